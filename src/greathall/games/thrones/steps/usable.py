"""Which abilities of cards may be used now: actions, saves and cancels."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from greathall.games.thrones import values
from greathall.games.thrones.abilities.ability import ACTION, SAVE, Ability
from greathall.games.thrones.steps import keywords
from greathall.games.thrones.terms import BESIDE, DEAD, DISCARD, EVENT, HAND, NOBODY, PLAY, REVEALED
from greathall.games.thrones.verbs import RESPOND, USE
from greathall.kernel.move import NONE, pack

if TYPE_CHECKING:
    from greathall.games.thrones.state import Thrones

USABLE_ZONES: Final[vec[i64]] = vec[i64]([HAND, PLAY, REVEALED, BESIDE])
"""Where cards lie that may be used: events in hand, the others in play, the revealed plot and the agenda."""


ALL_ZONES: Final[vec[i64]] = vec[i64]([HAND, PLAY, REVEALED, BESIDE, DISCARD, DEAD])
"""The same with those of cards that say so."""


def ability_of(state: Thrones, card: i64, named: i64) -> Ability:
    """The ability that a move names."""
    return state.roster.faces[card].abilities[0 if named == NONE else named - 1]


def lies_right(state: Thrones, card: i64, made: Ability) -> bool:
    """Whether a card lies where this ability of it may be used: where it says, or else as usual."""
    return in_reach(state, card) if made.lies == NOBODY else state.zone[card] == made.lies


def zones(state: Thrones) -> vec[i64]:
    """Where cards lie that may be used in this game."""
    return ALL_ZONES if state.roster.elsewhere else USABLE_ZONES


def in_reach(state: Thrones, card: i64) -> bool:
    """Whether a card's abilities may be used where it lies: events in hand, one Limited a round, other cards in play with their text."""
    if state.roster.kinds[card] == EVENT:
        return state.zone[card] == HAND and not keywords.limited_bars(state, state.holder[card], card)
    zone = state.zone[card]
    return zone in (PLAY, REVEALED, BESIDE) and not values.blank(state, card)


def interrupts(state: Thrones, seat: i64, card: i64, kind: i64, word: i64, about: i64, found: vec[i64]) -> vec[i64]:
    """Add a card's saves or cancels that fit."""
    for made in state.roster.faces[card].abilities:
        if made.kind == kind and made.heeds(state, seat, card, word) and made.usable(state, seat, card):
            found = append(found, pack(RESPOND, card, made.named(), about))
    return found


def saves_for(state: Thrones, seat: i64, saved: i64, word: i64, found: vec[i64]) -> vec[i64]:
    """Add every way in which a seat may save a card."""
    for zone in USABLE_ZONES:
        for card in state.pile(zone, seat):
            if state.roster.faces[card].saves and in_reach(state, card):
                found = interrupts(state, seat, card, SAVE, word, saved, found)
    return found


def actions(state: Thrones, seat: i64, found: vec[i64]) -> vec[i64]:
    """Add every action of a card that a seat may take now."""
    for zone in zones(state):
        for card in state.pile(zone, seat):
            if state.roster.acts[card] >> state.phase & 1 and (state.roster.elsewhere or in_reach(state, card)):
                for made in state.roster.faces[card].abilities:
                    if (
                        made.kind == ACTION
                        and (not state.roster.elsewhere or lies_right(state, card, made))
                        and made.phases >> state.phase & 1
                        and made.usable(state, seat, card)
                        and made.works(state, seat, card, 0)
                    ):
                        found = append(found, pack(USE, card, made.named()))
    return found
