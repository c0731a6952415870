"""The JSON Schemas of the games' views, made from the types in their `shapes.py`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any, Final, get_args, get_origin, get_type_hints

from pydantic import ConfigDict, TypeAdapter
from typing_extensions import get_original_bases, is_typeddict

from greathall.kernel.catalog import all_games
from greathall.kernel.shapes import Deals

STRICT = ConfigDict(extra="forbid", use_attribute_docstrings=True)
"""A field that a type doesn't name is a fault; the text below a field describes it."""
DIALECT: Final = "https://json-schema.org/draft/2020-12/schema"


def schemas() -> dict[str, dict[str, Any]]:
    """The schema of every game's views, and of the deals that are a part of some, each with the name of its file."""
    shapes = {**{f"view-{game.name}": game.shape for game in all_games()}, "deals": Deals}
    return {name: {"$schema": DIALECT, "$id": f"{name}.json", **schema(shape)} for name, shape in shapes.items()}


def schema(shape: Any) -> dict[str, Any]:
    """The schema of a `TypedDict`; the types that it is made of are its definitions."""
    # Only around a type that is none of its own does pydantic take settings, which it hands down to the types within.
    found: dict[str, Any] = TypeAdapter(list[shape], config=STRICT).json_schema()["$defs"]
    named = {part.__name__: part for part in parts(shape)}
    for own, part in named.items():
        inherited = {name: said for base in get_original_bases(part) if is_typeddict(base) for name, said in descriptions(base).items()}
        for name, field in found[own]["properties"].items():
            field.pop("title", None)
            said = field.get("description") or inherited.get(name)
            if said:
                field["description"] = one_line(said)
        found[own]["description"] = one_line(found[own].get("description", ""))
    used = {own: found[own] for own in named if own != shape.__name__}
    return {**found[shape.__name__], **({"$defs": used} if used else {})}


def descriptions(shape: Any) -> dict[str, str]:
    """What a type says of its fields, below each or, where a field can have no line of its own, beside its type."""
    below = {name: field.get("description", "") for name, field in schema(shape)["properties"].items()}
    beside = {
        name: hint.__metadata__[0] for name, hint in get_type_hints(shape, include_extras=True).items() if get_origin(hint) is Annotated
    }
    return {**below, **beside}


def parts(shape: Any) -> Iterator[Any]:
    """The `TypedDict` types that a type is made of, itself among them."""
    if is_typeddict(shape):
        yield shape
        for hint in get_type_hints(shape).values():
            yield from parts(hint)
    for inner in get_args(shape):
        yield from parts(inner)


def one_line(text: str) -> str:
    return " ".join(text.split())
