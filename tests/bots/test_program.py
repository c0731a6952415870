"""A bot in another process plays from the wire form of views alone."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from greathall.kernel.bits import lowest
from greathall.kernel.cards import as_json, load
from greathall.kernel.catalog import Game, all_games
from greathall.kernel.chance import seeded, swift
from greathall.kernel.state import State


def run(*arguments: str, lines: list[str] | None = None) -> subprocess.CompletedProcess[str]:
    """Run the program on these lines."""
    return subprocess.run(
        [sys.executable, "-m", "greathall.bots", *arguments],
        input="".join(f"{line}\n" for line in lines or []),
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


def answers(*arguments: str, lines: list[str]) -> list[dict[str, str]]:
    done = run(*arguments, lines=lines)
    assert (done.returncode, done.stderr) == (0, "")
    said = [json.loads(line) for line in done.stdout.splitlines()]
    assert len(said) == len(lines)
    return said


def decisions(game: Game, seats: int, seed: int, cards: dict[str, Any] | None = None) -> Iterator[tuple[State, int]]:
    """Positions of a random game, each with a seat that must decide there."""
    chance = seeded(seed)
    state = game.new(seats, seed, cards)
    while state.deciders():
        seat = int(lowest(state.deciders()))
        moves = state.moves(seat)
        yield state.copy(), seat
        state.play(seat, moves[chance.below(len(moves))])


def spread(positions: Iterator[tuple[State, int]], most: int = 80) -> list[tuple[State, int]]:
    """At most that many positions, from all stages of a game."""
    found = list(positions)
    return found[:: len(found) // most + 1]


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)
@pytest.mark.parametrize("bot", ["random", "greedy", "search:10"])
def test_a_program_answers_views_with_legal_moves(game: Game, bot: str) -> None:
    positions = spread(decisions(game, game.fewest, 1))
    said = answers(bot, "--seed", "1", lines=[json.dumps(state.view(seat)) for state, seat in positions])
    for (state, seat), answer in zip(positions, said, strict=True):
        assert state.read(answer["move"]) in state.moves(seat)


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)
@pytest.mark.parametrize("bot", ["greedy", "search:10"])
def test_what_is_hidden_makes_no_difference(game: Game, bot: str) -> None:
    """Twins differ in what the seat can't know, and in nothing that a bot is told."""
    positions = spread(decisions(game, game.most, 2))
    twins = [(state.imagine(seat, swift("twins")), seat) for state, seat in positions]
    assert any(state.to_dict() != twin.to_dict() for (state, _), (twin, _) in zip(positions, twins, strict=True))
    lines, twin_lines = ([json.dumps(state.view(seat)) for state, seat in some] for some in (positions, twins))
    assert twin_lines == lines
    said = answers(bot, "--seed", "1", lines=lines)
    assert answers(bot, "--seed", "1", lines=twin_lines) == said
    assert all("move" in answer for answer in said)


def test_other_seeds_give_other_answers() -> None:
    lines = [json.dumps(state.view(seat)) for state, seat in decisions(all_games()[0], 2, 1)]
    assert answers("random", "--seed", "1", lines=lines) != answers("random", "--seed", "2", lines=lines)
    assert answers("random", lines=lines) == answers("random", "--seed", "0", lines=lines)


def test_a_bad_line_gets_a_sentence_and_the_program_goes_on() -> None:
    state, seat = next(decisions(all_games()[0], 2, 1))
    view = state.view(seat)
    good = json.dumps(view)
    lines = [
        good,
        "nonsense",
        "",
        "[1, 2]",
        "[" * 100_000,
        "{}",
        json.dumps({**view, "game": "chess"}),
        json.dumps({**view, "viewer": 1 - seat}),
        json.dumps({**view, "viewer": 7}),
        json.dumps({**view, "seats": 99}),
        json.dumps({**view, "hands": [["coup"], {}]}),
        json.dumps({key: value for key, value in view.items() if key != "viewer"}),
        good,
    ]
    said = answers("greedy", lines=lines)
    assert "move" in said[0]
    assert "move" in said[-1]
    errors = [answer["error"] for answer in said[1:-1]]
    expected = [
        "this line is not JSON: ",
        "this line is not JSON: ",
        "a view should be a JSON object",
        "this line is not JSON: ",
        "there is no game ''; there are ",
        "there is no game 'chess'; there are ",
        f"seat {1 - seat} has nothing to decide here",
        "viewer should be a number from ",
        "Treachery in a Pocket is for 2 to 4 players, not 99",
        "there is no card ",
        "viewer should be a number from 0 to 1, not -1",
    ]
    assert [error[: len(start)] for error, start in zip(errors, expected, strict=True)] == expected


def test_another_card_file_is_named(tmp_path: Path) -> None:
    game = all_games()[0]
    cards = deepcopy(load(game.cards))
    cards["actions"][0]["id"] = "trial"
    path = tmp_path / "cards.json"
    path.write_text(as_json(cards), encoding="utf-8")
    positions = list(decisions(game, 2, 1, cards))
    lines = [json.dumps(state.view(seat)) for state, seat in positions]
    assert all("another card file" in answer["error"] for answer in answers("greedy", lines=lines))
    for (state, seat), answer in zip(positions, answers("greedy", "--cards", str(path), lines=lines), strict=True):
        assert state.read(answer["move"]) in state.moves(seat)


def test_help_says_how() -> None:
    done = run("--help")
    assert done.returncode == 0
    for word in ("python -m greathall.bots greedy --seed 1", '{"move": "<text>"}', "search:300", "--cards"):
        assert word in done.stdout


def test_an_unknown_bot_is_answered_with_those_there_are() -> None:
    done = run("genius")
    assert done.returncode == 2
    assert "there is no bot 'genius'; there are random, greedy, search" in done.stderr
    assert done.stdout == ""
