"""What players may not do, or only so often, and what they can pay."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from greathall.games.thrones import notes, values
from greathall.games.thrones.abilities import changes
from greathall.games.thrones.terms import HAND, NOBODY, PLAY
from greathall.kernel.event import EVERYONE
from greathall.kernel.move import NONE

if TYPE_CHECKING:
    from greathall.games.thrones.state import Thrones


def is_so(state: Thrones, seat: i64, kind: i64) -> bool:
    """Whether a change of a kind without an amount touches a player."""
    return (state.lasting_kinds | state.static_kinds) >> kind & 1 == 1 and values.of_seat(state, seat, kind, NOBODY) > 0


def at_most(state: Thrones, seat: i64, kind: i64) -> i64:
    """The lowest bound of a kind that holds for a player; −1 for none."""
    lowest: i64 = -1
    if not (state.lasting_kinds | state.static_kinds) >> kind & 1:
        return lowest
    for word in state.lasting:
        if state.card_set.changes[values.change_of(word)].kind == kind and values.target_of(word) == seat:
            lowest = values.amount_of(word) if lowest < 0 else min(lowest, values.amount_of(word))
    for source in state.statics:
        for static in state.roster.faces[source].statics:
            change = static.change
            if change.kind != kind or not change.of_seat(state, seat, source) or values.blank(state, source):
                continue
            if static.holds(state, source):
                amount = change.amount.value(state, source, state.holder[source], source)
                lowest = amount if lowest < 0 else min(lowest, amount)
    return lowest


def funds(state: Thrones, seat: i64) -> i64:
    """The gold that a player can spend: the pool, and what lies on cards that say so."""
    found = state.gold[seat]
    for card in purses(state, seat):
        found += notes.noted(state, notes.GOLD, card)
    return found


def purses(state: Thrones, seat: i64) -> vec[i64]:
    """The cards of a player on which gold lies that may be spent."""
    found = vec[i64]()
    if (state.lasting_kinds | state.static_kinds) >> changes.PURSE & 1:
        for card in state.pile(PLAY, seat):
            if notes.noted(state, notes.GOLD, card) and values.marked(state, card, changes.PURSE):
                found = append(found, card)
    return found


def open_hands(state: Thrones) -> None:
    """Whoever plays with an open hand shows what is new in it."""
    for seat in range(state.seats):
        if is_so(state, seat, changes.OPEN_HAND):
            for card in state.pile(HAND, seat):
                if state.knows[card] != EVERYONE:
                    state.reveal(card)


def pay(state: Thrones, seat: i64, amount: i64, paid_for: i64 = NONE) -> None:
    """Gold for something, out of the pool and then from cards on which it may be spent."""
    for card in purses(state, seat) if amount > state.gold[seat] else vec[i64]():
        share = min(amount - state.gold[seat], notes.noted(state, notes.GOLD, card))
        if share > 0:
            notes.lay(state, notes.GOLD, card, -share)
            state.treasury += share
            amount -= share
    state.gain_gold(seat, -amount, paid_for=paid_for)
