"""Abilities as values: when they may be used, what they cost, what they target and what they do. Their text is made from the same parts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from greathall.games.thrones import terms, values
from greathall.games.thrones.abilities.changes import Change, of_players
from greathall.games.thrones.abilities.costs import Cost
from greathall.games.thrones.abilities.effects import Effect, Give
from greathall.games.thrones.abilities.expressions import Predicate, a, phrase
from greathall.games.thrones.abilities.targets import TARGET
from greathall.games.thrones.steps.step import PLAYER
from greathall.games.thrones.terms import ANY_PHASE, CHALLENGES, MOMENTS, NOBODY, PHASES, PLAY
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

# Whose doing a trigger must be.
ANYONE: Final[i64] = 0
YOU: Final[i64] = 1
OPPONENT: Final[i64] = 2


class Static:
    """Something that holds while the card is in play."""

    def __init__(self, change: Change, condition: Predicate | None) -> None:
        self.change = change
        self.condition = condition

    def holds(self, state: Thrones, source: i64) -> bool:
        """Whether its condition is met."""
        return self.condition is None or self.condition.holds(state, source, state.holder[source], source)

    def asks(self) -> i64:
        """The mask of the values that it asks for."""
        condition = i64(0) if self.condition is None else self.condition.asks()
        return self.change.where.asks() | self.change.amount.asks() | condition

    def words(self) -> str:
        """What it does, without the full stop."""
        text = self.change.many()
        if self.condition is not None:
            text = f"while {self.condition.clause()}, {text}"
        return f"{text[:1].upper()}{text[1:]}"

    def joins(self, other: Static) -> bool:
        """Whether it holds for the same cards under the same condition as another, so that one line tells both."""
        if of_players(self.change.kind) or of_players(other.change.kind) or self.condition is not other.condition:
            return False
        return self.change.subject() == other.change.subject()


def static_lines(statics: list[Static]) -> list[str]:
    """The printed lines of a card's statics."""
    lines: list[str] = []
    last: Static | None = None
    for static in statics:
        if last is not None and last.joins(static):
            lines[-1] += f" and {static.change.deed(static.change.single())}"
        else:
            lines.append(static.words())
        last = static
    return [f"{line}." for line in lines]


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

    def words(self) -> str:
        """The target with its article."""
        if self.player:
            return "an opponent"
        place = {PLAY: "", terms.HAND: " in your hand"}.get(self.zone)
        if place is None:
            pile = {terms.DEAD: "dead pile", terms.DISCARD: "discard pile"}.get(self.zone, "deck")
            place = f" in {'a' if self.everyone else 'your'} {pile}"
        return a(phrase(self.where)) + place


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
        self.condition: Predicate | None = None
        self.costs: list[Cost] = []
        self.choices: list[Choice] = []
        self.effects: list[Effect] = []
        self.limited = False
        self.once = False
        """Once a round."""
        self.firm = False
        """Can't be cancelled."""

    def named(self) -> i64:
        """How a move names it on its card: the first ability not at all, the others by their number from 2 on."""
        return NONE if self.place == 0 else self.place + 1

    # Legality.

    def usable(self, state: Thrones, seat: i64, source: i64) -> bool:
        """Whether the player could initiate it now: it is not used up, can be paid, has targets and can change something (A-4.2)."""
        if self.once and state.is_spent(source, self.number):
            return False
        if self.limited and state.limited_responses >> seat & 1:
            return False
        if self.condition is not None and not self.condition.holds(state, source, seat, source):
            return False
        return all(cost.payable(state, seat, source) for cost in self.costs)

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
        for effect in self.effects:
            if effect.ref.kind == TARGET + place:
                aimed = True
                if effect.affects(state, card, seat, source):
                    return True
        return not aimed

    def reaches(self, state: Thrones, player: i64, seat: i64, source: i64) -> bool:
        """Whether a player may be chosen: something would change for that player, or whoever is chosen."""
        for effect in self.effects:
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
        if self.side and field(word, 3) >> 4 != self.side:
            return False
        if self.subject is not None:
            card = field(word, 0)
            return card != NONE and self.subject.holds(state, card, seat, source)
        return True

    # In words.

    def words(self) -> str:
        """Its printed line."""
        costs = " and ".join(cost.words() for cost in self.costs)
        chosen = " and ".join(choice.words() for choice in self.choices)
        deeds = self.deeds()
        if chosen:
            deeds = f"choose {chosen}: {deeds}"
        if costs:
            deeds = f"{costs} – {deeds}"
        if self.condition is not None:
            deeds = f"if {self.condition.clause()}, {deeds}"
        text = f"{self.opening()} {deeds}" if self.opening().endswith(",") else f"{self.opening()}{deeds[:1].upper()}{deeds[1:]}"
        text += "."
        if self.once:
            text += " (Once a round.)"
        if self.firm:
            text += " This can't be cancelled."
        return text

    def deeds(self) -> str:
        """What it does; players and cards of the trigger are called as the trigger calls them."""
        text = ""
        last: Effect | None = None
        for effect in self.effects:
            if last is not None and isinstance(effect, Give) and effect.joins(last):
                text = f"{text.removesuffix(effect.time())} and {effect.change.deed(True)}{effect.time()}"
            else:
                text += f"{', then ' if text else ''}{effect.words()}"
            last = effect
        if self.kind == SAVE:
            text = text.replace("that card", "it")
        if self.moment in (terms.WON, terms.WENT_UNOPPOSED, terms.LOST):
            text = text.replace("the other player", "the winner" if self.moment == terms.LOST else "the loser")
        return text

    def opening(self) -> str:
        """Its label, and what it listens for."""
        if self.kind == ACTION:
            if self.phases == ANY_PHASE:
                return "Any Phase: "
            return " or ".join(PHASES[at].capitalize() for at in range(8) if self.phases >> at & 1) + ": "
        if self.kind == REVEALING:
            return "When revealed: "
        label = "" if self.kind == PASSIVE else "Limited Response: " if self.limited else "Response: "
        return f"{label}{'When' if self.kind in (SAVE, CANCEL) else 'After'} {self.trigger()},"

    def trigger(self) -> str:
        """What it listens for, as a clause."""
        subject = "a card" if self.subject is None else a(phrase(self.subject))
        who = ("a player", "you", "an opponent")[self.by]
        kind = "" if self.value == NOBODY else f"{CHALLENGES[self.value]} " if self.value < 3 else ""
        side = ("", " as the attacker", " as the defender")[self.side]
        s = "" if self.by == YOU else "s"
        if self.kind == SAVE:
            manner = "killed or discarded" if self.value == NOBODY else ("killed", "discarded")[self.value]
            return f"{subject} would be {manner}"
        if self.kind == CANCEL:
            return f"the effect of {subject} is initiated" + ("" if self.by == ANYONE else f" by {who}")
        if self.moment in (terms.WON, terms.LOST):
            verb = "win" if self.moment == terms.WON else "lose"
            return f"{who} {verb}{s} {a(kind + 'challenge')}{side}"
        if self.moment == terms.WENT_UNOPPOSED:
            return f"{who} win{s} an unopposed {kind}challenge"
        if self.moment == terms.INITIATED:
            return f"{who} initiate{s} {a(kind + 'challenge')}"
        if self.moment == terms.DOMINATED:
            return f"{who} win{s} dominance"
        if self.moment == terms.BEGAN:
            return f"the {PHASES[self.value] if self.value != NOBODY else 'next'} phase begins"
        if self.moment == terms.DREW:
            return f"{who} draw{s} a card by an effect"
        if self.moment == terms.CLAIMED and self.subject is None:
            return f"{who} claim{s} power"
        verbs = {
            terms.KILLED: "is killed",
            terms.DISCARDED: "is discarded from play",
            terms.RETURNED: "is returned from play",
            terms.LEFT: "leaves play",
            terms.ENTERED: "comes into play",
            terms.CLAIMED: "claims power",
            terms.KNELT: "kneels",
            terms.STOOD: "stands",
            terms.DROPPED: ("is discarded from hand", "is discarded from your hand", "is discarded from an opponent's hand")[self.by],
            terms.ATTACKED: "is declared as an attacker",
            terms.DEFENDED: "is declared as a defender",
            terms.UNVEILED: "is revealed",
            terms.EVENT_PLAYED: "is played",
            terms.SAVED: "is saved",
            terms.EVADED: "is passed by with Stealth",
            terms.SACRIFICED: "is sacrificed",
        }
        return f"{subject} {verbs.get(self.moment, MOMENTS[self.moment])}"
