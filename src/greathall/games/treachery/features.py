"""Positions of Treachery as features, and its moves as places of a table: see `kernel/encoding.py`."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from greathall.games.treachery import scoring, verbs
from greathall.games.treachery.cards import CHARACTERS, CardSet
from greathall.games.treachery.state import Treachery
from greathall.games.treachery.steps import PARTS, Attacks, LastWish
from greathall.kernel.bits import bit_at
from greathall.kernel.encoding import Encoding, add_bits, add_number, turned
from greathall.kernel.event import GALLERY, sees
from greathall.kernel.move import NONE, field, verb_of
from greathall.kernel.state import State

MOST_ROWS: Final[i64] = 13
"""Ten rows with somebody in them, and those that are made or left empty while a turn is played; more count as this many."""
MOST_TURNS: Final[i64] = 40
MOST_POINTS: Final[i64] = 40

# What is asked, by the step on top.
OVER: Final[i64] = 0
TURN: Final[i64] = 1
ATTACKS: Final[i64] = 2
WISHES: Final[i64] = 3


class TreacheryEncoding(Encoding):
    """Where everything stands in the rows of a table's features and actions."""

    def __init__(self, seats: i64, deck: CardSet, whole: bool) -> None:
        super().__init__(seats, whole)
        cards = i64(len(deck.actions))
        self.cards: i64 = cards
        add = self.feature
        self.asked: i64 = add("asked", seats, "who owes a decision")
        self.step: i64 = add(
            "step", WISHES + len(PARTS), f"what is asked: nothing (the game is over), a turn, an order of attacks, or {', '.join(PARTS)}"
        )
        self.of: i64 = add("of", CHARACTERS, "the Killed Character whose ability asks")
        self.left: i64 = add("left", CHARACTERS, "the Characters that are still to be attacked")
        self.rows: i64 = add("rows", MOST_ROWS + 1, "how many rows there are")
        self.stands: i64 = add(
            "stands", CHARACTERS * MOST_ROWS, f"for each Character in which row it stands, from the top: {MOST_ROWS} each"
        )
        self.wounded: i64 = add("wounded", CHARACTERS, "the Characters that are wounded")
        self.killed: i64 = add("killed", CHARACTERS, "the Characters that are killed")
        self.hands: i64 = add("hands", seats * cards, f"for each seat the Action card in its hand, if it is known: {cards} each")
        self.shown: i64 = add("shown", seats, "the seats whose hand everyone has seen")
        self.held: i64 = add("held", seats, "the seats that hold a card since before the deck was reshuffled")
        self.revealed: i64 = add("revealed", cards, "the revealed Action card")
        self.used: i64 = add("used", cards, "the Action card in use")
        self.discard: i64 = add("discard", cards, "the discarded Action cards")
        self.reshuffled: i64 = add("reshuffled", cards, "the Action cards that were shuffled into the new deck")
        self.deck: i64 = add("deck", cards + 1, "how many cards the deck holds")
        self.rise: i64 = add("rise", seats * 4, "for each seat the House that should rise, if it is known: 4 each")
        self.fall: i64 = add("fall", seats * 4, "for each seat the House that should fall, if it is known: 4 each")
        self.points: i64 = add(
            "points", seats * (MOST_POINTS + 1), f"for each seat whose Agenda is known its points as things stand, from 0 to {MOST_POINTS}"
        )
        self.first: i64 = add("first", seats, "who began")
        self.turns: i64 = add("turns", MOST_TURNS + 1, f"how many turns were played; {MOST_TURNS} stands for more")
        self.run_out: i64 = add("run_out", 3, "how often the deck has run out")
        self.ending: i64 = add("ending", 4, "how the game ended: not yet, by deaths, by the deck, by no action")
        self.order: i64 = (
            add("order", cards * cards, f"the cards of the deck, the next one first: {cards} for each place") if whole else i64(0)
        )
        self.acts: vec[i64] = vec[i64]()
        """By card and side, where its actions begin."""
        do = self.action
        for card in range(cards):
            for side in range(i64(2)):
                action = deck.action(card, side)
                size: i64 = 1
                for _ in range(action.bearing):
                    size *= CHARACTERS
                name = f"act {deck.actions[card]} {'bottom' if side else 'top'}"
                self.acts = append(
                    self.acts, do(name, size, f"use it on {action.bearing} of the Characters, ten for each, the first counting most")
                )
        self.attack: i64 = do("attack", CHARACTERS, "attack this Character")
        self.heal: i64 = do("heal", CHARACTERS, "heal this Character")
        self.lift: i64 = do("raise", CHARACTERS, "move this Character up")
        self.lower: i64 = do("lower", CHARACTERS, "move this Character down")
        self.exchange: i64 = do("exchange", CHARACTERS * CHARACTERS, "exchange two Characters: ten times the upper one, plus the lower one")

    def features(self, state: State, seat: i64) -> vec[i64]:
        assert isinstance(state, Treachery)
        viewer = self.viewer(seat)
        seats = self.seats
        found = add_bits(vec[i64](capacity=96), self.asked, turned(state.deciders(), seat, seats))
        found = self.add_step(state, found)
        found = add_number(found, self.rows, i64(len(state.rows)), MOST_ROWS)
        for who in range(i64(CHARACTERS)):
            found = add_number(found, self.stands + who * MOST_ROWS, state.row_of(who), MOST_ROWS - 1)
        found = add_bits(found, self.wounded, state.wounded)
        found = add_bits(found, self.killed, state.killed)
        found = self.add_hands(state, seat, viewer, found)
        if state.revealed != NONE:
            found = append(found, self.revealed + state.revealed)
        if state.used != NONE:
            found = append(found, self.used + state.used)
        found = add_bits(found, self.discard, state.discard)
        found = add_bits(found, self.reshuffled, state.reshuffled)
        found = append(found, self.deck + state.pile.left)
        found = self.add_goals(state, seat, viewer, found)
        found = append(found, self.first + (state.first + seats - seat) % seats)
        found = add_number(found, self.turns, state.turns, MOST_TURNS)
        found = append(found, self.run_out + state.run_out)
        found = append(found, self.ending + state.ended)
        if self.whole:
            for place in range(state.pile.left):
                found = append(found, self.order + place * self.cards + state.pile.cards[state.pile.left - 1 - place])
        return found

    def add_step(self, state: Treachery, found: vec[i64]) -> vec[i64]:
        """What is asked, and about whom."""
        if not state.stack:
            return append(found, self.step + OVER)
        step = state.stack[-1]
        if isinstance(step, LastWish):
            return append(append(found, self.step + WISHES + step.part), self.of + step.who)
        if isinstance(step, Attacks):
            return add_bits(append(found, self.step + ATTACKS), self.left, step.left)
        return append(found, self.step + TURN)

    def add_hands(self, state: Treachery, seat: i64, viewer: i64, found: vec[i64]) -> vec[i64]:
        """What is known of each hand."""
        shown: i64 = 0
        held: i64 = 0
        for other in range(self.seats):
            card = state.hands[(seat + other) % self.seats]
            if card == NONE:
                continue
            if sees(state.knows[card], viewer):
                found = append(found, self.hands + other * self.cards + card)
            if sees(state.knows[card], GALLERY):
                shown |= bit_at(other)
            if state.reshuffled and not state.reshuffled >> card & 1:
                held |= bit_at(other)
        return add_bits(add_bits(found, self.shown, shown), self.held, held)

    def add_goals(self, state: Treachery, seat: i64, viewer: i64, found: vec[i64]) -> vec[i64]:
        """The Agendas that are known, and what they are worth."""
        known: i64 = 0
        for other in range(self.seats):
            if state.goal_known((seat + other) % self.seats, viewer):
                known |= bit_at(other)
                found = append(found, self.rise + other * 4 + (state.goals[(seat + other) % self.seats] >> 2))
        for other in range(self.seats):
            if known >> other & 1:
                found = append(found, self.fall + other * 4 + (state.goals[(seat + other) % self.seats] & 3))
        for other in range(self.seats):
            if known >> other & 1:
                points = scoring.total(state, (seat + other) % self.seats)
                found = add_number(found, self.points + other * (MOST_POINTS + 1), points, MOST_POINTS)
        return found

    def places(self, state: State, seat: i64, moves: vec[i64], part: i64) -> vec[i64]:
        found = vec[i64](capacity=i64(len(moves)))
        for move in moves:
            found = append(found, self.place(move))
        return found

    def place(self, move: i64) -> i64:
        """The place of a move, which needs no position to tell it."""
        verb = verb_of(move)
        first = field(move, 0)
        if verb == verbs.ACT:
            place: i64 = 0
            for at in range(i64(2), i64(5)):
                who = field(move, at)
                if who != NONE:
                    place = place * CHARACTERS + who
            return self.acts[2 * first + field(move, 1)] + place
        if verb == verbs.EXCHANGE:
            return self.exchange + first * CHARACTERS + field(move, 1)
        return (
            self.attack if verb == verbs.ATTACK else self.heal if verb == verbs.HEAL else self.lift if verb == verbs.RAISE else self.lower
        ) + first
