"""What is noted of cards: counters and gold that lie on them, and how much was paid as X."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from greathall.games.thrones.verbs import TOLD_COUNTED
from greathall.kernel.event import EVERYONE
from greathall.kernel.move import field, pack, verb_of

if TYPE_CHECKING:
    from greathall.games.thrones.state import Thrones

COUNTERS: Final[i64] = 0
GOLD: Final[i64] = 1
PAID: Final[i64] = 2
"""1 and as much as X is."""
PLAYED: Final[i64] = 3
"""1 and the seat that has played the card from hand this round."""
ATTACKED: Final[i64] = 4
"""1: the card has attacked in this phase."""
WON: Final[i64] = 5
"""How many challenges the player of this plot has won as the attacker in this phase."""
THIS_WAY: Final[i64] = 6
"""1 and the card whose effect has discarded the card from a deck."""
KINDS: Final = ("counters", "gold", "x", "played", "attacked", "won", "this_way")


def noted(state: Thrones, kind: i64, card: i64) -> i64:
    """The number that is noted of a card."""
    for word in state.notes:
        if verb_of(word) == kind and field(word, 0) == card:
            return field(word, 1)
    return 0


def note(state: Thrones, kind: i64, card: i64, number: i64) -> None:
    """Note another number of a card; 0 is nothing to note."""
    kept = vec[i64]()
    for word in state.notes:
        if verb_of(word) != kind or field(word, 0) != card:
            kept = append(kept, word)
    state.notes = append(kept, pack(kind, card, number)) if number else kept


def lay(state: Thrones, kind: i64, card: i64, more: i64) -> None:
    """More counters or gold on a card, or less, and all see it."""
    number = max(i64(0), noted(state, kind, card) + more)
    note(state, kind, card, number)
    state.tell(pack(TOLD_COUNTED, card, kind, number), EVERYONE)


def forget(state: Thrones, card: i64) -> None:
    """A card leaves play: what lies on it is gone, and gold goes back to the treasury."""
    if len(state.notes):
        state.treasury += noted(state, GOLD, card)
        note(state, GOLD, card, 0)
        note(state, COUNTERS, card, 0)


def remember(state: Thrones, kind: i64, card: i64, number: i64) -> None:
    """Note what is done, where a card of the set asks for it later."""
    if state.card_set.remembers:
        note(state, kind, card, number)


def drop(state: Thrones, first: i64, last: i64) -> None:
    """Notes of these kinds are over."""
    kept = vec[i64]()
    for word in state.notes:
        if not first <= verb_of(word) <= last:
            kept = append(kept, word)
    state.notes = kept
