"""The page has words of its own for a few things that games say too: they say the same, in every language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from greathall.kernel.catalog import find_game
from greathall.kernel.sentences.language import language, languages
from greathall.kernel.sentences.values import Plain

PAGE = Path(__file__).parent.parent / "web/src/words"
ENDINGS = {
    "treachery": ("deaths", "deck", "no_action"),
    "skirmish": ("last_standing", "sudden_death"),
    "duhr": ("one_favored", "none_favored"),
}
"""The ends that the page names. That of Thrones says who wins, with its own figures."""

every_language = pytest.mark.parametrize("name", languages())


def on_the_page(name: str, word: str) -> str:
    """A text of the page that needs no choice."""
    files = "".join(path.read_text(encoding="utf-8") for path in sorted((PAGE / name).glob("*.ftl")))
    found = re.search(rf"^{word} = (.*)$", files, re.MULTILINE)
    assert found is not None, word
    return found[1]


@every_language
def test_the_page_says_of_an_end_what_the_game_says(name: str) -> None:
    for game, endings in ENDINGS.items():
        told = language(name).of(find_game(game)).entry("event-ended").pattern
        for ending in endings:
            _, _, why = told.write([Plain(ending)]).partition(": ")
            assert on_the_page(name, f"ending-{ending}") == why[0].upper() + why[1:]


@every_language
@pytest.mark.parametrize("kind", ["spare", "aid", "strike"])
def test_the_page_says_of_a_promise_what_the_game_says(name: str, kind: str) -> None:
    told = language(name).words.entry(f"promise-{kind}").pattern.write([Plain("Usari"), Plain("12")])
    page = on_the_page(name, f"promise-{kind}-of")
    assert page.replace("{ $thing }", "Usari").replace("{ $turn }", "12") == told
