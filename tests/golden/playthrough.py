"""A golden playthrough: a golden game with all that anybody is shown of it, move by move.

After each move it holds, for every seat and the gallery, what was told, what is asked, every legal move with its sentence, and the view;
the whole position too, under `open`. A part of a view that has not changed since the move before is left out.

    ## 12. 0 act card=coup side=top
    1 told {"event": "attacked", …} Lady Elaine is Wounded.
    1 asks Choose an action.
    1 may act card=feud side=top | Attack Lord Brutol.
    1 sees rows [["filia", "asher"], …]
"""

from __future__ import annotations

import json
import lzma
from collections.abc import Iterator
from difflib import unified_diff
from itertools import islice
from pathlib import Path
from typing import Any

from greathall.kernel.event import GALLERY, Event
from greathall.kernel.record import Record
from greathall.kernel.state import State

ENDING = ".playthrough.xz"
OPEN = "open"


def playthrough(record: Record) -> Iterator[str]:
    """The lines of a finished game."""
    state = record.deal()
    state.players = record.players
    known: dict[str, dict[str, str]] = {}
    yield f"## 0. {record.game}"
    yield from position(state, known)
    for number, (seat, text) in enumerate(record.moves, 1):
        yield f"## {number}. {seat} {text}"
        record.step(state, number)
        yield from position(state, known)
    yield f"## over: {state.ending()}"
    for seat in range(record.seats):
        yield from (f"{seat} account {line}" for line in state.account(seat))


def position(state: State, known: dict[str, dict[str, str]]) -> Iterator[str]:
    """What everybody is shown of a position and of how it came about."""
    for viewer in range(int(GALLERY), int(state.seats)):
        yield from (f"{viewer} told {event_line(state, event, viewer)}" for event in state.events or [])
        yield f"{viewer} asks {state.prompt(viewer)}"
        if viewer != GALLERY:
            for move in [*state.moves(viewer), *state.calls(viewer)]:
                yield f"{viewer} may {state.text(move)} | {state.sentence(viewer, move)} | {' '.join(state.lines(move))}"
        yield from changes(str(viewer), state.view(viewer), known)
    yield from changes(OPEN, state.to_dict(), known)


def event_line(state: State, event: Event, viewer: int) -> str:
    return f"{compact(event.json(state.game.tellings, state.names(), viewer))} {state.telling(event, viewer)}"


def changes(viewer: str, view: dict[str, Any], known: dict[str, dict[str, str]]) -> Iterator[str]:
    """The parts of a view that are not as this viewer last saw them."""
    before = known.get(viewer, {})
    now = {name: compact(part) for name, part in view.items()}
    yield from (f"{viewer} sees {name} {part}" for name, part in now.items() if before.get(name) != part)
    yield from (f"{viewer} sees no more {name}" for name in before if name not in now)
    known[viewer] = now


def compact(part: object) -> str:
    return json.dumps(part, ensure_ascii=False, separators=(",", ":"))


def write(record: Record, path: Path) -> None:
    path.write_bytes(lzma.compress("\n".join(playthrough(record)).encode(), preset=9))


def read(path: Path) -> list[str]:
    return lzma.decompress(path.read_bytes()).decode().split("\n")


def differences(before: list[str], now: list[str], most: int = 40) -> list[str]:
    """The first lines that are not the same, with the move they belong to."""
    same = next((place for place, (one, other) in enumerate(zip(before, now, strict=False)) if one != other), min(len(before), len(now)))
    if same == len(before) == len(now):
        return []
    move = next(line for line in reversed(before[: same + 1]) if line.startswith("## "))
    near = unified_diff(before[same : same + 2000], now[same : same + 2000], "kept", "now", n=0, lineterm="")
    return [f"the first difference is in {move[3:]!r}", *(line[:400] for line in islice(near, 2, most))]
