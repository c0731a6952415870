"""What is said of an action, by its card, and of what an ability does to its own Character."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from greathall.games.treachery.actions import ATTACK, DOWN, HEAL, UP
from greathall.games.treachery.messages import ACTION, CLAUSE, ROSE
from greathall.games.treachery.verbs import MOVED_UP
from greathall.kernel.event import Event
from greathall.kernel.move import field, verb_of
from greathall.kernel.sentences.message import Part, Saying

if TYPE_CHECKING:
    from greathall.games.treachery.state import Treachery

EFFECTS: Final = ((HEAL, "heal"), (UP, "up"), (DOWN, "down"), (ATTACK, "attack"))


def action_saying(state: Treachery, move: i64) -> Saying:
    """What a use of an action would do, with a clause for each Character it names."""
    card, side = field(move, 0), field(move, 1)
    action = state.deck.action(card, side)
    clauses: list[Part] = [None, None, None]
    for at in range(action.bearing):
        clauses[at] = CLAUSE.say(field(move, 2 + at), effects_word(action.effects[at]))
    return ACTION.say(card, side, *clauses)


def event_saying(event: Event) -> Saying | None:
    """What is said of a Character who moves up by being healed (T-6.13); None for all else."""
    who = field(event.word, 0)
    return ROSE.say(who) if verb_of(event.word) == MOVED_UP and field(event.word, 1) == who else None


def effects_word(effects: i64) -> str:
    """The effects that one Character bears, in the order in which they are applied: `heal_up`."""
    return "_".join([name for flag, name in EFFECTS if effects & flag])
