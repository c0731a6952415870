"""Which rules a move rests on, and why one is refused, in a player's words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from greathall.games.duhr import board, verbs
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
        return IllegalMove("take a House Action first", "D-3.2")
    if verb == verbs.DISCARD:
        return discard_refused(state, seat, move, taken)
    if not verbs.RAISE <= verb <= verbs.PLACE_SCANDAL:
        return IllegalMove("this is your Action Phase: take a House Action", "D-3.1")
    if taken == 2:
        return IllegalMove("you have taken both House Actions", "D-3.5")
    return (
        card_missing(state, seat, move)
        or house_missing(state, move)
        or (ability_refused(state, seat, move) if verb in (verbs.USE, verbs.COLLABORATORS) else aim_refused(state, seat, move))
    )


def reveal_refused(state: Duhr, seat: i64) -> IllegalMove:
    if state.plots_up >> seat & 1:
        return IllegalMove("your conspiracy is revealed already", "D-7.4")
    if state.scandals == 0:
        return IllegalMove("the Web of Scandal is empty", "D-2.15")
    return IllegalMove("only a favored House may reveal its conspiracy by choice", "D-7.3")


def discard_refused(state: Duhr, seat: i64, move: i64, taken: i64) -> IllegalMove:
    if taken:
        return IllegalMove("a discard is never the second action", "D-3.6")
    if count(state.usable(seat), field(move, 0)) == 0:
        return IllegalMove("you have no such card to use", "D-3.3")
    return IllegalMove("you can take a House Action, so you must", "D-3.2")


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
        return IllegalMove("these cards are set aside for this turn", "D-3.13")
    if number > 1:
        return IllegalMove("a masterstroke costs two matching suspicions", "D-4.6")
    return IllegalMove("you don't hold the card for this", MOVES.of(move).line)


def house_missing(state: Duhr, move: i64) -> IllegalMove | None:
    """A House that the move names is not in play."""
    verb = MOVES.of(move)
    for place, kind in enumerate(verb.kinds):
        value = field(move, place)
        if kind == "house" and value < HOUSES and verb.fields[place] != "pair" and state.seat_of[value] < 0:
            return IllegalMove(f"House {state.deck.called[value]} is not in play", "D-1.3")
    return None


def ability_refused(state: Duhr, seat: i64, move: i64) -> IllegalMove:
    """Why this House's ability can't be used so."""
    ability, source, named, to = (field(move, place) for place in range(4))
    borrowed = verb_of(move) == verbs.COLLABORATORS
    if NONE in (ability, source, named):
        return IllegalMove("name the ability, the House and the card on it, as long as there is one", "D-4.4")
    own = ability == state.houses[seat]
    shown = state.plots_up >> seat & 1 == 1 and state.plots[seat] == ability
    if not state.standing(state.seat_of[ability]):
        return IllegalMove("nobody may use the ability of a vilified House", "D-2.13")
    if not borrowed and not own and not shown:
        return IllegalMove("you may use the ability of your own House, or of the House on your revealed conspiracy", "D-7.12")
    lying = state.boards[state.seat_of[source]]
    if named >= CONCEALED and (borrowed or not (own and shown)):
        return IllegalMove("only your own ability, with your own House on your revealed conspiracy, reaches concealed cards", "D-5.17")
    does = state.deck.ability[ability]
    if board.find(lying, named) < 0:
        return IllegalMove("no such card lies there", lines(state, move)[1])
    sort = does in (MOVE_SCANDAL, CONCEAL_SCANDAL)
    if named < CONCEALED and does != CONVERT and (named == SCANDAL) != sort:
        return IllegalMove("this ability is for the other sort of card", ABILITY_LINES[does])
    return places_refused(state, does, source, to)


def places_refused(state: Duhr, does: i64, source: i64, to: i64) -> IllegalMove:
    """Why the card can't go there, or become that."""
    moves = does in (MOVE_SUSPICION, MOVE_SCANDAL)
    if moves and (to in (NONE, source) or state.status[state.seat_of[to]] != FAVORED):
        return IllegalMove("the card moves to another House, which is favored", "D-5.3")
    if does == CONVERT and state.scandals == 0:
        return IllegalMove("the Web of Scandal is empty", "D-2.15")
    return IllegalMove("only a moved card has a target, and only a concealed one is converted by choice", "D-5.16")


def aim_refused(state: Duhr, seat: i64, move: i64) -> IllegalMove:
    """The cards are there: it is the aim that is wrong."""
    verb, first, second = verb_of(move), field(move, 0), field(move, 1)
    line = MOVES.of(move).line
    if verb in (verbs.RAISE, verbs.CREATE):
        return IllegalMove(f"{state.house_called(first)} is not favored", line)
    if verb == verbs.PLACE_SCANDAL:
        if state.scandals == 0:
            return IllegalMove("the Web of Scandal is empty", "D-2.15")
        return IllegalMove(f"{state.house_called(second)} is not favored", line)
    if verb == verbs.REMOVE_SCANDAL:
        return IllegalMove(f"no revealed scandal lies on {state.house_called(second)}", line)
    if verb == verbs.REVEAL_CARD:
        return IllegalMove("no concealed card lies there", line)
    if verb == verbs.INTRIGUE:
        return IllegalMove("name two different players, in their order at the table", line)
    if verb == verbs.INFORMANTS:
        return IllegalMove("name up to two concealed cards, in the order of the table", line)
    if first == NONE:
        return IllegalMove("name the rival, as long as there is one it can be played against", "D-4.4")
    if first == state.houses[seat]:
        return IllegalMove("this event is played against a rival", line)
    return IllegalMove("this event has no effect on that rival", line)


def act_refused(state: Duhr, move: i64) -> IllegalMove:
    """Why this Villainous Act can't be done now."""
    verb = verb_of(move)
    if verb not in (verbs.DEFAME, verbs.EXPOSE, verbs.SCANDALIZE):
        return IllegalMove("a villain defames, exposes or scandalizes", "D-8.3")
    line = MOVES.of(move).line
    missing = house_missing(state, move)
    if missing is not None:
        return missing
    if verb != verbs.EXPOSE and state.scandals == 0:
        return IllegalMove("the Web of Scandal is empty", "D-2.15")
    house = state.house_called(field(move, 0))
    if verb == verbs.SCANDALIZE:
        return IllegalMove(f"{house} is not favored", line)
    sort = "revealed suspicion" if verb == verbs.DEFAME else "concealed card"
    return IllegalMove(f"no such {sort} lies on {house}", line)
