"""The decks of a table's seats: those that the plan names, and where it leaves that open, those that the guests bring."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import partial
from typing import Final

from greathall.hall import reasons
from greathall.hall.errors import Refused
from greathall.hall.table.chair import Chair
from greathall.hall.table.table import Table
from greathall.kernel.catalog import Game, find_game
from greathall.kernel.errors import GreathallError
from greathall.kernel.sentences.language import ENGLISH
from greathall.kernel.sentences.message import Saying

DECKS: Final = "decks"
"""The option with the decks of all seats, in games to which players bring decks."""
OPEN: Final = "any"
"""Stands in it for a seat without a deck of its own."""
TOLD: Final = 10
"""How many faults of a deck are told at most."""


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
        raise Refused(reasons.BAD_DECK.code, partial(bad_deck, game, deck), details=str(error)) from error


def bad_plan(game: Game, options: Mapping[str, str], details: str) -> Refused:
    """Why no table can be laid with these options: what is wrong with the first deck that can't be played, if that is the cause."""
    try:
        decks = named(options.get(DECKS, ""))
    except ValueError:
        decks = []
    for number, deck in enumerate(decks, start=1):
        if faults_of(game, deck, ENGLISH):
            return Refused(reasons.BAD_DECK_IN_PLAN.code, partial(bad_deck_in_plan, game, number, deck), details=details)
    return Refused.because(reasons.BAD_PLAN, details=details)


def bad_deck(game: Game, deck: str, spoken: str) -> Saying:
    return reasons.BAD_DECK.say(faults_of(game, deck, spoken) or None)


def bad_deck_in_plan(game: Game, number: int, deck: str, spoken: str) -> Saying:
    return reasons.BAD_DECK_IN_PLAN.say(number, faults_of(game, deck, spoken))


def faults_of(game: Game, deck: str, spoken: str) -> str:
    """What the game finds wrong with a deck that is listed, in a language; nothing of one that is named."""
    sheet = game.read_deck(deck, spoken) if deck.startswith("{") else None
    return "" if sheet is None else "; ".join(sheet.faults[:TOLD])
