"""Positions of the golden games as a replay shows them, for whoever draws them: `python -m tests.golden.positions skirmish 12`.

Of each golden game of that name a number of positions, spread evenly from the first to the last, each from other eyes: those of the
seats in turn, of whoever watches, and with everything open, the last from the first seat's; then positions laid by hand, for
what none of them shows. One a line, as JSON.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from typing import Any

import greathall
from greathall.kernel.event import GALLERY, OPEN
from greathall.kernel.record import Record
from greathall.kernel.state import State
from tests.golden import records

LAID: dict[str, list[dict[str, Any]]] = {
    "skirmish": [
        {
            "seats": 2,
            "phase": "combat",
            "front": [["7c+9c", "5d exhausted", "10s"], ["8h", "3s+4s exhausted"]],
            "rear": [["kc", "as", "black_joker:necromancer"], ["kh", "red_joker:wizard"]],
            "hands": [["2d", "qs", "jc seen"], ["?", "?"]],
            "barrows": ["2c", "3c", "jd", "ad"],
            "burned": ["4c", "10h"],
            "doubled": ["7c", "9c"],
            "damage": {"8h": 3, "7c": 2, "9c": 4},
            "life": [31, 7],
        }
    ],
}
"""What no golden game comes to, or seldom."""


def positions(record: Record, count: int) -> Iterator[dict[str, Any]]:
    """That number of positions of a finished game."""
    last = len(record.moves)
    wanted = sorted({round(place * last / (count - 1)) for place in range(count)})
    eyes = [*range(record.seats), int(GALLERY), int(OPEN)]
    state = record.deal()
    state.players = record.players
    for at in range(last + 1):
        if at:
            record.step(state, at)
        if at in wanted:
            yield moment(state, at, 0 if at == last else eyes[wanted.index(at) % len(eyes)])


def moment(state: State, at: int, viewer: int) -> dict[str, Any]:
    """What the hall says of a moment, and the result once there is one."""
    view = state.to_dict() if viewer == OPEN else state.view(viewer)
    view.pop("chance", None)
    return {
        "game": state.game.name,
        "engine": "",
        "players": [state.called(seat) for seat in range(state.seats)],
        "viewer": viewer,
        "at": at,
        "moves": at,
        "seat": None,
        "move": None,
        "told": [],
        "prompt": state.prompt(viewer),
        "asked": [seat for seat in range(state.seats) if state.deciders() >> seat & 1],
        "view": view,
        "result": result(state) if state.over() else None,
    }


def result(state: State) -> dict[str, Any]:
    return {
        "ending": state.ending(),
        "winners": [seat for seat in range(state.seats) if state.winners() >> seat & 1],
        "scores": state.scores(),
        "accounts": [state.account(seat) for seat in range(state.seats)],
        "resigned": [],
    }


def main(game: str, count: int) -> None:
    for path in records():
        if path.stem.startswith(f"{game}-"):
            for position in positions(Record.from_text(path.read_text(encoding="utf-8")), count):
                print(json.dumps({"named": path.stem, **position}))
    for number, laid in enumerate(LAID.get(game, [])):
        state = greathall.from_dict({"game": game, **laid})
        for viewer in range(int(OPEN), int(state.seats)):
            print(json.dumps({"named": f"{game}-laid-{number}", **moment(state, 0, viewer)}))


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
