"""HTTP: what there is to play, and to read about it."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter
from fastapi import Path as InPath
from pydantic import Field

from greathall import rulebook
from greathall.hall.errors import NotThere
from greathall.hall.forms import Form
from greathall.hall.http.dependencies import Language
from greathall.hall.http.refusals import REFUSALS
from greathall.kernel.catalog import Game, Option, all_games, find_game
from greathall.kernel.errors import UnknownGame

GameName = Annotated[str, InPath(min_length=1, max_length=40, pattern="^[a-z0-9_]+$")]

router = APIRouter(prefix="/api", responses=REFUSALS)


class OptionForm(Form):
    """Something that can be set before a game begins."""

    name: str
    about: str
    default: str
    choices: list[str]
    seats: dict[str, list[int]] = Field(description="For each choice, the numbers of seats for which it is available.")
    free: bool = Field(description="Whether any text will do; the game itself checks it.")


class OccasionForm(Form):
    """An occasion on which response windows open, and whether people seldom use it."""

    word: str
    name: str
    seldom: bool


class GameForm(Form):
    """A game of the catalogue; `window` is the usual time for its response windows, in seconds."""

    name: str
    title: str
    about: str
    fewest: int
    most: int
    match: str
    options: list[OptionForm]
    occasions: list[OccasionForm]
    window: float


class RulesForm(Form):
    """The numbered rules of a game, whole and line by line."""

    page: str
    lines: dict[str, str]


def option_form(game: Game, option: Option) -> OptionForm:
    seats: dict[str, list[int]] = {}
    for count in range(game.fewest, game.most + 1):
        for choice in option.choices(count):
            seats.setdefault(choice, []).append(count)
    return OptionForm(name=option.name, about=option.about, default=option.default, choices=list(seats), seats=seats, free=option.free)


def game_form(game: Game) -> GameForm:
    return GameForm(
        name=game.name,
        title=game.title,
        about=game.about,
        fewest=game.fewest,
        most=game.most,
        match=str(game.contest),
        options=[option_form(game, option) for option in game.options],
        occasions=[OccasionForm(word=occasion.word, name=occasion.name, seldom=occasion.seldom) for occasion in game.occasions],
        window=game.window,
    )


def known_game(name: str) -> Game:
    try:
        return find_game(name)
    except UnknownGame as error:
        raise NotThere(str(error)) from error


@router.get("/games")
async def games() -> list[GameForm]:
    """All games."""
    return [game_form(game) for game in all_games()]


@router.get("/games/{game}/rules")
async def rules(game: GameName, language: Language) -> RulesForm:
    """The rules of a game, in the reader's language where they are translated, otherwise in English."""
    name = known_game(game).name
    return RulesForm(page=rulebook.page(name, language), lines=rulebook.lines(name, language))


@router.get("/games/{game}/cards")
async def cards(game: GameName) -> dict[str, Any]:
    """The cards of a game."""
    return known_game(game).shown()
