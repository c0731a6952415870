"""One table, several languages: each guest reads everything in their own."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import aclosing
from typing import Any

import pytest

from greathall.client.connection import Link, Seat
from greathall.hall.table import replays
from greathall.kernel.sentences.language import language
from greathall.kernel.sentences.speech import Speech
from tests.hall.guests import told
from tests.hall.room import Guest, Room, asked, in_room, play_out
from tests.hall.serving import Server, sqlite

MOVE = "deploy card=7c slot=front_1"
TEXTS = ("text", "sentence", "prompt")


def without_texts(message: Any) -> Any:
    """What programs read of a message."""
    if isinstance(message, dict):
        return {name: without_texts(value) for name, value in message.items() if name not in (*TEXTS, "accounts")}
    return [without_texts(part) for part in message] if isinstance(message, list) else message


@in_room
async def test_each_guest_reads_their_own_language(room: Room) -> None:
    guests = await room.lay("skirmish", 2, window=0)
    live, key = guests[0].live, guests[0].key
    german = Guest(live, key, "de")
    await live.join(german, 0)
    await play_out(guests)
    english = Guest(live, key)
    await live.join(english, 0)
    assert without_texts(german.events[1:]) == without_texts(guests[0].events[-len(german.events) + 1 :]), "programs see no difference"
    state, _ = live.table.game()
    speech = Speech(language("de"), state)
    assert german.position["prompt"] == speech.prompt(0).text == "Das Spiel ist vorbei."
    assert guests[0].position["prompt"] == "The game is over."
    assert german.position["result"]["accounts"] == [[line.text for line in speech.account(seat)] for seat in range(2)]
    sentences = {thing["text"] for event in german.events for thing in event["told"]}
    assert any("zieht eine Karte" in sentence for sentence in sentences)
    assert not sentences & {thing["text"] for event in guests[0].events for thing in event["told"]}


@in_room
async def test_talk_is_not_translated(room: Room) -> None:
    guests = await room.lay("skirmish", 2, window=0)
    german = Guest(guests[1].live, guests[1].key, "de")
    await german.live.join(german, 0)
    await guests[0].say(type="say", text="Good luck, everyone!")
    assert german.events[-1]["text"] == "Good luck, everyone!"


@in_room
async def test_who_comes_back_gets_what_was_missed_in_their_language(room: Room) -> None:
    guests = await room.lay("skirmish", 2, window=0)
    live, key = guests[0].live, guests[0].key
    german = Guest(live, key, "de")
    await live.join(german, 0)
    await asked(guests).move()
    seen = german.events[-1]["number"]
    live.leave(german)
    for _ in range(4):
        await asked(guests).move()
    again = Guest(live, key, "de")
    await live.join(again, seen)
    at_hand = again.messages[0]["events"]
    assert [event["number"] for event in at_hand] == list(range(seen + 1, live.table.chairs[0].told + 1))
    live.audience.recent.clear()
    stored = Guest(live, key, "de")
    await live.join(stored, seen)
    assert stored.messages[0]["events"] == at_hand
    # Whoever changes language says hello again from the beginning.
    english = Guest(live, key)
    await live.join(english, 0)
    assert [told(event) for event in english.messages[0]["events"]][-len(guests[0].events) :] == [told(event) for event in guests[0].events]


@in_room
async def test_delayed_watchers_may_come_with_any_language(room: Room) -> None:
    guests = await room.lay("skirmish", 2, window=0, watchers="delayed", delay=30)
    live = guests[0].live
    await asked(guests).move()
    await room.pass_time(31)
    german, english = Guest(live, "", "de"), Guest(live, "")
    for watcher in (german, english):
        await live.join(watcher, 0)
    assert without_texts(german.position) == without_texts(english.position)
    assert german.position["prompt"] != english.position["prompt"]
    await asked(guests).move()
    await room.pass_time(31)
    assert german.events[-1]["number"] == english.events[-1]["number"]
    assert german.position["prompt"] == Speech(language("de"), live.table.game()[0]).prompt(-1).text


@in_room
async def test_a_language_that_nobody_listens_in_costs_nothing(room: Room) -> None:
    guests = await room.lay("skirmish", 2, window=0)
    await asked(guests).move()
    assert {lock: set(kept) for lock, kept in guests[0].live.audience.recent.items()} == {guest.lock: {"en"} for guest in guests}


@in_room
async def test_a_replay_is_told_in_the_language_of_the_reader(room: Room) -> None:
    guests = await room.lay("skirmish", 2, window=0)
    await play_out(guests)
    record = replays.finished(await room.store.record(guests[0].live.name, 1))
    german, english = (replays.moment(record, 0, len(record.moves), spoken) for spoken in ("de", "en"))
    assert (german.prompt, english.prompt) == ("Das Spiel ist vorbei.", "The game is over.")
    assert german.told != english.told
    assert german.view == english.view


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with sqlite(tmp_path_factory.mktemp("hall")) as running:
        yield running


@pytest.mark.parametrize(
    ("wanted", "reason"),
    [
        ("en", "start or defer"),
        ("de-AT", "beginne, oder gib den ersten Zug weiter"),
        ("xx", "start or defer"),
    ],
)
def test_refusals_come_in_the_language_of_the_guest(server: Server, wanted: str, reason: str) -> None:
    links = server.lay("skirmish", 2, window=0)

    async def refused(link: Link) -> dict[str, Any]:
        seat = Seat(link, language=wanted)
        async with aclosing(seat.messages()) as messages:
            async for message in messages:
                position = message.get("position")
                if position is not None and position["question"] is not None:
                    await seat.send(type="why", move=MOVE)
                    await seat.send(type="move", question=position["question"], move=MOVE)
                if message["type"] == "why":
                    why.append(message["reason"])
                if message["type"] == "refused":
                    return message
        raise AssertionError("the messages ended")

    async def first() -> dict[str, Any]:
        tasks = [asyncio.ensure_future(refused(link)) for link in links]
        done, waiting = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in waiting:
            task.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)
        return done.pop().result()

    why: list[str] = []
    said = asyncio.run(first())
    assert why == [reason]
    assert (said["word"], said["reason"], said["line"]) == ("illegal", reason, "S-2.4")
