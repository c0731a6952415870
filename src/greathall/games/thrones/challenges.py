"""Challenges up to their resolution: who attacks whom, Stealth, who defends, and who steps in."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from greathall.games.thrones import changes, resolving, values, verbs, victory, windows, words
from greathall.games.thrones.frames import Frame
from greathall.games.thrones.terms import (
    ATTACKED,
    ATTACKING,
    BYPASSED,
    CHALLENGE_LONG,
    CHALLENGES,
    CHARACTER,
    COMMANDER,
    DEFENDED,
    DEFENDING,
    EVADED,
    INITIATED,
    MILITARY,
    NOBODY,
    PLAY,
    REGENT,
    STEALTH,
    supported,
)
from greathall.games.thrones.verbs import ATTACK, BYPASS, CHALLENGE, DEFEND, DONE, PASS, REDIRECT, STEP_IN, TARGET
from greathall.kernel.event import EVERYONE
from greathall.kernel.move import NONE, field, pack, verb_of

if TYPE_CHECKING:
    from greathall.games.thrones.state import Thrones

# The stages of a challenge.
REDIRECTING: Final[i64] = 0
BEFORE_DEFENCE: Final[i64] = 1
STEALING: Final[i64] = 2
BEFORE_RESOLUTION: Final[i64] = 3
RESOLVING: Final[i64] = 4
REWARDING: Final[i64] = 5
ENDING: Final[i64] = 6


class Challenging(Frame):
    """The active player's challenges: `at` 0 there are actions first, at 1 the next challenge is declared or the turn ends (A-8.1)."""

    name = "challenging"

    def go(self, state: Thrones) -> bool:
        if self.at == 1:
            return True
        state.stack[-1] = Challenging(self.seat, NOBODY, 0, 1)
        state.stack.append(windows.Action(state.first))
        return False

    def moves(self, state: Thrones, seat: i64) -> vec[i64]:
        found = vec[i64]([pack(DONE)])
        able = fit_to_attack(state, seat)
        for kind in range(i64(len(CHALLENGES))):
            if able >> kind & 1 and state.made[seat * 3 + kind] < allowed(state, seat, kind):
                for other in range(state.seats):
                    if may_challenge(state, seat, other):
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
        state.tell(pack(verbs.CHALLENGED, seat, other, kind), EVERYONE)
        state.stack.append(Challenge())
        state.stack.append(Attackers(seat))

    def prompt(self, state: Thrones, seat: i64) -> str:
        return f"{state.called(seat)}, initiate a challenge, or end your challenges."


def allowed(state: Thrones, seat: i64, kind: i64) -> i64:
    """How many challenges of a kind a player may initiate this phase."""
    if values.of_seat(state, seat, changes.NO_CHALLENGE, kind) > 0:
        return 0
    return 1 + values.of_seat(state, seat, changes.EXTRA, kind)


def may_challenge(state: Thrones, seat: i64, other: i64) -> bool:
    """Whether a player may be challenged by another: no partner, no holder of a supported title (A-11.1)."""
    if not state.foes(seat, other):
        return False
    title = state.titles[seat]
    return title == NOBODY or state.titles[other] == NOBODY or supported(title) != state.titles[other]


def fit_to_attack(state: Thrones, seat: i64) -> i64:
    """The mask of the kinds for which a player has a character that can attack."""
    found: i64 = 0
    for card in state.pile(PLAY, seat):
        if state.table.kinds[card] == CHARACTER and free_to(state, card, changes.NO_ATTACK):
            found |= values.icons(state, card)
    return found


def free_to(state: Thrones, card: i64, ban: i64) -> bool:
    """Whether a character stands and nothing keeps it from attacking, or from defending."""
    if state.kneels[card] or state.leaving[card] or state.roles[card]:
        return False
    return not (state.marks | state.shades) >> ban & 1 or not values.marked(state, card, ban)


def eligible(state: Thrones, seat: i64, ban: i64, chosen: vec[i64]) -> vec[i64]:
    """The characters of a player that can take part and are not chosen yet."""
    found = vec[i64]()
    for card in state.pile(PLAY, seat):
        if (
            state.table.kinds[card] == CHARACTER
            and card not in chosen
            and free_to(state, card, ban)
            and values.icons(state, card) >> state.contest & 1
        ):
            found = append(found, card)
    return found


