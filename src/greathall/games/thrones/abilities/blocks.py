"""Effects made of other effects: under a condition, as a choice, or if somebody wants them.

What they are made of are *parts*: abilities of their own without a trigger, which nobody uses by themselves. So a part has costs, targets
and effects like any ability, and its steps are those of any ability.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from greathall.games.thrones.abilities import lines
from greathall.games.thrones.abilities.choices import AskingEffect
from greathall.games.thrones.abilities.effects import Effect
from greathall.games.thrones.abilities.expressions import Predicate
from greathall.games.thrones.abilities.messages import (
    CHOOSE_ONE,
    CLAUSE_OF,
    IF,
    IF_ELSE,
    LATER,
    MAY,
    OR_ELSE,
)
from greathall.games.thrones.abilities.nouns import noun_of, some
from greathall.games.thrones.abilities.targets import BY_DEFAULT, NO_REF, YOU, Called, Ref, players
from greathall.games.thrones.steps import using
from greathall.games.thrones.steps.step import DECIDER, EffectStep, decider, undecided
from greathall.games.thrones.terms import MOST_SEATS, NOBODY
from greathall.games.thrones.verbs import USE
from greathall.kernel.move import NONE, field, pack
from greathall.kernel.sentences.message import Saying

if TYPE_CHECKING:
    from greathall.games.thrones.abilities.ability import Ability
    from greathall.games.thrones.state import Thrones


def works(part: Ability, state: Thrones, seat: i64, play: EffectStep) -> bool:
    """Whether a part can be paid by the seat and would change something."""
    return part.usable(state, seat, play.card) and changes_something(part, state, seat, play)


def offered(part: Ability, state: Thrones, seat: i64, play: EffectStep) -> bool:
    """The same, as far as everyone can see it: what a hand holds must not show in who is asked."""
    return all(cost.seems_payable(state, seat, play.card) for cost in part.costs) and changes_something(part, state, seat, play)


def changes_something(part: Ability, state: Thrones, seat: i64, play: EffectStep) -> bool:
    if part.choices:
        return part.works(state, seat, play.card, play.trigger)
    return not part.effects or any(effect.would(state, play) for effect in part.effects)


def run(part: Ability, state: Thrones, play: EffectStep, chosen: vec[i64]) -> None:
    """Do a part: what it costs is paid by whoever has decided, and its effects are done."""
    seat = decider(chosen, play.player)
    if part.costs or part.choices:
        state.stack.append(using.Paying(seat, play.card, part.number, play.trigger, 0, chosen))
    else:
        state.stack.append(using.Effects(play.player, play.card, part.number, 0, play.trigger, chosen))


def decided(chosen: vec[i64], seat: i64, owner: i64) -> vec[i64]:
    """The same choices, decided by a seat for the ability of another, or of itself."""
    return append(undecided(chosen), DECIDER + seat * MOST_SEATS + owner)


class If(Effect):
    """`if(gold >= 2, draw(you, 1))`, `if(is(target, trait(Knight)), kill(target), kneel(target))`"""

    def __init__(self, about: Ref, condition: Predicate, one: Ability, two: Ability | None) -> None:
        super().__init__(NO_REF)
        self.about = about
        self.condition = condition
        self.one = one
        self.two = two

    def parts(self) -> list[Ability]:
        return [self.one] if self.two is None else [self.one, self.two]

    def can(self, state: Thrones, seat: i64, source: i64, word: i64) -> bool:
        return any(effect.can(state, seat, source, word) for part in self.parts() for effect in part.effects)

    def would(self, state: Thrones, play: EffectStep) -> bool:
        part = self.part(state, play)
        return part is not None and works(part, state, play.player, play)

    def part(self, state: Thrones, play: EffectStep) -> Ability | None:
        """Which of its parts is to be done, if any is."""
        if self.about.kind == 0:
            met = self.condition.holds(state, play.card, play.player, play.card)
        else:
            card = self.about.named(state, play.card, play.trigger, play.chosen)
            met = card != NOBODY and self.condition.holds(state, card, play.player, play.card)
        return self.one if met else self.two

    def do(self, state: Thrones, play: EffectStep) -> None:
        part = self.part(state, play)
        if part is not None:
            run(part, state, play, play.chosen)

    def saying(self, called: Called) -> Saying:
        if self.about.kind == 0:
            clause = self.condition.clause(False)
        else:
            clause = CLAUSE_OF.say(self.about.called(called), some(noun_of(self.condition)))
        one = lines.part(self.one, called)
        return IF.say(clause, one) if self.two is None else IF_ELSE.say(clause, one, lines.part(self.two, called))


class Later(Effect):
    """`later(phase, discard(self))`: done at the end of the challenge, the phase or the round."""

    def __init__(self, duration: i64, made: Ability) -> None:
        super().__init__(NO_REF)
        self.duration = duration
        self.made = made

    def parts(self) -> list[Ability]:
        return [self.made]

    def can(self, state: Thrones, seat: i64, source: i64, word: i64) -> bool:
        return state.runs(self.duration)

    def would(self, state: Thrones, play: EffectStep) -> bool:
        return state.runs(self.duration)

    def do(self, state: Thrones, play: EffectStep) -> None:
        if state.runs(self.duration):
            aims = vec[i64]([int(NONE), int(NONE)])
            chosen = undecided(play.chosen)
            for place in range(min(i64(len(chosen)), i64(2))):
                aims[place] = chosen[place]
            word = pack(self.duration, self.made.number, play.card, play.player, aims[0], aims[1])
            state.delayed = append(state.delayed[:], word)

    def saying(self, called: Called) -> Saying:
        return LATER.say(self.duration, lines.part(self.made, called))


class Deciding(AskingEffect):
    """Players decide about parts, one after the other; what each has decided is done before the next one is asked."""

    def __init__(self, who: i64, made: list[Ability]) -> None:
        super().__init__(NO_REF)
        self.who = who
        self.made = made

    def parts(self) -> list[Ability]:
        return self.made

    def can(self, state: Thrones, seat: i64, source: i64, word: i64) -> bool:
        return True

    def would(self, state: Thrones, play: EffectStep) -> bool:
        return True

    def do(self, state: Thrones, play: EffectStep) -> None:
        asked = players(state, self.who, play.player, play.trigger, play.chosen, play.card)
        if len(asked):
            self.ask(state, asked[0], play)

    def ask(self, state: Thrones, seat: i64, play: EffectStep) -> None:
        """A seat is to decide."""
        chosen = undecided(play.chosen)
        state.stack.append(using.Picking(seat, play.card, self.number, play.player, play.trigger, decided(chosen, seat, play.player)))

    def following(self, state: Thrones, seat: i64, play: EffectStep) -> i64:
        asked = players(state, self.who, play.player, play.trigger, undecided(play.chosen), play.card)
        for place in range(i64(len(asked)) - 1):
            if asked[place] == seat:
                return asked[place + 1]
        return NOBODY

    def go_on(self, state: Thrones, seat: i64, play: EffectStep) -> None:
        """The next seat decides, if there is one."""
        state.stack.pop()
        following = self.following(state, seat, play)
        if following != NOBODY:
            self.ask(state, following, play)

    def finish(self, state: Thrones, play: EffectStep) -> None:
        """Everything is done already."""

    def take(self, state: Thrones, seat: i64, play: EffectStep, move: i64) -> None:
        self.go_on(state, seat, play)
        number = field(move, 1)
        run(self.made[0 if number == NONE else number - 1], state, play, play.chosen)

    def told(self, move: i64) -> Saying:
        """What a move has done."""
        number = field(move, 1)
        return lines.part(self.made[0 if number == NONE else number - 1], self.within(BY_DEFAULT))

    def within(self, called: Called) -> Called:
        """What its parts call cards and players: of somebody else's decision, `you` would be the wrong word."""
        return called if self.who == YOU else called.for_others()


