"""Reading a position in readable names; what is left out or `?` is drawn by chance."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from librt.vecs import append, vec
from mypy_extensions import i64

from greathall.games.thrones import notes, values
from greathall.games.thrones.abilities.changes import of_players
from greathall.games.thrones.cards import CardSet
from greathall.games.thrones.decks.decklist import DeckList, read_deck
from greathall.games.thrones.position.reading_cards import blank, read_cards
from greathall.games.thrones.position.reading_steps import parts, read_chosen, read_moment, read_step
from greathall.games.thrones.steps import rounds
from greathall.games.thrones.terms import CHALLENGES, DURATIONS, ENDINGS, KEYWORDS, LOANS, NOBODY, PHASES, PLOTTING, SETTING_UP, TITLES
from greathall.kernel.bits import bit_at
from greathall.kernel.chance import Chance
from greathall.kernel.deals.book import read_book
from greathall.kernel.errors import BadPosition
from greathall.kernel.move import NONE, pack
from greathall.kernel.position import check_cards, index, items, number, text, viewer_of

if TYPE_CHECKING:
    from greathall.games.thrones.state import Thrones


def read_decks(data: Mapping[str, Any], card_set: CardSet, seats: int) -> list[DeckList]:
    """The decks of a position: names of ready ones, or tables."""
    ready = {deck.name: deck for deck in card_set.decks}
    found: list[DeckList] = []
    for told in items(data, "decks", [card_set.decks[seat % len(card_set.decks)].name for seat in range(seats)]):
        if isinstance(told, dict):
            found.append(read_deck({"house": card_set.houses[0], **told}, card_set, ""))
        elif isinstance(told, str) and told in ready:
            found.append(ready[told])
        else:
            raise BadPosition(f"there is no deck {told!r}; there are {', '.join(ready)}")
    if len(found) != seats:
        raise BadPosition(f"decks should be {seats}")
    return found


def read(state: Thrones, data: Mapping[str, Any], chance: Chance) -> None:
    """Fill a fresh state."""
    check_cards(data, state.card_set.source)
    blank(state)
    read_cards(state, data, chance)
    read_numbers(state, data)
    read_lasting(state, data)
    state.refresh()
    state.note_lasting()
    state.leaving_count = i64(sum(1 for leaving_card in state.leaving if leaving_card))
    state.ended = i64(index(ENDINGS, text(data, "ending", ""), "ending"))
    state.victors = seat_mask(state, data, "winners")
    viewer = i64(viewer_of(data, int(state.seats)))
    state.book = read_book(data.get("deals") or {}, state.names(), int(state.seats))
    state.imagine_offers(viewer, chance)
    if state.ended:
        return
    if "stack" in data:
        for step in items(data, "stack", []):
            state.stack.append(read_step(state, step).imagined(state, viewer, chance))
    else:
        at = state.phase
        state.phase = max(i64(SETTING_UP), at - 1)
        state.stack.append(rounds.Round(max(PLOTTING, at)))
    if not state.stack:
        raise BadPosition("a game that is not over has a step on its stack")
    state.settle()


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
    """The state of seats, the round and the challenge."""
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


def read_lasting(state: Thrones, data: Mapping[str, Any]) -> None:
    """What lasts, and what has happened in the open window."""
    names = state.roster.names
    seats = int(state.seats)
    for told in items(data, "lasting", []):
        duration, change, aim, source, seat, amount = parts(told, 6, "a lasting effect")
        which = number({"change": change}, "change", 0, most=len(state.card_set.changes) - 1)
        if of_players(state.card_set.changes[which].kind):
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
        duration, card, seat, *source = parts(told, 4 if isinstance(told, list) and len(told) == 4 else 3, "a loan")
        owner = number({"seat": seat}, "seat", 0, most=seats - 1)
        by = i64(index(names, source[0], "card")) if source else NONE
        word = pack(i64(index(LOANS, duration, "duration")), i64(index(names, card, "card")), i64(owner), by)
        state.borrowed = append(state.borrowed, word)
    for told in items(data, "held", []):
        state.held = append(state.held, read_moment(state, told))
    for told in items(data, "notes", []):
        kind, card, count = parts(told, 3, "a note")
        size = number({"number": count}, "number", 0, 1, 500)
        state.notes = append(state.notes, pack(i64(index(notes.KINDS, kind, "note")), i64(index(names, card, "card")), i64(size)))
        if kind == "gold":
            state.treasury -= i64(size)
    for told in items(data, "delayed", []):
        duration, part, card, seat, *aims = parts(told, 6, "what is done later")
        which = number({"ability": part}, "ability", 0, most=len(state.card_set.abilities) - 1)
        ends = [NONE if aim is None else read_chosen(state, aim) for aim in aims]
        word = pack(
            i64(index(DURATIONS, duration, "duration")),
            i64(which),
            i64(index(names, card, "card")),
            i64(number({"seat": seat}, "seat", 0, most=seats - 1)),
            *ends,
        )
        state.delayed = append(state.delayed, word)
    for told in items(data, "happened", []):
        state.happened = append(state.happened, read_moment(state, told))
    most = len(state.card_set.abilities) - 1
    for told in items(data, "answered", []):
        card, made, place = parts(told, 3, "an answer")
        if not state.happened:
            raise BadPosition("what was answered has not happened")
        at = number({"place": place}, "place", 0, most=len(state.happened) - 1)
        word = pack(0, i64(index(names, card, "card")), i64(number({"ability": made}, "ability", 0, most=most)), i64(at))
        state.answered = append(state.answered, word)
    for told in items(data, "spent", []):
        card, made = parts(told, 2, "a spent ability")
        which = number({"ability": made}, "ability", 0, most=most)
        word = pack(state.card_set.abilities[which].limit, i64(index(names, card, "card")), i64(which))
        state.spent = append(state.spent, word)
