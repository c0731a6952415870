"""The command `greathall`."""

from __future__ import annotations

import io
import json
import os
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, SpinnerColumn, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from greathall import rulebook
from greathall.bots import LEVELS, PLAIN
from greathall.kernel.cards import file_fault
from greathall.kernel.catalog import Game, all_games, find_game
from greathall.kernel.deals.offer import is_offer
from greathall.kernel.errors import GreathallError
from greathall.kernel.event import GALLERY, OPEN
from greathall.kernel.messages import NO_LINE_HOLDS
from greathall.kernel.record import Record
from greathall.kernel.sentences.language import ENGLISH
from greathall.kernel.sentences.message import Saying
from greathall.kernel.sentences.speech import error_of
from greathall.lab import bench as benchmarks
from greathall.lab.contract import Breach
from greathall.lab.simulate import Experiment
from greathall.lab.simulate import simulate as run_experiment
from greathall.terminal import messages, playing, seating
from greathall.terminal.admin import admin_app
from greathall.terminal.boards import draw
from greathall.terminal.decks import cards_app, deck_app
from greathall.terminal.languages import LanguageOption, chosen
from greathall.terminal.options import CardFile, Decks, Option, games_beginning, options_of
from greathall.terminal.output import Unusable, beside, console, errors
from greathall.terminal.records import load, right
from greathall.terminal.reports import games_table, options_table, print_bench, print_simulation
from greathall.terminal.results import print_result
from greathall.terminal.serving import bot, serve
from greathall.terminal.studies import arena, balance, dataset, review
from greathall.terminal.voice import TableVoice, Voice, points, refusals
from greathall.version import VERSION

app = typer.Typer(
    help="Four card games of feuding Houses: to play, to study, to teach machines.",
    no_args_is_help=True,
    context_settings={"help_option_names": ["-h", "--help"]},
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)
app.add_typer(cards_app, name="cards")
app.add_typer(deck_app, name="deck")
app.add_typer(admin_app, name="admin")


def show_version(wanted: bool) -> None:
    if wanted:
        console.print(f"greathall {VERSION} ({'compiled' if benchmarks.compiled() else 'plain Python'})")
        raise typer.Exit


@app.callback()
def root(
    version: Annotated[
        bool, typer.Option("--version", callback=show_version, is_eager=True, help="Say the version, and whether the rules are compiled.")
    ] = False,
) -> None:
    """Four card games of feuding Houses."""


@app.command()
def games(
    game: Annotated[str, typer.Argument(help="A game, by its name, for its options.", autocompletion=games_beginning)] = "",
    language: LanguageOption = "",
) -> None:
    """List the games, or the options of one of them."""
    voice = Voice(chosen(language))
    console.print(options_table(game_of(game, voice), voice) if game else games_table(all_games(), voice))


@app.command()
def play(
    game: Annotated[str, typer.Argument(help="The game, by its name in `greathall games`.", autocompletion=games_beginning)] = "",
    seats: Annotated[
        str,
        typer.Option(
            metavar="WHO,WHO…",
            help=f"Who sits where: you, {', '.join(PLAIN)}, search, search:ITERATIONS, a level, or module:Class of a bot of yours.",
        ),
    ] = "",
    level: Annotated[str, typer.Option(help=f"How strong the rivals are where --seats says nothing: {', '.join(LEVELS)}.")] = "middling",
    seed: Annotated[str, typer.Option(help="A seed, to play the same deal again; without it nobody can predict the deal.")] = "",
    name: Annotated[str, typer.Option(show_default="Guest", help="What the table calls you.")] = "",
    option: Option = [],  # noqa: B006
    decks: Decks = "",
    cards: CardFile = None,
    match: Annotated[bool, typer.Option("--match", help="Play a whole match.")] = False,
    record: Annotated[Path | None, typer.Option(help="Where the record goes; otherwise to the folder of records.")] = None,
    resume: Annotated[Path | None, typer.Option(help="Go on with the game of this record.")] = None,
    language: LanguageOption = "",
) -> None:
    """Play at this terminal. The others are bots, or people at the same keyboard."""
    spoken = chosen(language)
    voice = Voice(spoken)
    if resume is not None:
        with refusals(voice):
            playing.resume(console, resume, spoken)
        return
    played = game_of(game, voice)
    written = seats.split(",") if seats else [seating.YOU] + [level] * (played.fewest - 1)
    kinds = [seating.kind(kind, voice) for kind in written]
    options = options_of(option, decks, cards, voice)
    with refusals(Voice(spoken, game=played), cards):
        playing.begin(console, played, kinds, name, seed, options, cards, record, match, spoken)


