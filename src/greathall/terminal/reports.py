"""Tables for people: games, simulations, benchmarks."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from rich.console import Console
from rich.table import Column, Table

from greathall.kernel.catalog import Game, Option
from greathall.kernel.sentences.descriptions import about, choice_name, option_about
from greathall.kernel.sentences.language import language
from greathall.kernel.sentences.speech import text_of
from greathall.lab.bench import BOTH_WAYS, OWN_LOOP, SENTENCES
from greathall.terminal import messages
from greathall.terminal.voice import Voice

BAR = 20


def games_table(games: list[Game], voice: Voice) -> Table:
    table = Table(*(voice.say(heading) for heading in messages.GAMES_COLUMNS), box=None, pad_edge=False)
    spoken = language(voice.language)
    for game in games:
        options = ", ".join(option.name for option in game.options)
        contest = text_of(game.contest.saying(), spoken)
        table.add_row(game.name, game.title, f"{game.fewest}–{game.most}", contest, about(game, spoken), options)
    return table


def options_table(game: Game, voice: Voice) -> Table:
    """What may be set before a game begins: the first of the values holds unless another is named."""
    table = Table(*(voice.say(heading) for heading in messages.OPTIONS_COLUMNS), box=None, pad_edge=False)
    for option in game.options:
        values = dict.fromkeys(value for seats in range(game.fewest, game.most + 1) for value in option.choices(seats) if value)
        listed = ", ".join(value_with_name(game, option, value, voice) for value in values)
        about_it = option_about(game, option, language(voice.language))
        table.add_row(option.name, listed or voice.say(messages.ANY_TEXT), about_it)
    return table


def value_with_name(game: Game, option: Option, value: str, voice: Voice) -> str:
    """A value as it is typed, and what it means, unless it speaks for itself."""
    name = choice_name(game, option, value, language(voice.language))
    return value if name == value else f"{value} ({name})"


def percent(share: dict[str, float]) -> str:
    return f"{share['share']:6.1%}  ({share['low']:.1%} – {share['high']:.1%})"


def bar(share: float) -> str:
    """A share as a drawn bar."""
    full = round(share * BAR)
    return "█" * full + "·" * (BAR - full)


def print_simulation(console: Console, report: dict[str, Any], seconds: float) -> None:
    """Wins with their intervals, lengths, endings and speed."""
    number, one, many = (report["matches"], "match", "matches") if "matches" in report else (report["games"], "game", "games")
    played = f"{number:,} {one if number == 1 else many} of {report['game']}"
    console.print(f"\n{played}, {report['seats']} seats, seed {report['seed']}, {seconds:.1f} s\n", highlight=False)
    table = Table("wins", "share (95 % interval)", "", box=None, pad_edge=False)
    for bot, share in report["wins_by_bot"].items():
        table.add_row(f"a seat of {bot}", percent(share), bar(share["share"]))
    for seat, share in report["wins_by_seat"].items():
        table.add_row(f"seat {int(seat) + 1}", percent(share), bar(share["share"]))
    console.print(table)
    table = Table("endings", "share", "", box=None, pad_edge=False)
    for ending, share in report["endings"].items():
        table.add_row(ending, f"{share:6.2%}", bar(share))
    console.print()
    console.print(table)
    low, middle, high = report["length_quartiles"]
    console.print(
        f"\nA game has {report['decisions_a_game']:.1f} decisions (quarter {low}, half {middle}, three quarters {high}); "
        f"{report['decisions_a_second_a_core']:,.0f} decisions a second on a core.",
        highlight=False,
    )


def compared_table(report: dict[str, Any], columns: Mapping[str, str]) -> Table:
    """The same figures compiled and interpreted, and how many times faster the compiled ones are."""
    table = figures_table(columns.values())
    for kind in ("compiled", "interpreted"):
        for game, figures in report[kind].items():
            table.add_row(f"{game}, {kind}", *cells(figures, columns))
    for game, figures in report["compiled"].items():
        plain = report["interpreted"][game]
        table.add_row(f"{game}, times faster", *(f"{figures[name] / plain[name]:,.1f}" for name in columns))
    return table


def print_bench(console: Console, report: dict[str, Any]) -> None:
    """Our figures, compiled and not, and then both ways of playing with OpenSpiel's beside them."""
    console.print(compared_table(report, OWN_LOOP))
    console.print()
    console.print(compared_table(report, SENTENCES))
    if not report["compiled"]:
        console.print("\nThe rules run uncompiled here: install with a C compiler at hand for the fast ones.")
    if not report["openspiel"]:
        console.print("\nOpenSpiel is not installed. For its figures beside ours: pip install 'greathall[bench]'", markup=False)
        return
    table = figures_table(BOTH_WAYS.values())
    for game, figures in report["compiled"].items():
        table.add_row(game, *cells(figures, BOTH_WAYS))
    for game, figures in report["openspiel"].items():
        table.add_row(f"OpenSpiel {game}", *cells(figures, BOTH_WAYS))
    console.print()
    console.print(table)
    console.print(
        f"\nOpenSpiel {report['openspiel_version']}. Its own loop is that of the random rollouts of its C++ search; "
        "a game written in Python has none.",
        markup=False,
    )


def figures_table(names: Iterable[str]) -> Table:
    """A table of how many a second."""
    columns = [Column("a second, on one core", no_wrap=True), *(Column(name, justify="right") for name in names)]
    return Table(*columns, box=None, pad_edge=False)


def cells(figures: dict[str, float], names: Iterable[str]) -> list[str]:
    """The figures under these names; empty where there is none."""
    return [f"{figures[name]:,.0f}" if name in figures else "" for name in names]
