"""What abilities do. Each effect can say whether it would change something, what it may be aimed at, do it, and word itself."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from greathall.games.thrones import control, values
from greathall.games.thrones.abilities.changes import NO_STAND, ONE, Change
from greathall.games.thrones.abilities.messages import (
    CANCEL,
    CHANGE_AND,
    CHANGED,
    CONTROL,
    CONTROL_HERE,
    DUPLICATE,
    OF_THIS_ROUND,
    PUT,
    PUT_KNEELING,
    SAVE,
    UNTIL,
    WHILE_IN_PLAY,
)
from greathall.games.thrones.abilities.nouns import alike
from greathall.games.thrones.abilities.targets import BY_DEFAULT, IT, Called, Ref
from greathall.games.thrones.steps import leaving
from greathall.games.thrones.steps.step import EffectStep
from greathall.games.thrones.terms import DURATIONS, HERE, LOCATION, NOBODY, OUT, PLAY, REVEALED
from greathall.kernel.move import field
from greathall.kernel.sentences.message import Saying

if TYPE_CHECKING:
    from greathall.games.thrones.abilities.ability import Ability
    from greathall.games.thrones.state import Thrones


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect:
    """One thing that an ability does."""

    def __init__(self, ref: Ref) -> None:
        self.ref = ref
        self.number: i64 = NOBODY
        """Its place in the card set."""

    def can(self, state: Thrones, seat: i64, source: i64, word: i64) -> bool:
        """Whether it would change something; of effects with targets, those are asked."""
        return any(self.affects(state, card, seat, source) for card in self.ref.cards(state, seat, source, word, vec[i64]()))

    def affects(self, state: Thrones, card: i64, seat: i64, source: i64) -> bool:
        """Whether it would change something about a card; asked of effects that are about cards."""
        raise NotImplementedError

    def of_chosen(self) -> bool:
        """Whether it is about the chosen player."""
        return False

    def reaches(self, state: Thrones, player: i64, source: i64) -> bool:
        """Whether it would change something if that player were chosen; asked of effects that are about the chosen player."""
        raise NotImplementedError

    def would(self, state: Thrones, play: EffectStep) -> bool:
        """Whether it would change something now, within another effect."""
        return any(self.affects(state, card, play.player, play.card) for card in self.cards(state, play))

    def parts(self) -> list[Ability]:
        """What it is made of, if it is made of other effects."""
        return []

    def do(self, state: Thrones, play: EffectStep) -> None:
        raise NotImplementedError

    def saying(self, called: Called) -> Saying:
        """What it does, as an order."""
        raise NotImplementedError

    def changes(self) -> Change | None:
        """The modification that it makes, if it makes one."""
        return None

    def cards(self, state: Thrones, play: EffectStep) -> vec[i64]:
        """The cards it is about, now."""
        return self.ref.cards(state, play.player, play.card, play.trigger, play.chosen)


def may_be_put(state: Thrones, seat: i64, card: i64) -> bool:
    """Whether an effect may put a card into play for a player: a character or location that uniqueness lets in (A-4.15)."""
    return state.zone[card] not in (PLAY, OUT) and state.roster.kinds[card] <= LOCATION and state.may_enter(seat, card)


class PutIntoPlay(Effect):
    """`put(target)`, `put(self, kneeling)`: a character or location comes into play under your control, whatever it costs."""

    def __init__(self, ref: Ref, kneeling: bool) -> None:
        super().__init__(ref)
        self.kneeling = kneeling

    def affects(self, state: Thrones, card: i64, seat: i64, source: i64) -> bool:
        return may_be_put(state, seat, card)

    def do(self, state: Thrones, play: EffectStep) -> None:
        for card in self.cards(state, play):
            if self.affects(state, card, play.player, play.card):
                state.enter(play.player, card)
                if self.kneeling:
                    state.kneels[card] = 1

    def saying(self, called: Called) -> Saying:
        return (PUT_KNEELING if self.kneeling else PUT).say(self.ref.called(called))


class Duplicate(Effect):
    """`duplicate(target)`: lay a card under the card of the same name that you control and own."""

    def affects(self, state: Thrones, card: i64, seat: i64, source: i64) -> bool:
        return state.zone[card] != PLAY and state.roster.owners[card] == seat and state.original(seat, card) != NOBODY

    def do(self, state: Thrones, play: EffectStep) -> None:
        for card in self.cards(state, play):
            if self.affects(state, card, play.player, play.card):
                state.lay_under(card, state.original(play.player, card))

    def saying(self, called: Called) -> Saying:
        return DUPLICATE.say(self.ref.called(called))


class Control(Effect):
    """`control(target, phase)`: you control a card, for a time."""

    def __init__(self, ref: Ref, duration: i64) -> None:
        super().__init__(ref)
        self.duration = duration

    def affects(self, state: Thrones, card: i64, seat: i64, source: i64) -> bool:
        return state.zone[card] == PLAY and state.holder[card] != seat and state.may_enter(seat, card) and state.runs(self.duration)

    def do(self, state: Thrones, play: EffectStep) -> None:
        for card in self.cards(state, play):
            if self.affects(state, card, play.player, play.card):
                control.take(state, play.player, card, self.duration, play.card)

    def saying(self, called: Called) -> Saying:
        if self.duration == HERE:
            return CONTROL_HERE.say(self.ref.called(called))
        return CONTROL.say(self.ref.called(called), self.duration)


class Give(Effect):
    """`give(target, str(2), phase)`: a modification for a time."""

    def __init__(self, ref: Ref, change: Change, duration: i64) -> None:
        super().__init__(ref)
        self.change = change
        self.duration = duration

    def affects(self, state: Thrones, card: i64, seat: i64, source: i64) -> bool:
        amount = self.change.amount.value(state, card, seat, source)
        return self.holds_for(state, card) and values.differs(state, card, self.change, amount)

    def holds_for(self, state: Thrones, card: i64) -> bool:
        """Whether it can last that long for the card, which must be in play."""
        return state.zone[card] in (PLAY, REVEALED) and not state.leaving[card] and state.runs(self.duration)

    def do(self, state: Thrones, play: EffectStep) -> None:
        for card in self.cards(state, play):
            # It holds for its time even where something else, perhaps for a shorter one, says the same.
            if self.holds_for(state, card):
                amount = self.change.amount.value(state, card, play.player, play.card)
                state.last(self.duration, self.change.number, card, play.card, play.player, amount)

    def saying(self, called: Called) -> Saying:
        return self.together([], called)

    def together(self, others: Sequence[Give], called: Called) -> Saying:
        """In one sentence with others that join it: `it gets −1 STR and can't be saved until the end of the challenge`."""
        deeds = self.change.deed(ONE)
        for other in others:
            deeds = CHANGE_AND.say(deeds, other.change.deed(ONE))
        return CHANGED.say(self.ref.called(called), ONE, self.lasting(deeds, called))

    def lasting(self, said: Saying, called: Called) -> Saying:
        """What it does, and how long it lasts."""
        if self.this_round():
            return OF_THIS_ROUND.say(said)
        if DURATIONS[self.duration] == "always":
            return WHILE_IN_PLAY.say(said, self.ref.called(called))
        return UNTIL.say(said, self.duration)

    def this_round(self) -> bool:
        """Whether a card is to stay kneeling when others stand up in this round."""
        return self.change.kind == NO_STAND and DURATIONS[self.duration] == "round"

    def joins(self, other: Give) -> bool:
        """Whether it lasts as long as another modification of the same cards, so that one sentence tells both."""
        if self.duration != other.duration or self.this_round() != other.this_round():
            return False
        return alike(self.ref.called(BY_DEFAULT), other.ref.called(BY_DEFAULT)) and self.ref.kind == other.ref.kind

    def changes(self) -> Change | None:
        return self.change


class Save(Effect):
    """`save`: the card that would leave play stays."""

    def can(self, state: Thrones, seat: i64, source: i64, word: i64) -> bool:
        return True

    def do(self, state: Thrones, play: EffectStep) -> None:
        leaving.rescue(state, field(play.trigger, 0))

    def saying(self, called: Called) -> Saying:
        return SAVE.say(called.cards[IT])


class Cancel(Effect):
    """`cancel`: the effect that was initiated does nothing."""

    def can(self, state: Thrones, seat: i64, source: i64, word: i64) -> bool:
        return True

    def do(self, state: Thrones, play: EffectStep) -> None:
        state.cancel(field(play.trigger, 0), field(play.trigger, 3))

    def saying(self, called: Called) -> Saying:
        return CANCEL.say()


def with_parts(effects: Sequence[Effect]) -> list[Effect]:
    """Effects, and those that they are made of."""
    found: list[Effect] = []
    for effect in effects:
        found.append(effect)
        for part in effect.parts():
            found += with_parts(part.effects)
    return found
