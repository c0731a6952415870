"""The protocol is documented as it is: the pages are made from the code."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from jsonschema_rs import Draft202012Validator

from greathall.hall.http import card_schemas, view_pages, view_schemas
from greathall.hall.http.openapi import described, written_pages
from greathall.hall.wire import protocol
from greathall.kernel.catalog import all_games
from tests.toy.game import AUCTION

DOCS = Path(__file__).parents[2] / "docs"


@pytest.mark.parametrize("name", sorted(written_pages()))
def test_the_pages_are_up_to_date(name: str) -> None:
    assert (DOCS / name).read_text(encoding="utf-8") == written_pages()[name], "make schemas writes them again"


def test_every_message_is_described() -> None:
    page = (DOCS / "programs" / "hall.md").read_text(encoding="utf-8")
    for kind in protocol.schemas().values():
        for form in kind["discriminator"]["mapping"]:
            assert f"`{form}`" in page, f"{form} is not described"


@pytest.mark.parametrize("name", sorted(view_schemas.schemas()))
def test_every_field_of_a_view_is_described(name: str) -> None:
    schema = view_schemas.schemas()[name]
    for definition in (schema, *schema.get("$defs", {}).values()):
        assert definition["additionalProperties"] is False
        silent = [field for field, said in definition["properties"].items() if field != "step" and not said.get("description")]
        assert silent == [], f"{definition['title']} leaves fields undescribed"


@pytest.mark.parametrize("name", sorted(card_schemas.schemas()))
def test_every_field_of_a_card_is_described(name: str) -> None:
    form = described()["components"]["schemas"][name]
    assert form["description"], f"{name} is not described"
    assert form["additionalProperties"] is False
    silent = [field for field, said in form["properties"].items() if not said.get("description")]
    assert silent == [], f"{name} leaves fields undescribed"


def test_the_cards_of_a_game_whose_types_nobody_has_said_may_be_anything(monkeypatch: pytest.MonkeyPatch) -> None:
    known = card_schemas.cards_of_any()["anyOf"]
    assert [each["$ref"].rsplit("/", 1)[1] for each in known] == [f"{game.name.capitalize()}Cards" for game in all_games()]
    monkeypatch.setattr(card_schemas, "all_games", lambda: [*all_games(), AUCTION])
    assert card_schemas.cards_of_any()["anyOf"] == [*known, {"type": "object", "additionalProperties": True}]
    assert "AuctionCards" not in card_schemas.schemas()


@pytest.mark.parametrize("name", sorted(view_schemas.schemas()))
def test_a_schema_of_a_view_says_its_dialect_and_its_name(name: str) -> None:
    schema = view_schemas.schemas()[name]
    assert schema["$schema"] == "https://json-schema.org/draft/2020-12/schema"
    assert (DOCS / "programs" / schema["$id"]).is_file(), "it is named by its own file, wherever that lies"
    assert schema["$id"] == f"{name}.json"
    Draft202012Validator(schema)


def test_every_view_has_a_page() -> None:
    listed = (DOCS.parent / "mkdocs.yml").read_text(encoding="utf-8")
    for page in view_pages.pages():
        assert f": {page}\n" in listed, f"{page} is not in the navigation"


def test_the_description_of_the_lobby_is_json() -> None:
    assert json.loads(written_pages()["programs/openapi.json"])["paths"] == described()["paths"]
