"""Scores, agendas, who wins, and how well a position stands."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from greathall.games.duhr import board, messages
from greathall.games.duhr.board import DISFAVORED, FAVORED, VILIFIED
from greathall.games.duhr.cards import EVENTS_AT, HOUSES, SCANDAL, Agenda
from greathall.kernel.bits import filled, highest
from greathall.kernel.sentences.message import Saying

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
    ranks = filled(state.seats, 0)
    for seat in range(state.seats):
        ranks[seat] = 4 * total(state, seat) + VILIFIED - state.status[seat]
    return highest(ranks)


def reckoning(state: Duhr, seat: i64) -> list[Saying]:
    """How a seat's points came about: its status, the revealed cards on its House, its agenda (D-13.3 to D-13.8)."""
    house, status, cards = state.houses[seat], state.status[seat], state.boards[seat]
    if status == VILIFIED:
        lines = [messages.VILIFIED.say(house), messages.VILLAINS.say(standing_score(state, seat) - 2)]
    else:
        lines = [messages.STATUS.say(house, status, 10 if status == FAVORED else 9)]
        scandals = board.scandals(cards)
        suspicions = board.cost(cards) - board.SCANDAL_COST * scandals
        if suspicions:
            lines.append(messages.SUSPICIONS.say(suspicions))
        if scandals:
            lines.append(messages.SCANDALS.say(scandals, board.SCANDAL_COST * scandals))
    agenda = state.agendas[seat]
    points = int(state.deck.conditions[agenda].points) if fulfilled(state, seat) else None
    return [*lines, messages.AGENDA_SCORED.say(agenda, points), messages.TOGETHER.say(total(state, seat))]


# How well a position stands. The weights are those of a logistic regression of who won some thousands of games between searching bots: the
# score itself says little before the end, the number of cards on a House and the agenda say more.


def prospects(state: Duhr, seat: i64, late: i64) -> float:
    """How good a seat's hopes are; only differences between seats count. `late` is 0 while four Houses or more are favored, 1 with three,
    2 with two or fewer."""
    hopes = AGENDA_WORTH * float(state.deck.conditions[state.agendas[seat]].points) * likely(state, seat)
    hopes += (0.15 if late == 2 else 0.05) * float(standing_score(state, seat))
    status = state.status[seat]
    if status == FAVORED:
        cards = board.laid(state.boards[seat])
        hopes -= 0.6 if cards == 4 else 0.08 * float(cards)
    elif status == DISFAVORED:
        hopes -= 0.4 if late == 2 else 0.9
    else:
        hopes -= 0.4 if late < 2 else 0.0
    return hopes + hand_worth(state, seat, late)


# How Houses end, going by how often those that stood so ended so in games between searching bots.
AGENDA_WORTH: Final = 0.8
"""Of a point that an agenda is likely to bring."""
ONE_LEFT: Final = 0.97
"""How likely one House ends favored; otherwise none does."""
VILE_AFTER_FAVOR: Final = 0.4
"""How many of the Houses that lose favor end vilified."""
VILE_AFTER_DISFAVOR: Final = 0.2
STAYS_SCANDALIZED: Final = 0.95
BECOMES_SCANDALIZED: Final = 0.85


def likely(state: Duhr, seat: i64) -> float:
    """How likely a seat's agenda is fulfilled in the end."""
    if state.ended:
        return 1.0 if fulfilled(state, seat) else 0.0
    agenda = state.deck.conditions[state.agendas[seat]]
    left = favored(state)
    if agenda.are == FAVORED:
        among: i64 = 0
        for who in range(state.seats):
            if state.status[who] == FAVORED and counted(state, seat, who, agenda.who):
                among += 1
        one = ONE_LEFT * float(among) / float(max(left, i64(1)))
        return (1.0 - one if agenda.least == 0 else 0.0) + (one if agenda.least <= 1 <= agenda.most else 0.0)
    # House after House, how likely each number of them ends so.
    chances = vec[float]([0.0] * (int(HOUSES) + 2))
    chances[0] = 1.0
    for who in range(state.seats):
        if counted(state, seat, who, agenda.who):
            one = ends(state, who, agenda.are, left)
            for found in range(HOUSES, i64(0), i64(-1)):
                chances[found] = chances[found] * (1.0 - one) + chances[found - 1] * one
            chances[0] *= 1.0 - one
    total = 0.0
    for found in range(agenda.least, min(agenda.most, HOUSES) + 1):
        total += chances[found]
    return total


def favored(state: Duhr) -> i64:
    """How many Houses are favored."""
    left: i64 = 0
    for who in range(state.seats):
        if state.status[who] == FAVORED:
            left += 1
    return left


def ends(state: Duhr, who: i64, are: i64, left: i64) -> float:
    """How likely a House ends disfavored, vilified, with a revealed scandal or without one, while that number of Houses is favored."""
    if are >= SCANDALIZED:
        scandal = STAYS_SCANDALIZED if board.scandals(state.boards[who]) else BECOMES_SCANDALIZED
        return scandal if are == SCANDALIZED else 1.0 - scandal
    status = state.status[who]
    if status == VILIFIED:
        return 1.0 if are == VILIFIED else 0.0
    if status == DISFAVORED:
        return VILE_AFTER_DISFAVOR if are == VILIFIED else 1.0 - VILE_AFTER_DISFAVOR
    falls = 1.0 - ONE_LEFT / float(left)
    return falls * (VILE_AFTER_FAVOR if are == VILIFIED else 1.0 - VILE_AFTER_FAVOR)


# What cards in hand are worth: a suspicion for one's own ability, one that can still be raised, any other; a pair besides.
KEY: Final = 0.15
WEAPON: Final = 0.08
BLUNT: Final = 0.02
PAIR: Final = 0.10
SCANDAL_CARD: Final = 0.08
EVENT_CARD: Final = 0.10


def hand_worth(state: Duhr, seat: i64, late: i64) -> float:
    """What a hand is worth; the fewer cards are needed for the end, the more each of them counts."""
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
    return total if late else 0.6 * total


def evaluate(state: Duhr, seat: i64) -> float:
    """The chance to win, by what everyone may hope for."""
    left = favored(state)
    late: i64 = 0 if left > 3 else 1 if left == 3 else 2
    own = prospects(state, seat, late)
    others = 1.0
    for other in range(state.seats):
        if other != seat:
            others += math.exp(prospects(state, other, late) - own)
    return 1.0 / others
