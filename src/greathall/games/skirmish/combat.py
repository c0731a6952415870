"""The COMBAT phase: who attacks whom, and who blocks. `fight` holds it, four numbers for each slot of the active seat."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from greathall.games.skirmish import messages, names, pointing, reasons
from greathall.games.skirmish.cards import ACE_OF_HEARTS, DIAMONDS, EMPTY, MOST_SEATS, SPADES
from greathall.games.skirmish.deciding import ActiveStep, RoundStep
from greathall.games.skirmish.instants import BEFORE_DAMAGE, window
from greathall.games.skirmish.resolving import DAMAGES, EXCESS, FIRST, ON_PLAYER, PLAYER, SECOND, defender, write
from greathall.games.skirmish.verbs import ATTACK, ATTACKED, BLOCK, BLOCKED, FACE, HOLD, LET_THROUGH, PICK, RECOVERED, UNBLOCKED
from greathall.kernel.bits import bit_at
from greathall.kernel.errors import IllegalMove
from greathall.kernel.event import EVERYONE
from greathall.kernel.move import NONE, field, pack, verb_of, with_field
from greathall.kernel.sentences.message import Saying

if TYPE_CHECKING:
    from greathall.games.skirmish import shapes
    from greathall.games.skirmish.state import Skirmish

UNSETTLED: Final[i64] = -1
THROUGH: Final[i64] = -2
"""Instead of a blocker's place: the attack was let through."""


class Attack(ActiveStep):
    """The units that can attack are asked for their targets, slot by slot (S-7.1)."""

    def __init__(self, at: i64) -> None:
        self.at: i64 = at

    def go(self, state: Skirmish) -> bool:
        at = self.at
        while at < 8 and not can_attack(state, state.active * 8 + at):
            at += 1
        if at == 8:
            if attackers(state):
                state.stack[-1] = BLOCKS[1]
            else:
                state.stack.pop()
            return False
        if at != self.at:
            state.stack[-1] = ATTACKS[at]
        return True

    def moves(self, state: Skirmish, seat: i64) -> vec[i64]:
        unit = state.top[seat * 8 + self.at]
        moves = vec[i64]([pack(HOLD, unit)])
        reach: i64 = 8 if self.at >= 4 else 4
        for other in range(state.seats):
            if other == seat or not state.alive >> other & 1:
                continue
            moves = append(moves, pack(ATTACK, unit, ON_PLAYER + other))
            for place in range(other * 8, other * 8 + reach):
                if state.top[place] != EMPTY:
                    moves = append(moves, pack(ATTACK, unit, state.top[place]))
        return moves

    def play(self, state: Skirmish, seat: i64, move: i64) -> None:
        state.stack[-1] = ATTACKS[self.at + 1]
        if verb_of(move) == HOLD:
            return
        place = seat * 8 + self.at
        target = field(move, 1)
        write(state, self.at, PLAYER + target - ON_PLAYER if target >= ON_PLAYER else state.place_of(target))
        cards = state.cards_at(place)
        state.exhausted |= cards
        if state.venomous(place):
            state.leaving |= cards
        state.tell(pack(ATTACKED, field(move, 0), target, NONE if target >= ON_PLAYER else state.fight[self.at] >> 3), EVERYONE)

    def prompt(self, state: Skirmish, seat: i64) -> Saying:
        return messages.ASK_ATTACK.say(seat, state.top[seat * 8 + self.at])

    def why_not(self, state: Skirmish, seat: i64, move: i64) -> IllegalMove:
        return reasons.attack_refused(state, seat, self.at, move)

    def why_thing(self, state: Skirmish, seat: i64, thing: i64, move: i64) -> IllegalMove:
        return pointing.at_attack(state, seat, self.at, thing)

    def to_dict(self, state: Skirmish, viewer: i64) -> shapes.BySlot:
        return {"step": "attack", "at": int(self.at)}


def attackers(state: Skirmish) -> i64:
    """The mask of the active seat's slots that attack."""
    mask: i64 = 0
    fight = state.fight
    for slot in range(i64(8)):
        if fight[slot] >= 0:
            mask |= bit_at(slot)
    return mask


def can_attack(state: Skirmish, place: i64) -> bool:
    """Ready, not without strength, and no guard (S-7.1, S-7.3, S-8.9)."""
    return state.ready(place) and state.strength(place) > 0 and state.face(state.top[place]) != ACE_OF_HEARTS


# Who can block: masks of the slots of a seat whose units don't block yet.


def idle(state: Skirmish, seat: i64) -> i64:
    """The slots with units that don't block."""
    mask = ~(state.free(seat, 0) | state.free(seat, 4)) & 0xFF
    fight = state.fight
    for at in range(FIRST, EXCESS):
        place = fight[at]
        if place >= 0 and place >> 3 == seat:
            mask &= ~bit_at(place & 7)
    return mask


