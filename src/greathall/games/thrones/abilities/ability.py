"""Abilities as values: when they may be used, what they cost, what they target and what they do."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from greathall.games.thrones import terms, values
from greathall.games.thrones.abilities.changes import Change
from greathall.games.thrones.abilities.costs import Cost
from greathall.games.thrones.abilities.effects import Effect
from greathall.games.thrones.abilities.expressions import Predicate
from greathall.games.thrones.abilities.targets import TARGET
from greathall.games.thrones.steps.step import PLAYER
from greathall.games.thrones.terms import CHALLENGE_LONG, LASTING, NOBODY, PHASE_LONG, PLAY
from greathall.kernel.move import NONE, field

if TYPE_CHECKING:
    from greathall.games.thrones.state import Thrones

# Kinds.
ACTION: Final[i64] = 0
RESPONSE: Final[i64] = 1
PASSIVE: Final[i64] = 2
SAVE: Final[i64] = 3
CANCEL: Final[i64] = 4
REVEALING: Final[i64] = 5
PART: Final[i64] = 6
"""A part of another ability's effect."""

# In what an ability is used once: in a round, or as long as what lasts for a challenge or a phase.
ROUND_LIMIT: Final[i64] = 0
CHALLENGE_LIMIT: Final[i64] = 1 + CHALLENGE_LONG
PHASE_LIMIT: Final[i64] = 1 + PHASE_LONG
GAME_LIMIT: Final[i64] = 1 + LASTING

# Which copies of a card share a limit.
EACH_COPY: Final[i64] = 0
YOUR_COPIES: Final[i64] = 1
ALL_COPIES: Final[i64] = 2

# Whose doing a trigger must be.
ANYONE: Final[i64] = 0
YOU: Final[i64] = 1
OPPONENT: Final[i64] = 2


class Static:
    """Something that holds while the card is in play."""

    def __init__(self, change: Change, condition: Predicate | None) -> None:
        self.change = change
        self.condition = condition
        self.asked_traits: list[int] = []
        """The traits that it asks for."""

    def holds(self, state: Thrones, source: i64) -> bool:
        """Whether its condition is met."""
        return self.condition is None or self.condition.holds(state, source, state.holder[source], source)

    def asks(self) -> i64:
        """The mask of the values that it asks for."""
        condition = i64(0) if self.condition is None else self.condition.asks()
        return self.change.where.asks() | self.change.amount.asks() | condition


class Choice:
    """A target: a card in one of the zones, or a player."""

    def __init__(self, zone: i64, everyone: bool, where: Predicate, player: bool) -> None:
        self.zone = zone
        self.everyone = everyone
        """In everyone's piles, or only in one's own."""
        self.where = where
        self.player = player

    def candidates(self, state: Thrones, made: Ability, place: i64, seat: i64, source: i64, chosen: vec[i64]) -> vec[i64]:
        """What may be chosen at this place of an ability's targets, with those before it already chosen."""
        found = vec[i64]()
        if self.player:
            for other in range(state.seats):
                if state.foes(seat, other) and made.reaches(state, other, seat, source):
                    found = append(found, PLAYER + other)
            return found
        for owner in range(state.seats):
            if self.everyone or owner == seat:
                for card in state.pile(self.zone, owner):
                    if card not in chosen and self.where.holds(state, card, seat, source) and made.aims(state, card, place, seat, source):
                        found = append(found, card)
        return found

    def rivals(self, following: Choice) -> bool:
        """Whether what may be chosen here depends on what is left for the next choice; never on a hand, for all can see who is asked."""
        return following.zone != terms.HAND or self.zone == terms.HAND


