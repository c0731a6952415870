"""The position in readable names, whole or as a seat may know it; and dealing again what a seat can't know."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, cast

from librt.vecs import append, vec
from mypy_extensions import i64

from greathall.games.thrones import notes, values
from greathall.games.thrones.abilities.changes import of_players
from greathall.games.thrones.decks import decklist
from greathall.games.thrones.position import figures
from greathall.games.thrones.steps import setup
from greathall.games.thrones.steps.step import DECIDER, GONE, PLAYER, Written
from greathall.games.thrones.terms import (
    ATTACHMENT,
    CHALLENGES,
    DECK,
    DURATIONS,
    ENDINGS,
    HAND,
    KEYWORDS,
    LOANS,
    MANNERS,
    MOMENTS,
    MOST_SEATS,
    NOBODY,
    PHASES,
    PLACED,
    PLAY,
    ROLES,
    TITLES,
    UNDER,
    ZONES,
)
from greathall.kernel.bits import bit_at, seats_of
from greathall.kernel.chance import Chance
from greathall.kernel.event import sees
from greathall.kernel.knowledge import held, known
from greathall.kernel.move import NONE, field, verb_of
from greathall.kernel.pile import Redeal

if TYPE_CHECKING:
    from greathall.games.thrones.position.shapes import Challenge, Doing, View
    from greathall.games.thrones.state import Thrones

HIDDEN: Final = (DECK, HAND, PLACED)
TRIES: Final = 40


def describe(state: Thrones, viewer: i64) -> View:
    """What the viewer may know."""
    seats = range(int(state.seats))
    found: dict[str, Any] = {
        "game": state.game.name,
        **state.head(state.card_set.source),
        "decks": [decklist.to_data(deck, state.card_set) for deck in state.roster.decks],
        "round": int(state.round),
        "phase": PHASES[state.phase],
        "first": int(state.first),
        "active": None if state.active == NOBODY else int(state.active),
        "gold": [int(gold) for gold in state.gold],
        "power": [int(power) for power in state.house],
        "titles": [None if title == NOBODY else TITLES[title] for title in state.titles],
        "pool": [TITLES[title] for title in range(len(TITLES)) if state.pool >> title & 1],
    }
    for zone, name in enumerate(ZONES[:-1]):
        found[name] = [pile(state, zone, seat, viewer) for seat in seats]
    found |= {
        "drawn": [int(drawn) for drawn in state.drawn],
        "made": [int(made) for made in state.made],
        "kneeling_houses": seats_of(state.houses_kneel),
        "limited": seats_of(state.limited),
        "limited_responses": seats_of(state.limited_responses),
        "rewarded": seats_of(state.rewarded),
        "hand_used": bool(state.hand_used),
        "challenge": challenge(state),
        "pending": [KEYWORDS[at] for at in range(len(KEYWORDS)) if state.pending >> at & 1],
        "lasting": [lasting(state, word) for word in state.lasting],
        "borrowed": [borrowed(state, word) for word in state.borrowed],
        "happened": [moment(state, word) for word in state.happened],
        "answered": [[state.roster.names[field(word, 0)], int(field(word, 1)), int(field(word, 2))] for word in state.answered],
        "spent": [[state.roster.names[field(word, 0)], int(field(word, 1))] for word in state.spent],
        **({"delayed": [delayed(state, word) for word in state.delayed]} if len(state.delayed) else {}),
        **({"notes": [noted(state, word) for word in state.notes]} if len(state.notes) else {}),
        **({"held": [moment(state, word) for word in state.held]} if len(state.held) else {}),
        "ending": ENDINGS[state.ended],
        "winners": seats_of(state.victors),
        "deals": state.book.describe(state.names(), viewer) if state.deals else None,
        "stack": [step.to_dict(state, viewer) for step in state.stack],
        "figures": figures.describe(state, viewer),
    }
    return cast("View", found)


def pile(state: Thrones, zone: i64, seat: i64, viewer: i64) -> list[str]:
    """The cards of a pile. Of a hand those that the viewer knows come first: the order of a hand means nothing."""
    cards = state.pile(zone, seat)
    if zone == PLAY:
        return [in_play(state, card) for card in cards]
    if zone == UNDER:
        return [f"{state.roster.names[card]} under={state.roster.names[state.host[card]]}" for card in cards]
    if zone not in HIDDEN:
        return [state.roster.names[card] for card in cards]
    if zone == DECK:
        return [known(state.roster.names[card], state.knows[card], viewer, 0) for card in cards]
    return held([face_down(state, card) for card in cards], [state.knows[card] for card in cards], viewer, bit_at(seat))


def face_down(state: Thrones, card: i64) -> str:
    """A card of a hand or the setup; one placed in the setup with what it will be attached to."""
    name = state.roster.names[card]
    if state.zone[card] == PLACED and state.host[card] != NOBODY:
        name += f" on={state.roster.names[state.host[card]]}"
    return name


def in_play(state: Thrones, card: i64) -> str:
    """`0.levy kneeling power=1 attacking on=0.other leaving=kill`"""
    parts = [state.roster.names[card]]
    if state.kneels[card]:
        parts.append("kneeling")
    if state.power[card]:
        parts.append(f"power={state.power[card]}")
    if state.roles[card]:
        parts.append(ROLES[state.roles[card]])
    if state.host[card] != NOBODY:
        parts.append(f"on={state.roster.names[state.host[card]]}")
    if state.leaving[card]:
        parts.append(f"leaving={MANNERS[state.leaving[card] - 1]}")
    return " ".join(parts)


def challenge(state: Thrones) -> Challenge | None:
    """The challenge that is fought."""
    if state.contest == NOBODY:
        return None
    return {
        "kind": CHALLENGES[state.contest],
        "attacker": int(state.attacker),
        "target": int(state.target),
        "defender": int(state.defender),
        "stepped": bool(state.stepped),
    }


def lasting(state: Thrones, word: i64) -> list[Any]:
    """Duration, change, target, source, seat and amount of a lasting effect."""
    change = state.card_set.changes[values.change_of(word)]
    target = values.target_of(word)
    aim = f"seat_{target}" if of_players(change.kind) else state.roster.names[target]
    source = state.roster.names[field(word, 2)]
    return [DURATIONS[verb_of(word)], int(values.change_of(word)), aim, source, int(field(word, 3)), int(values.amount_of(word))]


def borrowed(state: Thrones, word: i64) -> list[str | int]:
    """How long a card is controlled by another, the card, who gets it back, and the card that must stay in play for it."""
    found: list[str | int] = [LOANS[verb_of(word)], state.roster.names[field(word, 0)], int(field(word, 1))]
    return [*found, state.roster.names[field(word, 2)]] if field(word, 2) != NONE else found


def noted(state: Thrones, word: i64) -> list[str | int]:
    """What is noted of a card: counters, gold, or X."""
    return [notes.KINDS[verb_of(word)], state.roster.names[field(word, 0)], int(field(word, 1))]


def delayed(state: Thrones, word: i64) -> list[Any]:
    """When something is done, the part of an ability, its card and seat, and its targets."""
    aims = [None if field(word, at) == NONE else named(state, field(word, at)) for at in (3, 4)]
    return [DURATIONS[verb_of(word)], int(field(word, 0)), state.roster.names[field(word, 1)], int(field(word, 2)), *aims]


def moment(state: Thrones, word: i64) -> list[Any]:
    """What happened: the moment, its card, seat, other seat and number."""
    card = field(word, 0)
    numbers = [None if field(word, at) == NONE else int(field(word, at)) for at in (1, 2, 3)]
    return [MOMENTS[verb_of(word)], None if card == NONE else state.roster.names[card], *numbers]


def frame(state: Thrones, step: Written) -> Doing:
    """A step, without the fields that say nothing."""
    found: dict[str, Any] = {"step": step.name}
    if step.seat != NOBODY:
        found["seat"] = int(step.seat)
    if step.card != NOBODY:
        found["card"] = state.roster.names[step.card]
    if step.number:
        found["number"] = int(step.number)
    if step.at:
        found["at"] = int(step.at)
    if step.word:
        found["word"] = moment(state, step.word)
    if len(step.chosen):
        found["chosen"] = [named(state, one) for one in step.chosen]
    return cast("Doing", found)


def named(state: Thrones, one: i64) -> str:
    """A card or a player that was chosen; `seat_1 for seat_0` has decided about an effect of the other's."""
    if one >= DECIDER:
        return f"seat_{(one - DECIDER) // MOST_SEATS} for seat_{(one - DECIDER) % MOST_SEATS}"
    if one == GONE:
        return "gone"
    return f"seat_{one - PLAYER}" if one >= PLAYER else state.roster.names[one]


