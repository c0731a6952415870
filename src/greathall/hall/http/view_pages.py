"""A page of the documentation for the views of each game, field by field, made from their schemas."""

from __future__ import annotations

from typing import Any

from greathall.hall.http.view_schemas import schema
from greathall.kernel.catalog import Game, all_games

HEAD = """# The views of {title}

<!-- Made from src/greathall/games/{name}/ by `make schemas`; don't change it by hand. -->

{about}

[How views are used](../../programs.md) · [the rules](../../rules/{name}.md) · [JSON Schema](../view-{name}.json)

Seats are numbered from 0. Fields marked *optional* may be absent.
"""

NAMES = {"string": "text", "integer": "number", "number": "number", "boolean": "true or false", "null": "null"}
HOLDS = {"array": ("list", "items"), "object": ("table", "additionalProperties")}
"""Types of many values, and where their own type stands."""


def pages() -> dict[str, str]:
    """Each game's page under its name."""
    return {f"programs/views/{game.name}.md": page(game) for game in all_games()}


def page(game: Game) -> str:
    whole = schema(game.shape)
    parts = [HEAD.format(title=game.title, name=game.name, about=whole["description"]), table(whole)]
    for name, definition in whole.get("$defs", {}).items():
        parts.append(f"## {name}\n\n{definition['description']}\n\n{table(definition)}")
    return "\n".join(parts)


def table(definition: dict[str, Any]) -> str:
    """The fields of a type."""
    lines = ["| Field | Type | |", "|---|---|---|"]
    required = definition.get("required", [])
    for name, field in definition["properties"].items():
        optional = "" if name in required else "*optional* "
        lines.append(f"| `{name}` | {optional}{written(field)} | {escaped(field.get('description', ''))} |")
    return "\n".join(lines) + "\n"


def written(field: dict[str, Any], many: bool = False) -> str:
    """A field's type in words and code, of one or of many."""
    if "$ref" in field:
        name = field["$ref"].rsplit("/", 1)[1]
        return f"[{name}](#{name.lower()})"
    if "anyOf" in field:
        return " or ".join(written(one) for one in field["anyOf"])
    if "const" in field or "enum" in field:
        return " or ".join(f"`{value!r}`".replace("'", '"') for value in field.get("enum", [field.get("const")]))
    if field["type"] in HOLDS:
        name, inner = HOLDS[field["type"]]
        return f"{name}{'s' * many} of {grouped(field[inner])}"
    name = NAMES[field["type"]]
    return f"{name}s" if many and name in ("text", "number") else name


def grouped(field: dict[str, Any]) -> str:
    """A type as one of many: in brackets where it is one of several."""
    return f"({written(field)})" if "anyOf" in field else written(field, many=True)


def escaped(text: str) -> str:
    return text.replace("|", "\\|")
