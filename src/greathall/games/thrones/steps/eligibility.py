"""Who may challenge whom, and which characters may take part; and how they are declared."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from greathall.games.thrones import bounds, notes, values, verbs
from greathall.games.thrones.abilities import changes
from greathall.games.thrones.steps.step import NO_CARDS
from greathall.games.thrones.terms import ATTACKED, ATTACKING, CHARACTER, DEFENDED, NOBODY, PLAY, supported
from greathall.kernel.event import EVERYONE
from greathall.kernel.move import NONE, pack

if TYPE_CHECKING:
    from greathall.games.thrones.state import Thrones


def allowed(state: Thrones, seat: i64, kind: i64) -> i64:
    """How many challenges of a kind a player may initiate this phase."""
    if values.of_seat(state, seat, changes.NO_CHALLENGE, kind) > 0:
        return 0
    more = values.of_seat(state, seat, changes.FRESH, kind) if state.lasting_kinds >> changes.FRESH & 1 else i64(0)
    return regular(state, seat, kind) + more


def regular(state: Thrones, seat: i64, kind: i64) -> i64:
    """The same without those for characters that have not attacked."""
    return 1 + values.of_seat(state, seat, changes.EXTRA, kind)


def is_fresh(state: Thrones, seat: i64, made: i64, kind: i64) -> bool:
    """Whether the last of these challenges of a kind is for characters that have not attacked in this phase."""
    return state.lasting_kinds >> changes.FRESH & 1 == 1 and made > regular(state, seat, kind)


def rested(state: Thrones, cards: vec[i64]) -> vec[i64]:
    """Those who have not attacked in this phase."""
    found = vec[i64]()
    for card in cards:
        if not notes.noted(state, notes.ATTACKED, card):
            found = append(found, card)
    return found


def may_challenge(state: Thrones, seat: i64, other: i64) -> bool:
    """Whether a player may challenge another, who is neither a partner nor the holder of a supported title (A-11.1)."""
    if not state.foes(seat, other):
        return False
    title = state.titles[seat]
    return title == NOBODY or state.titles[other] == NOBODY or supported(title) != state.titles[other]


def fit_to_attack(state: Thrones, seat: i64, fresh: bool = False) -> i64:
    """The mask of the kinds for which a player has a character that can attack; one that has not attacked, if it must be fresh."""
    found: i64 = 0
    able = affordable(state, seat, NO_CARDS, state.pile(PLAY, seat))
    for card in rested(state, able) if fresh else able:
        if state.roster.kinds[card] == CHARACTER and free_to(state, card, changes.NO_ATTACK):
            found |= values.fit(state, card)
    return found


def free_to(state: Thrones, card: i64, ban: i64) -> bool:
    """Whether a character stands and nothing keeps it from attacking, or from defending."""
    if state.kneels[card] or state.leaving[card] or state.roles[card]:
        return False
    return not values.marked(state, card, ban)


def eligible(state: Thrones, seat: i64, ban: i64, chosen: vec[i64]) -> vec[i64]:
    """The characters of a player that can take part and are not chosen yet."""
    found = vec[i64]()
    for card in state.pile(PLAY, seat):
        if (
            state.roster.kinds[card] == CHARACTER
            and card not in chosen
            and free_to(state, card, ban)
            and values.fit(state, card) >> state.contest & 1
        ):
            found = append(found, card)
    return affordable(state, seat, chosen, found)


def affordable(state: Thrones, seat: i64, chosen: vec[i64], cards: vec[i64]) -> vec[i64]:
    """Those of the cards whose toll the player can pay besides that of the chosen ones."""
    if not (state.lasting_kinds | state.static_kinds) >> changes.TOLL & 1:
        return cards
    left = bounds.funds(state, seat) - toll(state, chosen)
    found = vec[i64]()
    for card in cards:
        if values.total(state, card, changes.TOLL) <= left:
            found = append(found, card)
    return found


def toll(state: Thrones, cards: vec[i64]) -> i64:
    """The gold that it costs to let these characters take part."""
    found: i64 = 0
    if (state.lasting_kinds | state.static_kinds) >> changes.TOLL & 1:
        for card in cards:
            found += max(i64(0), values.total(state, card, changes.TOLL))
    return found


def must_defend(state: Thrones, cards: vec[i64]) -> bool:
    """Whether one of these characters has to defend."""
    return any(values.marked(state, card, changes.MUST_DEFEND) for card in cards)


def declare(state: Thrones, cards: vec[i64], role: i64) -> None:
    """Characters take part, all at once, and kneel for it."""
    if len(cards):
        bounds.pay(state, state.holder[cards[0]], toll(state, cards))
    for card in cards:
        state.roles[card] = role
        state.tell(pack(verbs.TOLD_ATTACKS if role == ATTACKING else verbs.TOLD_DEFENDS, card), EVERYONE)
    for card in cards:
        stays = changes.NO_KNEEL_ATTACK if role == ATTACKING else changes.NO_KNEEL_DEFEND
        if not values.marked(state, card, changes.NO_KNEEL) and not values.marked(state, card, stays):
            state.kneel(card)
        if role == ATTACKING:
            notes.remember(state, notes.ATTACKED, card, 1)
        state.happen(ATTACKED if role == ATTACKING else DEFENDED, card, state.holder[card], NONE, state.contest)
