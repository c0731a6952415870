"""A turn, step by step: choose an action, order its attacks, answer what the dying ask, end the turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from greathall.games.treachery import fitting, messages, names, pointing, reasons
from greathall.games.treachery.attacking import next_attacks, order_matters
from greathall.games.treachery.cards import AVENGES, CHARACTERS, DRAGS, EVERYBODY, EXCHANGES, LIFTS, MOST_SEATS, STRIKES
from greathall.games.treachery.verbs import (
    ACTED,
    ATTACK,
    DREW,
    ENDED,
    EXCHANGE,
    GOAL,
    HEAL,
    LOST,
    LOWER,
    RAISE,
    RESHUFFLED,
    REVEALED,
    STUCK,
    UNHEARD,
)
from greathall.kernel.bits import bit_at, lowest
from greathall.kernel.chance import Chance
from greathall.kernel.errors import BadPosition, IllegalMove
from greathall.kernel.event import EVERYONE, sees
from greathall.kernel.move import NONE, field, pack
from greathall.kernel.pile import pile_of, shuffled
from greathall.kernel.sentences.message import Message, Saying
from greathall.kernel.step import SeatStep, Step

if TYPE_CHECKING:
    from greathall.games.treachery import shapes
    from greathall.games.treachery.state import Treachery

# How a game ends; `names.ENDINGS` names them.
BY_DEATHS: Final[i64] = 1
BY_DECK: Final[i64] = 2
BY_NO_ACTION: Final[i64] = 3

# Why an attack is lost; `names.LOSSES` names them.
WAS_KILLED: Final[i64] = 0
IS_PROTECTED: Final[i64] = 1


class Turn(SeatStep["Treachery"]):
    """The seat chooses one of the actions at hand."""

    def go(self, state: Treachery) -> bool:
        if fitting.can_use(state, state.hands[self.seat], state.revealed):
            return True
        card = state.hands[self.seat]
        state.knows[card] = EVERYONE
        state.tell(pack(STUCK, self.seat, card), EVERYONE)
        end(state, BY_NO_ACTION)
        return False

    def moves(self, state: Treachery, seat: i64) -> vec[i64]:
        return fitting.actions_of(state, seat)

    def play(self, state: Treachery, seat: i64, move: i64) -> None:
        card = field(move, 0)
        if card == state.revealed:
            state.revealed = NONE
        else:
            state.hands[seat] = NONE
        state.used = card
        state.knows[card] = EVERYONE
        state.tell(pack(ACTED, seat, card, field(move, 1)), EVERYONE)
        state.stack[-1] = END_TURNS[seat]
        action = state.deck.action(card, field(move, 1))
        fitting.heal_and_move(state, action, move)
        targets = action.targets(move)
        if targets:
            state.stack.append(Attacks(seat, targets))

    def imagined(self, state: Treachery, seat: i64, chance: Chance) -> Step[Treachery]:
        """A seat that is to move can move: if the hand drawn for it can't, it is exchanged for one that can."""
        hand = state.hands[self.seat]
        if sees(state.knows[hand], seat) or fitting.can_use(state, hand, state.revealed):
            return self
        able = vec[i64]()
        for card in range(i64(len(state.knows))):
            alike = (state.reshuffled >> card ^ state.reshuffled >> hand) & 1 == 0
            if alike and not sees(state.knows[card], seat) and fitting.can_use(state, card, card):
                able = append(able, card)
        if len(able) == 0:
            raise BadPosition(f"{state.called(self.seat)} is to move, but no card that may be in their hand allows an action")
        swap_cards(state, hand, able[chance.below(i64(len(able)))])
        return self

    def prompt(self, state: Treachery, seat: i64) -> Saying:
        return messages.ASK_ACTION.say(seat)

    def why_not(self, state: Treachery, seat: i64, move: i64) -> IllegalMove:
        return reasons.action_refused(state, seat, move)

    def why_thing(self, state: Treachery, seat: i64, thing: i64, move: i64) -> IllegalMove:
        return pointing.at_turn(state, seat, thing, move)

    def to_dict(self, state: Treachery, viewer: i64) -> shapes.Turn:
        return {"step": "turn", "seat": int(self.seat)}


