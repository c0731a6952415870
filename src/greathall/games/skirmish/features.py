"""Positions of Skirmish as features: see `kernel/encoding.py`. Its moves are in `choices.py`."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from greathall.games.skirmish.abilities import LOOKED_AT, Aiming, Destroying, Fetching, Looking, Summoning
from greathall.games.skirmish.bonds import Sundering
from greathall.games.skirmish.cards import CARDS, EMPTY
from greathall.games.skirmish.choices import Choices
from greathall.games.skirmish.combat import Attack, Blocks, Picking, question
from greathall.games.skirmish.deploying import Deploy
from greathall.games.skirmish.instants import Effect, Window
from greathall.games.skirmish.phases import ENDINGS, PHASES
from greathall.games.skirmish.resolving import EXCESS, FIRST, PLAYER, SECOND, Damage, Rage
from greathall.games.skirmish.state import Skirmish
from greathall.kernel.bits import bit_at, how_many
from greathall.kernel.encoding import add_bits, add_number, turned
from greathall.kernel.event import sees
from greathall.kernel.state import State

STEPS: Final = (
    "over",
    "advantage",
    "deploy",
    "window",
    "attack",
    "blocks",
    "damage",
    "fetching",
    "looking",
    "summoning",
    "aiming",
    "destroying",
    "picking",
    "rage",
    "sundering",
)
MOST_LIFE: Final[i64] = 40
MOST_HELD: Final[i64] = 15
MOST_TURNS: Final[i64] = 40
MOST_HARM: Final[i64] = 20
MOST_STRENGTH: Final[i64] = 30
MOST_EXTRA: Final[i64] = 3
SLOTS: Final[i64] = 8


class SkirmishEncoding(Choices):
    """Where everything stands in the rows of a table's features and actions."""

    def __init__(self, seats: i64, whole: bool) -> None:
        super().__init__(seats, whole)
        add = self.feature
        places = seats * SLOTS
        aims = places + seats
        self.asked: i64 = add("asked", seats, "who owes a decision")
        self.step: i64 = add("step", len(STEPS), f"what is asked: {', '.join(STEPS)}")
        self.kind: i64 = add("window", 4, "which window is open: after a play, the response, before damage, on an effect")
        self.slot: i64 = add("slot", SLOTS, "the slot of the active seat's unit that the question is about")
        self.rival: i64 = add("rival", seats, "whose units are asked about, or whose effect may be answered")
        self.offered: i64 = add("offered", 4, "the Front slots of the units that the active seat may pick as blockers")
        self.effect: i64 = add("effect", CARDS, "the card that strikes: an Ace that was announced, or a Club that rages")
        self.struck: i64 = add(
            "struck", places, "the places that it strikes or has struck, or the one that is to be destroyed first: 8 for each seat"
        )
        self.amount: i64 = add("amount", MOST_HARM + 1, f"what a raging Club deals, from 0 to {MOST_HARM}")
        self.life: i64 = add("life", seats * (MOST_LIFE + 1), f"the life of each seat, from 0 to {MOST_LIFE}")
        self.alive: i64 = add("alive", seats, "the seats that are not out")
        self.hands: i64 = add("hands", seats * CARDS, "the cards of each hand that are known: 54 for each seat")
        self.exposed: i64 = add("exposed", seats * CARDS, "the cards of one's own hand that each of the others knows: 54 for each seat")
        self.held: i64 = add("held", seats * (MOST_HELD + 1), f"how many cards each hand holds, from 0 to {MOST_HELD}")
        self.leads: i64 = add(
            "leads", places * CARDS, "the card that leads the unit at each place: 54 for each of the 8 places of each seat"
        )
        self.seconds: i64 = add("seconds", places * CARDS, "the second card of a bond, in the same way")
        self.strength: i64 = add("strength", places * (MOST_STRENGTH + 1), f"what the unit at each place deals, from 0 to {MOST_STRENGTH}")
        self.exhausted: i64 = add("exhausted", CARDS, "the cards in the ranks that are exhausted")
        self.recovered: i64 = add("recovered", CARDS, "the cards that were readied to block")
        self.poisoned: i64 = add("poisoned", CARDS, "the cards that go to the Barrows at the end of the turn")
        self.summoned: i64 = add("summoned", CARDS, "the soldiers that the Necromancer has summoned")
        self.spent: i64 = add("spent", CARDS, "the Hearts whose Magic Shield is used")
        self.doubled: i64 = add("doubled", CARDS, "the cards that deal double damage this turn")
        self.leaving: i64 = add("leaving", CARDS, "the Aces that go at the end of the turn")
        self.returned: i64 = add("returned", CARDS, "the cards that can't be deployed again this turn")
        self.marked: i64 = add("marked", CARDS, "the cards that are Soul Burned when they next go to the Barrows")
        self.barrows: i64 = add("barrows", CARDS, "the cards in the Barrows")
        self.burned: i64 = add("burned", CARDS, "the cards that are Soul Burned")
        self.used: i64 = add("used", CARDS, "the cards that were played without a slot")
        self.harm: i64 = add("harm", CARDS * MOST_HARM, f"the damage that each card has taken this turn, from 1 to {MOST_HARM}")
        self.model: i64 = add("model", CARDS, "the card that the black Joker imitates")
        self.jokers: i64 = add(
            "jokers", 3 * seats, "whose the Necromancer, the Insane Wizard and the Binding Spirit are: one for each seat"
        )
        self.deck: i64 = add("deck", CARDS + 1, "how many cards the deck holds")
        self.depth: i64 = CARDS if whole else LOOKED_AT
        self.top: i64 = add(
            "top", self.depth * CARDS, f"the known ones of the top {self.depth} cards of the deck, the next one first: 54 each"
        )
        self.active: i64 = add("active", seats, "whose turn it is")
        self.phase: i64 = add("phase", len(PHASES), "the phase: deploy, response, combat")
        self.turns: i64 = add("turns", MOST_TURNS + 1, f"how many turns were begun; {MOST_TURNS} stands for more")
        self.extra: i64 = add("extra", MOST_EXTRA + 1, "how many extra turns were earned and not begun")
        self.flags: i64 = add("flags", 3, "whether the turn's Redeploy is made, the Necromancer was used, and sudden death has begun")
        self.last: i64 = add("last", CARDS, "the card of a unit that was last deployed from hand this turn")
        self.warded: i64 = add("warded", seats, "the seats whose units take no damage this turn")
        self.finale: i64 = add("finale", seats, "in sudden death the seats whose last turn is still to end")
        self.targets: i64 = add(
            "targets", SLOTS * aims, "what each slot of the active seat attacks: 8 places for each seat, then the seats"
        )
        self.through: i64 = add("through", SLOTS, "the slots whose attack was let through")
        self.blockers: i64 = add("blockers", SLOTS * 2 * SLOTS, "the slots of the two blockers of each attack: 8 for each of them")
        self.excess: i64 = add("excess", SLOTS * aims, "where the excess of each attack goes, as in targets")
        self.ending: i64 = add("ending", len(ENDINGS), "how the game ended: not yet, by the last one standing, by sudden death")

    def features(self, state: State, seat: i64) -> vec[i64]:
        assert isinstance(state, Skirmish)
        seats = self.seats
        found = add_bits(vec[i64](capacity=160), self.asked, turned(state.deciders(), seat, seats))
        found = self.add_step(state, seat, found)
        for other in range(seats):
            found = add_number(found, self.life + other * (MOST_LIFE + 1), state.life[(seat + other) % seats], MOST_LIFE)
        found = add_bits(found, self.alive, turned(state.alive, seat, seats))
        found = self.add_hands(state, seat, found)
        found = self.add_units(state, seat, found)
        found = self.add_cards(state, found)
        if state.necromancer != EMPTY:
            found = append(found, self.jokers + (state.necromancer + seats - seat) % seats)
        if state.wizard != EMPTY:
            found = append(found, self.jokers + seats + (state.wizard + seats - seat) % seats)
        if state.spirit != EMPTY:
            found = append(found, self.jokers + 2 * seats + (state.spirit + seats - seat) % seats)
        found = self.add_deck(state, seat, found)
        found = append(found, self.active + (state.active + seats - seat) % seats)
        found = append(found, self.phase + state.phase)
        found = add_number(found, self.turns, state.turns, MOST_TURNS)
        found = add_number(found, self.extra, state.extra, MOST_EXTRA)
        found = add_bits(found, self.flags, state.redeployed | state.raised << 1 | state.sudden << 2)
        if state.last != EMPTY:
            found = append(found, self.last + state.last)
        found = add_bits(found, self.warded, turned(state.warded, seat, seats))
        found = add_bits(found, self.finale, turned(state.finale, seat, seats))
        found = self.add_fight(state, seat, found)
        return append(found, self.ending + state.ended)

    def add_step(self, state: Skirmish, seat: i64, found: vec[i64]) -> vec[i64]:
        """What is asked, and what an announced effect strikes."""
        asked = Question(state)
        found = append(found, self.step + asked.kind)
        if asked.window >= 0:
            found = append(found, self.kind + asked.window)
        if asked.slot >= 0:
            found = append(found, self.slot + asked.slot)
        if asked.rival >= 0:
            found = append(found, self.rival + (asked.rival + self.seats - seat) % self.seats)
        found = add_bits(found, self.offered, asked.offered)
        if asked.card >= 0:
            found = append(found, self.effect + asked.card)
        struck = turned_places(asked.struck, seat, self.seats)
        found = add_bits(found, self.struck, struck)
        return add_number(found, self.amount, asked.amount, MOST_HARM) if asked.amount >= 0 else found

    def add_hands(self, state: Skirmish, seat: i64, found: vec[i64]) -> vec[i64]:
        """The known cards of the hands, who knows one's own, and how many there are."""
        viewer = self.viewer(seat)
        for other in range(self.seats):
            hand = state.hands[(seat + other) % self.seats]
            if other == 0 or self.whole:
                found = add_bits(found, self.hands + other * CARDS, hand)
                continue
            for card in range(i64(CARDS)):
                if hand >> card & 1 and sees(state.knows[card], viewer):
                    found = append(found, self.hands + other * CARDS + card)
        own = state.hands[seat]
        seen: i64 = 0
        for card in range(i64(CARDS)):
            if own >> card & 1:
                seen |= state.knows[card]
        for other in range(i64(1), self.seats):
            rival = (seat + other) % self.seats
            if seen >> rival & 1:
                for card in range(i64(CARDS)):
                    if own >> card & 1 and state.knows[card] >> rival & 1:
                        found = append(found, self.exposed + other * CARDS + card)
        for other in range(self.seats):
            found = add_number(found, self.held + other * (MOST_HELD + 1), how_many(state.hands[(seat + other) % self.seats]), MOST_HELD)
        return found

    def add_units(self, state: Skirmish, seat: i64, found: vec[i64]) -> vec[i64]:
        """What stands where, and what it deals."""
        places = self.seats * SLOTS
        bonds = False
        for at in range(places):
            place = (seat * SLOTS + at) % places
            if state.top[place] != EMPTY:
                found = append(found, self.leads + at * CARDS + state.top[place])
                if state.under[place] != EMPTY:
                    bonds = True
        if bonds:
            for at in range(places):
                second = state.under[(seat * SLOTS + at) % places]
                if second != EMPTY:
                    found = append(found, self.seconds + at * CARDS + second)
        for at in range(places):
            place = (seat * SLOTS + at) % places
            if state.top[place] != EMPTY:
                found = add_number(found, self.strength + at * (MOST_STRENGTH + 1), state.strength(place), MOST_STRENGTH)
        return found

    def add_cards(self, state: Skirmish, found: vec[i64]) -> vec[i64]:
        """How single cards stand."""
        found = add_bits(found, self.exhausted, state.exhausted)
        found = add_bits(found, self.recovered, state.recovered)
        found = add_bits(found, self.poisoned, state.poisoned)
        found = add_bits(found, self.summoned, state.summoned)
        found = add_bits(found, self.spent, state.spent)
        found = add_bits(found, self.doubled, state.doubled)
        found = add_bits(found, self.leaving, state.leaving)
        found = add_bits(found, self.returned, state.returned)
        found = add_bits(found, self.marked, state.marked)
        found = add_bits(found, self.barrows, state.barrows)
        found = add_bits(found, self.burned, state.burned)
        found = add_bits(found, self.used, state.used)
        for card in range(i64(CARDS)):
            if state.harm[card]:
                found = add_number(found, self.harm + card * MOST_HARM, state.harm[card] - 1, MOST_HARM - 1)
        return append(found, self.model + state.model) if state.model != EMPTY else found

    def add_deck(self, state: Skirmish, seat: i64, found: vec[i64]) -> vec[i64]:
        """How many cards the deck holds, and those on top that are known."""
        viewer = self.viewer(seat)
        left = state.pile.left
        found = append(found, self.deck + left)
        for depth in range(min(self.depth, left)):
            card = state.pile.cards[left - 1 - depth]
            if sees(state.knows[card], viewer):
                found = append(found, self.top + depth * CARDS + card)
        return found

    def add_fight(self, state: Skirmish, seat: i64, found: vec[i64]) -> vec[i64]:
        """The attacks of this combat."""
        fighting: i64 = 0
        through: i64 = 0
        for slot in range(SLOTS):
            if state.fight[slot] >= 0:
                fighting |= bit_at(slot)
                found = append(found, self.targets + slot * self.seats * (SLOTS + 1) + self.aim(state.fight[slot], seat))
                if state.fight[FIRST + slot] < EMPTY:
                    through |= bit_at(slot)
        if fighting == 0:
            return found
        found = add_bits(found, self.through, through)
        for slot in range(SLOTS):
            if fighting >> slot & 1:
                if state.fight[FIRST + slot] >= 0:
                    found = append(found, self.blockers + slot * 2 * SLOTS + state.fight[FIRST + slot] % SLOTS)
                if state.fight[SECOND + slot] >= 0:
                    found = append(found, self.blockers + slot * 2 * SLOTS + SLOTS + state.fight[SECOND + slot] % SLOTS)
        for slot in range(SLOTS):
            if fighting >> slot & 1 and state.fight[EXCESS + slot] >= 0:
                found = append(found, self.excess + slot * self.seats * (SLOTS + 1) + self.aim(state.fight[EXCESS + slot], seat))
        return found

    def aim(self, aim: i64, seat: i64) -> i64:
        """A target, counted from a seat: a place, or after all places a player."""
        places = self.seats * SLOTS
        if aim >= PLAYER:
            return places + (aim - PLAYER + self.seats - seat) % self.seats
        return (aim + places - seat * SLOTS) % places


