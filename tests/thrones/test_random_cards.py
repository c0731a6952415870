"""Card files that are written by chance are played by chance: nothing breaks, nothing is lost, and every card has a text."""

from __future__ import annotations

import pytest

from greathall.kernel.sentences.language import languages
from greathall.lab.contract import check_round_trip
from tests.long import much
from tests.thrones.random_cards import card_file, played

FILES = 100
AT_ONCE = 10


@pytest.mark.long
@pytest.mark.parametrize("part", range(AT_ONCE))
def test_random_card_files_play(part: int) -> None:
    for number in range(part, much(FILES, 1000), AT_ONCE):
        state = played(f"file {number}", 300)
        dealt = played(f"file {number}", 0)
        assert state.census() == dealt.census()
        for seat in state.asked():
            assert all(state.speech().move(seat, move).text for move in state.moves(seat))
            assert state.speech().prompt(seat).text
        check_round_trip(state, card_file(f"file {number}"))


def test_every_random_card_has_a_text() -> None:
    for number in range(FILES):
        card_set = played(f"file {number}", 0).card_set  # type: ignore[attr-defined]
        for language in languages():
            assert all(card.printed(language) for card in card_set.cards[-6:])
