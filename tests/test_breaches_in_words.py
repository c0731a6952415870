"""The contract suite catches secrets that only the sentences of another language give away, or the marks in them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

import pytest
from mypy_extensions import i64

from greathall.kernel.errors import IllegalMove
from greathall.kernel.event import Event
from greathall.kernel.move import field, verb_of
from greathall.kernel.sentences.message import Messages, Saying
from greathall.lab.contract import Breach, check_game
from tests.kernel.sentences.auctioneer import ENGLISH, MESSAGES
from tests.toy.auction import BAG, SEALED, Auction
from tests.toy.broken import Broken, BrokenGame

SAID = Messages()
SAID.all += MESSAGES.all
WHISPER = SAID.message("event-whisper", "seat coin")
POINTED = SAID.message("event-pointed", "seat coin")
RICH = SAID.prompt("rich", "coin")
HELD = SAID.reason("held", "coin", "A-1.2")
SIGH = SAID.message("move-sigh", "coin")
LEFT = SAID.account("left", "coin")

IN_ENGLISH = """\
event-whisper = { $seat } bids.
event-pointed = { $seat } bids { $coin }.
prompt-rich = Bid a coin.
refusal-held = not that coin
move-sigh = Bid.
account-left = The next coin would be another.
"""
IN_GERMAN = """\
event-whisper = { $coin ->
    [sovereign] { $seat } bietet viel.
   *[other] { $seat } bietet { $coin }.
}
prompt-rich = Biete mehr als { $coin }.
refusal-held = nicht diese Münze, sondern { $coin }
move-sigh = Bieten, ohne { $coin }.
account-left = Die nächste wäre { $coin }.
"""


class Worded(Broken):
    """An auction with words in files, which gives nothing away."""

    def card_names(self) -> Mapping[str, Sequence[str]]:
        return {"coin": [self.deck.called[coin] for coin in self.deck.coins], "lot": self.deck.lots}


class Whispers(Worded):
    def event_saying(self, event: Event, viewer: i64) -> Saying | None:
        return WHISPER.say(field(event.word, 0), field(event.word, 1)) if verb_of(event.word) == SEALED else None


class MarksTell(Worded):
    """All coins are called the same, but each is marked by its own name."""

    def card_names(self) -> Mapping[str, Sequence[str]]:
        return {**super().card_names(), "coin": ["a coin"] * len(self.deck.coins)}

    def event_saying(self, event: Event, viewer: i64) -> Saying | None:
        return POINTED.say(field(event.word, 0), field(event.word, 1)) if verb_of(event.word) == SEALED else None


class PromptsTellTheBag(Worded):
    def question(self, seat: i64) -> Saying | str:
        return RICH.say(in_the_bag(self))


class RefusalsTellTheBag(Worded):
    def refusal(self, seat: i64, move: i64) -> IllegalMove:
        return HELD.refuse(self, in_the_bag(self))


class MovesTellTheBag(Worded):
    def move_saying(self, seat: i64, move: i64) -> Saying | None:
        return SIGH.say(in_the_bag(self))


class AccountsTellChance(Worded):
    """All coins are spent at the end: what chance would do next is the only secret that is left."""

    def reckoning(self, seat: i64) -> Sequence[Saying | str]:
        return [LEFT.say(int(self.chance.copy().below(len(self.places))))]


def in_the_bag(state: Auction) -> int | None:
    """A coin that nobody has seen."""
    return next((coin for coin, place in enumerate(state.places) if place == BAG), None)


def game(folder: Path, kind: type[Auction]) -> BrokenGame:
    (folder / "en.ftl").write_text(ENGLISH + IN_ENGLISH, encoding="utf-8")
    (folder / "de.ftl").write_text(IN_GERMAN, encoding="utf-8")
    return BrokenGame(kind, words=folder, messages=SAID)


def test_an_auction_in_words_is_not_broken(tmp_path: Path) -> None:
    assert check_game(game(tmp_path, Worded), 3, 1) > 0


@pytest.mark.parametrize(
    ("kind", "words"),
    [
        (Whispers, r"viewer -?\d can read a secret in 'Spieler \d bietet .*'"),
        (MarksTell, r"viewer -?\d can read a secret in 'Player \d bids a coin\.'"),
        (PromptsTellTheBag, r"viewer -?\d can tell a twin by its prompt"),
        (RefusalsTellTheBag, r"viewer \d can tell a twin by a refusal in another language"),
        (MovesTellTheBag, r"viewer \d can tell a twin by a move's words in another language"),
        (AccountsTellChance, r"viewer -?\d can tell a twin by an account in another language"),
    ],
)
def test_a_secret_in_another_language_is_caught(kind: type[Auction], words: str, tmp_path: Path) -> None:
    with pytest.raises(Breach, match=words):
        check_game(game(tmp_path, kind), 3, 1)
