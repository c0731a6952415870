"""What each seat may know of a position, and that a snapshot reads back."""

from __future__ import annotations

import json
from typing import Any

import greathall
from tests.scenario import rule
from tests.treachery.table import ACTIONS, Table, cards_with, trial

REST = [card for card in ACTIONS if card not in ("duel", "exile", "riot")]


@rule("T-2.4", "T-2.6", "T-2.7", "T-3.6")
def test_a_view_names_what_the_seat_may_know_and_nothing_else() -> None:
    table = Table(
        "filia wounded, asher killed", hand="duel", deck=REST[:8], discard=REST[8:], agendas=["green over red", "blue over purple"], turns=3
    )
    open_to_all = {
        "game": "treachery",
        "seats": 2,
        "options": {"first": "random"},
        "cards": "",
        "rows": [["filia wounded", "asher killed"], ["brutol", "gerrard", "diane", "elaine", "lucius", "isolde", "physician", "envoy"]],
        "revealed": "exile",
        "used": None,
        "deck": ["?"] * 8,
        "discard": REST[8:],
        "reshuffled": [],
        "held": [],
        "shown": [],
        "first": 0,
        "turns": 3,
        "run_out": 0,
        "ending": "",
        "stack": [{"step": "turn", "seat": 0}],
    }
    views = [table.state.view(viewer) for viewer in (0, 1, -1)]
    figures = [view.pop("figures") for view in views]
    assert views[0] == {**open_to_all, "viewer": 0, "hands": ["duel", "?"], "agendas": ["green over red", "?"]}
    assert views[1] == {**open_to_all, "viewer": 1, "hands": ["?", "riot"], "agendas": ["?", "blue over purple"]}
    assert views[2] == {**open_to_all, "viewer": -1, "hands": ["?", "?"], "agendas": ["?", "?"]}
    assert [found["points"] for found in figures] == [[2, "?"], ["?", 2], ["?", "?"]]
    assert all((found["rise"], found["fall"]) == ([1, 0], [0, 1]) for found in figures)


def test_a_snapshot_is_the_whole_position() -> None:
    table = Table("filia", hand="duel", deck=REST, agendas=["green over red", "blue over purple"])
    whole = table.state.to_dict()
    assert (whole["hands"], whole["deck"]) == (["duel", "riot"], REST)
    assert whole["agendas"] == ["green over red", "blue over purple"]


@rule("T-3.2")
def test_the_card_in_use_is_seen_by_all() -> None:
    table = Table("asher wounded, filia", "envoy", hand="coup").play("act card=coup side=top first=asher")
    for viewer in (-1, 0, 1):
        assert table.state.view(viewer)["used"] == "coup"
        assert table.state.view(viewer)["hands"][0] is None
    table = Table("asher wounded, filia", "envoy", hand="duel", revealed="coup").play("act card=coup side=top first=asher")
    assert table.state.view(1)["revealed"] is None


def snapshots(table: Table, cards: dict[str, Any] | None = None) -> None:
    """The position reads back from its JSON, with the same moves."""
    written = json.loads(json.dumps(table.state.to_dict()))
    again = greathall.from_dict(written, cards=cards)
    assert again.to_dict() == written
    assert list(again.moves(table.asked)) == list(table.state.moves(table.asked))


@rule("T-6.3")
def test_a_snapshot_reads_back_in_the_middle_of_every_wish() -> None:
    for who, step in (("asher", "lift"), ("brutol", "strike"), ("elaine", "drag"), ("lucius", "mend"), ("envoy", "swap")):
        table = Table(f"{who} wounded, filia wounded", "gerrard", hand="coup").play(f"act card=coup side=top first={who}")
        assert table["stack"][0] == {"step": "end_turn", "seat": 0}
        assert table["stack"][-1] == {"step": step, "seat": 0, "of": who}
        snapshots(table)


@rule("T-6.12")
def test_a_snapshot_reads_back_between_the_wishes_of_lucius() -> None:
    table = Table("lucius wounded, filia wounded", "gerrard", hand="coup").play("act card=coup side=top first=lucius")
    assert [step["step"] for step in table["stack"]] == ["end_turn", "avenge", "mend"]
    table.play("heal target=filia")
    assert [step["step"] for step in table["stack"]] == ["end_turn", "avenge"]
    snapshots(table)


@rule("T-5.6")
def test_a_snapshot_reads_back_between_attacks() -> None:
    changes = {"riot": {"bottom": "w! w! / w"}}
    table = Table("asher wounded, lucius wounded", "gerrard", hands=["riot", "duel"], changes=changes)
    table.play("act card=riot side=bottom first=asher second=lucius")
    assert table["stack"] == [{"step": "end_turn", "seat": 0}, {"step": "attacks", "seat": 0, "left": ["asher", "lucius"]}]
    snapshots(table, cards_with(**changes))


def test_a_snapshot_of_a_finished_game_reads_back() -> None:
    table = Table("filia wounded", "asher killed", hand="duel").play("act card=duel side=top first=filia")
    again = greathall.from_dict(json.loads(json.dumps(table.state.to_dict())))
    assert again.over()
    assert again.to_dict() == table.state.to_dict()


@rule("T-7.3")
def test_a_snapshot_remembers_that_a_hand_was_shown() -> None:
    heals = {card: {"top": "w+", "bottom": "w+^"} for card in ("riot", "exile")}
    table = Table(action="w^", changes=heals).play(trial("filia"))
    again = Table(
        action="w^", changes=heals, **{key: table[key] for key in ("rows", "hands", "revealed", "shown", "ending", "discard", "deck")}
    )
    assert again.state.view(0)["hands"] == [table["hands"][0], "riot"]
    assert again.state.view(-1)["hands"] == ["?", "riot"]


def test_a_copy_shares_nothing_that_changes() -> None:
    table = Table("filia, asher", hand="duel")
    before = table.state.to_dict()
    twin = table.state.copy()
    twin.play(0, twin.read("act card=duel side=top first=filia"))
    assert table.state.to_dict() == before
    assert twin.to_dict() != before


def test_every_card_and_character_is_counted_wherever_it_lies() -> None:
    table = Table("asher wounded, filia", "envoy", hand="coup", discard=["duel", "abdication"])
    everything = table.state.census()
    assert len(everything) == 24
    table.play("act card=coup side=top first=asher")
    assert table.state.census() == everything
    table.play("raise target=filia")
    assert table.state.census() == everything
