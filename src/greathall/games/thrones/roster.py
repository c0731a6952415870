"""What stays the same through a game: the decks that are played, and the cards in them by number."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from greathall.games.thrones.cards import Card, CardSet
from greathall.games.thrones.terms import BURIED, EVENT

if TYPE_CHECKING:
    from greathall.games.thrones.decks.decklist import DeckList


class Roster:
    """What stays the same through a game: the decks that are played, and the cards in them by number.

    The cards of seat 0 come first, then its plots and its agenda, then those of seat 1, and so on. A card is called by its owner's seat and
    its id, copies with their number: `0.levy`, `0.levy.2`.
    """

    def __init__(self, card_set: CardSet, decks: list[DeckList], literal: bool, teams: bool) -> None:
        self.decks = decks
        self.literal = literal
        self.teams = teams
        self.faces: list[Card] = []
        self.names: list[str] = []
        self.kinds: vec[i64] = vec[i64]()
        self.owners: vec[i64] = vec[i64]()
        # By card, what its face says: a row of numbers is read faster than a field of a face.
        self.namesakes: vec[i64] = vec[i64]()
        """The same number for all cards of one name."""
        self.keywords: vec[i64] = vec[i64]()
        self.icons: vec[i64] = vec[i64]()
        self.strengths: vec[i64] = vec[i64]()
        self.acts: vec[i64] = vec[i64]()
        self.response_moments: vec[i64] = vec[i64]()
        self.static_kinds: vec[i64] = vec[i64]()
        self.wide_kinds: vec[i64] = vec[i64]()
        self.houses: vec[i64] = vec[i64]()
        # What saves most of the adding up: which keywords can change at all, and how near to victory a seat must be for a closer look.
        self.changing_keywords: i64 = 0
        self.easier_victory: vec[i64] = vec[i64]()
        self.easier_for_others = False
        # What anyone may know from the deck lists: which moments a card may answer from hand, and whether hands may save or cancel.
        self.hand_moments: i64 = 0
        self.heard_moments: i64 = 0
        """Moments that any card at all listens for or answers; nothing else needs to be noted."""
        self.margins = False
        self.elsewhere = False
        """Whether a card may be used where its like usually isn't."""
        self.ways = False
        """Whether a card asks how cards come into play."""
        self.piling = False
        """Whether a card listens for what comes into discard piles or dead piles."""
        self.saves = False
        self.cancels = False
        named: dict[str, int] = {}
        for seat, deck in enumerate(decks):
            self.houses = append(self.houses, i64(deck.house))
            copies: dict[str, int] = {}
            eased: i64 = 0
            for number in deck.all_cards():
                card = card_set.cards[number]
                self.changing_keywords |= card.changing_keywords
                eased += card.easier_victory
                self.easier_for_others = self.easier_for_others or card.easier_for_others
                copies[card.id] = copies.get(card.id, 0) + 1
                again = "" if copies[card.id] == 1 else f".{copies[card.id]}"
                self.names.append(f"{seat}.{card.id}{again}")
                self.faces.append(card)
                self.kinds = append(self.kinds, card.kind)
                self.owners = append(self.owners, i64(seat))
                self.namesakes = append(self.namesakes, i64(named.setdefault(card.name, len(named))))
                self.keywords = append(self.keywords, card.keywords)
                self.icons = append(self.icons, card.icons)
                self.strengths = append(self.strengths, card.strength)
                self.acts = append(self.acts, card.acts)
                self.response_moments = append(self.response_moments, card.response_moments)
                self.static_kinds = append(self.static_kinds, card.static_kinds)
                self.wide_kinds = append(self.wide_kinds, card.wide_kinds)
                self.heard_moments |= card.response_moments | card.passive_moments
                self.margins = self.margins or card.margins
                self.ways = self.ways or card.ways
                self.elsewhere = self.elsewhere or card.elsewhere
                if card.kind == EVENT or card.elsewhere:
                    self.hand_moments |= card.response_moments
                    self.saves = self.saves or card.saves
                    self.cancels = self.cancels or card.cancels
            self.easier_victory = append(self.easier_victory, eased)
        self.piling = self.heard_moments >> BURIED & 3 != 0

    def size(self) -> i64:
        """How many cards there are."""
        return i64(len(self.faces))
