"""Effects on decks, hands and plots: cards discarded from decks, put in order, looked at and picked out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from greathall.games.thrones import notes, piles
from greathall.games.thrones.abilities.ability import PART, REVEALING, Ability
from greathall.games.thrones.abilities.choices import TO_PLAY, AskingEffect, Search, found_card
from greathall.games.thrones.abilities.effects import Effect
from greathall.games.thrones.abilities.expressions import Amount, Predicate
from greathall.games.thrones.abilities.messages import (
    AMOUNT_DROPPERS,
    AMOUNT_THIS_WAY,
    ARRANGE,
    AS_IF,
    EACH,
    EACH_THIS_WAY,
    INSPECT,
    IT,
    MANY,
    MILL,
    REPLOT,
    RUMMAGE,
    SEARCH_REST,
)
from greathall.games.thrones.abilities.nouns import noun_of, some
from greathall.games.thrones.abilities.player_effects import OnPlayers
from greathall.games.thrones.abilities.targets import CHOSEN, NO_REF, YOU, Called, players
from greathall.games.thrones.steps import using
from greathall.games.thrones.steps.step import PLAYER, EffectStep
from greathall.games.thrones.terms import DECK, DISCARD, HAND, NOBODY, PLOTS, REVEALED, USED
from greathall.kernel.bits import bit_at
from greathall.kernel.move import field, verb_of
from greathall.kernel.sentences.message import Saying

if TYPE_CHECKING:
    from greathall.games.thrones.state import Thrones


class Mill(OnPlayers):
    """`mill(other_player, 3)`: the top cards of a deck are discarded."""

    def __init__(self, who: i64, amount: Amount) -> None:
        super().__init__(who)
        self.amount = amount

    def reaches(self, state: Thrones, player: i64, source: i64) -> bool:
        return len(state.pile(DECK, player)) > 0 and self.amount.value(state, source, state.holder[source], source) > 0

    def do(self, state: Thrones, play: EffectStep) -> None:
        for seat in players(state, self.who, play.player, play.trigger, play.chosen, play.card):
            for _each in range(self.amount.value(state, play.card, play.player, play.card)):
                pile = state.pile(DECK, seat)
                if len(pile):
                    card = pile[len(pile) - 1]
                    state.put(card, DISCARD)
                    notes.note(state, notes.THIS_WAY, card, play.card + 1)

    def saying(self, called: Called) -> Saying:
        return self.amount.spelt(MILL.say(called.player(self.who), self.amount.number()))


class ThisWay(Amount):
    """`this_way(where)`: the cards that this ability has discarded from decks so far."""

    def __init__(self, where: Predicate) -> None:
        self.where = where

    def value(self, state: Thrones, card: i64, seat: i64, source: i64) -> i64:
        total: i64 = 0
        for word in state.notes:
            if verb_of(word) == notes.THIS_WAY and field(word, 1) == source + 1 and self.where.holds(state, field(word, 0), seat, source):
                total += 1
        return total

    def part(self) -> int | Saying:
        return AMOUNT_THIS_WAY.say(MANY.say(noun_of(self.where)))

    def number(self) -> int | str:
        return 1

    def spelt(self, said: Saying) -> Saying:
        return EACH_THIS_WAY.say(said, EACH.say(noun_of(self.where)))


class Droppers(Amount):
    """`droppers(2)`: the opponents who have discarded at least 2 cards because of this ability."""

    def __init__(self, least: i64) -> None:
        self.least = least

    def value(self, state: Thrones, card: i64, seat: i64, source: i64) -> i64:
        total: i64 = 0
        for other in range(state.seats):
            count: i64 = 0
            for word in state.notes:
                if verb_of(word) == notes.THIS_WAY and field(word, 1) == source + 1 and state.roster.owners[field(word, 0)] == other:
                    count += 1
            if state.foes(seat, other) and count >= self.least:
                total += 1
        return total

    def part(self) -> int | Saying:
        return AMOUNT_DROPPERS.say(self.least)


class Arrange(AskingEffect):
    """`arrange(chosen, 3, 1)`: you look at the top cards of a deck, put some of them under it, and the others back in any order.

    Each pick is done at once, so that nobody is shown which cards have been picked: the picks are only counted.
    """

    def __init__(self, who: i64, count: i64, under: i64) -> None:
        super().__init__(NO_REF)
        self.who = who
        self.count = count
        self.under = under

    def can(self, state: Thrones, seat: i64, source: i64, word: i64) -> bool:
        return True

    def of_chosen(self) -> bool:
        return self.who == CHOSEN

    def reaches(self, state: Thrones, player: i64, source: i64) -> bool:
        return len(state.pile(DECK, player)) > 0

    def would(self, state: Thrones, play: EffectStep) -> bool:
        return True

    def do(self, state: Thrones, play: EffectStep) -> None:
        for seat in players(state, self.who, play.player, play.trigger, play.chosen, play.card):
            pile = state.pile(DECK, seat)
            for card in pile[max(i64(0), i64(len(pile)) - self.count) :]:
                state.knows[card] |= bit_at(play.player)
            state.stack.append(state.picking(play, self.number, counted(seat, 0)))

    def options(self, state: Thrones, seat: i64, play: EffectStep) -> vec[i64]:
        pile = state.pile(DECK, play.chosen[0] - PLAYER)
        size = i64(len(pile))
        looked = min(self.count, size)
        picks = i64(len(play.chosen)) - 1
        if picks < self.under:
            return pile[size - looked + picks :]
        # Those that lie on top are put back already, the first of them lowest.
        return pile[size - looked + self.under : size - (picks - self.under)]

    def take(self, state: Thrones, seat: i64, play: EffectStep, move: i64) -> None:
        picks = i64(len(play.chosen)) - 1
        if picks < self.under:
            piles.sink(state, field(move, 0))
        else:
            piles.rise(state, field(move, 0))
        state.pick(seat, play, self.number, counted(play.chosen[0] - PLAYER, picks + 1))

    def wants(self, state: Thrones, seat: i64, play: EffectStep) -> bool:
        left = i64(len(self.options(state, seat, play)))
        return left > (0 if i64(len(play.chosen)) <= self.under else 1)

    def enough(self, state: Thrones, seat: i64, play: EffectStep) -> bool:
        return False

    def finish(self, state: Thrones, play: EffectStep) -> None:
        """All is done already."""

    def saying(self, called: Called) -> Saying:
        return ARRANGE.say(called.player(self.who), self.count, self.under)


def counted(seat: i64, picks: i64) -> vec[i64]:
    """A player, again for each pick."""
    found = vec[i64]([int(PLAYER + seat)])
    for _each in range(picks):
        found = append(found, PLAYER + seat)
    return found


class SearchTop(Search):
    """`search(attachment, hand, 5, bottom)`: the rest of the top cards goes under the deck, in any order."""

    def __init__(self, where: Predicate, goal: i64, depth: i64) -> None:
        super().__init__(where, goal, depth)
        self.rest = Ability(PART)
        self.rest.inner = True
        self.rest.effects.append(Arrange(YOU, depth, depth))
        self.rest.leaves = self.rest.effects

    def parts(self) -> list[Ability]:
        return [self.rest]

    def finish(self, state: Thrones, play: EffectStep) -> None:
        card = found_card(play)
        if card != NOBODY:
            self.bring(state, play, card)
        effect = self.rest.effects[0]
        state.stack.append(state.picking(play, effect.number, counted(play.player, i64(card != NOBODY))))

    def saying(self, called: Called) -> Saying:
        noun = noun_of(self.where)
        return SEARCH_REST.say(some(noun), IT.say(noun), "play" if self.goal == TO_PLAY else "hand", self.depth)


class Rummage(AskingEffect):
    """`rummage(other_player, 2)`: you look at a hand, and discard up to 2 cards of it."""

    def __init__(self, who: i64, amount: Amount) -> None:
        super().__init__(NO_REF)
        self.who = who
        self.amount = amount

    def can(self, state: Thrones, seat: i64, source: i64, word: i64) -> bool:
        return True

    def would(self, state: Thrones, play: EffectStep) -> bool:
        return True

    def do(self, state: Thrones, play: EffectStep) -> None:
        for seat in players(state, self.who, play.player, play.trigger, play.chosen, play.card):
            for card in state.pile(HAND, seat):
                state.knows[card] |= bit_at(play.player)
            state.stack.append(state.picking(play, self.number, counted(seat, 0)))

    def options(self, state: Thrones, seat: i64, play: EffectStep) -> vec[i64]:
        return state.pile(HAND, play.chosen[0] - PLAYER)

    def take(self, state: Thrones, seat: i64, play: EffectStep, move: i64) -> None:
        state.drop(field(move, 0))
        state.pick(seat, play, self.number, counted(play.chosen[0] - PLAYER, i64(len(play.chosen))))

    def wants(self, state: Thrones, seat: i64, play: EffectStep) -> bool:
        amount = self.amount.value(state, play.card, play.player, play.card)
        return i64(len(play.chosen)) <= amount and len(self.options(state, seat, play)) > 0

    def enough(self, state: Thrones, seat: i64, play: EffectStep) -> bool:
        return True

    def finish(self, state: Thrones, play: EffectStep) -> None:
        """All is done already."""

    def saying(self, called: Called) -> Saying:
        return self.amount.spelt(RUMMAGE.say(called.player(self.who), self.amount.number()))


class Inspect(OnPlayers):
    """`inspect(chosen, attachment)`: you look at a random card of a hand; such a card is discarded."""

    def __init__(self, who: i64, where: Predicate) -> None:
        super().__init__(who)
        self.where = where

    def reaches(self, state: Thrones, player: i64, source: i64) -> bool:
        return len(state.pile(HAND, player)) > 0

    def do(self, state: Thrones, play: EffectStep) -> None:
        for seat in players(state, self.who, play.player, play.trigger, play.chosen, play.card):
            hand = state.pile(HAND, seat)
            if len(hand):
                card = hand[state.chance.below(i64(len(hand)))]
                state.knows[card] |= bit_at(play.player)
                if self.where.holds(state, card, play.player, play.card):
                    state.drop(card)

    def saying(self, called: Called) -> Saying:
        return INSPECT.say(called.player(self.who), some(noun_of(self.where)))


def unveil(state: Thrones, play: EffectStep, plot: i64, source: i64) -> None:
    """What a plot does when revealed is done, as an effect of a card."""
    for made in state.roster.faces[plot].abilities:
        if made.kind == REVEALING and made.usable(state, play.player, source) and made.works(state, play.player, source, 0):
            state.stack.append(using.Paying(play.player, source, made.number, 0))


class AsIf(Effect):
    """`as_if(target)`: what another plot does when revealed is done as if it were printed on this card."""

    def affects(self, state: Thrones, card: i64, seat: i64, source: i64) -> bool:
        return state.roster.faces[card].revealing and card != source

    def do(self, state: Thrones, play: EffectStep) -> None:
        for card in self.cards(state, play):
            unveil(state, play, card, play.card)

    def saying(self, called: Called) -> Saying:
        return AS_IF.say(self.ref.called(called))


class Replot(AskingEffect):
    """`replot`: you may reveal another of your plots in place of the revealed one, which is used then."""

    def can(self, state: Thrones, seat: i64, source: i64, word: i64) -> bool:
        return len(state.pile(PLOTS, seat)) > 0

    def would(self, state: Thrones, play: EffectStep) -> bool:
        return self.can(state, play.player, play.card, play.trigger)

    def do(self, state: Thrones, play: EffectStep) -> None:
        state.stack.append(state.picking(play, self.number, vec[i64]()))

    def options(self, state: Thrones, seat: i64, play: EffectStep) -> vec[i64]:
        return state.pile(PLOTS, seat)

    def wants(self, state: Thrones, seat: i64, play: EffectStep) -> bool:
        return len(play.chosen) == 0

    def enough(self, state: Thrones, seat: i64, play: EffectStep) -> bool:
        return True

    def finish(self, state: Thrones, play: EffectStep) -> None:
        if len(play.chosen):
            for old in state.pile(REVEALED, play.player):
                state.put(old, USED)
            state.put(play.chosen[0], REVEALED)
            state.refresh()
            unveil(state, play, play.chosen[0], play.chosen[0])

    def saying(self, called: Called) -> Saying:
        return REPLOT.say()
