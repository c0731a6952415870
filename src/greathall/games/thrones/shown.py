"""What is printed on the cards, as people read it in a language."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from greathall.games.thrones import names
from greathall.games.thrones.abilities.changes import VICTORY
from greathall.games.thrones.messages import TITLE_TEXTS
from greathall.games.thrones.terms import CRESTS, KEYWORDS, TITLES, TYPES
from greathall.kernel.sentences.labels import Labels

if TYPE_CHECKING:
    from greathall.games.thrones.cards import CardSet
    from greathall.kernel.catalog import Game


def labels_of(game: Game, card_set: CardSet, language: str) -> Labels:
    return Labels(game, language, names.of_cards(card_set), names.written(card_set))


def shown(game: Game, data: dict[str, Any], card_set: CardSet, language: str) -> dict[str, Any]:
    """The card file with its names in a language, and with the text of each card: all its lines, and those of its abilities by their
    numbers. `titles` are those of the council, `names` those of everything that cards and views call by a word of their own."""
    labels = labels_of(game, card_set, language)
    spoken = labels.spoken.name
    for number, entry in enumerate(data["cards"]):
        card = card_set.cards[number]
        title = labels.name("face", number)
        entry |= {"name": title, "text": card.printed(spoken), "does": card.does(spoken)}
        if card.epithet:
            entry["name"], entry["epithet"] = title.split(", ", 1)
    for number, entry in enumerate(data["decks"]):
        entry |= {"name": labels.name("deck", number), "about": labels.form("deck", number, "text", entry["about"])}
    titles = [
        {"id": title, "name": labels.name("title", at), "text": labels.text(TITLE_TEXTS[at].say())} for at, title in enumerate(TITLES)
    ]
    called = {
        "house": labels.all("house", card_set.houses),
        "type": labels.all("type", TYPES),
        "types": {key: labels.name("type", at, "plural") for at, key in enumerate(TYPES)},
        "crest": labels.all("crest", CRESTS),
        "trait": labels.all("trait", card_set.traits),
        "keyword": labels.all("keyword", KEYWORDS),
        "challenge": labels.all("challenge"),
        "phase": labels.all("phase"),
        "while": conditions(card_set, labels),
    }
    return {**data, "titles": titles, "names": called}


def conditions(card_set: CardSet, labels: Labels) -> dict[str, str]:
    """While what cards change the goal, by the English words in which views say it."""
    english = labels.english or labels
    clauses = [
        static.condition.clause(False)
        for card in card_set.cards
        for static in card.statics
        if static.change.kind == VICTORY and static.condition is not None
    ]
    return {english.text(clause): labels.text(clause) for clause in clauses}
