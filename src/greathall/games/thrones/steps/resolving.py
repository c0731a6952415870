"""Challenges from their resolution on: who wins, the claim, what else is won, and the keywords that work afterwards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from greathall.games.thrones import values, verbs
from greathall.games.thrones.abilities import changes
from greathall.games.thrones.steps import leaving
from greathall.games.thrones.steps.step import NO_CARDS, SeatStep, Selection, ThronesStep, Written
from greathall.games.thrones.terms import (
    ATTACKING,
    CHARACTER,
    DEADLY,
    DEFENDING,
    INTIMIDATE,
    INTRIGUE,
    KEYWORDS,
    KILL,
    LOST,
    MILITARY,
    NOBODY,
    PLAY,
    RENOWN,
    VENGEFUL,
    VIGILANT,
    WENT_UNOPPOSED,
    WON,
    opposes,
)
from greathall.games.thrones.verbs import DONE, STAND
from greathall.kernel.bits import bit_at
from greathall.kernel.event import EVERYONE
from greathall.kernel.move import NONE, field, pack, verb_of

if TYPE_CHECKING:
    from greathall.games.thrones.state import Thrones

# What came of a challenge.
UNDECIDED: Final[i64] = 0
ATTACK_WON: Final[i64] = 1
UNOPPOSED: Final[i64] = 2
"""The attack won unopposed."""
DEFENCE_WON: Final[i64] = 3


def participants(state: Thrones, role: i64) -> vec[i64]:
    """The characters of one side."""
    found = vec[i64]()
    for seat in range(state.seats):
        for card in state.pile(PLAY, seat):
            if state.roles[card] == role:
                found = append(found, card)
    return found


def intimidation(state: Thrones) -> i64:
    """The attacker whose Intimidate is the strongest."""
    best = NOBODY
    for card in participants(state, ATTACKING):
        if values.has(state, card, INTIMIDATE) and (best == NOBODY or values.strength(state, card) > values.strength(state, best)):
            best = card
    return best


def side_strength(state: Thrones, role: i64) -> i64:
    """The total STR of a side (A-8.5, A-9.11), with its title (A-11.4)."""
    side = participants(state, role)
    if len(side) == 0:
        return 0
    awe = intimidation(state)
    bound: i64 = 0 if awe == NOBODY else values.strength(state, awe)
    found: i64 = 0
    for card in side:
        strength = values.strength(state, card)
        if strength < bound and not values.immune(state, card, awe):
            continue
        if not (state.lasting_kinds | state.static_kinds) >> changes.NO_COUNT & 1 or not values.marked(state, card, changes.NO_COUNT):
            found += strength
    return found + values.title_bonus(state, state.attacker if role == ATTACKING else state.defender)


def resolve(state: Thrones) -> i64:
    """Who wins (A-8.5)."""
    attack = side_strength(state, ATTACKING)
    defence = side_strength(state, DEFENDING)
    if attack >= defence and attack > 0:
        winner, loser, side = state.attacker, state.defender, ATTACKING
        result = UNOPPOSED if defence == 0 else ATTACK_WON
    elif len(participants(state, DEFENDING)):
        winner, loser, side = state.defender, state.attacker, DEFENDING
        result = DEFENCE_WON
    else:
        state.tell(pack(verbs.UNDECIDED), EVERYONE)
        return UNDECIDED
    state.tell(pack(verbs.WON, winner, loser), EVERYONE)
    state.happen(WON, NONE, winner, loser, state.contest | side << 4)
    state.happen(LOST, NONE, loser, winner, state.contest | (3 - side) << 4)
    if result == UNOPPOSED:
        state.happen(WENT_UNOPPOSED, NONE, winner, loser, state.contest)
    return result


def claim(state: Thrones, result: i64) -> None:
    """The target satisfies the claim (A-8.6 to A-8.10)."""
    if result not in (ATTACK_WON, UNOPPOSED):
        return
    amount = values.claim(state, state.attacker)
    if state.contest == MILITARY:
        state.stack.append(Losses(state.target, amount, False, NO_CARDS))
    elif state.contest == INTRIGUE:
        state.drop_random(state.target, amount)
    else:
        moved = min(amount, state.house[state.target])
        state.give_house(state.target, -moved)
        state.bestow(state.attacker, moved)


class Losses(Selection):
    """A seat chooses characters to be killed for a claim (A-8.6); Deadly asks in the same way for one (A-9.1)."""

    name = "losses"

    def __init__(self, seat: i64, count: i64, deadly: bool, chosen: vec[i64]) -> None:
        super().__init__(seat, chosen)
        self.count: i64 = count
        """How many are killed."""
        self.deadly = deadly
        """Whether Deadly kills: only defenders that are not immune to characters."""

    def written(self) -> Written:
        return Written(self.name, self.seat, number=self.count, at=i64(self.deadly), chosen=self.chosen)

    @classmethod
    def read(cls, told: Written) -> ThronesStep:
        return Losses(told.seat, told.number, told.at != 0, told.chosen)

    def candidates(self, state: Thrones) -> vec[i64]:
        """Who may be chosen next."""
        found = vec[i64]()
        for card in state.pile(PLAY, self.seat):
            if (
                state.roster.kinds[card] == CHARACTER
                and card not in self.chosen
                and leaving.can_leave(state, card, KILL)
                and (not self.deadly or (state.roles[card] == DEFENDING and not immune_to_characters(state, card)))
            ):
                found = append(found, card)
        return found

    def go(self, state: Thrones) -> bool:
        if i64(len(self.chosen)) < self.count and len(self.candidates(state)):
            return True
        state.stack.pop()
        leaving.strike(state, self.chosen, KILL, state.attacker if self.deadly else NOBODY, False)
        return False

    def moves(self, state: Thrones, seat: i64) -> vec[i64]:
        found = vec[i64]()
        for card in self.candidates(state):
            found = append(found, pack(verbs.KILL, card))
        return found

    def play(self, state: Thrones, seat: i64, move: i64) -> None:
        state.stack[-1] = Losses(seat, self.count, self.deadly, append(self.chosen[:], field(move, 0)))

    def prompt(self, state: Thrones, seat: i64) -> str:
        left = self.count - i64(len(self.chosen))
        return f"{state.called(seat)}, choose a character to be killed ({left} to choose)."


def immune_to_characters(state: Thrones, card: i64) -> bool:
    """Whether a card ignores what characters do."""
    return any(values.immune(state, card, other) for other in participants(state, ATTACKING))


def reward(state: Thrones, result: i64) -> None:
    """Unopposed, opposed titles and the Lord Commander's power, together (A-8.13)."""
    if result == UNDECIDED:
        return
    won = result != DEFENCE_WON
    winner = state.attacker if won else state.defender
    loser = state.defender if won else state.attacker
    amount: i64 = 0
    if result == UNOPPOSED:
        amount += max(i64(0), 1 + values.of_seat(state, winner, changes.UNOPPOSED, NOBODY))
    if state.titles[winner] != NOBODY and opposes(state.titles[winner], state.titles[loser]) and not state.rewarded >> winner & 1:
        state.rewarded |= bit_at(winner)
        amount += 1
    state.claim_power(winner, amount)
    if state.stepped and not won and state.house[loser] > 0:
        state.give_house(loser, -1)
        state.bestow(winner, 1)