def declare(state: Thrones, cards: vec[i64], role: i64) -> None:
    """Characters take part, all at once, and kneel for it."""
    for card in cards:
        state.roles[card] = role
        state.tell(pack(verbs.ATTACKS if role == ATTACKING else verbs.DEFENDS, card), EVERYONE)
    for card in cards:
        if not (state.marks | state.shades) >> changes.NO_KNEEL & 1 or not values.marked(state, card, changes.NO_KNEEL):
            state.kneel(card)
        state.happen(ATTACKED if role == ATTACKING else DEFENDED, card, state.holder[card], NONE, state.contest)


class Attackers(Frame):
    """The attacker names attackers (`chosen`), one by one, at least one (A-8.3)."""

    name = "attackers"

    def moves(self, state: Thrones, seat: i64) -> vec[i64]:
        found = vec[i64]()
        if len(self.chosen):
            found = append(found, pack(DONE))
        for card in eligible(state, seat, changes.NO_ATTACK, self.chosen):
            found = append(found, pack(ATTACK, card))
        return found

    def play(self, state: Thrones, seat: i64, move: i64) -> None:
        if verb_of(move) == ATTACK:
            state.stack[-1] = Attackers(seat, NOBODY, 0, 0, 0, append(self.chosen[:], field(move, 0)))
            return
        state.stack.pop()
        declare(state, self.chosen, ATTACKING)
        state.happen(INITIATED, NONE, seat, state.target, state.contest)

    def prompt(self, state: Thrones, seat: i64) -> str:
        return f"{state.called(seat)}, who attacks {state.called(state.target)} in this {CHALLENGES[state.contest]} challenge?"


class Challenge(Frame):
    """A challenge goes on; `at` is its stage, `number` what came of it (`resolving`)."""

    name = "challenge"

    def go(self, state: Thrones) -> bool:
        stage = self.at
        if stage == REWARDING and victory.reached(state):
            return False
        state.stack[-1] = Challenge(NOBODY, NOBODY, self.number, stage + 1)
        if stage == REDIRECTING:
            regent = holder_of(state, REGENT)
            if regent != NOBODY and regent != state.attacker and len(other_targets(state)):
                state.stack.append(Redirect(regent))
        elif stage == BEFORE_DEFENCE:
            state.stack.append(windows.Action(state.first))
            state.stack.append(windows.Window(state.first))
        elif stage == STEALING:
            state.stack.append(Defenders(state.target, NOBODY, 1))
            state.stack.append(Stealth(state.attacker))
        elif stage == BEFORE_RESOLUTION:
            state.stack.append(windows.Action(state.first))
            state.stack.append(windows.Window(state.first))
        elif stage == RESOLVING:
            result = resolving.resolve(state)
            state.stack[-1] = Challenge(NOBODY, NOBODY, result, stage + 1)
            resolving.claim(state, result)
        elif stage == REWARDING:
            state.stack.append(windows.Window(state.first))
            resolving.reward(state, self.number)
        else:
            state.stack.pop()
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


def holder_of(state: Thrones, title: i64) -> i64:
    """Who holds a title."""
    for seat in range(state.seats):
        if state.titles[seat] == title:
            return seat
    return NOBODY


def other_targets(state: Thrones) -> vec[i64]:
    """Whom the attacker might challenge instead."""
    found = vec[i64]()
    for seat in range(state.seats):
        if seat != state.target and may_challenge(state, state.attacker, seat):
            found = append(found, seat)
    return found


class Redirect(Frame):
    """The Crown Regent may have the attacker choose another target (A-11.5)."""

    name = "redirect"

    def moves(self, state: Thrones, seat: i64) -> vec[i64]:
        return vec[i64]([pack(PASS), pack(REDIRECT)])

    def play(self, state: Thrones, seat: i64, move: i64) -> None:
        state.stack.pop()
        if verb_of(move) == REDIRECT:
            state.stack.append(Aiming(state.attacker))

    def prompt(self, state: Thrones, seat: i64) -> str:
        return f"{state.called(seat)}, will you as Crown Regent turn this attack from {state.called(state.target)}?"


class Aiming(Frame):
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
        state.tell(pack(verbs.REDIRECTED, seat, state.target), EVERYONE)

    def prompt(self, state: Thrones, seat: i64) -> str:
        return f"{state.called(seat)}, choose another target."


# Stealth.