class EndTurn(Step["Treachery"]):
    """The card used is replaced, empty rows disappear, and the next seat begins unless the game is over."""

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def go(self, state: Treachery) -> bool:
        state.close_rows()
        state.discard |= bit_at(state.used)
        state.used = NONE
        state.turns += 1
        card = state.pile.top()
        state.pile = state.pile.rest()
        if state.revealed == NONE:
            state.revealed = card
            state.knows[card] = EVERYONE
            state.tell(pack(REVEALED, card), EVERYONE)
        else:
            state.hands[self.seat] = card
            state.knows[card] = bit_at(self.seat)
            state.tell(pack(DREW, self.seat, card), bit_at(self.seat))
        if state.pile.left == 0:
            state.run_out += 1
            if state.run_out == 1:
                reshuffle(state)
        if state.killed & (state.killed - 1):
            end(state, BY_DEATHS)
        elif state.run_out == 2:
            end(state, BY_DECK)
        else:
            state.stack[-1] = TURNS[(self.seat + 1) % state.seats]
        return False

    def to_dict(self, state: Treachery, viewer: i64) -> shapes.EndTurn:
        return {"step": "end_turn", "seat": int(self.seat)}


TURNS: Final = [Turn(seat) for seat in range(MOST_SEATS)]
END_TURNS: Final = [EndTurn(seat) for seat in range(MOST_SEATS)]
"""Steps hold nothing else, so each is made once."""


def reshuffle(state: Treachery) -> None:
    """All discards become the new deck (T-3.5)."""
    cards = vec[i64]()
    for card in range(i64(len(state.knows))):
        if state.discard >> card & 1:
            cards = append(cards, card)
            state.knows[card] = 0
    state.pile = shuffled(cards, state.chance)
    state.reshuffled = state.discard
    state.discard = 0
    state.tell(pack(RESHUFFLED), EVERYONE)


def end(state: Treachery, ending: i64) -> None:
    """The game is over and all Agendas are revealed; hands stay hidden (T-7.4)."""
    state.stack.clear()
    state.ended = ending
    state.goals_known = 1
    state.tell(pack(ENDED, ending), EVERYONE)
    for seat in range(state.seats):
        state.tell(pack(GOAL, seat, state.goals[seat] >> 2, state.goals[seat] & 3), EVERYONE)


def swap_cards(state: Treachery, one: i64, other: i64) -> None:
    """Two Action cards change places, wherever in hands and deck they lie."""
    cards = state.pile.lying()
    for at in range(state.pile.left):
        if cards[at] == one or cards[at] == other:
            cards[at] = one + other - cards[at]
    state.pile = pile_of(cards)
    for seat in range(state.seats):
        if state.hands[seat] == one or state.hands[seat] == other:
            state.hands[seat] = one + other - state.hands[seat]
    knows = state.knows[one]
    state.knows[one] = state.knows[other]
    state.knows[other] = knows


@mypyc_attr(free_list_len=1)
class Attacks(SeatStep["Treachery"]):
    """The attacks of an action that are still to come; the seat orders them where it matters (T-5.6)."""

    def __init__(self, seat: i64, left: i64) -> None:
        super().__init__(seat)
        self.left: i64 = left

    def go(self, state: Treachery) -> bool:
        offers = next_attacks(state, self.left)
        if offers == 0:
            for who in range(i64(10)):
                if self.left >> who & 1:
                    state.tell(pack(LOST, who, WAS_KILLED if state.killed >> who & 1 else IS_PROTECTED), EVERYONE)
            state.stack.pop()
            return False
        if offers & (offers - 1) and order_matters(state, self.left):
            return True
        self.strike(state, lowest(offers))
        return False

    def strike(self, state: Treachery, who: i64) -> None:
        left = self.left & ~bit_at(who)
        if left:
            state.stack[-1] = Attacks(self.seat, left)
        else:
            state.stack.pop()
        state.attack(self.seat, who, NONE)

    def moves(self, state: Treachery, seat: i64) -> vec[i64]:
        return each(ATTACK, next_attacks(state, self.left))

    def play(self, state: Treachery, seat: i64, move: i64) -> None:
        self.strike(state, field(move, 0))

    def prompt(self, state: Treachery, seat: i64) -> Saying:
        return messages.ASK_ORDER.say(seat)

    def why_not(self, state: Treachery, seat: i64, move: i64) -> IllegalMove:
        return messages.WRONG_ORDER.refuse(state)

    def why_thing(self, state: Treachery, seat: i64, thing: i64, move: i64) -> IllegalMove:
        return pointing.at_attacks(state, thing, self.left)

    def to_dict(self, state: Treachery, viewer: i64) -> shapes.Attacks:
        return {"step": "attacks", "seat": int(self.seat), "left": names.listed(state, self.left)}


