"""Names and texts that stand by themselves."""

from __future__ import annotations

from pathlib import Path

import pytest

from greathall.kernel.sentences.labels import Labels
from greathall.kernel.sentences.language import Lacking
from tests.kernel.sentences.auctioneer import A_LOT, ENGLISH, GERMAN, auctioneer

TITLE = """\
-coin-groat = der Groschen
    .title = Groschen
    .text = Acht Pfennige.
"""
LOTS = "-lot-book = the Book\n"
FARTHING, PENNY, GROAT = range(3)


@pytest.fixture
def labels(tmp_path: Path) -> dict[str, Labels]:
    state = auctioneer(tmp_path, en=ENGLISH + LOTS, de=GERMAN + TITLE)
    ids = {"coin": ["farthing", "penny", "groat"], "lot": ["book", "ring"]}
    return {name: Labels(state.game, name, ids, {"coin": ["the Farthing", "the Penny", "the Groat"]}) for name in ("en", "de", "pl")}


def test_a_name_stands_in_its_form_of_title(labels: dict[str, Labels]) -> None:
    assert labels["de"].all("coin") == {"farthing": "der Heller", "penny": "der Pfennig", "groat": "Groschen"}
    assert labels["de"].name("coin", GROAT, "") == "der Groschen"
    assert labels["en"].all("coin", ("F", "P", "G")) == {"F": "the Farthing", "P": "the Penny", "G": "the Groat"}


def test_a_form_is_said_where_there_is_one(labels: dict[str, Labels]) -> None:
    assert labels["de"].form("coin", GROAT, "text", "Eight pence.") == "Acht Pfennige."
    assert labels["de"].form("coin", PENNY, "text", "A penny.") == "A penny."


def test_what_a_language_lacks_is_said_in_english(labels: dict[str, Labels]) -> None:
    assert labels["de"].name("lot", 0) == "the Book"
    assert labels["de"].text(A_LOT.say(2)) == "Posten 2"
    with pytest.raises(Lacking):
        labels["en"].name("lot", 1)


def test_a_language_without_words_is_english(labels: dict[str, Labels]) -> None:
    assert labels["pl"].name("coin", FARTHING) == "the Farthing"
