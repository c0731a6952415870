"""The position in readable names, whole or as a seat may know it, and the drawing of what a seat can't know."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, cast

from librt.vecs import append, vec
from mypy_extensions import i64

from greathall.games.duhr import board, figures, setup
from greathall.games.duhr.board import ENDINGS, STATUSES
from greathall.games.duhr.cards import FIRST_EVENT, KINDS, SCANDAL, SCANDALS, SUSPICIONS, count, heap_of, kinds_of, one, size
from greathall.kernel.bits import bit_at
from greathall.kernel.chance import Chance
from greathall.kernel.event import GALLERY, OPEN, sees
from greathall.kernel.move import NONE
from greathall.kernel.pile import Pile

if TYPE_CHECKING:
    from greathall.games.duhr.shapes import Step, View
    from greathall.games.duhr.state import Duhr

EVERY_SEAT: Final = "all"


def describe(state: Duhr, viewer: i64) -> View:
    """What the viewer may know."""
    deck = state.deck
    seats = range(state.seats)
    found: View = {
        "game": "duhr",
        **state.head(deck.source),  # type: ignore[typeddict-item]  # mypy thinks that a head might hold `known`
        "houses": [deck.houses[house] for house in state.houses],
        "boards": [lying(state, who, viewer) for who in seats],
        "status": [STATUSES[status] for status in state.status],
        "falling": [seat for seat in seats if state.falling >> seat & 1],
        "hands": [hand(state, holder, viewer) for holder in seats],
        "aside": heap(state, state.aside) if viewer in (state.active, OPEN) else ["?"] * int(size(state.aside)),
        "limited": state.limited,
        "public": known_to(state, state.seats),
        "web": [deck.cards[kind] if viewer == OPEN else "?" for kind in state.pile.lying()],
        "discard": heap(state, state.discard),
        "scandals": int(state.scandals),
        "event": None if state.event == NONE else deck.cards[state.event],
        "conspiracies": [plot(state, owner, viewer) for owner in seats],
        "conspiracies_seen": [eyes(state, mask) for mask in state.plots_seen],
        "agendas": [deck.agendas[state.agendas[owner]] if sees(state.agendas_seen[owner], viewer) else "?" for owner in seats],
        "agendas_seen": [eyes(state, mask) for mask in state.agendas_seen],
        "dropped": [dropped(state, owner, viewer) for owner in seats],
        "first": int(state.first),
        "active": int(state.active),
        "turn": int(state.turn),
        "deals": state.book.describe(state.names(), viewer) if state.deals else None,
        "ending": ENDINGS[state.ended],
        "figures": figures.describe(state, viewer),
        "stack": cast("list[Step]", [step.to_dict(state, viewer) for step in state.stack]),
    }
    if viewer == OPEN:
        found["known"] = [known_to(state, seat) for seat in seats]
    return found


def heap(state: Duhr, cards: i64) -> list[str]:
    """The names of a heap's cards."""
    return [state.deck.cards[kind] for kind in kinds_of(cards)]


def lying(state: Duhr, who: i64, viewer: i64) -> list[str]:
    """The cards on a House: `usari`, `scandal down`; where memory is true nobody is told what is concealed (D-2.20)."""
    found = []
    for place in range(board.laid(state.boards[who])):
        card = board.at(state.boards[who], place)
        name = state.deck.cards[card & ~board.DOWN]
        if card & board.DOWN:
            name = "? down" if state.forgetful and viewer != OPEN else f"{name} down"
        found.append(name)
    return found


def knows(state: Duhr, viewer: i64, holder: i64) -> i64:
    """What a viewer surely knows of a hand."""
    if viewer in (holder, OPEN):
        return state.hands[holder]
    observer = state.seats if viewer == GALLERY else viewer
    return state.known[observer * state.seats + holder]


def hand(state: Duhr, holder: i64, viewer: i64) -> list[str]:
    known = knows(state, viewer, holder)
    return heap(state, known) + ["?"] * int(size(state.hands[holder]) - size(known))


def known_to(state: Duhr, observer: i64) -> list[list[str]]:
    """What a seat, or after the last seat everyone, knows of the hands."""
    return [heap(state, state.known[observer * state.seats + holder]) for holder in range(state.seats)]


def eyes(state: Duhr, mask: i64) -> Any:
    """The seats that know a card."""
    return EVERY_SEAT if sees(mask, GALLERY) else [seat for seat in range(state.seats) if mask >> seat & 1]


def plot(state: Duhr, owner: i64, viewer: i64) -> str:
    """`usari up`, `usari down` or `? down`"""
    house = state.deck.houses[state.plots[owner]] if sees(state.plots_seen[owner], viewer) else "?"
    return f"{house} {'up' if state.plots_up >> owner & 1 else 'down'}"


def dropped(state: Duhr, owner: i64, viewer: i64) -> str | None:
    if state.dropped[owner] < 0:
        return None
    return state.deck.agendas[state.dropped[owner]] if viewer in (owner, OPEN) else "?"


def census(state: Duhr) -> list[str]:
    """Every suspicion, scandal, event and conspiracy card, wherever it lies."""
    found = [f"conspiracy {state.deck.houses[house]}" for house in state.plots]
    for seat in range(state.seats):
        found += [name.removesuffix(" down") for name in lying(state, seat, OPEN)]
        found += heap(state, state.hands[seat])
    found += heap(state, state.discard)
    found += ["scandal"] * int(state.scandals)
    found += [state.deck.cards[kind] for kind in state.pile.lying()]
    if state.event != NONE:
        found.append(state.deck.cards[state.event])
    if not dealt(state):
        found += heap(state, all_cards(state))
    return sorted(found)


