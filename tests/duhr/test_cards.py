"""Numbers that belong to the cards, and tables with a place for each House or event, are held against the card file."""

from __future__ import annotations

import tomllib
from pathlib import Path

import greathall.games
from greathall.games.duhr import board, cards, messages, names, reasons, verbs
from greathall.terminal.boards import duhr as table

FILE = tomllib.loads((Path(greathall.games.__file__).parent / "duhr" / "cards.toml").read_text(encoding="utf-8"))
HOUSES = len(FILE["houses"])
EVENTS = len(FILE["events"])


def test_every_house_has_its_place() -> None:
    assert HOUSES == cards.HOUSES
    assert len(table.COLOURS) == HOUSES
    assert {entry["ability"] for entry in FILE["houses"]} == set(cards.ABILITIES)
    assert len(reasons.ABILITY_LINES) == len(reasons.DEEP_LINES) == len(cards.ABILITIES)


def test_every_event_has_its_place() -> None:
    assert EVENTS == cards.EVENTS
    assert {entry["effect"] for entry in FILE["events"]} == set(cards.EFFECTS)
    assert verbs.INTRIGUE - verbs.BETRAYAL + 1 == EVENTS


def test_kinds_follow_each_other() -> None:
    assert (cards.SCANDAL, cards.FIRST_EVENT, cards.KINDS) == (HOUSES, HOUSES + 1, HOUSES + 1 + EVENTS)
    assert cards.CONCEALED > cards.SCANDAL, "a concealed card is never taken for a revealed one"
    assert len(messages.CONCEALED) == len(names.CONCEALED_CARDS) == board.FULL


def test_every_number_of_cards_can_be_counted() -> None:
    for kind in range(cards.FIRST_EVENT):
        most = cards.SCANDALS if kind == cards.SCANDAL else cards.SUSPICIONS
        assert cards.count(most * cards.one(kind), kind) == most
    everything = sum(cards.one(kind) for kind in range(cards.KINDS))
    assert cards.size(everything) == cards.KINDS
    assert 0 < everything < 2**62


def test_every_card_on_a_house_has_a_facing() -> None:
    assert cards.SCANDAL < board.DOWN
    for kind in range(cards.FIRST_EVENT):
        assert board.at(board.add(0, kind | board.DOWN), 0) == kind + board.DOWN
