"""The position: hands, ranks, the deck and the Barrows; and how cards come and go."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from greathall.games.skirmish import lines, names, scoring, view
from greathall.games.skirmish.cards import (
    ACES,
    BLACK,
    BLACK_BIT,
    EMPTY,
    KINGS,
    NO_HOUSE,
    RED,
    SOLDIERS,
    CardSet,
    house_of,
)
from greathall.games.skirmish.causes import UNMASKED, USED
from greathall.games.skirmish.phases import DEPLOYING, ENDINGS
from greathall.games.skirmish.verbs import BURIED, BURNED, DREW, ENDED
from greathall.kernel.bits import bit_at, how_many, lowest
from greathall.kernel.chance import Chance
from greathall.kernel.event import EVERYONE
from greathall.kernel.move import Names, pack
from greathall.kernel.pile import EMPTY_PILE, Pile
from greathall.kernel.sentences.message import Saying
from greathall.kernel.state import State

if TYPE_CHECKING:
    from greathall.games.skirmish.shapes import View
    from greathall.kernel.catalog import Game


@mypyc_attr(acyclic=True, free_list_len=1)
class Skirmish(State):
    """Cards are bits of masks. A place is a slot of a seat: eight times the seat, plus 0 to 3 in front, 4 to 7 in the rear."""

    def __init__(self, game: Game, seats: i64, chance: Chance, options: Mapping[str, str], deck: CardSet) -> None:
        super().__init__(game, seats, chance, options)
        self.deck = deck
        self.pile: Pile = EMPTY_PILE
        """The deck."""
        self.hands: vec[i64] = vec[i64]()
        """The mask of each seat's hand."""
        self.knows: vec[i64] = vec[i64]()
        """For each card, the seats that know it where it lies."""
        self.top: vec[i64] = vec[i64]()
        """By place, the card that leads the unit."""
        self.under: vec[i64] = vec[i64]()
        """By place, the second card of a bond."""
        self.harm: vec[i64] = vec[i64]()
        """By card, damage taken this turn. Never written to, so copies share it."""
        self.fight: vec[i64] = vec[i64]()
        """By slot of the active seat: what it attacks (`combat.py`), its two blockers, where excess goes. Never written to."""
        self.life: vec[i64] = vec[i64]()
        self.alive: i64 = 0
        # Where cards lie that are nowhere else.
        self.barrows: i64 = 0
        self.burned: i64 = 0
        self.used: i64 = 0
        """Jacks, Queens and Aces played, on their way to the Barrows."""
        # The state of single cards.
        self.marked: i64 = 0
        """Soul Burned when they next go to the Barrows."""
        self.summoned: i64 = 0
        self.exhausted: i64 = 0
        self.poisoned: i64 = 0
        self.spent: i64 = 0
        """Hearts whose Shield is used."""
        self.recovered: i64 = 0
        """Units readied to block, which deal nothing in this combat (S-6.2)."""
        self.doubled: i64 = 0
        self.leaving: i64 = 0
        """Aces in the ranks that go at END TURN."""
        self.returned: i64 = 0
        """Cards that can't be deployed again this turn."""
        # Jokers in play: the card the black one imitates, and whose the others are.
        self.model: i64 = EMPTY
        self.necromancer: i64 = EMPTY
        self.wizard: i64 = EMPTY
        self.spirit: i64 = EMPTY
        # The turn.
        self.active: i64 = 0
        self.phase: i64 = DEPLOYING
        self.turns: i64 = 0
        self.extra: i64 = 0
        """Extra turns earned and not begun."""
        self.redeployed: i64 = 0
        self.raised: i64 = 0
        """Whether the Necromancer was used this phase."""
        self.last: i64 = EMPTY
        """The last unit's card that was deployed from hand this turn."""
        self.warded: i64 = 0
        """Seats whose units take no damage this turn."""
        self.sudden: i64 = 0
        self.finale: i64 = 0
        """In sudden death, the seats whose last turn is still to end."""
        self.ended: i64 = 0

    def copy(self) -> Skirmish:
        twin = Skirmish(self.game, self.seats, self.chance.copy(), self.options, self.deck)
        twin.players = self.players
        twin.stack = self.stack.copy()
        twin.events = None if self.events is None else self.events.copy()
        twin.pile = self.pile
        twin.hands = self.hands[:]
        twin.knows = self.knows[:]
        twin.top = self.top[:]
        twin.under = self.under[:]
        twin.harm = self.harm
        twin.fight = self.fight
        twin.life = self.life[:]
        twin.alive = self.alive
        twin.barrows = self.barrows
        twin.burned = self.burned
        twin.used = self.used
        twin.marked = self.marked
        twin.summoned = self.summoned
        twin.exhausted = self.exhausted
        twin.poisoned = self.poisoned
        twin.spent = self.spent
        twin.recovered = self.recovered
        twin.doubled = self.doubled
        twin.leaving = self.leaving
        twin.returned = self.returned
        twin.model = self.model
        twin.necromancer = self.necromancer
        twin.wizard = self.wizard
        twin.spirit = self.spirit
        twin.active = self.active
        twin.phase = self.phase
        twin.turns = self.turns
        twin.extra = self.extra
        twin.redeployed = self.redeployed
        twin.raised = self.raised
        twin.last = self.last
        twin.warded = self.warded
        twin.sudden = self.sudden
        twin.finale = self.finale
        twin.ended = self.ended
        return twin

    # Reading the ranks.

    def face(self, card: i64) -> i64:
        """What a card counts as: itself, or what the Doppelganger imitates (S-9.2)."""
        return self.model if card == BLACK and self.model != EMPTY else card

    def place_of(self, card: i64) -> i64:
        """Where on the field a card is; −1 if it is not."""
        top = self.top
        under = self.under
        for place in range(i64(len(top))):
            if top[place] == card or under[place] == card:
                return place
        return -1

    def cards_at(self, place: i64) -> i64:
        """The mask of the cards of the unit at a place."""
        mask: i64 = 0
        if self.top[place] != EMPTY:
            mask = bit_at(self.top[place])
            if self.under[place] != EMPTY:
                mask |= bit_at(self.under[place])
        return mask

    def free(self, seat: i64, rear: i64) -> i64:
        """The mask of the empty slots of a rank, as bits 0 to 3, or 4 to 7 in the rear."""
        mask: i64 = 0
        top = self.top
        for slot in range(rear, rear + 4):
            if top[seat * 8 + slot] == EMPTY:
                mask |= bit_at(slot)
        return mask

    def first_rear(self, seat: i64) -> i64:
        """The slot that a new unit takes in the Rear Ranks; −1 if they are full (S-1.4)."""
        for slot in range(i64(4), i64(8)):
            if self.top[seat * 8 + slot] == EMPTY:
                return slot
        return -1

    def ready(self, place: i64) -> bool:
        """Whether there is a unit that is not exhausted."""
        card = self.top[place]
        return card != EMPTY and not self.exhausted >> card & 1

    def strength(self, place: i64) -> i64:
        """What a unit deals: the sum of its cards, each doubled if the Jack of Clubs says so (S-4.11, S-10.2)."""
        card = self.top[place]
        total = self.deck.attack[self.face(card)] << (self.doubled >> card & 1)
        card = self.under[place]
        if card != EMPTY:
            total += self.deck.attack[self.face(card)] << (self.doubled >> card & 1)
        return total

    def defense(self, card: i64) -> i64:
        """How much more damage a card can take before it is defeated."""
        return self.deck.defense[self.face(card)] - self.harm[card]

    def trait(self, place: i64) -> i64:
        """The House whose trait a unit has; 4 for none, also if the Wizard silences it (S-9.8)."""
        card = self.face(self.top[place])
        if not SOLDIERS >> card & 1 or (self.wizard != EMPTY and self.wizard != place >> 3):
            return NO_HOUSE
        return house_of(card)

    def has_king(self, seat: i64, house: i64) -> bool:
        """Whether a seat has the King of a House, or any King (4)."""
        for place in range(seat * 8 + 4, seat * 8 + 8):
            card = self.top[place]
            if card != EMPTY:
                card = self.face(card)
                if KINGS >> card & 1 and (house == NO_HOUSE or house_of(card) == house):
                    return True
        return False

    def venomous(self, place: i64) -> bool:
        """Whether a unit is an Ace."""
        return ACES >> self.face(self.top[place]) & 1 == 1

    # Cards come and go.

    def draw_card(self) -> i64:
        """The top card of the deck leaves it."""
        card = self.pile.top()
        self.pile = self.pile.rest()
        return card

    def draw(self, seat: i64) -> i64:
        """The top card of the deck goes into a hand. Who knew it there knows where it is."""
        card = self.draw_card()
        self.hands[seat] |= bit_at(card)
        self.knows[card] |= bit_at(seat)
        self.tell(pack(DREW, seat, card), self.knows[card])
        return card

    def enter(self, card: i64, place: i64) -> None:
        """A card takes an empty slot, exhausted."""
        self.top[place] = card
        self.knows[card] = EVERYONE
        self.exhausted |= bit_at(card)

    def leave(self, card: i64) -> None:
        """A card goes out of the ranks: everything that held for it there is over."""
        place = self.place_of(card)
        if self.top[place] == card:
            self.top[place] = self.under[place]
        self.under[place] = EMPTY
        keep = ~bit_at(card)
        self.exhausted &= keep
        self.poisoned &= keep
        self.spent &= keep
        self.recovered &= keep
        self.doubled &= keep
        self.leaving &= keep
        self.summoned &= keep
        self.heal(card)
        if card == self.last:
            # Should it come back this turn, by the Necromancer, it is no longer what was deployed from hand (S-4.10).
            self.last = EMPTY
        if card == BLACK:
            self.model = EMPTY
            self.necromancer = EMPTY
        elif card == RED:
            self.wizard = EMPTY
            self.spirit = EMPTY
        elif card == self.model:
            self.unmask()

    def heal(self, card: i64) -> None:
        """A card's damage is gone."""
        if self.harm[card]:
            harm = self.harm[:]
            harm[card] = 0
            self.harm = harm

    def unmask(self) -> None:
        """The Doppelganger's model has left play, and it goes to the Barrows (S-9.4)."""
        if self.used >> BLACK & 1:
            self.used &= ~BLACK_BIT
            self.doubled &= ~BLACK_BIT
            self.model = EMPTY
        else:
            self.leave(BLACK)
        self.bury(BLACK, UNMASKED)

    def bury(self, card: i64, cause: i64) -> None:
        """A card that lies nowhere goes to the Barrows: face up, or Soul Burned if it is marked. The cause is for those who are told."""
        bit = bit_at(card)
        self.knows[card] = EVERYONE
        if self.marked & bit:
            self.marked &= ~bit
            self.burned |= bit
            self.tell(pack(BURNED, card) & cause, EVERYONE)
        else:
            self.barrows |= bit
            self.tell(pack(BURIED, card) & cause, EVERYONE)

    def discard(self, seat: i64, card: i64, cause: i64) -> None:
        """A hand card goes to the Barrows."""
        self.hands[seat] &= ~bit_at(card)
        self.bury(card, cause)

    def fall(self, card: i64, cause: i64) -> None:
        """A card in the ranks goes to the Barrows."""
        self.leave(card)
        self.bury(card, cause)

    def destroy(self, place: i64, cause: i64) -> None:
        """A whole unit goes to the Barrows."""
        while self.top[place] != EMPTY:
            self.fall(self.lowest_card(place), cause)

    def lowest_card(self, place: i64) -> i64:
        """The second card of a bond, or the only one; the black Joker last, so that it goes with its model whichever leads (S-9.4)."""
        second = self.under[place]
        return self.top[place] if second in (EMPTY, BLACK) else second

    def into_hand(self, card: i64, seat: i64) -> None:
        """A card in the ranks goes into a hand, where everyone knows it."""
        self.leave(card)
        self.hands[seat] |= bit_at(card)

    def expend(self, seat: i64, card: i64) -> None:
        """A hand card is played without a slot; it goes to the Barrows at the end of its phase or turn."""
        bit = bit_at(card)
        self.hands[seat] &= ~bit
        self.used |= bit
        self.knows[card] = EVERYONE

    def clear_used(self, cards: i64) -> None:
        """Played cards go to the Barrows; a Doppelganger leaves with the Queen it imitates (S-9.3)."""
        if self.used >> BLACK & 1 and self.used & cards & bit_at(self.model):
            self.unmask()
        going = self.used & cards
        self.used &= ~going
        while going:
            card = lowest(going)
            going &= going - 1
            if card == BLACK:
                self.model = EMPTY
            self.bury(card, USED)

    def pick(self, seat: i64) -> i64:
        """A random card of a hand (S-1.10)."""
        hand = self.hands[seat]
        for _skipped in range(self.chance.below(how_many(hand))):
            hand &= hand - 1
        return lowest(hand)

    # Turns and the end.

    def end(self, ending: i64) -> None:
        self.stack.clear()
        self.ended = ending
        self.tell(pack(ENDED, ending), EVERYONE)

    def after(self, seat: i64, among: i64) -> i64:
        """The next seat of a mask, clockwise; the seat itself comes last."""
        seat = (seat + 1) % self.seats
        while not among >> seat & 1:
            seat = (seat + 1) % self.seats
        return seat

    # What each game says for itself.

    def redraw(self, seat: i64, chance: Chance) -> None:
        view.redraw(self, seat, chance)

    def census(self) -> list[str]:
        return view.census(self)

    def describe(self, viewer: i64) -> View:
        return view.describe(self, viewer)

    def scores(self) -> list[float]:
        return [float(max(i64(0), self.life[seat])) for seat in range(self.seats)]

    def winners(self) -> i64:
        return scoring.winners(self)

    def reckoning(self, seat: i64) -> list[Saying]:
        return scoring.reckoning(self, seat)

    def ending(self) -> str:
        return ENDINGS[self.ended]

    def evaluate(self, seat: i64) -> float:
        return scoring.evaluate(self, seat)

    def names(self) -> Names:
        return names.names(self)

    def mixed_kinds(self) -> Mapping[str, Sequence[str]]:
        return names.MIXED_KINDS

    def card_names(self) -> Mapping[str, Sequence[str]]:
        return names.card_names(self.deck)

    def our_cards(self) -> bool:
        return not self.deck.source

    def lines(self, move: i64) -> list[str]:
        return lines.lines(move)
