"""What abilities do. Each effect can say whether it would change something, what it may be aimed at, do it, and word itself."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from greathall.games.thrones import leaving, values
from greathall.games.thrones.changes import NO_STAND, Change
from greathall.games.thrones.frames import PLAYER, Frame
from greathall.games.thrones.terms import (
    ATTACKING,
    CHARACTER,
    DECK,
    DEFENDING,
    DISCARDING,
    DURATIONS,
    HAND,
    NOBODY,
    OUT,
    PLAY,
    REMOVAL,
    SACRIFICE,
    SHUFFLE_IN,
    TO_DECK,
    TO_HAND,
)
from greathall.games.thrones.verbs import JOINED, REMOVED
from greathall.games.thrones.where import Amount, Where, a, phrase, plural, told
from greathall.kernel.event import EVERYONE
from greathall.kernel.move import field, pack

if TYPE_CHECKING:
    from greathall.games.thrones.state import Thrones

# What an effect is about.
NOTHING: Final[i64] = 0
SELF: Final[i64] = 1
IT: Final[i64] = 2
"""The card of the trigger."""
HOST: Final[i64] = 3
EACH: Final[i64] = 4
TARGET: Final[i64] = 5
SECOND: Final[i64] = 6


class Ref:
    """The cards an effect is about: the source, a target, the trigger's card, the attached card, or all that a predicate names."""

    def __init__(self, kind: i64, where: Where | None = None, paired: bool = False) -> None:
        self.kind = kind
        self.where = where
        self.paired = paired
        """Whether there is a second target to be told apart."""

    def cards(self, state: Thrones, seat: i64, source: i64, word: i64, chosen: vec[i64]) -> vec[i64]:
        """The cards, as far as they are not immune to the source."""
        found = vec[i64]()
        if self.kind == EACH and self.where is not None:
            for owner in range(state.seats):
                for card in state.pile(PLAY, owner):
                    if self.where.holds(state, card, seat, source) and not values.immune(state, card, source):
                        found = append(found, card)
            return found
        card = NOBODY
        if self.kind == SELF:
            card = source
        elif self.kind == IT:
            card = field(word, 0)
        elif self.kind == HOST:
            card = state.host[source]
        elif self.kind >= TARGET and self.kind - TARGET < i64(len(chosen)):
            card = chosen[self.kind - TARGET]
        if (
            card != NOBODY
            and card < state.table.size()
            and (card == source or state.zone[card] != PLAY or not values.immune(state, card, source))
        ):
            found = append(found, card)
        return found

    def words(self) -> str:
        """`this card`, `it`, `each kneeling character`."""
        if self.where is not None:
            return f"each {phrase(self.where)}"
        if self.paired and self.kind == TARGET:
            return "the first"
        return ("", "this card", "that card", "the attached card", "", "it", "the second")[self.kind]


NO_REF: Final[Ref] = Ref(NOTHING)

# Which players an effect is about.
YOU: Final[i64] = 0
EACH_OPPONENT: Final[i64] = 1
EACH_PLAYER: Final[i64] = 2
CHOSEN: Final[i64] = 3
THAT_PLAYER: Final[i64] = 4
"""The player of the trigger."""
OTHER_PLAYER: Final[i64] = 5
"""The trigger's other player: of a challenge won, the loser."""
PLAYERS: Final = ("you", "each_opponent", "each_player", "chosen", "that_player", "other_player")
PLAYER_WORDS: Final = ("you", "each opponent", "each player", "that opponent", "that player", "the other player")


def whose(who: i64) -> str:
    """What belongs to players: `your`, `each opponent's`."""
    return "your" if who == YOU else f"{PLAYER_WORDS[who]}'s"


