"""Games at the terminal from their deal, or from a record, to their end; matches too."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from shlex import quote

from rich.console import Console

from greathall.kernel.bits import seats_of
from greathall.kernel.cards import load as load_cards
from greathall.kernel.catalog import Game, find_game
from greathall.kernel.chance import fresh_seed
from greathall.kernel.errors import BadRecord
from greathall.kernel.match import Match
from greathall.kernel.record import Record
from greathall.terminal import records, seating
from greathall.terminal.seating import Sitter
from greathall.terminal.table import Left, Table


def begin(
    console: Console,
    game: Game,
    kinds: list[str],
    name: str,
    seed: str,
    options: Mapping[str, str],
    cards: Path | None,
    path: Path | None,
    whole_match: bool,
) -> None:
    """Deal a game, or the first of a match, and play."""
    game.check_seats(len(kinds))
    if path is not None and path.exists():
        raise BadRecord(f"there is a record {path} already; go on with it by --resume {quote(str(path))}, or name another file")
    record = Record(game.name, len(kinds), seed or fresh_seed())
    record.options = game.check_options(len(kinds), options)
    record.cards = None if cards is None else load_cards(cards)
    sitters = seating.seat(kinds, name, record.seed)
    record.players = [sitter.written() for sitter in sitters]
    if whole_match:
        first = record.deal().to_dict().get("first", 0)
        record.match = json.dumps(Match(game.contest, len(kinds), first).to_dict())
        record.options = game.begun_by(first, record.options)
    play_on(console, record, sitters, path or records.fresh_path(game.name))


def resume(console: Console, path: Path) -> None:
    """Go on with an interrupted game."""
    record = records.load(path)
    if record.finished():
        raise BadRecord(f"the game of {path} is over; see it with: greathall replay {quote(str(path))}")
    play_on(console, record, seating.read(record.players, record.seed), path)


def play_on(console: Console, record: Record, sitters: list[Sitter], path: Path) -> None:
    """Play from where the record stands to the end, and on to the end of the match it belongs to."""
    game = find_game(record.game)
    try:
        while True:
            console.print(f"[bold]{game.title}[/bold] · type help at any time")
            console.print(f"The shuffle is committed to: {record.commitment}", style="dim")
            Table(console, record, record.replay(), sitters, path).play()
            console.print(f"The record: {path}", markup=False, soft_wrap=True)
            if not record.match:
                return
            match = Match.from_dict(json.loads(record.match))
            match.add(record.replay())
            standing(console, match, sitters)
            if match.over():
                return
            record, path = next_game(record, match), records.fresh_path(game.name)
    except Left:
        kept(console, path)
    except KeyboardInterrupt:
        kept(console, path)
        raise


def kept(console: Console, path: Path) -> None:
    """Say how to go on with a game that was left."""
    console.print(f"\nThe game is kept. Go on with: greathall play --resume {quote(str(path))}", markup=False, soft_wrap=True)


def next_game(record: Record, match: Match) -> Record:
    """The record of the next game of a match."""
    following = Record(record.game, record.seats, fresh_seed())
    following.options = find_game(record.game).begun_by(match.beginner(), record.options)
    following.cards = record.cards
    following.players = record.players
    following.match = json.dumps(match.to_dict())
    return following


def standing(console: Console, match: Match, sitters: list[Sitter]) -> None:
    """Say how the match stands, or who has won it."""
    won = int(match.winners())
    leaders = " and ".join(sitters[seat].name for seat in seats_of(won))
    totals = ", ".join(f"{sitter.name} {total:g}" for sitter, total in zip(sitters, match.standings(), strict=True))
    console.print(f"\n[bold]The match stands: {totals}.[/bold]")
    if match.over():
        console.print(f"[bold]{leaders} {'win' if won & (won - 1) else 'wins'} the match.[/bold]\n")


def name_of(record: Record, seat: int) -> str:
    """What a record calls a seat."""
    written = record.players[seat]
    return written.rpartition(" (")[0] or written or f"Player {seat + 1}"
