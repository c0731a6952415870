"""The command `greathall`."""

from __future__ import annotations

import asyncio
import importlib
import json
import os
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, SpinnerColumn, TextColumn, TimeRemainingColumn

from greathall import rulebook
from greathall.bots import LEVELS, PLAIN
from greathall.kernel.catalog import all_games, find_game
from greathall.kernel.errors import GreathallError
from greathall.kernel.event import GALLERY, OPEN
from greathall.kernel.record import Record
from greathall.lab import bench as benchmarks
from greathall.lab.contract import Breach
from greathall.lab.simulate import Experiment
from greathall.lab.simulate import simulate as run_experiment
from greathall.terminal import playing
from greathall.terminal.boards import draw
from greathall.terminal.decks import cards as print_cards
from greathall.terminal.decks import deck_app, decks_option
from greathall.terminal.output import Unusable, console, errors
from greathall.terminal.records import load
from greathall.terminal.reports import games_table, options_table, print_bench, print_simulation
from greathall.version import VERSION

app = typer.Typer(
    help="Four card games of feuding Houses: to play, to study, to teach machines.",
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)
app.command("cards")(print_cards)
app.add_typer(deck_app, name="deck")


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
def games(game: Annotated[str, typer.Argument(help="A game, by its name, for its options.")] = "") -> None:
    """List the games, or the options of one of them."""
    console.print(options_table(find_game(game)) if game else games_table(all_games()))


OPTION_HELP = "An option of the game; `greathall games GAME` lists them. May be repeated."
Option = Annotated[list[str], typer.Option("--option", "-o", metavar="NAME=VALUE", help=OPTION_HELP)]
CardFile = Annotated[Path | None, typer.Option(help="A card file in place of ours.")]
Decks = Annotated[
    str,
    typer.Option(
        metavar="DECK,DECK…",
        help="In A Game of Thrones the decks of the seats, with commas: names of `greathall deck list`, or files.",
    ),
]


def options_of(written: list[str], decks: str, cards: Path | None) -> dict[str, str]:
    options: dict[str, str] = {}
    for option in written:
        name, equals, value = option.partition("=")
        if not equals:
            raise Unusable(f"--option {option} should read name=value")
        options[name] = value
    if decks:
        options["decks"] = decks_option(decks, cards)
    return options


@app.command()
def play(
    game: Annotated[str, typer.Argument(help="The game, by its name in `greathall games`.")] = "",
    seats: Annotated[
        str,
        typer.Option(
            metavar="WHO,WHO…",
            help=f"Who sits where: you, {', '.join(PLAIN)}, search, search:ITERATIONS, a level, or module:Class of a bot of yours.",
        ),
    ] = "",
    level: Annotated[str, typer.Option(help=f"How strong the rivals are where --seats says nothing: {', '.join(LEVELS)}.")] = "middling",
    seed: Annotated[str, typer.Option(help="A seed, to play the same deal again; without it nobody can predict the deal.")] = "",
    name: Annotated[str, typer.Option(help="What the table calls you.")] = "Guest",
    option: Option = [],  # noqa: B006
    decks: Decks = "",
    cards: CardFile = None,
    match: Annotated[bool, typer.Option("--match", help="Play a whole match.")] = False,
    record: Annotated[Path | None, typer.Option(help="Where the record goes; otherwise to the folder of records.")] = None,
    resume: Annotated[Path | None, typer.Option(help="Go on with the game of this record.")] = None,
) -> None:
    """Play at this terminal. The others are bots, or people at the same keyboard."""
    if resume is not None:
        playing.resume(console, resume)
        return
    if not game:
        raise Unusable(f"which game? There are {', '.join(known.name for known in all_games())}")
    kinds = [kind.strip() for kind in seats.split(",")] if seats else ["you"] + [level] * (find_game(game).fewest - 1)
    playing.begin(console, find_game(game), kinds, name, seed, options_of(option, decks, cards), cards, record, match)


@app.command()
def simulate(
    game: Annotated[str, typer.Argument(help="The game, by its name in `greathall games`.")],
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
    json_file: Annotated[Path | None, typer.Option("--json", help="Write the results to this file too.")] = None,
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
        options=options_of(option, decks, cards),
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
    print_simulation(console, report, time.perf_counter() - began)
    write_json(json_file, report)


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="A record.")],
    seat: Annotated[
        int | None, typer.Option(help="From this seat's eyes, counted from 1; 0 is the gallery. Without it, everything is open.")
    ] = None,
    to: Annotated[int | None, typer.Option(min=0, help="Stop after this many moves.")] = None,
    boards: Annotated[bool, typer.Option("--boards", help="Draw the table after every move.")] = False,
) -> None:
    """Tell a recorded game in words, and draw its table."""
    record = load(file)
    if seat is not None and not 0 <= seat <= record.seats:
        raise Unusable(f"the record has seats 1 to {record.seats}, and 0 for the gallery")
    viewer = int(OPEN) if seat is None else int(GALLERY) if seat == 0 else seat - 1
    if to is not None and to > len(record.moves):
        raise Unusable(f"the record has {len(record.moves)} moves")
    tell(record, viewer, len(record.moves) if to is None else to, boards)


def tell(record: Record, viewer: int, moves: int, boards: bool) -> None:
    """Print what a viewer saw of the first moves, then the table."""
    state = record.deal()
    state.players = [playing.name_of(record, seat) for seat in range(record.seats)]
    for number in range(moves + 1):
        if number:
            played, text = record.moves[number - 1]
            state = record.step(state, number)
            console.print(f"{number}. {state.called(played)}: {text}", style="dim", markup=False)
        for event in state.events or []:
            console.print(f"   {state.telling(event, viewer)}", markup=False)
        if boards or number == moves:
            console.print()
            console.print(draw(state, viewer))
    if state.over():
        console.print("Scores: " + ", ".join(f"{state.called(seat)} {score:g}" for seat, score in enumerate(state.scores())))


