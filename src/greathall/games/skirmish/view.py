"""The position in readable names, whole or as a seat may know it; and drawing again what a seat can't know."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from mypy_extensions import i64

from greathall.games.skirmish import figures
from greathall.games.skirmish.cards import BLACK, CARDS, EMPTY, RED
from greathall.games.skirmish.names import PLACES, SLOTS
from greathall.games.skirmish.phases import ENDINGS, PHASES
from greathall.games.skirmish.resolving import EXCESS, FIRST, PLAYER, SECOND
from greathall.kernel.bits import bit_at, seats_of
from greathall.kernel.chance import Chance
from greathall.kernel.knowledge import held, known
from greathall.kernel.pile import Redeal, pile_of

if TYPE_CHECKING:
    from greathall.games.skirmish.shapes import Attack, Step, View
    from greathall.games.skirmish.state import Skirmish


def describe(state: Skirmish, viewer: i64) -> View:
    """What the viewer may know."""
    seats = range(int(state.seats))
    return {
        "game": "skirmish",
        **state.head(state.deck.source),
        "life": [int(life) for life in state.life],
        "hands": [hand(state, seat, viewer) for seat in seats],
        "front": [[unit(state, seat * 8 + slot) for slot in range(4)] for seat in seats],
        "rear": [[unit(state, seat * 8 + slot) for slot in range(4, 8)] for seat in seats],
        "deck": [known(state.deck.ids[card], state.knows[card], viewer, 0) for card in state.pile.lying()],
        "barrows": listed(state, state.barrows),
        "burned": listed(state, state.burned),
        "used": [token(state, card) for card in range(CARDS) if state.used >> card & 1],
        "marked": listed(state, state.marked),
        "summoned": listed(state, state.summoned),
        "poisoned": listed(state, state.poisoned),
        "spent": listed(state, state.spent),
        "doubled": listed(state, state.doubled),
        "leaving": listed(state, state.leaving),
        "returned": listed(state, state.returned),
        "damage": {state.deck.ids[card]: int(state.harm[card]) for card in range(CARDS) if state.harm[card]},
        "turn": int(state.active),
        "phase": PHASES[state.phase],
        "turns": int(state.turns),
        "extra": int(state.extra),
        "redeployed": bool(state.redeployed),
        "raised": bool(state.raised),
        "last": None if state.last == EMPTY else state.deck.ids[state.last],
        "warded": [seat for seat in seats if state.warded >> seat & 1],
        "finale": [seat for seat in seats if state.finale >> seat & 1] if state.sudden else None,
        "attacks": [attack(state, slot) for slot in range(8) if state.fight[slot] >= 0],
        "ending": ENDINGS[state.ended],
        "stack": cast("list[Step]", [step.to_dict(state, viewer) for step in state.stack]),
        "figures": figures.describe(state),
    }


def listed(state: Skirmish, mask: i64) -> list[str]:
    """The ids of the cards of a mask."""
    return [name for card, name in enumerate(state.deck.ids) if mask >> card & 1]


def token(state: Skirmish, card: i64) -> str:
    """`7c`; a Joker in play with what it is: `black_joker:7c`, `red_joker:wizard`."""
    name = state.deck.ids[card]
    if card == BLACK:
        return f"{name}:{'necromancer' if state.model == EMPTY else state.deck.ids[state.model]}"
    if card == RED:
        return f"{name}:{'spirit' if state.wizard == EMPTY else 'wizard'}"
    return name


def unit(state: Skirmish, place: i64) -> str | None:
    """`7c`, `7c exhausted`, `7d recovered` or `7c+9c`, the leader first; None for an empty slot."""
    card = state.top[place]
    if card == EMPTY:
        return None
    name = token(state, card)
    if state.under[place] != EMPTY:
        name += f"+{token(state, state.under[place])}"
    if not state.ready(place):
        return f"{name} exhausted"
    return f"{name} recovered" if state.recovered >> card & 1 else name


def hand(state: Skirmish, seat: i64, viewer: i64) -> list[str]:
    return held(listed(state, state.hands[seat]), [state.knows[card] for card in seats_of(state.hands[seat])], viewer, bit_at(seat))


def attack(state: Skirmish, slot: i64) -> Attack:
    """One attack of the active seat; `blockers` is None while the defender has not answered."""
    blockers = [int(state.fight[at + slot]) for at in (FIRST, SECOND)]
    excess = int(state.fight[EXCESS + slot])
    return {
        "slot": SLOTS[slot],
        "target": target(int(state.fight[slot])),
        "blockers": None if blockers[0] == -1 else [PLACES[place] for place in blockers if place >= 0],
        "excess": None if excess < 0 else target(excess),
    }


def target(aim: int) -> str:
    """`1.front_2` or `seat_1`."""
    return f"seat_{aim - PLAYER}" if aim >= PLAYER else PLACES[aim]


def census(state: Skirmish) -> list[str]:
    """Every card, wherever it lies."""
    found = [*state.pile.lying()]
    found += [card for card in (*state.top, *state.under) if card != EMPTY]
    for mask in (*state.hands, state.barrows, state.burned, state.used):
        found += [card for card in range(CARDS) if mask >> card & 1]
    return sorted(state.deck.ids[card] for card in found)


def redraw(state: Skirmish, seat: i64, chance: Chance) -> None:
    """Deal again the cards that a seat doesn't know, to the hands and the deck where they lie, with the same seats knowing them."""
    redeal = Redeal(state.knows, seat)
    for owner in range(state.seats):
        redeal.gather_mask(state.hands[owner])
    redeal.gather(state.pile.lying())
    redeal.shuffle(chance)
    for owner in range(state.seats):
        state.hands[owner] = redeal.mask(state.hands[owner])
    state.pile = pile_of(redeal.cards(state.pile.lying()))
    state.knows = redeal.knows
