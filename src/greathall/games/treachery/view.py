"""The position in readable names, whole or as a seat may know it, and the drawing of what a seat can't know."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from librt.vecs import append, vec
from mypy_extensions import i64

from greathall.games.treachery import figures, names
from greathall.kernel.bits import bit_at
from greathall.kernel.chance import Chance
from greathall.kernel.event import sees
from greathall.kernel.move import NONE
from greathall.kernel.pile import Redeal, pile_of

if TYPE_CHECKING:
    from greathall.games.treachery.shapes import Step, View
    from greathall.games.treachery.state import Treachery

HEALTH: Final = ("", "wounded", "killed")


def describe(state: Treachery, viewer: i64) -> View:
    """What the viewer may know."""

    def card(at: i64) -> str:
        return state.deck.actions[at] if sees(state.knows[at], viewer) else "?"

    def place(at: i64) -> str | None:
        return None if at == NONE else card(at)

    return {
        "game": "treachery",
        **state.head(state.deck.source),
        "rows": [[character(state, who) for who in range(10) if mask >> who & 1] for mask in state.rows],
        "hands": [place(hand) for hand in state.hands],
        "revealed": place(state.revealed),
        "used": place(state.used),
        "deck": [card(at) for at in state.pile.lying()],
        "discard": names.cards(state, state.discard),
        "reshuffled": names.cards(state, state.reshuffled),
        "held": held(state),
        "shown": [seat for seat, hand in enumerate(state.hands) if hand != NONE and sees(state.knows[hand], -1)],
        "agendas": [agenda(state, seat) if state.goal_known(seat, viewer) else "?" for seat in range(state.seats)],
        "first": int(state.first),
        "turns": int(state.turns),
        "run_out": int(state.run_out),
        "ending": names.ENDINGS[state.ended],
        "figures": figures.describe(state, viewer),
        "stack": cast("list[Step]", [step.to_dict(state, viewer) for step in state.stack]),
    }


def held(state: Treachery) -> list[int]:
    """The seats that hold a card since before the reshuffle: everyone knows that it is none of those reshuffled."""
    if state.reshuffled == 0:
        return []
    return [seat for seat, hand in enumerate(state.hands) if hand != NONE and not state.reshuffled >> hand & 1]


def character(state: Treachery, who: i64) -> str:
    """`filia`, `filia wounded` or `filia killed`."""
    health = 2 if state.killed >> who & 1 else int(state.wounded >> who & 1)
    return f"{state.deck.characters[who]} {HEALTH[health]}".strip()


def agenda(state: Treachery, seat: i64) -> str:
    """`green over red`"""
    goal = state.goals[seat]
    return f"{state.deck.houses[goal >> 2]} over {state.deck.houses[goal & 3]}"


def census(state: Treachery) -> list[str]:
    """Every Character in the rows and every Action card, wherever it lies."""
    found = [name for mask in state.rows for who, name in enumerate(state.deck.characters) if mask >> who & 1]
    places = [*state.hands, state.revealed, state.used, *state.pile.lying()]
    found += [state.deck.actions[card] for card in places if card != NONE]
    found += names.cards(state, state.discard)
    return sorted(found)


# Drawing what a seat can't know.


def redraw_cards(state: Treachery, seat: i64, chance: Chance) -> None:
    """Deal again the Action cards that the seat doesn't know, to the hands and the deck where they lie. Cards that were reshuffled and
    cards that were not are dealt apart: everyone saw which ones went into the new deck (T-3.6)."""
    redeal = Redeal(state.knows, seat)
    pile = state.pile.lying()
    for fresh in range(i64(2)):
        redeal.gather_mask(state.reshuffled if fresh else (bit_at(i64(len(state.knows))) - 1) & ~state.reshuffled)
        redeal.shuffle(chance)
        for owner in range(state.seats):
            hand = state.hands[owner]
            if hand != NONE and state.reshuffled >> hand & 1 == fresh:
                state.hands[owner] = redeal.card(hand)
        for place in range(state.pile.left):
            if state.reshuffled >> state.pile.cards[place] & 1 == fresh:
                pile[place] = redeal.card(pile[place])
    state.pile = pile_of(pile)
    state.knows = redeal.knows


def redraw_goals(state: Treachery, seat: i64, chance: Chance) -> None:
    """Deal again the Agendas that the seat doesn't know, with their orientation."""
    if state.goals_known:
        return
    known = vec[i64]()
    for owner in range(state.seats):
        known = append(known, state.goals[owner] if owner == seat else i64(-1))
    state.goals = deal_goals(known, chance)


def deal_goals(known: vec[i64], chance: Chance) -> vec[i64]:
    """An Agenda for every seat that has −1, from the pairs of Houses that nobody has yet (T-2.3)."""
    pairs = vec[i64]()
    for rise in range(i64(4)):
        for fall in range(rise + 1, i64(4)):
            free = True
            for goal in known:
                if goal == rise << 2 | fall or goal == fall << 2 | rise:
                    free = False
            if free:
                pairs = append(pairs, rise << 2 | fall)
    chance.shuffle(pairs)
    goals = vec[i64]()
    at: i64 = 0
    for goal in known:
        if goal < 0:
            goal = pairs[at]
            at += 1
            if chance.below(2):
                goal = (goal & 3) << 2 | goal >> 2
        goals = append(goals, goal)
    return goals
