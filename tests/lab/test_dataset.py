"""A dataset holds whole games that play again, and goes on where it was stopped."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import greathall
from greathall.bots import make
from greathall.kernel.chance import swift
from greathall.lab import dataset as datasets
from greathall.lab.dataset import Dataset, Noting, make_dataset
from greathall.lab.datasheet import write_datasheet
from greathall.lab.kept import BadStudy
from tests.terminal.test_command import refused

parquet = pytest.importorskip("pyarrow.parquet")

SAMPLE = Path(__file__).parents[2] / "examples" / "sample"
SMALL = Dataset(("treachery", "duhr"), 5, 2, "random", "search:12", seed=4)


def rows(path: Path) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = parquet.read_table(path).to_pylist()
    return found


def replay(games: list[dict[str, Any]], moves: list[dict[str, Any]]) -> None:
    """Play all games of a pair of files again."""
    for game in games:
        state = greathall.game(game["game"]).new(game["seats"], game["seed"], options=json.loads(game["options"]))
        mine = [move for move in moves if move["number"] == game["number"]]
        assert len(mine) == game["moves"]
        for move in mine:
            assert move["choices"] in (0, len(state.moves(move["seat"])))
            legal = {state.text(each) for each in state.moves(move["seat"])}
            assert set(move.get("estimated", [])) <= legal
            state.play(move["seat"], move["text"])
        assert (state.ending(), state.scores()) == (game["ending"], game["scores"])


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("dataset")
    make_dataset(SMALL, folder)
    write_datasheet(folder, SMALL)
    return folder


def test_every_game_plays_again(made: Path) -> None:
    for games in sorted(made.glob("games-*.parquet")):
        replay(rows(games), rows(made / games.name.replace("games-", "moves-")))


def test_seats_take_turns_and_numbers_are_whole(made: Path) -> None:
    assert [(game["number"], game["seats"]) for game in rows(made / "games-duhr-plain-00000.parquet")] == [
        (0, 4),
        (1, 5),
        (2, 6),
        (3, 4),
        (4, 5),
    ]


def test_estimates_are_of_the_moves_that_were_searched(made: Path) -> None:
    moves = rows(made / "moves-treachery-estimates-00000.parquet")
    searched = [move for move in moves if move["choices"] > 1]
    assert searched
    for move in searched:
        assert move["text"] in move["estimated"] or not move["estimated"]
        assert len(move["estimated"]) == len(move["value"]) == len(move["visits"])
        assert all(0 <= value <= 1 for value in move["value"])
    assert any(move["estimated"] for move in searched)
    assert "estimated" not in rows(made / "moves-treachery-plain-00000.parquet")[0]


def test_a_bot_that_notes_chooses_as_it_would_without() -> None:
    for game in ("treachery", "duhr"):
        state = greathall.new(game, greathall.game(game).fewest, 3)
        seat = state.asked()[0]
        noting = Noting(make("search:40", swift("one")))
        assert noting.choose(state.imagine(seat, swift("draw")), seat) == make("search:40", swift("one")).choose(
            state.imagine(seat, swift("draw")), seat
        )


def test_what_was_stopped_goes_on_to_the_same_files(made: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    parts = dict(list(SMALL.parts().items())[:2])
    with monkeypatch.context() as stopped:
        stopped.setattr(datasets.Dataset, "parts", lambda self: parts)
        make_dataset(SMALL, tmp_path)
    heard: list[int] = []
    files = make_dataset(SMALL, tmp_path, progress=heard.append)
    assert sum(heard) == 2 * (5 + 2)
    assert [file.read_bytes() for file in files] == [(made / file.name).read_bytes() for file in files]
    with pytest.raises(BadStudy, match="another study"):
        make_dataset(Dataset(("treachery",), 5, 2), tmp_path)


def test_the_datasheet_counts_what_is_there(made: Path) -> None:
    sheet = (made / "README.md").read_text(encoding="utf-8")
    assert f"| treachery | plain | 5 | {len(rows(made / 'moves-treachery-plain-00000.parquet'))} |" in sheet
    for column in rows(made / "moves-treachery-estimates-00000.parquet")[0]:
        assert column in sheet


def test_the_sample_in_the_repository_plays_again() -> None:
    files = sorted(SAMPLE.glob("games-*.parquet"))
    assert {file.name.split("-")[1] for file in files} == {"treachery", "skirmish", "duhr"}
    for games in files:
        replay(rows(games), rows(SAMPLE / games.name.replace("games-", "moves-")))


def test_the_command_refuses_an_unknown_game(tmp_path: Path) -> None:
    assert "there is no game 'chess'" in refused("dataset", str(tmp_path), "--game", "chess")
