"""How a game begins: Houses, conspiracies and agendas, then the Webs and the hands."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from greathall.games.duhr.cards import FIRST_EVENT, HOUSES, KINDS, SCANDAL, SCANDALS, SUSPICIONS, one
from greathall.games.duhr.verbs import AGENDAS, CONSPIRACY, DEALT
from greathall.kernel.bits import bit_at, filled
from greathall.kernel.chance import Chance
from greathall.kernel.event import EVERYONE
from greathall.kernel.move import NONE, pack
from greathall.kernel.pile import shuffled

if TYPE_CHECKING:
    from greathall.games.duhr.state import Duhr

OWN: Final = 2
"""How many suspicions of their own House players have in their first hand."""
DRAWN: Final = 4


def seat_houses(state: Duhr, houses: vec[i64]) -> None:
    """Each seat has its House, nothing lies on it, and it is favored (D-1.11)."""
    seats = state.seats
    state.houses = houses
    places = filled(HOUSES, -1)
    for seat in range(seats):
        places[houses[seat]] = seat
    state.seat_of = places
    state.boards = filled(seats, 0)
    state.status = filled(seats, 0)
    state.hands = filled(seats, 0)
    state.known = filled((seats + 1) * seats, 0)
    state.scandals = SCANDALS


def deal_plots(state: Duhr, chance: Chance) -> None:
    """The conspiracy cards of the Houses in play are dealt; one's own is possible (D-1.4)."""
    plots = state.houses[:]
    chance.shuffle(plots)
    state.plots = plots
    state.plots_seen = vec[i64]()
    for seat in range(state.seats):
        state.plots_seen = append(state.plots_seen, bit_at(seat))
        state.tell(pack(CONSPIRACY, seat, plots[seat]), bit_at(seat))


def deal_agendas(state: Duhr, chance: Chance, both: bool) -> None:
    """A white agenda for everyone, and a black one if both colours are in the game (D-1.5, D-1.6)."""
    whites = agendas_of(state, False)
    blacks = agendas_of(state, True)
    chance.shuffle(whites)
    chance.shuffle(blacks)
    state.agendas = vec[i64]()
    state.dropped = vec[i64]()
    state.agendas_seen = vec[i64]()
    for seat in range(state.seats):
        state.agendas = append(state.agendas, whites[seat])
        state.dropped = append(state.dropped, blacks[seat] if both else i64(-1))
        state.agendas_seen = append(state.agendas_seen, bit_at(seat))
        state.tell(pack(AGENDAS, seat, whites[seat], blacks[seat] if both else NONE), bit_at(seat))


def agendas_of(state: Duhr, black: bool) -> vec[i64]:
    """The agendas of a colour."""
    found = vec[i64]()
    for number in range(i64(len(state.deck.conditions))):
        if state.deck.conditions[number].black == black:
            found = append(found, number)
    return found


def deal_hands(state: Duhr) -> None:
    """A scandal and two own suspicions, which everyone knows of, then four cards of the Web of Suspicion (D-1.7 to D-1.9)."""
    web = vec[i64]()
    for seat in range(state.seats):
        for _each in range(SUSPICIONS - OWN):
            web = append(web, state.houses[seat])
    for kind in range(FIRST_EVENT, KINDS):
        web = append(web, kind)
    state.pile = shuffled(web, state.chance)
    for seat in range(state.seats):
        state.scandals -= 1
        others = EVERYONE & ~bit_at(seat)
        state.gain(seat, SCANDAL, others)
        for _each in range(OWN):
            state.gain(seat, state.houses[seat], others)
    for seat in range(state.seats):
        state.tell(pack(DEALT, seat), EVERYONE)
        for _each in range(DRAWN):
            state.hands[seat] += one(state.turn_card())
