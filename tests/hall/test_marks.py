"""Sentences come with marks: where in them things stand, counted as a page counts."""

from __future__ import annotations

from typing import Any

import pytest

from greathall.hall.marks import marks_of
from greathall.hall.table import entries, replays
from greathall.hall.table.due import next_game
from greathall.kernel.sentences.pattern import Mark
from greathall.kernel.sentences.speech import Sentence
from tests.hall.room import Guest, Room, asked, in_room, play_out

FOX = "🦊 Ada"
CODES = str.maketrans("♣♦♥♠DB", "cdhsQJ")
"""What cards are called in the wire's views; German cards have D for the Queen and B for the Jack."""


def cut(text: str, start: int, end: int) -> str:
    """What `text.slice(start, end)` is on a page."""
    return text.encode("utf-16-le")[2 * start : 2 * end].decode("utf-16-le")


def spans(told: dict[str, Any]) -> list[tuple[str, str, str]]:
    """The words that are marked, with the kind and name of what they stand for."""
    return [(cut(told["text"], start, end), kind, name) for start, end, kind, name in told["marks"]]


def told(guest: Guest) -> list[dict[str, Any]]:
    return [each for event in guest.events for each in event["told"]]


def check(sentences: list[list[tuple[str, str, str]]]) -> None:
    """Every mark is on the words for what it names, in sentences that begin with the fox as well."""
    names = {span for sentence in sentences for span in sentence}
    assert {span for span in names if span[1] == "seat"} == {(FOX, "seat", "0"), ("Guest 1", "seat", "1")}
    cards = {words: name for words, kind, name in names if kind == "card" and not name.endswith("joker")}
    assert cards == {words: words.translate(CODES).lower() for words in cards}
    assert any(sentence[0][0] == FOX and sentence[1][1] == "card" for sentence in sentences if len(sentence) > 1)


@pytest.mark.parametrize(
    ("text", "start", "end", "counted"),
    [
        ("Ada draws 7C.", 10, 12, (10, 12)),
        ("Für Ada: 7♣.", 9, 11, (9, 11)),
        ("🦊 draws 7♣.", 8, 10, (9, 11)),
        ("🦊🦊 🦊", 3, 4, (5, 7)),
        ("\ud83e 7♣", 2, 4, (2, 4)),
    ],
)
def test_places_are_counted_in_utf_16(text: str, start: int, end: int, counted: tuple[int, int]) -> None:
    assert marks_of(Sentence(text, [Mark(start, end, "card", "7c")])) == [(*counted, "card", "7c")]


@in_room
async def test_a_player_with_a_long_character_shifts_no_mark(room: Room) -> None:
    guests = await room.lay("skirmish", 2, window=0, start=False)
    live = guests[0].live
    await room.do(live, entries.Freed(seat=0))
    await room.do(live, entries.Seated(seat=0, name=FOX, lock=guests[0].lock))
    watchers = [Guest(live, "", spoken) for spoken in ("en", "de")]
    for watcher in watchers:
        await live.join(watcher, 0)
    await live.act(lambda table, now: next_game(table))
    await play_out(guests)
    for watcher in watchers:
        check([spans(each) for each in told(watcher)])
    record = replays.finished(await room.store.record(live.name, 1))
    for spoken in ("en", "de"):
        opening = await replays.moment(record, replays.EVERYTHING, 0, spoken)
        check([spans({"text": text, "marks": marks}) for text, marks in zip(opening.told, opening.marks, strict=True)])


@in_room
async def test_what_a_viewer_may_not_know_is_not_marked(room: Room) -> None:
    guests = await room.lay("skirmish", 2, window=0)
    await asked(guests).move()
    watcher = Guest(guests[0].live, "")
    await watcher.live.join(watcher, 0)
    for viewer, guest in ((0, guests[0]), (1, guests[1]), (-1, watcher)):
        heard = guest.messages[0]["events"] + guest.events
        dealt = [each for event in heard for each in event["told"] if each["event"]["verb"] == "dealt"]
        own = [each for each in dealt if each["event"]["player"] == f"seat_{viewer}"]
        assert len(dealt) > len(own)
        assert bool(own) == (viewer >= 0)
        for each in dealt:
            cards = [name for _, _, kind, name in each["marks"] if kind == "card"]
            assert cards == ([each["event"]["card"]] if each in own else [])