@app.command()
def verify(file: Annotated[Path, typer.Argument(help="A record.")]) -> None:
    """Check a record. Its seed must be the one that was committed to, and its moves must give its result."""
    record = load(file)
    state = record.verify()
    outcome = f"and the result, {' to '.join(f'{score:g}' for score in record.scores)}" if state.over() else "so far; the game is not over"
    console.print(f"Verified: the shuffle's commitment, all {len(record.moves)} moves {outcome}.")


@app.command()
def rules(
    game: Annotated[str, typer.Argument(help="The game, by its name in `greathall games`.")],
    line: Annotated[str, typer.Argument(help="A line, as T-6.3, or a section, as T-6.")] = "",
    find: Annotated[str, typer.Option(help="Only lines that hold this text.")] = "",
) -> None:
    """Print the rules of a game, or some of their lines."""
    known = rulebook.lines(find_game(game).name)
    if not line and not find:
        console.print(rulebook.page(game), markup=False)
        return
    section = f"{line.upper()}."
    wanted = {number: text for number, text in known.items() if number.startswith(section)} if line else known
    if line and not wanted:
        wanted = {line.upper(): rulebook.line(game, line)}
    wanted = {number: text for number, text in wanted.items() if find.lower() in text.lower()}
    if not wanted:
        raise rulebook.NoSuchLine(f"no line of the rules of {game} holds {find!r}")
    for number, text in wanted.items():
        console.print(f"{number}  {text}", markup=False)


@app.command()
def bench(json_file: Annotated[Path | None, typer.Option("--json", help="Write the figures to this file too.")] = None) -> None:
    """Measure how fast the games run. They run compiled and interpreted, and beside OpenSpiel's if it is installed."""
    with Progress(SpinnerColumn(), TextColumn("{task.description}"), console=errors, transient=True) as progress:
        bar = progress.add_task("Measuring")
        report = benchmarks.report(lambda what: progress.update(bar, description=what))
    print_bench(console, report)
    write_json(json_file, report)


@app.command(short_help="Open the hall, where people and programs play.")
def serve(
    host: Annotated[str, typer.Option(help="The address to listen at.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="The port to listen at; 0 takes any that is free.")] = 8344,
    database: Annotated[
        str, typer.Option(help="sqlite:///FILE or postgresql://…; without it, a file in the data folder.", envvar="GREATHALL_DATABASE")
    ] = "",
    data: Annotated[Path, typer.Option(help="The folder for what the hall keeps.")] = Path("hall"),
    workers: Annotated[int, typer.Option(min=1, help="Processes in which bots think.")] = max(1, (os.cpu_count() or 2) - 1),
    budget: Annotated[float, typer.Option(min=0.1, help="The longest that a bot may think about a decision, in seconds.")] = 10.0,
    guests: Annotated[int, typer.Option(min=1, help="Connections allowed from one address.")] = 200,
    tables: Annotated[float, typer.Option(min=1, help="Tables that may be laid from one address in an hour.")] = 60.0,
    proxies: Annotated[str, typer.Option(help="Addresses of proxies whose word for a guest's address is taken.")] = "127.0.0.1",
    show: Annotated[bool, typer.Option("--open", help="Open a browser in the hall.")] = False,
) -> None:
    """Open the hall: a server at whose tables people and programs play."""
    server = hall_part("hall.server")
    limits = hall_part("hall.limits").Limits(guests=guests, tables=tables)

    def opened(url: str) -> None:
        console.print(f"The hall is open at {url}", markup=False, soft_wrap=True)
        if show:
            server.show(url)

    server.serve(server.Settings(host, port, database, data, workers, budget, limits, proxies), opened)


@app.command()
def bot(
    url: Annotated[str, typer.Option(help="The link of the seat: http://SERVER/table/NAME#KEY.", envvar="GREATHALL_SEAT")],
    bot: Annotated[str, typer.Option(help=f"A level, {', '.join(PLAIN)}, search:…, or module:Class of a bot of yours.")] = "middling",
    pipe: Annotated[
        bool, typer.Option("--pipe", help="Ask a program instead: positions go to standard output, moves come from standard input.")
    ] = False,
    again: Annotated[bool, typer.Option("--again", help="Vote for another game when one is over.")] = False,
) -> None:
    """Let a bot play at a table of the hall."""
    bots, connection = hall_part("client.bot"), hall_part("client.connection")
    player = bots.ProgramPlayer() if pipe else bots.BotPlayer(bot)
    asyncio.run(bots.sit(connection.read_link(url), player, lambda text: errors.print(text, markup=False, soft_wrap=True), again))


def hall_part(name: str) -> Any:
    """A module of the hall or its client, which need more packages than the rest."""
    try:
        return importlib.import_module(f"greathall.{name}")
    except ModuleNotFoundError as error:
        raise Unusable(f"the hall needs {error.name}; install it with: pip install 'greathall[hall]'") from error


def write_json(path: Path | None, value: dict[str, Any]) -> None:
    if path is not None:
        try:
            path.write_text(json.dumps(value, indent=2) + "\n", encoding="utf-8")
        except OSError as error:
            raise Unusable(f"{path} can't be written: {error.strerror}") from error


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
    """The entry point."""
    sys.exit(guarded(app))
