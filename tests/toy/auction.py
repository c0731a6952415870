"""The rules of Auction, the smallest complete game: plain Python on the kernel. `rules.md` has them in words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from greathall.kernel.catalog import Game
from greathall.kernel.chance import Chance
from greathall.kernel.errors import IllegalMove
from greathall.kernel.event import EVERYONE, OPEN, Event, sees
from greathall.kernel.faults import Faults, Field, NumberField, TextField
from greathall.kernel.messages import WRONG_COUNT
from greathall.kernel.move import Names, Verb, Verbs, field, pack
from greathall.kernel.state import State
from greathall.kernel.step import Step, Together

HAND = 3
BAG, SPENT = -1, -2
NOBODY = -1

BID, SHOW = range(2)
MOVES = Verbs(Verb("bid", "coin", "A-1.2"), Verb("show", "coin to:seat", "A-1.4"))

DEALT, SEALED, BADE, TAKEN, SHOWN = range(5)
TELLINGS = Verbs(
    Verb("dealt", "seat coin*", "A-1.1"),
    Verb("sealed", "seat coin*", "A-1.2"),
    Verb("bade", "seat coin", "A-1.2"),
    Verb("taken", "seat lot", "A-1.3"),
    Verb("shown", "seat to:seat coin*", "A-1.4"),
)
SENTENCES = {
    "dealt": "{seat} is dealt {coin}.",
    "sealed": "{seat} bids {coin} face down.",
    "bade": "{seat} has bid {coin}.",
    "taken": "{seat} takes {lot}.",
    "shown": "{seat} shows {coin} to {to}.",
}


THING: dict[str, Field] = {"id": TextField(True), "name": TextField(True), "value": NumberField(0, 99, True), "source": TextField()}


class Deck:
    """The coins and the lots. They are numbers; these are their names and values."""

    def __init__(self, data: dict[str, Any], source: str) -> None:
        self.source = source
        faults = Faults(data)
        coins, lots = faults.checked("coins", THING), faults.checked("lots", THING, HAND)
        if len(coins) < 3 * HAND:
            faults.add(("coins",), WRONG_COUNT.say(len(coins), "coins", 3 * HAND))
        faults.refuse()
        self.coins, self.lots = [coin["id"] for coin in coins], [lot["id"] for lot in lots]
        self.called = {entry["id"]: entry["name"] for entry in [*coins, *lots]}
        self.worth: list[int] = [coin["value"] for coin in coins]
        self.points: list[int] = [lot["value"] for lot in lots]


class Auction(State):
    """Where each coin lies and who knows it there; who took the lots sold so far."""

    def __init__(self, game: Game, seats: i64, chance: Chance, options: Mapping[str, str], deck: Deck) -> None:
        super().__init__(game, seats, chance, options)
        self.deck = deck
        self.places = [BAG] * len(deck.coins)
        """For each coin the seat that holds it, or `BAG` or `SPENT`."""
        self.knows = [0] * len(deck.coins)
        self.takers: list[int] = []

    def copy(self) -> Auction:
        twin = Auction(self.game, self.seats, self.chance.copy(), self.options, self.deck)
        twin.players = self.players
        twin.stack = self.stack.copy()
        twin.events = None if self.events is None else self.events.copy()
        twin.places = self.places.copy()
        twin.knows = self.knows.copy()
        twin.takers = self.takers.copy()
        return twin

    def lying(self, place: i64) -> list[int]:
        """The coins of a hand, of the bag or of those spent."""
        return [coin for coin, lies in enumerate(self.places) if lies == place]

    def offer(self) -> None:
        """The next lot is for sale, if there is one."""
        self.stack.clear()
        if len(self.takers) < len(self.deck.lots):
            self.stack.append(Bidding((1 << self.seats) - 1, vec[i64]([-1] * self.seats)))

    def redraw(self, seat: i64, chance: Chance) -> None:
        unknown = [coin for coin, mask in enumerate(self.knows) if not sees(mask, seat)]
        drawn = vec[i64](unknown)
        chance.shuffle(drawn)
        lay = [(self.places[coin], self.knows[coin]) for coin in unknown]
        for coin, (place, mask) in zip(drawn, lay, strict=True):
            self.places[coin], self.knows[coin] = place, mask

    def describe(self, viewer: i64) -> dict[str, Any]:
        return {
            "game": self.game.name,
            "seats": int(self.seats),
            "options": dict(self.options),
            "cards": self.deck.source,
            "hands": [sorted(self.written(coin, viewer) for coin in self.lying(seat)) for seat in range(self.seats)],
            "spent": [self.deck.coins[coin] for coin in self.lying(SPENT)],
            "takers": self.takers.copy(),
            "stack": [step.to_dict(self, viewer) for step in self.stack],
        }

    def written(self, coin: int, viewer: i64) -> str:
        """A coin of a hand: `crown`, or `crown shown=5` with the mask of all who know it if that is not its owner alone."""
        name = self.deck.coins[coin] if sees(self.knows[coin], viewer) else "?"
        return name if self.knows[coin] == 1 << self.places[coin] else f"{name} shown={self.knows[coin]}"

    def scores(self) -> list[float]:
        return [float(sum(self.deck.points[lot] for lot, taker in enumerate(self.takers) if taker == seat)) for seat in range(self.seats)]

    def winners(self) -> i64:
        scores = self.scores()
        return sum(1 << seat for seat, score in enumerate(scores) if score == max(scores))

    def ending(self) -> str:
        return "sold_out" if self.over() else ""

    def evaluate(self, seat: i64) -> float:
        scores = self.scores()
        lead = scores[seat] - max(score for other, score in enumerate(scores) if other != seat)
        return 0.5 + lead / (2 * sum(self.deck.points))

    def census(self) -> list[str]:
        return sorted(self.deck.coins[coin] for place in [BAG, SPENT, *range(self.seats)] for coin in self.lying(place))

    def names(self) -> Names:
        return {"coin": self.deck.coins, "lot": self.deck.lots, "seat": [str(seat) for seat in range(self.seats)]}

    def sentence(self, seat: i64, move: i64) -> str:
        coin = self.deck.called[self.deck.coins[field(move, 0)]]
        return f"Bid {coin}." if move & 255 == BID else f"Show {coin} to {self.called(field(move, 1))}."

    def telling(self, event: Event, viewer: i64) -> str:
        parts = event.json(TELLINGS, self.names(), viewer)
        called = {"?": "a coin", **self.deck.called}
        words = {label: self.called(int(name)) if label in ("seat", "to") else called.get(name, name) for label, name in parts.items()}
        sentence = SENTENCES[parts["verb"]].format(**words)
        return sentence[0].upper() + sentence[1:]


class Bidding(Together[Auction]):
    """All bid at once."""

    def choices(self, state: Auction, seat: i64) -> vec[i64]:
        return vec[i64]([pack(BID, coin) for coin in state.lying(seat)])

    def answered(self, answers: vec[i64]) -> Bidding:
        return Bidding(self.asked, answers)

    def play(self, state: Auction, seat: i64, move: i64) -> None:
        super().play(state, seat, move)
        state.tell(pack(SEALED, seat, field(move, 0)), 1 << seat)

    def resolve(self, state: Auction) -> None:
        bids = [int(field(answer, 0)) for answer in self.answers]
        values = [state.deck.worth[coin] for coin in bids]
        taker = values.index(max(values)) if values.count(max(values)) == 1 else NOBODY
        for seat, coin in enumerate(bids):
            state.knows[coin] = EVERYONE
            state.tell(pack(BADE, seat, coin), EVERYONE)
            if seat == taker or state.options["losers"] == "pay":
                state.places[coin] = SPENT
        if taker != NOBODY:
            state.tell(pack(TAKEN, taker, len(state.takers)), EVERYONE)
        state.takers.append(taker)
        showing = Showing(taker)
        if taker != NOBODY and len(showing.moves(state, taker)):
            state.stack[-1] = showing
        else:
            state.offer()

    def prompt(self, state: Auction, seat: i64) -> str:
        return f"{state.called(seat)}, bid a coin for {state.deck.called[state.deck.lots[len(state.takers)]]}."

    def why_not(self, state: Auction, seat: i64, move: i64) -> IllegalMove:
        return IllegalMove("bid one of the coins in your hand", "A-1.2")

    def to_dict(self, state: Auction, viewer: i64) -> dict[str, Any]:
        bids: list[str | None] = []
        for seat, answer in enumerate(self.answers):
            known = viewer in (seat, OPEN)
            bids.append(None if answer < 0 else state.deck.coins[field(answer, 0)] if known else "?")
        return {"step": "bidding", "bids": bids}


class Showing(Step[Auction]):
    """Whoever took the lot shows a coin to a rival."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def deciders(self, state: Auction) -> i64:
        return 1 << self.seat

    def moves(self, state: Auction, seat: i64) -> vec[i64]:
        rivals = [rival for rival in range(state.seats) if rival != seat]
        return vec[i64]([pack(SHOW, coin, to) for coin in state.lying(seat) for to in rivals if not sees(state.knows[coin], to)])

    def play(self, state: Auction, seat: i64, move: i64) -> None:
        coin, to = field(move, 0), field(move, 1)
        state.knows[coin] |= 1 << to
        state.tell(pack(SHOWN, seat, to, coin), state.knows[coin])
        state.offer()

    def prompt(self, state: Auction, seat: i64) -> str:
        return f"{state.called(seat)}, show one of your coins to a rival."

    def why_not(self, state: Auction, seat: i64, move: i64) -> IllegalMove:
        return IllegalMove("show a coin of your hand to a rival who doesn't know it", "A-1.4")

    def to_dict(self, state: Auction, viewer: i64) -> dict[str, Any]:
        return {"step": "showing", "seat": int(self.seat)}
