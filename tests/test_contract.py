"""Every game of the catalogue keeps the contract, at every seat count and option."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from copy import deepcopy
from typing import Any

import pytest

from greathall.kernel.bits import lowest
from greathall.kernel.cards import load
from greathall.kernel.catalog import Game, all_games
from greathall.kernel.errors import GreathallError
from greathall.lab.bench import compiled
from greathall.lab.contract import check_game
from tests.long import LONG, much
from tests.shapes import misfit
from tests.toy.game import AUCTION

GAMES = [*all_games(), AUCTION]
SEEDS = much(3 if compiled() else 1, 40)
FEW_SEEDS = much(1, 7)
MANY = 12
"""A game with at least this many variants is played less often in each."""
STRIDE = {"thrones": 7} if LONG else {"skirmish": 3, "duhr": 3, "thrones": 23} if compiled() else {"skirmish": 7, "duhr": 11, "thrones": 29}
"""Of long games every so many positions are looked at; primes, so that all kinds of steps have their turn. The plain rules are slow."""


def settings(game: Game, seats: int) -> Iterator[dict[str, str]]:
    """The default options, then each option at each of its other settings, then all of them at their last."""
    default = {option.name: option.default for option in game.options}
    yield default
    for option in game.options:
        for choice in option.choices(seats)[1:]:
            if not choice.isdecimal() or choice == option.choices(seats)[-1]:
                yield {**default, option.name: choice}
    if len(default) > 1:
        yield {option.name: option.choices(seats)[-1] for option in game.options}


def stride(game: Game) -> int:
    return STRIDE.get(game.name, 1)


def variants() -> Iterator[Any]:
    for game in GAMES:
        for seats in range(game.fewest, game.most + 1):
            for options in settings(game, seats):
                named = " ".join(f"{name}={value}" for name, value in options.items())
                default = all(options[option.name] == option.default for option in game.options)
                # Only all variants of Thrones together meet all of its steps.
                marks = () if default or game.name == "thrones" else pytest.mark.once
                yield pytest.param(game, seats, options, id=f"{game.name} {seats} {named}".strip(), marks=marks)


@pytest.mark.long
@pytest.mark.parametrize(("game", "seats", "options"), list(variants()))
def test_a_game_keeps_the_contract(game: Game, seats: int, options: dict[str, str]) -> None:
    for seed in range(SEEDS if len(list(settings(game, seats))) * (game.most - game.fewest + 1) < MANY else FEW_SEEDS):
        assert check_game(game, seats, seed, options, every=stride(game), misfit=misfit(game)) > 0


def reversed_cards(data: dict[str, Any]) -> dict[str, Any]:
    """A card file with the same cards in another order: another file, as good as ours."""
    return {key: value[::-1] if isinstance(value, list) else value for key, value in deepcopy(data).items()}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_game_keeps_the_contract_with_other_cards(game: Game) -> None:
    cards = reversed_cards(load(game.cards))
    assert check_game(game, game.fewest, 1, cards=cards, every=stride(game), misfit=misfit(game)) > 0
    assert check_game(game, game.most, 2, cards=cards, every=stride(game), misfit=misfit(game)) > 0


JUNK: list[Any] = [None, True, -1, 99, 2**70, 1.5, "", "?", "x", [], {}, [[]], [{}], ["?"], [None], {"step": "x"}]


def damaged(value: Any, depth: int = 3) -> Iterator[Any]:
    """The value with junk in the place of each of its parts."""
    yield from JUNK
    if isinstance(value, dict) and depth:
        for key, part in value.items():
            yield from ({**value, key: other} for other in damaged(part, depth - 1))
    if isinstance(value, list) and depth:
        for at, part in enumerate(value):
            yield from ([*value[:at], other, *value[at + 1 :]] for other in damaged(part, depth - 1))


@pytest.mark.parametrize("moves", [1, 10])
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_damaged_position_is_read_or_refused_with_a_sentence(game: Game, moves: int) -> None:
    state = game.new(game.fewest, 1)
    for _ in range(moves):
        if not state.over():
            state.play(int(lowest(state.deciders())), state.moves(lowest(state.deciders()))[0])
    for position in damaged(state.to_dict()):
        if isinstance(position, dict):
            with suppress(GreathallError):
                game.from_dict(position).to_dict()
