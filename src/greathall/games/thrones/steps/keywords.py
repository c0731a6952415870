"""The keywords. Everything that a keyword does is here under its name, with the step in which it asks; the other steps call it.

A new keyword gets its name in `terms` and its rule here; if it asks something, its lines in `verbs`, `messages` and the words.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from greathall.games.thrones import terms, values, verbs
from greathall.games.thrones.abilities import costs
from greathall.games.thrones.messages import ASK_BESTOW, ASK_STAND, ASK_STEALTH
from greathall.games.thrones.steps import causes
from greathall.games.thrones.steps.entering import Entering
from greathall.games.thrones.steps.influence import Influence
from greathall.games.thrones.steps.losses import Losses
from greathall.games.thrones.steps.step import NO_CARDS, SeatStep, ThronesStep, Written
from greathall.games.thrones.terms import NOBODY
from greathall.kernel.bits import bit_at
from greathall.kernel.event import EVERYONE
from greathall.kernel.move import NONE, field, pack, verb_of
from greathall.kernel.sentences.message import Saying

if TYPE_CHECKING:
    from greathall.games.thrones.cards import Card
    from greathall.games.thrones.state import Thrones


# After a challenge: Renown works at once; Deadly, Vengeful and Vigilant wait for their turn among the passives.


def after_challenge(state: Thrones, winners: i64) -> None:
    """What keywords do; `winners` is the side that has won, or 0."""
    renown(state, winners)
    if deadly_works(state):
        state.pending |= bit_at(terms.DEADLY)
    if winners == terms.ATTACKING:
        if len(kneeling_with(state, state.attacker, terms.VIGILANT)):
            state.pending |= bit_at(terms.VIGILANT)
        if len(kneeling_with(state, state.defender, terms.VENGEFUL)):
            state.pending |= bit_at(terms.VENGEFUL)


def waiting(state: Thrones, found: vec[i64]) -> vec[i64]:
    """Add every keyword that waits for its turn, as a move that orders it."""
    if state.pending:
        for keyword in range(i64(len(terms.KEYWORDS))):
            if state.pending >> keyword & 1:
                found = append(found, pack(verbs.ORDER_KEYWORD, keyword))
    return found


def take_turn(state: Thrones, keyword: i64) -> None:
    """A keyword's turn has come."""
    state.pending &= ~bit_at(keyword)
    if keyword == terms.DEADLY:
        state.stack.append(Deadly(state.defender, 1, NO_CARDS))
    else:
        state.stack.append(Rising(state.attacker if keyword == terms.VIGILANT else state.defender, keyword))


# Ambush.


def ambushers(state: Thrones, seat: i64) -> vec[i64]:
    """The cards in hand that a seat can put into play by Ambush, for their cost in influence."""
    found = vec[i64]()
    influence: i64 = -1
    for card in state.pile(terms.HAND, seat):
        if ambushes(state, card) and state.may_enter(seat, card):
            if influence < 0:
                influence = costs.influence_at_hand(state, seat, NOBODY)
            if state.roster.faces[card].cost <= influence:
                found = append(found, card)
    return found


def ambushes(state: Thrones, card: i64) -> bool:
    """Whether a card in hand is one that can be brought in while players act."""
    return state.roster.keywords[card] >> terms.AMBUSH & 1 == 1


def ambush(state: Thrones, seat: i64, card: i64, host: i64) -> None:
    """A card is announced; it comes into play when it is paid."""
    state.reveal(card)
    state.stack.append(Entering(seat, card, host))
    state.stack.append(Influence(seat, card, state.roster.faces[card].cost))


# Deadly.


def deadly_works(state: Thrones) -> bool:
    """Whether there are defenders, and fewer of them have it than of the attackers."""
    return deadly_of(state, terms.ATTACKING) > deadly_of(state, terms.DEFENDING) and len(state.participants(terms.DEFENDING)) > 0


def deadly_of(state: Thrones, role: i64) -> i64:
    """How many characters of a side have it."""
    found: i64 = 0
    for card in state.participants(role):
        if values.has(state, card, terms.DEADLY):
            found += 1
    return found


class Deadly(Losses):
    """The defender chooses who is killed: one of the defenders, not immune to characters."""

    def may_choose(self, state: Thrones, card: i64) -> bool:
        if state.roles[card] != terms.DEFENDING or not super().may_choose(state, card):
            return False
        return not any(values.immune(state, card, other) for other in state.participants(terms.ATTACKING))

    def killer(self, state: Thrones) -> i64:
        return state.attacker

    def with_chosen(self, chosen: vec[i64]) -> Losses:
        return Deadly(self.seat, self.count, chosen)

    def written(self) -> Written:
        # Positions know it from the losses of a claim by the 1.
        return Written(self.name, self.seat, number=self.count, at=1, chosen=self.chosen)

    @classmethod
    def read(cls, told: Written) -> ThronesStep:
        return Deadly(told.seat, told.number, told.chosen)