def dealt(state: Duhr) -> bool:
    """Whether the hands are dealt; while agendas are chosen the Web of Suspicion is not made yet."""
    return state.turn > 0


def all_cards(state: Duhr) -> i64:
    """The suspicions of the Houses in play and the events."""
    total: i64 = 0
    for house in state.houses:
        total += SUSPICIONS * one(house)
    for kind in range(FIRST_EVENT, KINDS):
        total += one(kind)
    return total


# Drawing what a seat can't know.


def redraw_cards(state: Duhr, seat: i64, chance: Chance) -> None:
    """Deal again everything that is hidden from the seat: other hands, the Web of Suspicion, and where memory is true concealed cards."""
    if not dealt(state):
        return
    seats = state.seats
    loose = all_cards(state) + SCANDALS * one(SCANDAL) - state.scandals * one(SCANDAL) - state.discard
    if state.event != NONE:
        loose -= one(state.event)
    places: i64 = 0
    for who in range(seats):
        known = knows(state, seat, who)
        loose -= known
        places += size(state.hands[who]) - size(known)
        lying = state.boards[who]
        for place in range(board.laid(lying)):
            card = board.at(lying, place)
            if card & board.DOWN and state.forgetful:
                places += 1
            else:
                loose -= one(card & ~board.DOWN)
    # Scandals lie in hands or on Houses, never in the Web of Suspicion; events lie on no House.
    scandals = count(loose, SCANDAL)
    suspicions = vec[i64]()
    for kind in kinds_of(loose - scandals * one(SCANDAL)):
        if kind < SCANDAL:
            suspicions = append(suspicions, kind)
    chance.shuffle(suspicions)
    used: i64 = 0
    if state.forgetful:
        for who in range(seats):
            lying = state.boards[who]
            for place in range(board.laid(lying)):
                if board.at(lying, place) & board.DOWN:
                    kind = SCANDAL
                    if chance.below(places) < scandals:
                        scandals -= 1
                    else:
                        kind = suspicions[used]
                        used += 1
                    places -= 1
                    lying = board.put(lying, place, kind | board.DOWN)
            state.boards[who] = lying
    rest = suspicions[used:]
    for kind in range(FIRST_EVENT, KINDS):
        if count(loose, kind):
            rest = append(rest, kind)
    chance.shuffle(rest)
    left = i64(len(rest))
    for who in range(seats):
        known = knows(state, seat, who)
        hidden = size(state.hands[who]) - size(known)
        hand = known
        for _each in range(hidden):
            if chance.below(places) < scandals:
                scandals -= 1
                hand += one(SCANDAL)
            else:
                left -= 1
                hand += one(rest[left])
            places -= 1
        state.hands[who] = hand
    state.pile = Pile(rest, left)
    redraw_knowledge(state, seat, chance)


def redraw_knowledge(state: Duhr, seat: i64, chance: Chance) -> None:
    """What the other seats know of the hands is taken to be what everyone knows; what another has set aside is drawn again."""
    seats = state.seats
    if seat != state.active and state.aside:
        state.aside = heap_of(chance.sample(kinds_of(state.hands[state.active]), size(state.aside)))
    for observer in range(seats):
        if observer != seat:
            for holder in range(seats):
                state.known[observer * seats + holder] = state.known[seats * seats + holder] if observer != holder else i64(0)


def redraw_plots(state: Duhr, seat: i64, chance: Chance) -> None:
    """Deal again the conspiracies that the seat doesn't know."""
    loose = vec[i64]()
    for owner in range(state.seats):
        if not sees(state.plots_seen[owner], seat):
            loose = append(loose, state.plots[owner])
    chance.shuffle(loose)
    at: i64 = 0
    for owner in range(state.seats):
        if not sees(state.plots_seen[owner], seat):
            state.plots[owner] = loose[at]
            at += 1


def redraw_agendas(state: Duhr, seat: i64, chance: Chance) -> None:
    """Deal again the agendas that the seat doesn't know: to each owner one of each colour, of which one was kept."""
    taken: i64 = 0
    for owner in range(state.seats):
        if sees(state.agendas_seen[owner], seat):
            taken |= bit_at(state.agendas[owner])
        if owner == seat and state.dropped[owner] >= 0:
            taken |= bit_at(state.dropped[owner])
    whites = free_agendas(state, False, taken, chance)
    blacks = free_agendas(state, True, taken, chance)
    white: i64 = 0
    black: i64 = 0
    for owner in range(state.seats):
        if owner == seat:
            continue
        known = sees(state.agendas_seen[owner], seat)
        one_only = state.dropped[owner] < 0
        if known and one_only:
            continue
        if known:
            if state.deck.conditions[state.agendas[owner]].black:
                state.dropped[owner] = whites[white]
                white += 1
            else:
                state.dropped[owner] = blacks[black]
                black += 1
            continue
        state.agendas[owner] = whites[white]
        white += 1
        if not one_only:
            state.dropped[owner] = blacks[black]
            black += 1
            if dealt(state) and chance.below(2):
                state.agendas[owner], state.dropped[owner] = state.dropped[owner], state.agendas[owner]


def free_agendas(state: Duhr, black: bool, taken: i64, chance: Chance) -> vec[i64]:
    """The agendas of a colour that may lie anywhere, in random order."""
    found = vec[i64]()
    for number in setup.agendas_of(state, black):
        if not taken >> number & 1:
            found = append(found, number)
    chance.shuffle(found)
    return found
