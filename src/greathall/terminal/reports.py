"""Tables for people: games, simulations, benchmarks."""

from __future__ import annotations

from typing import Any

from rich.console import Console
from rich.table import Table

from greathall.kernel.catalog import Game

BAR = 20


def games_table(games: list[Game]) -> Table:
    table = Table("name", "game", "players", "a match is", "about", "options", box=None, pad_edge=False)
    for game in games:
        options = ", ".join(option.name for option in game.options)
        table.add_row(game.name, game.title, f"{game.fewest}–{game.most}", str(game.contest), game.about, options)
    return table


def percent(share: dict[str, float]) -> str:
    return f"{share['share']:6.1%}  ({share['low']:.1%} – {share['high']:.1%})"


def bar(share: float) -> str:
    """A share as a drawn bar."""
    full = round(share * BAR)
    return "█" * full + "·" * (BAR - full)


def print_simulation(console: Console, report: dict[str, Any], seconds: float) -> None:
    """Wins with their intervals, lengths, endings and speed."""
    what = "matches" if "matches" in report else "games"
    played = f"{report[what]:,} {what} of {report['game']}"
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


def print_bench(console: Console, report: dict[str, Any]) -> None:
    """Our figures, compiled and not, with OpenSpiel's beside them."""
    names = ("decisions", "moves_listed", "copies", "search_iterations")
    table = Table("a second, on one core", *(name.replace("_", " ") for name in names), box=None, pad_edge=False)
    for kind in ("compiled", "interpreted"):
        for game, figures in report[kind].items():
            table.add_row(f"{game}, {kind}", *(f"{figures[name]:>12,.0f}" for name in names))
    for game, figures in report["compiled"].items():
        plain = report["interpreted"][game]
        table.add_row(f"{game}, times faster compiled", *(f"{figures[name] / plain[name]:>12,.1f}" for name in names))
    for game, figures in report["openspiel"].items():
        table.add_row(f"OpenSpiel {game}", *(f"{figures[name]:>12,.0f}" if name in figures else "" for name in names))
    console.print(table)
    if not report["compiled"]:
        console.print("\nThe rules run uncompiled here: install with a C compiler at hand for the fast ones.")
    if not report["openspiel"]:
        console.print("\nOpenSpiel is not installed. For its figures beside ours: pip install 'greathall[bench]'", markup=False)
