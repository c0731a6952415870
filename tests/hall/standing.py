"""How a match stands by the records of its games: `python -m tests.hall.standing FILE…`, in the order in which they were played.

The engine plays each of them again. It prints who sat there at the last one, each seat's victories or points, and the seats that lead, or
have won if it is over.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from greathall.kernel.catalog import find_game
from greathall.kernel.match import Match
from greathall.kernel.record import Record


def standing(texts: list[str]) -> dict[str, object]:
    records = [Record.from_text(text) for text in texts]
    match = Match(find_game(records[0].game).contest, records[0].seats, 0)
    for record in records:
        match.add(record.verify())
    return {
        "players": records[-1].players,
        "standings": match.standings(),
        "over": match.over(),
        "winners": [seat for seat in range(match.seats) if match.winners() >> seat & 1],
    }


if __name__ == "__main__":
    print(json.dumps(standing([Path(name).read_text(encoding="utf-8") for name in sys.argv[1:]])))
