"""A position in readable names, read back: a snapshot, one written by hand, or a view whose question marks chance fills."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from librt.vecs import append, vec
from mypy_extensions import i64

from greathall.games.treachery import names, steps, view
from greathall.games.treachery.cards import EVERYBODY
from greathall.kernel.bits import bit_at
from greathall.kernel.chance import Chance
from greathall.kernel.errors import BadPosition
from greathall.kernel.move import NONE
from greathall.kernel.pile import pile_of
from greathall.kernel.position import UNKNOWN, Loose, check_cards, index, items, number, text, viewer_of

if TYPE_CHECKING:
    from greathall.games.treachery.state import Treachery


def read(state: Treachery, data: Mapping[str, Any], chance: Chance) -> None:
    """Fill a fresh state from readable names; what is left out or `?` is drawn."""
    check_cards(data, state.deck.source)
    read_rows(state, data, chance)
    read_cards(state, data, chance)
    read_goals(state, data, chance)
    state.turns = number(data, "turns", 0)
    state.ended = index(names.ENDINGS, text(data, "ending", ""), "ending")
    state.run_out = number(data, "run_out", 0, most=2 if state.ended else 1)
    state.goals_known = i64(state.ended > 0)
    state.first = number(data, "first", 0, most=int(state.seats) - 1)
    seat = number(data, "turn", int(state.first), most=int(state.seats) - 1)
    if state.ended == 0:
        read_stack(state, items(data, "stack", [{"step": "turn", "seat": seat}]))
    check_places(state)
    state.redraw_steps(viewer_of(data, int(state.seats)), chance)
    state.settle()


def read_rows(state: Treachery, data: Mapping[str, Any], chance: Chance) -> None:
    rows = items(data, "rows", opening_rows(state, chance))
    seen: i64 = 0
    for row in rows:
        if not isinstance(row, list):
            raise BadPosition(f"a row should be a list of Characters, not {row!r}")
        mask: i64 = 0
        for name in row:
            who, _, health = str(name).partition(" ")
            bit = bit_at(i64(index(state.deck.characters, who, "character")))
            if seen & bit:
                raise BadPosition(f"{who} stands in the rows twice")
            seen |= bit
            mask |= bit
            harm = index(view.HEALTH, health, "state of health")
            state.wounded |= bit if harm == 1 else 0
            state.killed |= bit if harm == 2 else 0
        state.rows = append(state.rows, mask)
    if seen != EVERYBODY:
        missing = [name for who, name in enumerate(state.deck.characters) if not seen >> who & 1]
        raise BadPosition(f"the rows lack {', '.join(missing)}")


def opening_rows(state: Treachery, chance: Chance) -> list[list[str]]:
    """One Noble of each House above, the other below, the Neutrals between (T-2.1)."""
    rows: list[list[str]] = [[], [], []]
    for house in range(5):
        pair = [name for who, name in enumerate(state.deck.characters) if state.deck.house[who] == house]
        if house == 4:
            rows[1] += pair
        else:
            upper = int(chance.below(2))
            rows[0].append(pair[upper])
            rows[2].append(pair[1 - upper])
    return rows


def read_cards(state: Treachery, data: Mapping[str, Any], chance: Chance) -> None:
    """Put the named cards where they lie and deal the others to the places marked `?`, the deck last."""
    names = state.deck.actions
    loose = Loose(names, list(range(len(names))))
    for name in items(data, "reshuffled", []):
        state.reshuffled |= bit_at(index(names, name, "card"))
    hands = items(data, "hands", ["?"] * int(state.seats))
    if len(hands) != state.seats:
        raise BadPosition(f"there are {len(hands)} hands for {state.seats} seats")
    placed = [int(NONE) if hand is None else loose.take(hand) for hand in hands]
    revealed, used = data.get("revealed", "?"), data.get("used")
    state.revealed = int(NONE) if revealed is None else loose.take(revealed)
    state.used = int(NONE) if used is None else loose.take_open(used)
    state.discard = loose.take_mask(items(data, "discard", []))
    pile = [loose.take(name) for name in items(data, "deck", [])]
    loose.shuffle(chance)
    # Cards that were reshuffled lie in the deck or were drawn since; a hand held since before is none of them.
    old = Loose(names, [card for card in loose.left if not state.reshuffled >> card & 1])
    fresh = Loose(names, [card for card in loose.left if state.reshuffled >> card & 1]) if state.reshuffled else old
    held = items(data, "held", [])
    if state.revealed == UNKNOWN:
        state.revealed = fresh.draw()
    for seat, hand in enumerate(placed):
        state.hands = append(state.hands, i64((old if seat in held else fresh).draw() if hand == UNKNOWN else hand))
    cards = vec[i64]()
    for card in pile:
        cards = append(cards, i64(fresh.draw() if card == UNKNOWN else card))
    left = Loose(names, sorted({*old.left, *fresh.left}))
    if "deck" not in data:
        for at in chance.sample(vec[i64](list(left.left)), len(left.left)):
            cards = append(cards, at)
    else:
        left.check_placed()
    state.pile = pile_of(cards)
    learn(state, items(data, "shown", []))


def learn(state: Treachery, shown: list[Any]) -> None:
    """Who knows which Action card: everyone what lies open, the owner a hand, nobody the deck."""
    state.knows = vec[i64]([0xFFFF] * len(state.deck.actions))
    for card in state.pile.lying():
        state.knows[card] = 0
    for seat in range(state.seats):
        if state.hands[seat] != NONE and int(seat) not in shown:
            state.knows[state.hands[seat]] = bit_at(seat)


def read_goals(state: Treachery, data: Mapping[str, Any], chance: Chance) -> None:
    agendas = items(data, "agendas", ["?"] * int(state.seats))
    if len(agendas) != state.seats:
        raise BadPosition(f"there are {len(agendas)} agendas for {state.seats} seats")
    known = vec[i64]()
    for written in agendas:
        goal = -1
        if written != "?":
            rise, _, fall = str(written).partition(" over ")
            goal = index(state.deck.houses, rise, "House") << 2 | index(state.deck.houses, fall, "House")
        known = append(known, i64(goal))
    pairs = [frozenset((int(goal) >> 2, int(goal) & 3)) for goal in known if goal >= 0]
    if len(set(pairs)) < len(pairs) or any(len(pair) == 1 for pair in pairs):
        raise BadPosition("each Agenda names two Houses, and no two Agendas the same two")
    state.goals = view.deal_goals(known, chance)


def read_stack(state: Treachery, written: list[Any]) -> None:
    """What is to be done: a turn, or what is left of one above its end."""
    read = [read_step(state, step) for step in written]
    if not read or state.pile.left == 0:
        raise BadPosition("a game that is not over needs a step and a card in the deck")
    bottom, above = read[0], read[1:]
    if isinstance(bottom, steps.EndTurn):
        in_order = all(isinstance(step, steps.Attacks | steps.LastWish) and step.seat == bottom.seat for step in above)
    else:
        in_order = isinstance(bottom, steps.Turn) and not above
    if not in_order:
        raise BadPosition("the steps should be a turn alone, or an end_turn with what that seat does before it on top")
    state.stack.extend(read)


def check_places(state: Treachery) -> None:
    """While a card is in use its own place is empty; at other times no place is."""
    empty = [place for place, card in enumerate([*state.hands, state.revealed]) if card == NONE]
    bottom = state.stack[0] if state.stack else None
    if isinstance(bottom, steps.EndTurn):
        fits = state.used != NONE and empty in ([int(bottom.seat)], [int(state.seats)])
    else:
        fits = state.used == NONE and not empty
    if not fits:
        raise BadPosition("while a card is in use its place, a hand or the revealed one, should be empty; at other times no place")


def read_step(state: Treachery, data: Any) -> steps.Turn | steps.EndTurn | steps.Attacks | steps.LastWish:
    """A step as its `to_dict` wrote it."""
    if not isinstance(data, dict):
        raise BadPosition("a step should be a table of names and values")
    kind = text(data, "step", "turn")
    seat = number(data, "seat", 0, most=int(state.seats) - 1)
    if kind == "turn":
        return steps.Turn(seat)
    if kind == "end_turn":
        return steps.EndTurn(seat)
    if kind == "attacks":
        mask: i64 = 0
        for name in items(data, "left", []):
            mask |= bit_at(i64(index(state.deck.characters, name, "character")))
        return steps.Attacks(seat, mask)
    part = index(steps.PARTS, kind, "step")
    who = index(state.deck.characters, data.get("of"), "character")
    if not state.killed >> who & 1:
        raise BadPosition(f"{state.deck.characters[who]} is not Killed and asks nothing")
    return steps.LastWish(seat, who, part)
