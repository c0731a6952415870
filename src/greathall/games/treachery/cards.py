"""The cards, made into what the rules look at: Houses and abilities as masks of Characters, actions as symbols."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from greathall.games.treachery.actions import DIFFERENT, RISING, SAME, Action
from greathall.kernel.bits import bit_at
from greathall.kernel.catalog import find_game
from greathall.kernel.errors import BadCards
from greathall.kernel.faults import Faults, Field, TextField, WordField, no_word

MOST_SEATS: Final = 4
HOUSES: Final = 4
CHARACTERS: Final = 10
FEWEST_ACTIONS: Final = 6
MOST_ACTIONS: Final = 60
NEUTRAL: Final[i64] = 4
EVERYBODY: Final[i64] = 0x3FF
"""The mask of all Characters."""

# What a Character does when Killed.
NOTHING: Final[i64] = 0
LIFTS: Final[i64] = 1
STRIKES: Final[i64] = 2
DRAGS: Final[i64] = 3
AVENGES: Final[i64] = 4
EXCHANGES: Final[i64] = 5

WHEN_KILLED: Final = {"lifts": 1, "strikes": 2, "drags": 3, "avenges": 4, "exchanges": 5}
WHILE_WOUNDED: Final = ("steadfast", "guards", "poses", "rises", "hides")
ABOUT_HOUSES: Final = ("guards", "poses")


CHARACTER: Final[dict[str, Field]] = {
    "id": TextField(True),
    "name": TextField(True),
    "house": TextField(True),
    "ability": WordField((*WHILE_WOUNDED, *WHEN_KILLED), True),
    "source": TextField(),
}
ACTION: Final[dict[str, Field]] = {
    "id": TextField(True),
    "name": TextField(True),
    "top": TextField(True),
    "bottom": TextField(True),
    "source": TextField(),
}


class CardSet:
    """All cards of a game. Characters, Houses and Action cards are numbers; these are their names."""

    def __init__(self, data: dict[str, Any], source: str) -> None:
        from greathall.games.treachery.messages import ACTION_COUNT, TWO_EACH

        faults = Faults(data, find_game("treachery"))
        faults.tables(("houses", "characters", "actions"))
        self.source = source
        self.houses = _houses(data, faults)
        characters = faults.checked("characters", CHARACTER, CHARACTERS)
        cards = faults.checked("actions", ACTION)
        if cards and not FEWEST_ACTIONS <= len(cards) <= MOST_ACTIONS:
            faults.add(("actions",), ACTION_COUNT.say(len(cards), FEWEST_ACTIONS, MOST_ACTIONS))
        self.actions = [entry["id"] for entry in cards]
        self.titles = [entry.get("name", "") for entry in cards]
        self.tops = _actions(cards, "top", faults)
        self.bottoms = _actions(cards, "bottom", faults)
        houses = [_house(entry, number, self.houses, faults) for number, entry in enumerate(characters)]
        if len(characters) == CHARACTERS and -1 not in houses and any(houses.count(house) != 2 for house in range(5)):
            faults.add(("characters",), TWO_EACH.say())
        faults.refuse()
        self.characters = [entry["id"] for entry in characters]
        self.called = [entry["name"] for entry in characters]
        self.house: vec[i64] = vec[i64]()
        self.house_mask: vec[i64] = vec[i64]([0] * 5)
        self.when_killed: vec[i64] = vec[i64]()
        held: dict[str, int] = dict.fromkeys(WHILE_WOUNDED, 0)
        for number, entry in enumerate(characters):
            self.house = append(self.house, i64(houses[number]))
            self.house_mask[houses[number]] |= bit_at(i64(number))
            ability = entry["ability"]
            self.when_killed = append(self.when_killed, i64(WHEN_KILLED.get(ability, 0)))
            if ability in held:
                held[ability] |= bit_at(number)
        self.asks: i64 = sum(bit_at(number) for number, ability in enumerate(self.when_killed) if ability != NOTHING)
        """Characters whose ability asks something when they are Killed."""
        self.steadfast: i64 = held["steadfast"]
        self.guards: i64 = held["guards"]
        self.poses: i64 = held["poses"]
        self.rises: i64 = held["rises"]
        self.hides: i64 = held["hides"]
        self.fitting: vec[vec[i64]] = vec[vec[i64]]()
        """By the mask of those who pose, and then by tie and Character: who may fill the other symbol."""
        for posing in range(EVERYBODY + 1):
            self.fitting = append(self.fitting, vec[i64]() if posing & ~self.poses else _fittings(self, posing))

    def action(self, card: i64, side: i64) -> Action:
        """The top action of a card (side 0) or its bottom one (side 1)."""
        return self.tops[card] if side == 0 else self.bottoms[card]

    def protects(self, who: i64, row: i64, wounded: i64) -> bool:
        """Whether an ability forbids attacking a Character who stands in such a row (T-6.9, T-6.14)."""
        bit = bit_at(who)
        if self.guards & wounded & row & self.house_mask[self.house[who]] & ~bit:
            return True
        return self.hides & wounded & bit != 0 and row & wounded & ~bit != 0


def _fittings(deck: CardSet, posing: i64) -> vec[i64]:
    """By tie and Character, who may fill the other symbol while these pose as of any House."""
    found = vec[i64]()
    for tie in range(i64(SAME | DIFFERENT | RISING) + 1):
        for who in range(i64(CHARACTERS)):
            found = append(found, _fitting(deck, who, tie, posing))
    return found


def _fitting(deck: CardSet, who: i64, tie: i64, posing: i64) -> i64:
    """Who may fill another symbol while `who` fills one that is tied to it, and these pose as of any House. For three symbols it is enough
    to look at every two: a Character who poses can always be of a House that suits both."""
    bit = bit_at(who)
    mask = EVERYBODY & ~(2 * bit - 1 if tie & RISING else bit)
    if tie & (SAME | DIFFERENT) == 0:
        return mask
    house = deck.house[who]
    if house == NEUTRAL:
        return i64(0) if tie & SAME else mask
    if posing & bit:
        return mask & ~deck.house_mask[NEUTRAL] if tie & SAME else mask
    if tie & SAME:
        return mask & (deck.house_mask[house] | posing)
    return mask & (~deck.house_mask[house] | posing)


def _houses(data: dict[str, Any], faults: Faults) -> list[str]:
    """The four Houses; none if they are not four different names."""
    from greathall.games.treachery.messages import FOUR_HOUSES

    houses = data.get("houses")
    good = isinstance(houses, list) and len(houses) == HOUSES and len(set(map(str, houses))) == HOUSES and "neutral" not in houses
    if not good:
        faults.add(("houses",), FOUR_HOUSES.say())
    return [str(house) for house in data["houses"]] if good else []


def _house(entry: dict[str, Any], number: int, houses: list[str], faults: Faults) -> int:
    """The number of a Character's House."""
    from greathall.games.treachery.messages import NEUTRAL_ABILITY

    house = entry.get("house")
    if house == "neutral":
        if entry.get("ability") in ABOUT_HOUSES:
            faults.add(("characters", str(number), "ability"), NEUTRAL_ABILITY.say(str(entry["ability"])))
        return NEUTRAL
    if house in houses:
        return houses.index(house)
    if house and houses:
        known = [*houses, "neutral"]
        faults.add(("characters", str(number), "house"), no_word("house", str(house), known))
    return -1


def _actions(cards: list[dict[str, Any]], side: str, faults: Faults) -> list[Action]:
    """The top or the bottom actions of all cards that can be read."""
    found = []
    for number, entry in enumerate(cards):
        try:
            found.append(Action(entry.get(side, "w!")))
        except BadCards as error:
            faults.note(("actions", str(number), side), error)
    return found
