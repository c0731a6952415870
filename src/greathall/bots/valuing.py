"""What deeds and cards are worth to a seat, in chances to win by the game's own evaluation, and how far a word can be trusted."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from greathall.kernel.bits import bit_at
from greathall.kernel.deals.book import BROKEN, KEPT, PENDING
from greathall.kernel.deals.dealing import Dealing
from greathall.kernel.deals.offer import SPARE

TO_OTHERS: Final = 2.0
"""How many promises kept make up for one that was broken to somebody else."""
TO_ME: Final = 4.0
"""The same for one that was broken to whoever judges."""


def trust(position: Dealing, seat: i64, judge: i64, credit: float, forgiveness: float) -> float:
    """How far a seat can be trusted, going by how it has kept its word so far, and by how many kept promises' worth of credit it began
    with. Whoever was deceived remembers it longer than others; how long, is a matter of character."""
    kept = 0.0
    broken = 0.0
    for pledge in position.book.pledges:
        if pledge.by == seat:
            if pledge.fate == KEPT:
                kept += 1.0
            elif pledge.fate == BROKEN:
                broken += TO_ME if pledge.to == judge else TO_OTHERS
    return (kept + credit) / (kept + broken / forgiveness + credit + 0.5)


def deceivers(position: Dealing, seat: i64) -> i64:
    """The mask of those who have broken their word to a seat."""
    found: i64 = 0
    for pledge in position.book.pledges:
        if pledge.to == seat and pledge.fate == BROKEN:
            found |= bit_at(pledge.by)
    return found


def spares(position: Dealing, seat: i64, house: i64) -> bool:
    """Whether a seat has promised to spare a House."""
    for pledge in position.book.pledges:
        if pledge.fate == PENDING and pledge.by == seat and pledge.promise.kind == SPARE and pledge.promise.thing == house:
            return True
    return False


def exchanged(drawn: Dealing, giver: i64, taker: i64, gives: vec[i64], wants: vec[i64], seat: i64) -> float:
    """What a seat gains when these cards change hands; nothing if they can't."""
    if (len(gives) == 0 and len(wants) == 0) or not drawn.holds(giver, gives) or not drawn.holds(taker, wants):
        return 0.0
    trial = drawn.copy()
    assert isinstance(trial, Dealing)
    if len(gives):
        trial.hand_over(giver, taker, gives)
    if len(wants):
        trial.hand_over(taker, giver, wants)
    return trial.evaluate(seat) - drawn.evaluate(seat)


def struck(drawn: Dealing, seat: i64, house: i64) -> float:
    """What a seat gains when a House is harmed."""
    trial = drawn.copy()
    assert isinstance(trial, Dealing)
    trial.hurt(house)
    return trial.evaluate(seat) - drawn.evaluate(seat)


def mended(drawn: Dealing, seat: i64, house: i64) -> float:
    """What a seat gains when a House is helped."""
    trial = drawn.copy()
    assert isinstance(trial, Dealing)
    trial.mend(house)
    return trial.evaluate(seat) - drawn.evaluate(seat)


def best_target(drawn: Dealing, seat: i64) -> i64:
    """The House that a seat gains most by harming, of those it has not promised to spare; −1 if there is none."""
    best: i64 = -1
    most = -1.0
    for other in range(drawn.seats):
        house = drawn.house_of(other)
        if other != seat and not spares(drawn, seat, house):
            gain = struck(drawn, seat, house)
            if gain > most:
                most = gain
                best = house
    return best


def best_besides(drawn: Dealing, seat: i64, house: i64) -> float:
    """What a seat gains by harming the best of the other Houses that it may still harm; −1 if there is none."""
    most = -1.0
    for other in range(drawn.seats):
        target = drawn.house_of(other)
        if other != seat and target != house and not spares(drawn, seat, target):
            most = max(most, 0.0, struck(drawn, seat, target))
    return most