def game_of(name: str, voice: Voice) -> Game:
    """The game that was asked for; says in the reader's language which ones there are."""
    if not name:
        raise Unusable(voice.say(messages.WHICH_GAME, ", ".join(game.name for game in all_games())))
    with refusals(voice):
        return find_game(name)


@app.command()
def simulate(
    game: Annotated[str, typer.Argument(help="The game, by its name in `greathall games`.", autocompletion=games_beginning)],
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 100,
    seats: Annotated[int, typer.Option(show_default=False, help="How many seats; the game's fewest if not said.")] = 0,
    bots: Annotated[
        str, typer.Option(metavar="BOT,BOT…", help="The bots, with commas; they go round the seats from game to game.")
    ] = "random",
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 0,
    matches: Annotated[bool, typer.Option("--matches", help="Play matches instead of single games.")] = False,
    check: Annotated[int, typer.Option(min=0, help="How many of the games to play through the contract's checks too.")] = 0,
    option: Option = [],  # noqa: B006
    decks: Decks = "",
    cards: CardFile = None,
    jobs: Annotated[int, typer.Option(min=1, help="Processes; as many as there are cores if not said.")] = os.cpu_count() or 1,
    json_file: Annotated[
        Path | None, typer.Option("--json", help="Write the results to this file too; - for standard output.", allow_dash=True)
    ] = None,
) -> None:
    """Play very many games between bots and sum them up."""
    experiment = Experiment(
        game=game,
        seats=seats or find_game(game).fewest,
        bots=tuple(bot.strip() for bot in bots.split(",")),
        games=games,
        seed=seed,
        matches=matches,
        checked=check,
        options=options_of(option, decks, cards, Voice(ENGLISH)),
        cards=str(cards) if cards else None,
    )
    experiment.check()
    began = time.perf_counter()
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=errors, transient=True) as progress:
        bar = progress.add_task("matches" if matches else "games", total=games)
        try:
            tally = run_experiment(experiment, jobs, lambda played: progress.advance(bar, played))
        except Breach as breach:
            raise Unusable(f"the contract is broken: {breach}") from breach
    report = tally.to_dict(experiment)
    print_simulation(beside(json_file), report, time.perf_counter() - began)
    write_json(json_file, report)


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="A record.")],
    seat: Annotated[
        int | None, typer.Option(help="From this seat's eyes, counted from 1; 0 is the gallery. Without it, everything is open.")
    ] = None,
    to: Annotated[int | None, typer.Option(min=0, help="Stop after this many moves.")] = None,
    boards: Annotated[bool, typer.Option("--boards", help="Draw the table after every move.")] = False,
    language: LanguageOption = "",
) -> None:
    """Tell a recorded game in words, and draw its table."""
    spoken = chosen(language)
    voice = Voice(spoken)
    record = load(file, voice)
    if seat is not None and not 0 <= seat <= record.seats:
        raise Unusable(voice.say(messages.RECORD_SEATS, record.seats))
    viewer = int(OPEN) if seat is None else int(GALLERY) if seat == 0 else seat - 1
    if to is not None and to > len(record.moves):
        raise Unusable(voice.say(messages.RECORD_MOVES, len(record.moves)))
    with right(file, voice):
        tell(record, viewer, len(record.moves) if to is None else to, boards, spoken)


def tell(record: Record, viewer: int, moves: int, boards: bool, language: str) -> None:
    """Print what a viewer saw of the first moves, then the table."""
    state = record.deal()
    state.players = [playing.name_of(record, seat, Voice(language)) for seat in range(record.seats)]
    for number in range(moves + 1):
        if number:
            before = TableVoice(language, state.copy(), viewer)
            state = record.step(state, number)
            console.print(f"{number}. {heading(before, *record.moves[number - 1], viewer)}", style="dim", markup=False)
        voice = TableVoice(language, state, viewer, addresses=False)
        for event in state.events or []:
            console.print(f"   {voice.speech.event(event, viewer).text}", markup=False)
        if boards or number == moves:
            console.print()
            console.print(draw(state, viewer, language))
    if state.over():
        print_result(console, TableVoice(language, state, int(GALLERY)))


