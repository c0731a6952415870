"""Features say all that matters of a position and nothing that is hidden, and every legal move has its place in the table of actions."""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from librt.vecs import append, vec
from mypy_extensions import i64

import greathall
from greathall import features
from greathall.kernel.catalog import Game, all_games
from greathall.kernel.chance import swift
from greathall.kernel.choice import GOES_ON, ILLEGAL, PLAYED, Choice
from greathall.kernel.deals.dealing import Dealing
from greathall.kernel.encoding import Encoding
from greathall.kernel.state import State
from greathall.lab.contract import Breach, check_game
from tests.long import much
from tests.toy.auction import Auction
from tests.toy.features import AuctionEncoding
from tests.toy.game import AUCTION, AuctionGame

ROOT = Path(__file__).parent.parent
GAMES = [*all_games(), AUCTION]
named = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def walk(game: Game, seats: int, seed: int, options: dict[str, str] | None = None, offers: bool = False) -> Iterator[Choice]:
    """A random game, chosen place by place."""
    state = game.new(seats, seed, None, options)
    state.events = None
    choice = Choice(state, game.encoding(state, offers=offers))
    chance = swift(f"walk {seed}")
    while choice.seat >= 0:
        yield choice
        choice.choose(choice.places[chance.below(len(choice.places))])


# What is in them.


def without(*names: str) -> Callable[[dict[str, Any]], dict[str, Any]]:
    return lambda view: {name: part for name, part in view.items() if name not in names}


TOLD: dict[str, Callable[[dict[str, Any]], dict[str, Any]]] = {
    "treachery": without("figures"),
    "skirmish": without("figures", "deck"),
    "duhr": without("figures", "deals", "stack", "first"),
    "auction": without("stack"),
}
"""What of a view the features tell apart, wherever it differs. Of the deck in Skirmish only the top is told, of steps in Dûhr the last."""


@pytest.mark.parametrize("game", [game for game in GAMES if game.name in TOLD], ids=lambda game: game.name)
def test_views_that_differ_have_different_features(game: Game) -> None:
    for seats in (game.fewest, game.most):
        seen: dict[tuple[int, ...], str] = {}
        for seed in range(much(2, 12)):
            for choice in walk(game, seats, seed, {"deals": "off"} if game.name == "duhr" else None):
                view = choice.state.view(0)
                told = json.dumps(TOLD[game.name](view), sort_keys=True)
                key = tuple(choice.features(0))
                assert seen.setdefault(key, told) == told
        assert len(seen) > 20 or game is AUCTION


def test_copies_of_a_card_are_counted_and_their_state_is_told() -> None:
    """In Thrones features don't tell copies of a card apart, but whatever happens to one of them changes them."""
    game = greathall.game("thrones")
    marks: list[tuple[int, ...]] = []
    for choice in walk(game, 2, 3):
        marks.append(tuple(choice.features(0)))
    assert len(set(marks)) > len(marks) * 2 // 3


def told_steps(choice: Choice) -> set[int]:
    """Which kinds of questions the features say this is."""
    step = next(field for field in choice.encoding.fields if field.name == "step")
    return {place - step.offset for place in choice.features(choice.seat) if step.offset <= place < step.offset + step.size}


@pytest.mark.parametrize(("name", "seats", "steps"), [("treachery", 2, 8), ("skirmish", 3, 15), ("duhr", 4, 11)])
def test_every_kind_of_question_is_told_and_every_move_has_its_place(name: str, seats: int, steps: int) -> None:
    """Random games until all have come up, the end as well. Attacks are never ordered with our cards in Treachery."""
    game = greathall.game(name)
    told, verbs = {0}, set()
    for seed in range(100):
        for choice in walk(game, seats, seed, offers=True):
            told |= told_steps(choice)
            verbs |= {move & 255 for move in choice.moves if move >= 0}
            assert len(set(choice.places)) == len(choice.places)
        ended = choice.encoding.features(choice.state, 0)
        assert [place for place in ended if place < seats] == [], "nobody is asked any more"
        if len(told) == steps and len(verbs) == len(game.verbs.verbs):
            return
    raise AssertionError(f"only {len(told)} of {steps} steps and {len(verbs)} of {len(game.verbs.verbs)} verbs came up")


