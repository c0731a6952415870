"""Why something happens: the card whose effect it is, the card that it pays for, or a rule. Viewers are told of it; no rule asks for it, so
that nothing is worked out unless somebody listens."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from greathall.games.thrones.steps.step import ThronesStep
from greathall.games.thrones.terms import NOBODY
from greathall.games.thrones.verbs import TELLINGS
from greathall.kernel.event import EVERYONE
from greathall.kernel.move import NONE, field, verb_of, with_field

if TYPE_CHECKING:
    from greathall.games.thrones.state import Thrones

# Rules that do something by themselves. In an event they come before the cards.
CLAIM: Final[i64] = 0
BY_DEADLY: Final[i64] = 1
BY_RENOWN: Final[i64] = 2
UNOPPOSED: Final[i64] = 3
TITLE: Final[i64] = 4
"""A title that opposes the loser's."""
UNOPPOSED_TITLE: Final[i64] = 5
COMMANDER: Final[i64] = 6
CHALLENGE: Final[i64] = 7
"""A challenge that was won, for whatever of it."""
DOMINANCE: Final[i64] = 8
INCOME: Final[i64] = 9
TAXATION: Final[i64] = 10
BY_VENGEFUL: Final[i64] = 11
BY_VIGILANT: Final[i64] = 12
ENDED: Final[i64] = 13
"""The effect is over that had changed it."""
# From here on the rule is the cause, whatever card is at work.
HOST: Final[i64] = 14
MISPLACED: Final[i64] = 15
SECOND_COPY: Final[i64] = 16
LEFT_PLAY: Final[i64] = 17
DUPLICATE: Final[i64] = 18
RULES: Final = (
    "claim",
    "deadly",
    "renown",
    "unopposed",
    "title",
    "unopposed_title",
    "commander",
    "challenge",
    "dominance",
    "income",
    "taxation",
    "vengeful",
    "vigilant",
    "ended",
    "host",
    "misplaced",
    "second_copy",
    "left_play",
    "duplicate",
)


def tell(state: Thrones, word: i64, place: i64, rule: i64 = NONE, seen: i64 = EVERYONE) -> None:
    """Tell of something with its cause in the field at that place: the card that is at work, or else the rule. What it pays for is in the
    next field, if there is one. A card is not named as the cause of what becomes of itself."""
    if state.events is None:
        return
    step = at_work(state)
    told = TELLINGS.verbs[verb_of(word)]
    own = field(word, told.fields.index("card")) if "card" in told.fields else NONE
    cause = NONE
    if HOST <= rule < NONE or step is None or step.card_at_work() == NOBODY:
        cause = rule
    elif step.card_at_work() != own:
        cause = i64(len(RULES)) + step.card_at_work()
    word = with_field(word, place, cause)
    paid_for = NOBODY if step is None else step.card_paid_for()
    if paid_for not in (NOBODY, own) and place + 1 < i64(len(told.fields)):
        word = with_field(word, place + 1, paid_for)
    state.tell(word, seen)


def lost_by(seat: i64) -> i64:
    """The rule by which characters are killed that no card kills: a claim is the rules' own, Deadly is the attacker's."""
    return CLAIM if seat == NOBODY else BY_DEADLY


def won_by(state: Thrones) -> i64:
    """The rule by which power is laid down that no card gives."""
    return DOMINANCE if state.contest == NOBODY else CHALLENGE


def at_work(state: Thrones) -> ThronesStep | None:
    """The step that brings about what happens now."""
    for back in range(1, len(state.stack) + 1):  # mypyc does not know what `reversed` gives across a circle of imports
        step = state.stack[-back]
        if not (isinstance(step, ThronesStep) and step.serves_another()):
            return step if isinstance(step, ThronesStep) else None
    return None
