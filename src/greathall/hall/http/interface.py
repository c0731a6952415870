"""The interface for programs as a page to browse, at `/docs`. It is drawn here from its description, in English like that, and loads
nothing from elsewhere."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from functools import cache, lru_cache
from html import escape
from typing import Any, Final

from fastapi import APIRouter, FastAPI, HTTPException, Request
from fastapi.responses import JSONResponse, Response
from pydantic_core import to_json

from greathall.hall.http import view_schemas
from greathall.hall.wire import protocol

Schema = Mapping[str, Any]

PAGE: Final = """<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="dark light">
<title>Greathall: the interface</title>
<link rel="icon" href="candle.svg" type="image/svg+xml">
<link rel="stylesheet" href="docs/style.css">
</head>
<body>
<header><h1>The interface</h1>
<p>How programs talk to this hall, version {version}. Its description is <a href="openapi.json">OpenAPI</a>. A game is played over
the wire, a WebSocket at <code>/wire/TABLE</code>: <a href="docs/wire-incoming.json">what guests say</a>,
<a href="docs/wire-outgoing.json">what the hall says</a>. A key goes into the header <code>Authorization: Bearer KEY</code>.</p>
<p>The views of the games: {views}.</p></header>
<nav aria-label="Endpoints"><ul>
{contents}
</ul></nav>
<main>
{endpoints}
<h2>Forms</h2>
{forms}
</main>
</body>
</html>
"""

STYLE: Final = """:root {
  color-scheme: dark light;
  --deep: #140d08; --oak: #22170f; --edge: #513a26; --text: #f4e8d2; --quiet: #c4b092; --accent: #f2b661;
}
@media (prefers-color-scheme: light) {
  :root { --deep: #d9c49a; --oak: #f4ead2; --edge: #b89a68; --text: #2a1e12; --quiet: #5f4a2e; --accent: #7d3f06; }
}
body { background: var(--deep); color: var(--text); font: 1rem/1.5 "Helvetica Neue", Arial, sans-serif; margin: 0 auto;
  max-width: 62rem; padding: 1rem; }
h1, h2, h3 { font-family: Georgia, serif; overflow-wrap: anywhere; }
a { color: var(--accent); }
nav ul { columns: 20rem; list-style: none; overflow-wrap: anywhere; padding: 0; }
section { background: var(--oak); border: 1px solid var(--edge); border-radius: 10px; margin: 1rem 0; overflow-x: auto;
  padding: 0 1rem 0.7rem; }
table { border-collapse: collapse; width: 100%; }
th, td { border-top: 1px solid var(--edge); padding: 0.3rem 0.8rem 0.3rem 0; text-align: left; vertical-align: top; }
th { color: var(--quiet); font-weight: normal; }
pre { border-left: 3px solid var(--edge); overflow-x: auto; padding-left: 0.8rem; }
.method { color: var(--accent); }
.quiet { color: var(--quiet); }
"""

EXAMPLES: Final[dict[str, Any]] = {
    "game": "treachery",
    "seats": 2,
    "name": "Ada",
    "seat": 1,
    "one": 0,
    "other": 1,
    "key": "43 characters that stand for 256 random bits",
}
"""What stands in examples for fields that have no default."""

SAMPLES: Final[dict[str, Any]] = {"string": "…", "integer": 1, "number": 1.0, "boolean": True, "array": [], "object": {}}
"""The same, by the type of a field that is in no list."""

router = APIRouter(prefix="/docs", include_in_schema=False)
description = APIRouter(include_in_schema=False)


@lru_cache(1)
def drawn(app: FastAPI) -> tuple[bytes, bytes]:
    """The page, and the description of which it is made: they take long to write, and are the same for everyone."""
    schema: Schema = app.openapi()
    return page(schema).encode(), to_json(schema)


@router.get("")
async def browse(request: Request) -> Response:
    """The page."""
    return Response(drawn(request.app)[0], media_type="text/html")


@description.get("/openapi.json")
async def describe(request: Request) -> Response:
    """What the page is made of."""
    return Response(drawn(request.app)[1], media_type="application/json")


@router.get("/style.css")
async def style() -> Response:
    return Response(STYLE, media_type="text/css")


@router.get("/{name}.json")
async def schema(name: str) -> JSONResponse:
    """The schema of a part of the wire, or of a game's views."""
    if name not in all_schemas():
        raise HTTPException(404, "there is no such schema")
    return JSONResponse(all_schemas()[name])


@cache
def all_schemas() -> dict[str, Any]:
    """Each under its name, as in the documentation."""
    return {**{f"wire-{name}": made for name, made in protocol.schemas().items()}, **view_schemas.schemas()}


def page(described: Schema) -> str:
    forms = described["components"]["schemas"]
    found = [(path, method, endpoint) for path, methods in described["paths"].items() for method, endpoint in methods.items()]
    views = ", ".join(f'<a href="docs/{name}.json">{name.removeprefix("view-")}</a>' for name in view_schemas.schemas())
    return PAGE.format(
        version=escape(described["info"]["version"]),
        views=views,
        contents="\n".join(f'<li><a href="#{anchor(path, method)}">{heading(path, method)}</a></li>' for path, method, _ in found),
        endpoints="\n".join(endpoint_of(path, method, endpoint, forms) for path, method, endpoint in found),
        forms="\n".join(form(name, each) for name, each in sorted(forms.items())),
    )


def anchor(path: str, method: str) -> str:
    """What a link to an endpoint is called: letters, figures and lines alone."""
    return "".join(letter if letter.isalnum() else "-" for letter in f"{method}{path}")


def heading(path: str, method: str) -> str:
    return f'<code><span class="method">{method.upper()}</span> {escape(path)}</code>'


def endpoint_of(path: str, method: str, endpoint: Schema, forms: Schema) -> str:
    """What an endpoint does, takes and gives."""
    asked = [
        (each["name"], each["schema"], each["required"], f"{each['in']}. {each.get('description', '')}")
        for each in endpoint.get("parameters", ())
    ]
    parts = [
        f'<section id="{anchor(path, method)}"><h3>{heading(path, method)}</h3>',
        f"<p>{escape(endpoint.get('description', ''))}</p>",
        table(asked),
    ]
    body = content(endpoint.get("requestBody", {}))
    if body is not None:
        parts.append(f"<p>Takes {kind_of(body)}, such as</p><pre>{escape(json.dumps(example(body, forms), ensure_ascii=False))}</pre>")
    for status, answer in endpoint["responses"].items():
        given = content(answer)
        if status.startswith("2"):
            parts.append(f"<p>{status}: {'nothing' if given is None else kind_of(given)}</p>")
    refused = "; ".join(
        f"{status}: {answer['description']}" for status, answer in endpoint["responses"].items() if not status.startswith("2")
    )
    parts.append(f'<p class="quiet">{escape(refused)}</p></section>')
    return "\n".join(parts)


def content(holder: Schema) -> Schema | None:
    """The schema of what is sent or answered, where that is JSON."""
    found: Schema | None = holder.get("content", {}).get("application/json", {}).get("schema")
    return found


def form(name: str, described: Schema) -> str:
    """A form, field by field."""
    required = described.get("required", ())
    fields = [(field, each, field in required, each.get("description", "")) for field, each in described.get("properties", {}).items()]
    about = escape(described.get("description", ""))
    return f'<section id="form-{escape(name)}"><h3>{escape(name)}</h3>\n<p>{about}</p>\n{table(fields)}</section>'


def table(fields: list[tuple[str, Schema, bool, str]]) -> str:
    """Fields, with what each holds, whether it must be there, and what it is about."""
    if not fields:
        return ""
    rows = (
        f"<tr><td><code>{escape(name)}</code></td><td>{kind_of(each)}</td><td>{must(each, required)}</td><td>{escape(about)}</td></tr>"
        for name, each, required, about in fields
    )
    return "\n".join(["<table><tr><th>Field</th><th>Holds</th><th></th><th></th></tr>", *rows, "</table>"])


def must(described: Schema, required: bool) -> str:
    if required:
        return "required"
    return (
        f"<code>{escape(json.dumps(described['default'], ensure_ascii=False))}</code> if absent" if "default" in described else "optional"
    )


def kind_of(described: Schema) -> str:
    """What a field holds, with links to forms."""
    if "$ref" in described:
        name = escape(described["$ref"].rsplit("/", 1)[1])
        return f'<a href="#form-{name}">{name}</a>'
    for several in ("anyOf", "oneOf"):
        if several in described:
            return " or ".join(kind_of(each) for each in described[several])
    values = described.get("enum", [described["const"]] if "const" in described else [])
    if values:
        return " or ".join(f"<code>{escape(json.dumps(value))}</code>" for value in values)
    if described.get("type") == "array":
        return f"list of {kind_of(described.get('items', {}))}"
    return escape(" ".join([described.get("type", "anything"), *bounds(described)]))


def bounds(described: Schema) -> Iterator[str]:
    """How large a number is, or how long a text."""
    if "minimum" in described:
        yield f"from {described['minimum']:g}"
    if "maximum" in described:
        yield f"to {described['maximum']:g}"
    if "maxLength" in described:
        yield f"of at most {described['maxLength']} characters"


def example(described: Schema, forms: Schema, name: str = "") -> Any:
    """A small value of a form: of its fields those that must be there."""
    if "$ref" in described:
        return example(forms[described["$ref"].rsplit("/", 1)[1]], forms)
    for several in ("anyOf", "oneOf"):
        if several in described:
            return example(described[several][0], forms, name)
    if "properties" in described:
        return {
            field: example(each, forms, field) for field, each in described["properties"].items() if field in described.get("required", ())
        }
    if "enum" in described or "const" in described:
        return described.get("enum", [described.get("const")])[0]
    usual = SAMPLES[described.get("type", "object")]
    return EXAMPLES[name] if isinstance(EXAMPLES.get(name), type(usual)) else usual
