"""Reading a position in readable names; what is left out or `?` is drawn by chance."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from greathall.games.skirmish import abilities, bonds, combat, instants, resolving, steps
from greathall.games.skirmish.cards import BLACK, CARDS, EMPTY, RED, SOLDIERS
from greathall.games.skirmish.names import PLACES, SLOTS
from greathall.games.skirmish.phases import DEPLOYING, ENDINGS, FIGHTING, PHASES
from greathall.kernel import knowledge
from greathall.kernel.bits import bit_at
from greathall.kernel.chance import Chance
from greathall.kernel.errors import BadPosition
from greathall.kernel.event import EVERYONE
from greathall.kernel.pile import pile_of
from greathall.kernel.position import UNKNOWN, Loose, check_cards, index, items, number, seat_mask, text
from greathall.kernel.step import Step

if TYPE_CHECKING:
    from greathall.games.skirmish.state import Skirmish

DEALT: Final = 5


def read(state: Skirmish, data: Mapping[str, Any], chance: Chance) -> None:
    """Fill a fresh state."""
    check_cards(data, state.deck.source)
    read_cards(state, data, chance)
    seats = int(state.seats)
    lives = items(data, "life", [int(state.options["life"])] * seats)
    for seat in range(seats):
        life = number({"life": lives[seat] if seat < len(lives) else None}, "life", 0, least=-1_000_000)
        state.life = append(state.life, i64(life))
        state.alive |= i64(life > 0) << i64(seat)
    state.active = number(data, "turn", 0, most=seats - 1)
    state.phase = index(PHASES, text(data, "phase", "deploy"), "phase")
    state.turns = number(data, "turns", 1)
    state.extra = number(data, "extra", 0)
    state.redeployed = i64(bool(data.get("redeployed")))
    state.raised = i64(bool(data.get("raised")))
    last = data.get("last")
    state.last = EMPTY if last is None else index(state.deck.ids, last, "card")
    state.warded = seat_mask(items(data, "warded", []), seats)
    finale = data.get("finale")
    state.sudden = i64(finale is not None)
    state.finale = 0 if finale is None else seat_mask(items(data, "finale", []), seats)
    state.ended = index(ENDINGS, text(data, "ending", ""), "ending")
    read_attacks(state, items(data, "attacks", []))
    if state.ended == 0:
        read_stack(state, data)
        state.settle()


def read_cards(state: Skirmish, data: Mapping[str, Any], chance: Chance) -> None:
    """Put the named cards where they lie and deal the others to the places marked `?`, the deck last."""
    seats = int(state.seats)
    loose = Loose(state.deck.ids, list(range(CARDS if state.options["jokers"] == "with" else int(BLACK))))
    state.knows = vec[i64]([int(EVERYONE)] * CARDS)
    state.harm = resolving.NO_HARM
    state.fight = resolving.NO_FIGHT
    read_ranks(state, data, loose)
    state.barrows = loose.take_mask(items(data, "barrows", []))
    state.burned = loose.take_mask(items(data, "burned", []))
    for name in items(data, "used", []):
        state.used |= bit_at(i64(take_token(state, loose, name, 0)))
    hands = items(data, "hands", [["?"] * DEALT] * seats)
    if len(hands) != seats or not all(isinstance(held, list) for held in hands):
        raise BadPosition(f"hands should be {seats} lists of cards")
    spots: list[tuple[int, int, int]] = []
    for seat, held in enumerate(hands):
        spots += [(seat, *read_known(state, loose, name, bit_at(seat))) for name in held]
    pile = [(seats, *read_known(state, loose, name, 0)) for name in items(data, "deck", [])]
    top = [(seats, *read_known(state, loose, name, 0)) for name in items(data, "top", [])]
    deal_out(state, loose, spots, pile, top, "deck" not in data, chance)
    for key in ("marked", "summoned", "poisoned", "spent", "doubled", "leaving", "returned"):
        mask = i64(sum(bit_at(index(state.deck.ids, name, "card")) for name in items(data, key, [])))
        set_mask(state, key, mask)
    state.marked |= state.summoned
    hurt = data.get("damage", {})
    if not isinstance(hurt, dict):
        raise BadPosition("damage should be a table of cards and numbers")
    harm = state.harm[:]
    for name in hurt:
        harm[index(state.deck.ids, name, "card")] = i64(number(hurt, name, 0))
    state.harm = harm


def set_mask(state: Skirmish, key: str, mask: i64) -> None:
    """Set the state of single cards."""
    if key == "marked":
        state.marked = mask
    elif key == "summoned":
        state.summoned = mask
    elif key == "poisoned":
        state.poisoned = mask
    elif key == "spent":
        state.spent = mask
    elif key == "doubled":
        state.doubled = mask
    elif key == "leaving":
        state.leaving = mask
    else:
        state.returned = mask


def read_known(state: Skirmish, loose: Loose, written: object, usual: int) -> tuple[int, int]:
    """A card of a hand or the deck, as `view.known` writes it, and who knows it."""
    name, knowing = knowledge.read_known(str(written), usual, int(state.seats))
    return loose.take(name), knowing


def deal_out(
    state: Skirmish,
    loose: Loose,
    held: list[tuple[int, int, int]],
    pile: list[tuple[int, int, int]],
    top: list[tuple[int, int, int]],
    rest: bool,
    chance: Chance,
) -> None:
    """Give every unknown card of the hands and the deck its face; with `rest`, the deck is all that is left, `top` on it."""
    loose.shuffle(chance)
    state.hands = vec[i64]([0] * int(state.seats))
    for seat, card, knowing in held:
        card = loose.draw() if card == UNKNOWN else card
        state.hands[seat] |= bit_at(i64(card))
        state.knows[card] = knowing
    written = [(loose.draw() if card == UNKNOWN else card, knowing) for _, card, knowing in (*pile, *top)]
    if rest:
        written = [(card, 0) for card in loose.left] + written[::-1]
    else:
        loose.check_placed()
    for card, knowing in written:
        state.knows[card] = knowing
    state.pile = pile_of(vec[i64]([card for card, _ in written]))


def read_ranks(state: Skirmish, data: Mapping[str, Any], loose: Loose) -> None:
    """The units of every seat."""
    seats = int(state.seats)
    state.top = vec[i64]([int(EMPTY)] * (8 * seats))
    state.under = vec[i64]([int(EMPTY)] * (8 * seats))
    for rank, first in (("front", 0), ("rear", 4)):
        ranks = items(data, rank, [[]] * seats)
        if len(ranks) != seats or not all(isinstance(row, list) and len(row) <= 4 for row in ranks):
            raise BadPosition(f"{rank} should be {seats} lists of at most four units")
        for seat, row in enumerate(ranks):
            for slot, written in enumerate(row):
                if written is not None:
                    read_unit(state, loose, str(written), i64(seat * 8 + first + slot))


def read_unit(state: Skirmish, loose: Loose, written: str, place: i64) -> None:
    """`7c+9c exhausted`"""
    names, _, how = written.partition(" ")
    if how not in ("", "exhausted", "recovered"):
        raise BadPosition(f"the unit {written!r} should be named by its cards, and exhausted, recovered or neither")
    cards = [take_token(state, loose, name, place) for name in names.split("+")]
    front = [SOLDIERS >> state.face(i64(card)) & 1 == 1 for card in cards]
    if len(cards) > 2 or any(stands != (place & 4 == 0) for stands in front):
        raise BadPosition(f"the unit {written!r} can't stand at {PLACES[place]}")
    state.top[place] = cards[0]
    if len(cards) == 2:
        state.under[place] = cards[1]
    if how == "exhausted":
        state.exhausted |= state.cards_at(place)
    elif how == "recovered":
        state.recovered |= state.cards_at(place)


def take_token(state: Skirmish, loose: Loose, written: object, place: i64) -> int:
    """A card as `view.token` writes it, with what a Joker is."""
    name, _, role = str(written).partition(":")
    card = loose.take(name)
    if card < 0:
        raise BadPosition("what lies open has a name")
    if card == BLACK and role != "necromancer":
        state.model = index(state.deck.ids[:BLACK], role, "card to imitate")
    elif card == BLACK:
        state.necromancer = place >> 3
    elif card == RED and index(("wizard", "spirit"), role, "variant") == 0:
        state.wizard = place >> 3
    elif card == RED:
        state.spirit = place >> 3
    return card


def read_attacks(state: Skirmish, written: Sequence[Any]) -> None:
    """The attacks of a combat, as `view.attack` writes them."""
    for entry in written:
        if not isinstance(entry, dict):
            raise BadPosition("an attack should be a table of names and values")
        slot = index(SLOTS, entry.get("slot"), "slot")
        resolving.write(state, slot, read_target(state, entry.get("target")))
        if entry.get("blockers") is not None:
            resolving.write(state, resolving.FIRST + slot, combat.THROUGH)
            for start, place in zip((resolving.FIRST, resolving.SECOND), items(entry, "blockers", []), strict=False):
                resolving.write(state, start + slot, read_place(state, place))
        if entry.get("excess") is not None:
            resolving.write(state, resolving.EXCESS + slot, read_target(state, entry["excess"]))


def read_target(state: Skirmish, written: object) -> int:
    """A player or a place, as `view.target` writes it."""
    players = [f"seat_{seat}" for seat in range(state.seats)]
    return int(resolving.PLAYER) + players.index(str(written)) if written in players else read_place(state, written)


def read_place(state: Skirmish, written: object) -> int:
    """A place by its name; −1 for None."""
    return int(EMPTY) if written is None else index(PLACES[: len(state.top)], written, "place")


def read_stack(state: Skirmish, data: Mapping[str, Any]) -> None:
    """The steps as they were written; without them, the beginning of the phase."""
    if "stack" in data:
        for step in items(data, "stack", []):
            state.stack.append(read_step(state, step))
        return
    steps.lay_phases(state)
    if state.phase != DEPLOYING:
        state.stack.pop()
    if state.phase == FIGHTING:
        state.stack.pop()


def read_step(state: Skirmish, data: Any) -> Step[Any]:
    """A step as its `to_dict` wrote it."""
    if not isinstance(data, dict):
        raise BadPosition("a step should be a table of names and values")
    kind = text(data, "step", "")
    if kind in PLAIN_STEPS:
        return PLAIN_STEPS[kind]
    seats = int(state.seats)
    ids = state.deck.ids
    if kind == "window":
        by = data.get("by")
        announcer = EMPTY if by is None else number(data, "by", 0, most=seats - 1)
        return instants.window(index(instants.KINDS, data.get("kind"), "window"), number(data, "at", 1, most=7), announcer)
    if kind == "effect":
        card, face = (index(ids, data.get(key), "card") for key in ("card", "face"))
        return instants.Effect(card, face, index(PLACES[: len(state.top)], data.get("place"), "place"), read_place(state, data.get("also")))
    if kind == "destroying":
        return abilities.Destroying(read_place(state, data.get("first")))
    if kind == "picking":
        seat = number(data, "seat", 0, most=seats - 1)
        offered = [index(SLOTS[:4], slot, "Front slot") for slot in items(data, "offered", [])]
        if any(state.top[seat * 8 + slot] == EMPTY for slot in offered):
            raise BadPosition("only units can be offered to block")
        return combat.Picking(index(SLOTS, data.get("slot"), "slot"), seat, sum(bit_at(slot) for slot in offered))
    if kind == "rage":
        hit = sum(bit_at(index(PLACES[: len(state.top)], place, "place")) for place in items(data, "hit", []))
        card = index(ids, data.get("card"), "card")
        return resolving.Rage(card, number(data, "amount", 0), number(data, "seat", 0, most=seats - 1), hit)
    if kind == "advantage":
        return steps.Advantage(number(data, "seat", 0, most=seats - 1))
    if kind == "interruption":
        return instants.Interruption(number(data, "seat", 0, most=seats - 1))
    at = number(data, "at", 0, most=8)
    if kind == "sundering":
        return bonds.Sundering(at)
    if kind == "attack":
        return combat.Attack(at)
    if kind == "blocks":
        return combat.Blocks(at)
    if kind == "damage":
        return resolving.Damage(at)
    raise BadPosition(f"there is no step {kind!r}")


PLAIN_STEPS: Final[dict[str, Step[Any]]] = {
    "deploy": steps.DEPLOY,
    "end_turn": steps.END_TURN,
    "fetching": abilities.Fetching(),
    "looking": abilities.Looking(),
    "summoning": abilities.Summoning(),
    "aiming": abilities.Aiming(),
}
