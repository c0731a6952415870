"""Games seen again: from any eyes once they are over, and before that from one's own."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from greathall.hall.errors import NotThere, Refused
from greathall.hall.http.records import may_look
from greathall.hall.store.base import Finished
from greathall.hall.table import replays
from greathall.kernel.record import Record
from greathall.version import VERSION
from tests.hall.room import Room, in_room, play_out


@in_room
async def test_a_finished_game_is_seen_again_from_any_eyes(room: Room) -> None:
    guests = await room.lay("treachery", 2)
    await play_out(guests)
    record = replays.finished(await room.store.record(guests[0].live.name, 1))
    opening = await replays.moment(record, -2, 0, "en")
    assert "?" not in json.dumps(opening.view["hands"])
    assert opening.move is None
    assert "chance" not in opening.view
    for viewer in (-1, 0, 1):
        moment = await replays.moment(record, viewer, 3, "en")
        assert moment.view == record.replay(3).view(viewer)
        assert (moment.move is not None) == (viewer == moment.seat)
        told = " ".join([moment.fields.get("verb", ""), *(f"{name}={value}" for name, value in moment.fields.items() if name != "verb")])
        assert told == (moment.move or "")
        assert moment.asked == [record.moves[3][0]]
        assert re.search(r"\byour?\b", " ".join([*moment.told, moment.prompt]), re.IGNORECASE) is None, "whoever reads is not that seat"
    last = await replays.moment(record, 0, len(record.moves), "en")
    assert (last.prompt, last.asked) == ("The game is over.", [])
    for viewer, at in ((2, 0), (-3, 0), (0, 99)):
        with pytest.raises(NotThere):
            await replays.moment(record, viewer, at, "en")
    with pytest.raises(NotThere, match="kept when it is over"):
        replays.finished(None)


@in_room
async def test_the_course_of_a_game_tells_what_each_move_led_to(room: Room) -> None:
    guests = await room.lay("treachery", 2)
    await play_out(guests)
    record = replays.finished(await room.store.record(guests[0].live.name, 1))

    def called(at: int) -> list[str]:
        return ["Ada", "Bea" if at < 3 else "Cleo"]  # somebody else plays on

    for viewer in (-2, -1, 0):
        for happened in await replays.course(record, viewer, "en", called):
            seen = await replays.moment(record, viewer, happened.at, "en", called(happened.at))
            assert (happened.seat, happened.text) == (seen.seat, seen.told[0])
    found = await replays.course(record, -2, "de", called)
    assert [happened.at for happened in found] == sorted({happened.at for happened in found})
    assert found[-1].at == len(record.moves)
    assert "Cleo" in " ".join(happened.text for happened in found)
    quiet = Record.from_text((Path(__file__).parent.parent / "golden" / "skirmish-2.record").read_text())
    assert 0 < len(await replays.course(quiet, -1, "en", lambda _: quiet.players)) < len(quiet.moves), "passes tell nothing"
    with pytest.raises(NotThere):
        await replays.course(record, 2, "en", called)


@in_room
async def test_while_a_game_runs_only_its_own_seat_looks_back(room: Room) -> None:
    guests = await room.lay("treachery", 2)
    table = guests[0].live.table
    assert may_look(table, 0, room.keys[0])
    assert not may_look(table, 1, room.keys[0])
    assert not may_look(table, 0, "")
    assert not may_look(table, -2, room.keys[0])
    assert may_look(table, -1, "")


@in_room
async def test_a_record_of_other_rules_says_which_version_it_needs(room: Room) -> None:
    guests = await room.lay("treachery", 2)
    await play_out(guests)
    kept = await room.store.record(guests[0].live.name, 1)
    assert kept is not None
    older = Record.from_text(kept.body.replace(f"engine: {VERSION}", "engine: 0.0.9"))
    assert (await replays.moment(older, 0, 2, "en")).engine == "0.0.9", "it replays as long as the rules agree"
    older.moves[0] = (older.moves[0][0], "act card=none side=top first=none")
    with pytest.raises(Refused, match=r"other rules or cards \(version 0\.0\.9\)"):
        await replays.course(older, 0, "en", lambda _: older.players)
    with pytest.raises(Refused, match=r"other rules or cards \(version 0\.0\.9\)") as refused:
        await replays.moment(older, 0, 1, "en")
    assert "written by engine 0.0.9" in refused.value.details


def test_a_damaged_record_is_refused_in_words() -> None:
    with pytest.raises(Refused, match="this record can't be read; ask whoever runs the hall") as refusal:
        replays.finished(Finished("zzz", listed=True))
    assert refusal.value.code == "unreadable_record"
    assert refusal.value.details
