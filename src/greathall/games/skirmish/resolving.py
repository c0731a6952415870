"""The RESOLVE DAMAGE phase: excess is aimed, all damage falls at once, the defeated go, and enhanced Clubs strike again."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from greathall.games.skirmish import messages, names
from greathall.games.skirmish.cards import ACES, CLUBS, DIAMONDS, EMPTY, HEARTS, SPADES
from greathall.games.skirmish.causes import AGAIN, BY_EXCESS, DEFEATED, KING, NO_CAUSE, WARD, blow, joined
from greathall.games.skirmish.deciding import ActiveStep
from greathall.games.skirmish.verbs import FORGO, LOST, NEGATED, RAGE, SHIELDED, SPILL
from greathall.games.skirmish.wounds import bury_all, eliminate, fallen, hurt, poison, wound
from greathall.kernel.bits import bit_at
from greathall.kernel.errors import IllegalMove
from greathall.kernel.event import EVERYONE
from greathall.kernel.move import NONE, field, pack, verb_of
from greathall.kernel.sentences.message import Saying

if TYPE_CHECKING:
    from greathall.games.skirmish import shapes
    from greathall.games.skirmish.state import Skirmish

# Where in `fight` the places of a slot's two blockers and the target of its excess are; its own target is at the slot's number.
FIRST: Final[i64] = 8
SECOND: Final[i64] = 16
EXCESS: Final[i64] = 24

PLAYER: Final[i64] = 48
"""A target from here on is a player; below, a place."""

ON_PLAYER: Final[i64] = 54
"""The same in moves, where units are named by their cards."""

NO_FIGHT: Final = vec[i64]([-1] * 32)
NO_HARM: Final = vec[i64]([0] * 54)
NO_CAUSES: Final = vec[i64]([NO_CAUSE] * 54)


def write(state: Skirmish, at: i64, value: i64) -> None:
    """Note something in `fight`, which copies share."""
    fight = state.fight[:]
    fight[at] = value
    state.fight = fight


def defender(state: Skirmish, slot: i64) -> i64:
    """The seat that an attacker's target belongs to."""
    aim = state.fight[slot]
    return aim - PLAYER if aim >= PLAYER else aim >> 3


def untouchable(state: Skirmish, place: i64) -> bool:
    """A blocking Heart with its King takes no combat damage (S-6.8)."""
    return state.trait(place) == HEARTS and blocking(state, place) and state.has_king(place >> 3, HEARTS)


def blocking(state: Skirmish, place: i64) -> bool:
    """Whether a unit blocks in this combat."""
    at = FIRST
    while at < EXCESS and state.fight[at] != place:
        at += 1
    return at < EXCESS


def hits_back(state: Skirmish, place: i64) -> bool:
    """Whether a blocker deals damage: one readied to block only with its King (S-6.2, S-6.3)."""
    if not state.recovered >> state.top[place] & 1:
        return True
    return state.trait(place) == DIAMONDS and state.has_king(place >> 3, DIAMONDS)


def opposing(state: Skirmish, slot: i64) -> i64:
    """The place of the first of an attacker's blockers that remains, the one that a unit other than a Spade strikes; −1 if none does."""
    for at in range(FIRST + slot, EXCESS, 8):
        place = state.fight[at]
        if place >= 0 and state.top[place] != EMPTY:
            return place
    return -1


def excess(state: Skirmish, slot: i64) -> i64:
    """What a blocked Club deals beyond its blocker's remaining defense (S-6.4, S-6.5)."""
    place = state.active * 8 + slot
    if state.fight[FIRST + slot] < 0 or state.top[place] == EMPTY or state.trait(place) != CLUBS:
        return 0
    blocker = opposing(state, slot)
    if blocker < 0:
        return 0
    if state.warded >> (blocker >> 3) & 1 or untouchable(state, blocker):
        return 0
    left = state.defense(state.top[blocker])
    if state.under[blocker] != EMPTY:
        left += state.defense(state.under[blocker])
    return max(i64(0), state.strength(place) - left)


