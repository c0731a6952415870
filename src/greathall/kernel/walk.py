"""A game walked through from Python: one call plays a move and says what is asked next.

Each call from Python into the rules costs about as much as a decision of a small game, so programs that play millions of games, to
learn from them, should make few.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from greathall.kernel.bits import lowest
from greathall.kernel.state import State


@mypyc_attr(acyclic=True)
class Walk:
    """The decisions of a game, one after another. It plays on the state that it is given, tells nobody and makes no offers."""

    def __init__(self, state: State, skip_forced: bool = False) -> None:
        state.events = None
        self.state = state
        self.skip_forced: bool = skip_forced
        """Whether moves that are the only one are played without asking."""
        self.seat: i64 = -1
        """The seat that is asked, of several the first; −1 when the game is over."""
        self.moves: vec[i64] = vec[i64]()
        """What it may do."""
        self.look()

    def asked(self) -> tuple[int, int]:
        """The seat that is asked and the number of its moves; −1 and 0 when the game is over."""
        return int(self.seat), len(self.moves)

    def step(self, index: i64) -> tuple[int, int]:
        """Play the move at that place of `moves`, and say who is `asked` next."""
        self.state.apply(self.seat, self.moves[index])
        self.look()
        return self.asked()

    def look(self) -> None:
        """Go on to the next decision."""
        state = self.state
        while state.stack:
            step = state.stack[-1]
            self.seat = lowest(step.deciders(state))
            self.moves = step.moves(state, self.seat)
            if not self.skip_forced or len(self.moves) > 1:
                return
            state.apply(self.seat, self.moves[0])
        self.seat = -1
        self.moves = vec[i64]()
