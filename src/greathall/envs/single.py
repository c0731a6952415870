"""One seat at a table of bots, as an environment of Gymnasium."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from greathall.bots import make
from greathall.bots.bot import Bot
from greathall.bots.offers import first_offer
from greathall.envs.table import NOTHING, Table, drawn, fresh_seed
from greathall.features import flags
from greathall.kernel.chance import Chance, swift
from greathall.kernel.choice import Choice
from greathall.kernel.errors import UnknownGame

Row = NDArray[np.int8]


class SeatEnv(gymnasium.Env[Row, np.int64]):
    """The observation is the row of features of `greathall.features`; `info` has the `action_mask`, and so has the method `action_masks`.

    Bots see only what their seats may know, and answer at once: `step` returns when the seat is asked again or the game is over.
    """

    def __init__(self, table: Table, bots: str | Sequence[str], seat: int | None = None, render_mode: str | None = None) -> None:
        self.metadata = {"render_modes": ["human", "ansi"]}
        self.table = table
        self.render_mode = render_mode
        names = [bots] * (table.seats - 1) if isinstance(bots, str) else list(bots)
        if len(names) != table.seats - 1:
            raise UnknownGame(f"{table.seats - 1} other seats need as many bots, not {len(names)}")
        if seat is not None and not 0 <= seat < table.seats:
            raise UnknownGame(f"there is no seat {seat} among {table.seats}")
        for name in names:
            make(name, swift("tried"))
        self._names = names
        self._seat = seat
        self.seat = 0 if seat is None else seat
        """Where it sits in this game."""
        self.games = 0
        self.observation_space = spaces.Box(0, 1, (table.features,), np.int8)
        self.action_space = spaces.Discrete(table.actions)
        self._begin(str(fresh_seed()))

    def _begin(self, seed: str) -> None:
        self._chance: Chance = swift(seed)
        self.games = 0

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Row, dict[str, Any]]:
        super().reset(seed=seed)
        if seed is not None:
            self._begin(str(seed))
        while True:
            self.seat = self.games % self.table.seats if self._seat is None else self._seat
            self.games += 1
            self.choice = self.table.deal(int(self._chance.word()))
            self._bots = self._seated()
            self._others()
            if self.choice.seat >= 0:
                break  # otherwise the bots have ended the game before the seat was asked
        self._ended = False
        self._show()
        return self._row(), self._info()

    def _seated(self) -> dict[int, Bot]:
        """A bot for each other seat, clockwise from this one."""
        seats = [(self.seat + 1 + at) % self.table.seats for at in range(len(self._names))]
        return {seat: make(name, swift(str(self._chance.word()))) for seat, name in zip(seats, self._names, strict=True)}

    def _others(self) -> None:
        """The bots play until the seat is asked, or the game is over."""
        state = self.choice.state
        while self.choice.seat not in (self.seat, -1):
            seat = int(self.choice.seat)
            moves = state.moves(seat)
            if len(moves) == 1:
                state.apply(seat, moves[0])
            else:
                position = state.imagine(seat, self._chance)
                offer = first_offer(self._bots[seat], position, seat)
                if offer is not None:
                    state.propose(seat, offer)
                else:
                    state.apply(seat, self._bots[seat].choose(position, seat))
            self.choice = Choice(state, self.table.encoding)

    def step(self, action: np.int64 | int) -> tuple[Row, float, bool, bool, dict[str, Any]]:
        reward = 0.0
        if not self.table.choose(self.choice, int(action)):
            reward, self._ended = -1.0, True
        else:
            self._others()
            if self.choice.seat < 0:
                reward, self._ended = self.table.result(self.choice.state)[self.seat], True
        self._show()
        return self._row(), reward, self._ended, False, self._info()

    def _row(self) -> Row:
        return flags(self.choice.features(self.seat), self.table.features)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks(), "seat": self.seat}

    def action_masks(self) -> Row:
        """One for each action that is legal now."""
        return flags(NOTHING if self._ended else self.choice.places, self.table.actions)

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        if self.render_mode is None:
            return None
        shown = drawn(self.choice.state, self.seat)
        if self.render_mode == "ansi":
            return shown
        print(shown)
        return None
