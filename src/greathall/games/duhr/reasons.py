"""Which rules a move rests on, and why one is refused."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from greathall.games.duhr import board, messages, verbs
from greathall.games.duhr.board import FAVORED
from greathall.games.duhr.cards import CONCEAL_SCANDAL, CONCEALED, CONVERT, HOUSES, MOVE_SCANDAL, MOVE_SUSPICION, SCANDAL, count
from greathall.games.duhr.verbs import MOVES
from greathall.kernel.errors import IllegalMove
from greathall.kernel.move import NONE, field, verb_of

if TYPE_CHECKING:
    from greathall.games.duhr.state import Duhr

ABILITY_LINES: Final = ("D-5.1", "D-5.2", "D-5.5", "D-5.6", "D-5.7", "D-5.9")
DEAL_LINES: Final = ("D-11.1", "D-11.2", "D-11.3", "D-11.4", "D-11.6", "D-11.7", "D-11.10", "D-11.19", "D-11.14", "D-11.8")
DEEP_LINES: Final = ("D-5.13", "D-5.13", "D-5.14", "D-5.14", "D-5.15", "D-5.16")


def lines(state: Duhr, move: i64) -> list[str]:
    """The rules behind a move: of an ability its own too."""
    verb = verb_of(move)
    found = [MOVES.of(move).line]
    if verb in (verbs.USE, verbs.COLLABORATORS) and field(move, 0) < HOUSES:
        does = state.deck.ability[field(move, 0)]
        deep = CONCEALED <= field(move, 2) < NONE
        found.append(DEEP_LINES[does] if deep else ABILITY_LINES[does])
    if verb == verbs.PASS and state.stack and state.stack[-1].quiet():
        return ["D-8.8"]
    if verb == verbs.END_ACTIONS and state.usable(state.active) == 0:
        return ["D-3.4", "D-3.19"]
    if verb == verbs.DISCARD and state.stack and not state.stack[-1].quiet():
        return ["D-5.8"]
    return found


def action_refused(state: Duhr, seat: i64, move: i64, taken: i64) -> IllegalMove:
    """Why this can't be done in the Action Phase."""
    verb = verb_of(move)
    if verb == verbs.REVEAL_CONSPIRACY:
        return reveal_refused(state, seat)
    if verb == verbs.END_ACTIONS:
        return messages.ACTION_FIRST.refuse(state)
    if verb == verbs.DISCARD:
        return discard_refused(state, seat, move, taken)
    if not verbs.RAISE <= verb <= verbs.PLACE_SCANDAL:
        return messages.ACTION_PHASE.refuse(state)
    if taken == 2:
        return messages.BOTH_TAKEN.refuse(state)
    return (
        card_missing(state, seat, move)
        or house_missing(state, move)
        or (ability_refused(state, seat, move) if verb in (verbs.USE, verbs.COLLABORATORS) else aim_refused(state, seat, move))
    )


def reveal_refused(state: Duhr, seat: i64) -> IllegalMove:
    if state.plots_up >> seat & 1:
        return messages.REVEALED_ALREADY.refuse(state)
    if state.scandals == 0:
        return messages.NO_SCANDALS.refuse(state)
    return messages.REVEAL_FAVORED.refuse(state)


def discard_refused(state: Duhr, seat: i64, move: i64, taken: i64) -> IllegalMove:
    if taken:
        return messages.DISCARD_SECOND.refuse(state)
    if count(state.usable(seat), field(move, 0)) == 0:
        return messages.NO_SUCH_CARD.refuse(state)
    return messages.MUST_ACT.refuse(state)


def needed(state: Duhr, move: i64) -> tuple[i64, i64]:
    """The kind and number of cards that an action costs."""
    verb = verb_of(move)
    if verb == verbs.CREATE:
        return SCANDAL, 1
    if verbs.BETRAYAL <= verb <= verbs.INTRIGUE:
        return state.deck.event_with[verb - verbs.BETRAYAL], 1
    return field(move, 0), 2 if verb >= verbs.REVEAL_CARD else 1


def card_missing(state: Duhr, seat: i64, move: i64) -> IllegalMove | None:
    kind, number = needed(state, move)
    if count(state.usable(seat), kind) >= number:
        return None
    if count(state.hands[seat], kind) >= number:
        return messages.SET_ASIDE.refuse(state)
    if number > 1:
        return messages.NEEDS_PAIR.refuse(state)
    return messages.NOT_HELD.refuse(state, line=MOVES.of(move).line)