class Damage(ActiveStep):
    """Club by Club the active seat says where excess goes; then the damage falls."""

    def __init__(self, at: i64) -> None:
        self.at: i64 = at

    def go(self, state: Skirmish) -> bool:
        at = self.at
        while at < 8 and not excess(state, at):
            at += 1
        if at == 8:
            state.stack.pop()
            deal(state)
            return False
        if at != self.at:
            state.stack[-1] = DAMAGES[at]
        return True

    def moves(self, state: Skirmish, seat: i64) -> vec[i64]:
        attacker = state.top[seat * 8 + self.at]
        other = defender(state, self.at)
        blocker = opposing(state, self.at)
        moves = vec[i64]([pack(FORGO, attacker), pack(SPILL, attacker, ON_PLAYER + other)])
        for place in range(other * 8, other * 8 + 4):
            if state.top[place] != EMPTY and place != blocker:
                moves = append(moves, pack(SPILL, attacker, state.top[place]))
        return moves

    def play(self, state: Skirmish, seat: i64, move: i64) -> None:
        state.stack[-1] = DAMAGES[self.at + 1]
        if verb_of(move) == SPILL:
            target = field(move, 1)
            write(state, EXCESS + self.at, PLAYER + target - ON_PLAYER if target >= ON_PLAYER else state.place_of(target))

    def prompt(self, state: Skirmish, seat: i64) -> Saying:
        return messages.ASK_EXCESS.say(seat, state.top[seat * 8 + self.at], excess(state, self.at))

    def why_not(self, state: Skirmish, seat: i64, move: i64) -> IllegalMove:
        return messages.WRONG_EXCESS.refuse(state)

    def to_dict(self, state: Skirmish, viewer: i64) -> shapes.BySlot:
        return {"step": "damage", "at": int(self.at)}


DAMAGES: Final = [Damage(at) for at in range(9)]
"""Steps hold nothing else, so each is made once."""


def deal(state: Skirmish) -> None:
    """All combat damage at once (S-7.6), then the defeated go, then those without life."""
    blows = Blows(state)
    for slot in range(i64(8)):
        if state.fight[slot] >= 0 and state.top[state.active * 8 + slot] != EMPTY:
            blows.exchange(slot)
    places = i64(len(state.top))
    hits = blows.hits
    for place in range(places):
        if hits[place] > 0:
            take(state, place, hits[place], blows.bites >> place & 1, blows.causes[place])
    dead: i64 = 0
    for place in range(places):
        dead |= fallen(state, place)
    for slot in range(i64(7), i64(-1), -1):
        rage(state, slot, dead)
    bury_all(state, dead, DEFEATED)
    for seat in range(state.seats):
        if blows.losses[seat]:
            wound(state, seat, blows.losses[seat], blows.causes[PLAYER + seat])
    eliminate(state)


@mypyc_attr(acyclic=True, free_list_len=1)
class Blows:
    """The damage of one combat, gathered before any of it falls."""

    def __init__(self, state: Skirmish) -> None:
        self.state = state
        self.hits: vec[i64] = NO_HARM[:]
        """By place."""
        self.bites: i64 = 0
        """The places that an Ace damages."""
        self.losses: vec[i64] = NO_HARM[:8]
        self.causes: vec[i64] = NO_CAUSES if state.events is None else NO_CAUSES[:]
        """Who hits each place and player, while anybody listens."""

    def note(self, aim: i64, by: i64, how: i64) -> None:
        """A unit hits a place or a player."""
        if self.state.events is not None:
            self.causes[aim] = joined(self.causes[aim], self.state.top[by], how)

    def hit(self, place: i64, amount: i64, by: i64, how: i64) -> None:
        self.hits[place] += amount
        self.note(place, by, how)
        if self.state.venomous(by):
            self.bites |= bit_at(place)

    def exchange(self, slot: i64) -> None:
        """What one attacker deals and takes."""
        state = self.state
        place = state.active * 8 + slot
        if state.fight[FIRST + slot] >= 0:
            if self.blocked(place, state.fight[FIRST + slot], True):
                self.blocked(place, state.fight[SECOND + slot], state.trait(place) == SPADES)
            else:
                self.blocked(place, state.fight[SECOND + slot], True)
            spill = state.fight[EXCESS + slot]
            if spill >= 0:
                self.reach(spill, excess(state, slot), place, BY_EXCESS)
            return
        aim = state.fight[slot]
        if aim < PLAYER and state.top[aim] == EMPTY:
            state.tell(pack(LOST, state.top[place]), EVERYONE)
            return
        self.reach(aim, state.strength(place), place, NONE)

    def reach(self, aim: i64, amount: i64, by: i64, how: i64) -> None:
        """Damage to a player or a unit."""
        if aim >= PLAYER:
            self.losses[aim - PLAYER] += amount
            self.note(aim, by, how)
        else:
            self.hit(aim, amount, by, how)

    def blocked(self, place: i64, blocker: i64, struck: bool) -> bool:
        """An attacker and one of its blockers, if that is still there, damage each other (S-7.6, S-7.9)."""
        state = self.state
        if blocker < 0 or state.top[blocker] == EMPTY:
            return False
        if struck:
            self.hit(blocker, state.strength(place), place, NONE)
        if hits_back(state, blocker):
            self.hit(place, state.strength(blocker), blocker, NONE)
            if state.venomous(blocker) and not state.warded >> state.active & 1:
                state.leaving |= state.cards_at(blocker)
        return True