class May(Deciding):
    """`may(you, gold(1), draw(you, 1))`: each of these players may have it done."""

    def ways(self, state: Thrones, seat: i64, play: EffectStep) -> vec[i64]:
        found = vec[i64]()
        if works(self.made[0], state, seat, play):
            found = append(found, pack(USE, play.card))
        return found

    def wants(self, state: Thrones, seat: i64, play: EffectStep) -> bool:
        return offered(self.made[0], state, seat, play)

    def enough(self, state: Thrones, seat: i64, play: EffectStep) -> bool:
        return True

    def saying(self, called: Called) -> Saying:
        return MAY.say(called.player(self.who), lines.part(self.made[0], self.within(called)))


class One(Deciding):
    """`one(you, draw(you, 1), gold(you, 2))`: each of these players chooses one, among those that would change something."""

    def ways(self, state: Thrones, seat: i64, play: EffectStep) -> vec[i64]:
        found = vec[i64]()
        for place in range(i64(len(self.made))):
            if works(self.made[place], state, seat, play):
                found = append(found, pack(USE, play.card, NONE if place == 0 else place + 1))
        return found

    def wants(self, state: Thrones, seat: i64, play: EffectStep) -> bool:
        return any(offered(part, state, seat, play) for part in self.made)

    def enough(self, state: Thrones, seat: i64, play: EffectStep) -> bool:
        return False

    def can(self, state: Thrones, seat: i64, source: i64, word: i64) -> bool:
        return any(part.usable(state, seat, source) or self.who != YOU for part in self.made)

    def saying(self, called: Called) -> Saying:
        within = self.within(called)
        said = lines.part(self.made[0], within)
        for part in self.made[1:]:
            said = OR_ELSE.say(said, lines.part(part, within))
        return CHOOSE_ONE.say(called.player(self.who), said)
