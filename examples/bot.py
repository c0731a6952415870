"""A bot in thirty lines: it plays each move out a few times with random moves, and takes the one that won most.

PYTHONPATH=examples greathall arena treachery bot:Player random greedy --games 60
"""

from __future__ import annotations

from greathall import Bot, Chance, State


class Player(Bot):
    """Made with a source of chance; the same chance gives the same moves."""

    def __init__(self, chance: Chance) -> None:
        self.chance = chance

    def choose(self, position: State, seat: int) -> int:
        """One of the legal moves of a seat, in a position that holds what the seat knows."""
        return max(position.moves(seat), key=lambda move: self.tried(position, seat, move))

    def tried(self, position: State, seat: int, move: int, times: int = 3) -> float:
        """How a move does when the hidden cards are drawn again and everyone goes on at random."""
        return sum(self.played_on(position.imagine(seat, self.chance), seat, move) for _ in range(times))

    def played_on(self, state: State, seat: int, move: int) -> float:
        state.play(seat, move)
        while asked := state.asked():
            moves = state.moves(asked[0])
            state.play(asked[0], moves[self.chance.below(len(moves))])
        return state.reward(seat)
