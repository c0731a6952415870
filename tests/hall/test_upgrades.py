"""What a new version means for games that are under way: they go on under the rules and cards with which they began, or not at all, and
nothing is lost by an upgrade that is taken back."""

from __future__ import annotations

import asyncio
import json
import shutil
from pathlib import Path
from typing import Any

import pytest

import greathall
from greathall.hall.hall import Hall
from greathall.hall.http import records
from greathall.hall.store.base import Finished
from greathall.hall.table import entries, upcasting
from greathall.hall.table.entries import Started
from greathall.hall.table.game import UNKNOWN, cards_of
from greathall.hall.table.snapshot import from_dict, to_dict
from greathall.kernel import catalog
from greathall.kernel.catalog import all_games, find_game
from greathall.kernel.chance import fresh_seed
from greathall.kernel.record import Record
from greathall.version import VERSION, same_rules
from tests.hall.guests import welcome
from tests.hall.room import Guest, Room, asked, in_room, leave, play_out, same_after_loading, settle, vote
from tests.hall.serving import Server

OLD = "0.1.9"


def other_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    """As after an upgrade with another card file."""
    for game in all_games():
        # Compiled code does not see a method that is replaced.
        monkeypatch.setitem(catalog._our_digests, game.name, f"other cards of {game.name}")


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


async def begun(room: Room, engine: str = VERSION, moves: int = 3, game: str = "skirmish") -> list[Guest]:
    guests = await room.lay(game, find_game(game).fewest, window=0, start=False)
    started = Started(engine=engine, seed=fresh_seed(), nonce="n", options={}, cards=find_game(game).fingerprint(None))
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


@pytest.mark.parametrize("game", [game.name for game in all_games()])
@in_room
async def test_a_new_patch_version_continues_every_game(room: Room, game: str) -> None:
    guests = await begun(room, engine=VERSION.rpartition(".")[0] + ".99", game=game)
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


# Games that were over.


async def result_after(room: Room, guests: list[Guest], monkeypatch: pytest.MonkeyPatch) -> tuple[list[Guest], dict[str, Any]]:
    """The guests after an upgrade with other cards, and the result that they are shown, beside what they were shown before."""
    before = guests[0].position["result"]
    other_cards(monkeypatch)
    guests = await upgraded(room, guests)
    position = guests[0].position
    assert position["phase"] == guests[0].live.table.phase == "over"
    assert position["view"] is None
    kept = ("winners", "resigned", "seed", "nonce", "part", "numbers")
    assert {name: position["result"][name] for name in kept} == {name: before[name] for name in kept}
    same_after_loading(guests[0])
    return guests, position


