"""Challenges from the attack on: who attacks whom, and the stages up to the end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from greathall.games.thrones import bounds
from greathall.games.thrones.abilities import changes
from greathall.games.thrones.messages import ASK_ATTACKERS, ASK_CHALLENGE, ASK_REDIRECT, ASK_TARGET
from greathall.games.thrones.steps import delaying, keywords, resolving, windows
from greathall.games.thrones.steps.defending import AS_TARGET, Defenders
from greathall.games.thrones.steps.eligibility import allowed, declare, eligible, fit_to_attack, is_fresh, may_challenge, rested
from greathall.games.thrones.steps.step import NO_CARDS, SeatStep, Selection, ThronesStep, Written
from greathall.games.thrones.terms import (
    ATTACKING,
    BY_TITLE,
    CHALLENGE_LONG,
    CHALLENGES,
    CLAIMING,
    FULFILLING,
    INITIATED,
    NOBODY,
    PLAY,
    REGENT,
)
from greathall.games.thrones.verbs import ATTACK, CHALLENGE, DONE, PASS, REDIRECT, TARGET, TOLD_CHALLENGED, TOLD_REDIRECTED
from greathall.kernel.event import EVERYONE
from greathall.kernel.move import NONE, field, pack, verb_of
from greathall.kernel.sentences.message import Saying

if TYPE_CHECKING:
    from greathall.games.thrones.state import Thrones


# The stages of a challenge.
REDIRECTING: Final[i64] = 0
BEFORE_DEFENCE: Final[i64] = 1
DECLARING_DEFENCE: Final[i64] = 2
BEFORE_RESOLUTION: Final[i64] = 3
RESOLVING: Final[i64] = 4
REWARDING: Final[i64] = 5
WORKING_KEYWORDS: Final[i64] = 6
ENDING: Final[i64] = 7
CLAIMED: Final[i64] = 8
"""What may be done before the claim is done."""


@mypyc_attr(free_list_len=1)
class Challenging(SeatStep):
    """The active player's challenges: there are actions first, then the next challenge is declared or the turn ends (A-8.1)."""

    name = "challenging"

    def __init__(self, seat: i64, acted: bool = False) -> None:
        super().__init__(seat)
        self.acted = acted
        """Whether the actions before the next challenge are over."""

    def written(self) -> Written:
        return Written(self.name, self.seat, at=i64(self.acted))

    @classmethod
    def read(cls, told: Written) -> ThronesStep:
        return Challenging(told.seat, told.at == 1)

    def go(self, state: Thrones) -> bool:
        if self.acted:
            return True
        state.stack[-1] = Challenging(self.seat, True)
        state.stack.append(windows.action(state.first))
        return False

    def moves(self, state: Thrones, seat: i64) -> vec[i64]:
        found = vec[i64]([pack(DONE)])
        able = fit_to_attack(state, seat)
        for kind in range(i64(len(CHALLENGES))):
            made = state.made[seat * 3 + kind]
            fit = fit_to_attack(state, seat, True) if is_fresh(state, seat, made + 1, kind) else able
            if fit >> kind & 1 and made < allowed(state, seat, kind):
                for other in range(state.seats):
                    if may_challenge(state, seat, other) and bounds.at_most(state, other, changes.MOST_ATTACKERS) != 0:
                        found = append(found, pack(CHALLENGE, kind, other))
        return found

    def play(self, state: Thrones, seat: i64, move: i64) -> None:
        if verb_of(move) == DONE:
            state.stack.pop()
            return
        state.stack[-1] = Challenging(seat)
        kind, other = field(move, 0), field(move, 1)
        state.contest = kind
        state.attacker = seat
        state.target = other
        state.defender = other
        state.stepped = 0
        state.made[seat * 3 + kind] += 1
        state.tell(pack(TOLD_CHALLENGED, seat, other, kind), EVERYONE)
        state.stack.append(Challenge())
        state.stack.append(Attackers(seat, NO_CARDS))

    def prompt(self, state: Thrones, seat: i64) -> Saying:
        return ASK_CHALLENGE.say(seat)


@mypyc_attr(free_list_len=1)
class Attackers(Selection):
    """The attacker names attackers, one by one, at least one (A-8.3)."""

    name = "attackers"

    def written(self) -> Written:
        return Written(self.name, self.seat, chosen=self.chosen)

    @classmethod
    def read(cls, told: Written) -> ThronesStep:
        return Attackers(told.seat, told.chosen)

    def moves(self, state: Thrones, seat: i64) -> vec[i64]:
        found = vec[i64]()
        if len(self.chosen):
            found = append(found, pack(DONE))
        most = bounds.at_most(state, state.target, changes.MOST_ATTACKERS)
        if most < 0 or i64(len(self.chosen)) < most:
            able = eligible(state, seat, changes.NO_ATTACK, self.chosen)
            fresh = is_fresh(state, seat, state.made[seat * 3 + state.contest], state.contest)
            for card in rested(state, able) if fresh else able:
                found = append(found, pack(ATTACK, card))
        return found

    def play(self, state: Thrones, seat: i64, move: i64) -> None:
        if verb_of(move) == ATTACK:
            state.stack[-1] = Attackers(seat, append(self.chosen[:], field(move, 0)))
            return
        state.stack.pop()
        declare(state, self.chosen, ATTACKING)

    def prompt(self, state: Thrones, seat: i64) -> Saying:
        return ASK_ATTACKERS.say(seat, state.target, state.contest)


