"""A position in readable names, read back: a snapshot, one written by hand, or a view whose question marks chance fills."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from greathall.games.duhr import board, reading_steps, setup, steps, view
from greathall.games.duhr.board import DISFAVORED, ENDINGS, FAVORED, STATUSES, VILIFIED
from greathall.games.duhr.cards import FIRST_EVENT, HOUSES, SCANDAL, SCANDALS, count, heap_of, kinds_of, one
from greathall.games.duhr.favor import OUTRAGE
from greathall.kernel.bits import bit_at
from greathall.kernel.chance import Chance
from greathall.kernel.errors import BadPosition
from greathall.kernel.event import EVERYONE
from greathall.kernel.move import NONE
from greathall.kernel.pile import pile_of
from greathall.kernel.position import check_cards, index, items, number, text, viewer_of

if TYPE_CHECKING:
    from greathall.games.duhr.state import Duhr

HAND: Final = 7


def read(state: Duhr, data: Mapping[str, Any], chance: Chance) -> None:
    """Fill a fresh state from readable names; what is left out or `?` is drawn."""
    check_cards(data, state.deck.source)
    seats = int(state.seats)
    viewer = viewer_of(data, seats)
    read_houses(state, data, chance)
    state.first = number(data, "first", 0, most=seats - 1)
    state.active = number(data, "active", int(state.first), most=seats - 1)
    written = items(data, "stack", [{}])
    choosing = written[:1] != [{}] and bool(written) and isinstance(written[0], dict) and written[0].get("step") == "agendas"
    state.turn = number(data, "turn", 0 if choosing else 1)
    read_boards(state, data)
    read_plots(state, data, chance)
    read_agendas(state, data, viewer, chance)
    if not choosing:
        read_cards(state, data, viewer, chance)
    state.ended = index(ENDINGS, text(data, "ending", ""), "ending")
    reading_steps.read_deals(state, data.get("deals") or {}, viewer, chance)
    if state.ended == 0:
        if written == [{}]:
            act = state.status[state.active] == VILIFIED
            state.stack.append(steps.ACTS[state.active] if act else steps.ACTIONS[3 * state.active])
        else:
            reading_steps.read_stack(state, written)
        state.redraw_steps(viewer, chance)
        state.settle()


def per_seat(state: Duhr, data: Mapping[str, Any], key: str, default: list[Any]) -> list[Any]:
    """A list with one entry a seat."""
    value = items(data, key, default)
    if len(value) != state.seats:
        raise BadPosition(f"{key} should have {state.seats} entries, one a seat")
    return value


def seat_list(state: Duhr, value: object, key: str) -> i64:
    """A mask of seats, or `all`."""
    if value == view.EVERY_SEAT:
        return EVERYONE
    seats = int(state.seats)
    if not isinstance(value, list) or not all(isinstance(seat, int) and 0 <= seat < seats for seat in value):
        raise BadPosition(f"{key} should hold lists of seats, or {view.EVERY_SEAT!r}")
    mask: i64 = 0
    for seat in value:
        mask |= bit_at(i64(seat))
    return mask


def read_houses(state: Duhr, data: Mapping[str, Any], chance: Chance) -> None:
    everyone = vec[i64]([int(house) for house in range(HOUSES)])
    dealt = [state.deck.houses[house] for house in chance.sample(everyone, state.seats)]
    houses = vec[i64]()
    for name in per_seat(state, data, "houses", dealt):
        houses = append(houses, i64(index(state.deck.houses, name, "House")))
    if len(set(houses)) < len(houses):
        raise BadPosition("each House sits at the table once")
    setup.seat_houses(state, houses)


def read_boards(state: Duhr, data: Mapping[str, Any]) -> None:
    """The cards on the Houses, and the status that follows from them unless it is said; a concealed `?` is drawn with the hands."""
    nothing: list[Any] = [[] for _ in range(state.seats)]
    for who, cards in enumerate(per_seat(state, data, "boards", nothing)):
        if not isinstance(cards, list) or len(cards) > board.FULL:
            raise BadPosition("a House has a list of at most five cards")
        for name in cards:
            bare, _, facing = str(name).partition(" ")
            if facing not in ("", "down") or (bare == "?" and not facing):
                raise BadPosition(f"{name!r} should be a card, or a card and 'down'")
            kind = int(SCANDAL) if bare == "?" else index(state.deck.cards[:FIRST_EVENT], bare, "card for a House")
            state.boards[who] = board.add(state.boards[who], kind | board.DOWN if facing else kind)
    for seat in items(data, "falling", []):
        state.falling |= bit_at(i64(number({"falling": seat}, "falling", 0, most=int(state.seats) - 1)))
    derived = [STATUSES[judged(state, who)] for who in range(state.seats)]
    for who, name in enumerate(per_seat(state, data, "status", derived)):
        state.status[who] = index(STATUSES, name, "status")
        if name != derived[who] and not state.falling >> who & 1:
            raise BadPosition(f"House {state.deck.called[state.houses[who]]} is {derived[who]} by its cards, not {name}")


def judged(state: Duhr, who: i64) -> i64:
    """The status that a House has by its cards."""
    lying = state.boards[who]
    if board.laid(lying) < board.FULL:
        return FAVORED
    if state.falling >> who & 1:
        return DISFAVORED
    return VILIFIED if board.scandals(lying) >= OUTRAGE else DISFAVORED


def read_plots(state: Duhr, data: Mapping[str, Any], chance: Chance) -> None:
    setup.deal_plots(state, chance)
    plots = vec[i64]()
    loose = [int(house) for house in state.plots]
    for owner, name in enumerate(per_seat(state, data, "conspiracies", ["? down"] * int(state.seats))):
        house, _, facing = str(name).partition(" ")
        if facing not in ("up", "down") or (house == "?" and facing == "up"):
            raise BadPosition(f"a conspiracy is written 'usari up' or 'usari down', not {name!r}")
        plot = -1 if house == "?" else index(state.deck.houses, house, "House")
        if plot >= 0:
            if plot not in loose:
                raise BadPosition(f"there is one conspiracy card of {house}, and only of Houses in play")
            loose.remove(plot)
        plots = append(plots, i64(plot))
        state.plots_up |= i64(1 if facing == "up" else 0) << i64(owner)
    for owner in range(state.seats):
        if plots[owner] < 0:
            plots[owner] = i64(loose.pop())
        elif state.plots_up >> owner & 1:
            state.plots_seen[owner] = EVERYONE
    state.plots = plots
    for owner, seen in enumerate(items(data, "conspiracies_seen", [])[: state.seats]):
        state.plots_seen[owner] |= seat_list(state, seen, "conspiracies_seen")


def read_agendas(state: Duhr, data: Mapping[str, Any], viewer: i64, chance: Chance) -> None:
    both = state.options["agendas"] == "both"
    setup.deal_agendas(state, chance, both)
    unknown = ["?"] * int(state.seats)
    kept = [agenda(state, name) for name in per_seat(state, data, "agendas", unknown)]
    dropped = [-1 if name is None else agenda(state, name) for name in per_seat(state, data, "dropped", unknown)]
    named = [number for number in kept + dropped if number >= 0]
    if len(set(named)) < len(named):
        raise BadPosition("each agenda is dealt once")
    free = [[int(a) for a in setup.agendas_of(state, black) if int(a) not in named] for black in (False, True)]
    for colour in free:
        order = vec[i64](colour)
        chance.shuffle(order)
        colour[:] = [int(a) for a in order]
    for owner in range(int(state.seats)):
        colours = [1 if both and chance.below(2) and state.turn else 0, 1]
        if kept[owner] >= 0:
            colours[0] = int(state.deck.conditions[kept[owner]].black)
        colours[1] = 1 - colours[0]
        state.agendas[owner] = kept[owner] if kept[owner] >= 0 else free[colours[0]].pop()
        if both:
            state.dropped[owner] = dropped[owner] if dropped[owner] >= 0 else free[colours[1]].pop()
            if state.deck.conditions[state.dropped[owner]].black == state.deck.conditions[state.agendas[owner]].black:
                raise BadPosition("each player was dealt one white agenda and one black one")
    for owner, seen in enumerate(items(data, "agendas_seen", [])[: state.seats]):
        state.agendas_seen[owner] |= seat_list(state, seen, "agendas_seen")


def agenda(state: Duhr, name: object) -> int:
    return -1 if name == "?" else index(state.deck.agendas, name, "agenda")


def named_heap(state: Duhr, cards: object, where: str) -> tuple[i64, int]:
    """The heap of the cards named in a list, and how many are marked `?`."""
    if not isinstance(cards, list):
        raise BadPosition(f"{where} should be a list of cards")
    heap: i64 = 0
    unknown = 0
    for name in cards:
        if name == "?":
            unknown += 1
            continue
        kind = index(state.deck.cards, name, "card")
        if count(heap, kind) == (SCANDALS if kind < FIRST_EVENT else 1):
            raise BadPosition(f"there are more cards {name} than the game has")
        heap += one(kind)
    return heap, unknown


def read_cards(state: Duhr, data: Mapping[str, Any], viewer: i64, chance: Chance) -> None:
    """Hands, Webs and discard pile; the cards that nobody names are dealt to the places marked `?`, the rest to the Web of Suspicion."""
    deck = state.deck
    hands = per_seat(state, data, "hands", [["?"] * HAND for _ in range(state.seats)])
    if data.get("event") is not None:
        state.event = FIRST_EVENT + index(deck.events, data["event"], "event")
    state.discard, unknown = named_heap(state, data.get("discard", []), "discard")
    if unknown or count(state.discard, SCANDAL):
        raise BadPosition("the discard pile holds suspicions and events, all of them known")
    named: list[i64] = []
    missing: list[int] = []
    for cards in hands:
        heap, unknown = named_heap(state, cards, "hands")
        named.append(heap)
        missing.append(unknown)
    web = items(data, "web", [])
    web_named, web_unknown = named_heap(state, web, "web")
    blank: list[tuple[int, int]] = []
    loose = loose_cards(state, [*named, state.discard, web_named], data, blank)
    outside = count(loose, SCANDAL)
    loose -= outside * one(SCANDAL)
    state.scandals = number(data, "scandals", int(outside) if not blank and not any(missing) else -1, least=-1, most=int(outside))
    if state.scandals < 0:
        state.scandals = max(i64(0), outside - sum(1 for unknown in missing if unknown))
    rest = kinds_of(loose)
    chance.shuffle(rest)
    stock = [int(kind) for kind in rest]
    spare = int(outside - state.scandals)
    fill_hidden(state, blank, missing, named, stock, spare, chance)
    for seat, heap in enumerate(named):
        state.hands[seat] = heap
    read_web(state, data, web, web_unknown, stock)
    read_aside(state, data, chance)
    read_knowledge(state, data, viewer, hands)


def loose_cards(state: Duhr, heaps: list[i64], data: Mapping[str, Any], blank: list[tuple[int, int]]) -> i64:
    """All cards less those that are named; scandals too. Concealed places marked `?` are noted in `blank`."""
    used: list[i64] = [count_all(heaps, kind) for kind in range(len(state.deck.cards))]
    boards = items(data, "boards", [[] for _ in range(state.seats)])
    for who, cards in enumerate(boards):
        for place, name in enumerate(cards):
            if str(name).startswith("?"):
                blank.append((who, place))
            else:
                used[board.at(state.boards[who], place) & ~board.DOWN] += 1
    if state.event != NONE:
        used[state.event] += 1
    loose: i64 = 0
    everything = view.all_cards(state) + SCANDALS * one(SCANDAL)
    for kind in range(len(used)):
        left = count(everything, kind) - used[kind]
        if left < 0:
            raise BadPosition(f"there are more cards {state.deck.cards[kind]} than the game has")
        loose += left * one(kind)
    return loose


def count_all(heaps: list[i64], kind: i64) -> i64:
    total: i64 = 0
    for heap in heaps:
        total += count(heap, kind)
    return total


def fill_hidden(
    state: Duhr,
    blank: list[tuple[int, int]],
    missing: list[int],
    named: list[i64],
    stock: list[int],
    spare: int,
    chance: Chance,
) -> None:
    """Give every concealed place and hand card marked `?` a card: the scandals that are out first, by chance, then the others."""
    places = len(blank) + sum(missing)
    if spare > places or places - spare > len(stock):
        raise BadPosition("the unknown cards and the places for them don't fit together: check scandals, hands and web")
    for who, place in blank:
        kind = int(SCANDAL)
        if chance.below(places) < spare:
            spare -= 1
        else:
            kind = next((kind for kind in stock if kind < SCANDAL), -1)
            if kind < 0:
                raise BadPosition("there is no suspicion left for a concealed card")
            stock.remove(kind)
        places -= 1
        state.boards[who] = board.put(state.boards[who], place, kind | board.DOWN)
    for seat in range(len(named)):
        for _ in range(missing[seat]):
            if chance.below(places) < spare:
                spare -= 1
                named[seat] += one(SCANDAL)
            else:
                named[seat] += one(stock.pop())
            places -= 1


def read_web(state: Duhr, data: Mapping[str, Any], web: list[Any], unknown: int, stock: list[int]) -> None:
    """The Web of Suspicion in its order; what is left over lies in it, or, if it is written down, in the discard pile."""
    if "web" in data:
        if unknown > len(stock):
            raise BadPosition("the web has more unknown cards than there are left")
        pile = [stock.pop() if name == "?" else index(state.deck.cards, name, "card") for name in web]
        if int(SCANDAL) in pile:
            raise BadPosition("no scandal lies in the Web of Suspicion")
        if stock and "discard" in data:
            raise BadPosition(f"these cards lie nowhere: {', '.join(sorted(state.deck.cards[kind] for kind in stock))}")
        for kind in stock:
            state.discard += one(kind)
    else:
        pile = stock
    state.pile = pile_of(vec[i64](pile))


def read_aside(state: Duhr, data: Mapping[str, Any], chance: Chance) -> None:
    named, unknown = named_heap(state, data.get("aside", []), "aside")
    hand = state.hands[state.active]
    for kind in range(len(state.deck.cards)):
        if count(named, kind) > count(hand, kind):
            raise BadPosition("what is set aside is part of the active player's hand")
    rest = kinds_of(hand - named)
    if unknown > len(rest):
        raise BadPosition("more cards are set aside than the active player has")
    state.aside = named + heap_of(chance.sample(rest, unknown))
    limited = data.get("limited", state.aside > 0)
    if not isinstance(limited, bool):
        raise BadPosition("limited should be true or false")
    state.limited = limited


def read_knowledge(state: Duhr, data: Mapping[str, Any], viewer: i64, hands: list[Any]) -> None:
    """What everyone knows of the hands, and what each seat knows besides: from a view, the viewer's own."""
    seats = int(state.seats)
    nothing: list[Any] = [[] for _ in range(seats)]
    public = per_seat(state, data, "public", nothing)
    rows = [*items(data, "known", [public] * seats), public]
    if len(rows) != seats + 1:
        raise BadPosition("known should have one row a seat")
    for observer, row in enumerate(rows):
        if viewer == observer and "known" not in data:
            row = hands
        if not isinstance(row, list) or len(row) != seats:
            raise BadPosition("known should have one list a seat in each row")
        for holder, cards in enumerate(row):
            heap, _ = named_heap(state, cards, "known")
            if observer == holder:
                heap = 0
            if any(count(heap, kind) > count(state.hands[holder], kind) for kind in range(len(state.deck.cards))):
                raise BadPosition("nobody can know of cards that a hand does not hold")
            state.known[observer * seats + holder] = heap
