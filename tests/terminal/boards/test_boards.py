"""Every table can be drawn, at any time and for every viewer, and a game without a drawing of its own is played from its list of moves."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from greathall.kernel.bits import lowest
from greathall.kernel.catalog import Game, all_games
from greathall.kernel.chance import swift
from greathall.kernel.event import GALLERY, OPEN
from greathall.kernel.record import Record
from greathall.kernel.state import State
from greathall.terminal.boards import draw, plain
from greathall.terminal.seating import seat
from greathall.terminal.table import Table
from greathall.terminal.voice import TableVoice
from tests.golden import FOLDER
from tests.terminal.screen import Screen, play
from tests.terminal.test_command import run
from tests.toy.game import AUCTION

MOVES = 25
"""After each of this many moves the table is drawn, and once more when the game is over."""


def variants() -> list[Any]:
    """Every game at every seat count, with every setting of its options."""
    found = []
    for game in [*all_games(), AUCTION]:
        for seats, options in game.variants():
            said = " ".join(f"{name}={value}" for name, value in options.items() if value)
            found.append(pytest.param(game, seats, options, id=f"{game.name} {seats} {said}".strip()))
    return found


def draw_for_all(state: State) -> None:
    for viewer in (*range(int(state.seats)), int(GALLERY), int(OPEN)):
        assert draw(state, viewer).plain.strip()


@pytest.mark.parametrize(("game", "seats", "options"), variants())
def test_the_table_is_drawn_for_everyone_from_the_deal_to_the_end(game: Game, seats: int, options: dict[str, str]) -> None:
    state = game.new(seats, 1, options=options)
    chance = swift("boards")
    draw_for_all(state)
    played = 0
    while asked := state.deciders():
        moves = state.moves(lowest(asked))
        state.apply(lowest(asked), moves[chance.below(len(moves))])
        played += 1
        if played <= MOVES or state.over():
            draw_for_all(state)


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*-quiet.record")), ids=lambda path: path.stem)
def test_a_game_without_deals_is_replayed(path: Path) -> None:
    answer = run("replay", str(path), "--to", "1")
    assert answer.returncode == 0, answer.stderr
    assert "Web of Suspicion" in answer.stdout


def test_a_game_without_deals_is_played(tmp_path: Path) -> None:
    answer = run("play", "duhr", "-o", "deals=off", answers="quit\n", folder=tmp_path)
    assert answer.returncode == 0, answer.stderr
    assert "Your hand:" in answer.stdout


def test_a_game_without_a_drawing_is_played_from_its_list_of_moves(auction: Game, tmp_path: Path) -> None:
    screen = Screen("?1", *["1"] * 20)
    record = Record(auction.name, 3, 7, "nonce")
    assert play(Table(screen, record, record.deal(), seat(["you", "random", "greedy"], "Ada", 7), tmp_path / "game.record"))
    assert "Ada, bid a coin for" in screen.text
    assert "   1  Bid " in screen.text
    assert "A-1.2  The lots are sold one after another." in screen.text
    assert "wins." in screen.text or "share the victory." in screen.text


def test_a_plain_board_shows_what_the_view_does() -> None:
    state = AUCTION.from_dict({"hands": [["crown", "penny shown=3"], ["groat"]], "takers": [1, 0]})
    state.play(1, state.moves(1)[0])
    assert draw(state, 0).plain.splitlines() == [
        " hands",
        "   1  crown, penny shown=3",
        "   2  ?",
        " spent   none",
        " takers  1, 0",
        " stack",
        "   1",
        "     step  bidding",
        "     bids  none, ?",
    ]
    assert "crown" not in draw(state, 1).plain


def test_a_plain_board_has_a_line_for_any_value() -> None:
    view = {"viewer": 0, "game": "x", "top_card": None, "open": True, "shut": False, "odds": 0.5, "piles": {"left": [], "right": [[1], []]}}
    assert plain.board(TableVoice("en", AUCTION.new(2, 1), 0), view).plain.splitlines() == [
        " top card  none",
        " open      yes",
        " shut      no",
        " odds      0.5",
        " piles",
        "   left  none",
        "   right",
        "     1  1",
        "     2  none",
    ]
