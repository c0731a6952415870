"""The catalogue of cards in the documentation is made from the card file, and current."""

from __future__ import annotations

from pathlib import Path

import pytest

from greathall.terminal.catalogue import written_pages
from tests.thrones.cards.court import our_cards

DOCS = Path(__file__).parent.parent.parent / "docs"
PAGES = written_pages(our_cards())


@pytest.mark.parametrize("name", PAGES)
def test_a_page_is_current(name: str) -> None:
    assert (DOCS / name).read_text(encoding="utf-8") == PAGES[name], "write it again with: make cards"


def test_no_page_is_left_over() -> None:
    assert {f"cards/{path.name}" for path in (DOCS / "cards").iterdir()} == set(PAGES)


def test_every_card_stands_on_one_page() -> None:
    text = "".join(page for name, page in PAGES.items() if name not in ("cards/index.md", "cards/decks.md"))
    assert [card.title() for card in our_cards().cards if text.count(f"| **{card.title()}**") != 1] == []


def test_a_card_is_told_with_its_numbers_text_and_decks() -> None:
    (line,) = (line for line in PAGES["cards/vessaly.md"].splitlines() if "Moth Exchange" in line)
    card = next(card for card in our_cards().cards if card.id == "moth_exchange")
    assert line.startswith(f"| **Moth Exchange**<br>unique · Stronghold | {card.cost} | Infamy.<br>Challenges: Kneel this card")
    assert "vessaly " in line
    assert "vessaly_whispers " in line
    assert "Oruun and Gravelund" in next(line for line in PAGES["cards/neutral.md"].splitlines() if "Pyre-Father Uld" in line)
