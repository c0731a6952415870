"""Reading a position in readable names; what is left out or `?` is drawn by chance."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from greathall.games.thrones import (
    acting,
    beginning,
    bestowing,
    challenges,
    leaving,
    marshalling,
    plotting,
    resolving,
    rounds,
    values,
    verbs,
    victory,
    view,
    windows,
)
from greathall.games.thrones.cards import Book, Table
from greathall.games.thrones.changes import of_players
from greathall.games.thrones.decks import DeckList, read_deck
from greathall.games.thrones.frames import PLAYER, Frame
from greathall.games.thrones.terms import (
    BESIDE,
    CHALLENGES,
    DECK,
    DURATIONS,
    ENDINGS,
    HAND,
    KEYWORDS,
    MANNERS,
    MOMENTS,
    NOBODY,
    PHASES,
    PLACED,
    PLAY,
    PLOT,
    PLOTS,
    PLOTTING,
    ROLES,
    SETTING_UP,
    TITLES,
    UNDER,
    ZONES,
)
from greathall.kernel.bits import bit_at
from greathall.kernel.chance import Chance
from greathall.kernel.errors import BadPosition
from greathall.kernel.event import EVERYONE
from greathall.kernel.move import NONE, pack
from greathall.kernel.position import index, items, number, text
from greathall.kernel.step import Step

if TYPE_CHECKING:
    from greathall.games.thrones.state import Thrones

FRAMES: Final[list[type[Frame]]] = [
    acting.Paying,
    acting.Influence,
    acting.Choosing,
    acting.Cancelling,
    acting.Effects,
    acting.Picking,
    beginning.Placing,
    bestowing.Bestow,
    challenges.Challenging,
    challenges.Attackers,
    challenges.Challenge,
    challenges.Redirect,
    challenges.Aiming,
    challenges.Stealth,
    challenges.Defenders,
    challenges.SteppingIn,
    leaving.Saving,
    marshalling.Entering,
    plotting.Naming,
    plotting.Unveiling,
    plotting.Titles,
    resolving.Losses,
    resolving.Rising,
    rounds.Round,
    rounds.Turns,
    victory.Crown,
    windows.Action,
    windows.Window,
    windows.Ordering,
]
KINDS: Final[dict[str, type[Frame]]] = {kind.name: kind for kind in FRAMES}


READ: Final[list[int]] = [int(PLAY), *[zone for zone in range(len(ZONES) - 1) if zone != PLAY]]
"""The zones in the order in which they are read: cards named without their number are first looked for in play."""


def read_decks(data: Mapping[str, Any], book: Book, seats: int) -> list[DeckList]:
    """The decks of a position: names of ready ones, or tables."""
    ready = {deck.name: deck for deck in book.decks}
    found: list[DeckList] = []
    for told in items(data, "decks", [book.decks[seat % len(book.decks)].name for seat in range(seats)]):
        if isinstance(told, dict):
            found.append(read_deck({"house": book.houses[0], **told}, book, ""))
        elif isinstance(told, str) and told in ready:
            found.append(ready[told])
        else:
            raise BadPosition(f"there is no deck {told!r}; there are {', '.join(ready)}")
    if len(found) != seats:
        raise BadPosition(f"decks should be {seats}")
    return found


def blank(state: Thrones) -> None:
    """An empty table: no card lies anywhere yet."""
    cards = int(state.table.size())
    seats = int(state.seats)
    state.piles = vec[vec[i64]]([vec[i64]() for _ in range(len(ZONES) * seats)])
    state.zone = vec[i64]([int(DECK)] * cards)
    state.holder = state.table.owners[:]
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


class Loose:
    """The cards that have not been put anywhere yet."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.left: dict[str, int] = {name: card for card, name in enumerate(table.names)}

    def take(self, name: str, seat: int) -> int:
        """A card by its name; by its id alone, the first copy of the seat that is left."""
        if name in self.left:
            return self.left.pop(name)
        for known in self.left:
            owner, _, rest = known.partition(".")
            if owner == str(seat) and rest.split(".")[0] == name:
                return self.left.pop(known)
        raise BadPosition(f"the card {name!r} lies in two places, or is not in this game")

    def rest(self, seat: int, plots: bool) -> list[int]:
        """What is left of a seat's plots, or of its House deck."""
        found = []
        for name, card in list(self.left.items()):
            kind = self.table.kinds[card]
            if self.table.owners[card] == seat and (kind == PLOT if plots else kind < PLOT):
                found.append(self.left.pop(name))
        return found


