"""Which rules a move rests on, and why one is refused, in a player's words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from greathall.games.treachery import fitting, messages
from greathall.games.treachery.actions import ATTACK, DOWN, HEAL, RISING, UP, Action
from greathall.games.treachery.cards import CHARACTERS, NEUTRAL
from greathall.games.treachery.verbs import ACT, MOVES
from greathall.kernel.errors import IllegalMove
from greathall.kernel.event import OPEN
from greathall.kernel.move import NONE, field, verb_of

if TYPE_CHECKING:
    from greathall.games.treachery.state import Treachery

WISH_LINES: Final = ("", "T-6.7", "T-6.8", "T-6.11", "T-6.12", "T-6.15")


def lines(state: Treachery, move: i64) -> list[str]:
    """The rules behind a move: for an action its effects and colours, for a Killed Character's ability that ability."""
    verb = MOVES.of(move)
    if verb_of(move) != ACT:
        step = state.stack[-1].to_dict(state, OPEN) if state.stack else {}
        if "of" in step:
            return [wish_line(state, state.deck.characters.index(step["of"])), verb.line]
        return [verb.line, "T-5.6"]
    action = state.deck.action(field(move, 0), field(move, 1))
    effects: i64 = 0
    for at in range(action.bearing):
        effects |= action.effects[at]
    found = [verb.line]
    found += [line for flag, line in ((HEAL, "T-5.1"), (UP | DOWN, "T-5.2"), (ATTACK, "T-5.4")) if effects & flag]
    if action.yellows:
        found.append("T-4.4" if action.yellows == 2 else "T-4.7")
        found += ["T-4.5"] if action.yellows < action.size else []
    return found


def action_refused(state: Treachery, seat: i64, move: i64) -> IllegalMove:
    """Why this action can't be performed."""
    if verb_of(move) != ACT:
        return messages.ACTION_FIRST.refuse(state)
    card, side = field(move, 0), field(move, 1)
    if card not in (state.hands[seat], state.revealed):
        return messages.OTHER_CARD.refuse(state)
    action = state.deck.action(card, side)
    fields = [field(move, 2 + at) for at in range(3)]
    chosen = [who for who in fields if who != NONE]
    if len(chosen) != action.bearing or NONE in fields[: action.bearing]:
        return messages.HOW_MANY.refuse(state, action.bearing)
    if max(chosen) >= CHARACTERS:
        return messages.NO_CHARACTER.refuse(state)
    if len(set(chosen)) < len(chosen):
        return messages.TWICE.refuse(state)
    return wrong_choice(state, action, chosen) or _wrong_rest(state, action, card, side, move)


def wrong_choice(state: Treachery, action: Action, chosen: list[i64]) -> IllegalMove | None:
    """Why the first symbols of an action can't be filled by these Characters, one by one and together."""
    return _wrong_target(state, action, chosen) or _wrong_rows(state, action, chosen) or _wrong_colours(state, action, chosen)


def _wrong_target(state: Treachery, action: Action, chosen: list[i64]) -> IllegalMove | None:
    for at, who in enumerate(chosen):
        effects = action.effects[at]
        if state.killed >> who & 1:
            return messages.IS_KILLED.refuse(state, who)
        if effects & HEAL and not state.wounded >> who & 1:
            return messages.NOT_WOUNDED.refuse(state, who)
        if effects & DOWN and not effects & HEAL and (state.deck.steadfast & state.wounded) >> who & 1:
            return messages.STEADFAST.refuse(state, who)
    return None


def _wrong_rows(state: Treachery, action: Action, chosen: list[i64]) -> IllegalMove | None:
    tops = {int(state.row_of(who)) - int(action.row[at]) for at, who in enumerate(chosen)}
    top = min(tops)
    if len(tops) > 1 or top < 0 or top + action.rows > len(state.rows):
        return messages.WRONG_ROWS.refuse(state)
    return None


def _wrong_colours(state: Treachery, action: Action, chosen: list[i64]) -> IllegalMove | None:
    posing = state.deck.poses & state.wounded
    houses: list[list[int]] = [[], []]
    for at, who in enumerate(chosen):
        if not posing >> who & 1:
            houses[action.yellow[at]].append(int(state.deck.house[who]))
    white, yellow = houses
    if action.yellows == 2 and (len(set(yellow)) > 1 or NEUTRAL in yellow):
        return messages.WRONG_YELLOW.refuse(state)
    if any(house in yellow and house != NEUTRAL for house in white):
        return messages.WRONG_WHITE.refuse(state)
    return None


def _wrong_rest(state: Treachery, action: Action, card: i64, side: i64, move: i64) -> IllegalMove:
    """The Characters named are right one by one: the other symbols, the attacks or the order of naming are not."""
    filling = fitting.Filling(state)
    filling.peaceful = True
    filling.fill(card, side)
    if move in filling.found:
        attacked = [int(field(move, 2 + at)) for at in range(action.bearing) if action.effects[at] & ATTACK]
        return messages.PROTECTED.refuse(state, attacked)
    if (action.first_second | action.first_third | action.second_third) & RISING:
        return messages.UNFILLED_OR_ORDER.refuse(state)
    return messages.UNFILLED.refuse(state)


def wish_refused(state: Treachery, who: i64) -> IllegalMove:
    """Why this can't be chosen for a Killed Character's ability."""
    return messages.WRONG_ABILITY.refuse(state, who, line=wish_line(state, who))


def wish_line(state: Treachery, who: i64) -> str:
    return WISH_LINES[state.deck.when_killed[who]]
