"""The report of a reviewed game."""

from __future__ import annotations

from dataclasses import asdict
from pathlib import Path
from typing import Any

from greathall.kernel.catalog import find_game
from greathall.kernel.record import Record
from greathall.lab import plots
from greathall.lab.report import Report, write, write_json, write_parquet
from greathall.lab.review import MISTAKE, SLIP, Judged, about, decisions, summary


def names(record: Record) -> list[str]:
    """What the report calls the seats."""
    return [player or f"Player {seat + 1}" for seat, player in enumerate(record.players)]


def worded(record: Record, judged: list[Judged]) -> list[tuple[str, str]]:
    """The played and the best move of each decision, in sentences."""
    by_number = {each.number: each for each in judged}
    found = []
    for number, state, seat, move in decisions(record):
        each = by_number[number]
        best = "" if each.played == each.best else state.sentence(seat, state.read(each.best))
        found.append((state.sentence(seat, move), best))
    return found


def chances(record: Record, judged: list[Judged]) -> dict[str, list[float]]:
    """What each seat could expect, decision by decision; between its own a seat keeps what it had."""
    series: dict[str, list[float]] = {f"{seat + 1}. {name}": [] for seat, name in enumerate(names(record))}
    now = [1 / record.seats] * record.seats
    for each in judged:
        now[each.seat] = each.chance
        for values, value in zip(series.values(), now, strict=True):
            values.append(value)
    return series


def results_of(record: Record, judged: list[Judged], iterations: int, seed: int) -> dict[str, Any]:
    """All figures of a review, and what it takes to make them again."""
    return {
        "about": about(record, iterations, seed),
        "players": summary(record, judged),
        "decisions": [{**asdict(each), "word": each.word()} for each in judged],
    }


def page(record: Record, judged: list[Judged], results: dict[str, Any]) -> str:
    """The report, in HTML."""
    called = names(record)
    report = Report(f"Review: {find_game(record.game).title}")
    worst = max(judged, key=lambda each: each.loss if each.word() in ("slip", "mistake") else 0.0, default=None)
    won = ", ".join(called[seat] for seat in record.winners)
    report.text(f"{len(judged)} decisions of {', '.join(called)}. " + (f"{won} won." if won else "The game is not over."))
    if worst is not None and worst.word() in ("slip", "mistake"):
        report.text(f"The costliest was move {worst.number} of {called[worst.seat]}: {worst.loss:.1%} of a victory.", verdict=True)
    else:
        report.text("No decision was clearly wrong.", verdict=True)
    report.heading("Players")
    report.table(
        ["player", "decisions", "best", "good", "slips", "mistakes", "victories lost"],
        [
            (called[row["seat"]], *(str(row[name]) for name in ("decisions", "best", "good", "slip", "mistake")), f"{row['lost']:.2f}")
            for row in results["players"]
        ],
    )
    if judged:
        report.heading("How it went")
        report.plot(plots.lines("What each player could expect", chances(record, judged), "decision", "worth of the position"))
        report.text("As a search sees it from what each player could know. The more iterations, the better it judges.")
    report.heading("Move by move")
    said = worded(record, judged)
    report.table(
        ["move", "player", "played", "judged", "cost", "better"],
        [
            (str(each.number), called[each.seat], played, each.word(), f"{each.loss:.1%} ± {each.noise:.1%}" if better else "", better)
            for each, (played, better) in zip(judged, said, strict=True)
        ],
        [place for place, each in enumerate(judged) if each.word() == "mistake"],
        texts=(0, 2, 5),
    )
    report.text(f"A slip costs at least {SLIP:.0%} of a victory, a mistake {MISTAKE:.0%}, and more than it may be wrong by.")
    report.made_by(results["about"])
    return report.to_html()


def write_review(folder: Path, record: Record, judged: list[Judged], iterations: int, seed: int) -> list[Path]:
    """Write the report and the figures into a folder; returns the files."""
    results = results_of(record, judged, iterations, seed)
    files = [folder / name for name in ("review.html", "review.json", "review.parquet")]
    write(files[0], page(record, judged, results))
    write_json(files[1], results)
    rows = results["decisions"]
    write_parquet(files[2], {name: [row[name] for row in rows] for name in rows[0]} if rows else {}, results["about"])
    return files
