"""Laying the cards of a position where they are said to lie; the unknown ones are drawn by chance."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from greathall.games.thrones.position import view
from greathall.games.thrones.terms import BESIDE, DECK, HAND, MANNERS, NOBODY, PLACED, PLAY, PLOT, PLOTS, ROLES, UNDER, ZONES
from greathall.kernel import knowledge
from greathall.kernel.bits import bit_at
from greathall.kernel.chance import Chance
from greathall.kernel.errors import BadPosition
from greathall.kernel.event import EVERYONE
from greathall.kernel.position import Loose, index, items, number

if TYPE_CHECKING:
    from greathall.games.thrones.state import Thrones


READ: Final[list[int]] = [int(PLAY), *[zone for zone in range(len(ZONES) - 1) if zone != PLAY]]
"""The zones in the order in which they are read: cards named without their number are first looked for in play."""


def blank(state: Thrones) -> None:
    """An empty table: no card lies anywhere yet."""
    cards = int(state.roster.size())
    seats = int(state.seats)
    state.piles = vec[vec[i64]]([vec[i64]() for _ in range(len(ZONES) * seats)])
    state.zone = vec[i64]([int(DECK)] * cards)
    state.holder = state.roster.owners[:]
    state.knows = vec[i64]([int(EVERYONE)] * cards)
    state.kneels = vec[i64]([0] * cards)
    state.power = vec[i64]([0] * cards)
    state.host = vec[i64]([int(NOBODY)] * cards)
    state.roles = vec[i64]([0] * cards)
    state.leaving = vec[i64]([0] * cards)
    state.gold = vec[i64]([0] * seats)
    state.house = vec[i64]([0] * seats)
    state.titles = vec[i64]([int(NOBODY)] * seats)
    state.drawn = vec[i64]([0] * seats)
    state.made = vec[i64]([0] * (3 * seats))


def lay(state: Thrones, card: int, zone: i64, seat: int) -> None:
    """Put a card that lies nowhere into a pile."""
    at = zone * state.seats + i64(seat)
    state.piles[at] = append(state.piles[at][:], i64(card))
    state.zone[card] = zone
    state.holder[card] = i64(seat)


def take(state: Thrones, loose: Loose, name: str, seat: int) -> int:
    """A card by its name; by its id alone, the first copy of the seat that is left."""
    roster = state.roster
    if name in loose.numbers:
        return loose.take_open(name)
    for card in loose.left:
        if roster.owners[card] == seat and roster.faces[card].id == name:
            return loose.take_open(roster.names[card])
    raise loose.missing(name)


def take_rest(state: Thrones, loose: Loose, seat: int, plots: bool) -> list[int]:
    """What is left of a seat's plots, or of its House deck."""
    roster = state.roster
    found: list[int] = []
    for card in loose.left:
        kind = roster.kinds[card]
        if roster.owners[card] == seat and (kind == PLOT if plots else kind < PLOT):
            found.append(card)
    for card in found:
        del loose.left[card]
    return found


def piles(state: Thrones, data: Mapping[str, Any], key: str) -> list[list[str]]:
    """A list of cards for each seat."""
    seats = int(state.seats)
    found = items(data, key, [[] for _ in range(seats)])
    if len(found) != seats or not all(isinstance(cards, list) and all(isinstance(card, str) for card in cards) for cards in found):
        raise BadPosition(f"{key} should be {seats} lists of cards")
    return found


