"""Who is asked for an offer at the terminal."""

from __future__ import annotations

import greathall
from greathall.terminal.offers import Invitations
from tests.bots.test_dealing import court


def test_people_are_asked_once_a_turn_clockwise_from_the_one_who_decides() -> None:
    state = court(active=2)
    invitations = Invitations([0, 1, 2, 3])
    assert [invitations.next(state) for _ in range(4)] == [3, 0, 1, -1]
    state.turn += 1
    assert invitations.next(state) == 3


def test_bots_are_not_asked() -> None:
    invitations = Invitations([1])
    assert [invitations.next(court(active=2)) for _ in range(2)] == [1, -1]


def test_nobody_is_asked_where_no_offer_can_be_made() -> None:
    assert Invitations([0, 1]).next(greathall.new("treachery", 2, 1)) == -1
    assert Invitations([0, 1]).next(court(options={"deals": "off"})) == -1
    assert Invitations([0, 1]).next(court(active=2, deals={"made": [2, 0, 0, 0]})) == 1
