"""Scores, agendas, who wins, and how well a position stands."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from greathall.games.duhr import board
from greathall.games.duhr.cards import EVENTS_AT, HOUSES, SCANDAL, Agenda
from greathall.games.duhr.favor import DISFAVORED, FAVORED, VILIFIED

if TYPE_CHECKING:
    from greathall.games.duhr.state import Duhr

# Places in `cards.WHO` and `cards.ARE`.
ALLY: Final[i64] = 0
LEFT: Final[i64] = 1
RIGHT: Final[i64] = 2
NEIGHBOURS: Final[i64] = 3
RIVALS: Final[i64] = 4
SCANDALIZED: Final[i64] = 3


def standing_score(state: Duhr, seat: i64) -> i64:
    """The score without the agenda (D-13.3 to D-13.5)."""
    status = state.status[seat]
    if status == VILIFIED:
        villains: i64 = 0
        for other in range(state.seats):
            if state.status[other] == VILIFIED:
                villains += 1
        return 2 + villains
    return (10 if status == FAVORED else 9) - board.cost(state.boards[seat])


def fulfilled(state: Duhr, seat: i64) -> bool:
    """Whether a seat's agenda is fulfilled as the position stands."""
    agenda = state.deck.conditions[state.agendas[seat]]
    found: i64 = 0
    for who in range(state.seats):
        if counted(state, seat, who, agenda.who) and stands(state, who, agenda):
            found += 1
    return agenda.least <= found <= agenda.most


def counted(state: Duhr, seat: i64, who: i64, among: i64) -> bool:
    """Whether an agenda of this seat counts that one's House. The left neighbour is the next clockwise (D-12.13)."""
    if among == ALLY:
        return state.plots[seat] == state.houses[who]
    left = who == (seat + 1) % state.seats
    right = seat == (who + 1) % state.seats
    if among <= NEIGHBOURS:
        return (left and among != RIGHT) or (right and among != LEFT)
    return among != RIVALS or who != seat


def stands(state: Duhr, who: i64, agenda: Agenda) -> bool:
    """Whether a House is what an agenda looks for."""
    if agenda.are < SCANDALIZED:
        return state.status[who] == agenda.are
    return (board.scandals(state.boards[who]) > 0) == (agenda.are == SCANDALIZED)


def total(state: Duhr, seat: i64) -> i64:
    """The score with the agenda (D-13.8)."""
    score = standing_score(state, seat)
    if fulfilled(state, seat):
        score += state.deck.conditions[state.agendas[seat]].points
    return score


def winners(state: Duhr) -> i64:
    """The highest total; ties go to the better status, then they are shared (D-13.11)."""
    best: i64 = -1
    mask: i64 = 0
    for seat in range(state.seats):
        rank = 4 * total(state, seat) + VILIFIED - state.status[seat]
        if rank > best:
            best = rank
            mask = 0
        if rank == best:
            mask |= i64(1) << seat
    return mask


# How well a position stands: what each seat would score, made into chances to win.

# What cards in hand are worth, in points: a suspicion that can still be raised, one for the own ability, any other; a pair besides.
WEAPON: Final = 0.16
KEY: Final = 0.24
BLUNT: Final = 0.06
PAIR: Final = 0.20
SCANDAL_CARD: Final = 0.36
EVENT_CARD: Final = 0.30
SHARPNESS: Final = 0.75
"""How much a point more counts for the chance to win."""


def prospects(state: Duhr, seat: i64, late: float) -> float:
    """The score that a seat may hope for. The later the game, the surer an agenda stays as it is."""
    score = float(standing_score(state, seat))
    points = float(state.deck.conditions[state.agendas[seat]].points)
    sure = 0.5 + 0.5 * late
    score += points * (sure if fulfilled(state, seat) else 0.3 * (1.0 - sure))
    score += hand_worth(state, seat)
    if state.status[seat] == DISFAVORED:
        score -= 0.5
    return score


def hand_worth(state: Duhr, seat: i64) -> float:
    """What a hand is worth, in points."""
    hand = state.hands[seat]
    total = SCANDAL_CARD * float(hand >> (5 * SCANDAL) & 31)
    for house in range(HOUSES):
        cards = hand >> (5 * house) & 31
        if cards:
            each = KEY if house == state.houses[seat] else WEAPON if state.status[state.seat_of[house]] == FAVORED else BLUNT
            total += each * float(cards)
            if cards > 1:
                total += PAIR
    events = hand >> EVENTS_AT
    while events:
        total += EVENT_CARD
        events &= events - 1
    return total


def evaluate(state: Duhr, seat: i64) -> float:
    """The chance to win, by what everyone may hope for."""
    fallen: i64 = 0
    for who in range(state.seats):
        if state.status[who] != FAVORED:
            fallen += 1
    late = min(1.0, float(fallen) / float(state.seats - 1))
    own = prospects(state, seat, late)
    others = 1.0
    for other in range(state.seats):
        if other != seat:
            others += math.exp(SHARPNESS * (prospects(state, other, late) - own))
    return 1.0 / others
