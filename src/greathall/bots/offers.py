"""When bots make offers: once a turn, in a quiet moment, and only offers that the rules allow.

At a table that is played in one process each seat is heard at the first quiet moment of a turn, clockwise from the one who decides
(`Hearing`). In the hall a bot is heard before its own decision. Either way `first_offer` says what it offers.
"""

from __future__ import annotations

from mypy_extensions import i64

from greathall.bots.bot import Bot
from greathall.kernel.bits import bit_at, lowest
from greathall.kernel.deals.dealing import Dealing
from greathall.kernel.deals.offer import Offer
from greathall.kernel.state import State


def first_offer(bot: Bot, position: State, seat: i64) -> Offer | None:
    """The offer that a bot makes in a position as its seat knows it; None if it makes none, or has made one in this turn. Bots don't know
    all the rules of offers: one that the rules forbid is not made."""
    if not isinstance(position, Dealing) or not position.may_propose(seat) or position.book.made[seat]:
        return None
    offer = bot.offer(position, seat)
    return None if offer is None or position.offer_fault(seat, offer) is not None else offer


class Hearing:
    """Who has been heard in this turn."""

    def __init__(self) -> None:
        self.turn: i64 = -1
        self.heard: i64 = 0

    def next(self, state: State) -> i64:
        """The seat that may make an offer now, or −1 if all were heard or this is not the time for offers."""
        if not isinstance(state, Dealing) or not state.deals or not state.quiet():
            return -1
        if state.turn_number() != self.turn:
            self.turn = state.turn_number()
            self.heard = 0
        decides = lowest(state.deciders())
        for distance in range(state.seats):
            seat = (decides + distance) % state.seats
            if not self.heard >> seat & 1:
                self.heard |= bit_at(seat)
                if state.may_propose(seat):
                    return seat
        return -1