def players(state: Thrones, who: i64, seat: i64, word: i64, chosen: vec[i64]) -> vec[i64]:
    """The seats, the ability's own first, then clockwise (A-4.13)."""
    found = vec[i64]()
    if who == CHOSEN:
        for one in chosen:
            if one >= PLAYER:
                found = append(found, one - PLAYER)
        return found
    if who in (THAT_PLAYER, OTHER_PLAYER):
        other = field(word, 1 if who == THAT_PLAYER else 2)
        return append(found, other) if other < state.seats else found
    other = seat
    for _ in range(state.seats):
        if (who == YOU and other == seat) or who == EACH_PLAYER or (who == EACH_OPPONENT and state.foes(seat, other)):
            found = append(found, other)
        other = state.next_seat(other)
    return found


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect:
    """One thing that an ability does."""

    def __init__(self, ref: Ref) -> None:
        self.ref = ref
        self.number: i64 = NOBODY
        """Its place in the book."""

    def can(self, state: Thrones, seat: i64, source: i64, word: i64) -> bool:
        """Whether it would change something; of effects with targets, those are asked."""
        return any(self.affects(state, card, seat, source) for card in self.ref.cards(state, seat, source, word, vec[i64]()))

    def affects(self, state: Thrones, card: i64, seat: i64, source: i64) -> bool:
        """Whether it would change something about a card."""
        return True

    def of_chosen(self) -> bool:
        """Whether it is about the chosen player."""
        return False

    def reaches(self, state: Thrones, player: i64, source: i64) -> bool:
        """Whether it would change something if that player were chosen."""
        return True

    def do(self, state: Thrones, play: Frame) -> None:
        raise NotImplementedError

    def words(self) -> str:
        """What it does, as an order."""
        raise NotImplementedError

    def changes(self) -> Change | None:
        """The modification that it makes, if it makes one."""
        return None

    def cards(self, state: Thrones, play: Frame) -> vec[i64]:
        """The cards it is about, now."""
        return self.ref.cards(state, play.seat, play.card, play.word, play.chosen)


# Deeds: what can be done to a card.

KNEELING: Final[i64] = 7
RISING: Final[i64] = 8
WITHDRAWING: Final[i64] = 9
JOINING: Final[i64] = 10
DEEDS: Final = ("kill", "discard", "return", "top", "sacrifice", "remove", "shuffle", "kneel", "stand", "withdraw", "join")
"""The first seven are the manners of leaving play."""
DEED_WORDS: Final = (
    "kill {0}",
    "discard {0}",
    "return {0} to its owner's hand",
    "put {0} on top of its owner's deck",
    "sacrifice {0}",
    "remove {0} from the game",
    "shuffle {0} into its owner's deck",
    "kneel {0}",
    "stand {0}",
    "remove {0} from the challenge",
    "{0} joins the challenge on your side",
)


def doable(state: Thrones, deed: i64, card: i64, seat: i64) -> bool:
    """Whether a deed would change something about a card."""
    if state.zone[card] != PLAY:
        return deed in (TO_HAND, TO_DECK, REMOVAL, SHUFFLE_IN) or (deed == DISCARDING and state.zone[card] == HAND)
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
    if state.table.kinds[card] != CHARACTER or state.roles[card] or state.holder[card] != seat:
        return False
    return seat in (state.attacker, state.defender)


def do_deed(state: Thrones, deed: i64, cards: vec[i64], seat: i64, unsaved: bool) -> None:
    """Do something to cards, all at once."""
    if deed <= SHUFFLE_IN:
        for card in cards:
            if state.zone[card] != PLAY and doable(state, deed, card, seat):
                if deed == DISCARDING:
                    state.drop(card)
                else:
                    state.put(card, HAND if deed == TO_HAND else OUT if deed == REMOVAL else DECK)
                    if deed == SHUFFLE_IN:
                        state.shuffle(state.table.owners[card])
        leaving.strike(state, cards, deed, seat, unsaved or deed == SACRIFICE)
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
            state.tell(pack(REMOVED, card), EVERYONE)
        else:
            state.roles[card] = ATTACKING if seat == state.attacker else DEFENDING
            state.tell(pack(JOINED, card), EVERYONE)


class Deed(Effect):
    """`kill(target)`, `kneel(each(…))`, `return(self)`, …; `kill(target, unsaved)` can't be saved from."""

    def __init__(self, deed: i64, ref: Ref, unsaved: bool) -> None:
        super().__init__(ref)
        self.deed = deed
        self.unsaved = unsaved

    def affects(self, state: Thrones, card: i64, seat: i64, source: i64) -> bool:
        return doable(state, self.deed, card, seat)

    def do(self, state: Thrones, play: Frame) -> None:
        do_deed(state, self.deed, self.cards(state, play), play.seat, self.unsaved)

    def words(self) -> str:
        text = DEED_WORDS[self.deed].format(self.ref.words())
        return f"{text} (it can't be saved)" if self.unsaved else text


