"""The names and texts of cards, worded once for each card set and language."""

from __future__ import annotations

from typing import TYPE_CHECKING

from greathall.games.thrones import names
from greathall.games.thrones.abilities import lines, messages
from greathall.games.thrones.abilities.nouns import noun_of, some
from greathall.games.thrones.terms import ATTACHMENT, KEYWORDS, PLOT, TYPES
from greathall.kernel.catalog import find_game
from greathall.kernel.event import GALLERY
from greathall.kernel.sentences.language import Language
from greathall.kernel.sentences.message import Saying
from greathall.kernel.sentences.names import NameLists
from greathall.kernel.sentences.speech import text_of

if TYPE_CHECKING:
    from greathall.games.thrones.cards import Card, CardSet


def printed(card: Card) -> list[Saying]:
    """The text box, a line for each keyword and ability."""
    found: list[Saying] = []
    words = [messages.LINE_KEYWORD.say(at) for at in range(len(KEYWORDS)) if card.keywords >> at & 1]
    words += [messages.LINE_IMMUNE.say(at) for at in range(len(TYPES)) if card.immune >> at & 1]
    if words:
        said = words[0]
        for word in words[1:]:
            said = messages.LINE_BOTH.say(said, word)
        found.append(said)
    if card.kind == ATTACHMENT:
        found.append(messages.LINE_ATTACH.say(some(noun_of(card.goes_on))))
    found += lines.static_lines(card.statics)
    found += [lines.line(made) for made in card.abilities]
    for amount, message in zip((card.income, card.initiative, card.influence), messages.LINE_VALUES, strict=True):
        if amount and card.kind != PLOT:
            found.append(message.say("less" if amount < 0 else "more", abs(int(amount))))
    return found


def things_of(card_set: CardSet, spoken: Language) -> NameLists:
    """What the things of a card set are called in a language."""
    return NameLists(spoken.of(find_game("thrones")), names.of_cards(card_set), {}, names.written(card_set), not card_set.source)


class CardNames:
    """What the cards of a set are called in a language, by their numbers."""

    def __init__(self, card_set: CardSet, spoken: Language) -> None:
        called = things_of(card_set, spoken)
        self.titles: list[str] = [called.value("face", card.number, GALLERY).text("title") for card in card_set.cards]
        """The whole names."""
        self.names: list[str] = [
            title.partition(", ")[0] if card.epithet else title for card, title in zip(card_set.cards, self.titles, strict=True)
        ]
        """Without epithets."""


class CardTexts:
    """The texts of all cards of a set in a language, by their numbers."""

    def __init__(self, card_set: CardSet, spoken: Language) -> None:
        game = find_game("thrones")
        called = things_of(card_set, spoken)
        self.printed: list[list[str]] = [[text_of(said, spoken, game, called) for said in printed(card)] for card in card_set.cards]
        """All lines of a card."""
        self.does: list[list[str]] = [
            [text_of(lines.line(made), spoken, game, called) for made in card.abilities] for card in card_set.cards
        ]
        """What each ability of a card does."""
