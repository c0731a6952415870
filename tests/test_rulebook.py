"""The rules are read in a language, and in English where that has none."""

from __future__ import annotations

from pathlib import Path

import pytest

from greathall import rulebook
from greathall.kernel.catalog import all_games


def test_rules_are_read_in_german() -> None:
    assert rulebook.line("treachery", "t-5.4", "de") == "Angreifen: Eine unverwundete Figur wird verwundet, eine verwundete getötet."
    assert rulebook.page("treachery", "de").startswith("# Treachery in a Pocket\n\nFür 2 bis 4 Spieler.")


@pytest.mark.parametrize("game", [game.name for game in all_games() if game.rules is None])
def test_german_has_every_line_that_english_has(game: str) -> None:
    assert list(rulebook.lines(game, "de")) == list(rulebook.lines(game))


def test_without_a_language_they_are_english() -> None:
    assert rulebook.page("thrones") == rulebook.page("thrones", "en")
    assert rulebook.line("treachery", "T-5.4") == "Attack: an Unwounded Character becomes Wounded, a Wounded one is Killed."


@pytest.mark.parametrize("language", ["pl", "", "..", "de/../de"])
def test_a_language_without_rules_reads_the_english_ones(language: str) -> None:
    assert rulebook.page("duhr", language) == rulebook.page("duhr")


def test_an_absolute_path_is_not_a_language(tmp_path: Path) -> None:
    (tmp_path / "duhr.md").write_text("- **D-1.1** Elsewhere.\n")
    assert rulebook.page("duhr", str(tmp_path)) == rulebook.page("duhr")


def test_a_line_that_is_not_there_is_refused_in_any_language() -> None:
    with pytest.raises(rulebook.NoSuchLine, match=r"have no line T-99\.1"):
        rulebook.line("treachery", "T-99.1", "de")


def test_without_markdown_the_mark_of_a_ruling_stands_in_brackets() -> None:
    text = "- **A-1.2** One. *ruling (R1)* With `spare`, *not* without."
    assert rulebook.plain(text) == "- A-1.2 One. [ruling (R1)] With spare, [not] without."