@named
def test_everything_is_shown_to_the_end_where_it_is_asked_for(game: Game) -> None:
    state = game.new(game.most, 2)
    state.events = None
    whole = game.encoding(state, whole=True)
    chance = swift("whole")
    while asked := state.asked():
        moves = state.moves(asked[0])
        state.apply(asked[0], moves[chance.below(len(moves))])
        marked = list(whole.features(state, 0))
        assert marked == sorted(set(marked))
        assert marked[-1] < whole.size


@named
def test_everything_is_shown_only_where_it_is_asked_for(game: Game) -> None:
    state = game.new(game.fewest, 1)
    plain, whole = game.encoding(state), game.encoding(state, whole=True)
    twin = state.imagine(0, swift("other"))
    assert list(plain.features(twin, 0)) == list(plain.features(state, 0))
    assert list(whole.features(twin, 0)) != list(whole.features(state, 0))


def test_seats_are_counted_from_the_one_that_looks() -> None:
    state = greathall.new("treachery", seats=3, seed=1, first="1")
    encoding = state.game.encoding(state)
    asked = next(field for field in encoding.fields if field.name == "asked")
    for seat, distance in ((1, 0), (0, 1), (2, 2)):
        assert [place for place in encoding.features(state, seat) if place < asked.size] == [distance]


def test_a_field_can_be_read_back() -> None:
    state = greathall.new("treachery", seats=2, seed=1, first="0")
    assert [state.names()["card"][card] for card in marked(state, 0, "hands")] == [state.view(0)["hands"][0]]


def marked(state: State, seat: int, name: str) -> list[int]:
    """Which features of a field hold for a seat, counted from its first."""
    encoding = state.game.encoding(state)
    field = next(field for field in encoding.fields if field.name == name)
    return [place - field.offset for place in encoding.features(state, seat) if field.offset <= place < field.offset + field.size]


def test_a_hand_that_everyone_has_seen_is_told() -> None:
    dealt = greathall.new("treachery", seats=2, seed=1)
    state = greathall.from_dict({**dealt.to_dict(), "shown": [1]})
    card = state.names()["card"].index(state.to_dict()["hands"][1])
    assert marked(state, 0, "shown") == [1]
    assert marked(state, 1, "shown") == [0]
    assert len(state.names()["card"]) + card in marked(state, 0, "hands")


def test_where_excess_goes_is_told() -> None:
    position = {
        "game": "skirmish",
        "front": [["9c", None, None, None], ["2h", "3h", None, None]],
        "turn": 0,
        "phase": "combat",
        "attacks": [{"slot": "front_1", "target": "seat_1", "blockers": ["1.front_1"], "excess": "1.front_2"}],
    }
    state = greathall.from_dict(position)
    assert marked(state, 1, "excess") == [1], "the second Front slot of the seat that looks"


def test_arrays_have_a_one_for_each_feature_and_each_legal_action() -> None:
    state = greathall.new("skirmish", seats=2, seed=1)
    encoding = features.of("skirmish", 2)
    seat = state.asked()[0]
    row = features.row(encoding, state, seat)
    assert row.nonzero()[0].tolist() == list(encoding.features(state, seat))
    mask = features.mask(encoding, state, seat)
    assert len(mask) == encoding.choices
    assert mask.sum() == len(state.moves(seat))


def test_a_game_that_says_nothing_of_its_features_says_so() -> None:
    class Fifth(AuctionGame):
        encoding = Game.encoding

    bare = Fifth("fifth", "Fifth", (2, 3), AUCTION.verbs, AUCTION.tellings, AUCTION.cards, AUCTION.contest, AUCTION.shape, AUCTION.options)
    with pytest.raises(greathall.UnknownGame, match="Fifth says nothing of its features"):
        features.of(bare, 2)
    assert check_game(bare, 2, 1) > 0, "it keeps the contract without them"