class PutIntoPlay(Effect):
    """`put(target)`: a character or location comes into play under your control, whatever it costs."""

    def affects(self, state: Thrones, card: i64, seat: i64, source: i64) -> bool:
        return state.zone[card] not in (PLAY, OUT) and state.table.kinds[card] <= 1 and state.may_enter(seat, card)

    def do(self, state: Thrones, play: Frame) -> None:
        for card in self.cards(state, play):
            if self.affects(state, card, play.seat, play.card):
                state.enter(play.seat, card)

    def words(self) -> str:
        return f"put {self.ref.words()} into play"


class Duplicate(Effect):
    """`duplicate(target)`: lay a card under the card of the same name that you control and own."""

    def affects(self, state: Thrones, card: i64, seat: i64, source: i64) -> bool:
        return state.table.owners[card] == seat and state.original(seat, card) != NOBODY

    def do(self, state: Thrones, play: Frame) -> None:
        for card in self.cards(state, play):
            if self.affects(state, card, play.seat, play.card):
                state.lay_under(card, state.original(play.seat, card))

    def words(self) -> str:
        return f"attach {self.ref.words()} as a duplicate"


class Control(Effect):
    """`control(target, phase)`: you control a card, for a time."""

    def __init__(self, ref: Ref, duration: i64) -> None:
        super().__init__(ref)
        self.duration = duration

    def affects(self, state: Thrones, card: i64, seat: i64, source: i64) -> bool:
        return state.zone[card] == PLAY and state.holder[card] != seat and state.may_enter(seat, card)

    def do(self, state: Thrones, play: Frame) -> None:
        for card in self.cards(state, play):
            if self.affects(state, card, play.seat, play.card):
                state.take_control(play.seat, card, self.duration)

    def words(self) -> str:
        return f"take control of {self.ref.words()}{until(self.duration)}"


def until(duration: i64) -> str:
    """A duration, after what lasts."""
    return "" if DURATIONS[duration] == "always" else f" until the end of the {DURATIONS[duration]}"


class Give(Effect):
    """`give(target, str(2), phase)`: a modification for a time."""

    def __init__(self, ref: Ref, change: Change, duration: i64) -> None:
        super().__init__(ref)
        self.change = change
        self.duration = duration

    def affects(self, state: Thrones, card: i64, seat: i64, source: i64) -> bool:
        return state.zone[card] == PLAY and not state.leaving[card] and values.differs(state, card, self.change)

    def do(self, state: Thrones, play: Frame) -> None:
        for card in self.cards(state, play):
            # It holds for its time even where something else, perhaps for a shorter one, says the same.
            if state.zone[card] == PLAY and not state.leaving[card]:
                amount = self.change.amount.value(state, card, play.seat, play.card)
                state.last(self.duration, self.change.number, card, play.card, play.seat, amount)

    def words(self) -> str:
        return f"{self.ref.words()} {self.change.deed(True)}{self.time()}"

    def time(self) -> str:
        """How long it lasts."""
        if self.change.kind == NO_STAND and DURATIONS[self.duration] == "round":
            return " of this round"
        return until(self.duration) or " for as long as it is in play"

    def joins(self, other: Effect) -> bool:
        """Whether it lasts as long as another modification of the same cards, so that one sentence tells both."""
        return isinstance(other, Give) and other.ref.words() == self.ref.words() and other.time() == self.time()

    def changes(self) -> Change | None:
        return self.change


# What is done to players.


class Allow(Effect):
    """`allow(you, claim(1), phase)`: a modification of players for a time."""

    def __init__(self, who: i64, change: Change, duration: i64) -> None:
        super().__init__(NO_REF)
        self.who = who
        self.change = change
        self.duration = duration

    def can(self, state: Thrones, seat: i64, source: i64, word: i64) -> bool:
        return True

    def of_chosen(self) -> bool:
        return self.who == CHOSEN

    def do(self, state: Thrones, play: Frame) -> None:
        for seat in players(state, self.who, play.seat, play.word, play.chosen):
            amount = self.change.amount.value(state, play.card, play.seat, play.card)
            state.last(self.duration, self.change.number, seat, play.card, play.seat, amount)

    def words(self) -> str:
        return f"{self.change.of_player(PLAYER_WORDS[self.who], self.who != YOU)}{until(self.duration)}"

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
FAVOURS: Final = ("draw", "gold", "claim", "lose", "show", "spend")


