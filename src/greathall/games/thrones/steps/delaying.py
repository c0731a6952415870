"""What effects have put off until the end of a challenge, a phase or the round."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from greathall.games.thrones.steps.step import GONE
from greathall.games.thrones.steps.using import Effects, Paying
from greathall.games.thrones.terms import PHASE_LONG, ROUND_LONG, TAXATION
from greathall.kernel.move import NONE, field, verb_of

if TYPE_CHECKING:
    from greathall.games.thrones.state import Thrones


def is_due(state: Thrones, word: i64, duration: i64) -> bool:
    """Whether something is to be done at such an end; the round ends with its last phase."""
    return verb_of(word) == duration or (verb_of(word) == ROUND_LONG and duration == PHASE_LONG and state.phase == TAXATION)


def due(state: Thrones, duration: i64) -> bool:
    """Whether anything is to be done."""
    return any(is_due(state, word, duration) for word in state.delayed)


def do(state: Thrones, duration: i64) -> None:
    """Lay the steps of what is to be done, the oldest on top."""
    left = vec[i64]()
    now = vec[i64]()
    for word in state.delayed:
        if is_due(state, word, duration):
            now = append(now, word)
        else:
            left = append(left, word)
    state.delayed = left
    at = i64(len(now)) - 1
    while at >= 0:
        word = now[at]
        number, card, seat = field(word, 0), field(word, 1), field(word, 2)
        part = state.card_set.abilities[number]
        chosen = vec[i64]()
        for place in range(i64(3), 3 + part.base):
            chosen = append(chosen, GONE if field(word, place) == NONE else field(word, place))
        if part.costs or part.choices:
            state.stack.append(Paying(seat, card, number, 0, 0, chosen))
        else:
            state.stack.append(Effects(seat, card, number, 0, 0, chosen))
        at -= 1


def forget(state: Thrones, card: i64) -> None:
    """A card has left play: what was put off for it no longer finds it."""
    if not len(state.delayed):
        return
    kept = vec[i64]()
    for word in state.delayed:
        for place in range(i64(3), i64(5)):
            if field(word, place) == card:
                word += (NONE - card) << (8 + 10 * place)
        kept = append(kept, word)
    state.delayed = kept
