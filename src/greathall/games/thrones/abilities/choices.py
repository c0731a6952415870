"""Effects that let players choose while they resolve."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from greathall.games.thrones import notes, values
from greathall.games.thrones.abilities import expressions
from greathall.games.thrones.abilities.card_effects import DEEDS, do_deed, doable
from greathall.games.thrones.abilities.effects import Effect, may_be_put
from greathall.games.thrones.abilities.expressions import Predicate
from greathall.games.thrones.abilities.messages import (
    AFTER_THEIRS,
    AFTER_YOURS,
    ALL_OTHERS,
    CHOOSES,
    DOWN,
    IN_THEIR_HAND,
    IN_YOUR_PILE,
    IT,
    KEEPS,
    OTHERS_OF,
    SEARCH,
    SEARCH_TOP,
    SPARES,
    SPARES_UP_TO,
    THEM,
    UNSAVED_ALL,
)
from greathall.games.thrones.abilities.messages import DEEDS as MESSAGES
from greathall.games.thrones.abilities.nouns import noun_of, some
from greathall.games.thrones.abilities.targets import CHOSEN, NO_REF, Called, is_unknown, players
from greathall.games.thrones.steps.step import PLAYER, EffectStep, chosen_too
from greathall.games.thrones.terms import DECK, DISCARDING, HAND, NOBODY, PLAY
from greathall.games.thrones.verbs import CHOOSE
from greathall.kernel.bits import bit_at
from greathall.kernel.move import field, pack
from greathall.kernel.sentences.message import Saying

if TYPE_CHECKING:
    from greathall.games.thrones.state import Thrones


@mypyc_attr(allow_interpreted_subclasses=True)
class AskingEffect(Effect):
    """An effect that asks; a `Picking` step does the asking."""

    def options(self, state: Thrones, seat: i64, play: EffectStep) -> vec[i64]:
        """What the seat may pick next; `play.chosen` are the picks so far."""
        raise NotImplementedError

    def ways(self, state: Thrones, seat: i64, play: EffectStep) -> vec[i64]:
        """The same as moves."""
        found = vec[i64]()
        for card in self.options(state, seat, play):
            found = append(found, pack(CHOOSE, card))
        return found

    def take(self, state: Thrones, seat: i64, play: EffectStep, move: i64) -> None:
        """The seat has made one of these moves."""
        state.point_at(seat, field(move, 0))
        state.pick(seat, play, self.number, chosen_too(play.chosen, field(move, 0)))

    def enough(self, state: Thrones, seat: i64, play: EffectStep) -> bool:
        """Whether the seat may stop picking."""
        raise NotImplementedError

    def wants(self, state: Thrones, seat: i64, play: EffectStep) -> bool:
        """Whether the seat is to pick more."""
        raise NotImplementedError

    def following(self, state: Thrones, seat: i64, play: EffectStep) -> i64:
        """Who picks after this seat; nobody if it was the last."""
        return NOBODY

    def finish(self, state: Thrones, play: EffectStep) -> None:
        """All have picked."""
        raise NotImplementedError


class EachChooses(AskingEffect):
    """`choose(each_player, 1, character, kill)`: players choose among their own cards; with `keep`, all others of them are meant."""

    def __init__(
        self,
        who: i64,
        count: i64,
        zone: i64,
        where: Predicate,
        deed: i64,
        keep: bool,
        strikes: Predicate | None = None,
        unsaved: bool = False,
    ) -> None:
        super().__init__(NO_REF)
        self.strikes = strikes
        """With `spare`: to which of those that are not chosen it is done; players may choose fewer then, and any card."""
        self.unsaved = unsaved
        self.who = who
        self.count = count
        self.zone = zone
        self.where = where
        self.deed = deed
        self.keep = keep

    def meant(self, state: Thrones, seat: i64, source: i64) -> vec[i64]:
        """The cards of a seat among which it chooses."""
        found = vec[i64]()
        for card in state.pile(self.zone, seat):
            if (
                self.where.holds(state, card, seat, source)
                and (self.strikes is not None or doable(state, self.deed, card, seat))
                and (self.zone != PLAY or not values.immune(state, card, source))
            ):
                found = append(found, card)
        return found

    def can(self, state: Thrones, seat: i64, source: i64, word: i64) -> bool:
        for other in players(state, self.who, seat, word, vec[i64](), source):
            if len(self.meant(state, other, source)) > (self.count if self.keep else 0):
                return True
        return is_unknown(self.who)

    def would(self, state: Thrones, play: EffectStep) -> bool:
        for other in players(state, self.who, play.player, play.trigger, play.chosen, play.card):
            if self.reaches(state, other, play.card):
                return True
        return False

    def of_chosen(self) -> bool:
        return self.who == CHOSEN

    def reaches(self, state: Thrones, player: i64, source: i64) -> bool:
        return len(self.meant(state, player, source)) > (self.count if self.keep else 0)

    def do(self, state: Thrones, play: EffectStep) -> None:
        asked = players(state, self.who, play.player, play.trigger, play.chosen, play.card)
        if len(asked):
            state.ask(asked[0], play, self.number)

    def options(self, state: Thrones, seat: i64, play: EffectStep) -> vec[i64]:
        found = vec[i64]()
        for card in self.meant(state, seat, play.card):
            if card not in play.chosen:
                found = append(found, card)
        return found

    def picked(self, state: Thrones, seat: i64, play: EffectStep) -> i64:
        """How many of its cards the seat has picked."""
        count: i64 = 0
        for card in play.chosen:
            if card < PLAYER and (state.holder[card] if self.zone == PLAY else state.roster.owners[card]) == seat:
                count += 1
        return count

    def wants(self, state: Thrones, seat: i64, play: EffectStep) -> bool:
        return self.picked(state, seat, play) < self.count and len(self.options(state, seat, play)) > 0

    def enough(self, state: Thrones, seat: i64, play: EffectStep) -> bool:
        return self.strikes is not None and self.count > 1

    def following(self, state: Thrones, seat: i64, play: EffectStep) -> i64:
        asked = players(state, self.who, play.player, play.trigger, play.chosen, play.card)
        for place in range(i64(len(asked)) - 1):
            if asked[place] == seat:
                return asked[place + 1]
        return NOBODY

    def finish(self, state: Thrones, play: EffectStep) -> None:
        struck = vec[i64]()
        for seat in players(state, self.who, play.player, play.trigger, play.chosen, play.card):
            for card in self.meant(state, seat, play.card):
                strikes = self.strikes is None or self.strikes.holds(state, card, seat, play.card)
                if (card in play.chosen) != self.keep and strikes:
                    struck = append(struck, card)
        do_deed(state, self.deed, struck, play.player, self.unsaved)

    def saying(self, called: Called) -> Saying:
        yours = called.is_you(self.who)
        hand = IN_YOUR_PILE.say("hand") if yours else IN_THEIR_HAND.say()
        noun = noun_of(self.where, [hand if self.zone == HAND else AFTER_YOURS[0].say() if yours else AFTER_THEIRS.say()])
        if self.strikes is not None:
            others = noun_of(expressions.Both(self.where, self.strikes))
            said = MESSAGES[DEEDS[self.deed]].say(OTHERS_OF.say(others))
            said = UNSAVED_ALL.say(said) if self.unsaved else said
            return (SPARES_UP_TO if self.count > 1 else SPARES).say(called.player(self.who), self.count, noun, said)
        struck = ALL_OTHERS.say() if self.keep else IT.say(noun) if self.count == 1 else THEM.say()
        said = MESSAGES[DEEDS[self.deed]].say(struck)
        return (KEEPS if self.keep else CHOOSES).say(called.player(self.who), self.count, noun, said)


class Down(EachChooses):
    """`down(each_player, 4)`: players discard cards of their hands until so many are left."""

    def __init__(self, who: i64, left: i64) -> None:
        super().__init__(who, left, HAND, expressions.Anything(), DISCARDING, True)

    def wants(self, state: Thrones, seat: i64, play: EffectStep) -> bool:
        return len(state.pile(HAND, seat)) - self.picked(state, seat, play) > self.count

    def finish(self, state: Thrones, play: EffectStep) -> None:
        for card in play.chosen:
            if card < PLAYER:
                state.drop(card)
                notes.note(state, notes.THIS_WAY, card, play.card + 1)

    def saying(self, called: Called) -> Saying:
        return DOWN.say(called.player(self.who), self.count)


TO_PLAY: Final[i64] = 100


class Search(AskingEffect):
    """`search(where, hand)`, `search(where, hand, 5)`: look through your deck, or its top cards, for a card; then shuffle."""

    def __init__(self, where: Predicate, goal: i64, depth: i64) -> None:
        super().__init__(NO_REF)
        self.where = where
        self.goal = goal
        self.depth = depth

    def can(self, state: Thrones, seat: i64, source: i64, word: i64) -> bool:
        return len(state.pile(DECK, seat)) > 0

    def would(self, state: Thrones, play: EffectStep) -> bool:
        return self.can(state, play.player, play.card, play.trigger)

    def do(self, state: Thrones, play: EffectStep) -> None:
        for card in self.looked_at(state, play.player):
            state.knows[card] |= bit_at(play.player)
        state.ask(play.player, play, self.number)

    def looked_at(self, state: Thrones, seat: i64) -> vec[i64]:
        """The cards looked at."""
        pile = state.pile(DECK, seat)
        return pile[len(pile) - self.depth :] if 0 < self.depth < i64(len(pile)) else pile

    def options(self, state: Thrones, seat: i64, play: EffectStep) -> vec[i64]:
        found = vec[i64]()
        for card in self.looked_at(state, seat):
            if self.where.holds(state, card, seat, play.card) and (self.goal != TO_PLAY or may_be_put(state, seat, card)):
                found = append(found, card)
        return found

    def wants(self, state: Thrones, seat: i64, play: EffectStep) -> bool:
        return found_card(play) == NOBODY

    def enough(self, state: Thrones, seat: i64, play: EffectStep) -> bool:
        return True

    def finish(self, state: Thrones, play: EffectStep) -> None:
        card = found_card(play)
        if card != NOBODY:
            self.bring(state, play, card)
        state.shuffle(play.player)

    def bring(self, state: Thrones, play: EffectStep, card: i64) -> None:
        """The card that was found goes where it should."""
        state.reveal(card)
        if self.goal == TO_PLAY:
            state.enter(play.player, card)
        else:
            state.put(card, HAND)

    def saying(self, called: Called) -> Saying:
        noun = noun_of(self.where)
        goal = "play" if self.goal == TO_PLAY else "hand"
        if self.depth == 0:
            return SEARCH.say(some(noun), IT.say(noun), goal)
        return SEARCH_TOP.say(some(noun), IT.say(noun), goal, self.depth)


def found_card(play: EffectStep) -> i64:
    """The card that was found in a search; a player may have been chosen before, for other effects."""
    for one in play.chosen:
        if one < PLAYER:
            return one
    return NOBODY
