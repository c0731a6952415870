"""The commands of the lab that write reports."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from greathall.kernel.catalog import all_games, find_game
from greathall.kernel.sentences.language import ENGLISH
from greathall.lab import cluster, kept
from greathall.lab.arena import Arena, play_arena
from greathall.lab.arena_report import results_of, write_arena
from greathall.lab.balance import Balance, play_balance
from greathall.lab.balance import results_of as balance_results
from greathall.lab.balance_report import write_balance
from greathall.lab.dataset import Dataset, make_dataset
from greathall.lab.datasheet import write_datasheet
from greathall.lab.extras import extra
from greathall.lab.report import percent
from greathall.lab.review import decisions, summary
from greathall.lab.review import review as judge_all
from greathall.lab.review_report import names, write_review
from greathall.lab.workers import Workers
from greathall.terminal.options import CardFile, Decks, Option, games_beginning, options_of
from greathall.terminal.output import console, errors
from greathall.terminal.records import load, right
from greathall.terminal.voice import Voice

GameName = Annotated[str, typer.Argument(help="The game, by its name in `greathall games`.", autocompletion=games_beginning)]
Seats = Annotated[int, typer.Option(show_default=False, help="How many seats; the game's fewest if not said.")]
Seed = Annotated[int, typer.Option(help="The same seed gives the same results, however many processes there are.")]
Jobs = Annotated[int, typer.Option(min=1, show_default=False, help="Processes; as many as there are cores if not said.")]
On = Annotated[
    str,
    typer.Option(help="ray: a cluster started here for this study; ray://HOST:PORT: one that runs. Without it, processes of this machine."),
]
REPORTS: Final = ("matplotlib", "pyarrow")
"""What reports are written with."""
CORES: Final = os.cpu_count() or 1
Folder = Annotated[
    Path | None,
    typer.Option(
        "--out",
        help="A folder for the report and the figures. What is played is kept there too: the same command goes on where it was stopped.",
    ),
]


@contextmanager
def bar(what: str, total: int) -> Iterator[kept.Progress]:
    """A bar with the remaining time; yields what it is advanced by."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=errors, transient=True, disable=not errors.is_terminal) as progress:
        task = progress.add_task(what, total=total)
        yield lambda games: progress.advance(task, games)


def needed(*modules: str) -> None:
    """Say what is not installed before hours of play, not after them."""
    for module in modules:
        extra(module, "lab")


def workers(jobs: int, on: str) -> Workers:
    """Who does the work; says at once if there is no such cluster."""
    if on:
        cluster.check(on)
    return Workers(jobs, on)


def written(files: list[Path]) -> None:
    """Say where everything is."""
    for file in files:
        console.print(f"written: {file}", markup=False, soft_wrap=True)


def arena(
    game: GameName,
    bots: Annotated[list[str], typer.Argument(help="The bots: random, greedy, search:ITERATIONS, a level, or module:Class of yours.")],
    games: Annotated[int, typer.Option(min=1, help="How many games in all; a few more if the tables don't come out even.")] = 1000,
    swiss: Annotated[int, typer.Option(min=0, help="Play this many Swiss rounds, instead of everyone against everyone.")] = 0,
    seats: Seats = 0,
    seed: Seed = 0,
    option: Option = [],  # noqa: B006
    decks: Decks = "",
    cards: CardFile = None,
    jobs: Jobs = CORES,
    on: On = "",
    out: Folder = None,
) -> None:
    """Let bots play a tournament, and rate them."""
    contest = Arena(
        game=game,
        seats=seats or find_game(game).fewest,
        bots=tuple(bots),
        games=games,
        rounds=swiss,
        seed=seed,
        options=options_of(option, decks, cards, Voice(ENGLISH)),
        cards=str(cards) if cards else None,
    )
    contest.check()
    needed("openskill.models", *(REPORTS if out else ()))
    with bar("games", contest.all_games()) as progress:
        standings = play_arena(contest, workers(jobs, on), out / "arena.partial" if out else None, progress)
    results = results_of(contest, standings)
    table = Table("bot", "rating (95 %)", "victories (95 %)", "games", box=None, pad_edge=False)
    for row in results["standings"]:
        rating = f"{row['rating']:.1f} ({row['low']:.1f} – {row['high']:.1f})"
        table.add_row(row["bot"], rating, percent(row["wins"]), f"{row['games']:,}")
    console.print(table)
    console.print(f"\n{results['verdict']}", markup=False)
    if out:
        written(write_arena(out, contest, standings))


