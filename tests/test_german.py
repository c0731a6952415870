"""German texts keep to the words of the German glossary: the word list of `german.toml` names those that lost."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from pathlib import Path

import pytest

from greathall.kernel.catalog import find_game
from tests.english import ROOT, Wording

TEXTS = [
    *sorted((ROOT / "src" / "greathall").rglob("words/de.ftl")),
    *sorted((ROOT / "web" / "src" / "words" / "de").glob("*.ftl")),
    *(path for path in sorted((ROOT / "docs" / "rules" / "de").glob("*.md")) if path.stem != "glossary"),
]


@cache
def wordings() -> list[Wording]:
    entries = tomllib.loads((ROOT / "tests" / "german.toml").read_text(encoding="utf-8"))["wording"]
    return [Wording(re.compile(entry["found"], re.IGNORECASE), entry["instead"], entry["example"]) for entry in entries]


def faults(name: str, text: str) -> list[str]:
    """What to reword; comments of translators may say what they like."""
    return [
        f"{name}:{number}: “{match[0].strip()}”: write {wording.instead}"
        for number, line in enumerate(text.splitlines(), start=1)
        if not line.startswith("#") or name.endswith(".md")
        for wording in wordings()
        if (match := wording.found.search(line))
    ]


@pytest.mark.parametrize("wording", wordings(), ids=lambda wording: wording.example)
def test_a_wording_is_found(wording: Wording) -> None:
    assert faults("de.ftl", f"# {wording.example}\nkey = {wording.example}\n")


@pytest.mark.parametrize("path", TEXTS, ids=lambda path: str(Path(path).relative_to(ROOT)))
def test_texts_keep_to_the_glossary(path: Path) -> None:
    assert faults(str(path.relative_to(ROOT)), path.read_text(encoding="utf-8")) == []


def test_texts_of_cards_keep_to_the_glossary() -> None:
    lines = [line for card in find_game("thrones").shown("de")["cards"] for line in card["text"]]
    assert len(lines) > 100
    assert faults("cards", "\n".join(lines)) == []
