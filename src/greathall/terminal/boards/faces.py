"""Cards of A Game of Thrones in words: a line for a list, or the whole face."""

from __future__ import annotations

import textwrap
from typing import Final

from rich.text import Text

from greathall.games.thrones.cards import Card, CardSet
from greathall.games.thrones.terms import AGENDA, CHALLENGES, CHARACTER, CRESTS, EVENT, ICON_LETTERS, NOBODY, PLOT, TYPES

COLOURS: Final = ("green", "red", "yellow", "magenta", "cyan", "blue")
"""Of the Houses, in the order of the card file."""


def colour(card: Card) -> str:
    """The colour of a card's House; neutral and multi-house cards have none."""
    houses = int(card.houses) or (0 if card.only == NOBODY else 1 << int(card.only))
    return COLOURS[houses.bit_length() - 1] if houses.bit_count() == 1 and houses < 1 << len(COLOURS) else "white"


def house(card: Card, card_set: CardSet) -> str:
    """Thornmere, Thornmere and Calder, Calder only, or neutral."""
    names = [name for at, name in enumerate(card_set.houses) if card.houses >> at & 1]
    if card.only != NOBODY:
        return f"{card_set.houses[card.only]} only"
    return " and ".join(names) or "neutral"


def icons(mask: int) -> str:
    """MIP, with a dot for each icon that is missing."""
    return "".join(letter if mask >> at & 1 else "·" for at, letter in enumerate(ICON_LETTERS))


def numbers(card: Card) -> list[str]:
    """Cost and STR, or income, initiative and claim."""
    if card.kind == PLOT:
        return [f"income {card.income}", f"initiative {card.initiative}", f"claim {card.claim}"]
    found = [] if card.kind in (EVENT, AGENDA) else [f"cost {card.cost}"]
    if card.kind == CHARACTER:
        names = [name for at, name in enumerate(CHALLENGES) if card.icons >> at & 1]
        found += [f"STR {card.strength}", ", ".join(names) or "no icons"]
    return found


def words(card: Card, card_set: CardSet) -> list[str]:
    """Crests and traits."""
    crests = [f"{name} crest" for at, name in enumerate(CRESTS) if card.crests >> at & 1]
    return crests + [name for at, name in enumerate(card_set.traits) if card.traits >> at & 1]


def brief(card: Card, cost: int | None = None) -> str:
    """The little that matters in a list of moves: `5 gold · STR 5 MIP`; with the cost as it stands, or the printed one."""
    price = f"{card.cost if cost is None else cost} gold"
    if card.kind == PLOT:
        return f"income {card.income} · initiative {card.initiative} · claim {card.claim}"
    if card.kind == CHARACTER:
        return f"{price} · STR {card.strength} {icons(int(card.icons))}"
    return TYPES[card.kind].lower() if card.kind in (EVENT, AGENDA) else f"{price} · {TYPES[card.kind].lower()}"


def signs(card: Card) -> str:
    """The same where there is even less room: `5g 5 MIP`."""
    kind = TYPES[card.kind].lower()
    return kind if card.kind >= EVENT else f"{card.cost}g {f'{card.strength} {icons(int(card.icons))}' if card.kind == CHARACTER else kind}"


def face(card: Card, card_set: CardSet, width: int = 80) -> Text:
    """The whole card, in a few lines."""
    text = Text()
    text.append(card.title(), style=f"bold {colour(card)}")
    kind = f"{'unique ' if card.unique else ''}{TYPES[card.kind].lower()}"
    text.append(f"  {kind} · {house(card, card_set)}\n", style="dim")
    facts = numbers(card) + words(card, card_set)
    for line in ([" · ".join(facts)] if facts else []) + card.printed():
        text.append(textwrap.fill(line, width, initial_indent="  ", subsequent_indent="    ") + "\n")
    return text


def in_decks(card: Card, card_set: CardSet) -> str:
    """The ready decks that hold a card, with the copies: `thornmere 2, thornmere_watch 3`."""
    found = []
    for deck in card_set.decks:
        copies = deck.all_cards().count(int(card.number))
        if copies:
            found.append(deck.name if card.kind >= PLOT else f"{deck.name} {copies}")
    return ", ".join(found)


def holds(card: Card, card_set: CardSet, text: str) -> bool:
    """Whether all words of a text stand somewhere on a card."""
    whole = " ".join(
        [card.title(), house(card, card_set), TYPES[card.kind], *numbers(card), *words(card, card_set), *card.printed()]
    ).casefold()
    return all(word in whole for word in text.casefold().split())
