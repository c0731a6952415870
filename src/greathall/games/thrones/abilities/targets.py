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
from greathall.games.thrones.steps.step import DECIDER, PLAYER, decider
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
        card = self.named(state, source, word, chosen)
        if card != NOBODY and (state.zone[card] != PLAY or not values.immune(state, card, source)):
            found = append(found, card)
        return found

    def named(self, state: Thrones, source: i64, word: i64, chosen: vec[i64]) -> i64:
        """The one card that it names, immune or not; nobody if there is none."""
        card = NOBODY
        if self.kind == SELF:
            card = source
        elif self.kind == IT:
            card = field(word, 0)
        elif self.kind == HOST:
            card = state.host[source]
        elif self.kind >= TARGET and self.kind - TARGET < i64(len(chosen)):
            card = chosen[self.kind - TARGET]
        return card if card < state.roster.size() else NOBODY

    def called(self, called: Called) -> Saying:
        """`this card`, `it`, `each kneeling character`."""
        return EACH_OF.say(noun_of(self.where)) if self.where is not None else called.cards[self.kind]


class Called:
    """What the text of an ability calls the cards and players that its effects are about."""

    def __init__(self, targets: list[Noun], saved: Noun | None, other: str, others: bool = False) -> None:
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
        self.others = others
        """Whether somebody else than `you` decides about it."""

    def player(self, who: i64) -> Saying:
        if self.others and who in (YOU, THEY):
            return WHO["card-player" if who == YOU else "that-player"].say()
        return WHO[self.other if who == OTHER_PLAYER else PLAYER_NAMES[who]].say()

    def is_you(self, who: i64) -> bool:
        """Whether a player is spoken to."""
        return who in (YOU, THEY) and not self.others

    def for_others(self) -> Called:
        """The same where somebody else decides."""
        found = Called([], None, self.other, True)
        found.cards = self.cards
        return found


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
THEY: Final[i64] = 6
"""Whoever decides about an effect."""
CONTROLLER: Final[i64] = 7
"""Of the first target."""
HOLDER: Final[i64] = 8
"""Of the card that the ability's card is attached to."""
IN_ORDER: Final[i64] = 9
"""Each player, the first player first."""
PLAYERS: Final = ("you", "each_opponent", "each_player", "chosen", "that_player", "other_player", "they", "controller", "hosts", "in_order")
PLAYER_NAMES: Final = (
    "you",
    "each-opponent",
    "each-player",
    "that-opponent",
    "that-player",
    "other-player",
    "you",
    "its-controller",
    "controller",
    "in-order",
)
BY_DEFAULT: Final[Called] = Called([], None, "other-player")
"""Where an effect stands by itself."""


def is_unknown(who: i64) -> bool:
    """Whether these players are not known before something is chosen."""
    return who in (CHOSEN, THEY, CONTROLLER)


def players(state: Thrones, who: i64, seat: i64, word: i64, chosen: vec[i64], source: i64) -> vec[i64]:
    """The seats, the ability's own first, then clockwise (A-4.13)."""
    found = vec[i64]()
    if who == CHOSEN:
        for one in chosen:
            if PLAYER <= one < DECIDER:
                found = append(found, one - PLAYER)
        return found
    if who == THEY:
        return append(found, decider(chosen, seat))
    if who == CONTROLLER:
        return append(found, state.holder[chosen[0]]) if len(chosen) and chosen[0] < PLAYER else found
    if who == HOLDER:
        return append(found, state.holder[state.host[source]]) if state.host[source] != NOBODY else found
    if who in (THAT_PLAYER, OTHER_PLAYER):
        other = field(word, 1 if who == THAT_PLAYER else 2)
        return append(found, other) if other < state.seats else found
    other = state.first if who == IN_ORDER else seat
    for _each in range(state.seats):
        if (who == YOU and other == seat) or who in (EACH_PLAYER, IN_ORDER) or (who == EACH_OPPONENT and state.foes(seat, other)):
            found = append(found, other)
        other = state.next_seat(other)
    return found
