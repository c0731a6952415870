"""The decks of a table's seats: those that the plan names, and where it leaves that open, those that the guests bring."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Final

from greathall.hall import reasons
from greathall.hall.errors import Refused
from greathall.hall.table.chair import Chair
from greathall.hall.table.table import Table
from greathall.kernel.catalog import Game, find_game
from greathall.kernel.errors import GreathallError

DECKS: Final = "decks"
"""The option with the decks of all seats, in games to which players bring decks."""
OPEN: Final = "any"
"""Stands in it for a seat without a deck of its own."""


def takes_decks(game: Game) -> bool:
    """Whether players bring decks to a game."""
    return any(option.name == DECKS for option in game.options)


def named(option: str) -> list[str]:
    """The decks in the option, by seat: names, and lists in JSON, with spaces or commas between them."""
    found: list[str] = []
    rest = option.strip(" ,")
    while rest:
        end = json.JSONDecoder().raw_decode(rest)[1] if rest.startswith("{") else len(rest.replace(",", " ").split()[0].partition("{")[0])
        found.append(rest[:end])
        rest = rest[end:].strip(" ,")
    return found


def laid(table: Table) -> list[str]:
    """The deck that the plan lays for each seat; `OPEN`: none."""
    told = named(table.plan.options.get(DECKS, ""))
    return [*told, *[OPEN] * (table.plan.seats - len(told))]


def with_decks(table: Table, chairs: Sequence[Chair], options: dict[str, str]) -> dict[str, str]:
    """The options of a game with those who sit on these chairs."""
    brought = [chair.deck if deck == OPEN and chair.deck else deck for deck, chair in zip(laid(table), chairs, strict=True)]
    if not any(chair.deck for chair in chairs):
        return options
    while brought and brought[-1] == OPEN:
        brought.pop()
    return {**options, DECKS: " ".join(brought)}


def may_bring(table: Table, seat: int, deck: str) -> None:
    """Refuse a deck that can't be played, or where the plan has laid one."""
    game = find_game(table.plan.game)
    if not takes_decks(game):
        raise Refused.because(reasons.NO_DECKS, game.title)
    if laid(table)[seat] != OPEN:
        raise Refused.because(reasons.DECK_LAID)
    try:
        # A deal on trial, in which this deck is the last: two decks at once would be one too many.
        game.new(game.fewest, 0, options={DECKS: " ".join([*[OPEN] * (game.fewest - 1), deck or OPEN])})
    except GreathallError as error:
        raise Refused.because(reasons.BAD_DECK, str(error)) from error