def honour(state: Thrones, result: i64) -> None:
    """Renown (A-8.13); then the keywords wait for their turn."""
    won = result in (ATTACK_WON, UNOPPOSED)
    if result != UNDECIDED:
        for card in participants(state, ATTACKING if won else DEFENDING):
            if values.has(state, card, RENOWN) and not state.leaving[card]:
                state.claim_on(card, 1)
    deadly(state)
    if won:
        wake(state, state.attacker, VIGILANT)
        wake(state, state.defender, VENGEFUL)


def deadly(state: Thrones) -> None:
    """Deadly waits if the attacker has more of it (A-9.1)."""
    if count(state, ATTACKING) > count(state, DEFENDING) and len(participants(state, DEFENDING)):
        state.pending |= bit_at(DEADLY)


def count(state: Thrones, role: i64) -> i64:
    """The Deadly characters of a side."""
    found: i64 = 0
    for card in participants(state, role):
        if values.has(state, card, DEADLY):
            found += 1
    return found


def kneeling_with(state: Thrones, seat: i64, keyword: i64) -> vec[i64]:
    """The kneeling cards of a seat with a keyword."""
    found = vec[i64]()
    for card in state.pile(PLAY, seat):
        if state.kneels[card] and not state.leaving[card] and values.has(state, card, keyword):
            found = append(found, card)
    return found


def wake(state: Thrones, seat: i64, keyword: i64) -> None:
    """Vigilant or Vengeful waits if it has a card to stand (A-9.13, A-9.14)."""
    if len(kneeling_with(state, seat, keyword)):
        state.pending |= bit_at(keyword)


def keyword(state: Thrones, which: i64) -> None:
    """A keyword's turn among the passives has come."""
    if which == DEADLY:
        state.stack.append(Losses(state.defender, 1, True, NO_CARDS))
    else:
        state.stack.append(Rising(state.attacker if which == VIGILANT else state.defender, which))


class Rising(SeatStep):
    """A seat stands any of its cards with a keyword, one by one (A-9.13, A-9.14)."""

    name = "rising"

    def __init__(self, seat: i64, keyword: i64) -> None:
        super().__init__(seat)
        self.keyword: i64 = keyword

    def written(self) -> Written:
        return Written(self.name, self.seat, number=self.keyword)

    @classmethod
    def read(cls, told: Written) -> ThronesStep:
        return Rising(told.seat, told.number)

    def go(self, state: Thrones) -> bool:
        if len(kneeling_with(state, self.seat, self.keyword)):
            return True
        state.stack.pop()
        return False

    def moves(self, state: Thrones, seat: i64) -> vec[i64]:
        found = vec[i64]([pack(DONE)])
        for card in kneeling_with(state, seat, self.keyword):
            found = append(found, pack(STAND, card))
        return found

    def play(self, state: Thrones, seat: i64, move: i64) -> None:
        if verb_of(move) == DONE:
            state.stack.pop()
        else:
            state.stand(field(move, 0))

    def prompt(self, state: Thrones, seat: i64) -> str:
        return f"{state.called(seat)}, stand your {KEYWORDS[self.keyword]} cards?"