class Favour(Effect):
    """`draw(you, 2)`, `gold(you, 1)`, `claim(you, 1)`, `lose(each_opponent, 1)`, `show(chosen)`, `spend(chosen, 2)`"""

    def __init__(self, favour: i64, who: i64, amount: Amount) -> None:
        super().__init__(NO_REF)
        self.favour = favour
        self.who = who
        self.amount = amount

    def can(self, state: Thrones, seat: i64, source: i64, word: i64) -> bool:
        for other in players(state, self.who, seat, word, vec[i64]()):
            if self.helps(state, other):
                return True
        return self.who == CHOSEN

    def of_chosen(self) -> bool:
        return self.who == CHOSEN

    def reaches(self, state: Thrones, player: i64, source: i64) -> bool:
        return self.helps(state, player)

    def helps(self, state: Thrones, seat: i64) -> bool:
        """Whether it would change something for a player."""
        if self.favour == DRAW:
            return state.may_draw(seat)
        if self.favour in (LOSE, SHOW):
            return len(state.pile(HAND, seat)) > 0
        return self.favour != SPEND or state.gold[seat] > 0

    def do(self, state: Thrones, play: Frame) -> None:
        for seat in players(state, self.who, play.seat, play.word, play.chosen):
            amount = self.amount.value(state, play.card, play.seat, play.card)
            if self.favour == DRAW:
                state.draw_by_effect(seat, amount)
            elif self.favour == GOLD:
                state.gain_gold(seat, amount)
            elif self.favour == CLAIM:
                state.claim_power(seat, amount)
            elif self.favour == LOSE:
                state.drop_random(seat, amount)
            elif self.favour == SHOW:
                state.show_hand(seat)
            else:
                state.gain_gold(seat, -min(amount, state.gold[seat]))

    def words(self) -> str:
        who, (amount, counted) = PLAYER_WORDS[self.who], told(self.amount)
        s, their = ("", "your") if self.who == YOU else ("s", "their")
        orders = (
            f"{who} draw{s} {amount} card{'' if amount == '1' else 's'}",
            f"{who} gain{s} {amount} gold",
            f"{who} claim{s} {amount} power for {their} House",
            f"{who} discard{s} {amount} random card{'' if amount == '1' else 's'} from hand",
            f"{who} reveal{s} {their} hand",
            f"{who} lose{s} {amount} gold",
        )
        text = orders[self.favour] + counted
        return text[4:] if self.who == YOU else text


class ClaimOn(Effect):
    """`power(self, 1)`: a card claims power."""

    def __init__(self, ref: Ref, amount: Amount) -> None:
        super().__init__(ref)
        self.amount = amount

    def affects(self, state: Thrones, card: i64, seat: i64, source: i64) -> bool:
        return state.zone[card] == PLAY and not state.leaving[card]

    def do(self, state: Thrones, play: Frame) -> None:
        for card in self.cards(state, play):
            if self.affects(state, card, play.seat, play.card):
                state.claim_on(card, self.amount.value(state, card, play.seat, play.card))

    def words(self) -> str:
        amount, counted = told(self.amount)
        return f"{self.ref.words()} claims {amount} power{counted}"


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
        for other in players(state, self.giver, seat, word, vec[i64]()):
            if state.house[other] > 0:
                return True
        return self.giver == CHOSEN

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
        return any(state.house[other] > 0 for other in players(state, self.giver, seat, 0, vec[i64]()))

    def do(self, state: Thrones, play: Frame) -> None:
        taken: i64 = 0
        if self.giving.kind:
            for card in self.giving.cards(state, play.seat, play.card, play.word, play.chosen):
                share = min(self.amount, state.power[card])
                state.give_power(card, -share)
                taken += share
        else:
            for seat in players(state, self.giver, play.seat, play.word, play.chosen):
                share = min(self.amount, state.house[seat])
                state.give_house(seat, -share)
                taken += share
        if taken == 0:
            return
        if self.taking.kind:
            for card in self.taking.cards(state, play.seat, play.card, play.word, play.chosen):
                state.give_power(card, taken)
                return
            return
        for seat in players(state, self.taker, play.seat, play.word, play.chosen):
            state.bestow(seat, taken)
            return

    def words(self) -> str:
        return f"move {self.amount} power from {self.end(self.giver, self.giving)} to {self.end(self.taker, self.taking)}"

    def end(self, who: i64, ref: Ref) -> str:
        """One end of the move."""
        if ref.kind:
            return ref.words()
        return f"{whose(who)} House"


