"""A table set up by hand: rows as they lie, an action to try, cards of another file."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest

import greathall
from greathall.kernel.cards import load
from greathall.kernel.errors import IllegalMove
from tests.scenario import Scenario

OURS = load(greathall.game("treachery").cards)
NAMES = [entry["id"] for entry in OURS["characters"]]
ACTIONS = [entry["id"] for entry in OURS["actions"]]


def cards_with(**changes: dict[str, str]) -> dict[str, Any]:
    """Our card file with some entries changed: `cards_with(duel={"top": "w+"})`."""
    data = deepcopy(OURS)
    for entry in [*data["characters"], *data["actions"]]:
        entry.update(changes.get(entry["id"], {}))
    return data


def trial(*who: str) -> str:
    """The move that uses the action on trial on these Characters."""
    return " ".join(
        ["act card=trial side=top", *(f"{place}={name}" for place, name in zip(("first", "second", "third"), who, strict=False))]
    )


class Table(Scenario):
    """Rows are written `"filia, asher wounded"`, from the top; whoever is not named stands in one more row below.

    With `action`, the first seat holds a card named trial whose top is that action, and its bottom moves nobody who is not healed.
    """

    def __init__(
        self, *rows: str, action: str = "", hand: str = "coup", changes: dict[str, dict[str, str]] | None = None, **more: Any
    ) -> None:
        laid = [[name.strip() for name in row.split(",")] for row in rows]
        named = {name.partition(" ")[0] for row in laid for name in row}
        others = [name for name in NAMES if name not in named]
        if others:
            laid.append(others)
        cards = None
        if action or changes:
            changes = dict(changes or {})
            if action:
                hand = "trial"
                changes["coup"] = {"id": "trial", "name": "Trial", "top": action, "bottom": "w+^"}
            cards = cards_with(**changes)
        super().__init__("treachery", {"rows": laid, "hands": [hand, "riot"], "revealed": "exile", **more}, cards=cards)

    def play(self, *moves: str) -> Table:
        super().play(*moves)
        return self

    @property
    def rows(self) -> list[str]:
        """The rows as they are written to set up a table."""
        return [", ".join(row) for row in self["rows"]]

    def reason(self, move: str, seat: int | None = None) -> str:
        """Why the move is refused, in words."""
        with pytest.raises(IllegalMove) as refusal:
            self.state.play(self.asked if seat is None else seat, self.state.read(move))
        return str(refusal.value)
