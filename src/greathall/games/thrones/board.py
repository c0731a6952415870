"""The board: where every card lies and its state, gold, power and titles, the challenge that is fought, and what lasts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from greathall.games.thrones.cards import CardSet
from greathall.games.thrones.roster import Roster
from greathall.games.thrones.terms import (
    ALL_TITLES,
    CHALLENGE_LONG,
    DEAD,
    NOBODY,
    PLAY,
    REVEALED,
    SETTING_UP,
    UNDER,
    USED,
)
from greathall.kernel.chance import Chance
from greathall.kernel.deals.dealing import Dealing
from greathall.kernel.move import field, pack

if TYPE_CHECKING:
    from greathall.kernel.catalog import Game


@mypyc_attr(acyclic=True)
class Board(Dealing):
    """Cards are numbers of the roster's list. Piles are one vec for each zone and seat, and never written to, so copies share them."""

    def __init__(self, game: Game, seats: i64, chance: Chance, options: Mapping[str, str], card_set: CardSet, roster: Roster) -> None:
        super().__init__(game, seats, chance, options)
        self.card_set = card_set
        """All that is printed in the card file."""
        self.deals = options["variant"] == "littlefinger"
        self.judges = False
        self.roster = roster
        self.piles: vec[vec[i64]] = vec[vec[i64]]()
        """By zone and seat; the last card of a deck is on top."""
        # By card.
        self.zone: vec[i64] = vec[i64]()
        self.holder: vec[i64] = vec[i64]()
        """Who controls it, or in whose pile it lies."""
        self.knows: vec[i64] = vec[i64]()
        self.kneels: vec[i64] = vec[i64]()
        self.power: vec[i64] = vec[i64]()
        self.laid: i64 = 0
        """The power on all cards together; `give_power` keeps it."""
        self.host: vec[i64] = vec[i64]()
        """What an attachment or duplicate lies on."""
        self.roles: vec[i64] = vec[i64]()
        self.leaving: vec[i64] = vec[i64]()
        """0, or 1 + the manner in which the card leaves when the window closes."""
        # By seat.
        self.gold: vec[i64] = vec[i64]()
        self.house: vec[i64] = vec[i64]()
        """Power on the House card."""
        self.titles: vec[i64] = vec[i64]()
        self.drawn: vec[i64] = vec[i64]()
        """Cards drawn by effects this round."""
        self.made: vec[i64] = vec[i64]()
        """By seat and kind, challenges initiated this phase."""
        self.houses_kneel: i64 = 0
        self.limited: i64 = 0
        """Seats that have played a Limited card this round."""
        self.limited_responses: i64 = 0
        self.rewarded: i64 = 0
        """Seats that have had their power for an opposed title this round."""
        self.hand_used = False
        self.pool: i64 = ALL_TITLES
        """The titles in the Small Council Chamber."""
        self.treasury: i64 = 0
        """What the treasury and the throne room hold, counted from 0: only for the census."""
        self.throne: i64 = 0
        # The round.
        self.round: i64 = 0
        self.phase: i64 = SETTING_UP
        self.first: i64 = 0
        self.active: i64 = NOBODY
        # The challenge.
        self.contest: i64 = NOBODY
        self.attacker: i64 = NOBODY
        self.target: i64 = NOBODY
        """Who is challenged and answers for the claim."""
        self.defender: i64 = NOBODY
        """Who declares defenders: the target, or a supporter."""
        self.stepped: i64 = 0
        """Whether the Lord Commander has made himself the target."""
        self.pending: i64 = 0
        """The mask of the keywords that still have to work after the challenge."""
        # What lasts, and what has happened in this window.
        self.lasting: vec[i64] = vec[i64]()
        self.borrowed: vec[i64] = vec[i64]()
        """Cards under another's control for a time: words of duration, card, and who had it."""
        self.happened: vec[i64] = vec[i64]()
        self.held: vec[i64] = vec[i64]()
        """What has happened before, while a claim that is about to be fulfilled is answered. Never written to."""
        self.answered: vec[i64] = vec[i64]()
        """Abilities that have been used, each with the place of its trigger in `happened`."""
        self.delayed: vec[i64] = vec[i64]()
        """What is done at the end of a challenge, a phase or the round: words of that, the part of an ability, its card and player, and
        up to two targets. Never written to."""
        self.notes: vec[i64] = vec[i64]()
        """What is noted of cards and is mostly nothing: words of the kind of note, a card and a number. Never written to."""
        self.spent: vec[i64] = vec[i64]()
        """Abilities that have been used, where once is the limit: words of the limit, card and ability."""
        # What follows from the rest; `refresh` and `note_lasting` keep it.
        self.statics: vec[i64] = vec[i64]()
        """Never written to."""
        self.static_kinds: i64 = 0
        self.wide_kinds: i64 = 0
        """Those kinds of static changes that may touch other cards than their own."""
        self.lasting_kinds: i64 = 0
        self.passive_moments: i64 = 0
        """The moments for which passives of cards in play listen; `response_moments`, those for which responses do."""
        self.response_moments: i64 = 0
        self.saves_in_play = False
        self.cancels_in_play = False
        self.leaving_count: i64 = 0
        """How many cards are about to leave."""
        self.victors: i64 = 0
        self.ended: i64 = 0

    def share(self, twin: Board) -> None:
        """Fill a copy of this board."""
        twin.take_deals(self)
        twin.players = self.players
        twin.stack = self.stack.copy()
        twin.events = None if self.events is None else self.events.copy()
        twin.piles = self.piles[:]
        twin.zone = self.zone[:]
        twin.holder = self.holder[:]
        twin.knows = self.knows[:]
        twin.kneels = self.kneels[:]
        twin.power = self.power[:]
        twin.laid = self.laid
        twin.host = self.host[:]
        twin.roles = self.roles[:]
        twin.leaving = self.leaving[:]
        twin.gold = self.gold[:]
        twin.house = self.house[:]
        twin.titles = self.titles[:]
        twin.drawn = self.drawn[:]
        twin.made = self.made[:]
        twin.houses_kneel = self.houses_kneel
        twin.limited = self.limited
        twin.limited_responses = self.limited_responses
        twin.rewarded = self.rewarded
        twin.hand_used = self.hand_used
        twin.pool = self.pool
        twin.treasury = self.treasury
        twin.throne = self.throne
        twin.round = self.round
        twin.phase = self.phase
        twin.first = self.first
        twin.active = self.active
        twin.contest = self.contest
        twin.attacker = self.attacker
        twin.target = self.target
        twin.defender = self.defender
        twin.stepped = self.stepped
        twin.pending = self.pending
        twin.lasting = self.lasting[:]
        twin.borrowed = self.borrowed[:]
        twin.happened = self.happened[:]
        twin.answered = self.answered[:]
        twin.spent = self.spent[:]
        twin.delayed = self.delayed
        twin.held = self.held
        twin.notes = self.notes
        twin.statics = self.statics
        twin.static_kinds = self.static_kinds
        twin.wide_kinds = self.wide_kinds
        twin.lasting_kinds = self.lasting_kinds
        twin.passive_moments = self.passive_moments
        twin.response_moments = self.response_moments
        twin.saves_in_play = self.saves_in_play
        twin.cancels_in_play = self.cancels_in_play
        twin.leaving_count = self.leaving_count
        twin.victors = self.victors
        twin.ended = self.ended

    # Looking.

    def pile(self, zone: i64, seat: i64) -> vec[i64]:
        """The cards of a seat in a zone."""
        return self.piles[zone * self.seats + seat]

    def next_seat(self, seat: i64) -> i64:
        """The seat to the left."""
        return (seat + 1) % self.seats

    def foes(self, seat: i64, other: i64) -> bool:
        """Whether two seats are opponents (A-12.6)."""
        return seat != other and not (self.roster.teams and (seat + other) & 1 == 0)

    def titled(self) -> bool:
        """Whether titles are taken (A-12.5, A-12.6)."""
        return self.seats > 2 and not self.roster.teams

    def runs(self, duration: i64) -> bool:
        """Whether an effect can last that long now: one that lasts for a challenge needs a challenge."""
        return duration != CHALLENGE_LONG or self.contest != NOBODY

    def plot(self, seat: i64) -> i64:
        """The revealed plot of a seat."""
        pile = self.pile(REVEALED, seat)
        return pile[0] if len(pile) else NOBODY

    def participants(self, role: i64) -> vec[i64]:
        """The characters of one side of the challenge."""
        found = vec[i64]()
        for seat in range(self.seats):
            for card in self.pile(PLAY, seat):
                if self.roles[card] == role:
                    found = append(found, card)
        return found

    def title_holder(self, title: i64) -> i64:
        """Who holds a title."""
        for seat in range(self.seats):
            if self.titles[seat] == title:
                return seat
        return NOBODY

    def used_plots(self, seat: i64) -> i64:
        return i64(len(self.pile(USED, seat)))

    def duplicate_of(self, card: i64) -> i64:
        """A duplicate under a card."""
        for spare in self.pile(UNDER, self.roster.owners[card]):
            if self.host[spare] == card:
                return spare
        return NOBODY

    def original(self, seat: i64, card: i64) -> i64:
        """The unique card in play that a card would be a duplicate of: of the same name, owned and controlled by the seat (A-7.7)."""
        roster = self.roster
        if not roster.faces[card].unique:
            return NOBODY
        name = roster.namesakes[card]
        for other in self.pile(PLAY, seat):
            if roster.namesakes[other] == name and roster.owners[other] == seat and not self.leaving[other]:
                return other
        return NOBODY

    def may_enter(self, seat: i64, card: i64) -> bool:
        """Whether uniqueness and the dead pile let a seat have a card in play (A-7.5)."""
        roster = self.roster
        if not roster.faces[card].unique:
            return True
        name = roster.namesakes[card]
        for other in self.pile(DEAD, seat):
            if roster.namesakes[other] == name and other != card:
                return False
        for holder in range(self.seats):
            for other in self.pile(PLAY, holder):
                if roster.namesakes[other] == name and other != card and (holder == seat or roster.owners[other] == seat):
                    return False
        return True

    def is_spent(self, card: i64, number: i64, limit: i64) -> bool:
        """Whether an ability was used in the time for which its limit holds."""
        return pack(limit, card, number) in self.spent

    def copy_spent(self, seat: i64, number: i64) -> bool:
        """Whether any copy of a card has used an ability in the time for which its limit holds; of one seat, or of all."""
        return any(field(word, 1) == number and seat in (NOBODY, self.roster.owners[field(word, 0)]) for word in self.spent)