class Ability:
    """Something a card can do."""

    def __init__(self, kind: i64) -> None:
        self.kind: i64 = kind
        self.number: i64 = NOBODY
        """Its place in the card set."""
        self.place: i64 = 0
        """Its place among its card's abilities."""
        self.phases: i64 = 0
        """Of an action: the mask of the phases."""
        # Of responses and passives: what they listen for.
        self.moment: i64 = NOBODY
        self.subject: Predicate | None = None
        """Which card it must be about."""
        self.by: i64 = ANYONE
        self.value: i64 = NOBODY
        """Which kind of challenge, manner or phase."""
        self.side: i64 = 0
        """0, or whether the player must have been `ATTACKING` or `DEFENDING`."""
        self.margin: i64 = 0
        """By how much more STR the challenge must have been decided."""
        self.condition: Predicate | None = None
        self.costs: list[Cost] = []
        self.choices: list[Choice] = []
        self.effects: list[Effect] = []
        self.leaves: list[Effect] = []
        """The effects, with those that they are made of."""
        self.inner = False
        """Whether it is a part of another ability."""
        self.base: i64 = 0
        """How many targets the ability has whose part it is."""
        self.limited = False
        self.once = False
        """Once a round, or in whatever `limit` says."""
        self.limit: i64 = ROUND_LIMIT
        self.copies: i64 = EACH_COPY
        """Which copies share its limit."""
        self.lies: i64 = NOBODY
        """The zone in which its card must lie, if not where cards of its type are used."""
        self.firm = False
        """Can't be cancelled."""

    def named(self) -> i64:
        """How a move names it on its card: the first ability not at all, the others by their number from 2 on."""
        return NONE if self.place == 0 else self.place + 1

    # Legality.

    def usable(self, state: Thrones, seat: i64, source: i64) -> bool:
        """Whether the player could initiate it now: it is not used up, can be paid, has targets and can change something (A-4.2)."""
        if self.once and self.is_spent(state, source):
            return False
        if self.limited and state.limited_responses >> seat & 1:
            return False
        if self.condition is not None and not self.condition.holds(state, source, seat, source):
            return False
        return all(cost.payable(state, seat, source) for cost in self.costs)

    def is_spent(self, state: Thrones, source: i64) -> bool:
        """Whether it was used in the time for which its limit holds."""
        if self.copies == EACH_COPY:
            return state.is_spent(source, self.number, self.limit)
        return state.copy_spent(state.roster.owners[source] if self.copies == YOUR_COPIES else NOBODY, self.number)

    def works(self, state: Thrones, seat: i64, source: i64, word: i64) -> bool:
        """Whether it has its targets and can change something."""
        chosen = vec[i64]()
        for place in range(i64(len(self.choices))):
            found = self.targets(state, place, seat, source, chosen)
            if len(found) == 0:
                return False
            chosen = append(chosen, found[0])
        if len(chosen):
            return True
        return any(effect.can(state, seat, source, word) for effect in self.effects)

    def targets(self, state: Thrones, place: i64, seat: i64, source: i64, chosen: vec[i64]) -> vec[i64]:
        """What may be chosen at a place, with those before it already chosen: a target must be left for the place after it."""
        found = self.choices[place].candidates(state, self, place, seat, source, chosen)
        if place + 1 == i64(len(self.choices)) or not self.choices[place].rivals(self.choices[place + 1]):
            return found
        others = self.choices[place + 1].candidates(state, self, place + 1, seat, source, chosen)
        left = vec[i64]()
        for one in found:
            if len(others) > (1 if one in others else 0):
                left = append(left, one)
        return left

    def aims(self, state: Thrones, card: i64, place: i64, seat: i64, source: i64) -> bool:
        """Whether a card is a target at that place: it is not immune, and some effect on it would change something."""
        if state.zone[card] == PLAY and values.immune(state, card, source):
            return False
        if state.leaving[card]:
            return False
        aimed = False
        for effect in self.leaves:
            if effect.ref.kind == TARGET + self.base + place:
                aimed = True
                if effect.affects(state, card, seat, source):
                    return True
        return not aimed

    def reaches(self, state: Thrones, player: i64, seat: i64, source: i64) -> bool:
        """Whether a player may be chosen: something would change for that player, or whoever is chosen."""
        for effect in self.leaves:
            if effect.reaches(state, player, source) if effect.of_chosen() else effect.can(state, seat, source, 0):
                return True
        return False

    def heeds(self, state: Thrones, seat: i64, source: i64, word: i64) -> bool:
        """Whether something that happened is what it listens for."""
        who = field(word, 1)
        if self.by != ANYONE and (who == NONE or (who != seat if self.by == YOU else not state.foes(seat, who))):
            return False
        if self.value != NOBODY and field(word, 3) & 15 != self.value:
            return False
        if self.side and field(word, 3) >> 4 & 3 != self.side:
            return False
        if self.margin and field(word, 3) >> 6 < self.margin:
            return False
        if self.subject is not None:
            card = field(word, 0)
            return card != NONE and self.subject.holds(state, card, seat, source)
        return True
