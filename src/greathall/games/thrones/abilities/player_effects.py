"""Effects on players: gold, cards and power for them or from them, and what is changed for them for a time."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from greathall.games.thrones import values
from greathall.games.thrones.abilities.changes import Change
from greathall.games.thrones.abilities.effects import Effect
from greathall.games.thrones.abilities.expressions import Amount
from greathall.games.thrones.abilities.messages import CLAIM_ON, HOUSE_OF, LASTING, LOOK, MOVE_POWER, REVEAL
from greathall.games.thrones.abilities.messages import PLAYER_DEEDS as MESSAGES
from greathall.games.thrones.abilities.targets import CHOSEN, EACH_PLAYER, NO_REF, Called, Ref, is_unknown, players
from greathall.games.thrones.steps.step import EffectStep
from greathall.games.thrones.terms import DECK, DURATIONS, HAND, PLAY
from greathall.kernel.bits import bit_at
from greathall.kernel.sentences.message import Saying

if TYPE_CHECKING:
    from greathall.games.thrones.state import Thrones


class OnPlayers(Effect):
    """Something for players or against them: it can change something if it reaches one of them, or if one is still to be chosen."""

    def __init__(self, who: i64) -> None:
        super().__init__(NO_REF)
        self.who = who

    def can(self, state: Thrones, seat: i64, source: i64, word: i64) -> bool:
        for other in players(state, self.who, seat, word, vec[i64](), source):
            if self.reaches(state, other, source):
                return True
        return is_unknown(self.who)

    def would(self, state: Thrones, play: EffectStep) -> bool:
        for other in players(state, self.who, play.player, play.trigger, play.chosen, play.card):
            if self.reaches(state, other, play.card):
                return True
        return False

    def of_chosen(self) -> bool:
        return self.who == CHOSEN


class Allow(OnPlayers):
    """`allow(you, claim(1), phase)`: a modification of players for a time."""

    def __init__(self, who: i64, change: Change, duration: i64) -> None:
        super().__init__(who)
        self.change = change
        self.duration = duration

    def reaches(self, state: Thrones, player: i64, source: i64) -> bool:
        amount = self.change.amount.value(state, source, state.holder[source], source)
        return state.runs(self.duration) and values.differs_for(state, player, self.change, amount)

    def do(self, state: Thrones, play: EffectStep) -> None:
        if not state.runs(self.duration):
            return
        for seat in players(state, self.who, play.player, play.trigger, play.chosen, play.card):
            amount = self.change.amount.value(state, play.card, play.player, play.card)
            state.last(self.duration, self.change.number, seat, play.card, play.player, amount)

    def saying(self, called: Called) -> Saying:
        said = self.change.of_player(called.player(self.who))
        return said if DURATIONS[self.duration] == "always" else LASTING.say(said, self.duration)

    def changes(self) -> Change | None:
        return self.change


DRAW: Final[i64] = 0
GOLD: Final[i64] = 1
CLAIM: Final[i64] = 2
LOSE: Final[i64] = 3
"""Random cards out of the hand."""
SHOW: Final[i64] = 4
"""Hands are revealed to all."""
SPEND: Final[i64] = 5
"""Loses gold."""
PLAYER_DEEDS: Final = ("draw", "gold", "claim", "lose", "show", "spend")


class PlayerDeed(OnPlayers):
    """`draw(you, 2)`, `gold(you, 1)`, `claim(you, 1)`, `lose(each_opponent, 1)`, `show(chosen)`, `spend(chosen, 2)`"""

    def __init__(self, deed: i64, who: i64, amount: Amount) -> None:
        super().__init__(who)
        self.deed = deed
        self.amount = amount

    def reaches(self, state: Thrones, player: i64, source: i64) -> bool:
        if self.amount.value(state, source, state.holder[source], source) <= 0:
            return False
        if self.deed == DRAW:
            return state.may_draw(player)
        if self.deed in (LOSE, SHOW):
            return len(state.pile(HAND, player)) > 0
        return self.deed != SPEND or state.gold[player] > 0

    def do(self, state: Thrones, play: EffectStep) -> None:
        for seat in players(state, self.who, play.player, play.trigger, play.chosen, play.card):
            amount = self.amount.value(state, play.card, play.player, play.card)
            if self.deed == DRAW:
                state.draw_by_effect(seat, amount)
            elif self.deed == GOLD:
                state.gain_gold(seat, amount)
            elif self.deed == CLAIM:
                state.claim_power(seat, amount)
            elif self.deed == LOSE:
                state.drop_random(seat, amount)
            elif self.deed == SHOW:
                state.show_hand(seat)
            else:
                state.gain_gold(seat, -min(amount, state.gold[seat]))

    def saying(self, called: Called) -> Saying:
        return self.amount.spelt(MESSAGES[PLAYER_DEEDS[self.deed]].say(called.player(self.who), self.amount.number()))


class ClaimOn(Effect):
    """`power(self, 1)`: a card claims power."""

    def __init__(self, ref: Ref, amount: Amount) -> None:
        super().__init__(ref)
        self.amount = amount

    def affects(self, state: Thrones, card: i64, seat: i64, source: i64) -> bool:
        return state.zone[card] == PLAY and not state.leaving[card] and self.amount.value(state, card, seat, source) > 0

    def do(self, state: Thrones, play: EffectStep) -> None:
        for card in self.cards(state, play):
            if self.affects(state, card, play.player, play.card):
                state.claim_on(card, self.amount.value(state, card, play.player, play.card))

    def saying(self, called: Called) -> Saying:
        return self.amount.spelt(CLAIM_ON.say(self.ref.called(called), self.amount.number()))


class MovePower(Effect):
    """`move(1, other_player, you)`: power moves between Houses and cards; each end is a player, or a card."""

    def __init__(self, amount: i64, giver: i64, giving: Ref, taker: i64, taking: Ref) -> None:
        super().__init__(giving if giving.kind else taking)
        self.amount = amount
        self.giver = giver
        self.giving = giving
        self.taker = taker
        self.taking = taking

    def can(self, state: Thrones, seat: i64, source: i64, word: i64) -> bool:
        if self.giving.kind:
            return any(state.power[card] > 0 for card in self.giving.cards(state, seat, source, word, vec[i64]()))
        for other in players(state, self.giver, seat, word, vec[i64](), source):
            if state.house[other] > 0:
                return True
        return is_unknown(self.giver)

    def would(self, state: Thrones, play: EffectStep) -> bool:
        if self.giving.kind:
            return any(state.power[card] > 0 for card in self.giving.cards(state, play.player, play.card, play.trigger, play.chosen))
        return any(state.house[other] > 0 for other in players(state, self.giver, play.player, play.trigger, play.chosen, play.card))

    def of_chosen(self) -> bool:
        return self.giver == CHOSEN

    def reaches(self, state: Thrones, player: i64, source: i64) -> bool:
        return state.house[player] > 0

    def affects(self, state: Thrones, card: i64, seat: i64, source: i64) -> bool:
        if state.zone[card] != PLAY:
            return False
        if self.giving.kind:
            return state.power[card] > 0
        if self.giver > EACH_PLAYER:
            return True
        return any(state.house[other] > 0 for other in players(state, self.giver, seat, 0, vec[i64](), source))

    def do(self, state: Thrones, play: EffectStep) -> None:
        # Without a taker nothing moves.
        cards = self.taking.cards(state, play.player, play.card, play.trigger, play.chosen)
        seats = vec[i64]() if self.taking.kind else players(state, self.taker, play.player, play.trigger, play.chosen, play.card)
        if len(cards) + len(seats) == 0:
            return
        taken: i64 = 0
        if self.giving.kind:
            for card in self.giving.cards(state, play.player, play.card, play.trigger, play.chosen):
                share = min(self.amount, state.power[card])
                state.give_power(card, -share)
                taken += share
        else:
            for seat in players(state, self.giver, play.player, play.trigger, play.chosen, play.card):
                share = min(self.amount, state.house[seat])
                state.give_house(seat, -share)
                taken += share
        if self.taking.kind:
            state.give_power(cards[0], taken)
        else:
            state.bestow(seats[0], taken)

    def saying(self, called: Called) -> Saying:
        return MOVE_POWER.say(self.amount, end(self.giver, self.giving, called), end(self.taker, self.taking, called))


def end(who: i64, ref: Ref, called: Called) -> Saying:
    """One end of a move of power."""
    return ref.called(called) if ref.kind else HOUSE_OF.say(called.player(who))


class Look(OnPlayers):
    """`look(chosen, 3)`: you look at the top cards of a deck; `reveal(you, 3)`: all see them."""

    def __init__(self, who: i64, count: i64, all_see: bool) -> None:
        super().__init__(who)
        self.count = count
        self.all_see = all_see

    def reaches(self, state: Thrones, player: i64, source: i64) -> bool:
        return len(state.pile(DECK, player)) > 0

    def do(self, state: Thrones, play: EffectStep) -> None:
        for seat in players(state, self.who, play.player, play.trigger, play.chosen, play.card):
            pile = state.pile(DECK, seat)
            for card in pile[max(0, len(pile) - self.count) :]:
                if self.all_see:
                    state.reveal(card)
                else:
                    state.knows[card] |= bit_at(play.player)

    def saying(self, called: Called) -> Saying:
        return (REVEAL if self.all_see else LOOK).say(called.player(self.who), self.count)