def census(state: Thrones) -> list[str]:
    """Every card wherever it lies, and that gold and power come from the bank alone."""
    found = [state.roster.names[card] for cards in state.piles for card in cards]
    gold = state.treasury + sum(int(gold) for gold in state.gold)
    gold += sum(int(field(word, 1)) for word in state.notes if verb_of(word) == notes.GOLD)
    power = state.throne + sum(int(power) for power in state.house) + sum(int(power) for power in state.power)
    return sorted([*found, f"gold {gold}", f"power {power}"])


def redraw(state: Thrones, seat: i64, chance: Chance) -> None:
    """Deal the cards that a seat doesn't know again to the places where they lie, with the same seats knowing them."""
    redeal = Redeal(state.knows, seat)
    for owner in range(state.seats):
        for zone in HIDDEN:
            redeal.gather(state.pile(zone, owner))
        redeal.shuffle(chance)
        redeal.unknown = fit_setup(state, owner, seat, redeal.unknown)
        for zone in (PLACED, HAND, DECK):
            deal(state, zone, owner, redeal)
    state.knows = redeal.knows
    state.imagine_offers(seat, chance)


def deal(state: Thrones, zone: i64, owner: i64, redeal: Redeal) -> None:
    """Put cards where those lay that the seat doesn't know."""
    cards = state.pile(zone, owner)[:]
    for place in range(i64(len(cards))):
        if redeal.hidden(cards[place]):
            card = redeal.card(cards[place])
            cards[place] = card
            state.zone[card] = zone
            state.host[card] = NOBODY
    state.piles[zone * state.seats + owner] = cards


