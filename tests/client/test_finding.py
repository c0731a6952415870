"""Programs that find a seat by themselves: which tables they choose, what they wait for, and that everyone sees what they are."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from greathall.client import finding
from greathall.client.asking import Later
from greathall.client.connection import Link
from greathall.client.finding import Wish, read_hall, sit_down
from greathall.hall.errors import Refused
from greathall.terminal.command import app, guarded
from tests.hall.guests import welcome
from tests.hall.serving import Server, sqlite


@pytest.fixture
def hall(tmp_path: Path) -> Iterator[Server]:
    """One with no tables but those of the test."""
    with sqlite(tmp_path) as running:
        yield running


def never(seconds: float) -> None:
    raise AssertionError("there is nothing to wait for")


def lay(hall: Server, people: tuple[str, ...] = ("Ada",), **plan: Any) -> dict[str, Any]:
    laid: dict[str, Any] = hall.post("/api/tables", {"game": "treachery", "seats": 2, **plan})
    for seat, name in enumerate(people):
        hall.post(f"/api/tables/{laid['table']}/seats/{seat}", {"name": name}, laid["host"])
    return laid


@pytest.mark.parametrize(
    ("text", "address"),
    [
        ("http://hall.example:8344", "http://hall.example:8344"),
        ("https://hall.example/", "https://hall.example"),
        ("https://example.org/cards/", "https://example.org/cards"),
        ("http://hall.example/table/abc#key", None),
        ("http://hall.example/table/abc", None),
        ("ftp://hall.example", None),
        ("hall.example", None),
    ],
)
def test_the_address_of_a_hall_is_told_from_a_link(text: str, address: str | None) -> None:
    assert read_hall(text) == address


def test_it_sits_down_at_a_listed_table_that_admits_it_and_is_marked(hall: Server) -> None:
    lay(hall, listed=False)
    lay(hall, programs=False)
    lay(hall, game="skirmish")
    hall.post("/api/pairing", {"game": "treachery"})
    wanted = lay(hall)
    said: list[str] = []
    link = sit_down(hall.url, Wish("treachery"), said.append, never)
    assert link.table == wanted["table"]
    assert said == [
        f"The bot sits down at the table {link.table}, where treachery is played.",
        f"The seat's own link, to come back to it: {link}",
    ]
    assert [seat.get("program", False) for seat in hall.get(f"/api/tables/{link.table}")["seats"]] == [False, True]
    heard = asyncio.run(welcome(link))
    assert heard["viewer"] == 1
    assert heard["events"][-1]["what"] == {"kind": "seated", "seat": 1, "name": "Program", "bot": "", "program": True}


def test_it_waits_for_a_table_and_says_for_what(hall: Server) -> None:
    said: list[str] = []
    paused: list[float] = []

    def pause(seconds: float) -> None:
        paused.append(seconds)
        if len(paused) == 2:
            lay(hall)

    link = sit_down(hall.url, Wish("treachery"), said.append, pause)
    assert paused == [finding.LOOKS_EVERY] * 2
    assert said[0] == "Waiting for a listed table of treachery with a free seat that admits programs."
    assert said[1] == f"The bot sits down at the table {link.table}, where treachery is played."


def test_a_table_is_chosen_by_its_name(hall: Server) -> None:
    lay(hall)
    wanted = lay(hall, people=("Program", "Program 2"), seats=4)["table"]
    link = sit_down(hall.url, Wish(table=wanted), lambda text: None, never)
    assert link.table == wanted
    assert [seat["name"] for seat in hall.get(f"/api/tables/{wanted}")["seats"]] == ["Program", "Program 2", "Program 3", ""]


def test_what_is_no_use_waiting_for_is_said_at_once(hall: Server) -> None:
    closed, begun = lay(hall, programs=False)["table"], hall.lay("treachery", 2)[0].table
    for wish, code in (
        (Wish("chess"), "not_there"),
        (Wish(table="nowhere"), "not_there"),
        (Wish(table=closed), "no_programs"),
        (Wish(table=begun), "begun"),
        (Wish(table=lay(hall, listed=False)["table"]), "not_yours"),
    ):
        with pytest.raises(Refused) as refused:
            sit_down(hall.url, wish, lambda text: None, never)
        assert refused.value.code == code
    with pytest.raises(Refused, match="can't be reached"):
        sit_down("http://127.0.0.1:1", Wish(), lambda text: None, never)
    with pytest.raises(Refused, match="there is no hall"):
        sit_down(f"{hall.url}/learn", Wish(), lambda text: None, never)  # a page answers there, or that it is not built


def test_who_was_faster_leaves_it_another_table(hall: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    tables = {lay(hall)["table"], lay(hall)["table"]}
    seen = list(finding.tables(hall.url, Wish()))
    hall.post(f"/api/tables/{seen[0]['table']}/seats/1", {"name": "Bea"})
    monkeypatch.setattr(finding, "tables", lambda *_: iter(seen))
    link = sit_down(hall.url, Wish(), lambda text: None, never)
    assert {seen[0]["table"], link.table} == tables


def test_it_waits_as_long_as_it_is_asked_to(hall: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    answers: list[Link | None] = [Link(hall.url, lay(hall)["table"], "key")]

    def seat_at(*_: object) -> Link | None:
        if not paused:
            raise Later("too_many", "too many seats", 17.0)
        return answers.pop()

    monkeypatch.setattr(finding, "seat_at", seat_at)
    paused: list[float] = []
    said: list[str] = []
    sit_down(hall.url, Wish(), said.append, paused.append)
    assert (paused, said[0]) == ([17.0], "refused: too many seats")


def test_the_command_finds_a_table_and_plays(
    hall: Server, tmp_path: Path, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    laid = lay(hall, people=())

    def play(*_: object) -> None:
        """The host fills the table and begins as soon as the bot sits there."""
        monkeypatch.undo()
        hall.post(f"/api/tables/{laid['table']}/seats/1/bot", {"bot": "random"}, laid["host"])
        hall.post(f"/api/tables/{laid['table']}/start", None, laid["host"])

    sits = finding.seat_at

    def seat_at(*given: Any) -> Link | None:
        link = sits(*given)
        play()
        return link

    monkeypatch.setattr(finding, "seat_at", seat_at)
    monkeypatch.setattr(
        sys, "argv", ["greathall", "bot", "--url", hall.url, "--game", "treachery", "--bot", "random", "--name", "Colossus"]
    )
    assert guarded(lambda: app(standalone_mode=False)) == 0
    heard = capfd.readouterr().err
    assert "sits down at the table" in heard
    assert "The game is over" in heard