# Deathbound and Stalwart.


def destination(state: Thrones, card: i64, manner: i64, usual: i64) -> i64:
    """The zone to which a card goes that leaves play. Stalwart comes before Deathbound."""
    found = values.keywords(state, card)
    if found >> terms.STALWART & 1 and manner in (terms.KILLING, terms.DISCARDING):
        return terms.DECK
    if found >> terms.DEATHBOUND & 1 and manner in (terms.DISCARDING, terms.SACRIFICE):
        return terms.DEAD
    return usual


def event_dies(state: Thrones, card: i64) -> bool:
    """Whether an event that has taken effect goes to the dead pile."""
    return values.has(state, card, terms.DEATHBOUND)


# Infamy.


def infamous(state: Thrones, card: i64) -> bool:
    """Whether power on a card counts for victory, whatever card it is."""
    return values.has(state, card, terms.INFAMY)


def infamous_cards(state: Thrones, seat: i64) -> vec[i64]:
    """The cards on which a seat may put its power."""
    found = vec[i64]()
    for card in state.pile(terms.PLAY, seat):
        if infamous(state, card) and not state.leaving[card]:
            found = append(found, card)
    return found


def bestow(state: Thrones, seat: i64, amount: i64, rule: i64) -> None:
    """Power goes to the House, or its owner is asked where each of it goes."""
    if len(infamous_cards(state, seat)):
        state.stack.append(Bestow(seat, amount))
    else:
        state.give_house(seat, amount, rule)


def owed(state: Thrones, seat: i64) -> i64:
    """The power that a seat has claimed and is still to say where it goes."""
    found: i64 = 0
    # Nothing else is asked before.
    if isinstance(state.stack[-1], Bestow):
        for step in state.stack:
            if isinstance(step, Bestow) and step.seat == seat:
                found += step.amount
    return found


def lay_down(state: Thrones) -> None:
    """The game is decided: power that was still to be laid somewhere lies on the Houses."""
    for step in state.stack:
        if isinstance(step, Bestow):
            state.give_house(step.seat, step.amount, causes.won_by(state))


class Bestow(SeatStep):
    """A seat says where the next of its power goes."""

    name = "bestow"

    def __init__(self, seat: i64, amount: i64) -> None:
        super().__init__(seat)
        self.amount: i64 = amount

    def serves_another(self) -> bool:
        return True

    def written(self) -> Written:
        return Written(self.name, self.seat, number=self.amount)

    @classmethod
    def read(cls, told: Written) -> ThronesStep:
        return Bestow(told.seat, told.number)

    def go(self, state: Thrones) -> bool:
        if self.amount > 0:
            return True
        state.stack.pop()
        return False

    def moves(self, state: Thrones, seat: i64) -> vec[i64]:
        found = vec[i64]([pack(verbs.BESTOW)])
        for card in infamous_cards(state, seat):
            found = append(found, pack(verbs.BESTOW, card))
        return found

    def play(self, state: Thrones, seat: i64, move: i64) -> None:
        state.stack[-1] = Bestow(seat, self.amount - 1)
        card = field(move, 0)
        if card == NONE:
            state.give_house(seat, 1, causes.won_by(state))
        else:
            state.give_power(card, 1, causes.won_by(state))

    def prompt(self, state: Thrones, seat: i64) -> Saying:
        return ASK_BESTOW.say(seat)


# Intimidate.


def intimidator(state: Thrones) -> i64:
    """The strongest attacker with it, or nobody."""
    best = NOBODY
    for card in state.participants(terms.ATTACKING):
        if values.has(state, card, terms.INTIMIDATE) and (best == NOBODY or values.strength(state, card) > values.strength(state, best)):
            best = card
    return best


def intimidated(state: Thrones, card: i64, strength: i64, by: i64) -> bool:
    """Whether a participant's STR does not count, since it is below that of the intimidator."""
    return strength < values.strength(state, by) and not values.immune(state, card, by)


# Limited.


def limited_bars(state: Thrones, seat: i64, card: i64) -> bool:
    """Whether a card is Limited and its player has played such a card this round."""
    return state.limited >> seat & 1 == 1 and state.roster.keywords[card] >> terms.LIMITED & 1 == 1


def note_limited(state: Thrones, seat: i64, card: i64) -> None:
    """A card is played from hand: if it is Limited, it is the only one this round."""
    if state.roster.faces[card].keywords >> terms.LIMITED & 1:
        state.limited |= bit_at(seat)


def both_limited(one: Card, other: Card) -> bool:
    """Whether two cards can't both be placed in setup."""
    return (one.keywords & other.keywords) >> terms.LIMITED & 1 == 1


# No Attachments.


