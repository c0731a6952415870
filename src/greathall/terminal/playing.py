"""Games at the terminal from their deal, or from a record, to their end; matches too."""

from __future__ import annotations

import json
import shlex
from collections.abc import Mapping
from pathlib import Path

from rich.console import Console

from greathall.kernel.bits import seats_of
from greathall.kernel.cards import load as load_cards
from greathall.kernel.catalog import Game, find_game
from greathall.kernel.chance import fresh_seed
from greathall.kernel.match import Match
from greathall.kernel.messages import PLAYER
from greathall.kernel.record import Record
from greathall.kernel.sentences.language import ENGLISH
from greathall.terminal import commands, languages, messages, records, seating
from greathall.terminal.output import Unusable
from greathall.terminal.seating import Sitter
from greathall.terminal.table import Left, Table
from greathall.terminal.voice import Voice, listed, points


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
    language: str = ENGLISH,
) -> None:
    """Deal a game, or the first of a match, and play."""
    voice = Voice(language)
    game.check_seats(len(kinds))
    if path is not None and path.exists():
        raise Unusable(voice.say(messages.RECORD_THERE, str(path), f"--resume {shlex.quote(str(path))}"))
    record = Record(game.name, len(kinds), seed or fresh_seed())
    record.options = game.check_options(len(kinds), options)
    record.cards = None if cards is None else load_cards(cards)
    sitters = seating.seat(kinds, name or voice.say(messages.GUEST), record.seed, language)
    record.players = [sitter.written() for sitter in sitters]
    if whole_match:
        first = record.deal().to_dict().get("first", 0)
        record.match = json.dumps(Match(game.contest, len(kinds), first).to_dict())
        record.options = game.begun_by(first, record.options)
    play_on(console, record, sitters, path or records.fresh_path(game.name), language)


def resume(console: Console, path: Path, language: str = ENGLISH) -> None:
    """Go on with an interrupted game."""
    voice = Voice(language)
    record = records.load(path, voice)
    if record.finished():
        raise Unusable(voice.say(messages.RECORD_OVER, str(path), f"greathall replay {shlex.quote(str(path))}"))
    play_on(console, record, seating.read(record.players, record.seed, voice), path, language)


def play_on(console: Console, record: Record, sitters: list[Sitter], path: Path, language: str) -> None:
    """Play from where the record stands to the end, and on to the end of the match it belongs to."""
    game = find_game(record.game)
    voice = Voice(language)
    try:
        while True:
            console.print(voice.say(messages.TYPE_HELP, f"[bold]{game.title}[/bold]", commands.spoken(voice, "help")))
            console.print(voice.say(messages.COMMITTED, record.commitment), style="dim")
            with records.right(path, voice):
                state = record.replay()
            Table(console, record, state, sitters, path, language).play()
            console.print(voice.say(messages.RECORD, str(path)), markup=False, soft_wrap=True)
            if not record.match:
                return
            match = Match.from_dict(json.loads(record.match))
            match.add(record.replay())
            standing(console, voice, match, sitters)
            if match.over():
                return
            record, path = next_game(record, match), records.fresh_path(game.name)
    except Left:
        kept(console, voice, path)
    except KeyboardInterrupt:
        kept(console, voice, path)
        raise


def kept(console: Console, voice: Voice, path: Path) -> None:
    """Say how to go on with a game that was left."""
    command = shlex.join(["greathall", "play", "--resume", str(path), *languages.told(voice.language)])
    console.print(f"\n{voice.say(messages.KEPT, command)}", markup=False, soft_wrap=True)


def next_game(record: Record, match: Match) -> Record:
    """The record of the next game of a match."""
    following = Record(record.game, record.seats, fresh_seed())
    following.options = find_game(record.game).begun_by(match.beginner(), record.options)
    following.cards = record.cards
    following.players = record.players
    following.match = json.dumps(match.to_dict())
    return following


def standing(console: Console, voice: Voice, match: Match, sitters: list[Sitter]) -> None:
    """Say how the match stands, or who has won it."""
    totals = [messages.SCORE_OF.say(sitter.name, points(total)) for sitter, total in zip(sitters, match.standings(), strict=True)]
    console.print(f"\n{voice.say(messages.MATCH_STANDS, totals)}", style="bold", markup=False)
    if match.over():
        won = listed([sitters[seat].name for seat in seats_of(match.winners())])
        console.print(f"{voice.say(messages.MATCH_WON, won)}\n", style="bold", markup=False)


def name_of(record: Record, seat: int, voice: Voice) -> str:
    """What a record calls a seat."""
    written = record.players[seat]
    return written.rpartition(" (")[0] or written or voice.say(PLAYER, seat + 1)
