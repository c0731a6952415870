"""The moves of Skirmish as places of a table: see `kernel/encoding.py`.

Units and hand cards are named by their cards, blockers and separated bonds by their slots. What the step itself settles, such as which unit
attacks, is left out.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from greathall.games.skirmish import verbs
from greathall.games.skirmish.cards import BLACK, CARDS, TWO_OF_HEARTS, house_of
from greathall.games.skirmish.resolving import ON_PLAYER
from greathall.games.skirmish.state import Skirmish
from greathall.kernel.bits import bit_at
from greathall.kernel.encoding import Encoding
from greathall.kernel.move import NONE, field, verb_of
from greathall.kernel.state import State

SIMPLE: Final = ("start", "defer", "decline", "done", "pass", "interrupt", "ward", "hold", "let_through", "forgo")
SPOTS: Final[i64] = 10
SLOTS: Final[i64] = 8
HOLDERS: Final[i64] = 5
"""The cards that strike: an Ace of each House, and the black Joker."""
WAYS: Final[i64] = 4
SOLDIERS: Final[i64] = 37
"""Nine of each House, and the black Joker."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Choices(Encoding):
    """The table of actions."""

    def __init__(self, seats: i64, whole: bool) -> None:
        super().__init__(seats, whole)
        do = self.action
        self.simple: vec[i64] = vec[i64]([-1] * len(verbs.MOVES.verbs))
        """By verb, the place of a move that says no more."""
        for name in SIMPLE:
            self.simple[i64(verbs.MOVES.numbers[name])] = do(name, 1, "say no more")
        self.deploy: i64 = do("deploy", BLACK * SLOTS, "deploy a card: 8 slots for each of 52 cards")
        self.joker: i64 = do("deploy_joker", 3 * SLOTS, "deploy a Joker as Necromancer, Insane Wizard or Binding Spirit: 8 slots each")
        self.scout: i64 = do("scout", 4 * seats, "use the 2 of a House on a seat: the Houses, one place for each seat")
        self.scout_to: i64 = do("scout_to", 4 * seats, "use the 2 of Hearts on a seat and put it into a Front slot: 4 for each seat")
        self.strike: i64 = do(
            "strike",
            HOLDERS * CARDS * WAYS,
            "strike a unit with the Ace of a House or the black Joker: 54 cards for each, and for each 4 ways: alone, staying in the Rear "
            "Ranks, with the unit before it, with the unit after it",
        )
        self.queen: i64 = do("queen", 4, "play the Queen of a House")
        self.fetch: i64 = do("fetch", CARDS, "fetch this card")
        self.destroy: i64 = do("destroy", CARDS, "destroy this unit")
        self.keep: i64 = do("keep", 24, "keep one of the cards looked at and order the others: the number of the permutation")
        self.imitate: i64 = do("imitate", CARDS * (SLOTS + 1), "imitate this card: without a slot, then in each of 8")
        self.summon: i64 = do("summon", CARDS * 4, "summon this card to a Front slot: 4 each")
        self.move: i64 = do("move", CARDS * SLOTS, "move this unit to a slot: 8 each")
        self.take_back: i64 = do("return", CARDS, "return this unit to the hand")
        self.bond: i64 = do(
            "bond", SOLDIERS * SOLDIERS, "bond two soldiers, the leader counting 37: nine of each House, then the black Joker"
        )
        self.separate: i64 = do(
            "separate", 4 * SPOTS * SPOTS, "separate the bond of a Front slot: ten spots for its leader, ten for its second"
        )
        self.double: i64 = do("double", CARDS, "double this unit")
        self.seize: i64 = do("seize", CARDS, "seize this unit")
        self.attack: i64 = do("attack", CARDS + seats, "attack this unit, or after 54 cards this seat")
        self.block: i64 = do("block", SLOTS * SLOTS, "block the attacker of a slot with one unit: 8 slots each")
        self.block_both: i64 = do(
            "block_both", SLOTS * 16, "block the attacker of a slot with two Front units: 4 slots for the first, 4 for the second"
        )
        self.face: i64 = do("face", 16, "face the attacker, with these exhausted Front units besides: bits 1, 2, 4, 8")
        self.pick: i64 = do("pick", 16, "pick two Front units as blockers: 4 slots for the first, 4 for the second")
        self.spill: i64 = do("spill", CARDS + seats, "let the excess fall on this unit, or after 54 cards on this seat")
        self.rage: i64 = do("rage", CARDS + seats, "rage against this unit, or after 54 cards against this seat")

    def places(self, state: State, seat: i64, moves: vec[i64], part: i64) -> vec[i64]:
        assert isinstance(state, Skirmish)
        found = vec[i64](capacity=i64(len(moves)))
        for move in moves:
            place = self.simple[verb_of(move)]
            found = append(found, place if place >= 0 else self.place(state, seat, move))
        return found

    def place(self, state: Skirmish, seat: i64, move: i64) -> i64:
        verb = verb_of(move)
        a = field(move, 0)
        b = field(move, 1)
        if verb == verbs.DEPLOY:
            variant = field(move, 2)
            return self.deploy + a * SLOTS + b if variant == NONE else self.joker + variant * SLOTS + b
        if verb == verbs.ATTACK:
            return self.attack + self.target(b, seat)
        if verb == verbs.BLOCK:
            return self.blocking(state, a, b, field(move, 2))
        if verb == verbs.MOVE:
            return self.move + a * SLOTS + b
        if verb == verbs.BOND:
            return self.bond + soldier(a) * SOLDIERS + soldier(b)
        if verb == verbs.STRIKE:
            return self.strike + (house_of(a) * CARDS + b) * WAYS + way(state, move)
        if verb == verbs.SUMMON:
            return self.summon + a * 4 + b
        if verb == verbs.SEPARATE:
            return self.separate + (state.place_of(a) % SLOTS * SPOTS + b) * SPOTS + field(move, 2)
        if verb == verbs.SCOUT:
            other = (b + self.seats - seat) % self.seats
            return self.scout_to + other * 4 + field(move, 2) if a == TWO_OF_HEARTS else self.scout + house_of(a) * self.seats + other
        return self.rarer(state, seat, move, verb, a, b)

    def rarer(self, state: Skirmish, seat: i64, move: i64, verb: i64, a: i64, b: i64) -> i64:
        """The places of the other moves."""
        if verb == verbs.RETURN:
            return self.take_back + a
        if verb == verbs.IMITATE:
            slot = field(move, 2)
            return self.imitate + b * (SLOTS + 1) + (0 if slot == NONE else slot + 1)
        if verb == verbs.DOUBLE:
            return self.double + b
        if verb == verbs.SEIZE:
            return self.seize + b
        if verb == verbs.SPILL:
            return self.spill + self.target(b, seat)
        if verb == verbs.RAGE:
            return self.rage + self.target(b, seat)
        if verb == verbs.FACE:
            return self.face + fronts(state, move)
        if verb == verbs.PICK:
            return self.pick + state.place_of(b) % SLOTS * 4 + state.place_of(field(move, 2)) % SLOTS
        if verb == verbs.KEEP:
            return self.keep + permutation(state, move)
        return (self.queen + house_of(a)) if verb == verbs.QUEEN else (self.fetch if verb == verbs.FETCH else self.destroy) + a

    def target(self, target: i64, seat: i64) -> i64:
        """A unit by its card, or a player counted from a seat."""
        return CARDS + (target - ON_PLAYER + self.seats - seat) % self.seats if target >= ON_PLAYER else target

    def blocking(self, state: Skirmish, attacker: i64, first: i64, second: i64) -> i64:
        """One or two blockers, by the slots of all."""
        slot = state.place_of(attacker) % SLOTS
        one = state.place_of(first) % SLOTS
        if second == NONE:
            return self.block + slot * SLOTS + one
        return self.block_both + slot * 16 + one * 4 + state.place_of(second) % SLOTS


