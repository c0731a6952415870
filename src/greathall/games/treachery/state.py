"""The position: rows of Characters, their wounds, the Action cards and Agendas; and what an effect does to it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from greathall.games.treachery import names, reasons, sayings, scoring, view
from greathall.games.treachery.cards import CardSet
from greathall.games.treachery.steps import death_steps
from greathall.games.treachery.verbs import ACT, EXCHANGED, HEALED, KILLED, MOVED_DOWN, MOVED_UP, WOUNDED
from greathall.kernel.bits import bit_at
from greathall.kernel.chance import Chance
from greathall.kernel.event import EVERYONE, Event, sees
from greathall.kernel.move import NONE, Names, pack, verb_of
from greathall.kernel.pile import EMPTY_PILE, Pile
from greathall.kernel.sentences.message import Saying
from greathall.kernel.state import State

if TYPE_CHECKING:
    from greathall.games.treachery.shapes import View
    from greathall.kernel.catalog import Game


@mypyc_attr(acyclic=True, free_list_len=1)
class Treachery(State):
    """Characters are bits: of a row's mask, of `wounded`, of `killed`."""

    def __init__(self, game: Game, seats: i64, chance: Chance, options: Mapping[str, str], deck: CardSet) -> None:
        super().__init__(game, seats, chance, options)
        self.deck = deck
        self.rows: vec[i64] = vec[i64]()
        """The Characters of each row, from the top."""
        self.wounded: i64 = 0
        """Wounded and alive."""
        self.killed: i64 = 0
        self.hands: vec[i64] = vec[i64]()
        self.revealed: i64 = NONE
        self.used: i64 = NONE
        """The Action card in use this turn."""
        self.pile: Pile = EMPTY_PILE
        """The Action deck."""
        self.discard: i64 = 0
        self.reshuffled: i64 = 0
        """The Action cards that were shuffled into the new deck; everyone saw them in the discards."""
        self.knows: vec[i64] = vec[i64]()
        """For each Action card, the seats that know it where it lies."""
        self.goals: vec[i64] = vec[i64]()
        """For each seat, four times the House that should rise plus the House that should fall. Never written to."""
        self.goals_known: i64 = 0
        """Whether the Agendas lie open."""
        self.first: i64 = 0
        self.turns: i64 = 0
        self.run_out: i64 = 0
        """How often the deck has run out."""
        self.ended: i64 = 0
        """Which ending it was; see `names.ENDINGS`."""

    def copy(self) -> Treachery:
        twin = Treachery(self.game, self.seats, self.chance.copy(), self.options, self.deck)
        twin.players = self.players
        twin.stack = self.stack.copy()
        twin.events = None if self.events is None else self.events.copy()
        twin.rows = self.rows[:]
        twin.wounded = self.wounded
        twin.killed = self.killed
        twin.hands = self.hands[:]
        twin.revealed = self.revealed
        twin.used = self.used
        twin.pile = self.pile
        twin.discard = self.discard
        twin.reshuffled = self.reshuffled
        twin.knows = self.knows[:]
        twin.goals = self.goals
        twin.goals_known = self.goals_known
        twin.first = self.first
        twin.turns = self.turns
        twin.run_out = self.run_out
        twin.ended = self.ended
        return twin

    # Rows and wounds.

    def row_of(self, who: i64) -> i64:
        row: i64 = 0
        while not self.rows[row] >> who & 1:
            row += 1
        return row

    def protected(self, who: i64) -> bool:
        """Whether an ability forbids attacking this Character now."""
        return self.deck.protects(who, self.rows[self.row_of(who)], self.wounded)

    def attackable(self, among: i64) -> i64:
        """Those of a mask who live and may be attacked now."""
        mask = among & ~self.killed
        if self.wounded & (self.deck.guards | self.deck.hides):
            for who in range(i64(10)):
                if mask >> who & 1 and self.protected(who):
                    mask &= ~bit_at(who)
        return mask

    # Effects.

    # `because` is the Character whose ability has the effect, `NONE` if an action has it.

    def heal(self, who: i64, because: i64) -> None:
        bit = bit_at(who)
        self.wounded &= ~bit
        self.tell(pack(HEALED, who, because), EVERYONE)
        if self.deck.rises & bit:
            self.shift(who, -1, who)

    def shift(self, who: i64, by: i64, because: i64) -> None:
        """Move a Character up (−1) or down (+1); a new row is made where there is none (T-5.3)."""
        bit = bit_at(who)
        row = self.row_of(who)
        self.rows[row] &= ~bit
        row += by
        if row < 0:
            rows = vec[i64]([bit])
            for mask in self.rows:
                rows = append(rows, mask)
            self.rows = rows
        elif row == i64(len(self.rows)):
            self.rows = append(self.rows, bit)
        else:
            self.rows[row] |= bit
        self.tell(pack(MOVED_UP if by < 0 else MOVED_DOWN, who, because), EVERYONE)

    def attack(self, seat: i64, who: i64, because: i64) -> None:
        """Wound or kill; what the dying Character's ability asks is put on the stack for the active seat."""
        bit = bit_at(who)
        if self.wounded & bit:
            self.wounded &= ~bit
            self.killed |= bit
            self.tell(pack(KILLED, who, because), EVERYONE)
            death_steps(self, seat, who)
        else:
            self.wounded |= bit
            self.tell(pack(WOUNDED, who, because), EVERYONE)

    def exchange(self, one: i64, other: i64, because: i64) -> None:
        """Two Characters change places; it is not a move (T-6.15)."""
        both = bit_at(one) | bit_at(other)
        upper = self.row_of(one)
        lower = self.row_of(other)
        self.rows[upper] ^= both
        self.rows[lower] ^= both
        self.tell(pack(EXCHANGED, one, other, because), EVERYONE)

    def close_rows(self) -> None:
        """Rows without a Character disappear (T-3.7)."""
        rows = vec[i64]()
        for mask in self.rows:
            if mask:
                rows = append(rows, mask)
        self.rows = rows

    # Hidden things.

    def redraw(self, seat: i64, chance: Chance) -> None:
        view.redraw_cards(self, seat, chance)
        view.redraw_goals(self, seat, chance)

    def goal_known(self, owner: i64, viewer: i64) -> bool:
        return sees(EVERYONE if self.goals_known else bit_at(owner), viewer)

    def census(self) -> list[str]:
        return view.census(self)

    def describe(self, viewer: i64) -> View:
        return view.describe(self, viewer)

    # Results.

    def scores(self) -> list[float]:
        return [float(scoring.total(self, seat)) for seat in range(self.seats)]

    def winners(self) -> i64:
        return scoring.winners(self)

    def reckoning(self, seat: i64) -> list[Saying]:
        return scoring.reckoning(self, seat)

    def ending(self) -> str:
        return names.ENDINGS[self.ended]

    def evaluate(self, seat: i64) -> float:
        return scoring.evaluate(self, seat)

    # Words.

    def names(self) -> Names:
        return names.names(self)

    def card_names(self) -> Mapping[str, Sequence[str]]:
        return names.card_names(self.deck)

    def our_cards(self) -> bool:
        return not self.deck.source

    def move_saying(self, seat: i64, move: i64) -> Saying | None:
        return sayings.action_saying(self, move) if verb_of(move) == ACT else None

    def event_saying(self, event: Event, viewer: i64) -> Saying | None:
        return sayings.event_saying(event)

    def lines(self, move: i64) -> list[str]:
        return reasons.lines(self, move)
