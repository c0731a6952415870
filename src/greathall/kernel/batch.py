"""Many games of one kind side by side: one call steps them all, and tells what a program that learns needs of them."""

from __future__ import annotations

from collections.abc import Mapping

from librt.strings import read_i64_le
from librt.vecs import append, vec
from mypy_extensions import i64, u8

from greathall.kernel.catalog import Game
from greathall.kernel.chance import Chance, seeded, swift
from greathall.kernel.choice import ILLEGAL, Choice
from greathall.kernel.encoding import Encoding
from greathall.kernel.rewards import by_rank, by_win


class Batch:
    """Games that begin again when they end.

    What is told of them are rows of numbers, one game after another, made again by each step: `features` and `places` hold the numbers that
    are marked in a table with a row for each game; the others have a fixed length.
    """

    def __init__(
        self, game: Game, seats: int, deck: object, options: Mapping[str, str], encoding: Encoding, count: int, ranked: bool = False
    ) -> None:
        self.game = game
        self.seats: i64 = seats
        self.deck = deck
        self.options = options
        self.encoding = encoding
        self.count: i64 = count
        self.ranked = ranked
        """Whether rewards go by rank and not by victory."""
        self.tables: list[Choice] = []
        self.chances: list[Chance] = []
        """By game, where the seeds of its deals come from."""
        self.features: vec[i64] = vec[i64]()
        """What the seats that are asked may know."""
        self.places: vec[i64] = vec[i64]()
        """What they may choose."""
        self.starts: vec[i64] = vec[i64]([0] * (count + 1))
        """By game, where its places begin."""
        self.reward: vec[float] = vec[float]([0.0] * (count * seats))
        self.done: vec[u8] = vec[u8]([0] * count)
        """Whether a game ended with the last step, and is dealt again."""
        self.seat: vec[i64] = vec[i64]([0] * count)
        """Who is asked."""

    def begin(self, seed: str, first: int = 0) -> None:
        """Deal all games. Those of a batch that is a part of a larger one are counted from `first`: a game's deals depend on its number
        and the seed alone."""
        self.tables = []
        self.chances = []
        for at in range(self.count):
            self.chances.append(swift(f"{seed} {first + int(at)}"))
            self.tables.append(self.deal(at))
            self.settle(at)
        self.tell()

    def deal(self, at: i64) -> Choice:
        state = self.game.deal(int(self.seats), seeded(int(self.chances[at].word())), self.deck, self.options)
        state.events = None
        return Choice(state, self.encoding)

    def step(self, actions: bytes) -> None:
        """Choose in every game: eight bytes for each, the lowest first. What is illegal ends its game, with −1 for whoever chose it."""
        for at in range(self.count):
            if self.done[at]:
                self.settle(at)
            table = self.tables[at]
            seat = table.seat
            if table.choose(read_i64_le(actions, 8 * at)) == ILLEGAL:
                self.reward[at * self.seats + seat] = -1.0
                self.end(at)
            elif table.seat < 0:
                self.pay(at)
                self.end(at)
        self.tell()

    def settle(self, at: i64) -> None:
        """A game goes on: it has not just ended, and pays nothing."""
        self.done[at] = 0
        for seat in range(self.seats):
            self.reward[at * self.seats + seat] = 0.0

    def pay(self, at: i64) -> None:
        """A game is over, and everyone gets their reward."""
        state = self.tables[at].state
        rewards = by_rank(state) if self.ranked else by_win(state)
        for seat in range(self.seats):
            self.reward[at * self.seats + seat] = rewards[seat]

    def end(self, at: i64) -> None:
        self.done[at] = 1
        self.tables[at] = self.deal(at)

    def tell(self) -> None:
        """Gather what is marked in all games."""
        features = vec[i64](capacity=i64(len(self.features)) + 64)
        places = vec[i64](capacity=i64(len(self.places)) + 64)
        for at in range(self.count):
            table = self.tables[at]
            self.seat[at] = table.seat
            row = at * self.encoding.size
            for feature in table.features(table.seat):
                features = append(features, row + feature)
            self.starts[at] = i64(len(places))
            row = at * self.encoding.choices
            for place in table.places:
                places = append(places, row + place)
        self.starts[self.count] = i64(len(places))
        self.features = features
        self.places = places

    def sample(self, chance: Chance) -> vec[i64]:
        """A legal action for each game, drawn at random from its moves."""
        found = vec[i64](capacity=self.count)
        for at in range(self.count):
            start = self.starts[at]
            drawn = self.places[start + chance.below(self.starts[at + 1] - start)]
            found = append(found, drawn - at * self.encoding.choices)
        return found
