"""Which Characters can fill the symbols of an action, and whether its effects can then all be applied."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from greathall.games.treachery.actions import ATTACK, DOWN, HEAL, UP, Action
from greathall.games.treachery.attacking import finishes
from greathall.games.treachery.cards import NEUTRAL
from greathall.games.treachery.verbs import ACT
from greathall.kernel.move import NONE, field, pack

if TYPE_CHECKING:
    from greathall.games.treachery.state import Treachery

ANY_HOUSE: Final[i64] = 15
NO_HOUSE: Final[i64] = 16
"""The bit of a House that no one else has: a Neutral's."""


class Filling:
    """The search for all ways to fill one action; the ways found are moves of the game."""

    def __init__(self, state: Treachery, found: vec[i64]) -> None:
        self.state = state
        self.found: vec[i64] = found
        self.enough: bool = False
        """Stop at the first way."""
        self.peaceful: bool = False
        """Don't ask whether the attacks can be applied."""
        deck = state.deck
        self.living: i64 = ~state.killed
        self.posing: i64 = deck.poses & state.wounded
        self.fixed: i64 = deck.steadfast & state.wounded
        guarding = deck.guards & state.wounded
        self.covered: i64 = deck.hides & state.wounded
        """Characters that an ability may protect when the attack falls."""
        for house in range(i64(4)):
            mates = deck.house_mask[house]
            if guarding & mates:
                self.covered |= mates
        # The action being filled, and where its first row is laid.
        self.action = deck.tops[0]
        self.top: i64 = 0
        self.card: i64 = 0
        self.side: i64 = 0

    def fill(self, card: i64, side: i64) -> None:
        """Add every way to use this side of a card."""
        self.card = card
        self.side = side
        self.action = self.state.deck.action(card, side)
        self.top = 0
        while self.top + self.action.rows <= i64(len(self.state.rows)):
            self.place(0, 0, ANY_HOUSE | NO_HOUSE, 0, NONE, NONE, NONE)
            if self.enough and len(self.found) > 0:
                return
            self.top += 1

    def place(self, at: i64, taken: i64, yellow: i64, white: i64, a: i64, b: i64, c: i64) -> bool:
        """Fill the symbols from `at` on. `yellow` are the Houses that the yellow symbols may still be of, `white` those that white
        symbols are of. True if a way was found, new or not."""
        action = self.action
        if at == action.size:
            return self.complete(a, b, c)
        state = self.state
        effects = action.effects[at]
        candidates = state.rows[self.top + action.row[at]] & self.living & ~taken
        if effects & HEAL:
            candidates &= state.wounded
        elif effects & DOWN:
            candidates &= ~self.fixed
        is_yellow = action.yellow[at] == 1
        if action.like[at]:
            # Equal symbols are filled in rising order, so that no way is listed twice.
            before = a if at == 1 else b
            if at < action.bearing:
                candidates &= ~((i64(2) << before) - 1)
        found = False
        who: i64 = 0
        while candidates:
            if candidates & 1:
                bit = i64(1) << who
                now_yellow = yellow
                now_white = white
                house = state.deck.house[who]
                if is_yellow:
                    if house == NEUTRAL:
                        now_yellow &= NO_HOUSE if action.yellows == 1 else i64(0)
                    else:
                        now_yellow &= ANY_HOUSE if self.posing & bit else i64(1) << house
                elif house != NEUTRAL and not self.posing & bit:
                    now_white |= i64(1) << house
                if action.yellows == 0 or now_yellow & ~now_white:
                    if at >= action.bearing:
                        if self.place(at + 1, taken | bit, now_yellow, now_white, a, b, c):
                            return True
                    elif at == 0:
                        found |= self.place(1, taken | bit, now_yellow, now_white, who, b, c)
                    elif at == 1:
                        found |= self.place(2, taken | bit, now_yellow, now_white, a, who, c)
                    else:
                        found |= self.place(3, taken | bit, now_yellow, now_white, a, b, who)
                    if found and self.enough:
                        return True
            candidates >>= 1
            who += 1
        return found

    def complete(self, a: i64, b: i64, c: i64) -> bool:
        """All symbols are filled: the way is good if its attacks can be applied too."""
        move = pack(ACT, self.card, self.side, a, b, c)
        if self.action.attacks and not self.peaceful and not self.attacks_apply(move):
            return False
        self.found = append(self.found, move)
        return True

    def attacks_apply(self, move: i64) -> bool:
        """Whether some order of the action's attacks applies them all (T-5.7)."""
        state = self.state
        action = self.action
        targets: i64 = 0
        for at in range(action.bearing):
            if action.effects[at] & ATTACK:
                targets |= i64(1) << field(move, 2 + at)
        if action.attacks == 1:
            if not targets & self.covered:
                return True
        elif not targets & (self.covered | state.wounded | state.deck.guards):
            return True
        trial = state.copy()
        trial.events = None
        trial.stack = []
        heal_and_move(trial, action, move)
        return finishes(trial, targets)


def heal_and_move(state: Treachery, action: Action, move: i64) -> None:
    """The first two kinds of effects: all heals, then all moves (T-5.5)."""
    for at in range(action.bearing):
        if action.effects[at] & HEAL:
            state.heal(field(move, 2 + at))
    for at in range(action.bearing):
        if action.effects[at] & (UP | DOWN):
            state.shift(field(move, 2 + at), -1 if action.effects[at] & UP else 1)


def actions_of(state: Treachery, seat: i64) -> vec[i64]:
    """Every action the seat may perform, from the hand and from the revealed card."""
    filling = Filling(state, vec[i64](capacity=64))
    filling.fill(state.hands[seat], 0)
    filling.fill(state.hands[seat], 1)
    filling.fill(state.revealed, 0)
    filling.fill(state.revealed, 1)
    return filling.found


def can_act(state: Treachery, card: i64) -> bool:
    """Whether either action of a card can be performed."""
    filling = Filling(state, vec[i64]())
    filling.enough = True
    filling.fill(card, 0)
    if len(filling.found) == 0:
        filling.fill(card, 1)
    return len(filling.found) > 0