@mypyc_attr(free_list_len=1)
class Challenge(ThronesStep):
    """A challenge goes on from stage to stage."""

    name = "challenge"

    def __init__(self, stage: i64 = REDIRECTING, result: i64 = resolving.UNDECIDED) -> None:
        self.stage: i64 = stage
        self.result: i64 = result
        """What came of it, once it is resolved."""

    def written(self) -> Written:
        return Written(self.name, number=self.result, at=self.stage)

    @classmethod
    def read(cls, told: Written) -> ThronesStep:
        return Challenge(told.at, told.number)

    def go(self, state: Thrones) -> bool:
        stage = self.stage
        state.stack[-1] = Challenge(stage + 1, self.result)
        if stage == REDIRECTING:
            regent = state.title_holder(REGENT)
            if regent != NOBODY and regent != state.attacker and len(other_targets(state)):
                state.stack.append(Redirect(regent))
        elif stage == BEFORE_DEFENCE:
            state.happen(INITIATED, NONE, state.attacker, state.target, state.contest)
            state.stack.append(windows.action(state.first))
            state.stack.append(windows.window(state.first))
        elif stage == DECLARING_DEFENCE:
            state.stack.append(Defenders(state.target, AS_TARGET, NO_CARDS))
            state.stack.append(keywords.Stealth(state.attacker, NO_CARDS))
        elif stage == BEFORE_RESOLUTION:
            state.stack.append(windows.action(state.first))
            state.stack.append(windows.window(state.first))
        elif stage == RESOLVING:
            result = resolving.resolve(state)
            state.stack[-1] = Challenge(stage + 1, result)
            if result in (resolving.ATTACK_WON, resolving.WON_UNOPPOSED) and (state.hears(CLAIMING) or state.hears(FULFILLING)):
                state.stack[-1] = Challenge(CLAIMED, result)
                state.stack.append(windows.window(state.first))
                state.held = state.happened
                state.happened = vec[i64]()
                state.happen(CLAIMING, NONE, state.attacker, state.target, state.contest)
                state.happen(FULFILLING, NONE, state.target, state.attacker, state.contest)
                return False
            resolving.claim(state, result)
        elif stage == CLAIMED:
            state.stack[-1] = Challenge(REWARDING, self.result)
            state.happened = state.held
            state.held = vec[i64]()
            resolving.claim(state, self.result)
        elif stage == REWARDING:
            resolving.reward(state, self.result)
        elif stage == WORKING_KEYWORDS:
            state.stack.append(windows.window(state.first))
            keywords.after_challenge(state, resolving.winning_side(self.result))
        elif delaying.due(state, CHALLENGE_LONG):
            state.stack[-1] = Challenge(stage, self.result)
            state.stack.append(windows.window(state.first))
            delaying.do(state, CHALLENGE_LONG)
        else:
            # What lasted for the challenge is over: that may decide the game, or send cards away.
            state.stack[-1] = windows.window(state.first)
            end(state)
        return False


def end(state: Thrones) -> None:
    """The challenge is over."""
    for seat in range(state.seats):
        for card in state.pile(PLAY, seat):
            state.roles[card] = 0
    state.contest = NOBODY
    state.attacker = NOBODY
    state.target = NOBODY
    state.defender = NOBODY
    state.stepped = 0
    state.expire(CHALLENGE_LONG)


# The Crown Regent.


def other_targets(state: Thrones) -> vec[i64]:
    """Whom the attacker might challenge instead."""
    found = vec[i64]()
    for seat in range(state.seats):
        if seat != state.target and may_challenge(state, state.attacker, seat):
            found = append(found, seat)
    return found


class Redirect(SeatStep):
    """The Crown Regent may have the attacker choose another target (A-11.5)."""

    name = "redirect"

    def moves(self, state: Thrones, seat: i64) -> vec[i64]:
        return vec[i64]([pack(PASS), pack(REDIRECT)])

    def declining(self, state: Thrones, seat: i64) -> i64:
        return pack(PASS)

    def occasion(self, state: Thrones) -> str:
        return BY_TITLE

    def play(self, state: Thrones, seat: i64, move: i64) -> None:
        state.stack.pop()
        if verb_of(move) == REDIRECT:
            state.stack.append(Aiming(state.attacker))

    def prompt(self, state: Thrones, seat: i64) -> Saying:
        return ASK_REDIRECT.say(seat, state.target)


class Aiming(SeatStep):
    """The attacker chooses another target."""

    name = "aiming"

    def moves(self, state: Thrones, seat: i64) -> vec[i64]:
        found = vec[i64]()
        for other in other_targets(state):
            found = append(found, pack(TARGET, other))
        return found

    def play(self, state: Thrones, seat: i64, move: i64) -> None:
        state.stack.pop()
        state.target = field(move, 0)
        state.defender = state.target
        regent = state.title_holder(REGENT)
        state.tell(pack(TOLD_REDIRECTED, seat, state.target, NONE if regent == NOBODY else regent), EVERYONE)

    def prompt(self, state: Thrones, seat: i64) -> Saying:
        return ASK_TARGET.say(seat)
