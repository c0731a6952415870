"""Cards of A Game of Thrones in words: a line for a list, or the whole face."""

from __future__ import annotations

import textwrap
from typing import Final

from rich.text import Text

from greathall.games.thrones.cards import Card, CardSet
from greathall.games.thrones.terms import AGENDA, CHALLENGES, CHARACTER, CRESTS, EVENT, NOBODY, PLOT
from greathall.terminal import messages
from greathall.terminal.voice import Voice

COLOURS: Final = ("green", "red", "yellow", "magenta", "cyan", "blue")
"""Of the Houses, in the order of the card file."""


def colour(card: Card) -> str:
    """The colour of a card's House; neutral and multi-house cards have none."""
    houses = int(card.houses) or (0 if card.only == NOBODY else 1 << int(card.only))
    return COLOURS[houses.bit_length() - 1] if houses.bit_count() == 1 and houses < 1 << len(COLOURS) else "white"


def house(voice: Voice, card: Card, card_set: CardSet) -> str:
    """Thornmere, Thornmere and Calder, Calder only, or neutral."""
    if card.only != NOBODY:
        return voice.say(messages.FACE_ONLY, int(card.only))
    return voice.say(messages.FACE_HOUSES, [at for at in range(len(card_set.houses)) if card.houses >> at & 1])


def kind(voice: Voice, card: Card) -> str:
    """The type of a card, by itself."""
    return voice.name("type", int(card.kind))


def icons(voice: Voice, mask: int) -> str:
    """MIP, with a dot for each icon that is missing."""
    return "".join(voice.say(messages.FACE_LETTER, at) if mask >> at & 1 else "·" for at in range(len(CHALLENGES)))


def plot_values(voice: Voice, card: Card) -> str:
    """Income, initiative and claim, as they are printed."""
    return voice.say(messages.FACE_PLOT, int(card.income), int(card.initiative), int(card.claim))


def numbers(voice: Voice, card: Card) -> list[str]:
    """Cost and STR, or income, initiative and claim."""
    if card.kind == PLOT:
        return [plot_values(voice, card)]
    found = [] if card.kind in (EVENT, AGENDA) else [voice.say(messages.FACE_COST, int(card.cost))]
    if card.kind == CHARACTER:
        shown = [at for at in range(len(CHALLENGES)) if card.icons >> at & 1]
        found += [voice.say(messages.FACE_STRENGTH, int(card.strength)), voice.say(messages.FACE_ICONS, shown)]
    return found


def words(voice: Voice, card: Card, card_set: CardSet) -> list[str]:
    """Crests and traits."""
    crests = [voice.say(messages.FACE_CREST, at) for at in range(len(CRESTS)) if card.crests >> at & 1]
    return crests + [voice.name("trait", at) for at in range(len(card_set.traits)) if card.traits >> at & 1]


def brief(voice: Voice, card: Card, cost: int | None = None) -> str:
    """The little that matters in a list of moves: `5 gold · STR 5 MIP`; with the cost as it stands, or the printed one."""
    if card.kind == PLOT:
        return plot_values(voice, card)
    if card.kind in (EVENT, AGENDA):
        return kind(voice, card)
    price = voice.say(messages.FACE_GOLD, int(card.cost) if cost is None else cost)
    return f"{price} · {strength(voice, int(card.strength), int(card.icons)) if card.kind == CHARACTER else kind(voice, card)}"


def strength(voice: Voice, number: int, mask: int) -> str:
    """`STR 5 MIP`"""
    return f"{voice.say(messages.FACE_STRENGTH, number)} {icons(voice, mask)}"


def signs(voice: Voice, card: Card) -> str:
    """The same where there is even less room: `5g 5 MIP`."""
    if card.kind >= EVENT:
        return kind(voice, card)
    shown = f"{card.strength} {icons(voice, int(card.icons))}" if card.kind == CHARACTER else kind(voice, card)
    return f"{voice.say(messages.FACE_SHORT_GOLD, int(card.cost))} {shown}"


def face(voice: Voice, card: Card, card_set: CardSet, width: int = 80) -> Text:
    """The whole card, in a few lines."""
    text = Text()
    text.append(card.title(voice.language), style=f"bold {colour(card)}")
    sort = voice.say(messages.FACE_KIND, int(card.kind), "unique" if card.unique else None)
    text.append(f"  {sort} · {house(voice, card, card_set)}\n", style="dim")
    facts = numbers(voice, card) + words(voice, card, card_set)
    for line in ([" · ".join(facts)] if facts else []) + card.printed(voice.language):
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


def holds(voice: Voice, card: Card, card_set: CardSet, text: str) -> bool:
    """Whether all words of a text stand somewhere on a card."""
    facts = [house(voice, card, card_set), kind(voice, card), *numbers(voice, card), *words(voice, card, card_set)]
    whole = " ".join([card.title(voice.language), *facts, *card.printed(voice.language)]).casefold()
    return all(word in whole for word in text.casefold().split())
