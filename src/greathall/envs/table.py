"""What all environments have in common: how a table is laid, how a game is dealt, and what its end brings."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from greathall.kernel.batch import Batch
from greathall.kernel.catalog import Source, find_game
from greathall.kernel.chance import seeded
from greathall.kernel.choice import ILLEGAL, Choice
from greathall.kernel.errors import IllegalMove, UnknownGame
from greathall.kernel.rewards import BY_RANK, REWARDS, by_rank, by_win
from greathall.kernel.state import State

RAISES: Final = "raises"
ENDS: Final = "ends"
WHEN_ILLEGAL: Final = (RAISES, ENDS)
NOTHING: Final[vec[i64]] = vec[i64]()


class Table:
    """A game with its seats and options, as often as it is dealt."""

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        rewards: str = REWARDS[0],
        illegal: str = RAISES,
        offers: bool = False,
        whole: bool = False,
        cards: Source = None,
        options: Mapping[str, str] | None = None,
    ) -> None:
        self.game = find_game(game)
        self.seats = self.game.fewest if seats is None else seats
        self.game.check_seats(self.seats)
        if rewards not in REWARDS:
            raise UnknownGame(f"rewards are by {' or '.join(REWARDS)}, not {rewards!r}")
        if illegal not in WHEN_ILLEGAL:
            raise UnknownGame(f"an illegal action {' or '.join(WHEN_ILLEGAL)}, not {illegal!r}")
        self.rewards = rewards
        self.illegal = illegal
        self.offers = offers
        self.whole = whole
        self.cards = cards
        self.options = self.game.check_options(self.seats, options or {})
        self.deck = self.game.read_cards(cards)
        self.encoding = self.game.encoding(self.new(0), whole, offers)
        self.features = int(self.encoding.size)
        self.actions = int(self.encoding.choices)

    def new(self, seed: int) -> State:
        """A new game; nobody listens to what happens in it."""
        state = self.game.deal(self.seats, seeded(seed), self.deck, self.options)
        state.events = None
        return state

    def deal(self, seed: int) -> Choice:
        """A new game, ready for its first choice."""
        return Choice(self.new(seed), self.encoding)

    def batch(self, count: int) -> Batch:
        """That number of games side by side."""
        return Batch(self.game, self.seats, self.deck, self.options, self.encoding, count, self.rewards == BY_RANK)

    def choose(self, choice: Choice, action: int) -> bool:
        """Choose; False if that is illegal and ends the game."""
        if choice.choose(action) != ILLEGAL:
            return True
        if self.illegal == ENDS:
            return False
        raise self.refusal(action, int(choice.seat))

    def refusal(self, action: int, seat: int) -> IllegalMove:
        if not 0 <= action < self.actions:
            return IllegalMove(f"{action} is none of the {self.actions} actions")
        field = next(field for field in self.encoding.actions if field.offset <= action < field.offset + field.size)
        return IllegalMove(f"action {action}, of {field.name!r}, is not legal for seat {seat} now; the action mask says which are")

    def result(self, state: State) -> list[float]:
        """What each seat gets in the end."""
        return list(by_rank(state) if self.rewards == BY_RANK else by_win(state))


def fresh_seed() -> int:
    """A seed that nobody chose."""
    return random.SystemRandom().getrandbits(31)


def drawn(state: State, seat: int) -> str:
    """A position as a seat may know it, field by field; when the game is over, all of it."""
    view: dict[str, Any] = state.view(-2 if state.over() else seat)
    lines = [f"{state.game.title}: {state.prompt(seat)}"]
    lines += [f"  {name}: {value}" for name, value in view.items() if name not in ("game", "options", "cards", "figures", "decks")]
    return "\n".join(lines)