# Saves and cancels.


class Save(Effect):
    """`save`: the card that would leave play stays."""

    def can(self, state: Thrones, seat: i64, source: i64, word: i64) -> bool:
        return True

    def do(self, state: Thrones, play: Frame) -> None:
        leaving.rescue(state, field(play.word, 0))

    def words(self) -> str:
        return "save it"


class Cancel(Effect):
    """`cancel`: the effect that was initiated does nothing."""

    def can(self, state: Thrones, seat: i64, source: i64, word: i64) -> bool:
        return True

    def do(self, state: Thrones, play: Frame) -> None:
        state.cancel(field(play.word, 0), field(play.word, 3))

    def words(self) -> str:
        return "cancel that effect"


# Effects that let players choose while they resolve.


@mypyc_attr(allow_interpreted_subclasses=True)
class Asking(Effect):
    """An effect that asks; a `Picking` step does the asking."""

    def options(self, state: Thrones, seat: i64, play: Frame) -> vec[i64]:
        """What the seat may pick next; `play.chosen` are the picks so far."""
        raise NotImplementedError

    def enough(self, state: Thrones, seat: i64, play: Frame) -> bool:
        """Whether the seat may stop picking."""
        raise NotImplementedError

    def wants(self, state: Thrones, seat: i64, play: Frame) -> bool:
        """Whether the seat is to pick more."""
        raise NotImplementedError

    def following(self, state: Thrones, seat: i64, play: Frame) -> i64:
        """Who picks after this seat; nobody if it was the last."""
        return NOBODY

    def finish(self, state: Thrones, play: Frame) -> None:
        """All have picked."""
        raise NotImplementedError


class EachChooses(Asking):
    """`choose(each_player, 1, character, kill)`: players choose among their own cards; with `keep`, all others of them are meant."""

    def __init__(self, who: i64, count: i64, zone: i64, where: Where, deed: i64, keep: bool) -> None:
        super().__init__(NO_REF)
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
                and doable(state, self.deed, card, seat)
                and (self.zone != PLAY or not values.immune(state, card, source))
            ):
                found = append(found, card)
        return found

    def can(self, state: Thrones, seat: i64, source: i64, word: i64) -> bool:
        for other in players(state, self.who, seat, word, vec[i64]()):
            if len(self.meant(state, other, source)) > (self.count if self.keep else 0):
                return True
        return self.who == CHOSEN

    def of_chosen(self) -> bool:
        return self.who == CHOSEN

    def reaches(self, state: Thrones, player: i64, source: i64) -> bool:
        return len(self.meant(state, player, source)) > (self.count if self.keep else 0)

    def do(self, state: Thrones, play: Frame) -> None:
        asked = players(state, self.who, play.seat, play.word, play.chosen)
        if len(asked):
            state.ask(asked[0], play, self.number)

    def options(self, state: Thrones, seat: i64, play: Frame) -> vec[i64]:
        found = vec[i64]()
        for card in self.meant(state, seat, play.card):
            if card not in play.chosen:
                found = append(found, card)
        return found

    def picked(self, state: Thrones, seat: i64, play: Frame) -> i64:
        """How many of its cards the seat has picked."""
        count: i64 = 0
        for card in play.chosen:
            if card < PLAYER and (state.holder[card] if self.zone == PLAY else state.table.owners[card]) == seat:
                count += 1
        return count

    def wants(self, state: Thrones, seat: i64, play: Frame) -> bool:
        return self.picked(state, seat, play) < self.count and len(self.options(state, seat, play)) > 0

    def enough(self, state: Thrones, seat: i64, play: Frame) -> bool:
        return False

    def following(self, state: Thrones, seat: i64, play: Frame) -> i64:
        asked = players(state, self.who, play.at, play.word, play.chosen)
        for place in range(i64(len(asked)) - 1):
            if asked[place] == seat:
                return asked[place + 1]
        return NOBODY

    def finish(self, state: Thrones, play: Frame) -> None:
        struck = vec[i64]()
        for seat in players(state, self.who, play.at, play.word, play.chosen):
            for card in self.meant(state, seat, play.card):
                if (card in play.chosen) != self.keep:
                    struck = append(struck, card)
        do_deed(state, self.deed, struck, play.at, False)

    def words(self) -> str:
        noun = a(phrase(self.where)) if self.count == 1 else f"{self.count} {plural(self.where)}"
        who, their = (PLAYER_WORDS[self.who] + " chooses", "their") if self.who != YOU else ("choose", "your")
        place = f"in {their} hand" if self.zone == HAND else f"{'they' if self.who != YOU else 'you'} control"
        if self.keep:
            return f"{who} {noun} {place} to keep: {DEED_WORDS[self.deed].format('all others')}"
        return f"{who} {noun} {place}: {DEED_WORDS[self.deed].format('it' if self.count == 1 else 'them')}"


