"""Challenges from their resolution on: who wins, the claim, and what else is won."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from greathall.games.thrones import bounds, notes, values, verbs
from greathall.games.thrones.abilities import changes
from greathall.games.thrones.steps import causes, keywords
from greathall.games.thrones.steps.losses import Losses
from greathall.games.thrones.steps.step import NO_CARDS
from greathall.games.thrones.terms import (
    ATTACKING,
    DEFENDING,
    INTRIGUE,
    LOST,
    MILITARY,
    MOST_MARGIN,
    NOBODY,
    POWER,
    WENT_UNOPPOSED,
    WON,
    opposes,
)
from greathall.kernel.bits import bit_at
from greathall.kernel.event import EVERYONE
from greathall.kernel.move import NONE, pack

if TYPE_CHECKING:
    from greathall.games.thrones.state import Thrones

# What came of a challenge.
UNDECIDED: Final[i64] = 0
ATTACK_WON: Final[i64] = 1
WON_UNOPPOSED: Final[i64] = 2
"""The attack won unopposed."""
DEFENCE_WON: Final[i64] = 3


def side_strength(state: Thrones, role: i64) -> i64:
    """The total STR of a side (A-8.5, A-9.11), with its title (A-11.4)."""
    side = state.participants(role)
    if len(side) == 0:
        return 0
    awe = keywords.intimidator(state)
    found: i64 = 0
    for card in side:
        strength = values.strength(state, card)
        if awe != NOBODY and keywords.intimidated(state, card, strength, awe):
            continue
        if not values.marked(state, card, changes.NO_COUNT):
            found += strength
    return found + values.title_bonus(state, state.attacker if role == ATTACKING else state.defender)


def resolve(state: Thrones) -> i64:
    """Who wins (A-8.5)."""
    attack = side_strength(state, ATTACKING)
    defence = side_strength(state, DEFENDING)
    if attack >= defence and attack > 0:
        winner, loser, side, more, less = state.attacker, state.defender, ATTACKING, attack, defence
        result = WON_UNOPPOSED if defence == 0 else ATTACK_WON
    elif len(state.participants(DEFENDING)):
        winner, loser, side, more, less = state.defender, state.attacker, DEFENDING, defence, attack
        result = DEFENCE_WON
    else:
        state.tell(pack(verbs.TOLD_UNDECIDED), EVERYONE)
        return UNDECIDED
    state.tell(pack(verbs.TOLD_WON, winner, loser, state.contest, max(i64(0), more), max(i64(0), less)), EVERYONE)
    plot = state.plot(winner)
    if side == ATTACKING and plot != NOBODY:
        notes.remember(state, notes.WON, plot, notes.noted(state, notes.WON, plot) + 1)
    margin = min(more - less, MOST_MARGIN) << 6 if state.roster.margins else i64(0)
    state.happen(WON, NONE, winner, loser, state.contest | side << 4 | margin)
    state.happen(LOST, NONE, loser, winner, state.contest | (3 - side) << 4 | margin)
    if result == WON_UNOPPOSED:
        state.happen(WENT_UNOPPOSED, NONE, winner, loser, state.contest | margin)
    return result


def claim(state: Thrones, result: i64) -> None:
    """The target satisfies the claim (A-8.6 to A-8.10)."""
    if result not in (ATTACK_WON, WON_UNOPPOSED):
        return
    if bounds.is_so(state, state.target, changes.NO_CLAIM):
        return
    amount = values.claim(state, state.attacker)
    kind = kind_of_claim(state)
    if kind == MILITARY:
        state.stack.append(Losses(state.target, amount, NO_CARDS))
    elif kind == INTRIGUE:
        state.drop_random(state.target, amount, causes.CLAIM)
    else:
        moved = min(amount, state.house[state.target])
        state.give_house(state.target, -moved, causes.CLAIM)
        state.bestow(state.attacker, moved, causes.CLAIM)


def kind_of_claim(state: Thrones) -> i64:
    """Like which challenge the claim is fulfilled: this one, unless an effect says otherwise."""
    if (state.lasting_kinds | state.static_kinds) >> changes.CLAIM_AS & 1:
        for kind in range(POWER + 1):
            if values.of_seat(state, state.attacker, changes.CLAIM_AS, kind) > 0:
                return kind
    return state.contest


def reward(state: Thrones, result: i64) -> None:
    """Unopposed, opposed titles and the Lord Commander's power, together (A-8.13)."""
    if result == UNDECIDED:
        return
    won = result != DEFENCE_WON
    winner = state.attacker if won else state.defender
    loser = state.defender if won else state.attacker
    amount: i64 = 0
    rule = causes.TITLE
    if result == WON_UNOPPOSED:
        amount += max(i64(0), 1 + values.of_seat(state, winner, changes.UNOPPOSED, NOBODY))
        rule = causes.UNOPPOSED
    if state.titles[winner] != NOBODY and opposes(state.titles[winner], state.titles[loser]) and not state.rewarded >> winner & 1:
        state.rewarded |= bit_at(winner)
        rule = causes.UNOPPOSED_TITLE if amount else causes.TITLE
        amount += 1
    state.claim_power(winner, amount, rule)
    if state.stepped and not won and state.house[loser] > 0:
        state.give_house(loser, -1, causes.COMMANDER)
        state.bestow(winner, 1, causes.COMMANDER)


def winning_side(result: i64) -> i64:
    """The side that has won, or 0."""
    return i64(0) if result == UNDECIDED else DEFENDING if result == DEFENCE_WON else ATTACKING
