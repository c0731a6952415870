"""What happened in a golden game, as the hall tells it to a seat, for whoever pictures it:
`python -m tests.golden.chains treachery 1 Odo,Ada ended`.

Of the games of that name with as many seats as names, the first stretch in which all the named things happen to the eyes of that seat:
`judged`, or `judged:fate=broken`. One JSON: the position before, and each chain with the position after it.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from typing import Any

from greathall.hall.wire.views import told
from greathall.kernel.record import Record
from tests.golden import records
from tests.golden.positions import moment

LONGEST = 24
"""So many moves at most lie between the first thing that is looked for and the last."""


def chains(record: Record, viewer: int, names: list[str]) -> Iterator[tuple[dict[str, Any], dict[str, Any]]]:
    """Every move of a game: the position before, and what is told of it with the position after."""
    state = record.deal()
    state.players = names
    state.listen()
    before = moment(state, 0, viewer)
    for at in range(1, len(record.moves) + 1):
        record.step(state, at)
        after = moment(state, at, viewer)
        yield before, {**after, "told": told(state, state.events or [], viewer, "en")}
        before = after


def fits(event: dict[str, Any], wanted: str) -> bool:
    """Whether this is what is looked for."""
    verb, _, rest = wanted.partition(":")
    fields = [one.split("=") for one in rest.split(",") if one]
    return bool(event["verb"] == verb) and all(event.get(key) == value for key, value in fields)


def stretch(record: Record, viewer: int, names: list[str], wanted: list[str]) -> dict[str, Any] | None:
    """The first stretch of a game that fits."""
    begun: dict[str, Any] = {}
    found: list[dict[str, Any]] = []
    left: list[str] = []
    for before, after in chains(record, viewer, names):
        events = [link["event"] for link in after["told"]]
        if not left and any(fits(event, wanted[0]) for event in events):
            begun, found, left = before, [], wanted
        if not left:
            continue
        found.append(after)
        left = [one for one in left if not any(fits(event, one) for event in events)]
        if not left:
            return {"before": begun, "chains": found}
        if len(found) > LONGEST:
            left = []
    return None


def find(game: str, viewer: int, names: list[str], wanted: list[str]) -> dict[str, Any]:
    """The first stretch of all golden games that fits."""
    for path in records():
        record = Record.from_text(path.read_text(encoding="utf-8"))
        if path.stem.startswith(f"{game}-") and record.seats == len(names):
            found = stretch(record, viewer, names, wanted)
            if found:
                return found
    raise SystemExit(f"in no golden game of {game} with {len(names)} seats: {' '.join(wanted)}")


if __name__ == "__main__":
    print(json.dumps(find(sys.argv[1], int(sys.argv[2]), sys.argv[3].split(","), sys.argv[4:])))