def fit_setup(state: Thrones, owner: i64, seat: i64, dealt: vec[i64]) -> vec[i64]:
    """Bring cards to the front that could have been placed in setup, where face-down cards lie that the seat doesn't know."""
    hidden = vec[i64]()
    for card in state.pile(PLACED, owner):
        if not sees(state.knows[card], seat):
            hidden = append(hidden, card)
    if len(hidden) == 0:
        return dealt
    chosen = fitting(state, owner, dealt, i64(len(hidden)))
    return front(chosen if len(chosen) == len(hidden) else hidden, dealt)


def fitting(state: Thrones, owner: i64, cards: vec[i64], wanted: i64) -> vec[i64]:
    """Cards that might have been placed together in setup, as many as wanted; fewer if they are not found."""
    order = cards
    for attempt in range(i64(TRIES)):
        # The last try takes the cheapest cards first: if anything fits, they do.
        if attempt == TRIES - 1:
            order = by_cost(state, order)
        chosen = greedy(state, owner, order, wanted)
        if i64(len(chosen)) == wanted:
            return chosen
        order = turned(order)
    return chosen


def greedy(state: Thrones, owner: i64, order: vec[i64], wanted: i64) -> vec[i64]:
    """The first cards of an order that may be placed together."""
    roster = state.roster
    chosen = vec[i64]()
    left = setup.SETUP_GOLD
    for card in order:
        face = roster.faces[card]
        price = face.cost + values.penalty(state, owner, card)
        if i64(len(chosen)) < wanted and face.kind < ATTACHMENT and price <= left and setup.fits(state, card, chosen):
            chosen = append(chosen, card)
            left -= price
    return chosen


def turned(cards: vec[i64]) -> vec[i64]:
    """The cards with the first one last."""
    return append(cards[1:], cards[0])


def by_cost(state: Thrones, cards: vec[i64]) -> vec[i64]:
    """The cards in the order of their cost."""
    return vec[i64](sorted((int(card) for card in cards), key=lambda card: state.roster.faces[card].cost))


def front(chosen: vec[i64], cards: vec[i64]) -> vec[i64]:
    """The cards with the chosen ones first."""
    found = chosen[:]
    for card in cards:
        if card not in chosen:
            found = append(found, card)
    return found
