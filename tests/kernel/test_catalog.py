"""Games are found by name, begun with seats, options and cards, and positions are read back."""

from __future__ import annotations

import importlib
from importlib import metadata
from pathlib import Path
from typing import Any

import pytest

import greathall
from greathall import games
from greathall.kernel import catalog
from greathall.kernel.cards import load
from greathall.kernel.catalog import Game, Option, all_games, find_game, register
from greathall.kernel.chance import seeded
from greathall.kernel.errors import BadCards, BadPosition, UnknownGame
from tests.toy.game import AUCTION


def test_games_are_found_by_name(auction: Game) -> None:
    assert find_game("auction") is auction
    assert all_games()[0].name == "treachery"
    assert auction in all_games()


def test_a_registered_game_is_in_the_catalogue(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(AUCTION, "name", "raffle")
    try:
        register(AUCTION)
        assert find_game("raffle") is AUCTION
    finally:
        del catalog._games["raffle"]


def test_an_unknown_game_is_answered_with_those_there_are() -> None:
    with pytest.raises(UnknownGame, match="there is no game 'chess'; there are treachery"):
        find_game("chess")


def test_the_front_door_deals_and_reads(auction: Game) -> None:
    state = greathall.new("auction", 3, 5, losers="keep")
    assert state.to_dict() == auction.new(3, 5, options={"losers": "keep"}).to_dict()
    assert greathall.from_dict(state.to_dict()).to_dict() == state.to_dict()
    with pytest.raises(BadPosition, match="doesn't say its game"):
        greathall.from_dict({})


def test_the_same_seed_deals_the_same_game() -> None:
    assert AUCTION.new(2, 1).to_dict() == AUCTION.new(2, 1).to_dict()
    assert AUCTION.new(2, 1).to_dict() != AUCTION.new(2, 2).to_dict()
    assert AUCTION.new(2, "1").to_dict()["chance"].startswith("sealed ")


@pytest.mark.parametrize("seats", [-1, 0, 1, 4])
def test_seats_are_counted(seats: int) -> None:
    with pytest.raises(UnknownGame, match=f"Auction is for 2 to 3 players, not {seats}"):
        AUCTION.new(seats, 1)


def test_options_have_defaults_and_are_checked(auction: Game) -> None:
    assert AUCTION.new(2, 1).options == {"losers": "pay"}
    with pytest.raises(UnknownGame, match="option losers is one of pay, keep, not 'weep'"):
        AUCTION.new(2, 1, options={"losers": "weep"})
    with pytest.raises(UnknownGame, match="Auction has no option 'joker'; it has losers"):
        AUCTION.new(2, 1, options={"joker": "wild"})


def test_a_game_without_options_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(AUCTION, "options", ())
    with pytest.raises(UnknownGame, match="Auction has no option 'losers'; it has none"):
        AUCTION.check_options(2, {"losers": "pay"})
    assert list(AUCTION.variants()) == [(2, {}), (3, {})]


def test_an_option_may_name_a_seat() -> None:
    option = Option("first", "random", seat=True)
    assert option.default == "random"
    assert option.choices(3) == ("random", "0", "1", "2")
    assert Option("losers", "pay", "keep").choices(3) == ("pay", "keep")


def test_variants_are_every_seat_count_with_every_setting() -> None:
    assert list(AUCTION.variants()) == [(2, {"losers": "pay"}), (2, {"losers": "keep"}), (3, {"losers": "pay"}), (3, {"losers": "keep"})]


def test_cards_come_from_our_file_another_or_data(tmp_path: Path) -> None:
    data = load(AUCTION.cards)
    data["coins"][0]["id"] = "bean"
    path = tmp_path / "cards.json"
    path.write_text(greathall.kernel.cards.as_json(data), encoding="utf-8")
    with_data, with_file = AUCTION.new(2, 1, data), AUCTION.new(2, 1, path)
    assert "bean" in with_data.census()
    assert with_data.to_dict() == with_file.to_dict()
    assert with_data.to_dict()["cards"] != AUCTION.new(2, 1).to_dict()["cards"] == ""
    assert AUCTION.read_cards(None) is AUCTION.read_cards(None)


def test_bad_cards_are_refused() -> None:
    data = load(AUCTION.cards)
    with pytest.raises(BadCards, match=r"the card file has 2 \[\[lots\]\], the game needs 3"):
        AUCTION.new(2, 1, {**data, "lots": data["lots"][:2]})


def test_a_snapshot_goes_on_with_its_own_chance() -> None:
    state = AUCTION.new(2, "secret")
    assert AUCTION.from_dict(state.to_dict()).chance.to_text() == state.chance.to_text()


def test_the_unknown_is_drawn_from_the_chance_given() -> None:
    view = AUCTION.new(2, 1).view(0)
    draws = {str(AUCTION.from_dict(view, seeded(seed)).to_dict()["hands"][1]) for seed in range(20)}
    assert len(draws) > 5
    assert AUCTION.from_dict(view).to_dict() == AUCTION.from_dict(view).to_dict()


@pytest.mark.parametrize(
    ("data", "error", "reason"),
    [
        ({"seats": "two"}, BadPosition, "seats should be a number"),
        ({"seats": 9}, UnknownGame, "Auction is for 2 to 3 players, not 9"),
        ({"chance": "dice"}, BadPosition, "not the state of a generator: 'dice'"),
        ({"chance": 7}, BadPosition, "chance should be a text, not 7"),
        ({"options": ["pay"]}, BadPosition, "options should be a table of names and values"),
        ({"options": {"losers": "weep"}}, UnknownGame, "option losers is one of pay, keep, not 'weep'"),
        ({"options": {"losers": 3}}, UnknownGame, "option losers is one of pay, keep, not '3'"),
        ({"cards": "0123456789abcdef"}, BadPosition, "written with another card file"),
    ],
)
def test_a_bad_position_gets_a_sentence(data: dict[str, Any], error: type[Exception], reason: str) -> None:
    with pytest.raises(error, match=reason):
        AUCTION.from_dict(data)


def test_players_bring_no_decks_to_a_game_that_says_nothing_of_them(auction: Game) -> None:
    assert auction.ready_decks() == []
    assert auction.read_deck("1x Crown") is None


def test_the_games_of_a_match_begin_in_turn(auction: Game) -> None:
    assert find_game("treachery").begun_by(1, {}) == {"first": "1"}
    assert auction.begun_by(1, {"losers": "keep"}) == {"losers": "keep"}, "where the game lets nobody say it"


def test_another_package_brings_a_game(monkeypatch: pytest.MonkeyPatch) -> None:
    class Brought:
        def load(self) -> Game:
            return AUCTION

    monkeypatch.setattr(metadata, "entry_points", lambda group: [Brought()] if group == "greathall.games" else [])
    try:
        importlib.reload(games)
        assert [game.name for game in all_games()] == ["treachery", "skirmish", "duhr", "thrones", "auction"]
    finally:
        del catalog._games["auction"]