def eligible(state: Skirmish, seat: i64, among: i64) -> i64:
    """Ready Front units."""
    mask: i64 = 0
    for slot in range(i64(4)):
        if among >> slot & 1 and state.ready(seat * 8 + slot):
            mask |= bit_at(slot)
    return mask


def recovering(state: Skirmish, seat: i64, among: i64) -> i64:
    """Exhausted Diamonds, which may be readied to block if their controller wants (S-6.2)."""
    mask: i64 = 0
    for slot in range(i64(4)):
        place = seat * 8 + slot
        if among >> slot & 1 and not state.ready(place) and state.trait(place) == DIAMONDS:
            mask |= bit_at(slot)
    return mask


def guarding(state: Skirmish, seat: i64, among: i64) -> i64:
    """The Ace of Hearts, or its double, in the Rear Ranks (S-8.9)."""
    mask: i64 = 0
    for slot in range(i64(4), i64(8)):
        if among >> slot & 1 and state.face(state.top[seat * 8 + slot]) == ACE_OF_HEARTS:
            mask |= bit_at(slot)
    return mask


class Blocks(RoundStep):
    """Each defender in turn answers the attacks: enhanced Spades first, then others, then Spades in an order of choice (S-6.11).

    Leaving normal Spades for last takes nothing from the defender: whatever they can do in another order they can do in this one.
    """

    def go(self, state: Skirmish) -> bool:
        at = self.at
        while at < state.seats:
            seat = (state.active + at) % state.seats
            attacker = question(state, seat)
            if attacker < 0:
                at += 1
                continue
            free = idle(state, seat)
            if eligible(state, seat, free) | recovering(state, seat, free) | guarding(state, seat, free):
                if at != self.at:
                    state.stack[-1] = BLOCKS[at]
                return True
            let_through(state, attacker)
        state.stack[-1] = DAMAGES[0]
        state.stack.append(window(BEFORE_DAMAGE, 1, EMPTY))
        return False

    def moves(self, state: Skirmish, seat: i64) -> vec[i64]:
        attacker = question(state, seat)
        place = state.active * 8 + attacker
        moves = vec[i64]([pack(LET_THROUGH, state.top[place])])
        free = idle(state, seat)
        ready = eligible(state, seat, free)
        willing = recovering(state, seat, free)
        guards = guarding(state, seat, free)
        if state.trait(place) != SPADES:
            return single_blocks(state, seat, place, ready | willing | guards, moves)
        if state.has_king(state.active, SPADES):
            return faced(state, seat, place, ready, willing, guards, moves)
        for other in range(attacker, i64(8)):
            place = state.active * 8 + other
            if unsettled(state, seat, other) and state.trait(place) == SPADES:
                moves = dual_blocks(state, seat, place, ready, willing, guards, moves)
        return moves

    def play(self, state: Skirmish, seat: i64, move: i64) -> None:
        attacker = state.place_of(field(move, 0)) & 7
        verb = verb_of(move)
        if verb == LET_THROUGH:
            let_through(state, attacker)
        elif verb == BLOCK:
            second = EMPTY if field(move, 2) == NONE else state.place_of(field(move, 2))
            block(state, attacker, state.place_of(field(move, 1)), second)
        else:
            offered = eligible(state, seat, idle(state, seat))
            for at in range(i64(1), i64(5)):
                if field(move, at) != NONE:
                    offered |= bit_at(state.place_of(field(move, at)) & 7)
            state.stack.append(Picking(attacker, seat, offered))

    def prompt(self, state: Skirmish, seat: i64) -> Saying:
        return messages.ASK_BLOCK.say(seat, state.top[state.active * 8 + question(state, seat)])

    def why_not(self, state: Skirmish, seat: i64, move: i64) -> IllegalMove:
        return reasons.block_refused(state, move)

    def why_thing(self, state: Skirmish, seat: i64, thing: i64, move: i64) -> IllegalMove:
        return pointing.at_blocks(state, seat, thing, idle(state, seat))

    def to_dict(self, state: Skirmish, viewer: i64) -> shapes.BySeat:
        return {"step": "blocks", "at": int(self.at)}


def unsettled(state: Skirmish, seat: i64, slot: i64) -> bool:
    """Whether the active seat's unit attacks this seat and the seat has not answered."""
    fight = state.fight
    return fight[slot] >= 0 and fight[FIRST + slot] == UNSETTLED and defender(state, slot) == seat


def question(state: Skirmish, seat: i64) -> i64:
    """The slot of the attacker that a seat is to answer next; −1 if there is none."""
    spade: i64 = -1
    other: i64 = -1
    for slot in range(i64(7), i64(-1), -1):
        if unsettled(state, seat, slot):
            if state.trait(state.active * 8 + slot) == SPADES:
                spade = slot
            else:
                other = slot
    if other < 0 or (spade >= 0 and state.has_king(state.active, SPADES)):
        return spade
    return other


