"""Cards as printed, the set of all of them, and the decks that are ready to play."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64

from greathall.games.thrones.abilities import ability, parse, vocabulary
from greathall.games.thrones.abilities.ability import Ability, Static
from greathall.games.thrones.abilities.changes import CHANGES, KEYWORD, NO_KEYWORD, VICTORY, YOURS, Change
from greathall.games.thrones.abilities.cycles import Cycles
from greathall.games.thrones.abilities.effects import Effect
from greathall.games.thrones.abilities.expressions import Number, Predicate
from greathall.games.thrones.abilities.predicates import OfType
from greathall.games.thrones.abilities.wrong import CIRCLE, MANY_THINGS, MANY_TRAITS, NEVER_MEANT, NO_CARD, wrong
from greathall.games.thrones.terms import AGENDA, CHARACTER, CRESTS, ENTERED, ICON_LETTERS, KEYWORDS, NOBODY, TYPES
from greathall.kernel.bits import bit_at
from greathall.kernel.catalog import find_game
from greathall.kernel.errors import BadCards
from greathall.kernel.faults import (
    Faults,
    Field,
    FlagField,
    ListField,
    NumberField,
    TablesField,
    TextField,
    WordField,
    nearest,
    no_word,
)
from greathall.kernel.sentences.language import ENGLISH, language
from greathall.kernel.sentences.message import Saying

if TYPE_CHECKING:
    from greathall.games.thrones.decks.decklist import DeckList
    from greathall.games.thrones.decks.listed_names import ListedNames
    from greathall.games.thrones.texts import CardNames, CardTexts

HIGHEST: Final = 99
MOST_TRAITS: Final = 60
MOST_THINGS: Final = 900
"""The most abilities of a card file: moves hold their numbers."""


EVERY_CARD: Final[dict[str, Field]] = {
    "id": TextField(True),
    "name": TextField(True),
    "epithet": TextField(),
    "source": TextField(True),
    "slot": TextField(),
    "type": WordField(TYPES, True),
    "traits": ListField(),
    "keywords": ListField(KEYWORDS),
    "abilities": TablesField(),
}


def fields_of(houses: list[str]) -> list[dict[str, Field]]:
    """By type, what a card has besides."""
    number: Field = NumberField(-HIGHEST, HIGHEST)
    played: dict[str, Field] = {
        "houses": ListField(houses),
        "unique": FlagField(),
        "cost": NumberField(0, HIGHEST),
        "crests": ListField(CRESTS),
        "immune": ListField(TYPES),
        "income": number,
        "initiative": number,
        "influence": NumberField(0, HIGHEST),
    }
    only: dict[str, Field] = {"only": WordField(houses)}
    character: dict[str, Field] = {"strength": NumberField(0, HIGHEST), "icons": TextField()}
    attachment: dict[str, Field] = {"goes_on": TextField()}
    plot: dict[str, Field] = {"income": number, "initiative": number, "claim": NumberField(0, HIGHEST)}
    own = (played | character | only, played | only, played | attachment | only, only, only | plot, only)
    return [EVERY_CARD | more for more in own]


class Card:
    """What is printed on a card."""

    def __init__(self, number: i64, entry: dict[str, Any], card_set: CardSet) -> None:
        self.card_set = card_set
        self.number: i64 = number
        self.id: str = entry["id"]
        self.name: str = entry.get("name", "")
        self.epithet: str = entry.get("epithet", "")
        self.source: str = entry.get("source", "")
        self.slot: str = entry.get("slot", "")
        self.kind: i64 = i64(TYPES.index(entry.get("type", TYPES[0])))
        self.houses: i64 = mask(card_set.houses, entry.get("houses", []))
        self.only: i64 = i64(card_set.houses.index(entry["only"])) if "only" in entry else NOBODY
        """The House whose decks alone may hold it."""
        self.unique: bool = entry.get("unique", False)
        self.cost: i64 = i64(entry.get("cost", 0))
        self.strength: i64 = i64(entry.get("strength", 0))
        self.icons: i64 = mask(ICON_LETTERS, [letter for letter in entry.get("icons", "") if letter in ICON_LETTERS])
        self.crests: i64 = mask(CRESTS, entry.get("crests", []))
        self.traits: i64 = card_set.trait_mask(entry.get("traits", []))
        self.keywords: i64 = mask(KEYWORDS, entry.get("keywords", []))
        self.immune: i64 = mask(TYPES, entry.get("immune", []))
        self.income: i64 = i64(entry.get("income", 0))
        self.initiative: i64 = i64(entry.get("initiative", 0))
        self.influence: i64 = i64(entry.get("influence", 0))
        self.claim: i64 = i64(entry.get("claim", 0))
        self.goes_on: Predicate = OfType(CHARACTER, "character")
        """What an attachment may lie on."""
        self.abilities: list[Ability] = []
        self.statics: list[Static] = []
        self.static_kinds: i64 = 0
        """The mask of the kinds of changes that it makes while it is in play."""
        self.wide_kinds: i64 = 0
        """Those of them that may touch other cards than itself."""
        self.changing_keywords: i64 = 0
        """The mask of the keywords that it gives or takes away."""
        self.easier_victory: i64 = 0
        """The most by which it lowers the power that its owner needs to win."""
        self.easier_for_others = False
        """Whether it may lower that of anyone else."""
        # What the card can do, so that only cards that can answer are asked.
        self.acts: i64 = 0
        """The mask of the phases in which it has an action."""
        self.response_moments: i64 = 0
        """The mask of the moments that a response of it listens for."""
        self.passive_moments: i64 = 0
        """The same of its passives."""
        self.margins = False
        """Whether it asks by how much a challenge was won."""
        self.saves = False
        self.cancels = False
        self.ways = False
        """Whether it asks how a card has come into play."""
        self.elsewhere = False
        """Whether an ability of it is used where its card usually isn't."""
        self.revealing = False
        """Whether it does something when revealed."""

    def title(self, name: str = ENGLISH) -> str:
        """The whole name in a language."""
        if name != ENGLISH:
            return self.card_set.names_in(name).titles[self.number]
        return f"{self.name}, {self.epithet}" if self.epithet else self.name

    def short(self, name: str = ENGLISH) -> str:
        """The name in a language without the epithet, which other versions may share."""
        return self.name if name == ENGLISH else self.card_set.names_in(name).names[self.number]

    def add(self, made: Ability | Static) -> None:
        """Give the card an ability."""
        if isinstance(made, Static):
            self.statics.append(made)
            self.static_kinds |= bit_at(made.change.kind)
            if not made.change.where.alone():
                self.wide_kinds |= bit_at(made.change.kind)
            if made.change.kind == VICTORY:
                self.note_victory(made.change)
            self.note_keyword(made.change)
            return
        for effect in made.leaves:
            self.note_keyword(effect.changes())
        made.place = i64(len(self.abilities))
        self.abilities.append(made)
        self.elsewhere = self.elsewhere or made.lies != NOBODY
        self.ways = self.ways or (made.moment == ENTERED and made.value != NOBODY)
        if made.margin:
            self.margins = True
        if made.kind == ability.ACTION:
            self.acts |= made.phases
        elif made.kind == ability.RESPONSE:
            self.response_moments |= bit_at(made.moment)
        elif made.kind == ability.PASSIVE:
            self.passive_moments |= bit_at(made.moment)
        elif made.kind == ability.SAVE:
            self.saves = True
        elif made.kind == ability.CANCEL:
            self.cancels = True
        else:
            self.revealing = True

    def note_keyword(self, change: Change | None) -> None:
        """Note the keyword that a change gives or takes away."""
        if change is not None and change.kind in (KEYWORD, NO_KEYWORD):
            self.changing_keywords |= bit_at(change.value)

    def note_victory(self, change: Change) -> None:
        """Note by how much a change may lower the power needed to win. An agenda stays with its owner."""
        amount = change.amount
        if self.kind == AGENDA and change.whose == YOURS and isinstance(amount, Number):
            self.easier_victory += max(i64(0), -amount.amount)
        else:
            self.easier_for_others = True

    def printed(self, name: str = ENGLISH) -> list[str]:
        """The text box in a language, a line for each keyword and ability."""
        return self.card_set.texts_in(name).printed[self.number]

    def does(self, name: str = ENGLISH) -> list[str]:
        """What each of its abilities does, in a language."""
        return self.card_set.texts_in(name).does[self.number]


