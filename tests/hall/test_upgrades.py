"""What a new version means for games that are under way: they go on under the rules and cards with which they began, or not at all, and
nothing is lost by an upgrade that is taken back."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from greathall.hall.hall import Hall
from greathall.hall.http import records
from greathall.hall.table import entries, upcasting
from greathall.hall.table.entries import Started
from greathall.hall.table.snapshot import from_dict, to_dict
from greathall.kernel.catalog import Game, find_game
from greathall.kernel.chance import fresh_seed
from greathall.kernel.record import Record
from greathall.version import VERSION, same_rules
from tests.hall.room import Guest, Room, in_room, settle

OLD = "0.1.9"


def other_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    """As after an upgrade with another card file."""
    monkeypatch.setattr(Game, "fingerprint", lambda self, cards: f"other cards of {self.name}")


async def upgraded(room: Room, guests: list[Guest]) -> list[Guest]:
    """The same guests at a server that has just been started."""
    name = guests[0].live.name
    for live in room.hall.tables.values():
        live.close()
    room.hall = Hall(room.store, room.pool, room.hall.clock)
    live = await room.hall.table(name)
    again = [Guest(live, guest.key) for guest in guests]
    for guest in again:
        await live.join(guest, 0)
    await settle(room.hall)
    return again


async def begun(room: Room, engine: str = VERSION, moves: int = 3) -> list[Guest]:
    guests = await room.lay("skirmish", 2, window=0, start=False)
    started = Started(engine=engine, seed=fresh_seed(), nonce="n", options={}, cards=find_game("skirmish").fingerprint(None))
    await room.do(guests[0].live, started)
    await settle(room.hall)
    if same_rules(engine):
        for _ in range(moves):
            guest = next(guest for guest in guests if guest.position["question"] is not None)
            await guest.move()
    return guests


def test_all_versions_with_the_same_first_two_numbers_have_the_same_rules() -> None:
    first, second, _ = VERSION.split(".")
    assert same_rules(VERSION)
    assert same_rules(f"{first}.{second}.99")
    assert not same_rules(f"{first}.{int(second) + 1}.0")
    assert not same_rules(OLD)


@in_room
async def test_a_new_patch_version_continues_every_game(room: Room) -> None:
    guests = await begun(room, engine=VERSION.rpartition(".")[0] + ".99")
    before = [guest.position for guest in guests]
    guests = await upgraded(room, guests)
    assert [guest.position for guest in guests] == before
    guest = next(guest for guest in guests if guest.position["question"] is not None)
    await guest.move()


@in_room
async def test_a_changed_card_file_re_deals_no_running_game(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    guests = await begun(room)
    before = [guest.position for guest in guests]
    with monkeypatch.context() as within:
        other_cards(within)
        guests = await upgraded(room, guests)
        for guest in guests:
            position = guest.position
            assert position["phase"] == "outdated"
            assert (position["view"], position["question"], position["moves"]) == (None, None, [])
            assert "End it together" in position["prompt"]
            assert await guest.refused(type="move", question=before[0]["number"], move="pass") == "outdated"
            assert await guest.refused(type="undo", position=position["number"]) == "outdated"
            assert await guest.refused(type="resign") == "outdated"
        await guests[0].say(type="say", text="What now?")
        assert guests[1].events[-1]["text"] == "What now?", "people can still talk about it"
        german = Guest(guests[0].live, guests[0].key, "de")
        await guests[0].live.join(german, 0)
        assert "Beendet sie gemeinsam" in german.position["prompt"]
    guests = await upgraded(room, guests)  # the earlier version is back
    for guest, seen in zip(guests, before, strict=True):
        assert guest.position == {**seen, "number": guest.position["number"]}
    await next(guest for guest in guests if guest.position["question"] is not None).move()


@in_room
async def test_nobody_learns_more_of_a_game_that_can_not_go_on(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    guests = await begun(room)
    _, record = guests[0].live.table.game()
    seed, hidden = str(record.seed), [guests[0].position["view"], guests[1].position["view"]]
    assert hidden[0] != hidden[1]
    other_cards(monkeypatch)
    guests = await upgraded(room, guests)
    watcher = Guest(guests[0].live, room.watch)
    watcher.lock = ""
    await guests[0].live.join(watcher, 0)
    for guest in (*guests, watcher):
        assert seed not in json.dumps(guest.messages)
    played = [event["what"] for event in json.loads(watcher.heard[0][1])["events"] if event["what"]["kind"] == "played"]
    assert played
    assert not any("move" in what for what in played)


@in_room
async def test_its_players_end_it_by_agreement_and_play_another(room: Room) -> None:
    guests = await begun(room, OLD)
    name = guests[0].live.name
    assert [guest.position["phase"] for guest in guests] == ["outdated"] * 2
    assert f"version {OLD}" in guests[0].position["prompt"]
    await guests[0].say(type="vote", matter="abandon")
    assert guests[0].position["phase"] == "outdated", "both must want it"
    await guests[1].say(type="vote", matter="abandon")
    assert guests[0].kinds[-2:] == ["abandoned", "gathered"]
    assert guests[0].position["phase"] == "gathering"
    assert [chair.lock for chair in guests[0].live.table.chairs] == [guest.lock for guest in guests], "everyone keeps their seat"
    kept = await room.store.record(name, 1)
    assert kept is not None
    assert Record.from_text(kept.body).engine == OLD, "whoever has that version can look at it"
    assert (await records.record(room.hall, name, 1, "")).status_code == 200


@in_room
async def test_whoever_is_left_alone_ends_it_alone(room: Room) -> None:
    guests = await begun(room, OLD)
    guests[1].live.leave(guests[1])
    await room.pass_time(61)
    await guests[0].say(type="vote", matter="abandon")
    assert guests[0].position["phase"] == "gathering"


@in_room
async def test_everything_that_was_played_stays_on_the_record(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    guests = await begun(room, moves=30)
    _, record = guests[0].live.table.game()
    moves = record.moves[:]
    other_cards(monkeypatch)
    guests = await upgraded(room, guests)
    table = guests[0].live.table
    assert table.written().moves == moves
    again = from_dict(json.loads(json.dumps(to_dict(table))))
    assert to_dict(again) == to_dict(table)
    with pytest.raises(ValueError, match="other cards"):
        from_dict({**to_dict(table), "cards": "still others"})


# Entries.


def test_entries_of_earlier_forms_are_brought_into_that_of_today() -> None:
    old = '{"kind":"started","engine":"0.2.0","seed":"s","nonce":"n","options":{},"rotated":false}'
    entry = entries.read(old)
    assert isinstance(entry, Started)
    assert entry.cards == ""
    assert json.loads(entries.write(entry))["form"] == upcasting.FORM == 2
    assert entries.read(entries.write(entry)) == entry
    with pytest.raises(ValueError, match="form 99"):
        entries.read('{"form":99,"kind":"started"}')


def test_every_form_has_a_way_to_the_next() -> None:
    kept = Path(__file__).parent / "kept"
    assert list(kept.glob("*.json.xz")), "stores with entries of the first form, which test_kept opens"
    assert len(upcasting.UPCASTERS) == upcasting.FORM - 1