def turned_places(mask: i64, seat: i64, seats: i64) -> i64:
    """A mask of places, counted from a seat."""
    if mask == 0:
        return 0
    places = seats * SLOTS
    low = seat * SLOTS
    return (mask >> low | mask << (places - low)) & (bit_at(places) - 1)


class Question:
    """What the step on top asks about."""

    def __init__(self, state: Skirmish) -> None:
        self.kind: i64 = 0
        """Its place in `STEPS`."""
        self.window: i64 = -1
        self.slot: i64 = -1
        self.rival: i64 = -1
        self.offered: i64 = 0
        self.card: i64 = -1
        self.struck: i64 = 0
        self.amount: i64 = -1
        if state.stack:
            self.read(state)

    def read(self, state: Skirmish) -> None:
        step = state.stack[-1]
        if isinstance(step, Deploy):
            self.kind = 2
        elif isinstance(step, Window):
            self.kind = 3
            self.window = step.kind
            self.rival = step.by
            self.read_effect(state)
        elif isinstance(step, Attack):
            self.kind = 4
            self.slot = step.at
        elif isinstance(step, Blocks):
            self.kind = 5
            self.slot = question(state, (state.active + step.at) % state.seats)
        elif isinstance(step, Damage):
            self.kind = 6
            self.slot = step.at
        elif isinstance(step, Picking):
            self.kind = 12
            self.slot = step.slot
            self.rival = step.seat
            self.offered = step.offered
        elif isinstance(step, Rage):
            self.kind = 13
            self.card = step.card
            self.rival = step.seat
            self.struck = step.hit
            self.amount = step.amount
        elif isinstance(step, Destroying):
            self.kind = 11
            self.struck = bit_at(step.first) if step.first != EMPTY else i64(0)
        else:
            self.kind = plain_step(step)

    def read_effect(self, state: Skirmish) -> None:
        """The effect that a window may answer lies under it."""
        for effect in state.stack:
            if isinstance(effect, Effect):
                self.card = effect.card
                self.struck = bit_at(effect.place)
                if effect.also != EMPTY:
                    self.struck |= bit_at(effect.also)


def plain_step(step: object) -> i64:
    """The place in `STEPS` of a step that says no more."""
    if isinstance(step, Fetching):
        return 7
    if isinstance(step, Looking):
        return 8
    if isinstance(step, Summoning):
        return 9
    if isinstance(step, Aiming):
        return 10
    return 14 if isinstance(step, Sundering) else 1
