"""The commands for card files of one's own: `greathall cards check`, `show` and `new`."""

from __future__ import annotations

import shlex
from pathlib import Path
from typing import Annotated

import typer

from greathall.games.thrones.cards import CardSet
from greathall.kernel.cards import file_fault, load
from greathall.kernel.catalog import Game, find_game
from greathall.kernel.errors import BadCards
from greathall.terminal import messages
from greathall.terminal.boards import faces
from greathall.terminal.languages import LanguageOption, chosen, told
from greathall.terminal.output import Unusable, console
from greathall.terminal.voice import CardVoice, Voice, refusals

EXAMPLE = "example.toml"
"""Beside the card file of a game: one to begin with, where a part of the cards can be one's own."""

Mine = Annotated[Path, typer.Argument(help="A card file, .toml or .json.")]
GameOption = Annotated[str, typer.Option("--game", "-g", help="The game, by its name in `greathall games`.")]


def game_of(name: str, voice: Voice) -> Game:
    with refusals(voice):
        return find_game(name)


def read(file: Path, game: Game, voice: Voice) -> object:
    """The cards of a file; all that is wrong with them is printed."""
    try:
        return game.read_cards(file)
    except BadCards as error:
        if not error.sayings:
            raise Unusable(voice.reason(error)) from error
        console.print(voice.say(messages.CARDFILE_WRONG, str(file), len(error.sayings)), style="bold", markup=False, soft_wrap=True)
        for fault in voice.reason(error).splitlines():
            console.print(f"  – {fault}", markup=False, soft_wrap=True)
        raise typer.Exit(2) from error


def check(file: Mine, game: GameOption = "thrones", language: LanguageOption = "") -> None:
    """Say everything that is wrong with a card file, or that nothing is."""
    voice = Voice(chosen(language))
    read(file, game_of(game, voice), voice)
    console.print(voice.say(messages.CARDFILE_RIGHT, str(file)), markup=False, soft_wrap=True)


def show(file: Mine, game: GameOption = "thrones", language: LanguageOption = "") -> None:
    """Print the cards of a card file. Those of A Game of Thrones have their texts, others only their names."""
    voice = Voice(chosen(language))
    card_set = read(file, game_of(game, voice), voice)
    data = load(file)
    if isinstance(card_set, CardSet):
        voice = CardVoice(voice.language, card_set)
        for entry in data.get("cards", []):
            console.print(faces.face(voice, card_set.cards[card_set.numbers[entry["id"]]], card_set, console.width))
        return
    for entries in data.values():
        for entry in entries if isinstance(entries, list) else []:
            if isinstance(entry, dict):
                console.print(f"{entry['id']}  {entry['name']}", markup=False)


def new(
    file: Annotated[Path, typer.Argument(help="The file to write, .toml.")],
    game: GameOption = "thrones",
    force: Annotated[bool, typer.Option("--force", help="Write over a file that is there.")] = False,
    language: LanguageOption = "",
) -> None:
    """Write a card file to begin with. It is a small example, or has all cards where a game needs every one of them."""
    voice = Voice(chosen(language))
    played = game_of(game, voice)
    example = played.cards.with_name(EXAMPLE)
    text = (example if example.exists() else played.cards).read_text(encoding="utf-8")
    if file.exists() and not force:
        raise Unusable(voice.say(messages.FILE_THERE, str(file)))
    try:
        file.write_text(text, encoding="utf-8")
    except OSError as error:
        raise Unusable(voice.say(messages.FILE_UNWRITABLE, str(file), file_fault(error))) from error
    others = ([] if game == "thrones" else ["--game", game]) + told(voice.language)
    for word, message in (("check", messages.CARDFILE_CHECK), ("show", messages.CARDFILE_SHOW)):
        command = shlex.join(["greathall", "cards", word, str(file), *others])
        console.print(voice.say(message, command), markup=False, soft_wrap=True)
