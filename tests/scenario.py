"""Scenarios read like play: a position in readable names, moves in text, what must follow, who is asked next."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self

import pytest

import greathall
from greathall.kernel.errors import IllegalMove
from greathall.kernel.event import OPEN
from greathall.kernel.move import NO_MOVE

rule = pytest.mark.rule
"""`@rule("T-6.3", "T-6.4")`: the lines of docs/rules that a test shows."""


class Scenario:
    """A game set up by hand."""

    def __init__(self, game: str, position: Mapping[str, Any] | None = None, cards: Any = None, **more: Any) -> None:
        self.state = greathall.from_dict({"game": game, **(position or {}), **more}, cards=cards)
        self.state.listen()
        self.told: list[str] = []
        """What happened in the last call of `play`, in words, with everything open."""

    def play(self, *moves: str) -> Self:
        """Play moves in text for whoever is asked; `1: …` names the seat where several are."""
        self.told = []
        for text in moves:
            seat, _, move = text.rpartition(": ")
            self.state.play(int(seat) if seat else self.asked, self.state.read(move))
            self.told += [self.state.telling(event, OPEN) for event in self.state.events or []]
        return self

    def refuse(self, move: str, line: str) -> None:
        """The move is refused, and the refusal names this line of the rules."""
        before = self.state.to_dict()
        with pytest.raises(IllegalMove) as refusal:
            self.play(move)
        assert refusal.value.line == line, f"refused with {refusal.value}"
        assert self.state.to_dict() == before

    def why(self, *thing: str, move: str = "", seat: int | None = None) -> str:
        """Why a thing can't be used, or why this can't be done with it, in words."""
        state = self.state
        wanted = state.read(move) if move else int(NO_MOVE)
        return str(state.why_unusable(self.asked if seat is None else seat, state.game.things.read(thing, state.names()), wanted))

    @property
    def asked(self) -> int:
        """The only seat that is asked."""
        seats = self.all_asked
        assert len(seats) == 1, f"asked are {seats}"
        return seats[0]

    @property
    def all_asked(self) -> list[int]:
        return [seat for seat in range(self.state.seats) if self.state.deciders() >> seat & 1]

    def moves(self, seat: int | None = None) -> list[str]:
        """The legal moves of the seat that is asked, as text."""
        return [self.state.text(move) for move in self.state.moves(self.asked if seat is None else seat)]

    def __getitem__(self, key: str) -> Any:
        """A part of the position in readable names: `scenario["rows"]`."""
        return self.state.to_dict()[key]

    @property
    def over(self) -> bool:
        return self.state.over()
