"""When bots make offers: each seat is heard once a turn, at its first quiet moment, clockwise from the one who decides."""

from __future__ import annotations

from mypy_extensions import i64

from greathall.bots.random import first_seat
from greathall.kernel.deal import Dealing
from greathall.kernel.state import State


class Hearing:
    """Who was heard in this turn already."""

    def __init__(self) -> None:
        self.turn: i64 = -1
        self.heard: i64 = 0

    def next(self, state: State) -> i64:
        """The seat that may make an offer now, or −1 if all were heard or this is no time for offers."""
        if not isinstance(state, Dealing) or not state.deals or not state.quiet():
            return -1
        if state.turn_number() != self.turn:
            self.turn = state.turn_number()
            self.heard = 0
        decides = first_seat(state.deciders())
        for distance in range(state.seats):
            seat = (decides + distance) % state.seats
            if not self.heard >> seat & 1:
                self.heard |= i64(1) << seat
                if state.may_propose(seat):
                    return seat
        return -1
