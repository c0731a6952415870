"""HTTP: what there is to play, and to read about it."""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated, Any, Final

from fastapi import APIRouter, Response
from fastapi import Path as InPath
from pydantic import Field
from pydantic_core import to_json

from greathall import rulebook
from greathall.hall import reasons
from greathall.hall.errors import NotThere
from greathall.hall.forms import Form
from greathall.hall.http import card_schemas
from greathall.hall.http.dependencies import Language
from greathall.hall.http.refusals import REFUSALS
from greathall.hall.messages import SEAT
from greathall.hall.speech import phrase
from greathall.hall.table.matches import has_match
from greathall.kernel.catalog import Game, Occasion, Option, all_games, find_game
from greathall.kernel.errors import UnknownGame
from greathall.kernel.sentences import descriptions
from greathall.kernel.sentences.language import language
from greathall.kernel.sentences.speech import text_of

GameName = Annotated[str, InPath(min_length=1, max_length=40, pattern="^[a-z0-9_]+$")]

router = APIRouter(prefix="/api", responses=REFUSALS)


class OptionForm(Form):
    """Something that can be set before a game begins."""

    name: str
    title: str = Field(description="What people call it, short enough for a label.")
    about: str
    default: str
    choices: list[str]
    names: dict[str, str] = Field(description="What people call each choice.")
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
    minutes: int = Field(description="How long a game usually takes; 0 if nobody has said.")
    depth: str = Field(description="How much there is to learn: `light`, `medium` or `deep`; empty if nobody has said.")
    match: str = Field(description="What a match is played for; empty where the game has none.")
    options: list[OptionForm]
    occasions: list[OccasionForm]
    window: float


class RulesForm(Form):
    """The numbered rules of a game, whole and line by line."""

    page: str
    lines: dict[str, str]


def option_form(game: Game, option: Option, spoken: str) -> OptionForm:
    seats: dict[str, list[int]] = {}
    for count in range(game.fewest, game.most + 1):
        for choice in option.choices(count):
            seats.setdefault(choice, []).append(count)
    return OptionForm(
        name=option.name,
        title=descriptions.option_title(game, option, language(spoken)),
        about=descriptions.option_about(game, option, language(spoken)),
        default=option.default,
        choices=list(seats),
        names={choice: choice_name(game, option, choice, spoken) for choice in seats if choice},
        seats=seats,
        free=option.free,
    )


def choice_name(game: Game, option: Option, choice: str, spoken: str) -> str:
    """What people call a choice: seats are counted from 1."""
    if option.seat and choice.isdigit():
        return phrase(SEAT.say(int(choice) + 1), spoken)
    return descriptions.choice_name(game, option, choice, language(spoken))


def occasion_form(game: Game, occasion: Occasion, spoken: str) -> OccasionForm:
    name = descriptions.occasion_name(game, occasion, language(spoken))
    return OccasionForm(word=occasion.word, name=name, seldom=occasion.seldom)


def game_form(game: Game, spoken: str) -> GameForm:
    return GameForm(
        name=game.name,
        title=game.title,
        about=descriptions.about(game, language(spoken)),
        fewest=game.fewest,
        most=game.most,
        minutes=game.minutes,
        depth=game.depth,
        match=text_of(game.contest.saying(), language(spoken)) if has_match(game) else "",
        options=[option_form(game, option, spoken) for option in game.options],
        occasions=[occasion_form(game, occasion, spoken) for occasion in game.occasions],
        window=game.window,
    )


def known_game(name: str) -> Game:
    try:
        return find_game(name)
    except UnknownGame as error:
        raise NotThere.because(reasons.NO_GAME_OF_THAT_NAME, name) from error


@router.get("/games")
async def games(reader: Language) -> list[GameForm]:
    """All games, described in the reader's language."""
    return [game_form(game, reader) for game in all_games()]


@router.get("/games/{game}/rules")
async def rules(game: GameName, reader: Language) -> RulesForm:
    """The rules of a game, in the reader's language where they are translated, otherwise in English."""
    name = known_game(game).name
    return RulesForm(page=rulebook.page(name, reader), lines=rulebook.lines(name, reader))


CARDS: Final[dict[int | str, dict[str, Any]]] = {200: {"content": {"application/json": {"schema": card_schemas.cards_of_any()}}}}
"""What is answered for the cards of a game."""


@lru_cache
def written_cards(game: Game, spoken: str) -> bytes:
    """The cards of a game in a language, as JSON: they are many, and the same for everyone."""
    return to_json(game.shown(spoken))


@router.get("/games/{game}/cards", response_model=None, responses=CARDS)
async def cards(game: GameName, language: Language) -> Response:
    """The cards of a game as they are read in the reader's language; ids, and what cards call by an English word, are the same in all.
    `names` has what such words are called."""
    return Response(written_cards(known_game(game), language), media_type="application/json", headers={"Vary": "Accept-Language"})