def read(state: Thrones, data: Mapping[str, Any], chance: Chance) -> None:
    """Fill a fresh state."""
    if data.get("cards", state.book.source) != state.book.source:
        raise BadPosition("this position was written with another card file; name that file too")
    blank(state)
    read_cards(state, data, chance)
    read_numbers(state, data)
    read_lasting(state, data)
    state.refresh()
    state.remark()
    state.goers = i64(sum(1 for leaving_card in state.leaving if leaving_card))
    state.ended = i64(index(ENDINGS, text(data, "ending", ""), "ending"))
    state.victors = seat_mask(state, data, "winners")
    if state.ended:
        return
    if "stack" in data:
        for step in items(data, "stack", []):
            state.stack.append(read_step(state, step))
    else:
        at = state.phase
        state.phase = max(i64(SETTING_UP), at - 1)
        state.stack.append(rounds.Round(NOBODY, NOBODY, 0, max(PLOTTING, at)))
    if not state.stack:
        raise BadPosition("a game that is not over has a step on its stack")
    state.settle()


def piles(state: Thrones, data: Mapping[str, Any], key: str) -> list[list[str]]:
    """A list of cards for each seat."""
    seats = int(state.seats)
    found = items(data, key, [[] for _ in range(seats)])
    if len(found) != seats or not all(isinstance(cards, list) and all(isinstance(card, str) for card in cards) for cards in found):
        raise BadPosition(f"{key} should be {seats} lists of cards")
    return found


def read_cards(state: Thrones, data: Mapping[str, Any], chance: Chance) -> None:
    """Put the named cards where they lie and deal the others to the places marked `?`."""
    loose = Loose(state.table)
    hosts: list[tuple[int, str]] = []
    hidden: list[tuple[i64, int, int, int]] = []
    for number_of_zone in READ:
        zone = i64(number_of_zone)
        for seat, cards in enumerate(piles(state, data, ZONES[zone])):
            for written in cards:
                if zone in view.HIDDEN:
                    hidden.append(read_hidden(state, loose, written, zone, seat, hosts))
                else:
                    card = loose.take(written.split(" ")[0], seat)
                    lay(state, card, zone, seat)
                    read_marks(state, card, written.split(" ")[1:], hosts)
    for seat in range(int(state.seats)):
        own = [spot for spot in hidden if spot[1] == seat]
        deal_hidden(state, loose, seat, own, "deck" not in data, chance)
        for card in loose.rest(seat, True):
            lay(state, card, PLOTS, seat)
    for card in loose.left.values():
        lay(state, card, BESIDE, int(state.table.owners[card]))
    names = state.table.names
    for card, name in hosts:
        state.host[card] = i64(index(names, name, "card")) if name in names else i64(called(state, name))
        if state.zone[state.host[card]] not in (PLAY, PLACED) or state.host[card] == card:
            raise BadPosition(f"{names[card]} can't lie on {name}")
    for zone_of in range(len(state.zone)):
        if state.zone[zone_of] == UNDER and state.host[zone_of] == NOBODY:
            raise BadPosition(f"{names[zone_of]} lies under no card")


def called(state: Thrones, name: str) -> int:
    """A card in play by its id alone."""
    for card, face in enumerate(state.table.faces):
        if face.id == name and state.zone[card] == PLAY:
            return card
    raise BadPosition(f"there is no card {name!r} in play")


def read_marks(state: Thrones, card: int, marks: list[str], hosts: list[tuple[int, str]]) -> None:
    """What is so of a card in play, as `view.in_play` writes it."""
    for mark in marks:
        key, _, value = mark.partition("=")
        if key in ("on", "under"):
            hosts.append((card, value))
        elif key == "power":
            state.power[card] = i64(number({"power": int(value) if value.isdecimal() else None}, "power", 0))
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
    name, seen, knowing = written.partition(" seen")
    mask = 0 if zone == DECK else 1 << seat
    if seen:
        mask = int(EVERYONE)
        if knowing:
            numbers = [str(other) for other in range(state.seats)]
            mask = sum(1 << index(numbers, other, "seat") for other in knowing.split())
    name, _, host = name.partition(" on=")
    if name == "?":
        return zone, seat, -1, mask
    card = loose.take(name, seat)
    if host:
        hosts.append((card, host))
    return zone, seat, card, mask


def deal_hidden(state: Thrones, loose: Loose, seat: int, spots: list[tuple[i64, int, int, int]], rest: bool, chance: Chance) -> None:
    """Give every unknown card of a seat its face; with `rest`, all that is left lies in the deck, under what was named there."""
    spare = vec[i64](loose.rest(seat, False))
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
        raise BadPosition(f"these cards lie nowhere: {', '.join(state.table.names[card] for card in drawn)}")


