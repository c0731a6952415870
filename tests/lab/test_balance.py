"""Balance: what a seat had is put beside how often it won, and only what chance doesn't explain is called uneven."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from greathall.kernel.catalog import Game, find_game
from greathall.kernel.chance import swift
from greathall.kernel.sentences.labels import TITLE
from greathall.lab.balance import Balance, Sums, compared, play_balance, play_some, results_of, uneven, verdict
from greathall.lab.intervals import chance_of, corrected
from greathall.lab.naming import Naming
from tests.terminal.test_command import refused, run

TREACHERY = Naming(find_game("treachery"))


def study(game: str, games: int = 3) -> Balance:
    return Balance(game, find_game(game).fewest, games, bot="random", seed=2)


def tossed(games: int, favour: float) -> Sums:
    """Two seats of which the one with the red card wins this share of the games."""
    sums, chance = Sums(), swift("toss")
    for number in range(games):
        red = number % 2
        won = red if int(chance.below(1000)) < 1000 * favour else 1 - red
        rewards = [float(seat == won) for seat in range(2)]
        had = {("seat", f"seat {seat + 1}", seat) for seat in range(2)}
        cards = {("card drawn", "red", red), ("card drawn", "blue", 1 - red), ("card drawn", "all", 0), ("card drawn", "all", 1)}
        sums.add_game(had | cards, rewards, "deck", 5)
    return sums


@pytest.mark.parametrize(
    ("game", "kinds", "card"),
    [
        ("treachery", {"seat", "place in the order of play", "agenda", "card drawn", "card played"}, "coup"),
        ("skirmish", {"seat", "card drawn", "card played"}, "7d"),
        ("duhr", {"seat", "place in the order of play", "House", "agenda", "card drawn", "card played"}, "blackmail"),
        ("thrones", {"seat", "House", "deck", "agenda", "card drawn", "card played"}, "crossroads_inn"),
    ],
)
def test_every_game_says_what_its_seats_had(game: str, kinds: set[str], card: str) -> None:
    sums = Sums(play_some((study(game), 0, 3)))
    assert set(sums.things) == kinds
    assert card in sums.things["card drawn"]
    for kind in kinds - {"card drawn", "card played"}:
        assert sum(each[1] for each in sums.things[kind].values()) == 3 * find_game(game).fewest, f"each seat has one {kind}"
        assert sum(each[2] for each in sums.things[kind].values()) == pytest.approx(3)


def test_titles_are_noted_where_they_are_taken() -> None:
    sums = Sums(play_some((Balance("thrones", 3, 1, bot="random"), 0, 1)))
    assert "hand_of_the_king" in sums.things["title"]


def test_a_favoured_card_is_found_and_even_things_are_not() -> None:
    found = [row["name"] for row in uneven(compared(tossed(400, 0.7), TREACHERY))]
    assert sorted(found) == ["blue", "red"]
    even = compared(tossed(400, 0.5), TREACHERY)
    assert uneven(even) == []
    assert verdict(even).startswith("Nothing is uneven beyond chance.")
    assert "card drawn Red wins" in verdict(compared(tossed(400, 0.7), TREACHERY))
    assert "too few games" in verdict(compared(tossed(10, 0.7), TREACHERY))


@pytest.mark.parametrize(
    ("game", "kind", "name", "called"),
    [
        ("treachery", "card drawn", "coup", "Coup"),
        ("treachery", "agenda", "green over red", "Green over Red"),
        ("skirmish", "card played", "7d", "7♦"),
        ("duhr", "House", "lycosia", "Lycosia"),
        ("duhr", "card drawn", "lycosia", "Suspicion of Lycosia"),
        ("duhr", "agenda", "fair_weather", "Fair-weather Friends"),
        ("thrones", "House", "marisk", "Marisk"),
        ("thrones", "deck", "thornmere_watch", "The Long Watch"),
        ("thrones", "deck", "drawn from all", "drawn from all"),
        ("thrones", "agenda", "sworn_circle", "The Sworn Circle"),
        ("thrones", "agenda", "none", "none"),
        ("thrones", "title", "hand_of_the_king", "Hand of the King"),
        ("thrones", "card drawn", "crossroads_inn", "Crossroads Inn"),
        ("thrones", "seat", "seat 1", "seat 1"),
    ],
)
def test_things_are_called_as_people_call_them(game: str, kind: str, name: str, called: str) -> None:
    assert Naming(find_game(game)).called(kind, name) == called


def test_endings_are_told_as_in_the_game() -> None:
    assert TREACHERY.ending("deaths") == "The game is over: two Characters are Killed."
    assert TREACHERY.ending("flood") == "flood"


def test_a_game_without_words_keeps_its_ids(auction: Game) -> None:
    naming = Naming(auction)
    kind, ids = next(iter(naming.names.ids.items()))
    assert naming.named(kind, ids[0], TITLE) == ids[0]
    assert (naming.called("card drawn", "gem"), naming.ending("sold")) == ("gem", "sold")


def test_chances_are_corrected_for_their_number() -> None:
    assert chance_of(1.96) == pytest.approx(0.05, abs=0.001)
    assert corrected([0.04, 0.01, 0.03]) == pytest.approx([0.06, 0.03, 0.06])
    assert corrected([0.9, 0.8]) == [1.0, 1.0]
    assert corrected([]) == []


def test_a_study_that_was_stopped_goes_on_with_the_same_result(tmp_path: Path) -> None:
    asked = study("treachery", 50)
    whole = results_of(asked, play_balance(asked, kept=tmp_path / "whole"))
    stopped = tmp_path / "stopped"
    stopped.write_text("".join((tmp_path / "whole").read_text().splitlines(keepends=True)[:2]))
    assert results_of(asked, play_balance(asked, kept=stopped)) == whole


def test_the_command_prints_a_verdict_and_writes_a_report(tmp_path: Path) -> None:
    answer = run("balance", "treachery", "--games", "40", "--bot", "random", "--jobs", "1", "--out", str(tmp_path))
    assert answer.returncode == 0, answer.stderr
    assert "place 1" in answer.stdout
    assert "uneven beyond chance" in answer.stdout.lower()
    page = (tmp_path / "balance.html").read_text(encoding="utf-8")
    assert page.count("<svg") == 6, "five kinds of things, and lengths"
    assert "<td class=text>Coup</td>" in page, "the report has names, the figures ids as well"
    assert "The game is over: two Characters are Killed." in page
    written = json.loads((tmp_path / "balance.json").read_text(encoding="utf-8"))
    assert pytest.importorskip("pyarrow.parquet").read_table(tmp_path / "balance.parquet").num_rows == len(written["shares"])
    assert "there is no bot 'nobody'" in refused("balance", "treachery", "--bot", "nobody")
