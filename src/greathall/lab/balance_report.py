"""The report of a study of balance."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import groupby
from pathlib import Path
from typing import Any, Final

from greathall.kernel.catalog import find_game
from greathall.lab import plots
from greathall.lab.balance import SURE, Balance, Sums, results_of
from greathall.lab.naming import Naming
from greathall.lab.report import Report, percent, write, write_json, write_parquet
from greathall.lab.seeds import timed
from greathall.lab.simulate import quartiles

MOST_DRAWN: Final = 40
"""The most things in one plot: of more, those furthest from even to either side."""
CAUTION: Final = (
    "What is drawn and played goes along with winning, it need not be the reason: long games show more cards, and winners play more."
)


def page(study: Balance, sums: Sums, results: Mapping[str, Any]) -> str:
    """The report, in HTML."""
    report = Report(f"Balance: {find_game(study.game).title}")
    report.text(f"{study.games:,} games with {study.seats} seats, {study.bot} in each of them.")
    report.text(results["verdict"], verdict=True)
    report.text(
        "Shares are of the victories of a seat that had the thing. Intervals are 95 % each. A difference counts as "
        f"more than chance when chance alone would bring one anywhere in this report in less than {SURE:.0%} of such studies (Holm)."
    )
    for kind, group in groupby(results["shares"], key=lambda row: str(row["kind"])):
        rows = list(group)
        report.heading(kind[0].upper() + kind[1:])
        if kind.startswith("card"):
            report.text(CAUTION)
        shown = rows if len(rows) <= MOST_DRAWN else [*rows[: MOST_DRAWN // 2], *rows[-MOST_DRAWN // 2 :]]
        bars = [(row["called"], row["share"], row["low"], row["high"]) for row in shown]
        report.plot(plots.intervals(f"Victories by {kind}", bars, "share of the victories, 95 % interval", rows[0]["even"]))
        marked = [place for place, row in enumerate(rows) if row["corrected"] is not None and row["corrected"] < SURE]
        report.table(
            [kind, "victories (95 %)", "even", "games", "by chance, corrected"],
            [(row["called"], percent(row), f"{row['even']:.1%}", f"{row['games']:,}", chance(row["corrected"])) for row in rows],
            marked,
        )
    report.heading("Lengths and endings")
    report.plot(plots.histogram("Lengths", sums.lengths, "decisions in a game"))
    low, middle, high = quartiles(sums.lengths)
    report.text(f"A quarter of the games has at most {low} decisions, half {middle}, three quarters {high}.")
    naming = Naming(find_game(study.game), study.cards)
    report.table(["ending", "share"], [(naming.ending(name), f"{count / sums.games:.1%}") for name, count in results["endings"].items()])
    if timed([study.bot]):
        report.text(f"{study.bot} thinks for a time, so these figures don't come out exactly the same again.")
    report.made_by(results["about"])
    return report.to_html()


def chance(value: float | None) -> str:
    if value is None:
        return "not compared"
    return "< 0.1 %" if value < 0.001 else f"{100 * value:.1f} %"


def write_balance(folder: Path, study: Balance, sums: Sums) -> list[Path]:
    """Write the report and the figures into a folder; returns the files."""
    results = results_of(study, sums)
    files = [folder / name for name in ("balance.html", "balance.json", "balance.parquet")]
    write(files[0], page(study, sums, results))
    write_json(files[1], results)
    rows = results["shares"]
    write_parquet(files[2], {name: [row[name] for row in rows] for name in rows[0]}, results["about"])
    return files