@in_room
async def test_a_game_that_was_over_stays_so_with_its_result_and_another_follows(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    guests = await room.lay("treachery", 2)
    await play_out(guests)
    scores = guests[0].position["result"]["scores"]
    guests, position = await result_after(room, guests, monkeypatch)
    result = position["result"]
    assert (result["ending"], result["scores"], result["accounts"]) == ("other_rules", scores, [])
    assert position["prompt"].startswith("This game is over. It was played with other rules or cards")
    for guest in guests:
        await guest.say(**vote("again"))
    assert guests[0].position["phase"] == "playing", "the next one has the cards of today"
    assert guests[0].live.table.games == 2


@in_room
async def test_a_game_that_was_won_by_resignation_stays_so(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    guests = await begun(room)
    await guests[1].say(type="resign")
    scores = guests[0].position["result"]["scores"]
    guests, position = await result_after(room, guests, monkeypatch)
    result = position["result"]
    assert (result["ending"], result["winners"], result["resigned"]) == ("resigned", [0], [1])
    assert result["scores"] == [0.0] * len(scores), "how it stood then can't be told"
    assert guests[0].position["prompt"] == "You have won: everyone else has resigned."


@in_room
async def test_a_match_goes_on_after_the_games_that_were_over(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    guests = await room.lay("treachery", 2, match=True)
    for _ in range(2):
        await play_out(guests)
        if guests[0].live.table.games == 1:
            for guest in guests:
                await guest.say(**vote("again"))
    before = guests[0].position["match"]
    assert len(before["results"]) == 2
    guests, position = await result_after(room, guests, monkeypatch)
    assert position["match"] == before
    for guest in guests:
        await guest.say(**vote("again"))
    assert guests[0].live.table.games == 3
    assert guests[0].position["match"]["standings"] == before["standings"]


@in_room
async def test_a_match_keeps_its_standings_while_a_game_of_it_can_not_go_on(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    guests = await room.lay("treachery", 2, match=True)
    await play_out(guests)
    for guest in guests:
        await guest.say(**vote("again"))
    before = guests[0].position["match"]
    other_cards(monkeypatch)
    guests = await upgraded(room, guests)
    assert guests[0].position["phase"] == "outdated"
    assert guests[0].position["match"] == before


@in_room
async def test_what_was_abandoned_or_has_a_damaged_record_was_not_won(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    guests = await room.lay("treachery", 2)
    await play_out(guests)
    other_cards(monkeypatch)
    with monkeypatch.context() as within:
        within.setattr(type(room.store), "record", _damaged)
        assert (await upgraded(room, guests))[0].position["phase"] == "outdated"
    assert (await upgraded(room, guests))[0].position["phase"] == "over"
    guests = await begun(room)
    for guest in guests:
        await guest.say(**vote("abandon"))
    assert guests[0].live.table.phase == "abandoned"
    assert (await upgraded(room, guests))[0].live.table.phase in ("abandoned", "gathering")


async def _damaged(*_: object) -> Finished:
    return Finished("no record", True)


# What can be read of a game that can't go on, and what is left over from before.


@in_room
async def test_everyone_reads_who_has_moved_and_their_own_moves_in_full(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    guests = await begun(room, moves=8)
    record = guests[0].live.table.written()
    other_cards(monkeypatch)
    guests = await upgraded(room, guests)
    for seat, guest in enumerate(guests):
        read = [event["text"] for event in guest.messages[0]["events"] if event["what"]["kind"] == "played"]
        name = guests[1 - seat].live.table.chairs[1 - seat].name
        assert read == [f"You play “{move}”." if mover == seat else f"{name} makes a move." for mover, move in record.moves]


@in_room
async def test_a_move_that_was_to_be_taken_back_stays(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    guests = await room.lay("treachery", 2)
    guest = asked(guests)
    await guest.move()
    await guest.say(type="undo", position=guest.position["number"])
    assert guest.kinds[-1] == "undo_asked"
    other_cards(monkeypatch)
    back = next(found for found in await upgraded(room, guests) if found.lock == guest.lock)
    leave(*(found for found in back.live.audience.guests if isinstance(found, Guest) and found.lock != guest.lock))
    await room.pass_time(61)
    assert back.live.failures == 0
    assert back.position["undo"] is None
    assert len(back.live.table.written().moves) == 1
    await back.say(**vote("abandon"))
    assert back.live.table.phase == "gathering"


@in_room
async def test_a_game_whose_cards_nobody_noted_goes_on_only_with_those_of_that_time(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    guests = await room.lay("treachery", 2, start=False)
    await room.do(guests[0].live, Started(engine=VERSION, seed="s", nonce="n", options={}, cards=""))
    await asked(guests).move()
    then = find_game("treachery").fingerprint(None)
    assert guests[0].live.table.written().deck == then == upcasting.CARDS_OF_FORM_1["treachery"]
    other_cards(monkeypatch)
    guests = await upgraded(room, guests)
    assert guests[0].position["phase"] == "outdated"
    for guest in guests:
        await guest.say(**vote("abandon"))
    kept = await room.store.record(guests[0].live.name, 1)
    assert kept is not None
    assert Record.from_text(kept.body).deck == then, "not the cards of today"


def test_the_cards_of_a_game_that_nobody_knows_are_unknown() -> None:
    started = Started(engine=VERSION, seed="s", nonce="n", options={}, cards="")
    assert cards_of("a game of another package", started) == UNKNOWN


def test_another_card_file_is_noticed_by_a_server_and_the_earlier_one_goes_on(tmp_path: Path) -> None:
    """With a package whose card file was really changed; compiled modules would still read that of the package they were built for."""
    package = Path(greathall.__file__).parent
    shutil.copytree(package, tmp_path / "other" / "greathall", ignore=shutil.ignore_patterns("page", "__pycache__", "*.so", "*.pyd"))
    cards = tmp_path / "other" / "greathall" / "games" / "treachery" / "cards.toml"
    text = cards.read_text(encoding="utf-8")
    assert 'ability = "lifts"' in text
    cards.write_text(text.replace('ability = "lifts"', 'ability = "strikes"'), encoding="utf-8")
    server = Server(f"sqlite:///{tmp_path / 'hall.db'}").start()
    try:
        link, other = server.lay("treachery", 2)
        before = asyncio.run(welcome(link))["position"]
        for first, phase in ((f"import sys; sys.path.insert(0, {str(tmp_path / 'other')!r})", "outdated"), ("pass", "playing")):
            server.stop()
            server.before = first
            server.start()
            position = asyncio.run(welcome(link))["position"]
            assert position["phase"] == phase
        assert position == before
        assert asyncio.run(welcome(other))["position"]["phase"] == "playing"
    finally:
        server.stop()


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
    assert list(kept.glob("before-0.2.0/*.json.xz")), "stores with entries of the first form, which test_kept opens"
    assert len(upcasting.UPCASTERS) == upcasting.FORM - 1
