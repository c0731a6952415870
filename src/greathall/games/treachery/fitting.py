"""Which Characters can fill the symbols of an action, and whether its effects can then all be applied."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from greathall.games.treachery.actions import ATTACK, DOWN, HEAL, UP, Action
from greathall.games.treachery.attacking import finishes
from greathall.games.treachery.cards import CHARACTERS, EVERYBODY
from greathall.games.treachery.verbs import ACT
from greathall.kernel.bits import bit_at, lowest
from greathall.kernel.move import NONE, field, pack

if TYPE_CHECKING:
    from greathall.games.treachery.state import Treachery


@mypyc_attr(acyclic=True, free_list_len=1)
class Filling:
    """The search for all ways to fill actions; the ways found are moves of the game."""

    def __init__(self, state: Treachery) -> None:
        self.state = state
        self.found: vec[i64] = vec[i64](capacity=48)
        self.enough: bool = False
        """Stop at the first way."""
        self.peaceful: bool = False
        """Don't ask whether the attacks can be applied."""
        deck = state.deck
        self.covered: i64 = deck.hides & state.wounded
        """Characters that an ability may protect when the attack falls."""
        guarding = deck.guards & state.wounded
        while guarding:
            guard = lowest(guarding)
            guarding &= guarding - 1
            self.covered |= deck.house_mask[deck.house[guard]] & ~bit_at(guard)
        self.harmless: i64 = i64(self.covered == 0)
        """The most attacks that can surely be applied: a single one unless somebody is covered."""
        self.fits: vec[i64] = deck.fitting[deck.poses & state.wounded]
        """By tie and Character, who may fill the other symbol."""
        # The use being filled.
        self.action = deck.tops[0]
        self.card: i64 = 0
        self.side: i64 = 0

    def fill(self, card: i64, side: i64) -> None:
        """Add every way to use this side of a card, wherever its rows can be laid."""
        action = self.state.deck.action(card, side)
        self.action = action
        self.card = card
        self.side = side
        rows = self.state.rows
        size = action.size
        first_row = action.row[0]
        second_row = action.row[1] if size > 1 else first_row
        third_row = action.row[2] if size > 2 else first_row
        firsts = self.able(action.effects[0])
        seconds = self.able(action.effects[1]) if size > 1 else i64(0)
        thirds = self.able(action.effects[2]) if size > 2 else i64(0)
        for top in range(i64(len(rows)) - action.rows + 1):
            self.lay(action, firsts & rows[top + first_row], seconds & rows[top + second_row], thirds & rows[top + third_row])
            if self.enough and len(self.found) > 0:
                return

    def lay(self, action: Action, firsts: i64, seconds: i64, thirds: i64) -> None:
        """Fill the symbols, each with one of these. Symbols with effects come first; for the others it is enough that somebody fits."""
        fits = self.fits
        first_second = action.first_second * CHARACTERS
        first_third = action.first_third * CHARACTERS
        while firsts:
            a = lowest(firsts)
            firsts &= firsts - 1
            beside = seconds & fits[first_second + a]
            last = thirds & fits[first_third + a]
            if action.bearing == 1:
                if self.others_fit(action, beside, last):
                    self.complete(a, NONE, NONE)
            elif beside:
                self.lay_second(action, a, beside, last)
            if self.enough and len(self.found) > 0:
                return

    def lay_second(self, action: Action, a: i64, seconds: i64, thirds: i64) -> None:
        """Go on with the second symbol of an action that has effects on two or three."""
        fits = self.fits
        second_third = action.second_third * CHARACTERS
        while seconds:
            b = lowest(seconds)
            seconds &= seconds - 1
            last = thirds & fits[second_third + b]
            if action.bearing == 2:
                if action.size == 2 or last:
                    self.complete(a, b, NONE)
            else:
                while last:
                    self.complete(a, b, lowest(last))
                    last &= last - 1

    def others_fit(self, action: Action, seconds: i64, thirds: i64) -> bool:
        """Whether the symbols after the first, none of which has an effect, can be filled."""
        if action.size < 3:
            return action.size == 1 or seconds != 0
        fits = self.fits
        second_third = action.second_third * CHARACTERS
        while seconds:
            if thirds & fits[second_third + lowest(seconds)]:
                return True
            seconds &= seconds - 1
        return False

    def able(self, effects: i64) -> i64:
        """The Characters that can bear these effects, in whatever row."""
        state = self.state
        if effects & HEAL:
            return state.wounded & ~state.killed
        if effects & DOWN:
            return EVERYBODY & ~state.killed & ~(state.deck.steadfast & state.wounded)
        return EVERYBODY & ~state.killed

    def complete(self, a: i64, b: i64, c: i64) -> None:
        """All symbols are filled: the way is good if its attacks can be applied too."""
        move = pack(ACT, self.card, self.side, a, b, c)
        if self.action.attacks <= self.harmless or self.peaceful or self.attacks_apply(move):
            self.found = append(self.found, move)

    def attacks_apply(self, move: i64) -> bool:
        """Whether some order of the action's attacks applies them all (T-5.7)."""
        state = self.state
        action = self.action
        targets = action.targets(move)
        asking = targets & state.wounded & state.deck.asks
        guards = targets & state.deck.guards
        if not targets & self.covered and not asking & (asking - 1) and not guards & (guards - 1):
            # Nobody is protected, and the only one whose death or guard can disturb the others may be attacked last.
            return True
        if action.attacks == 1:
            return not self.protected_then(action, move)
        trial = state.copy()
        trial.events = None
        trial.stack = []
        heal_and_move(trial, action, move)
        return finishes(trial, targets)

    def protected_then(self, action: Action, move: i64) -> bool:
        """Whether the only Character attacked will be protected once the action's heals and moves are done: `heal_and_move` without
        doing it."""
        state = self.state
        struck: i64 = 0
        while not action.effects[struck] & ATTACK:
            struck += 1
        place = self.place_then(action, move, struck)
        wounded = state.wounded
        row = state.rows[place] if 0 <= place < i64(len(state.rows)) else i64(0)
        for at in range(action.bearing):
            bit = bit_at(field(move, 2 + at))
            if action.effects[at] & HEAL:
                wounded &= ~bit
            if self.place_then(action, move, at) == place:
                row |= bit
            else:
                row &= ~bit
        return state.deck.protects(field(move, 2 + struck), row, wounded)

    def place_then(self, action: Action, move: i64, at: i64) -> i64:
        """The row to which the action's heals and moves bring the Character of a symbol; −1 and beyond are new rows above."""
        who = field(move, 2 + at)
        effects = action.effects[at]
        place = self.state.row_of(who)
        if effects & HEAL and self.state.deck.rises >> who & 1:
            place -= 1
        if effects & UP:
            place -= 1
        elif effects & DOWN:
            place += 1
        return place


def heal_and_move(state: Treachery, action: Action, move: i64) -> None:
    """The first two kinds of effects: all heals, then all moves (T-5.5)."""
    for at in range(action.bearing):
        if action.effects[at] & HEAL:
            state.heal(field(move, 2 + at), NONE)
    for at in range(action.bearing):
        if action.effects[at] & (UP | DOWN):
            state.shift(field(move, 2 + at), -1 if action.effects[at] & UP else 1, NONE)


def actions_of(state: Treachery, seat: i64) -> vec[i64]:
    """Every action the seat may perform, from the hand and from the revealed card."""
    filling = Filling(state)
    filling.fill(state.hands[seat], 0)
    filling.fill(state.hands[seat], 1)
    filling.fill(state.revealed, 0)
    filling.fill(state.revealed, 1)
    return filling.found


def can_use(state: Treachery, one: i64, other: i64) -> bool:
    """Whether any action of two cards can be performed."""
    filling = Filling(state)
    filling.enough = True
    for side in range(i64(2)):
        filling.fill(one, side)
        if len(filling.found) == 0:
            filling.fill(other, side)
        if len(filling.found) > 0:
            return True
    return False
