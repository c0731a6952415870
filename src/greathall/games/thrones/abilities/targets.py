"""What effects are about: the cards and the players that their texts name."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from greathall.games.thrones import values
from greathall.games.thrones.abilities.expressions import Predicate
from greathall.games.thrones.abilities.messages import EACH as EACH_OF
from greathall.games.thrones.abilities.messages import FIRST, THAT_CARD, THE, THING, WHO
from greathall.games.thrones.abilities.messages import IT as IT_IS
from greathall.games.thrones.abilities.messages import SECOND as SECOND_OF
from greathall.games.thrones.abilities.nouns import ATTACHED, THIS, noun_of
from greathall.games.thrones.steps.step import PLAYER
from greathall.games.thrones.terms import NOBODY, PLAY
from greathall.kernel.move import field
from greathall.kernel.sentences.message import Noun, Saying

if TYPE_CHECKING:
    from greathall.games.thrones.state import Thrones


# What an effect is about.
NOTHING: Final[i64] = 0
SELF: Final[i64] = 1
IT: Final[i64] = 2
"""The card of the trigger."""
HOST: Final[i64] = 3
EACH: Final[i64] = 4
TARGET: Final[i64] = 5
SECOND: Final[i64] = 6

CARD: Final = Noun("card", [], [], [])
THIS_CARD: Final = Noun(THIS, [], [], [])
ATTACHED_CARD: Final = Noun("card", [ATTACHED], [], [])


class Ref:
    """The cards an effect is about: the source, a target, the trigger's card, the attached card, or all that a predicate names."""

    def __init__(self, kind: i64, where: Predicate | None = None) -> None:
        self.kind = kind
        self.where = where

    def cards(self, state: Thrones, seat: i64, source: i64, word: i64, chosen: vec[i64]) -> vec[i64]:
        """The cards that are not immune to the source."""
        found = vec[i64]()
        if self.kind == EACH and self.where is not None:
            for owner in range(state.seats):
                for card in state.pile(PLAY, owner):
                    if self.where.holds(state, card, seat, source) and not values.immune(state, card, source):
                        found = append(found, card)
            return found
        card = NOBODY
        if self.kind == SELF:
            card = source
        elif self.kind == IT:
            card = field(word, 0)
        elif self.kind == HOST:
            card = state.host[source]
        elif self.kind >= TARGET and self.kind - TARGET < i64(len(chosen)):
            card = chosen[self.kind - TARGET]
        if card != NOBODY and card < state.roster.size() and (state.zone[card] != PLAY or not values.immune(state, card, source)):
            found = append(found, card)
        return found

    def called(self, called: Called) -> Saying:
        """`this card`, `it`, `each kneeling character`."""
        return EACH_OF.say(noun_of(self.where)) if self.where is not None else called.cards[self.kind]


class Called:
    """What the text of an ability calls the cards and players that its effects are about."""

    def __init__(self, targets: list[Noun], saved: Noun | None, other: str) -> None:
        it = targets[0] if targets else CARD
        self.cards: list[Saying] = [
            THAT_CARD.say(),
            THING.say(THIS_CARD),
            THAT_CARD.say() if saved is None else IT_IS.say(saved),
            THE.say(ATTACHED_CARD),
            THAT_CARD.say(),
            FIRST.say(it) if len(targets) > 1 else IT_IS.say(it),
            SECOND_OF.say(targets[1] if len(targets) > 1 else it),
        ]
        """By the kinds of `Ref`."""
        self.other: str = other
        """The trigger's other player: of a challenge won, the loser."""

    def player(self, who: i64) -> Saying:
        return WHO[self.other if who == OTHER_PLAYER else PLAYER_NAMES[who]].say()


NO_REF: Final[Ref] = Ref(NOTHING)

# Which players an effect is about.
YOU: Final[i64] = 0
EACH_OPPONENT: Final[i64] = 1
EACH_PLAYER: Final[i64] = 2
CHOSEN: Final[i64] = 3
THAT_PLAYER: Final[i64] = 4
"""The player of the trigger."""
OTHER_PLAYER: Final[i64] = 5
"""The trigger's other player: of a challenge won, the loser."""
PLAYERS: Final = ("you", "each_opponent", "each_player", "chosen", "that_player", "other_player")
PLAYER_NAMES: Final = ("you", "each-opponent", "each-player", "that-opponent", "that-player", "other-player")
BY_DEFAULT: Final[Called] = Called([], None, "other-player")
"""Where an effect stands by itself."""


def players(state: Thrones, who: i64, seat: i64, word: i64, chosen: vec[i64]) -> vec[i64]:
    """The seats, the ability's own first, then clockwise (A-4.13)."""
    found = vec[i64]()
    if who == CHOSEN:
        for one in chosen:
            if one >= PLAYER:
                found = append(found, one - PLAYER)
        return found
    if who in (THAT_PLAYER, OTHER_PLAYER):
        other = field(word, 1 if who == THAT_PLAYER else 2)
        return append(found, other) if other < state.seats else found
    other = seat
    for _each in range(state.seats):
        if (who == YOU and other == seat) or who == EACH_PLAYER or (who == EACH_OPPONENT and state.foes(seat, other)):
            found = append(found, other)
        other = state.next_seat(other)
    return found
