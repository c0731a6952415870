"""What modifies values: while a card is in play, or for a time. Nothing is applied and taken back; `values` asks whenever it reads."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from greathall.games.thrones.abilities.expressions import Amount, Number, Predicate
from greathall.games.thrones.abilities.messages import CHANGE_AND, CHANGED, LEAST, WHO
from greathall.games.thrones.abilities.messages import CHANGES as MESSAGES
from greathall.games.thrones.abilities.nouns import all_of, is_single, noun_of
from greathall.games.thrones.terms import NOBODY
from greathall.kernel.sentences.message import Saying

if TYPE_CHECKING:
    from greathall.games.thrones.state import Thrones

# Of cards.
STR: Final[i64] = 0
ICON: Final[i64] = 1
NO_ICON: Final[i64] = 2
KEYWORD: Final[i64] = 3
NO_KEYWORD: Final[i64] = 4
BLANK: Final[i64] = 5
NO_ATTACK: Final[i64] = 6
NO_DEFEND: Final[i64] = 7
NO_STAND: Final[i64] = 8
NO_KILL: Final[i64] = 9
NO_SAVE: Final[i64] = 10
NO_KNEEL: Final[i64] = 11
"""Does not kneel to attack or defend."""
IMMUNE: Final[i64] = 12
NO_COUNT: Final[i64] = 13
"""Its STR does not count in challenges."""
# Of players.
INCOME: Final[i64] = 14
INITIATIVE: Final[i64] = 15
CLAIM: Final[i64] = 16
DRAW: Final[i64] = 17
COST: Final[i64] = 18
NEXT_COST: Final[i64] = 19
"""Of the next such card alone."""
EXTRA: Final[i64] = 20
NO_CHALLENGE: Final[i64] = 21
DOMINION: Final[i64] = 22
NO_CANCEL: Final[i64] = 23
VICTORY: Final[i64] = 24
UNOPPOSED: Final[i64] = 25
"""Claims more power for unopposed challenges."""
TRAIT: Final[i64] = 26
CREST: Final[i64] = 27
# Later ones, of cards.
PURSE: Final[i64] = 28
"""Gold on it counts as gold of its player."""
HOUSE: Final[i64] = 29
NO_LOSS: Final[i64] = 30
"""Can't be chosen to be killed for a claim."""
WARDED: Final[i64] = 31
"""Immune to the cards of opponents."""
DOMINATES: Final[i64] = 32
"""Counts for dominance while it kneels."""
NO_KNEEL_ATTACK: Final[i64] = 33
NO_KNEEL_DEFEND: Final[i64] = 34
FIGHTS: Final[i64] = 35
"""Takes part in challenges without the icon."""
TOLL: Final[i64] = 36
"""Gold that it costs to attack or defend."""
MUST_DEFEND: Final[i64] = 37
TWICE: Final[i64] = 38
"""Counts as two characters for a claim."""
CLAIM_IS: Final[i64] = 39
"""Of plots: another claim."""
# And of players.
MOST_ATTACKERS: Final[i64] = 40
MOST_DEFENDERS: Final[i64] = 41
NO_DRAW: Final[i64] = 42
OPEN_HAND: Final[i64] = 43
NO_ANSWER: Final[i64] = 44
"""Can't respond to a challenge that the opponent has won."""
NO_CLAIM: Final[i64] = 45
"""Does not fulfil claims."""
MOST_PLAYED: Final[i64] = 46
NO_RAISE: Final[i64] = 47
"""The claim against a player is not raised."""
NOT_FIRST: Final[i64] = 48
CLAIM_AS: Final[i64] = 49
"""Has the effect of another kind of claim."""
SKIP_DRAW: Final[i64] = 50
"""Draws nothing in the draw phase."""
FRESH: Final[i64] = 51
"""One more challenge, with characters that have not attacked in this phase."""
CHANGES: Final = (
    "str",
    "icon",
    "no_icon",
    "keyword",
    "no_keyword",
    "blank",
    "no_attack",
    "no_defend",
    "no_stand",
    "no_kill",
    "no_save",
    "no_kneel",
    "immune",
    "no_count",
    "income",
    "initiative",
    "claim",
    "draw",
    "cost",
    "next_cost",
    "extra",
    "no_challenge",
    "dominance",
    "no_cancel",
    "victory",
    "unopposed",
    "trait",
    "crest",
    "purse",
    "house",
    "no_loss",
    "warded",
    "dominates",
    "no_kneel_attack",
    "no_kneel_defend",
    "fights",
    "toll",
    "must_defend",
    "twice",
    "claim_is",
    "most_attackers",
    "most_defenders",
    "no_draw",
    "open_hand",
    "no_answer",
    "no_claim",
    "most_played",
    "no_raise",
    "not_first",
    "claim_as",
    "skip_draw",
    "fresh",
)

