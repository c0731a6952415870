"""The cards, made into what the rules look at: Houses and abilities as masks of Characters, actions as symbols."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from greathall.games.treachery.actions import DIFFERENT, RISING, SAME, Action
from greathall.kernel.bits import bit_at
from greathall.kernel.cards import entries, text_of
from greathall.kernel.errors import BadCards

MOST_SEATS: Final = 4
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


class CardSet:
    """All cards of a game. Characters, Houses and Action cards are numbers; these are their names."""

    def __init__(self, data: dict[str, Any], source: str) -> None:
        self.source = source
        self.houses = _houses(data)
        characters = entries(data, "characters", CHARACTERS)
        self.characters = [entry["id"] for entry in characters]
        self.called = [text_of(entry, "name", f"character {entry['id']}") for entry in characters]
        self.house: vec[i64] = vec[i64]()
        self.house_mask: vec[i64] = vec[i64]([0] * 5)
        self.when_killed: vec[i64] = vec[i64]()
        held: dict[str, int] = dict.fromkeys(WHILE_WOUNDED, 0)
        for number, entry in enumerate(characters):
            house = _house(entry, self.houses)
            self.house = append(self.house, house)
            self.house_mask[house] |= bit_at(i64(number))
            ability = text_of(entry, "ability", f"character {entry['id']}")
            if ability not in held and ability not in WHEN_KILLED:
                known = ", ".join([*WHILE_WOUNDED, *WHEN_KILLED])
                raise BadCards(f"character {entry['id']} has an ability {ability!r}; there are {known}")
            if house == NEUTRAL and ability in ABOUT_HOUSES:
                raise BadCards(f"character {entry['id']} is neutral and can't have the ability {ability!r}, which speaks of a House")
            self.when_killed = append(self.when_killed, i64(WHEN_KILLED.get(ability, 0)))
            if ability in held:
                held[ability] |= bit_at(number)
        for house in range(5):
            if sum(1 for of in self.house if of == house) != 2:
                raise BadCards("each of the four Houses needs two Characters, and there are two neutral ones")
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
        self._read_actions(data)

    def _read_actions(self, data: dict[str, Any]) -> None:
        cards = entries(data, "actions")
        if not FEWEST_ACTIONS <= len(cards) <= MOST_ACTIONS:
            raise BadCards(f"the card file has {len(cards)} [[actions]]; {FEWEST_ACTIONS} to {MOST_ACTIONS} make a deck")
        self.actions = [entry["id"] for entry in cards]
        self.titles = [text_of(entry, "name", f"action {entry['id']}") for entry in cards]
        self.tops = [Action(text_of(entry, "top", f"action {entry['id']}")) for entry in cards]
        self.bottoms = [Action(text_of(entry, "bottom", f"action {entry['id']}")) for entry in cards]

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


def _houses(data: dict[str, Any]) -> list[str]:
    houses = data.get("houses")
    if not isinstance(houses, list) or len(houses) != 4 or len(set(map(str, houses))) != 4 or "neutral" in houses:
        raise BadCards("the card file needs houses = [four different names]")
    return [str(house) for house in houses]


def _house(entry: dict[str, Any], houses: list[str]) -> int:
    house = text_of(entry, "house", f"character {entry['id']}")
    if house == "neutral":
        return NEUTRAL
    if house not in houses:
        raise BadCards(f"character {entry['id']} belongs to {house!r}; the Houses are {', '.join(houses)} or neutral")
    return houses.index(house)
