"""Judgement by a network: where it is used, and that whatever doesn't fit leaves the game's own evaluation in force."""

from __future__ import annotations

import logging
from pathlib import Path

import pytest

from greathall import features
from greathall.bots import SearchBot, make
from greathall.bots.judgement import FOLDER, judgement_of, lean
from greathall.kernel.catalog import find_game
from greathall.kernel.chance import swift
from tests.toy.game import AUCTION
from training.weights import by_chance, quantised, write


def weights(folder: Path, game: str = "treachery", seats: int = 2, horizon: int = 0) -> Path:
    encoding = features.of(game, seats)
    head, rows = quantised(by_chance(int(encoding.size), 1), encoding, horizon)
    return write(folder, game, seats, head, rows, {})


def searching(folder: Path, learned: bool = True) -> SearchBot:
    bot = SearchBot(swift("judging"), iterations=80, learned=learned)
    bot.weights = folder
    return bot


def test_a_search_judges_by_the_network_where_there_is_one(tmp_path: Path) -> None:
    weights(tmp_path)
    state = find_game("treachery").new(2, 1)
    seat = state.asked()[0]
    learned, plain = searching(tmp_path), searching(tmp_path, learned=False)
    assert learned.choose(state, seat) in state.moves(seat)
    assert learned.judgement is judgement_of(state, tmp_path) is not None
    plain.choose(state, seat)
    assert plain.judgement is None
    drawn = state.imagine(seat, swift("drawn"))
    assert 0 < learned.judge(drawn, seat) < 1
    assert plain.judge(drawn, seat) == drawn.evaluate(seat)


def test_a_network_is_read_once(tmp_path: Path) -> None:
    path = weights(tmp_path)
    state = find_game("treachery").new(2, 1)
    first = judgement_of(state, tmp_path)
    path.unlink()
    assert judgement_of(find_game("treachery").new(2, 2), tmp_path) is first


@pytest.mark.parametrize(
    ("harm", "said"),
    [
        (lambda path: path.write_bytes(b""), "treachery with 2 seats"),
        (lambda path: path.write_bytes(path.read_bytes()[:-1]), "another encoding"),
        (lambda path: path.write_bytes(path.read_bytes().replace(b'"encoding": "', b'"encoding": "9')), "another encoding"),
        (lambda path: path.write_bytes(path.read_bytes().replace(b'"third": [', b'"third": [1, ')), "9 weights instead of 8"),
        (lambda path: path.write_bytes(path.read_bytes().replace(b'"bias"', b'"other"')), "bias"),
    ],
)
def test_weights_that_do_not_fit_are_left_and_the_log_says_so_once(
    harm: object, said: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    assert callable(harm)
    harm(weights(tmp_path))
    state = find_game("treachery").new(2, 1)
    with caplog.at_level(logging.INFO):
        for _ in range(3):
            assert judgement_of(state, tmp_path) is None
    (entry,) = caplog.records
    assert entry.levelname == "WARNING"
    assert "by the game's own evaluation" in entry.getMessage()
    assert said in entry.getMessage()


def test_where_there_are_no_weights_the_log_says_so_once(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.INFO):
        for seed in range(3):
            assert judgement_of(AUCTION.new(2, seed), tmp_path) is None
    (entry,) = caplog.records
    assert (entry.levelname, entry.getMessage().partition(": ")[2]) == ("INFO", "there are no weights for it")


def test_other_cards_are_judged_by_what_is_printed_on_them(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    weights(tmp_path)
    game = find_game("treachery")
    from greathall.kernel.cards import load

    other = load(game.cards)
    other["actions"] = list(reversed(other["actions"]))
    assert judgement_of(game.new(2, 1, other), tmp_path) is None
    assert "our own cards" in caplog.text


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.weights")), ids=lambda path: path.stem)
def test_weights_in_the_package_fit_and_are_small(path: Path) -> None:
    game, _, seats = path.stem.partition("-")
    assert judgement_of(find_game(game).new(int(seats), 1)) is not None
    assert sum(one.stat().st_size for one in FOLDER.glob(f"{game}-*")) < 1_000_000
    assert path.with_suffix(".json").exists()


def test_leaning_has_its_limits() -> None:
    assert (lean(0.0), lean(0.5), lean(1.0)) == (-4.0, 0.0, 4.0)
    assert lean(0.9) == pytest.approx(-lean(0.1))
    assert lean(0.9) > 0


def test_a_search_without_networks_has_a_name_of_its_own() -> None:
    bot = make("unlearned:30/silent", swift("bots"))
    assert isinstance(bot, SearchBot)
    assert not bot.learned
    assert bot.haggler is None


def test_who_thinks_for_less_than_there_are_moves_overlooks_some() -> None:
    state = find_game("treachery").new(2, 1)
    seat = state.asked()[0]
    moves = set(state.moves(seat))
    assert len(moves) > 12
    noticed = [{node.move for node in SearchBot(swift(f"{seed}"), iterations=12).think(state, seat).children} for seed in range(40)]
    assert all(len(one) == 12 and one <= moves for one in noticed)
    assert set().union(*noticed) == moves, "none is overlooked always"
    assert {node.move for node in SearchBot(swift("1"), iterations=len(moves)).think(state, seat).children} == moves
