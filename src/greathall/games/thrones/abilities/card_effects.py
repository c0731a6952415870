"""What can be done to a card: kill it, discard it, kneel it, take it out of the challenge, and so on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from greathall.games.thrones import piles
from greathall.games.thrones.abilities.effects import Effect
from greathall.games.thrones.abilities.messages import DEEDS as MESSAGES
from greathall.games.thrones.abilities.messages import DIVERT, UNSAVED
from greathall.games.thrones.abilities.targets import Called, Ref
from greathall.games.thrones.steps import causes, leaving
from greathall.games.thrones.steps.step import EffectStep
from greathall.games.thrones.terms import (
    ATTACKING,
    CHARACTER,
    DECK,
    DEFENDING,
    DISCARDING,
    HAND,
    NOBODY,
    OUT,
    PLAY,
    REMOVAL,
    SACRIFICE,
    SHUFFLE_IN,
    TO_BOTTOM,
    TO_DECK,
    TO_HAND,
)
from greathall.games.thrones.verbs import TOLD_JOINED, TOLD_REMOVED
from greathall.kernel.move import pack
from greathall.kernel.sentences.message import Saying

if TYPE_CHECKING:
    from greathall.games.thrones.state import Thrones


KNEELING: Final[i64] = 8
RISING: Final[i64] = 9
WITHDRAWING: Final[i64] = 10
JOINING: Final[i64] = 11
DEEDS: Final = ("kill", "discard", "return", "top", "sacrifice", "remove", "shuffle", "bottom", "kneel", "stand", "withdraw", "join")
"""The first eight are the manners of leaving play."""


def doable(state: Thrones, deed: i64, card: i64, seat: i64) -> bool:
    """Whether a deed would change something about a card."""
    if state.zone[card] != PLAY:
        return deed in (TO_HAND, TO_DECK, REMOVAL, SHUFFLE_IN, TO_BOTTOM) or (deed == DISCARDING and state.zone[card] == HAND)
    if deed == KNEELING:
        return state.kneels[card] == 0
    if deed == RISING:
        return state.kneels[card] == 1
    if deed == WITHDRAWING:
        return state.roles[card] in (ATTACKING, DEFENDING)
    if deed == JOINING:
        return state.contest != NOBODY and joins(state, card, seat)
    return leaving.can_leave(state, card, deed)


def joins(state: Thrones, card: i64, seat: i64) -> bool:
    """Whether a character may join the challenge on a player's side."""
    if state.roster.kinds[card] != CHARACTER or state.roles[card] or state.holder[card] != seat:
        return False
    return seat in (state.attacker, state.defender)


def do_deed(state: Thrones, deed: i64, cards: vec[i64], seat: i64, unsaved: bool) -> None:
    """Do something to cards, all at once."""
    if deed <= TO_BOTTOM:
        for card in cards:
            if state.zone[card] != PLAY and doable(state, deed, card, seat):
                if deed == DISCARDING:
                    state.drop(card)
                else:
                    state.put(card, HAND if deed == TO_HAND else OUT if deed == REMOVAL else DECK)
                    if deed == SHUFFLE_IN:
                        state.shuffle(state.roster.owners[card])
                    elif deed == TO_BOTTOM:
                        piles.sink(state, card)
        leaving.make_leave(state, cards, deed, seat, unsaved or deed == SACRIFICE)
        return
    for card in cards:
        if not doable(state, deed, card, seat):
            continue
        if deed == KNEELING:
            state.kneel(card)
        elif deed == RISING:
            state.stand(card)
        elif deed == WITHDRAWING:
            state.roles[card] = 0
            causes.tell(state, pack(TOLD_REMOVED, card), 1)
        else:
            state.roles[card] = ATTACKING if seat == state.attacker else DEFENDING
            causes.tell(state, pack(TOLD_JOINED, card), 1)


class Divert(Effect):
    """`divert(self, return)`: a card that is leaving play goes somewhere else than it would."""

    def __init__(self, ref: Ref, manner: i64) -> None:
        super().__init__(ref)
        self.manner = manner

    def affects(self, state: Thrones, card: i64, seat: i64, source: i64) -> bool:
        return state.leaving[card] not in (0, self.manner + 1)

    def do(self, state: Thrones, play: EffectStep) -> None:
        for card in self.cards(state, play):
            if self.affects(state, card, play.player, play.card):
                state.leaving[card] = self.manner + 1

    def saying(self, called: Called) -> Saying:
        return DIVERT.say(MESSAGES[DEEDS[self.manner]].say(self.ref.called(called)))


class Deed(Effect):
    """`kill(target)`, `kneel(each(…))`, `return(self)`, …; `kill(target, unsaved)` can't be saved from."""

    def __init__(self, deed: i64, ref: Ref, unsaved: bool) -> None:
        super().__init__(ref)
        self.deed = deed
        self.unsaved = unsaved

    def affects(self, state: Thrones, card: i64, seat: i64, source: i64) -> bool:
        return doable(state, self.deed, card, seat)

    def do(self, state: Thrones, play: EffectStep) -> None:
        do_deed(state, self.deed, self.cards(state, play), play.player, self.unsaved)

    def saying(self, called: Called) -> Saying:
        card = self.ref.called(called)
        said = MESSAGES[DEEDS[self.deed]].say(card)
        return UNSAVED.say(said, card) if self.unsaved else said
