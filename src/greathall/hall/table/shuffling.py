"""How players add to the seed of a game, so that the hall alone can't choose it.

The hall commits to its part first. Then everyone who is there seals a number, and shows it when nobody can seal another one any more. The
hall's part stays secret until the end of the game, so nobody gains anything by not showing theirs.
"""

from __future__ import annotations

import secrets
from typing import Any, Final

from greathall.hall import reasons
from greathall.hall.errors import Refused
from greathall.hall.table import entries
from greathall.hall.table.entries import Entry
from greathall.hall.table.shuffle import Shuffle
from greathall.hall.table.table import Table
from greathall.hall.table.votes import Gone
from greathall.kernel.chance import fresh_seed, sha256, shared_seed

WITHIN: Final = 5.0
"""How many seconds everyone has to seal a number, and again to show it."""


def present(table: Table, gone: Gone) -> list[int]:
    """The seats whose owners are there to add a number."""
    return [seat for seat in table.owners() if gone[seat] is None]


def expected(table: Table, shuffle: Shuffle, gone: Gone) -> list[int]:
    """The seats whose owners were there when the shuffle began. Whoever has left since may be back in time."""
    return [seat for seat in table.owners() if (left := gone[seat]) is None or left > shuffle.begun]


def begun() -> Entry:
    """The hall's part is drawn."""
    return entries.ShuffleBegun(part=fresh_seed(), nonce=secrets.token_hex(16))


def under_way(table: Table, game: int) -> Shuffle:
    """The shuffle for the game of this number."""
    if table.shuffle is None or game != table.games + 1:
        raise Refused.because(reasons.NO_SHUFFLE)
    return table.shuffle


def seal(table: Table, seat: int, game: int, sealed: str) -> Entry | None:
    """Someone commits to a number; None: they had done so before."""
    shuffle = under_way(table, game)
    if shuffle.seals.get(seat) == sealed:
        return None
    if shuffle.closed is not None or seat in shuffle.seals:
        raise Refused.because(reasons.NUMBERS_CLOSED)
    return entries.NumberSealed(seat=seat, seal=sealed)


def show(table: Table, seat: int, game: int, number: str) -> Entry | None:
    """Someone shows their number; None: they had done so before."""
    shuffle = under_way(table, game)
    if shuffle.closed is None:
        raise Refused.because(reasons.NUMBERS_OPEN)
    if shuffle.seals.get(seat) != sha256(number):
        raise Refused.because(reasons.OTHER_NUMBER)
    return None if seat in shuffle.numbers else entries.NumberShown(seat=seat, number=number)


def closed(table: Table, now: float, gone: Gone) -> Entry | None:
    """No more numbers are taken: everyone has sealed one, or had the time to."""
    shuffle = table.shuffle
    if shuffle is None or shuffle.closed is not None:
        return None
    waited_for = [seat for seat in expected(table, shuffle, gone) if seat not in shuffle.seals]
    return entries.NumbersClosed() if not waited_for or now >= ends(shuffle) else None


def complete(table: Table, now: float) -> bool:
    """Whether the cards can be dealt: all numbers that were sealed are shown, or there was time for it."""
    shuffle = table.shuffle
    return shuffle is not None and shuffle.closed is not None and (len(shuffle.numbers) == len(shuffle.seals) or now >= ends(shuffle))


def ends(shuffle: Shuffle) -> float:
    """Until when numbers are waited for, to be sealed or to be shown."""
    return (shuffle.begun if shuffle.closed is None else shuffle.closed) + WITHIN


def made(table: Table, gone: Gone, further: int) -> dict[str, Any]:
    """Of what the cards of the next game are dealt, with everyone moved on by that number of seats: the fields of `entries.Started`."""
    shuffle, seats = table.shuffle, table.plan.seats
    if shuffle is None:
        return {"seed": f"lesson {table.plan.shuffle()}" if table.plan.lesson else fresh_seed(), "nonce": secrets.token_hex(16)}
    numbers = {(seat + further) % seats: number for seat, number in shuffle.numbers.items()}
    missing = [(seat + further) % seats for seat in expected(table, shuffle, gone) if seat not in shuffle.numbers]
    return {
        "seed": shared_seed(shuffle.part, numbers),
        "nonce": shuffle.nonce,
        "part": shuffle.part,
        "numbers": sorted(numbers.items()),
        "left_out": sorted(missing),
    }