def let_through(state: Skirmish, slot: i64) -> None:
    """Nobody blocks this attacker."""
    write(state, FIRST + slot, THROUGH)
    state.tell(pack(UNBLOCKED, state.top[state.active * 8 + slot]), EVERYONE)


def block(state: Skirmish, slot: i64, first: i64, second: i64) -> None:
    """One or two units block an attacker."""
    attacker = state.top[state.active * 8 + slot]
    recover(state, first)
    write(state, FIRST + slot, first)
    state.tell(pack(BLOCKED, attacker, state.top[first]), EVERYONE)
    if second != EMPTY:
        recover(state, second)
        write(state, SECOND + slot, second)
        state.tell(pack(BLOCKED, attacker, state.top[second]), EVERYONE)


def recover(state: Skirmish, place: i64) -> None:
    """An exhausted unit, which only a Diamond leads here, is readied as its block is declared (S-6.2)."""
    if not state.ready(place):
        cards = state.cards_at(place)
        state.exhausted &= ~cards
        state.recovered |= cards
        state.tell(pack(RECOVERED, state.top[place]), EVERYONE)


def single_blocks(state: Skirmish, seat: i64, attacker: i64, slots: i64, moves: vec[i64]) -> vec[i64]:
    """Add a block by each of these units."""
    for slot in range(i64(8)):
        if slots >> slot & 1:
            moves = append(moves, pack(BLOCK, state.top[attacker], state.top[seat * 8 + slot]))
    return moves


def dual_blocks(state: Skirmish, seat: i64, attacker: i64, ready: i64, willing: i64, guards: i64, moves: vec[i64]) -> vec[i64]:
    """Add the blocks of a normal Spade: by two Front units, or by one alone if there are no two eligible (S-6.9, S-6.12)."""
    front = ready | willing
    for one in range(i64(4)):
        if not front >> one & 1:
            continue
        if not several(ready | bit_at(one)):
            moves = append(moves, pack(BLOCK, state.top[attacker], state.top[seat * 8 + one]))
        for other in range(one + 1, i64(4)):
            if front >> other & 1:
                moves = append(moves, pack(BLOCK, state.top[attacker], state.top[seat * 8 + one], state.top[seat * 8 + other]))
    if not several(ready):
        moves = single_blocks(state, seat, attacker, guards, moves)
    return moves


def faced(state: Skirmish, seat: i64, attacker: i64, ready: i64, willing: i64, guards: i64, moves: vec[i64]) -> vec[i64]:
    """Add the ways to say that an enhanced Spade is blocked; the exhausted Diamonds that may be picked are named (S-6.10)."""
    for offer in range(i64(16)):
        if offer & ~willing:
            continue
        if several(ready | offer):
            word = pack(FACE, state.top[attacker])
            at: i64 = 1
            for slot in range(i64(4)):
                if offer >> slot & 1:
                    word = with_field(word, at, state.top[seat * 8 + slot])
                    at += 1
            moves = append(moves, word)
        else:
            moves = single_blocks(state, seat, attacker, ready | offer, moves)
    if not several(ready):
        moves = single_blocks(state, seat, attacker, guards, moves)
    return moves


def several(mask: i64) -> bool:
    """Whether a mask holds more than one bit."""
    return mask & (mask - 1) != 0


class Picking(ActiveStep):
    """The attacker chooses the two units that block an enhanced Spade (S-6.10)."""

    def __init__(self, slot: i64, seat: i64, offered: i64) -> None:
        self.slot: i64 = slot
        self.seat: i64 = seat
        self.offered: i64 = offered

    def moves(self, state: Skirmish, seat: i64) -> vec[i64]:
        attacker = state.top[seat * 8 + self.slot]
        base = self.seat * 8
        moves = vec[i64]()
        for one in range(i64(4)):
            for other in range(one + 1, i64(4)):
                if self.offered >> one & self.offered >> other & 1:
                    moves = append(moves, pack(PICK, attacker, state.top[base + one], state.top[base + other]))
        return moves

    def play(self, state: Skirmish, seat: i64, move: i64) -> None:
        state.stack.pop()
        block(state, self.slot, state.place_of(field(move, 1)), state.place_of(field(move, 2)))

    def prompt(self, state: Skirmish, seat: i64) -> Saying:
        return messages.ASK_PICK.say(seat, state.top[seat * 8 + self.slot])

    def why_not(self, state: Skirmish, seat: i64, move: i64) -> IllegalMove:
        return messages.WRONG_PICK.refuse(state)

    def to_dict(self, state: Skirmish, viewer: i64) -> shapes.Picking:
        offered = [names.SLOTS[slot] for slot in range(4) if self.offered >> slot & 1]
        return {"step": "picking", "slot": names.SLOTS[self.slot], "seat": int(self.seat), "offered": offered}


ATTACKS: Final = [Attack(at) for at in range(9)]
BLOCKS: Final = [Blocks(at) for at in range(MOST_SEATS)]
"""Steps hold nothing else, so each is made once."""
