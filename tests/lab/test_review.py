"""A review judges each decision from what the seat could know."""

from __future__ import annotations

from pathlib import Path

import pytest

import greathall
from greathall.bots import make
from greathall.kernel.chance import swift
from greathall.kernel.deals.offer import is_offer
from greathall.kernel.record import Record
from greathall.lab.review import Judged, decisions, judge, review, summary
from greathall.lab.review_report import write_review
from tests.terminal.test_command import refused, run

GOLDEN = Path(__file__).parents[1] / "golden"


def played(game: str, bot: str, moves: int) -> Record:
    """A game that begins so: the first seat plays like this bot, the others at random."""
    record = Record(game, greathall.game(game).fewest, 5, "nonce")
    state = record.deal()
    bots = [make(bot if seat == 0 else "random", swift(f"{seat}")) for seat in range(record.seats)]
    while state.asked() and len(record.moves) < moves:
        seat = state.asked()[0]
        record.add(state, seat, bots[seat].choose(state.imagine(seat, swift("views")), seat))
    return record


def test_only_decisions_are_judged() -> None:
    record = Record.from_text((GOLDEN / "duhr-4.record").read_text(encoding="utf-8"))
    found = {number for number, *_ in decisions(record)}
    assert found
    for number, (_, text) in enumerate(record.moves, 1):
        if is_offer(text) or text.startswith(("accept", "decline")):
            assert number not in found


def test_what_a_seat_can_t_know_doesn_t_change_its_judgement() -> None:
    record = played("treachery", "greedy", 6)
    for number, state, seat, move in decisions(record):
        twin = state.imagine(seat, swift("twin"))
        assert judge(twin, number, seat, move, 40, swift("judge")) == judge(state.copy(), number, seat, move, 40, swift("judge"))


def test_a_search_plays_better_than_chance_by_its_own_judgement() -> None:
    record = played("treachery", "search:300", 100)
    clever, chance = summary(record, review(record, iterations=120))
    assert clever["lost"] / clever["decisions"] < chance["lost"] / chance["decisions"]
    assert chance["slip"] + chance["mistake"] > 0


def test_what_may_be_luck_is_good() -> None:
    def word(loss: float, noise: float, best: str = "b") -> str:
        return Judged(1, 0, "a", best, 0.5, loss, noise, 3).word()

    assert word(0.0, 0.0, "a") == "best"
    assert [word(0.02, 0.0), word(0.2, 0.3), word(0.05, 0.01), word(0.2, 0.1)] == ["good", "good", "slip", "mistake"]


def test_a_review_that_was_stopped_goes_on_with_the_same_result(tmp_path: Path) -> None:
    record = played("treachery", "greedy", 12)
    whole = review(record, 20, kept=tmp_path / "whole")
    stopped = tmp_path / "stopped"
    stopped.write_text("".join((tmp_path / "whole").read_text().splitlines(keepends=True)[:2]))
    heard: list[int] = []
    assert review(record, 20, kept=stopped, progress=heard.append) == whole
    assert sum(heard) == len(whole)


@pytest.mark.parametrize("game", ["treachery", "skirmish", "duhr", "thrones"])
def test_every_game_is_reported_in_words(game: str, tmp_path: Path) -> None:
    record = played(game, "random", 14)
    files = write_review(tmp_path, record, review(record, 10), 10, 0)
    page = files[0].read_text(encoding="utf-8")
    assert "Move by move" in page
    assert "<td>Player 1</td>" in page
    assert "<th scope=col class=text>played</th>" in page, "sentences are set as text, not as figures"
    assert pytest.importorskip("pyarrow.parquet").read_table(files[2]).num_rows == len(list(decisions(record)))


def test_the_command_judges_a_file(tmp_path: Path) -> None:
    path = tmp_path / "game.record"
    path.write_text(played("treachery", "random", 10).to_text(), encoding="utf-8")
    answer = run("review", str(path), "--iterations", "20", "--jobs", "1")
    assert answer.returncode == 0, answer.stderr
    assert "mistakes" in answer.stdout
    assert "can't be read" in refused("review", str(tmp_path / "none.record"))