def balance(
    game: GameName,
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 1000,
    bot: Annotated[str, typer.Option(help="The bot in every seat.")] = "middling",
    seats: Seats = 0,
    seed: Seed = 0,
    option: Option = [],  # noqa: B006
    decks: Decks = "",
    cards: CardFile = None,
    jobs: Jobs = CORES,
    on: On = "",
    out: Folder = None,
) -> None:
    """Measure how fair a game is to seats, Houses and cards."""
    study = Balance(
        game=game,
        seats=seats or find_game(game).fewest,
        games=games,
        bot=bot,
        seed=seed,
        options=options_of(option, decks, cards, Voice(ENGLISH)),
        cards=str(cards) if cards else None,
    )
    study.check()
    needed(*(REPORTS if out else ()))
    with bar("games", games) as progress:
        sums = play_balance(study, workers(jobs, on), out / "balance.partial" if out else None, progress)
    results = balance_results(study, sums)
    table = Table("what", "victories (95 %)", "even", "games", box=None, pad_edge=False)
    for row in results["shares"]:
        if not row["kind"].startswith("card"):
            table.add_row(row["name"], percent(row), f"{row['even']:.1%}", f"{row['games']:,}")
    console.print(table)
    console.print(f"\n{results['verdict']}", markup=False)
    if out:
        written(write_balance(out, study, sums))


def review(
    file: Annotated[Path, typer.Argument(help="A record.")],
    iterations: Annotated[int, typer.Option(min=10, help="How long each decision is thought about.")] = 1000,
    seed: Seed = 0,
    jobs: Jobs = CORES,
    on: On = "",
    out: Folder = None,
) -> None:
    """Judge a recorded game move by move."""
    voice = Voice(ENGLISH)
    record = load(file, voice)
    needed(*(REPORTS if out else ()))
    with right(file, voice):
        record.replay()
        total = sum(1 for _ in decisions(record))
        with bar("decisions", total) as progress:
            judged = judge_all(record, iterations, seed, workers(jobs, on), out / "review.partial" if out else None, progress)
    table = Table("player", "decisions", "best", "good", "slips", "mistakes", box=None, pad_edge=False)
    for row in summary(record, judged):
        table.add_row(names(record)[row["seat"]], *(str(row[name]) for name in ("decisions", "best", "good", "slip", "mistake")))
    console.print(table)
    for each in judged:
        if each.word() in ("slip", "mistake"):
            said = f"move {each.number}, {names(record)[each.seat]}: {each.played} costs {each.loss:.1%}; better: {each.best}"
            console.print(said, markup=False, soft_wrap=True)
    if out:
        written(write_review(out, record, judged, iterations, seed))


def dataset(
    folder: Annotated[Path, typer.Argument(help="Where the files go. The same command goes on where it was stopped.")],
    game: Annotated[list[str], typer.Option(help="A game; all of ours if none is named. May be repeated.")] = [],  # noqa: B006
    games: Annotated[int, typer.Option(min=0, help="How many games of each without estimates.")] = 25_000,
    estimates: Annotated[int, typer.Option(min=0, help="How many games of each with estimates of every move.")] = 500,
    bot: Annotated[str, typer.Option(help="The bot of the games without estimates.")] = "middling",
    hard: Annotated[str, typer.Option(help="The bot of the games with estimates.")] = "hard",
    seed: Seed = 0,
    jobs: Jobs = CORES,
    on: On = "",
) -> None:
    """Write very many games as Parquet, for programs that learn."""
    wanted = Dataset(tuple(game or (each.name for each in all_games())), games, estimates, bot, hard, seed)
    wanted.check()
    needed("pyarrow")
    with bar("games", len(wanted.games) * (games + estimates)) as progress:
        files = make_dataset(wanted, folder, workers(jobs, on), progress)
    written([write_datasheet(folder, wanted)])
    console.print(f"{len(files)} files of games and moves beside it")
