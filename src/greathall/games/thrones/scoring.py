"""How well a position stands: power first, then the means to get more of it."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from greathall.games.thrones import goals, values
from greathall.games.thrones.terms import (
    ATTACHMENT,
    CHALLENGING,
    CHARACTER,
    DEADLY,
    DOMINANCE,
    HAND,
    INTIMIDATE,
    LOCATION,
    MARSHALLING,
    NOBODY,
    PLACED,
    PLAY,
    PLOTTING,
    RENOWN,
    STEALTH,
    UNDER,
    VENGEFUL,
    VIGILANT,
)
from greathall.kernel.bits import bit_at

if TYPE_CHECKING:
    from greathall.games.thrones.cards import Card
    from greathall.games.thrones.state import Thrones

# What things are worth, in points of power.
BODY_WORTH: Final = 0.4
"""Of a character, besides what it can do: someone else to die for a claim."""
STRENGTH_WORTH: Final = 0.3
ICON_WORTH: Final = 0.2
RENOWN_WORTH: Final = 0.6
KEYWORD_WORTH: Final = 0.3
"""Of one that helps in challenges."""
TEXT_WORTH: Final = 0.25
"""Of a card with abilities."""
LOCATION_WORTH: Final = 0.4
COST_WORTH: Final = 0.15
"""Of what was paid for a card that is not a character."""
INCOME_WORTH: Final = 0.4
INFLUENCE_WORTH: Final = 0.15
DUPLICATE_WORTH: Final = 0.4
"""The share of its worth that a unique card gains by a duplicate, and a little more than the card was worth in hand."""
HAND_WORTH: Final = 0.3
MANY_CARDS: Final[i64] = 6
"""Any more cards in hand are worth half."""
GOLD_WORTH: Final = 0.06
READY_WORTH: Final = 0.06
"""A point of STR that stands while there are challenges to come."""
PLOT_INCOME: Final = 0.25
PLOT_INITIATIVE: Final = 0.05
PLOT_CLAIM: Final = 0.6

FIGHTERS: Final[i64] = bit_at(DEADLY) | bit_at(STEALTH) | bit_at(INTIMIDATE) | bit_at(VENGEFUL) | bit_at(VIGILANT)

# How far apart two sides stand: the points that are decisive at the beginning, and how many fewer for each point of the leader's power.
EARLY: Final = 7.0
NEARER: Final = 0.33
LEAST: Final = 1.5


def printed_worth(face: Card) -> float:
    """What a card in play is worth by what is printed on it, besides a character's STR."""
    found = INCOME_WORTH * float(face.income) + INFLUENCE_WORTH * float(face.influence)
    if face.acts or face.response_moments or face.passive_moments or face.static_kinds or face.saves or face.cancels:
        found += TEXT_WORTH
    if face.kind == LOCATION or face.kind == ATTACHMENT:
        return found + LOCATION_WORTH + COST_WORTH * float(face.cost)
    found += BODY_WORTH
    fights = face.keywords & FIGHTERS
    while fights:
        fights &= fights - 1
        found += KEYWORD_WORTH
    if face.keywords >> RENOWN & 1:
        found += RENOWN_WORTH
    return found


def icons_worth(icons: i64) -> float:
    """What a character's icons are worth."""
    return ICON_WORTH * float((icons & 1) + (icons >> 1 & 1) + (icons >> 2 & 1))


def card_worth(state: Thrones, card: i64) -> float:
    """What a card in play is worth to its controller, besides the power on it."""
    face = state.roster.faces[card]
    found = printed_worth(face)
    if face.kind == CHARACTER:
        found += STRENGTH_WORTH * float(values.strength(state, card)) + icons_worth(values.icons(state, card))
    return found


def progress(state: Thrones, seat: i64) -> i64:
    """A seat's power, less what it needs beyond the others' goal."""
    return goals.total_power(state, seat) - (i64(0) if state.roster.teams else goals.goal(state, seat) - goals.GOAL)


def worth(state: Thrones, seat: i64) -> float:
    """A seat's power, characters, cards and gold in points of power."""
    found = float(progress(state, seat))
    cards = i64(len(state.pile(HAND, seat)))
    found += HAND_WORTH * float(min(cards, MANY_CARDS)) + 0.5 * HAND_WORTH * float(max(i64(0), cards - MANY_CARDS))
    ready = PLOTTING <= state.phase <= CHALLENGING
    for card in state.pile(PLAY, seat):
        if not state.leaving[card]:
            found += card_worth(state, card)
            if ready and state.kneels[card] == 0 and state.roster.kinds[card] == CHARACTER:
                found += READY_WORTH * float(values.strength(state, card))
    for card in state.pile(PLACED, seat):
        face = state.roster.faces[card]
        found += printed_worth(face) + STRENGTH_WORTH * float(face.strength) + icons_worth(face.icons)
    for card in state.pile(UNDER, seat):
        found += HAND_WORTH + DUPLICATE_WORTH * card_worth(state, state.host[card])
    if MARSHALLING <= state.phase <= DOMINANCE:
        found += GOLD_WORTH * float(state.gold[seat])
    plot = state.plot(seat)
    if ready and plot != NOBODY:
        face = state.roster.faces[plot]
        found += PLOT_CLAIM * float(face.claim)
        if state.phase < MARSHALLING:
            found += PLOT_INCOME * float(face.income) + PLOT_INITIATIVE * float(face.initiative)
    return found


def evaluate(state: Thrones, seat: i64) -> float:
    """The chance to win by how far the seat's side is ahead of the strongest other; the share of the victory at the end."""
    if state.ended:
        return state.reward(seat)
    own = 0.0
    rival = 0.0
    highest: i64 = 0
    for other in range(state.seats):
        total = worth(state, other)
        highest = max(highest, progress(state, other))
        if goals.side(state, seat) >> other & 1:
            own += total
        elif state.roster.teams:
            rival += total
        else:
            rival = max(rival, total)
    return 1.0 / (1.0 + math.exp((rival - own) / max(LEAST, EARLY - NEARER * float(highest))))