TO_PLAY: Final[i64] = 100


class Search(Asking):
    """`search(where, hand)`, `search(where, hand, 5)`: look through your deck, or its top cards, for a card; then shuffle."""

    def __init__(self, where: Where, goal: i64, depth: i64) -> None:
        super().__init__(NO_REF)
        self.where = where
        self.goal = goal
        self.depth = depth

    def can(self, state: Thrones, seat: i64, source: i64, word: i64) -> bool:
        return len(state.pile(DECK, seat)) > 0

    def do(self, state: Thrones, play: Frame) -> None:
        for card in self.looked_at(state, play.seat):
            state.knows[card] |= 1 << play.seat
        state.ask(play.seat, play, self.number)

    def looked_at(self, state: Thrones, seat: i64) -> vec[i64]:
        """The cards looked at."""
        pile = state.pile(DECK, seat)
        return pile[len(pile) - self.depth :] if 0 < self.depth < i64(len(pile)) else pile

    def options(self, state: Thrones, seat: i64, play: Frame) -> vec[i64]:
        found = vec[i64]()
        for card in self.looked_at(state, seat):
            if self.where.holds(state, card, seat, play.card) and (self.goal != TO_PLAY or state.may_enter(seat, card)):
                found = append(found, card)
        return found

    def wants(self, state: Thrones, seat: i64, play: Frame) -> bool:
        return len(play.chosen) == 0

    def enough(self, state: Thrones, seat: i64, play: Frame) -> bool:
        return True

    def finish(self, state: Thrones, play: Frame) -> None:
        for card in play.chosen:
            state.reveal(card)
            if self.goal == TO_PLAY:
                state.enter(play.at, card)
            else:
                state.put(card, HAND)
        state.shuffle(play.at)

    def words(self) -> str:
        where = "your deck" if self.depth == 0 else f"the top {self.depth} cards of your deck"
        goal = "put it into play" if self.goal == TO_PLAY else "put it into your hand"
        return f"search {where} for {a(phrase(self.where))}, reveal it and {goal}, then shuffle your deck"


class Look(Effect):
    """`look(chosen, 3)`: you look at the top cards of a deck; `reveal(you, 3)`: all see them."""

    def __init__(self, who: i64, count: i64, all_see: bool) -> None:
        super().__init__(NO_REF)
        self.who = who
        self.count = count
        self.all_see = all_see

    def can(self, state: Thrones, seat: i64, source: i64, word: i64) -> bool:
        for other in players(state, self.who, seat, word, vec[i64]()):
            if len(state.pile(DECK, other)) > 0:
                return True
        return self.who == CHOSEN

    def of_chosen(self) -> bool:
        return self.who == CHOSEN

    def reaches(self, state: Thrones, player: i64, source: i64) -> bool:
        return len(state.pile(DECK, player)) > 0

    def do(self, state: Thrones, play: Frame) -> None:
        for seat in players(state, self.who, play.seat, play.word, play.chosen):
            pile = state.pile(DECK, seat)
            for card in pile[max(0, len(pile) - self.count) :]:
                if self.all_see:
                    state.reveal(card)
                else:
                    state.knows[card] |= 1 << play.seat

    def words(self) -> str:
        cards = "card" if self.count == 1 else f"{self.count} cards"
        return f"{'reveal' if self.all_see else 'look at'} the top {cards} of {whose(self.who)} deck"