def numbers_of(state: Thrones, data: Mapping[str, Any], key: str, count: int, least: int = 0, most: int = 500) -> vec[i64]:
    """A list of numbers."""
    found = items(data, key, [0] * count)
    if len(found) != count:
        raise BadPosition(f"{key} should be {count} numbers")
    return vec[i64]([number({key: value}, key, 0, least, most) for value in found])


def seat_mask(state: Thrones, data: Mapping[str, Any], key: str) -> i64:
    """The mask of seats named by their numbers."""
    mask: i64 = 0
    for seat in items(data, key, []):
        mask |= bit_at(i64(number({key: seat}, key, 0, most=int(state.seats) - 1)))
    return mask


def read_numbers(state: Thrones, data: Mapping[str, Any]) -> None:
    """Everything that is so of seats, the round and the challenge."""
    seats = int(state.seats)
    state.round = i64(number(data, "round", 1))
    state.phase = i64(index(PHASES, text(data, "phase", "plot"), "phase"))
    state.first = i64(number(data, "first", 0, most=seats - 1))
    active = data.get("active")
    state.active = NOBODY if active is None else i64(number(data, "active", 0, most=seats - 1))
    state.gold = numbers_of(state, data, "gold", seats)
    state.house = numbers_of(state, data, "power", seats)
    state.treasury = -i64(sum(int(gold) for gold in state.gold))
    state.throne = -i64(sum(int(power) for power in state.house) + sum(int(power) for power in state.power))
    state.drawn = numbers_of(state, data, "drawn", seats)
    state.made = numbers_of(state, data, "made", 3 * seats)
    titles = items(data, "titles", [None] * seats)
    if len(titles) != seats:
        raise BadPosition(f"titles should be {seats}, None for no title")
    state.titles = vec[i64]([int(NOBODY) if title is None else index(TITLES, title, "title") for title in titles])
    state.pool = 0
    for title in items(data, "pool", [title for title in TITLES if title not in titles]):
        state.pool |= bit_at(i64(index(TITLES, title, "title")))
    state.houses_kneel = seat_mask(state, data, "kneeling_houses")
    state.limited = seat_mask(state, data, "limited")
    state.limited_responses = seat_mask(state, data, "limited_responses")
    state.rewarded = seat_mask(state, data, "rewarded")
    state.hand_used = bool(data.get("hand_used"))
    for keyword in items(data, "pending", []):
        state.pending |= bit_at(i64(index(KEYWORDS, keyword, "keyword")))
    told = data.get("challenge")
    if told is not None:
        if not isinstance(told, dict):
            raise BadPosition("challenge should be a table, or None")
        state.contest = i64(index(CHALLENGES, told.get("kind"), "challenge"))
        state.attacker = i64(number(told, "attacker", 0, most=seats - 1))
        state.target = i64(number(told, "target", 0, most=seats - 1))
        state.defender = i64(number(told, "defender", int(state.target), most=seats - 1))
        state.stepped = i64(bool(told.get("stepped")))


def parts(value: Any, count: int, what: str) -> list[Any]:
    """A list of so many things."""
    if not isinstance(value, list) or len(value) != count:
        raise BadPosition(f"{what} should be a list of {count} things")
    return value


def read_lasting(state: Thrones, data: Mapping[str, Any]) -> None:
    """What lasts, and what has happened in the open window."""
    names = state.table.names
    seats = int(state.seats)
    for told in items(data, "lasting", []):
        duration, change, aim, source, seat, amount = parts(told, 6, "a lasting effect")
        which = number({"change": change}, "change", 0, most=len(state.book.changes) - 1)
        if of_players(state.book.changes[which].kind):
            target = index([f"seat_{other}" for other in range(seats)], aim, "seat")
        else:
            target = index(names, aim, "card")
        by = number({"seat": seat}, "seat", 0, most=seats - 1)
        size = number({"amount": amount}, "amount", 0, -500, 500) + int(values.NO_EFFECT)
        word = pack(
            i64(index(DURATIONS, duration, "duration")), i64(which), i64(target), i64(index(names, source, "card")), i64(by), i64(size)
        )
        state.lasting = append(state.lasting, word)
    for told in items(data, "borrowed", []):
        duration, card, seat = parts(told, 3, "a loan")
        owner = number({"seat": seat}, "seat", 0, most=seats - 1)
        word = pack(i64(index(DURATIONS, duration, "duration")), i64(index(names, card, "card")), i64(owner))
        state.borrowed = append(state.borrowed, word)
    for told in items(data, "happened", []):
        state.happened = append(state.happened, read_moment(state, told))
    most = len(state.book.abilities) - 1
    for told in items(data, "answered", []):
        card, made, place = parts(told, 3, "an answer")
        if not state.happened:
            raise BadPosition("what was answered has not happened")
        at = number({"place": place}, "place", 0, most=len(state.happened) - 1)
        word = pack(0, i64(index(names, card, "card")), i64(number({"ability": made}, "ability", 0, most=most)), i64(at))
        state.answered = append(state.answered, word)
    for told in items(data, "spent", []):
        card, made = parts(told, 2, "a spent ability")
        word = pack(0, i64(index(names, card, "card")), i64(number({"ability": made}, "ability", 0, most=most)))
        state.spent = append(state.spent, word)


