"""The part of the contract about things on the table: everything that can't be used has a reason, and no reason holds a secret."""

from __future__ import annotations

from itertools import product

from greathall.kernel.chance import Chance
from greathall.kernel.move import NO_MOVE, NUMBERS, Verb, field, pack, with_field
from greathall.kernel.sentences.language import language, languages
from greathall.kernel.sentences.speech import Speech
from greathall.kernel.state import State

TRIED: int = 3
"""How many things are pointed at in each position."""


def all_things(state: State) -> list[int]:
    """Everything that there may be on the table, wherever it lies, hidden or not."""
    names = state.names()
    kinds = state.game.things.kinds.verbs
    return [pack(number, *which) for number, kind in enumerate(kinds) for which in product(*(range(len(names[of])) for of in kind.kinds))]


def attempt(state: State, seat: int, thing: int, chance: Chance) -> int:
    """A move of the seat with the thing in the place of another, as a page tries it; `NO_MOVE` if no move names anything like it."""
    kind: Verb = state.game.things.kinds.of(thing)
    moves = state.moves(seat)
    for _try in range(min(TRIED, len(moves))):
        move = moves[chance.below(len(moves))]
        verb = state.game.verbs.of(move)
        for place, of in enumerate(verb.kinds):
            if of == kind.kinds[0] and of not in NUMBERS:
                return int(with_field(move, place, field(thing, 0)))
    return int(NO_MOVE)


def reasons(state: State, seat: int, thing: int, move: int) -> list[str]:
    """Why a seat can't use a thing, in every language, with the line of the rules."""
    why = state.why_unusable(seat, thing, move)
    return [f"{why}", *(Speech(language(name), state).refusal(why).text for name in languages() if state.game.words is not None)]


def fault(state: State, twin: State, seat: int, chance: Chance) -> str:
    """What is wrong with the answers about some things; a twin, where all that the seat can't know is different, gives the same."""
    things = all_things(state)
    for _try in range(TRIED if things and not state.over() else 0):
        thing = things[chance.below(len(things))]
        for move in {int(NO_MOVE), attempt(state, seat, thing, chance)}:
            called = state.game.things.written(thing, state.names())
            if not state.why_unusable(seat, thing, move).line:
                return f"no line of the rules says why {called} can't be used"
            if reasons(twin, seat, thing, move) != reasons(state, seat, thing, move):
                return f"seat {seat} can tell a twin by why {called} can't be used"
    return ""
