"""One table, several languages: each guest reads everything in their own."""

from __future__ import annotations

import asyncio
import json
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import aclosing
from pathlib import Path
from typing import Any

import pytest

from greathall.client.connection import Link, Seat
from greathall.hall.table import replays
from greathall.kernel.sentences.language import language
from greathall.kernel.sentences.speech import Speech
from tests.hall.guests import told
from tests.hall.room import Guest, Room, asked, in_room, play_out
from tests.hall.serving import PATIENCE, Server, sqlite

MOVE = "deploy card=7c slot=front_1"
TEXTS = ("text", "marks", "sentence", "prompt")


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
    assert german.position["prompt"] == speech.prompt(0).text == "Die Partie ist vorbei."
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
async def test_what_the_hall_says_comes_in_the_language_of_the_guest(room: Room) -> None:
    guests = await room.lay("skirmish", 2, window=0)
    german = Guest(guests[1].live, guests[1].key, "de")
    await german.live.join(german, 0)
    await guests[0].say(type="hand_over", bot="easy")
    names = [chair.name for chair in german.live.table.chairs]
    assert [guest.events[-1]["text"] for guest in (guests[0], guests[1], german)] == [
        "A bot plays for you.",
        f"A bot plays for {names[0]}.",
        f"Für {names[0]} spielt ein Bot.",
    ]
    assert "Die Partie beginnt." in [event["text"] for event in german.messages[0]["events"]]


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
    german, english = [await replays.moment(record, 0, len(record.moves), spoken) for spoken in ("de", "en")]
    assert (german.prompt, english.prompt) == ("Die Partie ist vorbei.", "The game is over.")
    assert german.told != english.told
    assert german.view == english.view


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with sqlite(tmp_path_factory.mktemp("hall")) as running:
        yield running


@pytest.mark.parametrize(
    ("wanted", "reason"),
    [
        ("en", "first start, or let the next player start"),
        ("de-AT", "beginne selbst oder lass dem nächsten Spieler den Vortritt"),
        ("xx", "first start, or let the next player start"),
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


def test_the_hall_refuses_in_the_language_of_the_guest(server: Server) -> None:
    (link,) = server.lay("skirmish", 1, ("random",), window=0)

    async def refused(wanted: str) -> dict[str, Any]:
        seat = Seat(link, language=wanted)
        async with aclosing(seat.messages()) as messages:
            async for message in messages:
                if message["type"] == "welcome":
                    await seat.send(type="take_back")
                if message["type"] == "refused":
                    return message
        raise AssertionError("the messages ended")

    assert [asyncio.run(refused(wanted))["reason"] for wanted in ("en", "de")] == [
        "you play this seat yourself",
        "du spielst diesen Platz selbst",
    ]


def fetched(server: Server, path: str, languages: str) -> Any:
    """What HTTP answers to someone who knows these languages, refusals too."""
    request = urllib.request.Request(server.url + path, headers={"Accept-Language": languages})
    try:
        answer = urllib.request.urlopen(request, timeout=PATIENCE)
    except urllib.error.HTTPError as error:
        answer = error
    with answer:
        assert "Accept-Language" in answer.headers["Vary"]
        return json.loads(answer.read())


def test_http_refuses_in_the_language_of_the_reader(server: Server) -> None:
    path = "/api/tables/oak"
    assert fetched(server, path, "en-GB") == {"word": "not_there", "reason": "there is no table “oak”", "line": "", "details": ""}
    assert fetched(server, path, "de-AT,de;q=0.9") == {
        "word": "not_there",
        "reason": "es gibt keinen Tisch „oak“",
        "line": "",
        "details": "",
    }


def test_games_are_described_in_the_language_of_the_reader(server: Server) -> None:
    english, german = ({game["name"]: game for game in fetched(server, "/api/games", spoken)} for spoken in ("en", "de"))
    assert english["duhr"]["match"] == "campaign of 3"
    assert german["duhr"]["match"] == "Feldzug über 3 Partien"
    assert english["treachery"]["about"].startswith("Pull the strings")
    assert german["treachery"]["about"].startswith("Zieh die Fäden")
    (first,) = german["treachery"]["options"]
    assert (first["title"], first["about"]) == ("Wer beginnt", "Der Platz, der beginnt.")
    assert first["names"] == {"random": "das Los entscheidet", "0": "Platz 1", "1": "Platz 2", "2": "Platz 3", "3": "Platz 4"}
    assert english["treachery"]["options"][0]["names"]["0"] == "Seat 1"
    assert [english["skirmish"]["occasions"], german["skirmish"]["occasions"]] == [
        [{"word": "instants", "name": "instants", "seldom": False}],
        [{"word": "instants", "name": "Sofortkarten", "seldom": False}],
    ]


NOTING = """
from pathlib import Path
reading = Path.read_text
def noting(path, *given, **named):
    if path.suffix == ".ftl":
        with open({log!r}, "a") as log:
            print(path, file=log)
    return reading(path, *given, **named)
Path.read_text = noting
"""


def test_all_words_are_read_before_the_first_guest_comes(tmp_path: Path) -> None:
    """What lies on the disk later, such as a newer version, changes nothing for those who are here."""
    log = tmp_path / "read"
    with sqlite(tmp_path, before=NOTING.format(log=str(log))) as server:
        before = log.read_text().splitlines()
        folders = {Path(path).parent for path in before}
        assert {path for folder in folders for path in folder.glob("*.ftl")} == {Path(path) for path in before}
        games = server.get("/api/games")
        assert {folder.parent.name for folder in folders} == {"kernel", "hall", *(game["name"] for game in games)}
        for game in games:
            (link,) = server.lay(game["name"], 1, ("random",) * (game["fewest"] - 1))
            for spoken in ("en", "de", "xx"):
                assert asyncio.run(first(link, spoken))["type"] == "welcome"
        assert log.read_text().splitlines() == before


async def first(link: Link, spoken: str) -> dict[str, Any]:
    """The first thing that a guest hears."""
    async with asyncio.timeout(PATIENCE), aclosing(Seat(link, language=spoken).messages()) as messages:
        return await anext(messages)