HOUSE: Final[dict[str, Field]] = {"id": TextField(True), "name": TextField(True)}


class CardSet:
    """All cards of a card file, and everything in them by number."""

    def __init__(self, data: dict[str, Any], source: str) -> None:
        from greathall.games.thrones.decks.decklist import read_decks

        self.source = source
        faults = Faults(data, find_game("thrones"))
        faults.tables(("houses", "cards", "decks"))
        houses = faults.checked("houses", HOUSE)
        self.houses: list[str] = [entry.get("name", "") for entry in houses]
        self.house_ids: list[str] = [entry["id"] for entry in houses]
        self.traits: list[str] = []
        self.trait_ids: list[str] = []
        """As the files of words call them."""
        self.called: Mapping[str, Sequence[str | Saying]] = {}
        """What sentences call its things, filled when something is first said (`names.written`)."""
        self.titles: dict[str, CardNames] = {}
        """By the language."""
        self.texts: dict[str, CardTexts] = {}
        self.listed: ListedNames | None = None
        """What deck lists call its cards, in all languages; made when one is first read."""
        self.cards: list[Card] = []
        self.abilities: list[Ability] = []
        self.effects: list[Effect] = []
        self.changes: list[Change] = []
        self.change_ids: list[str] = []
        self.ids: list[str] = []
        self.numbers: dict[str, int] = {}
        self.cycles = Cycles()
        self.remembers = False
        """Whether a card asks what was done earlier in the round or the phase."""
        entries = faults.entries("cards")
        fields = fields_of(self.houses)
        all_fields: dict[str, Field] = {}
        for more in fields:
            all_fields |= more
        written: list[tuple[tuple[str, ...], dict[str, Any]]] = []
        for path, entry in entries:
            kind = entry.get("type")
            known = kind if isinstance(kind, str) and kind in TYPES else ""
            own = fields[TYPES.index(known)] if known else all_fields
            written.append((path, faults.check(path, entry, own, known, all_fields if known else None)))
        for _path, entry in written:
            self.trait_mask(entry.get("traits", []))
        if len(self.traits) > MOST_TRAITS:
            faults.add(("cards",), MANY_TRAITS.say(MOST_TRAITS))
            faults.refuse()
        for path, entry in written:
            self.add_card(path, entry, faults)
        if max(len(self.abilities), len(self.effects), len(self.changes)) > MOST_THINGS:
            faults.add(("cards",), MANY_THINGS.say(MOST_THINGS))
        self.decks: list[DeckList] = []
        self.decks = read_decks(data, self, faults)
        faults.refuse()

    def add_card(self, path: tuple[str, ...], entry: dict[str, Any], faults: Faults) -> None:
        """One more card, as far as it can be read."""
        card = Card(i64(len(self.cards)), entry, self)
        for letter in entry.get("icons", ""):
            if letter not in ICON_LETTERS:
                faults.add((*path, "icons"), no_word("icons", letter, list(ICON_LETTERS)))
        if "goes_on" in entry:
            try:
                card.goes_on = vocabulary.predicate_of(entry["goes_on"], self)
            except BadCards as error:
                faults.note((*path, "goes_on"), error)
            else:
                if not card.goes_on.types(card.kind):
                    faults.add((*path, "goes_on"), NEVER_MEANT.say(entry["goes_on"]))
        for number, told in enumerate(entry.get("abilities", [])):
            place = (*path, "abilities", str(number))
            for made in parse.abilities(told, self, card.kind, place, faults):
                card.add(made)
                circle = self.cycles.add(made) if isinstance(made, Static) else []
                if circle:
                    faults.add((*place, "static"), CIRCLE.say(" → ".join(circle)))
        for active in card.abilities:
            self.add_ability(active)
        for static in card.statics:
            self.add_change(static.change)
        self.numbers[card.id] = int(card.number)
        self.ids.append(card.id)
        self.cards.append(card)

    def add_ability(self, made: Ability) -> None:
        """Give an ability its number, and all that it is made of."""
        made.number = i64(len(self.abilities))
        self.abilities.append(made)
        for effect in made.effects:
            effect.number = i64(len(self.effects))
            self.effects.append(effect)
            change = effect.changes()
            if change is not None:
                self.add_change(change)
            for part in effect.parts():
                self.add_ability(part)

    def add_change(self, change: Change) -> None:
        change.number = i64(len(self.changes))
        self.changes.append(change)
        self.change_ids.append(CHANGES[change.kind])

    def trait_mask(self, names: list[str]) -> i64:
        """The mask of traits; a new one gets the next number."""
        found: i64 = 0
        for name in names:
            if name not in self.traits:
                self.traits.append(name)
                self.trait_ids.append(name.lower())
            found |= bit_at(i64(self.traits.index(name) % 63))
        return found

    def names_in(self, name: str) -> CardNames:
        """What all cards are called in a language, worded when it is first asked for."""
        from greathall.games.thrones.texts import CardNames

        found = self.titles.get(name)
        if found is None:
            found = CardNames(self, language(name))
            self.titles[name] = found
        return found

    def texts_in(self, name: str) -> CardTexts:
        """The texts of all cards in a language, worded when they are first asked for."""
        from greathall.games.thrones.texts import CardTexts

        found = self.texts.get(name)
        if found is None:
            found = CardTexts(self, language(name))
            self.texts[name] = found
        return found

    def card(self, name: object, where: str) -> Card:
        """A card by its id."""
        if not isinstance(name, str) or name not in self.numbers:
            raise wrong(NO_CARD.say(where, str(name), nearest(str(name), self.numbers)))
        return self.cards[self.numbers[name]]


def mask(names: Sequence[str], given: Sequence[str]) -> i64:
    """The mask of a list of words."""
    found: i64 = 0
    for name in given:
        found |= bit_at(i64(names.index(name)))
    return found
