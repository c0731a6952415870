"""The table of Skirmish on the screen."""

from __future__ import annotations

from typing import Any

import greathall
from greathall.bots import make
from greathall.kernel.chance import swift
from greathall.kernel.record import Record
from greathall.terminal.boards import draw
from greathall.terminal.seating import seat
from greathall.terminal.table import Table
from tests.terminal.screen import Screen, play


def board(viewer: int, **position: Any) -> str:
    state = greathall.from_dict({"game": "skirmish", "seats": 3, "hands": [[], [], []], **position})
    return draw(state, viewer).plain


def test_ranks_are_drawn_with_signs_and_marks() -> None:
    text = board(
        0,
        front=[["7c", None, "9h+3h exhausted"], ["4d exhausted"], ["8d recovered"]],
        rear=[["kd"], ["black_joker:kd", "red_joker:wizard"], []],
        hands=[["5s", "as"], ["6c seen", "8c"], ["2d"]],
        poisoned=["4d"],
        spent=["9h"],
        damage={"4d": 2},
        barrows=["3d", "qs"],
        burned=["10d"],
        used=["jc"],
        life=[40, 12, 7],
    )
    assert "▶ Player 1   life 40   hand A♠ 5♠ \n" in text.replace("5♠ A♠", "A♠ 5♠")
    assert "front 7♣                ·                 9♥+3♥ ↷ ◇         ·" in text
    assert "rear  K♦" in text
    assert "4♦ ↷ ☠ −2" in text
    assert "8♦ ↶" in text
    assert "black Joker=K♦" in text
    assert "red Joker (wizard)" in text
    assert "Player 2   life 12   hand 6♣ and 1 more card" in text
    assert "Player 3   life 7   1 card in hand" in text
    assert "Barrows: 3♦ Q♠" in text
    assert "Soul Burned: 10♦" in text
    assert "Played: J♣" in text


def test_attackers_the_dead_and_sudden_death_are_marked() -> None:
    text = board(1, phase="combat", front=[["7c", "8c"], ["4h"], []], life=[40, 40, 0])
    assert "Player 3   out" in text
    assert "Barrows: none" in text
    state = greathall.from_dict({"game": "skirmish", "hands": [[], []], "phase": "combat", "front": [["7c"], ["4h"]], "finale": [0, 1]})
    state.play(0, state.read("attack unit=7c target=4h"))
    assert "7♣ ↷ ⚔" in draw(state, 1).plain
    assert "sudden death" in draw(state, 1).plain


def test_a_whole_game_on_the_screen(tmp_path: Any) -> None:
    screen = Screen(*["1"] * 500)
    record = Record("skirmish", 2, 3, "nonce")
    table = Table(screen, record, record.deal(), seat(["you", "random"], "Ada", 7), tmp_path / "game.record")
    assert play(table)
    assert "wins." in screen.text or "share the victory." in screen.text
    assert "Ada, deploy units, use abilities, redeploy once, or end the phase." in screen.text


def test_greedy_bots_play_it() -> None:
    state = greathall.new("skirmish", 2, 5)
    bot = make("greedy", swift("bot"))
    for _ in range(30):
        asked = 0 if state.deciders() & 1 else 1
        state.play(asked, bot.choose(state.imagine(asked, swift("view")), asked))
    assert not state.over() or state.winners()
