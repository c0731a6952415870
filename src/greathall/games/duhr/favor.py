"""Favor lost and regained, conspiracies that flip, and the chains of scandal that follow."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from greathall.games.duhr import board, messages
from greathall.games.duhr.board import DISFAVORED, FAVORED, VILIFIED
from greathall.games.duhr.cards import CONCEALED, MOST_SEATS, SCANDAL
from greathall.games.duhr.verbs import (
    BY_CONSPIRACY,
    CONSPIRACY_DOWN,
    CONSPIRACY_UP,
    FAVOR_LOST,
    FAVOR_REGAINED,
    LOST_HAND,
    REPLACE,
    REPLACED,
    STANDING_REGAINED,
)
from greathall.games.duhr.verbs import VILIFIED as TOLD_VILIFIED
from greathall.kernel.bits import bit_at
from greathall.kernel.errors import IllegalMove
from greathall.kernel.event import EVERYONE
from greathall.kernel.move import NONE, field, pack
from greathall.kernel.sentences.message import Saying
from greathall.kernel.step import Step

if TYPE_CHECKING:
    from greathall.games.duhr import shapes
    from greathall.games.duhr.state import Duhr

OUTRAGE: Final[i64] = 3
"""The fewest revealed scandals that vilify a House with five cards (D-2.5)."""


def changed(state: Duhr, who: i64) -> None:
    """The cards on a House have changed: its status follows."""
    if state.falling >> who & 1:
        return
    status = state.status[who]
    lying = state.boards[who]
    if status == FAVORED:
        if board.laid(lying) == board.FULL:
            state.stack.append(FALLS[who])
    elif board.laid(lying) < board.FULL:
        state.status[who] = FAVORED
        if status == VILIFIED:
            state.tell(pack(STANDING_REGAINED, state.houses[who], FAVORED), EVERYONE)
            state.draw(who)
        else:
            state.tell(pack(FAVOR_REGAINED, state.houses[who]), EVERYONE)
    elif status == VILIFIED:
        if board.scandals(lying) < OUTRAGE:
            state.status[who] = DISFAVORED
            state.tell(pack(STANDING_REGAINED, state.houses[who], DISFAVORED), EVERYONE)
            state.draw(who)
    elif board.scandals(lying) >= OUTRAGE:
        vilify(state, who)


def vilify(state: Duhr, who: i64) -> None:
    """The player becomes a villain and loses the whole hand (D-8.1)."""
    state.status[who] = VILIFIED
    state.tell(pack(TOLD_VILIFIED, state.houses[who]), EVERYONE)
    state.tell(pack(LOST_HAND, who), EVERYONE)
    state.lose_hand(who)


def reveal(state: Duhr, owner: i64, by: i64) -> None:
    """A conspiracy card is turned face up, by a seat or, if that is NONE, by a loss of favor."""
    state.plots_up |= bit_at(owner)
    state.plots_seen[owner] = EVERYONE
    state.tell(pack(CONSPIRACY_UP, owner, state.plots[owner], by), EVERYONE)


def reveal_by_consequence(state: Duhr, owner: i64, by: i64) -> None:
    """A conspiracy is revealed, and its scandal falls on the House it shows (D-7.6)."""
    reveal(state, owner, by)
    state.stack.append(CONSEQUENCES[owner])


class Fall(Step["Duhr"]):
    """A House has its fifth card: favor is lost, the conspiracy flips with all that causes, then the House is judged (D-6.3)."""

    def __init__(self, who: i64) -> None:
        self.who: i64 = who

    def go(self, state: Duhr) -> bool:
        who = self.who
        bit = bit_at(who)
        state.status[who] = DISFAVORED
        state.falling |= bit
        state.tell(pack(FAVOR_LOST, state.houses[who]), EVERYONE)
        state.stack[-1] = VERDICTS[who]
        if state.plots_up & bit:
            state.plots_up &= ~bit
            state.tell(pack(CONSPIRACY_DOWN, who), EVERYONE)
        else:
            reveal_by_consequence(state, who, NONE)
        return False


class Verdict(Step["Duhr"]):
    """Everything that losing favor caused is resolved: the House is disfavored or vilified."""

    def __init__(self, who: i64) -> None:
        self.who: i64 = who

    def go(self, state: Duhr) -> bool:
        state.stack.pop()
        state.falling &= ~bit_at(self.who)
        changed(state, self.who)
        return False

    def to_dict(self, state: Duhr, viewer: i64) -> shapes.Single:
        return {"step": "verdict", "seat": int(self.who)}


class Consequence(Step["Duhr"]):
    """A revealed conspiracy puts a scandal on the House it shows; on a full House its owner picks the card that is replaced (D-7.7)."""

    def __init__(self, owner: i64) -> None:
        self.owner: i64 = owner

    def go(self, state: Duhr) -> bool:
        target = state.seat_of[state.plots[self.owner]]
        if state.scandals and board.laid(state.boards[target]) < board.FULL:
            state.stack.pop()
            state.place_scandal(self.owner, target, BY_CONSPIRACY)
            return False
        if state.scandals == 0 or len(self.moves(state, self.owner)) == 0:
            state.stack.pop()
            return False
        return True

    def deciders(self, state: Duhr) -> i64:
        return bit_at(self.owner)

    def moves(self, state: Duhr, seat: i64) -> vec[i64]:
        lying = state.boards[state.seat_of[state.plots[self.owner]]]
        found = vec[i64]()
        revealed = board.suspicions(lying)
        for house in range(SCANDAL):
            if revealed >> house & 1:
                found = append(found, pack(REPLACE, house))
        if revealed == 0:
            hidden = board.concealed(lying)
            for place in range(board.FULL):
                if hidden >> place & 1:
                    found = append(found, pack(REPLACE, CONCEALED + place))
        return found

    def play(self, state: Duhr, seat: i64, move: i64) -> None:
        state.stack.pop()
        target = state.seat_of[state.plots[self.owner]]
        state.scandals -= 1
        substitute(state, self.owner, target, board.find(state.boards[target], field(move, 0)), SCANDAL, BY_CONSPIRACY)

    def prompt(self, state: Duhr, seat: i64) -> Saying:
        return messages.ASK_REPLACE.say(seat, state.plots[self.owner])

    def why_not(self, state: Duhr, seat: i64, move: i64) -> IllegalMove:
        lying = state.boards[state.seat_of[state.plots[self.owner]]]
        if board.suspicions(lying):
            return messages.REPLACE_SUSPICION.refuse(state)
        return messages.REPLACE_CONCEALED.refuse(state)

    def to_dict(self, state: Duhr, viewer: i64) -> shapes.Single:
        return {"step": "consequence", "seat": int(self.owner)}


def substitute(state: Duhr, by: i64, who: i64, spot: i64, kind: i64, cause: i64) -> None:
    """A seat replaces a card on a House, at one stroke, by one that comes into play face up (D-2.11)."""
    old = board.at(state.boards[who], spot) & ~board.DOWN
    state.boards[who] = board.put(state.boards[who], spot, kind)
    state.to_pile(old)
    state.tell(pack(REPLACED, by, state.houses[who], old, kind, cause), EVERYONE)
    changed(state, who)


FALLS: Final = [Fall(who) for who in range(MOST_SEATS)]
VERDICTS: Final = [Verdict(who) for who in range(MOST_SEATS)]
CONSEQUENCES: Final = [Consequence(owner) for owner in range(MOST_SEATS)]
"""Steps hold nothing else, so each is made once."""
