"""What modifies values: while a card is in play, or for a time. Nothing is applied and taken back; `values` asks whenever it reads."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from greathall.games.thrones.abilities.expressions import Amount, Number, Predicate, a, phrase, plural
from greathall.games.thrones.terms import CHALLENGES, DURATIONS, KEYWORDS, NOBODY, TYPES

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
)

# Whose values a change of players touches.
YOURS: Final[i64] = 0
OPPONENTS: Final[i64] = 1
ALL: Final[i64] = 2
HOSTS: Final[i64] = 3
"""Of the player who controls the card that the source is attached to."""
WHOSE: Final = ("you", "opponents", "all", "hosts")
WHOSE_WORDS: Final = ("you", "each opponent", "each player", "the controller of the attached card")


def until(duration: i64) -> str:
    """A duration, after what lasts."""
    return "" if DURATIONS[duration] == "always" else f" until the end of the {DURATIONS[duration]}"


def signed(number: i64) -> str:
    """A number with its sign."""
    return f"{number:+d}".replace("-", "−")


def of_players(kind: i64) -> bool:
    """Whether a kind of change touches players, not cards."""
    return kind >= INCOME


class Change:
    """One modification: its kind, by how much, of which icon, keyword or challenge, and of which cards or players."""

    def __init__(self, kind: i64, amount: Amount, value: i64, where: Predicate, whose: i64) -> None:
        self.kind = kind
        self.amount = amount
        self.value = value
        self.where = where
        self.whose = whose
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

    def many(self) -> str:
        """As a static ability, after the cards or players that it touches."""
        if of_players(self.kind):
            return self.of_player(WHOSE_WORDS[self.whose], self.whose != YOURS)
        return f"{self.subject()} {self.deed(self.single())}"

    def single(self) -> bool:
        """Whether the cards that it touches are one card, by its words."""
        return self.where.before() == "attached" or self.where.noun() == "this card"

    def subject(self) -> str:
        """The cards that it touches, as a static ability."""
        if self.where.before() == "attached":
            return f"the {phrase(self.where)}"
        return phrase(self.where) if self.single() else plural(self.where)

    def deed(self, single: bool) -> str:
        """What becomes of a card: `gets +1 STR`."""
        gets = "gets" if single else "get"
        gains = "gains" if single else "gain"
        loses = "loses" if single else "lose"
        does = "does" if single else "do"
        if self.kind == STR:
            return f"{gets} {self.signed()} STR{self.amount.told()[1]}"
        if self.kind == ICON:
            return f"{gains} {a(CHALLENGES[self.value])} icon"
        if self.kind == NO_ICON:
            return f"{loses} the {CHALLENGES[self.value]} icon"
        if self.kind == KEYWORD:
            return f"{gains} {KEYWORDS[self.value]}"
        if self.kind == NO_KEYWORD:
            return f"{loses} {KEYWORDS[self.value]}"
        if self.kind == BLANK:
            return f"{'is' if single else 'are'} blank"
        if self.kind == IMMUNE:
            return f"{'is' if single else 'are'} immune to {TYPES[self.value].lower()} effects"
        if self.kind == NO_STAND:
            return f"{does} not stand in the standing phase"
        if self.kind == NO_KNEEL:
            return f"{does} not kneel to attack or defend"
        if self.kind == NO_COUNT:
            return f"{does} not count {'its' if single else 'their'} STR in challenges"
        return "can't " + ("attack", "defend", "", "be killed", "be saved")[self.kind - NO_ATTACK]

    def of_player(self, who: str, single: bool) -> str:
        """What becomes of a player: `you get +1 income`."""
        gets = "gets" if single else "get"
        if self.kind in (COST, NEXT_COST):
            which = f"the next {phrase(self.where)}" if self.kind == NEXT_COST else f"each {phrase(self.where)}"
            return (
                f"{which} {f'marshalled by {who}' if single else f'that {who} marshal'} costs {self.signed()} gold{self.amount.told()[1]}"
            )
        if self.kind in (EXTRA, NO_CHALLENGE):
            kind = "" if self.value == NOBODY else f"{CHALLENGES[self.value]} "
            if self.kind == EXTRA:
                return f"{who} may initiate one more {kind}challenge"
            nobody = f"no {who.removeprefix('each ')} can" if who.startswith("each ") else f"{who} can't"
            return f"{nobody} initiate {kind}challenges"
        if self.kind == NO_CANCEL:
            return f"{who}'s effects can't be cancelled" if single else "your effects can't be cancelled"
        if self.kind == VICTORY:
            return f"{who} {'needs' if single else 'need'} {self.signed()} power to win{self.amount.told()[1]}"
        cards = "card" if self.signed() in ("+1", "−1") else "cards"
        what = {
            INCOME: "income",
            INITIATIVE: "initiative",
            CLAIM: "claim",
            DRAW: f"{cards} in the draw phase",
            DOMINION: "STR in dominance",
        }
        return f"{who} {gets} {self.signed()} {what.get(self.kind, 'power for unopposed challenges')}{self.amount.told()[1]}"

    def signed(self) -> str:
        """The amount with its sign."""
        if isinstance(self.amount, Number):
            return signed(self.amount.number)
        return f"+{self.amount.told()[0]}"
