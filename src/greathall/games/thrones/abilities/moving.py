"""Who fulfils a claim, and attachments that go from one character to another."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from greathall.games.thrones.abilities.choices import AskingEffect, found_card
from greathall.games.thrones.abilities.messages import CARRY, PAYS
from greathall.games.thrones.abilities.player_effects import OnPlayers
from greathall.games.thrones.abilities.targets import Called, Ref, players
from greathall.games.thrones.steps import leaving, marshalling
from greathall.games.thrones.steps.step import EffectStep
from greathall.games.thrones.terms import ATTACHMENT, CHARACTER, KILLING, NOBODY, PLAY
from greathall.kernel.sentences.message import Saying

if TYPE_CHECKING:
    from greathall.games.thrones.state import Thrones


class Pays(OnPlayers):
    """`pays(chosen)`: somebody else fulfils the military claim, who has a character to lose."""

    def reaches(self, state: Thrones, player: i64, source: i64) -> bool:
        return any(leaving.can_leave(state, card, KILLING) for card in state.pile(PLAY, player))

    def do(self, state: Thrones, play: EffectStep) -> None:
        for seat in players(state, self.who, play.player, play.trigger, play.chosen, play.card):
            state.target = seat

    def saying(self, called: Called) -> Saying:
        return PAYS.say(called.player(self.who))


class Carry(AskingEffect):
    """`carry(target)`: an attachment goes to another character of the same player that may have it."""

    def __init__(self, ref: Ref) -> None:
        super().__init__(ref)

    def hosts(self, state: Thrones, card: i64) -> vec[i64]:
        """Where it may go."""
        found = vec[i64]()
        host = state.host[card]
        if state.roster.kinds[card] != ATTACHMENT or host == NOBODY or state.roster.kinds[host] != CHARACTER:
            return found
        for other in state.pile(PLAY, state.holder[host]):
            if other != host and state.roster.kinds[other] == CHARACTER and marshalling.may_lie_on(state, state.holder[card], card, other):
                found = append(found, other)
        return found

    def affects(self, state: Thrones, card: i64, seat: i64, source: i64) -> bool:
        return state.zone[card] == PLAY and not state.leaving[card] and len(self.hosts(state, card)) > 0

    def do(self, state: Thrones, play: EffectStep) -> None:
        for card in self.cards(state, play):
            if self.affects(state, card, play.player, play.card):
                state.stack.append(state.picking(play, self.number, vec[i64]([card])))

    def options(self, state: Thrones, seat: i64, play: EffectStep) -> vec[i64]:
        return self.hosts(state, found_card(play))

    def wants(self, state: Thrones, seat: i64, play: EffectStep) -> bool:
        return len(play.chosen) == 1

    def enough(self, state: Thrones, seat: i64, play: EffectStep) -> bool:
        return False

    def finish(self, state: Thrones, play: EffectStep) -> None:
        state.attach(play.chosen[0], play.chosen[1])

    def saying(self, called: Called) -> Saying:
        return CARRY.say(self.ref.called(called))