def heading(voice: TableVoice, seat: int, text: str, viewer: int) -> str:
    """Who plays a move, and what it does, if the viewer made it or sees everything: to others it may name what is hidden from them. What is
    offered is told by the events alone."""
    if viewer not in (OPEN, seat) or is_offer(text):
        return voice.seat(seat)
    return f"{voice.seat(seat)}: {voice.speech.move(seat, voice.state.read(text)).text}"


@app.command()
def verify(file: Annotated[Path, typer.Argument(help="A record.")], language: LanguageOption = "") -> None:
    """Check a record. Its seed must be the one that was committed to, and its moves must give its result."""
    voice = Voice(chosen(language))
    record = load(file, voice)
    with right(file, voice):
        state = record.verify()
    result: int | str | Saying | None = None
    for score in record.scores if state.over() else []:
        result = points(score) if result is None else messages.RESULT.say(result, points(score))
    console.print(voice.say(messages.VERIFIED, len(record.moves), result))


@app.command()
def rules(
    game: Annotated[str, typer.Argument(help="The game, by its name in `greathall games`.", autocompletion=games_beginning)],
    line: Annotated[str, typer.Argument(help="A line, as T-6.3, or a section, as T-6.")] = "",
    find: Annotated[str, typer.Option(help="Only lines that hold this text.")] = "",
    language: LanguageOption = "",
) -> None:
    """Print the rules of a game, or some of their lines."""
    spoken = chosen(language)
    with refusals(Voice(spoken)):
        if not line and not find:
            console.print(rulebook.plain(rulebook.page(find_game(game).name, spoken)), markup=False)
            return
        for number, text in wanted_rules(find_game(game).name, line, find, spoken).items():
            console.print(f"{number}  {rulebook.plain(text)}", markup=False)


def wanted_rules(game: str, line: str, find: str, language: str) -> dict[str, str]:
    """The lines of a section or one line, or all lines, as far as they hold a text."""
    known = rulebook.lines(game, language)
    section = f"{line.upper()}."
    wanted = {number: text for number, text in known.items() if number.startswith(section)} if line else known
    if line and not wanted:
        wanted = {line.upper(): rulebook.line(game, line, language)}
    wanted = {number: text for number, text in wanted.items() if find.lower() in text.lower()}
    if not wanted:
        raise error_of(rulebook.NoSuchLine, NO_LINE_HOLDS.say(game, find))
    return wanted


@app.command()
def bench(
    json_file: Annotated[
        Path | None, typer.Option("--json", help="Write the figures to this file too; - for standard output.", allow_dash=True)
    ] = None,
) -> None:
    """Measure how fast the games run. They run compiled and interpreted, and beside OpenSpiel's if it is installed. Each figure is told on
    standard error when it is known; together they take some minutes."""
    with Progress(SpinnerColumn(), TextColumn("{task.description}"), TimeElapsedColumn(), console=errors, transient=True) as progress:
        progress.add_task("Measuring")
        report = benchmarks.report(lambda what: progress.console.print(what, markup=False))
    print_bench(beside(json_file), report)
    write_json(json_file, report)


app.command()(arena)
app.command()(balance)
app.command()(review)
app.command()(dataset)
app.command(short_help="Open the hall, where people and programs play.")(serve)
app.command()(bot)


def write_json(path: Path | None, value: dict[str, Any]) -> None:
    text = json.dumps(value, indent=2) + "\n"
    if str(path) == "-":
        sys.stdout.write(text)
    elif path is not None:
        try:
            path.write_text(text, encoding="utf-8")
        except OSError as error:
            raise Unusable(Voice(ENGLISH).say(messages.FILE_UNWRITABLE, str(path), file_fault(error))) from error


def guarded(command: Callable[[], Any]) -> int:
    """Run a command; whatever goes wrong becomes one sentence and an exit code."""
    try:
        command()
    except GreathallError as error:
        errors.print(f"greathall: {error}", markup=False, soft_wrap=True)
        return 2
    except KeyboardInterrupt:
        errors.print("\ngreathall: stopped.")
        return 130
    except BrokenPipeError:
        # The reader has gone; nothing more can be printed there, not even at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        errors.print("greathall: the output was closed before everything was printed.")
        return 1
    return 0


def main() -> None:
    """The entry point. What a terminal has no letters for, such as one of ASCII, becomes a question mark."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    sys.exit(guarded(app))