def take(state: Skirmish, place: i64, amount: i64, bitten: i64, cause: i64) -> None:
    """A unit takes combat damage, unless something keeps it off (S-4.12, S-6.7, S-6.8)."""
    unit = state.top[place]
    warded = state.warded >> (place >> 3) & 1
    if warded or untouchable(state, place):
        state.tell(pack(NEGATED, unit, WARD if warded else KING), EVERYONE)
        return
    shield = state.trait(place) == HEARTS and not state.spent >> unit & 1 and blocking(state, place)
    if shield and amount >= state.defense(unit):
        state.spent |= bit_at(unit)
        state.tell(pack(SHIELDED, unit), EVERYONE)
    else:
        hurt(state, place, amount, cause)
    if bitten:
        poison(state, place, biter(state, cause))


def biter(state: Skirmish, cause: i64) -> i64:
    """The Ace among those who deal this damage, as far as they are named."""
    for at in range(i64(2), i64(4)):
        card = field(cause, at)
        if card != NONE and ACES >> state.face(card) & 1:
            return card
    return NONE


def rage(state: Skirmish, slot: i64, dead: i64) -> None:
    """An enhanced Club that falls while attacking, both cards of a bond, will strike again (S-6.6, S-10.5)."""
    if state.fight[slot] < 0:
        return
    place = state.active * 8 + slot
    cards = state.cards_at(place)
    if cards == 0 or cards & ~dead:
        return
    if state.trait(place) == CLUBS and state.has_king(state.active, CLUBS):
        hit: i64 = 0
        for struck in (opposing(state, slot), state.fight[EXCESS + slot]):
            if 0 <= struck < PLAYER:
                hit |= bit_at(struck)
        state.stack.append(Rage(state.top[place], state.strength(place), defender(state, slot), hit))


class Rage(ActiveStep):
    """A defeated Club deals its full attack again (S-6.6)."""

    def __init__(self, card: i64, amount: i64, seat: i64, hit: i64) -> None:
        self.card: i64 = card
        self.amount: i64 = amount
        self.seat: i64 = seat
        """The defending player."""
        self.hit: i64 = hit
        """The places it has hit already."""

    def go(self, state: Skirmish) -> bool:
        if state.alive >> self.seat & 1:
            return True
        state.stack.pop()
        return False

    def moves(self, state: Skirmish, seat: i64) -> vec[i64]:
        moves = vec[i64]([pack(RAGE, self.card, ON_PLAYER + self.seat)])
        for place in range(self.seat * 8, self.seat * 8 + 8):
            if state.top[place] != EMPTY and not self.hit >> place & 1:
                moves = append(moves, pack(RAGE, self.card, state.top[place]))
        return moves

    def play(self, state: Skirmish, seat: i64, move: i64) -> None:
        state.stack.pop()
        target = field(move, 1)
        if target >= ON_PLAYER:
            wound(state, self.seat, self.amount, blow(self.card, AGAIN))
            eliminate(state)
        else:
            place = state.place_of(target)
            spent = state.spent
            take(state, place, self.amount, 0, blow(self.card, AGAIN))
            if state.spent != spent:
                # The Shield drops what the combat dealt before, too (S-6.7). Older damage is an Ace's, whose poison takes the unit anyway.
                state.heal(target)
            bury_all(state, fallen(state, place), DEFEATED)

    def prompt(self, state: Skirmish, seat: i64) -> Saying:
        return messages.ASK_RAGE.say(seat, self.card, self.amount)

    def why_not(self, state: Skirmish, seat: i64, move: i64) -> IllegalMove:
        return messages.WRONG_RAGE.refuse(state)

    def to_dict(self, state: Skirmish, viewer: i64) -> shapes.Rage:
        return {
            "step": "rage",
            "card": state.deck.ids[self.card],
            "amount": int(self.amount),
            "seat": int(self.seat),
            "hit": [names.place_name(place) for place in range(48) if self.hit >> place & 1],
        }