# What the contract suite looks for.


class TellsHands(AuctionEncoding):
    def features(self, state: State, seat: i64) -> vec[i64]:
        self.whole = True
        return super().features(state, seat)


class FallingNumbers(AuctionEncoding):
    def features(self, state: State, seat: i64) -> vec[i64]:
        return vec[i64](sorted(super().features(state, seat), reverse=True))


class TooFar(AuctionEncoding):
    def features(self, state: State, seat: i64) -> vec[i64]:
        return append(super().features(state, seat), self.size)


class OnePlaceForAll(AuctionEncoding):
    def places(self, state: State, seat: i64, moves: vec[i64], part: i64) -> vec[i64]:
        return vec[i64]([0] * len(moves))


class OutsideTheTable(AuctionEncoding):
    def places(self, state: State, seat: i64, moves: vec[i64], part: i64) -> vec[i64]:
        return vec[i64]([int(self.choices)] * len(moves))


@pytest.mark.parametrize(
    ("kind", "words"),
    [
        (TellsHands, r"viewer \d can tell a twin by its features"),
        (FallingNumbers, "the features are not rising numbers"),
        (TooFar, "there is a feature outside the row"),
        (OnePlaceForAll, r"two moves have the same place: \['bid coin="),
        (OutsideTheTable, "a move has its place outside the table"),
    ],
    ids=lambda value: getattr(value, "__name__", ""),
)
def test_a_broken_encoding_is_caught(kind: type[AuctionEncoding], words: str) -> None:
    class Broken(AuctionGame):
        def encoding(self, state: State, whole: bool = False, offers: bool = False) -> Encoding:
            assert isinstance(state, Auction)
            return kind(state.seats, state.deck, whole)

    game = Broken(
        "auction", "Auction", (2, 3), AUCTION.verbs, AUCTION.tellings, AUCTION.cards, AUCTION.contest, AUCTION.shape, AUCTION.options
    )
    with pytest.raises(Breach, match=words):
        check_games(game)


def check_games(game: Game) -> None:
    for seed in range(10):
        check_game(game, 3, seed)


# Actions.


def settings(game: Game, seats: int) -> Iterator[dict[str, str]]:
    """The default options, then each option at each of its other settings."""
    yield {}
    for option in game.options:
        for choice in option.choices(seats)[1:]:
            if not choice.isdecimal():
                yield {option.name: choice}


@pytest.mark.long
@named
def test_every_legal_move_has_a_place_of_its_own(game: Game) -> None:
    """In every variant at every number of seats: each move is reached by choosing its places, and no other is."""
    for seats in range(game.fewest, game.most + 1):
        for options in settings(game, seats):
            for seed in range(much(1, 10)):
                offers = seats == game.fewest and not options
                for number, choice in enumerate(walk(game, seats, seed, options, offers)):
                    assert 0 <= min(choice.places) <= max(choice.places) < choice.encoding.choices
                    if choice.part == 0 and number % 5 == 0:
                        assert sorted(reached(choice.encoding, choice.state, choice.seat)) == sorted(choice.state.moves(choice.seat))


def reached(encoding: Encoding, state: State, seat: int) -> list[int]:
    """The moves that the parts of the table single out, one by one."""
    found: list[int] = []
    groups = [(state.moves(seat), 0)]
    while groups:
        moves, part = groups.pop()
        places = list(encoding.places(state, seat, moves, part))
        for place in set(places):
            left = vec[i64]([move for move, other in zip(moves, places, strict=True) if other == place])
            if len(left) == 1:
                found.append(left[0])
            else:
                groups.append((left, part + 1))
    return found


def test_a_move_is_chosen_in_parts_where_a_place_names_several() -> None:
    game = greathall.game("thrones")
    for seed in range(20):
        for choice in walk(game, 2, seed):
            if choice.part:
                before = list(choice.encoding.features(choice.state, choice.seat))
                told = list(choice.features(choice.seat))
                assert told[: len(before)] == before
                assert len(told) > len(before), "whoever chooses sees what is chosen already"
                assert list(choice.features(1 - choice.seat)) == list(choice.encoding.features(choice.state, 1 - choice.seat))
                assert len(set(choice.places)) > 1
                return
    raise AssertionError("no move was chosen in parts")