# Whose values a change of players touches.
YOURS: Final[i64] = 0
OPPONENTS: Final[i64] = 1
ALL: Final[i64] = 2
HOSTS: Final[i64] = 3
"""Of the player who controls the card that the source is attached to."""
ONE: Final = "one"
SEVERAL: Final = "several"
WHOSE: Final = ("you", "opponents", "all", "hosts")
WHOSE_CALLED: Final = ("you", "each-opponent", "each-player", "controller")


def signed(number: i64) -> str:
    """A number with its sign."""
    return f"{number:+d}".replace("-", "−")


def of_players(kind: i64) -> bool:
    """Whether a kind of change touches players, not cards."""
    return INCOME <= kind < TRAIT or kind >= MOST_ATTACKERS


def is_bound(kind: i64) -> bool:
    """Whether a kind of change says how many there may be at most."""
    return kind in (MOST_ATTACKERS, MOST_DEFENDERS, MOST_PLAYED)


def is_flag(kind: i64) -> bool:
    """Whether a kind of change touches players without an amount."""
    return kind in (NO_CANCEL, NO_DRAW, OPEN_HAND, NO_ANSWER, NO_CLAIM, NO_RAISE, NOT_FIRST, SKIP_DRAW)


class Change:
    """One modification: its kind, by how much, of which icon, keyword or challenge, and of which cards or players."""

    def __init__(self, kind: i64, amount: Amount, value: i64, where: Predicate, whose: i64) -> None:
        self.kind = kind
        self.amount = amount
        self.value = value
        self.where = where
        self.whose = whose
        self.least: i64 = 0
        """Of costs: below which they are not lowered."""
        self.number: i64 = NOBODY
        """Its place in the card set; lasting effects name it by that."""

    def of_card(self, state: Thrones, card: i64, seat: i64, source: i64) -> bool:
        """Whether it touches a card, as a static ability of `source` that `seat` has."""
        return self.where.holds(state, card, seat, source)

    def of_seat(self, state: Thrones, other: i64, source: i64) -> bool:
        """Whether it touches a player, as a static ability of `source`."""
        seat = state.holder[source]
        if self.whose == YOURS:
            return other == seat
        if self.whose == HOSTS:
            host = state.host[source]
            return host != NOBODY and state.holder[host] == other
        return self.whose == ALL or state.foes(seat, other)

    # In words.

    def static(self, others: Sequence[Change]) -> Saying:
        """As a static ability, with others of the same cards: `the attached card gets +1 STR and gains Stealth`."""
        if of_players(self.kind):
            return self.of_player(WHO[WHOSE_CALLED[self.whose]].say())
        noun = noun_of(self.where)
        count = ONE if is_single(noun) else SEVERAL
        deeds = self.deed(count)
        for other in others:
            deeds = CHANGE_AND.say(deeds, other.deed(count))
        return CHANGED.say(all_of(noun), count, deeds)

    def deed(self, count: str) -> Saying:
        """What becomes of a card, or of several: `gets +1 STR`."""
        message = MESSAGES[CHANGES[self.kind]]
        if self.kind == STR:
            return self.amount.spelt(message.say(count, self.sign(), self.size()))
        if self.kind in (TOLL, CLAIM_IS):
            return message.say(count, self.size())
        if self.kind in (ICON, NO_ICON, KEYWORD, NO_KEYWORD, IMMUNE, TRAIT, CREST, HOUSE, WARDED, FIGHTS):
            return message.say(count, self.value)
        return message.say(count)

    def of_player(self, who: int | Saying) -> Saying:
        """What becomes of a player: `you get +1 income`."""
        message = MESSAGES[CHANGES[self.kind]]
        if self.kind in (COST, NEXT_COST):
            noun = noun_of(self.where)
            if self.kind == NEXT_COST:
                noun.adjectives.insert(0, "next")
            said = self.amount.spelt(message.say(who, self.sign(), self.size(), noun))
            return LEAST.say(said, self.least) if self.least else said
        if self.kind in (EXTRA, NO_CHALLENGE):
            return message.say(who, None if self.value == NOBODY else self.value)
        if self.kind == MOST_PLAYED:
            return self.amount.spelt(message.say(who, self.size(), noun_of(self.where)))
        if self.kind in (MOST_ATTACKERS, MOST_DEFENDERS):
            return self.amount.spelt(message.say(who, self.size()))
        if self.kind in (CLAIM_AS, FRESH):
            return message.say(who, self.value)
        if is_flag(self.kind):
            return message.say(who)
        return self.amount.spelt(message.say(who, self.sign(), self.size()))

    def sign(self) -> str:
        """Whether it makes something more or less."""
        return "less" if isinstance(self.amount, Number) and self.amount.amount < 0 else "more"

    def size(self) -> int | str:
        """By how much, without the sign."""
        return abs(int(self.amount.amount)) if isinstance(self.amount, Number) else self.amount.number()
