"""The nobles of the hall have one name at a table, and each language calls them by it: names stay, bynames are translated."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import greathall
from greathall.hall.table.nobles import NOBLES
from greathall.kernel.sentences.language import language, languages
from greathall.kernel.sentences.names import called
from greathall.kernel.sentences.speech import Speech

PAGE = Path(__file__).parents[2] / "web/src/words"


@pytest.mark.parametrize("spoken", languages())
def test_the_page_calls_them_as_the_hall_does(spoken: str) -> None:
    texts = dict(re.findall(r"^noble-name-(\w+) = (.+)$", (PAGE / spoken / "nobles.ftl").read_text(encoding="utf-8"), re.MULTILINE))
    assert texts == {re.sub(r"\W", "_", name): called(language(spoken).words, name) for name in NOBLES}


def test_bynames_are_translated_and_names_stay() -> None:
    german = {name: called(language("de").words, name) for name in NOBLES}
    assert (german["Odo the Cellarer"], german["Queen Orla"], german["Corvin Ash"]) == (
        "Kellermeister Odo",
        "Königin Orla",
        "Corvin Ash",
    )
    assert len(set(german.values())) == len(NOBLES)
    assert [called(language("en").words, name) for name in NOBLES] == list(NOBLES)
    assert called(language("de").words, "Ada the Great") == "Ada the Great", "people are called as they write it"


@pytest.mark.parametrize(("game", "said"), [("treachery", "Garrow Einauge"), ("duhr", "Garrow Einauge (Haus ")])
def test_sentences_of_games_call_them_so(game: str, said: str) -> None:
    state = greathall.new(game, seats=4, seed=1)
    state.players = ["Garrow One-Eye"] * 4
    asked = state.asked()[0]
    assert Speech(language("de"), state).prompt(asked).text.startswith(said)
    assert state.prompt(asked).startswith("Garrow One-Eye")
    assert state.players == ["Garrow One-Eye"] * 4
