"""What is printed on the cards, as people read it in a language."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from greathall.games.skirmish import messages, names
from greathall.games.skirmish.cards import BLACK, KINGS, RED, SOLDIERS, house_of
from greathall.kernel.sentences.labels import Labels

if TYPE_CHECKING:
    from greathall.games.skirmish.cards import CardSet
    from greathall.kernel.catalog import Game
    from greathall.kernel.sentences.message import Saying


def shown(game: Game, data: dict[str, Any], deck: CardSet, language: str) -> dict[str, Any]:
    """The card file with its names in a language; `cards` are all of them, with what they do in two or three words (`brief`, where there is
    more to say than the trait) and in sentences, `variants` what a Joker can be, `names` those of slots."""
    labels = Labels(game, language, names.of_cards(deck), names.card_names(deck))
    for entry in data["houses"]:
        house = deck.houses.index(entry["id"])
        entry |= {"name": labels.name("house", house), "trait": labels.name("trait", house)}
    of = data["houses"][0]
    for entry in data["ranks"]:
        # A rank is called what its cards are called, without the sign of their House.
        entry |= {"name": labels.name("card", deck.ids.index(entry["id"] + of["letter"])).removesuffix(of["sign"])}
    for entry in data["jokers"]:
        entry |= {"name": labels.name("card", deck.ids.index(entry["id"]))}
    cards = [
        {
            "id": card,
            "name": labels.name("card", number),
            "brief": "".join(labels.text(saying) for saying in brief(card, number)),
            "text": [labels.text(saying) for saying in does(card, number)],
        }
        for number, card in enumerate(deck.ids)
    ]
    variants = [
        {"id": variant, "name": labels.name("variant", number), "text": [labels.text(messages.JOKERS[number].say(number))]}
        for number, variant in enumerate(names.VARIANTS)
    ]
    return {**data, "cards": cards, "variants": variants, "names": {"slot": labels.all("slot")}}


def brief(card: str, number: int) -> list[Saying]:
    """What a card does, in two or three words; nothing where it does what all of its House or all Jokers do."""
    if KINGS >> number & 1:
        return [messages.BRIEF_KING.say()]
    return [messages.BRIEFS[card].say()] if card in messages.BRIEFS else []


def does(card: str, number: int) -> list[Saying]:
    """What a card does, a line for each thing."""
    if number == BLACK:
        return [messages.JOKERS[0].say(0), messages.DOPPELGANGER.say()]
    if number == RED:
        return [messages.JOKERS[1].say(1), messages.JOKERS[2].say(2)]
    house = int(house_of(number))
    if KINGS >> number & 1:
        return [messages.KING.say(house), messages.TRAITS_WITH_KING[house].say()]
    own = [messages.TEXTS[card].say()] if card in messages.TEXTS else []
    return [*own, messages.TRAITS[house].say(house), messages.TRAITS_WITH_KING[house].say()] if SOLDIERS >> number & 1 else own
