"""Hints and estimates that don't come: whoever asked is told why."""

from __future__ import annotations

from typing import Any

import pytest

from greathall.hall.errors import Refused
from greathall.hall.http import records, tables
from greathall.hall.http.dependencies import Visitor
from greathall.hall.limits import Quotas
from tests.hall.room import QuickPool, Room, asked, in_room, leave, play_out


def answers(pool: QuickPool, monkeypatch: pytest.MonkeyPatch, answer: dict[str, Any]) -> None:
    """Let the workers answer every question so."""

    async def ask(table: str, question: dict[str, Any], whose: str = "") -> dict[str, Any]:
        return answer

    monkeypatch.setattr(pool, "ask", ask)


@in_room
async def test_a_hint_that_is_not_found_is_not_called_late(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    guests = await room.lay("treachery", 2, hints="always")
    guest = asked(guests)
    answers(room.pool, monkeypatch, {})
    with pytest.raises(Refused, match="no hint was found") as refused:
        await tables.hint(room.hall, room.visitor, guest.live.name, guest.key, "en")
    assert refused.value.code == "no_hint_found"


@in_room
async def test_a_hint_takes_the_turn_of_whoever_asks(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever asked at sixty tables without a connection had sixty turns before."""
    guests = await room.lay("treachery", 2, hints="always")
    guest, turns = asked(guests), list[str]()

    async def ask(table: str, question: dict[str, Any], whose: str = "") -> dict[str, Any]:
        turns.append(whose)
        return {"move": guest.position["moves"][0]["text"], "chance": 0.5}

    monkeypatch.setattr(room.pool, "ask", ask)
    leave(*guests)
    await tables.hint(room.hall, Visitor(Quotas(), "2001:db8:1:2::3"), guest.live.name, guest.key, "en")
    assert turns == ["2001:db8:1::/48"]


@in_room
async def test_a_hint_for_a_question_that_has_changed_is_late(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    guests = await room.lay("treachery", 2, hints="always")
    guest = asked(guests)

    async def ask(table: str, question: dict[str, Any], whose: str = "") -> dict[str, Any]:
        await guest.move()
        return {"move": "pass", "chance": 0.5}

    monkeypatch.setattr(room.pool, "ask", ask)
    with pytest.raises(Refused, match="something has happened since") as refused:
        await tables.hint(room.hall, room.visitor, guest.live.name, guest.key, "en")
    assert refused.value.code == "too_late"


@in_room
async def test_an_estimate_that_is_not_found_says_whether_the_time_or_the_record_is_to_blame(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    for answer, code in (({}, "no_estimate"), ({"error": "written by engine 0.0.9"}, "other_engine")):
        guests = await room.lay("treachery", 2)
        await play_out(guests)
        answers(room.pool, monkeypatch, answer)
        with pytest.raises(Refused) as refused:
            await records.chances(room.hall, room.visitor, guests[0].live.name, 1, "")
        assert refused.value.code == code