def test_choosing_says_what_came_of_it() -> None:
    game = greathall.game("thrones")
    outcomes = set()
    for choice in walk(game, 2, 1):
        assert choice.choose(choice.encoding.choices) == ILLEGAL
        place = choice.places[0]
        several = list(choice.places).count(place) > 1
        outcomes.add(choice.copy().choose(place))
        assert (choice.copy().choose(place) == GOES_ON) == several
    assert {PLAYED, GOES_ON} == outcomes


def test_a_copy_of_a_choice_leaves_the_first_alone() -> None:
    choice = next(walk(greathall.game("duhr"), 4, 1))
    before = choice.state.to_dict(), list(choice.places)
    choice.copy().choose(choice.places[0])
    assert (choice.state.to_dict(), list(choice.places)) == before


DIGEST = """
from tests.test_features import digest
print(digest())
"""


def digest() -> str:
    """All that is told and asked in a stretch of every game, in one text."""
    told = hashlib.sha256()
    for game in all_games():
        for choice, _ in zip(walk(game, game.fewest, 6), range(60), strict=False):
            told.update(repr((list(choice.features(choice.seat)), list(choice.places))).encode())
    return told.hexdigest()


@named
def test_over_an_imagined_position_a_seat_is_asked_the_same(game: Game) -> None:
    """Of its own move it knows the parts; what another has chosen of one is forgotten."""
    chance = swift("imagined")
    for number, choice in enumerate(walk(game, game.fewest, 3)):
        own = choice.imagine(choice.seat, chance)
        assert (own.seat, own.part, list(own.places)) == (choice.seat, choice.part, list(choice.places))
        assert list(own.features(choice.seat)) == list(choice.features(choice.seat))
        other = choice.imagine((choice.seat + 1) % game.fewest, chance)
        assert (other.seat, other.part) == (choice.seat, 0)
        if number == 30:
            break


def test_another_process_has_the_same_numbers() -> None:
    env = {**os.environ, "PYTHONHASHSEED": "7"}
    done = subprocess.run([sys.executable, "-c", DIGEST], env=env, cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == digest()


# Deals.


@pytest.mark.parametrize(("name", "options"), [("duhr", {}), ("thrones", {"variant": "littlefinger"})])
def test_offers_are_actions_where_they_are_asked_for(name: str, options: dict[str, str]) -> None:
    game = greathall.game(name)
    made = answered = 0
    for choice in walk(game, 4, 1, options, offers=True):
        state, encoding = choice.state, choice.encoding
        assert isinstance(state, Dealing)
        offers = [-1 - move for move in choice.moves if move < 0]
        made += len(offers)
        asking = state.asking()
        answered += asking is not None
        if asking is not None:
            for seat in range(4):
                terms = marked(state, seat, "gives") + marked(state, seat, "wants")
                assert bool(terms) <= asking.offer.party(seat), "only those who have a part in an offer read it"
        for number in offers[:3]:
            assert state.offer_fault(choice.seat, encoding.offer(choice.seat, number)) is None
        assert not offers or state.may_propose(choice.seat)
        if made > 500 and answered:
            return
    assert made
    assert answered


def test_without_being_asked_for_there_are_no_offers() -> None:
    plain, dealing = (features.of("duhr", 4, offers=offers) for offers in (False, True))
    assert not plain.terms
    assert dealing.choices - plain.choices == 3 * (16 * 16 - 1)
    assert not features.of("duhr", 4, offers=True, options={"deals": "off"}).terms


# The pages.


def test_the_pages_of_the_features_are_up_to_date() -> None:
    for name, text in features.pages().items():
        assert (ROOT / "docs" / name).read_text(encoding="utf-8") == text, "`make schemas` writes it again"
