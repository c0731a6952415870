"""What the steps of this game have in common. Each kind of step has fields of its own; positions write them all in the same few."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from greathall.games.thrones.terms import MOST_SEATS, NOBODY
from greathall.kernel.bits import bit_at
from greathall.kernel.errors import IllegalMove
from greathall.kernel.step import Step

if TYPE_CHECKING:
    from greathall.games.thrones.position.shapes import Doing
    from greathall.games.thrones.state import Thrones

NO_CARDS: Final[vec[i64]] = vec[i64]()
PLAYER: Final[i64] = 1000
"""A player among the chosen is this number and the seat."""
GONE: Final[i64] = 999
"""Stands for a target that is not there any more."""
DECIDER: Final[i64] = 2000
"""Whoever has decided about a part of an effect stands last among the chosen: this number, four times the seat, and whose ability it is."""


def decider(chosen: vec[i64], seat: i64) -> i64:
    """Who has decided about what is done; that seat, if nobody else has."""
    last = chosen[len(chosen) - 1] if len(chosen) else i64(0)
    return (last - DECIDER) // MOST_SEATS if last >= DECIDER else seat


def owner(chosen: vec[i64], seat: i64) -> i64:
    """Whose ability it is about which that seat decides."""
    last = chosen[len(chosen) - 1] if len(chosen) else i64(0)
    return (last - DECIDER) % MOST_SEATS if last >= DECIDER else seat


def undecided(chosen: vec[i64]) -> vec[i64]:
    """What is chosen, without who has decided."""
    count = i64(len(chosen))
    return chosen[: count - 1] if count and chosen[count - 1] >= DECIDER else chosen


def chosen_too(chosen: vec[i64], one: i64) -> vec[i64]:
    """What is chosen, with one more card or player."""
    count = i64(len(chosen))
    if count and chosen[count - 1] >= DECIDER:
        return append(append(chosen[: count - 1], one), chosen[count - 1])
    return append(chosen[:], one)


class Written:
    """A step as positions write it, so that one writer and one reader serve them all. A field at its default is left out."""

    def __init__(
        self, name: str, seat: i64 = NOBODY, card: i64 = NOBODY, number: i64 = 0, at: i64 = 0, word: i64 = 0, chosen: vec[i64] = NO_CARDS
    ) -> None:
        self.name = name
        self.seat: i64 = seat
        self.card: i64 = card
        self.number: i64 = number
        self.at: i64 = at
        self.word: i64 = word
        """Something that happened, as a packed word."""
        self.chosen: vec[i64] = chosen
        """Cards, and players as `PLAYER` + seat."""


@mypyc_attr(allow_interpreted_subclasses=True)
class ThronesStep(Step["Thrones"]):
    """A step: its name in positions, how its fields are written, and how it is made of them again."""

    name: ClassVar[str] = ""

    def written(self) -> Written:
        raise NotImplementedError

    @classmethod
    def read(cls, told: Written) -> ThronesStep:
        raise NotImplementedError

    def card_at_work(self) -> i64:
        """The card by whose effect things happen, or nobody."""
        return NOBODY

    def card_paid_for(self) -> i64:
        """The card for which costs are paid, or nobody."""
        return NOBODY

    def serves_another(self) -> bool:
        """Whether it only asks about what the step under it brings about."""
        return False

    def why_not(self, state: Thrones, seat: i64, move: i64) -> IllegalMove:
        from greathall.games.thrones import reasons

        return reasons.refused(state, self, seat, move)

    def why_thing(self, state: Thrones, seat: i64, thing: i64, move: i64) -> IllegalMove:
        from greathall.games.thrones import pointing

        return pointing.refused(state, self, seat, thing, move)

    def to_dict(self, state: Thrones, viewer: i64) -> Doing:
        from greathall.games.thrones.position import view

        return view.frame(state, self.written())


@mypyc_attr(allow_interpreted_subclasses=True)
class SeatStep(ThronesStep):
    """A step that asks one seat."""

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def deciders(self, state: Thrones) -> i64:
        return bit_at(self.seat)

    def written(self) -> Written:
        return Written(self.name, self.seat)

    @classmethod
    def read(cls, told: Written) -> ThronesStep:
        return cls(told.seat)


class Selection(SeatStep):
    """A seat selects characters one by one: to attack, to defend, to be killed."""

    def __init__(self, seat: i64, chosen: vec[i64]) -> None:
        super().__init__(seat)
        self.chosen: vec[i64] = chosen
        """Never written to."""


class EffectStep(ThronesStep):
    """What an effect is done from: whose it is, its card, what set it off, and what was chosen for it."""

    def __init__(self, player: i64, card: i64, trigger: i64, chosen: vec[i64]) -> None:
        self.player: i64 = player
        self.card: i64 = card
        self.trigger: i64 = trigger
        """What set it off, as a packed word; 0 for an action."""
        self.chosen: vec[i64] = chosen
        """Cards, and players as `PLAYER` + seat. Never written to."""

    def card_at_work(self) -> i64:
        return self.card