def read_moment(state: Thrones, told: Any) -> i64:
    """What happened, as `view.moment` writes it."""
    name, card, *rest = parts(told, 5, "what happened")
    fields = [int(NONE) if value is None else number({"value": value}, "value", 0, most=int(NONE)) for value in rest]
    about = NONE if card is None else i64(index(state.table.names, card, "card"))
    return pack(i64(index(MOMENTS, name, "moment")), about, i64(fields[0]), i64(fields[1]), i64(fields[2]))


def read_step(state: Thrones, data: Any) -> Step[Any]:
    """A step as `view.frame` wrote it."""
    if not isinstance(data, dict):
        raise BadPosition("a step should be a table of names and values")
    seats = int(state.seats)
    kind = text(data, "step", "")
    if kind == "plots":
        return read_plots(state, data)
    if kind not in KINDS:
        raise BadPosition(f"there is no step {kind!r}")
    seat = i64(number(data, "seat", 0, most=seats - 1)) if "seat" in data else NOBODY
    card = i64(index(state.table.names, data["card"], "card")) if "card" in data else NOBODY
    word = read_moment(state, data["word"]) if "word" in data else i64(0)
    chosen = vec[i64]()
    players = [f"seat_{other}" for other in range(seats)]
    for one in items(data, "chosen", []):
        chosen = append(chosen, PLAYER + i64(players.index(one)) if one in players else i64(index(state.table.names, one, "card")))
    step = KINDS[kind](seat, card, i64(number(data, "number", 0)), i64(number(data, "at", 0, most=99)), word, chosen)
    check(state, step)
    return step


def check(state: Thrones, step: Frame) -> None:
    """Refuse steps that speak of things that there are not."""
    if isinstance(step, (acting.Paying, acting.Choosing, acting.Cancelling, acting.Effects)) and (
        step.number >= len(state.book.abilities) or step.card == NOBODY
    ):
        raise BadPosition("there is no such ability")
    if isinstance(step, acting.Picking) and (step.number >= len(state.book.effects) or step.card == NOBODY):
        raise BadPosition("there is no such effect")
    asks = (acting.Paying, acting.Influence, acting.Choosing, acting.Cancelling, acting.Picking, beginning.Placing, bestowing.Bestow)
    more = (challenges.Challenging, challenges.Attackers, challenges.Redirect, challenges.Aiming, challenges.Stealth, challenges.Defenders)
    rest = (challenges.SteppingIn, leaving.Saving, resolving.Losses, resolving.Rising, victory.Crown, windows.Action, windows.Window)
    if isinstance(step, (*asks, *more, *rest, rounds.Turns, marshalling.Entering, plotting.Naming)) and step.seat == NOBODY:
        raise BadPosition(f"the step {step.name!r} needs a seat")
    if isinstance(step, rounds.Round) and not PLOTTING <= step.at < len(PHASES):
        raise BadPosition("a round goes on with a phase")


def read_plots(state: Thrones, data: Mapping[str, Any]) -> Step[Any]:
    """The secret choice of plots; unknown answers are drawn by chance."""
    seats = int(state.seats)
    answers = vec[i64]()
    for seat, told in enumerate(parts(items(data, "answers", []), seats, "the answers")):
        own = state.pile(PLOTS, i64(seat))
        if told is None:
            answers = append(answers, i64(-1))
        elif told == "?" and len(own):
            answers = append(answers, pack(verbs.PLOT, own[state.chance.below(i64(len(own)))]))
        else:
            card = i64(index(state.table.names, told, "plot"))
            if card not in own:
                raise BadPosition(f"the plot {told} is not in its deck")
            answers = append(answers, pack(verbs.PLOT, card))
    return plotting.ChoosePlots(bit_at(state.seats) - 1, answers)