class Stealth(Frame):
    """For each attacker with Stealth a character may be passed by; `chosen` are the attackers that have had theirs (A-9.7)."""

    name = "stealth"

    def bearer(self, state: Thrones) -> i64:
        """The next attacker with Stealth."""
        for card in state.pile(PLAY, self.seat):
            if state.roles[card] == ATTACKING and card not in self.chosen and values.has(state, card, STEALTH):
                return card
        return NOBODY

    def go(self, state: Thrones) -> bool:
        if self.bearer(state) != NOBODY and len(self.moves(state, self.seat)) > 1:
            return True
        state.stack.pop()
        return False

    def moves(self, state: Thrones, seat: i64) -> vec[i64]:
        bearer = self.bearer(state)
        found = vec[i64]([pack(PASS)])
        for card in state.pile(PLAY, state.target):
            if (
                state.table.kinds[card] == CHARACTER
                and state.roles[card] == 0
                and not values.has(state, card, STEALTH)
                and not values.immune(state, card, bearer)
            ):
                found = append(found, pack(BYPASS, card))
        return found

    def play(self, state: Thrones, seat: i64, move: i64) -> None:
        state.stack[-1] = Stealth(seat, NOBODY, 0, 0, 0, append(self.chosen[:], self.bearer(state)))
        if verb_of(move) == BYPASS:
            card = field(move, 0)
            state.roles[card] = BYPASSED
            state.tell(pack(verbs.BYPASSED, card), EVERYONE)
            state.happen(EVADED, card, state.holder[card], NONE, NONE)

    def prompt(self, state: Thrones, seat: i64) -> str:
        return f"{state.called(seat)}, whom does {words.card(state, self.bearer(state))} pass by with Stealth?"


# Defence.


class Defenders(Frame):
    """A seat names defenders (`chosen`), one by one. `number`: 1 the target, 2 a supporter, 3 the Lord Commander (A-8.4, A-11.2)."""

    name = "defenders"

    def moves(self, state: Thrones, seat: i64) -> vec[i64]:
        found = vec[i64]()
        if self.number != 2 or len(self.chosen):
            found = append(found, pack(DONE))
        for card in eligible(state, seat, changes.NO_DEFEND, self.chosen):
            found = append(found, pack(DEFEND, card))
        return found

    def play(self, state: Thrones, seat: i64, move: i64) -> None:
        if verb_of(move) == DEFEND:
            state.stack[-1] = Defenders(seat, NOBODY, self.number, 0, 0, append(self.chosen[:], field(move, 0)))
            return
        state.stack.pop()
        declare(state, self.chosen, DEFENDING)
        if len(self.chosen) == 0 and self.number == 1:
            state.stack.append(SteppingIn(state.next_seat(state.target)))

    def prompt(self, state: Thrones, seat: i64) -> str:
        return f"{state.called(seat)}, who defends against {state.called(state.attacker)}'s {CHALLENGES[state.contest]} challenge?"


class SteppingIn(Frame):
    """Nobody was declared: supporters and the Lord Commander are asked, clockwise from the target's left (A-11.13)."""

    name = "stepping_in"

    def go(self, state: Thrones) -> bool:
        if self.seat == state.target:
            state.stack.pop()
            return False
        if may_step_in(state, self.seat):
            return True
        state.stack[-1] = SteppingIn(state.next_seat(self.seat))
        return False

    def moves(self, state: Thrones, seat: i64) -> vec[i64]:
        return vec[i64]([pack(PASS), pack(STEP_IN)])

    def play(self, state: Thrones, seat: i64, move: i64) -> None:
        if verb_of(move) == PASS:
            state.stack[-1] = SteppingIn(state.next_seat(seat))
            return
        state.tell(pack(verbs.STEPPED_IN, seat), EVERYONE)
        state.defender = seat
        if supports(state, seat):
            state.stack[-1] = Defenders(seat, NOBODY, 2)
        else:
            state.target = seat
            state.stepped = 1
            state.stack[-1] = Defenders(seat, NOBODY, 3)

    def prompt(self, state: Thrones, seat: i64) -> str:
        return f"{state.called(seat)}, will you step in for {state.called(state.target)}?"


def supports(state: Thrones, seat: i64) -> bool:
    """Whether a seat's title supports the target's."""
    title = state.titles[seat]
    return title != NOBODY and state.titles[state.target] != NOBODY and supported(title) == state.titles[state.target]


def may_step_in(state: Thrones, seat: i64) -> bool:
    """Whether a seat may defend for the target: as a supporter with someone to declare, or as Lord Commander (A-11.2, A-11.9)."""
    if seat == state.attacker:
        return False
    if supports(state, seat):
        return len(eligible(state, seat, changes.NO_DEFEND, vec[i64]())) > 0
    if state.titles[seat] != COMMANDER or not may_challenge(state, state.attacker, seat):
        return False
    return state.contest == MILITARY or state.table.literal
