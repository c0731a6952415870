"""The catalogue of the cards of A Game of Thrones: pages of the documentation that are made from the card file.

python -m greathall.terminal.catalogue docs
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final, cast

import greathall
from greathall.games.thrones.cards import Card, CardSet
from greathall.games.thrones.decks.decklist import DeckList
from greathall.games.thrones.decks.sections import SECTIONS, sections_of
from greathall.games.thrones.terms import AGENDA, CHARACTER, EVENT, NOBODY, PLOT
from greathall.kernel.sentences.language import ENGLISH
from greathall.terminal.boards import faces
from greathall.terminal.voice import CardVoice

NEUTRAL: Final = "neutral"
MADE: Final = "<!-- Made from the card file by `make cards`. -->"


def written_pages(card_set: CardSet) -> dict[str, str]:
    """Each page under its name."""
    pages = {"cards/index.md": index(card_set), "cards/decks.md": decks(card_set)}
    for number, house in enumerate(card_set.house_ids):
        own = [card for card in card_set.cards if card.houses == 1 << number or card.only == number]
        pages[f"cards/{house}.md"] = page(f"House {card_set.houses[number]}", own, card_set)
    rest = [card for card in card_set.cards if card.only == NOBODY and int(card.houses).bit_count() != 1]
    pages[f"cards/{NEUTRAL}.md"] = page("Neutral cards, and cards of two Houses", rest, card_set)
    return pages


def index(card_set: CardSet) -> str:
    """The first page: what there is, and where."""
    lines = ["# Cards", "", MADE, ""]
    lines += [
        f"The set of A Game of Thrones: The Card Game has {len(card_set.cards)} cards, besides the six Houses and the six titles.",
        "Names and abilities are ours; the texts are made from what the cards do, so that they can't say anything else.",
        "[Writing cards](../programs/thrones-cards.md) says how.",
        "",
    ]
    lines += ["| House | Characters | Locations | Attachments | Events | Plots | Agendas |", "|---|---|---|---|---|---|---|"]
    for number, house in enumerate(card_set.house_ids):
        own = [card for card in card_set.cards if card.houses == 1 << number or card.only == number]
        lines.append(counted(f"[{card_set.houses[number]}]({house}.md)", own))
    rest = [card for card in card_set.cards if card.only == NOBODY and int(card.houses).bit_count() != 1]
    lines.append(counted(f"[neutral, and of two Houses]({NEUTRAL}.md)", rest))
    lines += ["", "The [ready decks](decks.md) are made of them. In the terminal:", ""]
    lines += ["```sh", "greathall cards --house thornmere", "greathall cards --find stealth --type character", "greathall deck list", "```"]
    return "\n".join(lines) + "\n"


def counted(name: str, cards: list[Card]) -> str:
    """A line of the table of numbers."""
    kinds = [int(card.kind) for card in cards]
    return f"| {name} | {' | '.join(str(kinds.count(kind) or '') for kind in range(6))} |"


def page(title: str, cards: list[Card], card_set: CardSet) -> str:
    """The cards of a House, by type."""
    lines = [f"# {title}", "", MADE]
    for kind, name in enumerate((*SECTIONS[3:], "Plots", "Agendas")):
        found = [card for card in cards if card.kind == kind]
        if found:
            columns = [*heads(kind), "Text", "Decks"]
            lines += ["", f"## {name}", "", f"| Card | {' | '.join(columns)} |", f"|---|{'---|' * len(columns)}"]
            lines += [row(card, card_set) for card in found]
    return "\n".join(lines) + "\n"


def heads(kind: int) -> list[str]:
    """The columns of numbers that a type of cards has."""
    if kind == CHARACTER:
        return ["Cost", "STR", "Icons"]
    if kind == PLOT:
        return ["Income", "Initiative", "Claim"]
    return [] if kind in (EVENT, AGENDA) else ["Cost"]


def row(card: Card, card_set: CardSet) -> str:
    """A card as a line of its table."""
    voice = CardVoice(ENGLISH, card_set)
    about = (["unique"] if card.unique else []) + faces.words(voice, card, card_set)
    if int(card.houses).bit_count() > 1:
        about.append(faces.house(voice, card, card_set))
    name = f"**{card.title()}**" + (f"<br>{' · '.join(about)}" if about else "")
    if card.kind == CHARACTER:
        numbers = [str(card.cost), str(card.strength), faces.icons(voice, int(card.icons))]
    elif card.kind == PLOT:
        numbers = [str(card.income), str(card.initiative), str(card.claim)]
    else:
        numbers = [] if card.kind in (EVENT, AGENDA) else [str(card.cost)]
    cells = [name, *numbers, "<br>".join(card.printed()), faces.in_decks(card, card_set)]
    return f"| {' | '.join(cell.replace('|', '&#124;') for cell in cells)} |"


def decks(card_set: CardSet) -> str:
    """The ready decks, card by card."""
    lines = ["# Ready decks", "", MADE, ""]
    lines += [
        "Every House has two. Choose them by name, or begin your own with one of them:",
        "",
        "```sh",
        "greathall play thrones --decks thornmere_watch,calder",
        "greathall deck new mine.txt --house thornmere_watch",
        "```",
    ]
    for deck in card_set.decks:
        lines += [
            "",
            f"## {deck.title}",
            "",
            f"`{deck.name}` · House {card_set.houses[deck.house]}. {deck.about}",
            "",
            *listing(deck, card_set),
        ]
    return "\n".join(lines) + "\n"


def listing(deck: DeckList, card_set: CardSet) -> list[str]:
    """A deck's cards, a line for each type."""
    return [
        f"- **{section.name} ({section.size()})**: {', '.join(copies(*held) for held in section.cards)}"
        for section in sections_of(deck, card_set)
    ]


def copies(card: Card, number: int) -> str:
    """A card in a list with commas: its own comma becomes a dash."""
    title = card.title().replace(", ", " – ")
    return title if number == 1 else f"{number} {title}"


def main() -> None:
    """Write the pages into a folder."""
    for name, text in written_pages(cast(CardSet, greathall.game("thrones").read_cards(None))).items():
        path = Path(sys.argv[1]) / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
