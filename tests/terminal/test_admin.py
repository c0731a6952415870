"""`greathall admin`, against a hall that runs."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from greathall.terminal.command import app, guarded
from tests.hall.serving import Server, free_port, sqlite


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with sqlite(tmp_path_factory.mktemp("hall")) as running:
        yield running


class Run:
    """Runs commands, and keeps what they print."""

    def __init__(self, server: Server, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self.server = server
        self.monkeypatch = monkeypatch
        self.capsys = capsys

    def code(self, *words: str, data: Path | None = None, url: str = "") -> int:
        where = ["--hall", url or self.server.url, "--data", str(data or self.server.data)]
        self.monkeypatch.setattr(sys, "argv", ["greathall", "admin", *words, *where])
        return guarded(lambda: app(standalone_mode=False))

    def __call__(self, *words: str) -> str:
        assert self.code(*words) == 0
        return self.capsys.readouterr().out

    def refused(self, *words: str, data: Path | None = None, url: str = "") -> str:
        assert self.code(*words, data=data, url=url) == 2
        return self.capsys.readouterr().err


@pytest.fixture
def run(server: Server, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    monkeypatch.setenv("COLUMNS", "200")
    return Run(server, monkeypatch, capsys)


def test_an_evening_of_whoever_runs_the_hall(run: Run, server: Server) -> None:
    table = server.lay("treachery", 2)[0].table
    assert table in run("tables")
    assert [line["table"] for line in json.loads(run("tables", "--json"))] == [table]
    assert f"{table}: treachery, playing" in run("watch", table)
    assert "closed" in run("close", table)
    assert f"closed: {table}" in run("settled")
    run("open", table)
    run("mute", f"{table}/1")
    assert len(json.loads(run("settled", "--json"))["muted"]) == 1
    run("unmute", f"{table}/1")
    run("ban", "192.0.2.7")
    assert "banned: 192.0.2.7" in run("settled")
    run("unban", "192.0.2.7")
    run("announce", "--minutes", "5")
    assert "announced: a restart" in run("settled")
    run("announce", "--withdraw")
    run("announce", "Good evening!")
    assert "announced: Good evening!" in run("settled")
    run("announce", "--withdraw")
    assert "Seat 2" in run("free", table, "2")
    run("delete", table, "--yes")
    assert json.loads(run("tables", "--json")) == []


def test_what_belongs_to_a_key_that_is_asked_for(run: Run, server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    link = server.lay("treachery", 1, ("random",))[0]
    monkeypatch.setattr("typer.prompt", lambda text, hide_input: link.key)
    assert [each["seat"] for each in json.loads(run("export"))] == [0]
    assert "1 tables" in run("erase")
    assert json.loads(run("export")) == []


def test_what_stands_in_the_way_is_told_in_a_sentence(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "can't be read" in run.refused("tables", data=tmp_path)
    assert "the hall can't be asked at" in run.refused("tables", url=f"http://127.0.0.1:{free_port()}")
    assert "can't be asked" in run.refused("tables", url="nowhere")
    assert "no table" in run.refused("watch", "nowhere")
    assert "say something" in run.refused("announce")
    assert "neither an address nor a network" in run.refused("ban", "here")
    monkeypatch.setenv("GREATHALL_KEY", "wrong")
    assert "this is for whoever runs the hall" in run.refused("tables")
