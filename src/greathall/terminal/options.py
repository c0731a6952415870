"""What several commands take: options of a game, decks and card files."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from greathall.kernel.catalog import all_games
from greathall.terminal import messages
from greathall.terminal.decks import decks_option
from greathall.terminal.output import Unusable
from greathall.terminal.voice import Voice

OPTION_HELP = "An option of the game; `greathall games GAME` lists them. May be repeated."
Option = Annotated[list[str], typer.Option("--option", "-o", metavar="NAME=VALUE", help=OPTION_HELP)]
CardFile = Annotated[Path | None, typer.Option(help="A card file in place of ours.")]
Decks = Annotated[
    str,
    typer.Option(
        metavar="DECK,DECK…",
        help="In A Game of Thrones the decks of the seats, with commas: names of `greathall deck list`, or files.",
    ),
]


def games_beginning(incomplete: str) -> list[str]:
    """The games whose names begin so, for shells that complete them."""
    return [game.name for game in all_games() if game.name.startswith(incomplete)]


def options_of(written: list[str], decks: str, cards: Path | None, voice: Voice) -> dict[str, str]:
    options: dict[str, str] = {}
    for option in written:
        name, equals, value = option.partition("=")
        if not equals:
            raise Unusable(voice.say(messages.OPTION_FORM, option))
        options[name] = value
    if decks:
        options["decks"] = decks_option(decks, cards, voice.language)
    return options
