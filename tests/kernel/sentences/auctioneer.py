"""The toy game with its sentences in files: what a game can say that its verbs don't tell is said here too."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from mypy_extensions import i64

from greathall.kernel.catalog import Game
from greathall.kernel.chance import swift
from greathall.kernel.errors import IllegalMove
from greathall.kernel.event import Event, sees
from greathall.kernel.move import field, verb_of
from greathall.kernel.sentences.message import Messages, Saying
from greathall.kernel.state import State
from tests.toy.auction import MOVES, SHOWN, TELLINGS, Auction, Deck
from tests.toy.game import AUCTION

MESSAGES = Messages()
SOLD = MESSAGES.account("sold", "lots:lot points:number about?")
SHOW_YOURSELF = MESSAGES.message("move-show-oneself", "seat")
SHOWN_OPENLY = MESSAGES.message("event-shown-openly", "seat coin")
A_LOT = MESSAGES.message("-a-lot", "lot:number")
NOT_SO = MESSAGES.reason("not-so", "coin", "A-1.2")
PRIZES = MESSAGES.account("prizes", "prizes:prize")

ENGLISH = """\
-a-lot = lot { $lot }
move-bid = Bid { $coin }.
move-show = Show { $coin } to { $to }.
move-show-oneself = { $seat } shows nobody anything.
event-dealt = { $seat } is dealt { $coin }.
    .hidden = { $seat } is dealt a coin.
event-sealed = { $seat } bids { $coin } face down.
    .hidden = { $seat } bids a coin face down.
event-bade = { $coin ->
    [none] { $seat } has bid nothing.
   *[there] { $seat } has bid { $coin }.
}
event-taken = { $seat } takes { $lot }.
event-shown = { $seat } shows { $coin } to { $to }.
    .hidden = { $seat } shows a coin to { $to }.
event-shown-openly = { $seat } shows { $coin } to everybody.
account-sold = { $lots }: { $points } points{ $about ->
    [none] { "" }
   *[there] , { $about }
}
refusal-not-so = { $coin } can't be bid
account-prizes = { $prizes }
"""
GERMAN = """\
-coin-farthing = der Heller
    .acc = den Heller
-coin-penny = der Pfennig
    .acc = den Pfennig
-a-lot = Posten { $lot }
move-bid = { FORM($coin, "acc") } bieten.
event-sealed = { $seat ->
    [you] Du bietest verdeckt { FORM($coin, "acc") }.
   *[other] { $seat } bietet verdeckt { FORM($coin, "acc") }.
}
    .hidden = { $seat } bietet verdeckt.
event-bade = { $seat } hat { FORM($coin, "acc") } geboten.
event-shown-openly = { $seat } zeigt allen { FORM($coin, "acc") }.
account-sold = { $lots }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}{ $about ->
    [none] { "" }
   *[there] , { $about }
}
refusal-not-so = { $coin } kann nicht geboten werden
"""


class Auctioneer(Auction):
    """An auction that is worded out of files."""

    about: str | None = None
    named_by_file = True

    def mixed_kinds(self) -> Mapping[str, Sequence[str]]:
        return {"prize": ("coin", "seat", "lot")}

    def card_names(self) -> Mapping[str, Sequence[str | Saying]]:
        if not self.named_by_file:
            return {}
        return {
            "coin": [self.deck.called[coin] for coin in self.deck.coins],
            "lot": [A_LOT.say(number) for number in range(len(self.deck.lots))],
        }

    def our_cards(self) -> bool:
        return not self.deck.source

    def move_saying(self, seat: i64, move: i64) -> Saying | None:
        return SHOW_YOURSELF.say(seat) if MOVES.of(move).name == "show" and field(move, 1) == seat else None

    def event_saying(self, event: Event, viewer: i64) -> Saying | None:
        if verb_of(event.word) == SHOWN and self.seats == 2 and sees(event.seen, viewer):
            return SHOWN_OPENLY.say(field(event.word, 0), field(event.word, 2))
        return None

    def reckoning(self, seat: i64) -> list[Saying | str]:
        lots: list[int | Saying] = [lot for lot, taker in enumerate(self.takers) if taker == seat]
        return ["In words already.", SOLD.say([*lots, A_LOT.say(9)], int(self.scores()[seat]), self.about)]

    def sentence(self, seat: i64, move: i64) -> str:
        return State.sentence(self, seat, move)

    def telling(self, event: Event, viewer: i64) -> str:
        return State.telling(self, event, viewer)

    def why(self, coin: int) -> IllegalMove:
        return NOT_SO.refuse(self, coin)


def auctioneer(folder: Path, seats: int = 3, source: str = "", **files: str) -> Auctioneer:
    """A table of the auction whose files of words lie in a folder: English and German unless others are given."""
    words = folder / "words"
    words.mkdir(exist_ok=True)
    for name, text in ({"en": ENGLISH, "de": GERMAN} | files).items():
        (words / f"{name}.ftl").write_text(text, encoding="utf-8")
    game = Game(
        name=f"auctioneer of {folder}",
        title=AUCTION.title,
        about=AUCTION.about,
        seats=(2, 4),
        verbs=MOVES,
        tellings=TELLINGS,
        cards=AUCTION.cards,
        contest=AUCTION.contest,
        shape=AUCTION.shape,
        words=words,
        messages=MESSAGES,
    )
    state = Auctioneer(game, seats, swift("auctioneer"), {"losers": "keep"}, Deck(AUCTION.shown(), source))
    state.offer()
    return state