def read_cards(state: Thrones, data: Mapping[str, Any], chance: Chance) -> None:
    """Put the named cards where they lie and deal the others to the places marked `?`."""
    loose = Loose(state.roster.names, list(range(len(state.roster.names))))
    hosts: list[tuple[int, str]] = []
    hidden: list[tuple[i64, int, int, int]] = []
    for number_of_zone in READ:
        zone = i64(number_of_zone)
        for seat, cards in enumerate(piles(state, data, ZONES[zone])):
            for written in cards:
                if zone in view.HIDDEN:
                    hidden.append(read_hidden(state, loose, written, zone, seat, hosts))
                else:
                    card = take(state, loose, written.split(" ")[0], seat)
                    lay(state, card, zone, seat)
                    read_marks(state, card, written.split(" ")[1:], hosts)
    for seat in range(int(state.seats)):
        own = [spot for spot in hidden if spot[1] == seat]
        deal_hidden(state, loose, seat, own, "deck" not in data, chance)
        for card in take_rest(state, loose, seat, True):
            lay(state, card, PLOTS, seat)
    for card in loose.left:
        lay(state, card, BESIDE, int(state.roster.owners[card]))
    names = state.roster.names
    for card, name in hosts:
        state.host[card] = i64(index(names, name, "card")) if name in names else i64(called(state, name))
        if state.zone[state.host[card]] not in (PLAY, PLACED) or state.host[card] == card:
            raise BadPosition(f"{names[card]} can't lie on {name}")
    for zone_of in range(len(state.zone)):
        if state.zone[zone_of] == UNDER and state.host[zone_of] == NOBODY:
            raise BadPosition(f"{names[zone_of]} lies under no card")


def called(state: Thrones, name: str) -> int:
    """A card in play by its id alone."""
    for card, face in enumerate(state.roster.faces):
        if face.id == name and state.zone[card] == PLAY:
            return card
    raise BadPosition(f"there is no card {name!r} in play")


def read_marks(state: Thrones, card: int, marks: list[str], hosts: list[tuple[int, str]]) -> None:
    """The state of a card in play, as `view.in_play` writes it."""
    for mark in marks:
        key, _, value = mark.partition("=")
        if key in ("on", "under"):
            hosts.append((card, value))
        elif key == "power":
            state.power[card] = i64(number({"power": int(value) if value.isdecimal() else None}, "power", 0))
            state.laid += state.power[card]
        elif key == "leaving":
            state.leaving[card] = i64(index(MANNERS, value, "manner")) + 1
        elif key == "kneeling":
            state.kneels[card] = 1
        else:
            state.roles[card] = i64(index(ROLES, key, "mark of a card"))


def read_hidden(
    state: Thrones, loose: Loose, written: str, zone: i64, seat: int, hosts: list[tuple[int, str]]
) -> tuple[i64, int, int, int]:
    """A card of a hand, a deck or the setup, as `view.known` writes it: its zone, seat, number (−1 for `?`) and who knows it."""
    name, mask = knowledge.read_known(written, 0 if zone == DECK else int(bit_at(seat)), int(state.seats))
    name, _, host = name.partition(" on=")
    if name == "?":
        return zone, seat, -1, mask
    card = take(state, loose, name, seat)
    if host:
        hosts.append((card, host))
    return zone, seat, card, mask


def deal_hidden(state: Thrones, loose: Loose, seat: int, spots: list[tuple[i64, int, int, int]], rest: bool, chance: Chance) -> None:
    """Give every unknown card of a seat its face; with `rest`, all that is left lies in the deck, under what was named there."""
    spare = vec[i64](take_rest(state, loose, seat, False))
    chance.shuffle(spare)
    unknown = sum(1 for spot in spots if spot[2] < 0)
    if len(spare) < unknown:
        raise BadPosition("there are more unknown cards than cards left")
    placed = sum(1 for zone, _, card, _ in spots if zone == PLACED and card < 0)
    if placed:
        spare = view.front(view.fitting(state, i64(seat), spare, i64(placed)), spare)
    drawn = [int(card) for card in spare]
    for zone in (PLACED, HAND, DECK):
        if zone == DECK and rest:
            for card in drawn[unknown:]:
                lay(state, card, DECK, seat)
                state.knows[card] = 0
            del drawn[unknown:]
        for spot, _, card, mask in spots:
            if spot == zone:
                if card < 0:
                    card = drawn.pop(0)
                    unknown -= 1
                lay(state, card, zone, seat)
                state.knows[card] = i64(mask)
    if drawn:
        raise BadPosition(f"these cards lie nowhere: {', '.join(state.roster.names[card] for card in drawn)}")
