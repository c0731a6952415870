"""The report of a tournament."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from greathall.kernel.catalog import find_game
from greathall.lab import plots
from greathall.lab.arena import Arena
from greathall.lab.naming import Naming
from greathall.lab.report import Report, percent, write, write_json, write_parquet
from greathall.lab.seeds import timed
from greathall.lab.standings import Standings


def verdict(results: Mapping[str, Any]) -> str:
    """Who is best, if that can be said."""
    first, *others = results["standings"]
    second = max(others, key=lambda row: float(row["wins"]["high"]))
    if first["wins"]["low"] > second["wins"]["high"]:
        return f"{first['bot']} is the best: the interval of its share of the victories lies above those of all others."
    return f"{first['bot']} and {second['bot']} can't be told apart by these games: their intervals overlap."


def results_of(arena: Arena, standings: Standings) -> dict[str, Any]:
    """All figures of a tournament, and what it takes to make them again."""
    results = standings.to_dict()
    return {"about": arena.about(), "verdict": verdict(results), **results}


def page(arena: Arena, standings: Standings, results: Mapping[str, Any]) -> str:
    """The report, in HTML."""
    about = results["about"]
    report = Report(f"Arena: {find_game(arena.game).title}")
    how = f"{arena.rounds} Swiss rounds" if arena.rounds else "everyone against everyone"
    report.text(
        f"{about['games']:,} games with {arena.seats} seats, {how}. Each deal is played {arena.seats} times, with the bots in all places."
    )
    report.text(results["verdict"], verdict=True)
    report.heading("Standings")
    rows = results["standings"]
    report.table(
        ["bot", "rating (95 %)", "victories (95 %)", "games"],
        [
            (row["bot"], f"{row['rating']:.1f} ({row['low']:.1f} – {row['high']:.1f})", percent(row["wins"]), f"{row['games']:,}")
            for row in rows
        ],
    )
    wins = [(row["bot"], row["wins"]["share"], row["wins"]["low"], row["wins"]["high"]) for row in rows]
    report.plot(plots.intervals("Shares of the victories", wins, "share of the victories, 95 % interval", 1 / arena.seats))
    ratings = [(row["bot"], row["rating"], row["low"], row["high"]) for row in rows]
    report.plot(plots.intervals("Ratings", ratings, "rating by OpenSkill, 95 % interval", percent=False))
    report.text(
        "Ratings are OpenSkill's (Plackett and Luce), game after game from 25. The intervals of shares take the games of a deal together, "
        "since they have the same cards."
    )
    report.heading("Who finished ahead of whom")
    names = [row["bot"] for row in rows]
    cross = [[results["cross"][name].get(other, {}).get("share") for other in names] for name in names]
    report.plot(plots.squares("Cross table", names, cross))
    report.text("How often the bot of a row finished ahead of that of a column; those that finish alike count half.")
    cells = [[percent(results["cross"][name][other]) if other in results["cross"][name] else "" for other in names] for name in names]
    report.table(["", *names], [(name, *row) for name, row in zip(names, cells, strict=True)])
    report.heading("Games")
    report.plot(plots.histogram("Lengths", Counter(meeting.decisions for meeting in standings.meetings), "decisions in a game"))
    naming = Naming(find_game(arena.game), arena.cards)
    report.table(
        ["ending", "share"], [(naming.ending(name), f"{count / about['games']:.1%}") for name, count in results["endings"].items()]
    )
    if slow := timed(arena.bots):
        report.text(f"{', '.join(slow)} thinks for a time, so these figures don't come out exactly the same again.")
    report.made_by(about)
    return report.to_html()


def write_arena(folder: Path, arena: Arena, standings: Standings) -> list[Path]:
    """Write the report and the figures into a folder; returns the files."""
    results = results_of(arena, standings)
    files = [folder / name for name in ("arena.html", "arena.json", "arena.parquet")]
    write(files[0], page(arena, standings, results))
    write_json(files[1], results)
    write_parquet(files[2], standings.columns(), results["about"])
    return files
