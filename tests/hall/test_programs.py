"""Programs at a table: everyone is shown what they are, and a table may be without them."""

from __future__ import annotations

import json

import pytest

from greathall.hall.http import pairing, tables
from greathall.hall.http.pairing import Pairing, Wanted
from greathall.hall.http.tables import Sitting
from greathall.hall.keys import fresh_key, lock_of
from greathall.hall.live.table import LiveTable
from greathall.hall.table import entries
from greathall.hall.table.chair import Chair
from greathall.hall.table.snapshot import from_dict, to_dict
from greathall.hall.wire.views import seat_form
from tests.hall.room import Guest, Room, in_room, reason_of


def marked(live: LiveTable) -> list[bool]:
    attendance = live.attendance()
    return [seat_form(live.table, seat, attendance).get("program", False) for seat in range(live.table.plan.seats)]


async def table_with_a_program(room: Room) -> tuple[LiveTable, Guest]:
    """A table of three with a person who came before the program."""
    [ada] = await room.lay("treachery", 1, start=False, seats=3)
    await tables.sit(room.hall, room.visitor, ada.live.name, 1, Sitting(name="Colossus", program=True), "")
    return ada.live, ada


@in_room
async def test_everyone_is_told_and_shown_that_a_program_sits_down(room: Room) -> None:
    live, ada = await table_with_a_program(room)
    assert marked(live) == [False, True, False]
    assert ada.events[-1]["text"] == "Colossus, a program, sits down."
    await tables.sit(room.hall, room.visitor, live.name, 2, Sitting(name="Bea"), "")
    assert marked(live) == [False, True, False]
    assert ada.events[-1]["text"] == "Bea sits down."
    assert "program" not in ada.events[-1]["what"]


@in_room
async def test_the_mark_goes_with_the_program_and_is_kept(room: Room) -> None:
    live, _ = await table_with_a_program(room)
    await room.do(live, entries.Swapped(one=1, other=2))
    assert marked(live) == [False, False, True]
    live.table = from_dict(json.loads(json.dumps(to_dict(live.table))))
    assert marked(live) == [False, False, True]
    assert live.table.chairs[2].rested().program
    await room.do(live, entries.Substituted(seat=2, name="Cid", lock=lock_of(fresh_key()), before="Colossus"))
    assert marked(live) == [False] * 3
    await room.do(live, entries.Substituted(seat=2, name="Dov", lock=lock_of(fresh_key()), before="Cid", program=True))
    assert marked(live) == [False, False, True]
    await room.do(live, entries.Freed(seat=2, name="Dov"))
    assert marked(live) == [False] * 3


@in_room
async def test_a_table_may_be_without_programs(room: Room) -> None:
    [ada] = await room.lay("treachery", 1, start=False, seats=2, programs=False)
    program = Sitting(name="Colossus", program=True)
    refused = await reason_of(tables.sit(room.hall, room.visitor, ada.live.name, 1, program, ""))
    assert refused == ("no_programs", "no programs may sit down at this table")
    await tables.sit(room.hall, room.visitor, ada.live.name, 1, Sitting(name="Bea"), "")


@in_room
async def test_people_are_paired_with_people(room: Room) -> None:
    found = await pairing.find(room.hall, room.visitor, Wanted(game="treachery"), "en")
    program = Pairing(name="Colossus", program=True, key=fresh_key())
    refused = await reason_of(pairing.join(room.hall, room.visitor, found["table"], program))
    assert refused[0] == "no_programs"


@pytest.mark.parametrize("kind", ["seated", "substituted"])
def test_entries_of_earlier_versions_are_of_people(kind: str) -> None:
    more = {"before": "Bea"} if kind == "substituted" else {}
    read = entries.read(json.dumps({"form": 1, "kind": kind, "seat": 0, "name": "Ada", "lock": "a", **more}))
    assert isinstance(read, entries.Seated | entries.Substituted)
    assert not read.program
    assert not Chair(name="Ada", lock="a").program
