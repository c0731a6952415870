"""How a sensible player mostly plays, decided quickly: by this a search plays on. A habit looks at no more than one position.

A position is calm when nothing is being resolved: no challenge, no ability, no window of responses.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from librt.vecs import append, vec
from mypy_extensions import i64

from greathall.games.thrones import scoring, values, verbs
from greathall.games.thrones.abilities import changes
from greathall.games.thrones.steps import resolving
from greathall.games.thrones.steps.challenges import Challenging
from greathall.games.thrones.steps.eligibility import eligible, free_to
from greathall.games.thrones.steps.setup import Placing
from greathall.games.thrones.steps.step import SeatStep, Selection
from greathall.games.thrones.steps.using import Cancelling
from greathall.games.thrones.steps.windows import Action, Window
from greathall.games.thrones.terms import ATTACKING, CHARACTER, HAND, INTRIGUE, MARSHALLING, MILITARY, NOBODY, PLAY
from greathall.kernel.chance import Chance
from greathall.kernel.move import field, pack, verb_of

if TYPE_CHECKING:
    from greathall.games.thrones.state import Thrones

CARELESS: Final[i64] = 16
"""One decision in this many is left to chance."""
SELDOM: Final[i64] = 3
"""A usable card is used in one action window out of this many."""
TRIED: Final[i64] = 3
"""The number of targets of which the best is chosen."""
MOST_PASSES: Final[i64] = 12


def calm(state: Thrones) -> bool:
    """Whether nothing is being resolved."""
    if state.contest != NOBODY or not state.stack:
        return not state.stack
    step = state.stack[-1]
    return isinstance(step, (Action, Challenging, Placing))


# What need not be thought about.


def sensible(state: Thrones, seat: i64, moves: vec[i64]) -> vec[i64]:
    """The moves without those that others make up for: one order of naming cards, one of several copies."""
    if len(moves) < 2:
        return moves
    verb = verb_of(moves[i64(len(moves)) - 1])
    if verb in (verbs.BYPASS, verbs.STAND):
        # To use Stealth, Vigilant or Vengeful never hurts.
        return moves[1:] if verb == verbs.BYPASS else moves[1:2]
    found = vec[i64]()
    last: i64 = -1
    if verb in (verbs.ATTACK, verbs.DEFEND, verbs.KILL):
        for card in cast(Selection, state.stack[-1]).chosen:
            last = max(last, card)
    for move in moves:
        verb = verb_of(move)
        if verb in (verbs.ATTACK, verbs.DEFEND, verbs.KILL):
            if field(move, 0) < last:
                continue
        elif verb in (verbs.MARSHAL, verbs.PLACE, verbs.USE, verbs.DUPLICATE) and again(state, move, found):
            continue
        found = append(found, move)
    return found if len(found) else moves


def again(state: Thrones, move: i64, found: vec[i64]) -> bool:
    """Whether a copy of a card in hand can already be played in the same way."""
    card = field(move, 0)
    if state.zone[card] != HAND:
        return False
    face = state.roster.faces[card]
    for other in found:
        if (
            verb_of(other) == verb_of(move)
            and field(other, 1) == field(move, 1)
            and state.roster.faces[field(other, 0)] is face
            and state.zone[field(other, 0)] == HAND
        ):
            return True
    return False


# Habits.


def habit(state: Thrones, seat: i64, chance: Chance) -> i64:
    """A move as a sensible player might choose."""
    idle = isinstance(state.stack[-1], Action) and not (state.phase == MARSHALLING and seat == state.active)
    if idle and chance.below(SELDOM):
        # Without a look at what is possible, which takes longest.
        return pack(verbs.PASS)
    moves = state.moves(seat)
    count = i64(len(moves))
    if count == 1:
        return moves[0]
    if chance.below(CARELESS) == 0:
        return moves[chance.below(count)]
    verb = verb_of(moves[count - 1])
    if verb == verbs.CHALLENGE:
        return challenge(state, seat, moves, chance)
    if verb == verbs.ATTACK:
        return attack(state, seat, moves, chance)
    if verb == verbs.DEFEND:
        return defend(state, seat, moves, chance)
    if verb == verbs.KILL:
        return least(state, moves)
    if verb == verbs.RESPOND:
        return respond(moves, chance)
    if verb in (verbs.BYPASS, verbs.STAND, verbs.STEP_IN):
        return moves[1 + chance.below(count - 1)]
    if verb == verbs.FIRST:
        return moves[seat]
    if verb == verbs.PLACE:
        return dearest(state, moves, chance)
    if verb_of(moves[0]) == verbs.PASS:
        return act(state, moves, idle or chance.below(SELDOM) == 0, chance)
    if verb in (verbs.CHOOSE, verbs.CHOOSE_PLAYER, verbs.PAY) or (verb == verbs.DONE and verb_of(moves[0]) == verbs.CHOOSE):
        return best_of_some(state, seat, moves, chance)
    return moves[chance.below(count)]


def act(state: Thrones, moves: vec[i64], eager: bool, chance: Chance) -> i64:
    """In an action window: use a card if eager to, marshal while there is gold, otherwise pass."""
    marshals = vec[i64]()
    others = vec[i64]()
    for move in moves:
        verb = verb_of(move)
        if verb == verbs.DUPLICATE:
            return move
        if verb == verbs.MARSHAL:
            marshals = append(marshals, move)
        elif verb == verbs.USE or verb == verbs.PLAY_AMBUSH:
            others = append(others, move)
    if eager and len(others):
        return others[chance.below(i64(len(others)))]
    return dearest(state, marshals, chance) if len(marshals) else moves[0]


def dearest(state: Thrones, moves: vec[i64], chance: Chance) -> i64:
    """The more expensive of two cards; of several ways to play a card, any."""
    one = moves[chance.below(i64(len(moves)))]
    other = moves[chance.below(i64(len(moves)))]
    if verb_of(one) == verbs.DONE:
        return other
    if verb_of(other) == verbs.DONE:
        return one
    return one if state.roster.faces[field(one, 0)].cost >= state.roster.faces[field(other, 0)].cost else other


def respond(moves: vec[i64], chance: Chance) -> i64:
    """Responses are mostly used."""
    move = moves[1 + chance.below(i64(len(moves)) - 1)]
    return move if chance.below(4) else moves[0]


def least(state: Thrones, moves: vec[i64]) -> i64:
    """The card that is worth least."""
    best = moves[0]
    lowest = 1000.0
    for move in moves:
        card = field(move, 0)
        loss = scoring.card_worth(state, card) + float(state.power[card])
        if state.duplicate_of(card) != NOBODY:
            loss = 0.5
        if loss < lowest:
            lowest = loss
            best = move
    return best


def best_of_some(state: Thrones, seat: i64, moves: vec[i64], chance: Chance) -> i64:
    """Of a few moves by chance the one after which the seat stands best, when all others let it pass."""
    best = moves[chance.below(i64(len(moves)))]
    highest = -1.0
    for _each in range(min(TRIED, i64(len(moves)))):
        move = moves[chance.below(i64(len(moves)))]
        trial = state.copy()
        trial.apply(seat, move)
        left: i64 = MOST_PASSES
        while left and trial.stack and isinstance(trial.stack[-1], (Cancelling, Window)):
            trial.apply(cast(SeatStep, trial.stack[-1]).seat, pack(verbs.PASS))
            left -= 1
        found = scoring.evaluate(trial, seat)
        if found > highest:
            highest = found
            best = move
    return best


# Challenges.


def total_strength(state: Thrones, cards: vec[i64]) -> i64:
    found: i64 = 0
    for card in cards:
        found += values.strength(state, card)
    return found


def force(state: Thrones, seat: i64, kind: i64, ban: i64) -> i64:
    """The STR of all who could attack, or defend, in a challenge of a kind."""
    found: i64 = 0
    for card in state.pile(PLAY, seat):
        if state.roster.kinds[card] == CHARACTER and free_to(state, card, ban) and values.icons(state, card) >> kind & 1:
            found += values.strength(state, card)
    return found


def challenge(state: Thrones, seat: i64, moves: vec[i64], chance: Chance) -> i64:
    """The challenge that promises most, if any does."""
    best = moves[0]
    highest = 0.25
    for move in moves:
        if verb_of(move) != verbs.CHALLENGE:
            continue
        kind, other = field(move, 0), field(move, 1)
        mine = force(state, seat, kind, changes.NO_ATTACK)
        theirs = force(state, other, kind, changes.NO_DEFEND)
        if mine == 0:
            continue
        prize = float(values.claim(state, seat)) * stake(state, other, kind) + (1.0 if theirs == 0 else 0.2)
        if mine < theirs:
            prize *= 0.4
        prize *= 0.75 + 0.5 * float(chance.below(8)) / 7.0
        if prize > highest:
            highest = prize
            best = move
    return best


def stake(state: Thrones, seat: i64, kind: i64) -> float:
    """What one point of claim takes from a seat and gives to the other."""
    if kind == MILITARY:
        for card in state.pile(PLAY, seat):
            if state.roster.kinds[card] == CHARACTER:
                return 1.0
        return 0.0
    if kind == INTRIGUE:
        return 0.4 if len(state.pile(HAND, seat)) else 0.0
    return 2.0 if state.house[seat] else 0.0


def attack(state: Thrones, seat: i64, moves: vec[i64], chance: Chance) -> i64:
    """Attackers until no defence can beat them; if there are not enough for that, one or two."""
    chosen = cast(Selection, state.stack[-1]).chosen
    against = total_strength(state, eligible(state, state.target, changes.NO_DEFEND, vec[i64]()))
    so_far = total_strength(state, chosen)
    if len(chosen):
        if so_far >= max(i64(1), against):
            return moves[0]
        if force(state, seat, state.contest, changes.NO_ATTACK) < against and chance.below(2):
            return moves[0]
    at = i64(1) if len(chosen) else i64(0)
    return moves[at + chance.below(i64(len(moves)) - at)]


def defend(state: Thrones, seat: i64, moves: vec[i64], chance: Chance) -> i64:
    """Defenders until they beat the attack, if they can; otherwise perhaps one, so that it is not unopposed."""
    if verb_of(moves[0]) != verbs.DONE:
        return moves[chance.below(i64(len(moves)))]
    chosen = cast(Selection, state.stack[-1]).chosen
    against = resolving.side_strength(state, ATTACKING)
    so_far = total_strength(state, chosen)
    possible = so_far
    for move in moves:
        if verb_of(move) == verbs.DEFEND:
            possible += values.strength(state, field(move, 0))
    if so_far > against:
        return moves[0]
    if possible > against:
        if len(chosen) or chance.below(4):
            return moves[1 + chance.below(i64(len(moves)) - 1)]
        return moves[0]
    if len(chosen) or chance.below(2):
        return moves[0]
    weakest = moves[1]
    for move in moves[1:]:
        if values.strength(state, field(move, 0)) < values.strength(state, field(weakest, 0)):
            weakest = move
    return weakest