def each(verb: i64, targets: i64) -> vec[i64]:
    """One move for each Character of a mask."""
    moves = vec[i64](capacity=CHARACTERS)
    while targets:
        moves = append(moves, pack(verb, lowest(targets)))
        targets &= targets - 1
    return moves


# What a dying Character asks of the active player.
LIFT: Final[i64] = 0
STRIKE: Final[i64] = 1
DRAG: Final[i64] = 2
MEND: Final[i64] = 3
AVENGE: Final[i64] = 4
SWAP: Final[i64] = 5

PARTS: Final = ("lift", "strike", "drag", "mend", "avenge", "swap")
PART_PROMPTS: Final[tuple[Message, ...]] = (
    messages.ASK_LIFT,
    messages.ASK_STRIKE,
    messages.ASK_DRAG,
    messages.ASK_MEND,
    messages.ASK_AVENGE,
    messages.ASK_SWAP,
)
PART_VERBS: Final = vec[i64]([RAISE, ATTACK, LOWER, HEAL, ATTACK, EXCHANGE])


def death_steps(state: Treachery, seat: i64, who: i64) -> None:
    """Put on the stack what a Killed Character's ability asks, the first part on top."""
    ability = state.deck.when_killed[who]
    if ability == LIFTS:
        state.stack.append(LastWish(seat, who, LIFT))
    elif ability == STRIKES:
        state.stack.append(LastWish(seat, who, STRIKE))
    elif ability == DRAGS:
        state.stack.append(LastWish(seat, who, DRAG))
    elif ability == AVENGES:
        state.stack.append(LastWish(seat, who, AVENGE))
        state.stack.append(LastWish(seat, who, MEND))
    elif ability == EXCHANGES:
        state.stack.append(LastWish(seat, who, SWAP))


@mypyc_attr(free_list_len=1)
class LastWish(SeatStep["Treachery"]):
    """One part of a Killed Character's ability, chosen by the active seat; lost where nobody can be chosen (T-6.4)."""

    def __init__(self, seat: i64, who: i64, part: i64) -> None:
        super().__init__(seat)
        self.who: i64 = who
        self.part: i64 = part

    def go(self, state: Treachery) -> bool:
        if len(self.moves(state, self.seat)):
            return True
        state.tell(pack(UNHEARD, self.who), EVERYONE)
        state.stack.pop()
        return False

    def moves(self, state: Treachery, seat: i64) -> vec[i64]:
        if self.part == SWAP:
            return exchanges(state)
        return each(PART_VERBS[self.part], self.targets(state))

    def targets(self, state: Treachery) -> i64:
        if self.part == LIFT:
            return state.rows[state.row_of(self.who)] & ~state.killed
        if self.part == STRIKE:
            return state.attackable(state.rows[state.row_of(self.who)])
        if self.part == DRAG:
            return EVERYBODY & ~state.killed & ~(state.deck.steadfast & state.wounded)
        if self.part == MEND:
            return state.wounded
        return state.attackable(EVERYBODY & ~state.wounded)

    def play(self, state: Treachery, seat: i64, move: i64) -> None:
        state.stack.pop()
        who = field(move, 0)
        if self.part == LIFT:
            state.shift(who, -1, self.who)
        elif self.part == DRAG:
            state.shift(who, 1, self.who)
        elif self.part == MEND:
            state.heal(who, self.who)
        elif self.part == SWAP:
            state.exchange(who, field(move, 1), self.who)
        else:
            state.attack(seat, who, self.who)

    def prompt(self, state: Treachery, seat: i64) -> Saying:
        return PART_PROMPTS[self.part].say(seat, self.who)

    def why_not(self, state: Treachery, seat: i64, move: i64) -> IllegalMove:
        return reasons.wish_refused(state, self.who)

    def why_thing(self, state: Treachery, seat: i64, thing: i64, move: i64) -> IllegalMove:
        return pointing.at_wish(state, thing, self.who, self.part in (LIFT, STRIKE), PART_VERBS[self.part])

    def to_dict(self, state: Treachery, viewer: i64) -> shapes.LastWish:
        return {"step": PARTS[self.part], "seat": int(self.seat), "of": state.deck.characters[self.who]}


def exchanges(state: Treachery) -> vec[i64]:
    """Every two living Characters of different rows (T-6.15)."""
    moves = vec[i64]()
    below = EVERYBODY & ~state.killed
    for row in state.rows:
        upper = row & below
        below &= ~upper
        for one in range(i64(10)):
            if upper >> one & 1:
                for other in range(i64(10)):
                    if below >> other & 1:
                        moves = append(moves, pack(EXCHANGE, one, other))
    return moves
