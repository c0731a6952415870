"""The JSON Schemas of the games' cards, made from the types in their `card_shapes.py`, as parts of the description of the interface."""

from __future__ import annotations

from typing import Any, Final

from greathall.hall.http.view_schemas import schema
from greathall.kernel.catalog import Game, all_games

PLACE: Final = "#/components/schemas/"


def cards_of_any() -> dict[str, Any]:
    """The schema of the cards of some game."""
    silent = [{"type": "object", "additionalProperties": True}] if any(game.card_shape is None for game in all_games()) else []
    return {"anyOf": [*({"$ref": PLACE + own_name(game, "Cards")} for game in all_games() if game.card_shape is not None), *silent]}


def schemas() -> dict[str, Any]:
    """The types of all games' cards under their names, which begin with that of the game: `DuhrHouse`, `SkirmishHouse`."""
    found: dict[str, Any] = {}
    for game in all_games():
        if game.card_shape is None:
            continue
        whole = schema(game.card_shape)
        for name, each in (whole.pop("$defs", {}) | {"Cards": whole}).items():
            own = own_name(game, name)
            found[own] = {**placed(each, game), "title": own}
    return found


def own_name(game: Game, name: str) -> str:
    return game.name.capitalize() + name


def placed(part: Any, game: Game) -> Any:
    """A part of a schema whose types lie with those of the interface."""
    if isinstance(part, list):
        return [placed(each, game) for each in part]
    if isinstance(part, dict):
        if "$ref" in part:
            return {**part, "$ref": PLACE + own_name(game, part["$ref"].rsplit("/", 1)[1])}
        return {name: placed(each, game) for name, each in part.items()}
    return part
