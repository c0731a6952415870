"""Everyone learns what happened; its secret fields only those who may."""

from __future__ import annotations

import pytest

from greathall.kernel.event import EVERYONE, GALLERY, OPEN, Event, sees
from greathall.kernel.move import Verb, Verbs, pack

NAMES = {"seat": ["0", "1", "2"], "card": ["coup", "riot"]}
TELLINGS = Verbs(Verb("drew", "seat card*"))


@pytest.mark.parametrize(
    ("mask", "seeing"),
    [(0, {OPEN}), (0b101, {OPEN, 0, 2}), (0b010, {OPEN, 1}), (EVERYONE, {OPEN, GALLERY, 0, 1, 2, 14})],
)
def test_a_mask_says_who_sees(mask: int, seeing: set[int]) -> None:
    assert {viewer for viewer in (OPEN, GALLERY, 0, 1, 2, 14) if sees(mask, viewer)} == seeing


def test_all_the_seats_together_are_not_the_gallery() -> None:
    assert not sees(0x7FFF, GALLERY)


@pytest.mark.parametrize(("viewer", "card"), [(OPEN, "riot"), (1, "riot"), (0, "?"), (2, "?"), (GALLERY, "?")])
def test_a_secret_field_is_shown_to_those_who_may_see_it(viewer: int, card: str) -> None:
    event = Event(pack(0, 1, 1), 1 << 1)
    assert event.text(TELLINGS, NAMES, viewer) == f"drew seat=1 card={card}"
    assert event.json(TELLINGS, NAMES, viewer) == {"verb": "drew", "seat": "1", "card": card}


def test_an_event_is_open_unless_said_otherwise() -> None:
    assert Event(pack(0, 1, 1)).text(TELLINGS, NAMES, GALLERY) == "drew seat=1 card=riot"
