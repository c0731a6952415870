"""Who has won."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from greathall.games.thrones import changes, values, words
from greathall.games.thrones.frames import Frame
from greathall.games.thrones.terms import NOBODY, PLAY
from greathall.games.thrones.verbs import CROWN
from greathall.kernel.bits import bit_at
from greathall.kernel.move import field, pack

if TYPE_CHECKING:
    from greathall.games.thrones.state import Thrones

GOAL: Final[i64] = 15
"""Of each player; partners need twice as much together (A-12.6)."""
VICTORY: Final[i64] = 1
EXHAUSTION: Final[i64] = 2


def goal(state: Thrones, seat: i64) -> i64:
    """How much power a seat needs."""
    return GOAL + values.of_seat(state, seat, changes.VICTORY, NOBODY)


def side(state: Thrones, seat: i64) -> i64:
    """A seat and its partner, as a mask."""
    return bit_at(seat) | bit_at((seat + 2) % 4) if state.table.teams else bit_at(seat)


def near(state: Thrones, seats: i64, power: i64) -> bool:
    """Whether so much power of a side can be enough, whatever its cards say; only then is it worth while to look what they do say."""
    if state.table.eases_others or state.marks >> changes.VICTORY & 1:
        return True
    for seat in range(state.seats):
        if seats >> seat & 1:
            power += state.table.eases[seat] - GOAL
    return power >= 0


def reached(state: Thrones) -> bool:
    """Whether someone has the power to win; then the game ends, or the first player chooses among them (A-12.1, A-12.2)."""
    there: i64 = 0
    count: i64 = 0
    winner = NOBODY
    if state.table.teams:
        for seat in range(i64(2)):
            total = values.total_power(state, seat) + values.total_power(state, seat + 2)
            if near(state, side(state, seat), total) and total >= goal(state, seat) + goal(state, seat + 2):
                there |= bit_at(seat)
                count += 1
                winner = seat
    else:
        for seat in range(state.seats):
            total = values.total_power(state, seat)
            if near(state, bit_at(seat), total) and total >= goal(state, seat):
                there |= bit_at(seat)
                count += 1
                winner = seat
    if count == 0:
        return False
    if count == 1:
        state.end(VICTORY, side(state, winner))
        return True
    state.stack.clear()
    state.stack.append(Crown(state.first, NOBODY, there))
    return True


def account(state: Thrones, seat: i64) -> list[str]:
    """How a seat's power came about: on its House and on cards, and what was needed (A-12.1, A-12.6)."""
    lines = [f"On the House: {state.house[seat]}"]
    for card in state.pile(PLAY, seat):
        power = values.counted(state, card)
        if power:
            lines.append(f"On {words.card(state, card)}: {power}")
    needed = goal(state, seat)
    lines.append(f"Needed with the partner's: {needed + goal(state, (seat + 2) % 4)}" if state.table.teams else f"Needed: {needed}")
    return [*lines, f"Together: {values.total_power(state, seat)}"]


class Crown(Frame):
    """Several players (`number` is their mask) have reached victory: the first player chooses the winner (A-12.2)."""

    name = "crown"

    def moves(self, state: Thrones, seat: i64) -> vec[i64]:
        found = vec[i64]()
        for other in range(state.seats):
            if self.number >> other & 1:
                found = append(found, pack(CROWN, other))
        return found

    def play(self, state: Thrones, seat: i64, move: i64) -> None:
        state.end(VICTORY, side(state, field(move, 0)))

    def prompt(self, state: Thrones, seat: i64) -> str:
        return f"{state.called(seat)}, several players have won: say who does."


def exhaust(state: Thrones) -> None:
    """The last round is over: the most power wins (A-12.8)."""
    state.end(EXHAUSTION, leaders(state))


def leaders(state: Thrones) -> i64:
    """The mask of those with the most power; partners count together."""
    best: i64 = -1
    found: i64 = 0
    for seat in range(state.seats):
        total: i64 = 0
        for other in range(state.seats):
            if side(state, seat) >> other & 1:
                total += values.total_power(state, other)
        if total > best:
            best = total
            found = 0
        if total == best:
            found |= bit_at(seat)
    return found
