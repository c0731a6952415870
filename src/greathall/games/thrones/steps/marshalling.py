"""Cards come into play from hand: for gold during one's own marshalling, by Ambush for influence in any phase."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from greathall.games.thrones import bounds, notes, values, verbs
from greathall.games.thrones.abilities import changes
from greathall.games.thrones.abilities.facts import Played
from greathall.games.thrones.steps import keywords
from greathall.games.thrones.terms import ATTACHMENT, HAND, MARSHALLED, NOBODY, PLAY
from greathall.kernel.move import NONE, field, pack, verb_of

if TYPE_CHECKING:
    from greathall.games.thrones.state import Thrones


def plays(state: Thrones, seat: i64, found: vec[i64]) -> vec[i64]:
    """Add every card that the active player can marshal (A-7.2), and every duplicate (A-7.7)."""
    for card in state.pile(HAND, seat):
        face = state.roster.faces[card]
        if face.kind > ATTACHMENT:
            continue
        if state.original(seat, card) != NOBODY:
            found = append(found, pack(verbs.DUPLICATE, card))
        elif may_play(state, seat, card) and values.cost(state, seat, card) <= bounds.funds(state, seat):
            found = ways(state, seat, card, verbs.MARSHAL, found)
    return found


def ambushes(state: Thrones, seat: i64, found: vec[i64]) -> vec[i64]:
    """Add every card that a seat can put into play by Ambush (A-9.9)."""
    for card in keywords.ambushers(state, seat):
        found = ways(state, seat, card, verbs.PLAY_AMBUSH, found)
    return found


def may_play(state: Thrones, seat: i64, card: i64) -> bool:
    """Whether uniqueness and Limited let a card be played (A-7.5, A-9.4)."""
    return not keywords.limited_bars(state, seat, card) and state.may_enter(seat, card) and not played_out(state, seat, card)


def played_out(state: Thrones, seat: i64, card: i64) -> bool:
    """Whether a player has played as many such cards this round as effects allow."""
    if not state.static_kinds >> changes.MOST_PLAYED & 1:
        return False
    for source in state.statics:
        for static in state.roster.faces[source].statics:
            change = static.change
            if change.kind != changes.MOST_PLAYED or not change.of_seat(state, seat, source) or values.blank(state, source):
                continue
            if change.where.holds(state, card, seat, source) and static.holds(state, source):
                played = Played(change.where).value(state, card, seat, source)
                if played >= change.amount.value(state, source, state.holder[source], source):
                    return True
    return False


def ways(state: Thrones, seat: i64, card: i64, verb: i64, found: vec[i64]) -> vec[i64]:
    """Add a card as it is, an attachment on each card that it may lie on."""
    if state.roster.kinds[card] != ATTACHMENT:
        return append(found, pack(verb, card))
    for owner in range(state.seats):
        for host in state.pile(PLAY, owner):
            if may_lie_on(state, seat, card, host):
                found = append(found, pack(verb, card, host))
    return found


def may_lie_on(state: Thrones, seat: i64, card: i64, host: i64) -> bool:
    """Whether an attachment may be put on a card (A-1.3, A-9.3, A-9.5)."""
    if state.roster.kinds[host] == ATTACHMENT or state.leaving[host] or keywords.refuses_attachments(state, host):
        return False
    return state.roster.faces[card].goes_on.holds(state, host, seat, card) and not values.immune(state, host, card)


def do(state: Thrones, seat: i64, move: i64) -> None:
    """Marshal a card, lay a duplicate, or begin an Ambush."""
    verb = verb_of(move)
    card = field(move, 0)
    if verb == verbs.DUPLICATE:
        state.lay_under(card, state.original(seat, card))
        return
    host = NOBODY if field(move, 1) == NONE else field(move, 1)
    if verb == verbs.PLAY_AMBUSH:
        keywords.ambush(state, seat, card, host)
        return
    bounds.pay(state, seat, values.cost(state, seat, card), card)
    keywords.note_limited(state, seat, card)
    notes.remember(state, notes.PLAYED, card, seat + 1)
    use_up(state, seat, card)
    state.enter_on(seat, card, host, MARSHALLED)


def use_up(state: Thrones, seat: i64, card: i64) -> None:
    """Reductions for the next such card are used up."""
    if not state.lasting_kinds >> changes.NEXT_COST & 1:
        return
    kept = vec[i64]()
    for word in state.lasting:
        change = state.card_set.changes[values.change_of(word)]
        if change.kind != changes.NEXT_COST or values.target_of(word) != seat or not change.where.holds(state, card, seat, field(word, 2)):
            kept = append(kept, word)
    state.lasting = kept
    state.note_lasting()