def house_missing(state: Duhr, move: i64) -> IllegalMove | None:
    """A House that the move names is not in play."""
    verb = MOVES.of(move)
    for place, kind in enumerate(verb.kinds):
        value = field(move, place)
        if kind == "house" and value < HOUSES and verb.fields[place] != "pair" and state.seat_of[value] < 0:
            return messages.NOT_IN_PLAY.refuse(state, value)
    return None


def ability_refused(state: Duhr, seat: i64, move: i64) -> IllegalMove:
    """Why this House's ability can't be used so."""
    ability, source, named, to = (field(move, place) for place in range(4))
    borrowed = verb_of(move) == verbs.COLLABORATORS
    if NONE in (ability, source, named):
        return messages.NAME_ABILITY.refuse(state)
    own = ability == state.houses[seat]
    shown = state.plots_up >> seat & 1 == 1 and state.plots[seat] == ability
    if not state.standing(state.seat_of[ability]):
        return messages.OF_VILLAIN.refuse(state)
    if not borrowed and not own and not shown:
        return messages.WHOSE_ABILITY.refuse(state)
    lying = state.boards[state.seat_of[source]]
    if named >= CONCEALED and (borrowed or not (own and shown)):
        return messages.OUT_OF_REACH.refuse(state)
    does = state.deck.ability[ability]
    if board.find(lying, named) < 0:
        return messages.NO_CARD_THERE.refuse(state, line=lines(state, move)[1])
    sort = does in (MOVE_SCANDAL, CONCEAL_SCANDAL)
    if named < CONCEALED and does != CONVERT and (named == SCANDAL) != sort:
        return messages.OTHER_SORT.refuse(state, line=ABILITY_LINES[does])
    return places_refused(state, does, source, to)


def places_refused(state: Duhr, does: i64, source: i64, to: i64) -> IllegalMove:
    """Why the card can't go there, or become that."""
    moves = does in (MOVE_SUSPICION, MOVE_SCANDAL)
    if moves and (to in (NONE, source) or state.status[state.seat_of[to]] != FAVORED):
        return messages.MOVES_TO_FAVORED.refuse(state)
    if does == CONVERT and state.scandals == 0:
        return messages.NO_SCANDALS.refuse(state)
    return messages.ONLY_MOVED.refuse(state)


def aim_refused(state: Duhr, seat: i64, move: i64) -> IllegalMove:
    """The cards are there: it is the aim that is wrong."""
    verb, first, second = verb_of(move), field(move, 0), field(move, 1)
    line = MOVES.of(move).line
    if verb in (verbs.RAISE, verbs.CREATE):
        return messages.NOT_FAVORED.refuse(state, first, line=line)
    if verb == verbs.PLACE_SCANDAL:
        if state.scandals == 0:
            return messages.NO_SCANDALS.refuse(state)
        return messages.NOT_FAVORED.refuse(state, second, line=line)
    if verb == verbs.REMOVE_SCANDAL:
        return messages.NO_SCANDAL_ON.refuse(state, second, line=line)
    if verb == verbs.REVEAL_CARD:
        return messages.NO_CONCEALED.refuse(state, line=line)
    if verb == verbs.INTRIGUE:
        return messages.TWO_PLAYERS.refuse(state, line=line)
    if verb == verbs.INFORMANTS:
        return messages.TWO_CARDS.refuse(state, line=line)
    if first == NONE:
        return messages.NAME_RIVAL.refuse(state)
    if first == state.houses[seat]:
        return messages.RIVAL_ONLY.refuse(state, line=line)
    return messages.NO_EFFECT.refuse(state, line=line)


def act_refused(state: Duhr, move: i64) -> IllegalMove:
    """Why this Villainous Act can't be done now."""
    verb = verb_of(move)
    if verb not in (verbs.DEFAME, verbs.EXPOSE, verbs.SCANDALIZE):
        return messages.VILLAIN_NOW.refuse(state)
    line = MOVES.of(move).line
    missing = house_missing(state, move)
    if missing is not None:
        return missing
    if verb != verbs.EXPOSE and state.scandals == 0:
        return messages.NO_SCANDALS.refuse(state)
    why = messages.NO_SUSPICION_ON if verb == verbs.DEFAME else messages.NO_CONCEALED_ON
    if verb == verbs.SCANDALIZE:
        why = messages.NOT_FAVORED
    return why.refuse(state, field(move, 0), line=line)
