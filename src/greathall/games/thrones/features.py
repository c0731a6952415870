"""Positions of Thrones as features: see `kernel/encoding.py`. Its moves are in `choices.py`.

Cards are counted by what is printed on them, their faces: copies of one face in the same pile are not told apart.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from greathall.games.thrones import values
from greathall.games.thrones.abilities.changes import of_players
from greathall.games.thrones.cards import CardSet
from greathall.games.thrones.choices import COPIES, OTHER, PARTS, Choices, other_of
from greathall.games.thrones.position.reading_steps import STEPS
from greathall.games.thrones.state import Thrones
from greathall.games.thrones.steps.step import DECIDER, GONE, PLAYER, ThronesStep
from greathall.games.thrones.terms import (
    AGENDA,
    ATTACHMENT,
    BESIDE,
    CHALLENGES,
    DEAD,
    DECK,
    DISCARD,
    ENDINGS,
    HAND,
    KEYWORDS,
    MOST_SEATS,
    NOBODY,
    OUT,
    PHASES,
    PLACED,
    PLAY,
    PLAYED,
    PLOT,
    PLOTS,
    REVEALED,
    SHOWN_MOMENTS,
    TITLES,
    UNDER,
    USED,
)  # fmt: skip
from greathall.games.thrones.verbs import MOVES
from greathall.kernel.bits import bit_at
from greathall.kernel.deals.answers import Asking
from greathall.kernel.deals.book import MOST_OFFERS
from greathall.kernel.deals.encoding import offer_read
from greathall.kernel.encoding import add_bits, add_number, turned
from greathall.kernel.event import sees
from greathall.kernel.move import NONE, field, verb_of
from greathall.kernel.state import State

NAMES: Final = ("over", "asking", "plots", *sorted(step.name for step in STEPS))
NUMBERS: Final = {name: number for number, name in enumerate(NAMES)}
MOST_NUMBER: Final[i64] = 15
MOST_ROUNDS: Final[i64] = 20
MOST_GOLD: Final[i64] = 20
MOST_POWER: Final[i64] = 20
MOST_HELD: Final[i64] = 15
MOST_LEFT: Final[i64] = 60
MOST_ON_CARD: Final[i64] = 5
LOOKED_AHEAD: Final[i64] = 10
"""The order of this many cards on top of each deck is shown, where everything is."""


class ThronesEncoding(Choices):
    """Where everything stands in the rows of a table's features and actions."""

    def __init__(self, seats: i64, card_set: CardSet, whole: bool, offers: bool) -> None:
        super().__init__(seats, card_set, whole, offers)
        add = self.feature
        faces = self.faces
        self.in_decks: vec[i64] = vec[i64]()
        """By face, its number among those that decks hold, or among plots, agendas or attachments."""
        self.attachments: vec[i64] = vec[i64]()
        counts = vec[i64]([0] * 6)
        drawn: i64 = 0
        for card in card_set.cards:
            self.in_decks = append(self.in_decks, drawn if card.kind < PLOT else counts[card.kind])
            self.attachments = append(self.attachments, counts[card.kind] if card.kind == ATTACHMENT else i64(-1))
            counts[card.kind] += 1
            if card.kind < PLOT:
                drawn += 1
        self.drawn: i64 = drawn
        self.plot_faces: i64 = counts[PLOT]
        changes = i64(len(card_set.changes))
        each = f"{drawn} faces of cards for each seat"
        self.asked: i64 = add("asked", seats, "who owes a decision")
        self.step: i64 = add("step", len(NAMES), f"what is asked: {', '.join(NAMES)}")
        self.step_seat: i64 = add("step_seat", seats, "whose step it is")
        self.step_card: i64 = add("step_card", faces, "the face of the card that it is about")
        self.step_number: i64 = add("step_number", MOST_NUMBER + 1, f"the number that the step needs, up to {MOST_NUMBER}")
        self.step_at: i64 = add("step_at", MOST_NUMBER + 1, f"how far the step has come, up to {MOST_NUMBER}")
        self.step_chosen: i64 = add("step_chosen", faces, "the faces that are chosen already")
        self.step_players: i64 = add("step_players", seats, "the seats that are chosen already")
        self.round: i64 = add("round", MOST_ROUNDS + 1, f"which round it is; {MOST_ROUNDS} stands for more")
        self.phase: i64 = add("phase", len(PHASES), f"which phase it is: {', '.join(PHASES)}")
        self.first: i64 = add("first", seats, "the first player")
        self.active: i64 = add("active", seats, "whose turn it is in the phase")
        self.gold: i64 = add("gold", seats * (MOST_GOLD + 1), f"the gold of each seat, from 0 to {MOST_GOLD}")
        self.house_power: i64 = add("power", seats * (MOST_POWER + 1), f"the power on each House card, from 0 to {MOST_POWER}")
        self.house: i64 = add("house", seats * i64(len(card_set.houses)), f"the House of each seat: {len(card_set.houses)} each")
        self.agenda: i64 = add("agenda", seats * counts[AGENDA], f"the agenda of each seat: {counts[AGENDA]} each")
        self.titles: i64 = add("titles", seats * len(TITLES), "the title that each seat holds: 6 each")
        self.pool: i64 = add("pool", len(TITLES), "the titles that may be taken")
        self.hand: i64 = add("hand", seats * drawn * COPIES, f"the known cards of each hand: {each}, a place for each of 3 copies")
        self.held: i64 = add("held", seats * (MOST_HELD + 1), f"how many cards each hand holds, from 0 to {MOST_HELD}")
        self.standing: i64 = add("standing", seats * drawn * COPIES, f"the cards in play that stand: {each}, a place for each of 3 copies")
        self.kneeling: i64 = add("kneeling", seats * drawn * COPIES, f"the cards in play that kneel: {each}, a place for each of 3 copies")
        self.roles: i64 = add("roles", seats * drawn * 3, f"who attacks, defends or is bypassed: {each}, 3 places for each")
        self.leaving: i64 = add("leaving", seats * drawn, f"the cards that are about to leave play: {each}")
        self.on_cards: i64 = add("card_power", seats * drawn * MOST_ON_CARD, f"the power on cards: {each}, from 1 to {MOST_ON_CARD}")
        self.attached: i64 = add(
            "attached", counts[ATTACHMENT] * drawn, f"attachments and what they lie on: {drawn} faces for each attachment"
        )
        self.under: i64 = add("under", seats * drawn, f"duplicates: {each}")
        self.discard: i64 = add("discard", seats * drawn * COPIES, f"the discard piles: {each}, a place for each of 3 copies")
        self.dead: i64 = add("dead", seats * drawn, f"the dead piles: {each}")
        self.out: i64 = add("out", seats * drawn, f"cards removed from the game: {each}")
        self.placed: i64 = add("placed", seats * drawn, f"the known cards that lie face down in setup: {each}")
        self.played: i64 = add("played", seats * drawn, f"the events that are being played: {each}")
        self.in_deck: i64 = add("known_in_deck", seats * drawn, f"the known cards of each deck: {each}")
        self.left: i64 = add("left", seats * (MOST_LEFT + 1), f"how many cards each deck holds, from 0 to {MOST_LEFT}")
        self.plots: i64 = add("plots", seats * self.plot_faces, f"the plots that are left: {self.plot_faces} for each seat")
        self.used: i64 = add("used", seats * self.plot_faces, f"the plots that were used: {self.plot_faces} for each seat")
        self.shown: i64 = add("revealed", seats * self.plot_faces, f"the plots that are revealed: {self.plot_faces} for each seat")
        self.made: i64 = add("made", seats * 3 * 3, "how many challenges each seat has made of each kind, from 0 to 2")
        self.flags: i64 = add(
            "flags", 4 * seats, "the seats whose House kneels, that played a Limited card, used a limited response, had their reward"
        )
        self.hand_used: i64 = add("hand_used", 1, "whether the Hand of the King has used the title's influence")
        self.contest: i64 = add("challenge", len(CHALLENGES), "which challenge is fought")
        self.attacker: i64 = add("attacker", seats, "who attacks")
        self.target: i64 = add("target", seats, "who is attacked")
        self.defender: i64 = add("defender", seats, "who defends")
        self.pending: i64 = add("pending", len(KEYWORDS), "the keywords that still work in this challenge")
        self.lasting: i64 = add(
            "lasting", changes * seats, f"what lasts for a time: {changes} changes, for each the seats whose cards or who are changed"
        )
        moments = max([SHOWN_MOMENTS, *(made.moment + 1 for made in card_set.abilities)])
        self.happened: i64 = add("happened", moments, "what has happened and may be answered")
        self.happened_to: i64 = add("happened_to", faces, "the faces that it happened to")
        self.spent: i64 = add("spent", faces, "the faces with abilities that are used up")
        self.offers_left: i64 = add("offers_left", seats * (MOST_OFFERS + 1), "how many offers each seat may still make, from 0 to 2")
        self.gives: i64 = add("gives", MOST_GOLD + 1, "the gold that the offer that is answered gives, if one may read it")
        self.wants: i64 = add("wants", MOST_GOLD + 1, "the gold that it wants")
        self.ending: i64 = add("ending", len(ENDINGS), "how the game ended: not yet, by victory, by exhaustion")
        self.ahead: i64 = (
            add("ahead", seats * LOOKED_AHEAD * drawn, f"the top 10 cards of each deck, the next one first: {drawn} each")
            if whole
            else i64(0)
        )
        self.part: i64 = add("part", PARTS, "which part of a move is asked, after the first")
        self.verb: i64 = add("verb", i64(len(MOVES.verbs)), "its verb")
        self.said: i64 = add("said", faces, "the face that it names")
        self.said_other: i64 = add("said_other", faces, "the second face that it names")

    def features(self, state: State, seat: i64) -> vec[i64]:
        assert isinstance(state, Thrones)
        seats = self.seats
        found = add_bits(vec[i64](capacity=256), self.asked, turned(state.deciders(), seat, seats))
        found = self.add_step(state, seat, found)
        found = add_number(found, self.round, state.round, MOST_ROUNDS)
        found = append(found, self.phase + state.phase)
        found = self.add_seat(found, self.first, state.first, seat)
        found = self.add_seat(found, self.active, state.active, seat)
        for other in range(seats):
            found = add_number(found, self.gold + other * (MOST_GOLD + 1), state.gold[(seat + other) % seats], MOST_GOLD)
        for other in range(seats):
            found = add_number(found, self.house_power + other * (MOST_POWER + 1), state.house[(seat + other) % seats], MOST_POWER)
        found = self.add_houses(state, seat, found)
        found = self.add_cards(state, seat, found)
        found = self.add_plots(state, seat, found)
        for other in range(seats):
            for kind in range(i64(3)):
                found = add_number(found, self.made + (other * 3 + kind) * 3, state.made[(seat + other) % seats * 3 + kind], 2)
        found = add_bits(found, self.flags, turned(state.houses_kneel, seat, seats))
        found = add_bits(found, self.flags + seats, turned(state.limited, seat, seats))
        found = add_bits(found, self.flags + 2 * seats, turned(state.limited_responses, seat, seats))
        found = add_bits(found, self.flags + 3 * seats, turned(state.rewarded, seat, seats))
        if state.hand_used:
            found = append(found, self.hand_used)
        found = self.add_challenge(state, seat, found)
        found = self.add_memory(state, seat, found)
        found = self.add_offer(state, seat, found)
        found = append(found, self.ending + state.ended)
        return self.add_ahead(state, seat, found) if self.whole else found

    def add_seat(self, found: vec[i64], offset: i64, who: i64, seat: i64) -> vec[i64]:
        """A seat, if there is one."""
        return append(found, offset + (who + self.seats - seat) % self.seats) if who != NOBODY else found

    def add_step(self, state: Thrones, seat: i64, found: vec[i64]) -> vec[i64]:
        """What is asked, and about what."""
        if not state.stack:
            return append(found, self.step)
        step = state.stack[-1]
        if isinstance(step, Asking):
            return self.add_seat(append(found, self.step + 1), self.step_seat, step.offer.maker, seat)
        if not isinstance(step, ThronesStep):
            return append(found, self.step + 2)
        told = step.written()
        found = append(found, self.step + i64(NUMBERS[told.name]))
        found = self.add_seat(found, self.step_seat, told.seat, seat)
        if told.card != NOBODY:
            found = append(found, self.step_card + state.roster.faces[told.card].number)
        found = add_number(found, self.step_number, told.number, MOST_NUMBER)
        found = add_number(found, self.step_at, told.at, MOST_NUMBER)
        players: i64 = 0
        start = i64(len(found))
        for one in told.chosen:
            if one >= DECIDER:
                players |= bit_at((one - DECIDER) // MOST_SEATS)
            elif one >= PLAYER:
                players |= bit_at(one - PLAYER)
            elif one != GONE:
                found = insert(found, start, self.step_chosen + state.roster.faces[one].number, 1)
        return add_bits(found, self.step_players, turned(players, seat, self.seats))

    def add_houses(self, state: Thrones, seat: i64, found: vec[i64]) -> vec[i64]:
        """Houses, agendas and titles."""
        seats = self.seats
        houses = (self.agenda - self.house) // seats
        agendas = (self.titles - self.agenda) // seats
        for other in range(seats):
            found = append(found, self.house + other * houses + state.roster.houses[(seat + other) % seats])
        for other in range(seats):
            for card in state.pile(BESIDE, (seat + other) % seats):
                found = append(found, self.agenda + other * agendas + self.in_decks[state.roster.faces[card].number])
        for other in range(seats):
            title = state.titles[(seat + other) % seats]
            if title != NOBODY:
                found = append(found, self.titles + other * i64(len(TITLES)) + title)
        return add_bits(found, self.pool, state.pool)

    def add_cards(self, state: Thrones, seat: i64, found: vec[i64]) -> vec[i64]:
        """Where the cards of the decks lie."""
        found = self.add_pile(state, seat, found, self.hand, HAND, COPIES)
        for other in range(self.seats):
            held = i64(len(state.pile(HAND, (seat + other) % self.seats)))
            found = add_number(found, self.held + other * (MOST_HELD + 1), held, MOST_HELD)
        found = self.add_play(state, seat, found)
        found = self.add_pile(state, seat, found, self.under, UNDER, 1)
        found = self.add_pile(state, seat, found, self.discard, DISCARD, COPIES)
        found = self.add_pile(state, seat, found, self.dead, DEAD, 1)
        found = self.add_pile(state, seat, found, self.out, OUT, 1)
        found = self.add_pile(state, seat, found, self.placed, PLACED, 1)
        found = self.add_pile(state, seat, found, self.played, PLAYED, 1)
        found = self.add_pile(state, seat, found, self.in_deck, DECK, 1)
        for other in range(self.seats):
            left = i64(len(state.pile(DECK, (seat + other) % self.seats)))
            found = add_number(found, self.left + other * (MOST_LEFT + 1), left, MOST_LEFT)
        return found

    def add_pile(self, state: Thrones, seat: i64, found: vec[i64], offset: i64, zone: i64, copies: i64) -> vec[i64]:
        """The known cards of a zone; at most `copies` of a face are counted. A plot that was removed from the game is not."""
        viewer = self.viewer(seat)
        for other in range(self.seats):
            start = i64(len(found))
            at = offset + other * self.drawn * copies
            for card in state.pile(zone, (seat + other) % self.seats):
                if state.roster.kinds[card] < PLOT and sees(state.knows[card], viewer):
                    found = insert(found, start, at + self.in_decks[state.roster.faces[card].number] * copies, copies)
        return found

    def add_play(self, state: Thrones, seat: i64, found: vec[i64]) -> vec[i64]:
        """The cards in play, and how they stand."""
        for what in range(i64(6)):
            start = i64(len(found))
            for other in range(self.seats):
                if what < 5:
                    start = i64(len(found))
                for card in state.pile(PLAY, (seat + other) % self.seats):
                    at = other * self.drawn + self.in_decks[state.roster.faces[card].number]
                    if what == 0 and not state.kneels[card]:
                        found = insert(found, start, self.standing + at * COPIES, COPIES)
                    elif what == 1 and state.kneels[card]:
                        found = insert(found, start, self.kneeling + at * COPIES, COPIES)
                    elif what == 2 and state.roles[card]:
                        found = insert_once(found, start, self.roles + at * 3 + state.roles[card] - 1)
                    elif what == 3 and state.leaving[card]:
                        found = insert_once(found, start, self.leaving + at)
                    elif what == 4 and state.power[card]:
                        found = insert_once(found, start, self.on_cards + at * MOST_ON_CARD + min(state.power[card], MOST_ON_CARD) - 1)
                    elif what == 5 and state.host[card] != NOBODY:
                        face = state.roster.faces[state.host[card]].number
                        attachment = self.attachments[state.roster.faces[card].number]
                        found = insert_once(found, start, self.attached + attachment * self.drawn + self.in_decks[face])
        return found

    def add_plots(self, state: Thrones, seat: i64, found: vec[i64]) -> vec[i64]:
        """The plots that are left, used and revealed."""
        for at in range(i64(3)):
            offset = self.plots if at == 0 else self.used if at == 1 else self.shown
            for other in range(self.seats):
                start = i64(len(found))
                for card in state.pile(PLOTS if at == 0 else USED if at == 1 else REVEALED, (seat + other) % self.seats):
                    found = insert_once(found, start, offset + other * self.plot_faces + self.in_decks[state.roster.faces[card].number])
        return found

    def add_challenge(self, state: Thrones, seat: i64, found: vec[i64]) -> vec[i64]:
        """The challenge that is fought."""
        if state.contest != NOBODY:
            found = append(found, self.contest + state.contest)
            found = self.add_seat(found, self.attacker, state.attacker, seat)
            found = self.add_seat(found, self.target, state.target, seat)
            found = self.add_seat(found, self.defender, state.defender, seat)
        return add_bits(found, self.pending, state.pending)

    def add_memory(self, state: Thrones, seat: i64, found: vec[i64]) -> vec[i64]:
        """What lasts, what has happened, and what is used up."""
        start = i64(len(found))
        for word in state.lasting:
            change = values.change_of(word)
            target = values.target_of(word)
            who = target if of_players(state.card_set.changes[change].kind) else state.holder[target]
            found = insert_once(found, start, self.lasting + change * self.seats + (who + self.seats - seat) % self.seats)
        start = i64(len(found))
        for word in state.happened:
            found = insert_once(found, start, self.happened + verb_of(word))
        start = i64(len(found))
        for word in state.happened:
            if field(word, 0) != NONE:
                found = insert_once(found, start, self.happened_to + state.roster.faces[field(word, 0)].number)
        start = i64(len(found))
        for word in state.spent:
            found = insert_once(found, start, self.spent + state.roster.faces[field(word, 0)].number)
        return found

    def add_offer(self, state: Thrones, seat: i64, found: vec[i64]) -> vec[i64]:
        """How many offers are left to make, and the one that is being answered."""
        for other in range(self.seats):
            found = append(found, self.offers_left + other * (MOST_OFFERS + 1) + state.offers_left((seat + other) % self.seats))
        offer = offer_read(state, self.viewer(seat))
        if offer is None:
            return found
        found = add_number(found, self.gives, i64(len(offer.gives)), MOST_GOLD)
        return add_number(found, self.wants, i64(len(offer.wants)), MOST_GOLD)

    def add_ahead(self, state: Thrones, seat: i64, found: vec[i64]) -> vec[i64]:
        """What is drawn next, where everything is shown."""
        for other in range(self.seats):
            pile = state.pile(DECK, (seat + other) % self.seats)
            left = i64(len(pile))
            for place in range(min(left, LOOKED_AHEAD)):
                face = self.in_decks[state.roster.faces[pile[left - 1 - place]].number]
                found = append(found, self.ahead + (other * LOOKED_AHEAD + place) * self.drawn + face)
        return found

    def chosen(self, state: State, seat: i64, move: i64, part: i64) -> vec[i64]:
        assert isinstance(state, Thrones)
        faces = state.roster.faces
        found = vec[i64]([self.part + part, self.verb + verb_of(move), self.said + faces[field(move, 0)].number])
        other = other_of(move)
        return append(found, self.said_other + faces[other].number) if part > OTHER and other != NONE else found


def insert(found: vec[i64], start: i64, number: i64, copies: i64) -> vec[i64]:
    """Put a number among those from a place on, in rising order; if it is there already, the next one, up to the number of copies."""
    last = number + copies - 1
    for at in range(start, i64(len(found))):
        if found[at] == number and number < last:
            number += 1
    return insert_once(found, start, number)


def insert_once(found: vec[i64], start: i64, number: i64) -> vec[i64]:
    """Put a number among those from a place on, in rising order, unless it is there."""
    at = i64(len(found))
    while at > start and found[at - 1] > number:
        at -= 1
    if at > start and found[at - 1] == number:
        return found
    found = append(found, number)
    for place in range(i64(len(found)) - 1, at, i64(-1)):
        found[place] = found[place - 1]
    found[at] = number
    return found
