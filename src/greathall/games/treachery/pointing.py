"""Why a side of a card or a Character that somebody points at can't be used now: the first thing that stands in its way."""

from __future__ import annotations

from itertools import permutations
from typing import TYPE_CHECKING

from mypy_extensions import i64

from greathall.games.treachery import fitting, messages, reasons
from greathall.games.treachery.actions import ATTACK, HEAL, Action
from greathall.games.treachery.verbs import ACT
from greathall.games.treachery.verbs import ATTACK as ATTACKED
from greathall.games.treachery.verbs import HEAL as HEALED
from greathall.games.treachery.verbs import LOWER as LOWERED
from greathall.kernel.bits import how_many
from greathall.kernel.errors import IllegalMove
from greathall.kernel.move import field, verb_of

if TYPE_CHECKING:
    from greathall.games.treachery.state import Treachery


def at_turn(state: Treachery, seat: i64, thing: i64, move: i64) -> IllegalMove:
    """While an action is chosen. With a move, the Characters named before the one that is pointed at have been chosen for it."""
    if verb_of(thing) == messages.ACTION_THING:
        card, side = field(thing, 0), field(thing, 1)
        if card not in (state.hands[seat], state.revealed):
            return messages.OTHER_CARD.refuse(state)
        return side_refused(state, card, side) or reasons.action_refused(state, seat, move)
    who = field(thing, 0)
    if state.killed >> who & 1:
        return messages.IS_KILLED.refuse(state, who)
    if verb_of(move) == ACT:
        return symbol_refused(state, seat, who, move)
    for way in fitting.actions_of(state, seat):
        if who in (field(way, 2), field(way, 3), field(way, 4)):
            return messages.ACTION_FIRST.refuse(state)
    return messages.OUT_OF_REACH.refuse(state, who)


def symbol_refused(state: Treachery, seat: i64, who: i64, move: i64) -> IllegalMove:
    """Why a Character can't be chosen for the next symbol of an action."""
    action = state.deck.action(field(move, 0), field(move, 1))
    named = [field(move, 2 + at) for at in range(action.bearing)]
    chosen = named[: named.index(who) + 1] if who in named else named
    wrong = reasons.wrong_choice(state, action, chosen)
    if wrong is not None:
        return wrong
    filling = fitting.Filling(state)
    filling.peaceful = True
    filling.fill(field(move, 0), field(move, 1))
    for way in filling.found:
        if all(field(way, 2 + at) == one for at, one in enumerate(chosen)):
            attacked = [int(field(way, 2 + at)) for at in range(action.bearing) if action.effects[at] & ATTACK]
            return messages.PROTECTED.refuse(state, attacked)
    return messages.UNFILLED.refuse(state)


def side_refused(state: Treachery, card: i64, side: i64) -> IllegalMove | None:
    """Why an action can't be performed with anybody; None if it can."""
    action = state.deck.action(card, side)
    if any(effects & HEAL for effects in action.effects) and not state.wounded & ~state.killed:
        return messages.NOBODY_WOUNDED.refuse(state)
    filling = fitting.Filling(state)
    filling.fill(card, side)
    if len(filling.found):
        return None
    filling.peaceful = True
    filling.fill(card, side)
    if len(filling.found):
        return messages.ALL_PROTECTED.refuse(state)
    if not any(enough(state, action, top) for top in range(len(state.rows))):
        return messages.TOO_FEW.refuse(state)
    if not any(borne(state, action, filling, top) for top in range(len(state.rows))):
        return messages.NOBODY_ABLE.refuse(state)
    return (messages.NO_PAIR if action.yellows == 2 else messages.NO_CONTRAST).refuse(state)


def enough(state: Treachery, action: Action, top: int) -> bool:
    """Whether the rows from this one on hold as many living Characters as the action shows symbols (T-4.1)."""
    if top + action.rows > len(state.rows):
        return False
    shown = [0] * int(action.rows)
    for row in action.row:
        shown[row] += 1
    return all(how_many(state.rows[top + row] & ~state.killed) >= count for row, count in enumerate(shown))


def borne(state: Treachery, action: Action, filling: fitting.Filling, top: int) -> bool:
    """Whether in the rows from this one on everybody who is needed can bear the effects, whatever their Houses."""
    if not enough(state, action, top):
        return False
    able = [state.rows[top + action.row[at]] & filling.able(action.effects[at]) for at in range(action.size)]
    return any(all(able[at] >> who & 1 for at, who in enumerate(way)) for way in permutations(range(10), int(action.size)))


def at_attacks(state: Treachery, thing: i64, left: i64) -> IllegalMove:
    """While the attacks of an action are ordered."""
    if verb_of(thing) == messages.ACTION_THING:
        return messages.ANSWER_FIRST.refuse(state)
    who = field(thing, 0)
    if state.killed >> who & 1:
        return messages.IS_KILLED.refuse(state, who)
    if not left >> who & 1:
        return messages.NOT_ATTACKED.refuse(state, who)
    return messages.WRONG_ORDER.refuse(state)


def at_wish(state: Treachery, thing: i64, killed: i64, in_row: bool, does: i64) -> IllegalMove:
    """While the ability of a Killed Character is applied; `does` is the move that is asked for."""
    line = reasons.wish_line(state, killed)
    if verb_of(thing) == messages.ACTION_THING:
        return messages.ANSWER_FIRST.refuse(state, line=line)
    who = field(thing, 0)
    if state.killed >> who & 1:
        return messages.IS_KILLED.refuse(state, who)
    if in_row and state.row_of(who) != state.row_of(killed):
        return messages.OTHER_ROW.refuse(state, who, killed, line=line)
    if does == HEALED and not state.wounded >> who & 1:
        return messages.NOT_WOUNDED.refuse(state, who)
    if does == LOWERED and (state.deck.steadfast & state.wounded) >> who & 1:
        return messages.STEADFAST.refuse(state, who)
    if does == ATTACKED and not in_row and state.wounded >> who & 1:
        return messages.IS_WOUNDED.refuse(state, who, line=line)
    if does == ATTACKED:
        return messages.PROTECTED.refuse(state, [int(who)])
    return reasons.wish_refused(state, killed)
