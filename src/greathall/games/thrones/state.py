"""The position: what the rules do with the board, and what the game says for itself."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from greathall.games.thrones import bounds, control, goals, habits, lasting, names, notes, piles, scoring, values, verbs
from greathall.games.thrones.abilities import changes
from greathall.games.thrones.deals import DealingBoard
from greathall.games.thrones.position import view
from greathall.games.thrones.steps import causes, delaying, keywords, usable, using, victory
from greathall.games.thrones.steps.step import PLAYER, EffectStep
from greathall.games.thrones.terms import (
    CLAIMED,
    DEAD,
    DECK,
    DISCARD,
    DREW,
    DROPPED,
    ENDINGS,
    ENTERED,
    HAND,
    HERE,
    KNELT,
    NOBODY,
    OUT,
    PLACED,
    PLAY,
    PUT_IN,
    STOOD,
    UNDER,
)
from greathall.kernel.bits import bit_at
from greathall.kernel.chance import Chance
from greathall.kernel.event import EVERYONE, Event
from greathall.kernel.move import NONE, Names, pack, verb_of
from greathall.kernel.sentences.message import Saying

if TYPE_CHECKING:
    from greathall.games.thrones.position.shapes import View

MOST_DRAWN = 3
"""The draw cap (A-4.16)."""
MOST_MOMENTS = 300
"""The most things that can be heard of in one window: cards that would set each other off for ever stop there."""
LET_PASS: Final[i64] = pack(verbs.PASS)
FACE_DOWN = bit_at(DECK) | bit_at(HAND) | bit_at(PLACED)
"""Zones in which not everyone sees a card."""


@mypyc_attr(acyclic=True, free_list_len=1)
class Thrones(DealingBoard):
    """A board on which things happen."""

    def copy(self) -> Thrones:
        twin = Thrones(self.game, self.seats, self.chance.copy(), self.options, self.card_set, self.roster)
        self.share(twin)
        return twin

    # Cards come and go.

    def put(self, card: i64, zone: i64) -> None:
        """A card goes to its owner's pile of a zone."""
        self.place(card, zone, self.roster.owners[card])

    def place(self, card: i64, zone: i64, seat: i64) -> None:
        """A card goes to a pile: on top of a deck, at the end of others. Who may see it there knows it."""
        old = self.zone[card]
        at = old * self.seats + self.holder[card]
        pile = self.piles[at]
        left = vec[i64](capacity=i64(len(pile)))
        for other in pile:
            if other != card:
                left = append(left, other)
        self.piles[at] = left
        at = zone * self.seats + seat
        self.piles[at] = append(self.piles[at][:], card)
        self.zone[card] = zone
        self.holder[card] = seat
        if zone != UNDER and zone != PLAY:
            self.host[card] = NOBODY
        if self.roster.piling and zone in (DISCARD, DEAD):
            piles.heard(self, card, zone, old)
        if not FACE_DOWN >> zone & 1:
            self.knows[card] = EVERYONE
        elif zone == HAND:
            self.knows[card] |= bit_at(seat)
        if zone in (DISCARD, DEAD, OUT) or (zone in (HAND, DECK) and old != DECK):
            self.tell(pack(verbs.TOLD_WENT, card, seat, zone), self.knows[card])

    def enter(self, seat: i64, card: i64, way: i64 = PUT_IN) -> None:
        """A card comes into play, standing (A-7.4)."""
        self.place(card, PLAY, seat)
        self.kneels[card] = 0
        self.refresh()
        causes.tell(self, pack(verbs.TOLD_ENTERED, seat, card), 2)
        self.happen(ENTERED, card, seat, NONE, way if self.roster.ways else NONE)

    def enter_on(self, seat: i64, card: i64, host: i64, way: i64) -> None:
        """A card comes into play, an attachment on its host."""
        self.enter(seat, card, way)
        if host != NOBODY:
            self.attach(card, host)

    def attach(self, card: i64, host: i64) -> None:
        self.host[card] = host
        self.tell(pack(verbs.TOLD_ATTACHED, card, host), EVERYONE)

    def lay_under(self, card: i64, host: i64) -> None:
        """A card becomes a duplicate."""
        self.put(card, UNDER)
        self.host[card] = host
        self.tell(pack(verbs.TOLD_DUPLICATED, card, host, self.roster.owners[card]), EVERYONE)

    def forget(self, card: i64) -> None:
        """A card leaves play: everything that held for it is over, and its power goes back to the pool (A-12.3)."""
        self.leaving[card] = 0
        self.kneels[card] = 0
        self.roles[card] = 0
        if self.power[card]:
            self.give_power(card, -self.power[card], causes.LEFT_PLAY)
        lasting.forget(self, card)
        delaying.forget(self, card)
        notes.forget(self, card)
        if len(self.borrowed):
            control.end_loans(self, HERE, card)

    def refresh(self) -> None:
        """Work out which cards have static abilities, and what cards in play can answer."""
        lasting.refresh(self)

    def kneel(self, card: i64) -> None:
        self.kneels[card] = 1
        causes.tell(self, pack(verbs.TOLD_KNELT, card), 1)
        self.happen(KNELT, card, self.holder[card], NONE, NONE)

    def stand(self, card: i64, rule: i64 = NONE) -> None:
        self.kneels[card] = 0
        causes.tell(self, pack(verbs.TOLD_STOOD, card), 1, rule)
        self.happen(STOOD, card, self.holder[card], NONE, NONE)

    def shuffle(self, seat: i64) -> None:
        """A deck is shuffled: nobody knows any of it (A-4.17)."""
        pile = self.pile(DECK, seat)[:]
        self.chance.shuffle(pile)
        for card in pile:
            self.knows[card] = 0
        self.piles[DECK * self.seats + seat] = pile
        self.tell(pack(verbs.TOLD_SHUFFLED, seat), EVERYONE)

    def reveal(self, card: i64) -> None:
        self.knows[card] = EVERYONE
        causes.tell(self, pack(verbs.TOLD_SHOWN, card, self.holder[card]), 2)

    def point_at(self, seat: i64, card: i64) -> None:
        """A card is chosen; a hidden one is revealed by that (A-4.18)."""
        if self.knows[card] != EVERYONE:
            self.reveal(card)
        self.tell(pack(verbs.TOLD_CHOSEN, seat, card), EVERYONE)

    def show_hand(self, seat: i64) -> None:
        for card in self.pile(HAND, seat):
            self.reveal(card)

    def draw(self, seat: i64) -> bool:
        """The top card of the deck goes into the player's hand; False if there is none."""
        pile = self.pile(DECK, seat)
        if len(pile) == 0:
            return False
        card = pile[len(pile) - 1]
        self.place(card, HAND, seat)
        causes.tell(self, pack(verbs.TOLD_DREW, seat, card), 2, NONE, self.knows[card])
        return True

    def may_draw(self, seat: i64) -> bool:
        """Whether the draw cap and the deck let a seat draw by an effect."""
        if self.drawn[seat] >= MOST_DRAWN or len(self.pile(DECK, seat)) == 0:
            return False
        return not bounds.is_so(self, seat, changes.NO_DRAW)

    def draw_by_effect(self, seat: i64, count: i64) -> None:
        """Cards one at a time, up to the cap (A-4.16)."""
        for _each in range(count):
            if self.may_draw(seat):
                self.drawn[seat] += 1
                self.draw(seat)
                self.happen(DREW, NONE, seat, NONE, NONE)

    def drop(self, card: i64, rule: i64 = NONE) -> None:
        """A card is discarded from hand, by a card or by that rule."""
        seat = self.roster.owners[card]
        self.put(card, DISCARD)
        causes.tell(self, pack(verbs.TOLD_DROPPED, card, seat), 2, rule)
        self.happen(DROPPED, card, seat, NONE, NONE)

    def drop_random(self, seat: i64, count: i64, rule: i64 = NONE) -> None:
        """Random cards are discarded from hand, as many as there are."""
        for _each in range(count):
            hand = self.pile(HAND, seat)
            if len(hand):
                self.drop(hand[self.chance.below(i64(len(hand)))], rule)

    # Gold and power, by a card or by that rule.

    def gain_gold(self, seat: i64, amount: i64, rule: i64 = NONE, paid_for: i64 = NONE) -> None:
        """Gold from the treasury, or back to it."""
        if amount:
            self.gold[seat] += amount
            self.treasury -= amount
            told = verbs.TOLD_GAINED if amount > 0 else verbs.TOLD_PAID
            causes.tell(self, pack(told, seat, amount if amount > 0 else -amount, NONE, paid_for), 2, rule)

    def give_house(self, seat: i64, amount: i64, rule: i64 = NONE) -> None:
        """Power onto a House card from the pool, or back."""
        if amount:
            self.house[seat] += amount
            self.throne -= amount
            told = verbs.TOLD_POWERED if amount > 0 else verbs.TOLD_LOST_POWER
            causes.tell(self, pack(told, seat, amount if amount > 0 else -amount), 2, rule)

    def give_power(self, card: i64, amount: i64, rule: i64 = NONE) -> None:
        """Power onto a card from the pool, or back."""
        if amount:
            self.power[card] += amount
            self.laid += amount
            self.throne -= amount
            told = verbs.TOLD_CARD_POWERED if amount > 0 else verbs.TOLD_CARD_LOST_POWER
            causes.tell(self, pack(told, card, amount if amount > 0 else -amount), 2, rule)

    def bestow(self, seat: i64, amount: i64, rule: i64 = NONE) -> None:
        """Power for a House, which may go to a card with Infamy instead (A-9.10)."""
        if amount > 0:
            keywords.bestow(self, seat, amount, rule)

    def claim_power(self, seat: i64, amount: i64, rule: i64 = NONE) -> None:
        """A player claims power for the House."""
        if amount > 0:
            self.bestow(seat, amount, rule)
            self.happen(CLAIMED, NONE, seat, NONE, NONE)

    def claim_on(self, card: i64, amount: i64, rule: i64 = NONE) -> None:
        """A card claims power."""
        self.give_power(card, amount, rule)
        self.happen(CLAIMED, card, self.holder[card], NONE, NONE)

    # Effects that last.

    def last(self, duration: i64, change: i64, target: i64, source: i64, seat: i64, amount: i64) -> None:
        """Something holds from now on, for a time."""
        self.lasting = append(self.lasting, pack(duration, change, target, source, seat, amount + values.NO_EFFECT))
        kind = self.card_set.changes[change].kind
        self.lasting_kinds |= bit_at(kind)
        self.tell(pack(verbs.TOLD_LASTS_FOR if changes.of_players(kind) else verbs.TOLD_LASTS, source, target, change, duration), EVERYONE)

    def note_lasting(self) -> None:
        """Work out which kinds of changes last."""
        self.lasting_kinds = 0
        for word in self.lasting:
            self.lasting_kinds |= bit_at(self.card_set.changes[values.change_of(word)].kind)

    def expire(self, duration: i64) -> None:
        """Effects of that duration are over."""
        kept = vec[i64]()
        for word in self.lasting:
            if verb_of(word) != duration:
                kept = append(kept, word)
        if len(kept) < len(self.lasting):
            self.lasting = kept
            self.note_lasting()
        if len(self.borrowed):
            control.end_loans(self, duration)
        if len(self.spent):
            self.renew(duration)

    def renew(self, duration: i64) -> None:
        """Abilities with a limit of that duration may be used again."""
        left = vec[i64]()
        for word in self.spent:
            if verb_of(word) != duration + 1:
                left = append(left, word)
        self.spent = left

    # Steps and windows.

    def apply(self, seat: i64, move: i64) -> None:
        if move != LET_PASS:
            super().apply(seat, move)
            return
        # Passing changes nothing: nobody can have won by that.
        self.stack[-1].play(self, seat, move)
        if not self.stack[-1].go(self):
            self.settle()

    def settle(self) -> None:
        """Run the steps that need no decision. After each of them, and after each decision, someone may have won (A-12.1)."""
        while self.stack and (victory.reached(self) or not self.stack[-1].go(self)):
            pass
        if self.static_kinds >> changes.OPEN_HAND & 1:
            bounds.open_hands(self)

    def happen(self, moment: i64, card: i64, seat: i64, other: i64, number: i64) -> None:
        """Note something that abilities may listen for; what no card of this game listens for is not noted (A-4.5)."""
        if self.roster.heard_moments >> moment & 1 and len(self.happened) < MOST_MOMENTS:
            self.happened = append(self.happened, pack(moment, card, seat, other, number))

    def hears(self, moment: i64) -> bool:
        """Whether a card of this game listens for a moment."""
        return self.roster.heard_moments >> moment & 1 == 1

    def saves_for(self, seat: i64, card: i64, word: i64, found: vec[i64]) -> vec[i64]:
        return usable.saves_for(self, seat, card, word, found)

    def respond(self, seat: i64, move: i64, word: i64) -> None:
        using.respond(self, seat, move, word)

    def ask(self, seat: i64, play: EffectStep, effect: i64) -> None:
        """Let a seat pick for an effect; chosen players stay chosen."""
        chosen = vec[i64]()
        for one in play.chosen:
            if one >= PLAYER:
                chosen = append(chosen, one)
        self.stack.append(using.Picking(seat, play.card, effect, play.player, play.trigger, chosen))

    def picking(self, play: EffectStep, effect: i64, chosen: vec[i64]) -> EffectStep:
        """The step in which the player picks for an effect, with that chosen already."""
        return using.Picking(play.player, play.card, effect, play.player, play.trigger, chosen)

    def pick(self, seat: i64, play: EffectStep, effect: i64, chosen: vec[i64]) -> None:
        """The same seat goes on picking for an effect."""
        self.stack[-1] = using.Picking(seat, play.card, effect, play.player, play.trigger, chosen)

    def aims(self) -> vec[i64]:
        """What the effect has chosen that may be cancelled now."""
        step = self.stack[-1] if self.stack else None
        return step.chosen if isinstance(step, using.Cancelling) else vec[i64]()

    def cancel(self, card: i64, number: i64) -> None:
        using.cancel(self, card, number)

    # The end.

    def end(self, ending: i64, victors: i64) -> None:
        self.stack.clear()
        self.ended = ending
        self.deal_end()
        self.victors = victors
        self.tell(pack(verbs.TOLD_ENDED, ending), EVERYONE)

    # What each game says for itself.

    def redraw(self, seat: i64, chance: Chance) -> None:
        view.redraw(self, seat, chance)

    def census(self) -> list[str]:
        return view.census(self)

    def describe(self, viewer: i64) -> View:
        return view.describe(self, viewer)

    def scores(self) -> list[float]:
        return [float(goals.total_power(self, seat)) for seat in range(self.seats)]

    def reckoning(self, seat: i64) -> Sequence[Saying]:
        return victory.account(self, seat)

    def winners(self) -> i64:
        return self.victors if self.ended else victory.leaders(self)

    def ending(self) -> str:
        return ENDINGS[self.ended]

    def evaluate(self, seat: i64) -> float:
        return scoring.evaluate(self, seat)

    def sensible(self, seat: i64) -> vec[i64]:
        return habits.sensible(self, seat, self.moves(seat))

    def calm(self) -> bool:
        return habits.calm(self)

    def habit(self, seat: i64, chance: Chance) -> i64:
        return habits.habit(self, seat, chance)

    def chapter(self) -> i64:
        return self.round

    def names(self) -> Names:
        return names.names(self)

    def mixed_kinds(self) -> Mapping[str, Sequence[str]]:
        return names.MIXED_KINDS

    def card_names(self) -> Mapping[str, Sequence[str | Saying]]:
        return names.card_names(self)

    def our_cards(self) -> bool:
        return not self.card_set.source

    def move_saying(self, seat: i64, move: i64) -> Saying | None:
        return names.option_saying(self, move) or names.move_saying(move)

    def event_saying(self, event: Event, viewer: i64) -> Saying | None:
        return names.event_saying(self, event, viewer)
