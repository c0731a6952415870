"""Golden games: whole records that every build replays. A change of rules or cards that alters them must be meant.

When it is, write them anew from the root of the repository, look at what changed, and commit both together:

python -m tests.golden
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

from greathall.bots import make
from greathall.kernel.catalog import game as find_game
from greathall.kernel.chance import swift
from greathall.kernel.match import Match
from greathall.kernel.record import Record
from greathall.lab.playing import play_game

FOLDER = Path(__file__).parent


def games() -> Iterator[tuple[str, Record]]:
    """The name of each golden game and its record, before the first move."""
    for seats in (2, 3, 4):
        yield f"treachery-{seats}", Record("treachery", seats, seats, "golden")
    sealed = Record("treachery", 2, "golden seed", "golden")
    sealed.options = {"first": "1"}
    sealed.match = json.dumps(Match(find_game("treachery").contest, 2, 1).to_dict())
    yield "treachery-sealed", sealed
    for seats in (2, 3, 6):
        yield f"skirmish-{seats}", Record("skirmish", seats, seats, "golden")
    plain = Record("skirmish", 4, "golden seed", "golden")
    plain.options = {"jokers": "without", "life": "20"}
    yield "skirmish-plain", plain
    for seats in (4, 5, 6):
        yield f"duhr-{seats}", Record("duhr", seats, seats, "golden")
    quiet = Record("duhr", 4, "golden seed", "golden")
    quiet.options = {"deals": "off", "memory": "true", "agendas": "white"}
    yield "duhr-quiet", quiet
    for seats in (2, 3, 4):
        yield f"thrones-{seats}", Record("thrones", seats, seats, "golden")
    partners = Record("thrones", 4, "golden seed", "golden")
    partners.options = {"variant": "two_on_two", "decks": "oruun_wildfire,marisk_blades"}
    yield "thrones-partners", partners


def play(record: Record) -> None:
    """Play a record's game between greedy bots, or where deals are made between bots that make them."""
    kind = "search:12" if record.game == "duhr" else "greedy"
    record.players = [f"{kind} {seat}" for seat in range(record.seats)]
    bots = [make(kind, swift(f"golden {seat}")) for seat in range(record.seats)]
    state = record.deal()
    play_game(
        state,
        bots,
        swift("golden views"),
        lambda before, seat, move: record.moves.append((seat, before.text(move))),
        lambda before, seat, offer: record.moves.append((seat, offer.text(before.names()))),
    )
    record.close(state)


def write() -> None:
    """Write all golden games anew."""
    for old in FOLDER.glob("*.record"):
        old.unlink()
    for name, record in games():
        play(record)
        (FOLDER / f"{name}.record").write_text(record.to_text(), encoding="utf-8")
