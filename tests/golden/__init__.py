"""Golden games: whole records that every build replays, each with its playthrough. A change that alters them must be meant.

When it is, look at what changes, write them again from the root of the repository, and commit both together:

python -m tests.golden look            # what the playthroughs would say otherwise
python -m tests.golden playthroughs    # sentences or views changed: the same games, with all that is shown of them
python -m tests.golden words           # card texts or refusals changed
python -m tests.golden tables          # features, actions or the numbers of moves changed: only with a new version of the rules
python -m tests.golden                 # rules or cards changed: other games
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

from greathall.bots import make
from greathall.kernel.catalog import find_game
from greathall.kernel.chance import swift
from greathall.kernel.match import Match
from greathall.kernel.record import Record
from greathall.lab.playing import play_game
from tests.golden import playthrough, tables, words

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
    remembered = Record("duhr", 5, "golden seed", "golden")
    remembered.options = {"memory": "true"}
    yield "duhr-remembered", remembered
    for seats in (2, 3, 4):
        yield f"thrones-{seats}", Record("thrones", seats, seats, "golden")
    partners = Record("thrones", 4, "golden seed", "golden")
    partners.options = {"variant": "two_on_two", "decks": "oruun_wildfire,marisk_blades"}
    yield "thrones-partners", partners
    gold = Record("thrones", 3, "golden seed", "golden")
    gold.options = {"variant": "littlefinger", "title_bonus": "literal"}
    yield "thrones-littlefinger", gold


def play(record: Record) -> None:
    """Play a record's game between greedy bots, or where deals are made with bots that make them."""
    kinds = ["search:12" if record.game == "duhr" else "greedy"] * record.seats
    if record.options.get("variant") == "littlefinger":
        kinds[-1] = "random"  # nobody else offers gold
    record.players = [f"{kind} {seat}" for seat, kind in enumerate(kinds)]
    bots = [make(kind, swift(f"golden {seat}")) for seat, kind in enumerate(kinds)]
    state = record.deal()
    play_game(
        state,
        bots,
        swift("golden views"),
        lambda before, seat, move: record.moves.append((seat, before.text(move))),
        lambda before, seat, offer: record.moves.append((seat, offer.text(before.names()))),
    )
    record.close(state)


def records() -> list[Path]:
    """The golden games that are kept."""
    return sorted(FOLDER.glob("*.record"))


def write() -> None:
    """Play all golden games again, and write them."""
    for old in [*records(), *FOLDER.glob(f"*{playthrough.ENDING}")]:
        old.unlink()
    for name, record in games():
        play(record)
        (FOLDER / f"{name}.record").write_text(record.to_text(), encoding="utf-8")
    write_playthroughs()
    write_words()
    write_tables()


def write_playthroughs() -> None:
    """Write again what is shown of the golden games that are kept."""
    for path in records():
        playthrough.write(Record.from_text(path.read_text(encoding="utf-8")), path.with_suffix(playthrough.ENDING))


def write_words() -> None:
    """Write again what the playthroughs don't show."""
    words.write(FOLDER, records())


def write_tables() -> None:
    """Write again what trained programs rest on."""
    (FOLDER / tables.FILE).write_text("\n".join(tables.lines(records())) + "\n", encoding="utf-8")


def look() -> None:
    """Print what the playthroughs would say otherwise."""
    for path in records():
        now = playthrough.playthrough(Record.from_text(path.read_text(encoding="utf-8")))
        for line in playthrough.differences(playthrough.read(path.with_suffix(playthrough.ENDING)), list(now)):
            print(f"{path.stem}: {line}")
