"""The contract suite catches games that break it: each of `tests/toy/broken.py` breaks it in one way."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest
from mypy_extensions import i64

from greathall.kernel.catalog import Game
from greathall.kernel.chance import Chance, seeded, swift
from greathall.kernel.event import EVERYONE, OPEN, Event
from greathall.kernel.move import Verb, Verbs, field, pack
from greathall.kernel.state import State
from greathall.lab import contract
from greathall.lab.contract import Breach, check_events, check_game
from tests.shapes import misfit
from tests.toy import auction, broken
from tests.toy.auction import Auction
from tests.toy.broken import Broken, BrokenGame
from tests.toy.game import AUCTION, AuctionGame


def check_games(game: Game) -> None:
    for seed in range(10):
        check_game(game, 3, seed)


@pytest.mark.parametrize(
    ("kind", "words"),
    [
        (broken.ListsWhatItRefuses, r"'\w+ coin=\w+.*' is listed for seat \d, but was refused: not that one \(A-1\.2\)"),
        (broken.AcceptsWhatItDoesNotList, r"'bid coin=\w+' is not listed for seat \d, but was accepted"),
        (broken.MovesOutOfTurn, r"seat \d has moves out of turn"),
        (broken.NoMoves, "seat 0 owes a decision but has no move"),
        (broken.ListsTwice, "a move is listed twice"),
        (broken.DeclinesWithWhatItDoesNotList, "a window is declined by a move that is not listed"),
        (broken.OpensWindowsOnNoOccasion, "a window opens on no occasion"),
        (broken.InventsOccasions, "'fair' is not an occasion of the game"),
        (broken.NoWordsForMoves, r"'bid coin=\w+' has no words"),
        (broken.NoWordsForRefusals, "a refusal has no words"),
        (broken.RefusalsLeaveATrace, "a refused move left a trace"),
        (broken.CopiesShareTheLots, "a copy changed when the other was played on"),
        (broken.CopiesShareTheCoins, "the position changed when a twin was imagined"),
        (broken.PlayDoesMore, "play and apply lead to different positions"),
        (broken.ShowsAllHands, r"viewer -?\d can tell a twin by its view"),
        (broken.ShowsTheOrderOfHands, r"viewer -?\d can tell a twin by its view"),
        (broken.PromptsTellTheRichest, r"viewer -?\d can tell a twin by its prompt"),
        (broken.SentencesTellTheBag, r"viewer \d can tell a twin by a move's words"),
        (broken.RefusalsTellTheHolder, r"viewer \d can tell a twin by a refusal: that coin lies at "),
        (broken.AsksWhoeverHoldsTheSovereign, r"viewer -?\d can tell a twin by who is asked"),
        (broken.WindowsForWhoeverHoldsTheSovereign, r"viewer -?\d can tell a twin by its windows"),
        (broken.OccasionsTellTheHolder, r"viewer -?\d can tell a twin by its windows"),
        (broken.OffersCoinsOfTheBag, r"viewer \d can tell a twin by its moves"),
        (broken.ImaginesOtherCards, "a twin has other cards"),
        (broken.ImaginesNoHands, "a snapshot has other moves"),
        (broken.TellsWithoutWords, "sealed has no words"),
        (broken.TellsSecrets, r"viewer -?\d can read a secret in 'Player \d bids the \w+ face down.'"),
        (broken.LosesTheSpentCoins, "a card was lost or doubled"),
        (broken.LosesACoinAtTheEnd, "a card was lost or doubled at the end"),
        (broken.NeverEnds, "the game has not ended after 50 moves"),
        (broken.EndsWithoutSayingWhy, "the game is over without saying why"),
        (broken.ScoresTooFew, "not every seat has a score"),
        (broken.NobodyWins, "nobody wins"),
        (broken.SharesTooMuch, "the shares of the victory don't add up"),
        (broken.ForgetsTheTakers, "a snapshot has another result"),
        (broken.WritesWhatItDoesNotRead, "a snapshot does not read back"),
        (broken.ForgetsTheBids, "a snapshot asks other seats"),
        (broken.ForgetsWhoShows, "a snapshot has other moves"),
    ],
    ids=lambda value: getattr(value, "__name__", ""),
)
def test_a_broken_game_is_caught(kind: type[Auction], words: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(contract, "MOST_MOVES", 50)
    with pytest.raises(Breach, match=rf"{words}.* \(auction, 3 seats, seed \d, options {{}}, after \d+ moves\)"):
        check_games(BrokenGame(kind))


def test_the_auction_is_not_broken_by_being_rebuilt() -> None:
    assert check_game(BrokenGame(Broken), 3, 1) > 0


def test_a_view_of_another_shape_is_caught() -> None:
    class SaysMore(Broken):
        def describe(self, viewer: i64) -> dict[str, Any]:
            return {**super().describe(viewer), "more": 1}

    class SaysTooLate(Broken):
        def describe(self, viewer: i64) -> dict[str, Any]:
            return {**super().describe(viewer), **({"takers": ["nobody"]} if self.over() and viewer == OPEN else {})}

        def to_dict(self) -> dict[str, Any]:
            return {**super().to_dict(), "takers": self.takers}

    shaped = BrokenGame(Broken)
    assert check_game(shaped, 3, 1, misfit=misfit(shaped)) > 0
    with pytest.raises(Breach, match=r"the view of viewer -2 has another shape: .*'more' was unexpected"):
        check_game(BrokenGame(SaysMore), 3, 1, misfit=misfit(shaped))
    with pytest.raises(Breach, match=r"has another shape: takers/0: "):
        check_game(BrokenGame(SaysTooLate), 3, 1, misfit=misfit(shaped))


def test_moves_that_do_not_read_back_are_caught() -> None:
    class Forgetful(Broken):
        def names(self) -> Any:
            return {**super().names(), "coin": ["coin"] * 10}

    with pytest.raises(Breach, match="'bid coin=coin' does not read back"):
        check_game(BrokenGame(Forgetful), 2, 1)


def test_a_deal_from_outside_is_caught() -> None:
    outside = seeded(1)

    class DealsFromOutside(AuctionGame):
        def deal(self, seats: int, chance: Chance, deck: object, options: Mapping[str, str]) -> State:
            return super().deal(seats, swift(f"{outside.word()}"), deck, options)

    game = DealsFromOutside(
        "auction", "", (2, 3), auction.MOVES, auction.TELLINGS, AUCTION.cards, AUCTION.contest, AUCTION.shape, AUCTION.options
    )
    with pytest.raises(Breach, match=r"the same seed gave another game: a move can't be played again \(auction, 2 seats"):
        check_game(game, 2, 1)


def test_a_game_that_remembers_the_last_is_caught() -> None:
    class Remembers(AuctionGame):
        games = 0

        def deal(self, seats: int, chance: Chance, deck: object, options: Mapping[str, str]) -> State:
            self.games += 1
            state = super().deal(seats, chance, deck, options)
            state.chance = swift(f"{self.games}")
            return state

    game = Remembers("auction", "", (2, 3), auction.MOVES, auction.TELLINGS, AUCTION.cards, AUCTION.contest, AUCTION.shape, AUCTION.options)
    with pytest.raises(Breach, match=r"the same seed and moves gave another game \(auction, 2 seats"):
        check_game(game, 2, 1)


def test_a_field_that_should_be_secret_is_caught() -> None:
    """Words that read the packed number instead of what a viewer may see."""

    class Numbers(Broken):
        def telling(self, event: Event, viewer: i64) -> str:
            return f"{self.game.tellings.of(event.word).name} {field(event.word, 1)}"

    with pytest.raises(Breach, match=r"viewer -1 can read a secret in 'sealed \d'"):
        check_game(BrokenGame(Numbers), 2, 1)


def test_events_with_secret_numbers_are_checked() -> None:
    class Paying(Broken):
        def telling(self, event: Event, viewer: i64) -> str:
            parts = event.json(self.game.tellings, self.names(), viewer)
            return f"{self.called(int(parts['seat']))} pays {parts['gold']}."

    state = BrokenGame(Paying, tellings=Verbs(Verb("paid", "seat gold:number*"))).new(2, 1)
    state.events = [Event(pack(0, 1, 7), 1 << 1), Event(pack(0, 0, 3), EVERYONE)]
    check_events(state, seeded(1))