def refuses_attachments(state: Thrones, card: i64) -> bool:
    """Whether no attachment may lie on a card; of one that lies face down in setup, what is printed counts."""
    if state.zone[card] == terms.PLACED:
        return state.roster.faces[card].keywords >> terms.NO_ATTACHMENTS & 1 == 1
    return values.has(state, card, terms.NO_ATTACHMENTS)


# Renown.


def renown(state: Thrones, winners: i64) -> None:
    """The participants of the winning side that have it claim 1 power each."""
    if winners:
        for card in state.participants(winners):
            if values.has(state, card, terms.RENOWN) and not state.leaving[card]:
                state.claim_on(card, 1, causes.BY_RENOWN)


# Setup.


def may_be_set_up(face: Card) -> bool:
    """Whether a card may be placed in setup: characters and locations, and attachments that have it."""
    return face.kind < terms.ATTACHMENT or (face.kind == terms.ATTACHMENT and face.keywords >> terms.SETUP & 1 == 1)


# Stealth.


class Stealth(SeatStep):
    """For each attacker that has it, a character without it may be kept from defending."""

    name = "stealth"

    def __init__(self, seat: i64, used: vec[i64]) -> None:
        super().__init__(seat)
        self.used: vec[i64] = used
        """The attackers whose Stealth is used. Never written to."""

    def written(self) -> Written:
        return Written(self.name, self.seat, chosen=self.used)

    @classmethod
    def read(cls, told: Written) -> ThronesStep:
        return Stealth(told.seat, told.chosen)

    def bearer(self, state: Thrones) -> i64:
        """The next attacker that has it."""
        for card in state.pile(terms.PLAY, self.seat):
            if state.roles[card] == terms.ATTACKING and card not in self.used and values.has(state, card, terms.STEALTH):
                return card
        return NOBODY

    def go(self, state: Thrones) -> bool:
        if self.bearer(state) != NOBODY and len(self.moves(state, self.seat)) > 1:
            return True
        state.stack.pop()
        return False

    def moves(self, state: Thrones, seat: i64) -> vec[i64]:
        bearer = self.bearer(state)
        found = vec[i64]([pack(verbs.PASS)])
        for card in state.pile(terms.PLAY, state.target):
            if (
                state.roster.kinds[card] == terms.CHARACTER
                and state.roles[card] == 0
                and not values.has(state, card, terms.STEALTH)
                and not values.immune(state, card, bearer)
            ):
                found = append(found, pack(verbs.BYPASS, card))
        return found

    def play(self, state: Thrones, seat: i64, move: i64) -> None:
        bearer = self.bearer(state)
        state.stack[-1] = Stealth(seat, append(self.used[:], bearer))
        if verb_of(move) == verbs.BYPASS:
            card = field(move, 0)
            state.roles[card] = terms.BYPASSED
            state.tell(pack(verbs.TOLD_BYPASSED, card, bearer), EVERYONE)
            state.happen(terms.EVADED, card, state.holder[card], NONE, NONE)

    def prompt(self, state: Thrones, seat: i64) -> Saying:
        return ASK_STEALTH.say(seat, self.bearer(state))


# Vengeful and Vigilant.


def kneeling_with(state: Thrones, seat: i64, keyword: i64) -> vec[i64]:
    """The kneeling cards of a seat with a keyword."""
    found = vec[i64]()
    for card in state.pile(terms.PLAY, seat):
        if state.kneels[card] and not state.leaving[card] and values.has(state, card, keyword):
            found = append(found, card)
    return found


class Rising(SeatStep):
    """A seat stands any of its cards with the keyword, one by one."""

    name = "rising"

    def __init__(self, seat: i64, keyword: i64) -> None:
        super().__init__(seat)
        self.keyword: i64 = keyword

    def written(self) -> Written:
        return Written(self.name, self.seat, number=self.keyword)

    @classmethod
    def read(cls, told: Written) -> ThronesStep:
        return Rising(told.seat, told.number)

    def go(self, state: Thrones) -> bool:
        if len(kneeling_with(state, self.seat, self.keyword)):
            return True
        state.stack.pop()
        return False

    def moves(self, state: Thrones, seat: i64) -> vec[i64]:
        found = vec[i64]([pack(verbs.DONE)])
        for card in kneeling_with(state, seat, self.keyword):
            found = append(found, pack(verbs.STAND, card))
        return found

    def play(self, state: Thrones, seat: i64, move: i64) -> None:
        if verb_of(move) == verbs.DONE:
            state.stack.pop()
        else:
            state.stand(field(move, 0), causes.BY_VIGILANT if self.keyword == terms.VIGILANT else causes.BY_VENGEFUL)

    def prompt(self, state: Thrones, seat: i64) -> Saying:
        return ASK_STAND.say(seat, self.keyword)