def soldier(card: i64) -> i64:
    """The number of a card that can be bonded: 2 to 10 of each House, then the black Joker."""
    return 36 if card == BLACK else house_of(card) * 9 + card % 13 - 1


def way(state: Skirmish, move: i64) -> i64:
    """How an Ace strikes: alone, staying, with the unit before its target, or with the one after it."""
    also = field(move, 2)
    if also != NONE:
        return 2 if state.place_of(also) < state.place_of(field(move, 1)) else 3
    return 0 if field(move, 3) == NONE else 1


def fronts(state: Skirmish, move: i64) -> i64:
    """The mask of the Front slots of the units that a move names after the first."""
    mask: i64 = 0
    for at in range(i64(1), i64(5)):
        card = field(move, at)
        if card != NONE:
            mask |= bit_at(state.place_of(card) % SLOTS)
    return mask


def permutation(state: Skirmish, move: i64) -> i64:
    """The number of the order in which a move names the top cards of the deck."""
    number: i64 = 0
    for at in range(i64(4)):
        card = field(move, at)
        if card == NONE:
            break
        later: i64 = 0
        for after in range(at + 1, i64(4)):
            other = field(move, after)
            if other != NONE and lies_lower(state, other, card):
                later += 1
        number = number * (4 - at) + later
    return number


def lies_lower(state: Skirmish, card: i64, other: i64) -> bool:
    """Whether one card of the deck lies below another."""
    place = state.pile.left - 1
    while state.pile.cards[place] != card and state.pile.cards[place] != other:
        place -= 1
    return state.pile.cards[place] == other
