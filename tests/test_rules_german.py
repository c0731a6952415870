"""The German rules say what the English ones say: the same lines, marks and figures. Its glossary has every name there is to translate."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

from greathall.games.thrones import terms

ROOT = Path(__file__).parent.parent
ENGLISH = ROOT / "docs" / "rules"
GERMAN = ENGLISH / "de"
GAMES = sorted(page.stem for page in ENGLISH.glob("*.md") if page.stem != "index")

LINE = re.compile(r"^- \*\*([A-Z]+-\d+\.\d+)\*\* (.*)$", re.MULTILINE)
SECTION = re.compile(r"^## (\d+)\. \S", re.MULTILINE)
MARKS = {ENGLISH: re.compile(r"\*ruling((?: \([^)]*\))?)\*"), GERMAN: re.compile(r"\*Festlegung((?: \([^)]*\))?)\*")}
TOLD_BY_FIGURES = re.compile(r"\d+|`[^`]*`")
ENGLISH_WORDS = re.compile(r"\b(the|of|and|is|are|may|with|without|when|which|their|player|ruling)\b")


def page(folder: Path, game: str) -> str:
    return (folder / f"{game}.md").read_text(encoding="utf-8")


def lines(folder: Path, game: str) -> list[tuple[str, str]]:
    return LINE.findall(page(folder, game))


def pairs(game: str) -> list[tuple[str, str, str]]:
    """Every number with its English and its German line."""
    both = zip(lines(ENGLISH, game), lines(GERMAN, game), strict=True)
    return [(number, english, german) for (number, english), (_, german) in both]


def test_every_page_of_the_rules_is_there_in_german() -> None:
    assert GAMES
    assert {path.name for path in ENGLISH.glob("*.md")} == {path.name for path in GERMAN.glob("*.md")} - {"glossary.md"}


@pytest.mark.parametrize("game", GAMES)
def test_the_lines_have_the_same_numbers_in_the_same_order(game: str) -> None:
    numbers = [number for number, _ in lines(ENGLISH, game)]
    assert numbers
    assert [number for number, _ in lines(GERMAN, game)] == numbers
    assert SECTION.findall(page(GERMAN, game)) == SECTION.findall(page(ENGLISH, game))
    assert page(GERMAN, game).splitlines()[0] == page(ENGLISH, game).splitlines()[0], "a game keeps its name"


@pytest.mark.parametrize("game", GAMES)
def test_the_same_is_marked_as_a_ruling(game: str) -> None:
    for number, english, german in pairs(game):
        assert MARKS[GERMAN].findall(german) == MARKS[ENGLISH].findall(english), number
        assert german.startswith("*") == english.startswith("*"), number


@pytest.mark.parametrize("game", GAMES)
def test_figures_references_and_options_are_the_same(game: str) -> None:
    for number, english, german in pairs(game):
        assert sorted(TOLD_BY_FIGURES.findall(german)) == sorted(TOLD_BY_FIGURES.findall(english)), number


@pytest.mark.parametrize("game", GAMES)
def test_no_line_is_empty_or_english(game: str) -> None:
    for number, english, german in pairs(game):
        assert german != english, number
        parts = re.split(r"\*Festlegung[^*]*\*", german)
        assert all(part.strip() for part in parts[1:]), f"{number} has nothing after a mark"
        assert parts[0].strip() or len(parts) > 1, f"{number} is empty"
        assert ENGLISH_WORDS.findall(re.sub(r"`[^`]*`", "", german)) == [], number


def names_to_translate() -> list[str]:
    """The names that the card files and the terms have, but for cards of Thrones other than plots and agendas."""
    files: dict[str, Any] = {
        game: tomllib.loads((ROOT / "src" / "greathall" / "games" / game / "cards.toml").read_text(encoding="utf-8")) for game in GAMES
    }
    treachery, skirmish, duhr, thrones = files["treachery"], files["skirmish"], files["duhr"], files["thrones"]
    named = [*treachery["characters"], *treachery["actions"], *duhr["events"], *duhr["agendas"]]
    named += [card for card in thrones["cards"] if card["type"] in ("Plot", "Agenda")]
    traits = {trait for card in thrones["cards"] for trait in card.get("traits", ())}
    return [
        *(one["name"] for one in named),
        *(house["trait"] for house in skirmish["houses"]),
        *(house["title"] for house in duhr["houses"]),
        *(f"House {house['kind']}" for house in duhr["houses"]),
        *sorted(traits),
        *terms.KEYWORDS,
        *terms.TITLE_NAMES,
        *(f"{phase} phase" for phase in terms.PHASES if phase != "setup"),
    ]


def test_the_glossary_has_every_name() -> None:
    rows = re.findall(r"^\| (.+?) \| (.+?) \|", page(GERMAN, "glossary"), re.MULTILINE)
    known = {english for english, german in rows if german.strip()}
    names = names_to_translate()
    assert len(names) > 100
    assert [name for name in names if name not in known] == []
