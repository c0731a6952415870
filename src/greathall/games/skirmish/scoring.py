"""Who wins, and how well a position stands: life, armies and hands, and the attacks that are about to fall."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from greathall.games.skirmish import messages
from greathall.games.skirmish.cards import CLUBS, EMPTY, HEARTS
from greathall.games.skirmish.resolving import EXCESS, FIRST, PLAYER, defender, excess, hits_back
from greathall.kernel.bits import highest
from greathall.kernel.sentences.message import Saying

if TYPE_CHECKING:
    from greathall.games.skirmish.state import Skirmish

# What things are worth, in points of life.
ATTACK_WORTH: Final = 1.1
DEFENSE_WORTH: Final = 0.5
CARD_WORTH: Final = 3.0
SHIELDED_WORTH: Final = 0.2
"""How much of a Heart is at stake behind its Shield."""
UNANSWERED: Final = 0.5
"""How much of an attack counts that the defender may still block."""


def winners(state: Skirmish) -> i64:
    """Of those alive, the ones with the most life (S-11.2, S-11.4)."""
    return highest(state.life, state.alive)


def reckoning(state: Skirmish, seat: i64) -> list[Saying]:
    """How a seat stands at the end: its life, or that it is out (S-11.1, S-11.4)."""
    life = state.life[seat]
    return [messages.LIFE_LEFT.say(life) if life > 0 else messages.OUT_OF_THE_WAR.say()]


def unit_worth(state: Skirmish, place: i64) -> float:
    """What a unit is worth; one that will go at END TURN nothing."""
    total = 0.0
    card = state.top[place]
    if card != EMPTY and not (state.poisoned | state.leaving) >> card & 1:
        face = state.face(card)
        total += ATTACK_WORTH * float(state.deck.attack[face]) + DEFENSE_WORTH * float(state.deck.defense[face])
        card = state.under[place]
        if card != EMPTY:
            face = state.face(card)
            total += ATTACK_WORTH * float(state.deck.attack[face]) + DEFENSE_WORTH * float(state.deck.defense[face])
    return total


def worth(state: Skirmish, seat: i64) -> float:
    """A seat's life, army and hand in points of life."""
    total = float(state.life[seat])
    for place in range(seat * 8, seat * 8 + 8):
        total += unit_worth(state, place)
    hand = state.hands[seat]
    while hand:
        hand &= hand - 1
        total += CARD_WORTH
    return total


@mypyc_attr(acyclic=True, free_list_len=1)
class Prospect:
    """What every seat stands to lose in the combat that is going on."""

    def __init__(self, state: Skirmish) -> None:
        self.state = state
        self.losses: vec[float] = vec[float]([0.0] * 6)
        for slot in range(i64(8)):
            place = state.active * 8 + slot
            if state.fight[slot] >= 0 and state.top[place] != EMPTY:
                if state.fight[FIRST + slot] >= 0:
                    self.blocked(place, slot)
                else:
                    self.unblocked(place, slot)

    def unblocked(self, place: i64, slot: i64) -> None:
        """An attack that goes through, or may yet be blocked."""
        state = self.state
        share = 1.0 if state.fight[FIRST + slot] < -1 else UNANSWERED
        aim = state.fight[slot]
        seat = defender(state, slot)
        if aim >= PLAYER:
            self.losses[seat] += share * float(state.strength(place))
        elif state.top[aim] != EMPTY and state.strength(place) >= left(state, aim):
            self.losses[seat] += share * unit_worth(state, aim)

    def blocked(self, place: i64, slot: i64) -> None:
        """An attacker and its blockers: who falls."""
        state = self.state
        taken: i64 = 0
        for at in range(FIRST + slot, EXCESS, 8):
            blocker = state.fight[at]
            if blocker >= 0 and state.top[blocker] != EMPTY:
                if hits_back(state, blocker):
                    taken += state.strength(blocker)
                if state.strength(place) >= left(state, blocker):
                    stake = SHIELDED_WORTH if shielded(state, blocker) else 1.0
                    self.losses[blocker >> 3] += stake * unit_worth(state, blocker)
        if taken >= left(state, place):
            self.losses[place >> 3] += unit_worth(state, place)
        if state.trait(place) == CLUBS:
            self.losses[defender(state, slot)] += float(excess(state, slot))


def left(state: Skirmish, place: i64) -> i64:
    """How much damage defeats a unit whole."""
    total = state.defense(state.top[place])
    if state.under[place] != EMPTY:
        total += state.defense(state.under[place])
    return max(i64(1), total)


def shielded(state: Skirmish, place: i64) -> bool:
    """Whether a blocking unit has a Magic Shield to save it."""
    return state.trait(place) == HEARTS and (not state.spent >> state.top[place] & 1 or state.has_king(place >> 3, HEARTS))


def evaluate(state: Skirmish, seat: i64) -> float:
    """The seat's share of its own and its strongest rival's worth; 0 for those out, the share of the victory at the end."""
    if state.ended:
        return state.reward(seat)
    if not state.alive >> seat & 1:
        return 0.0
    prospect = Prospect(state)
    rival = 0.0
    for other in range(state.seats):
        if other != seat and state.alive >> other & 1:
            rival = max(rival, worth(state, other) - prospect.losses[other])
    own = max(1.0, worth(state, seat) - prospect.losses[seat])
    return own / (own + rival)
