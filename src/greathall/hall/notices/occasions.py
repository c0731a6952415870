"""What is to be told to the owner of a seat, and when: worked out from the table and from what they were told before, so that any server
comes to the same result and nothing is told twice."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Final, Literal

from pydantic import Field

from greathall.hall.forms import Form
from greathall.hall.table.deadlines import MISSES, holiday_until, over_days, reminder_at
from greathall.hall.table.orders import answer_for
from greathall.hall.table.table import Table
from greathall.kernel.deals.dealing import Dealing

Kind = Literal["turn", "begun", "begun_turn", "offer", "guests", "ended", "reminder", "missed", "missed_turn", "plays_on"]

NEVER: Final = (0, 0)


@dataclass(frozen=True)
class Standing:
    """How a table stands for one of its seats; of what is hidden there is nothing in it."""

    game: int
    """The number of the table's latest game."""
    ended: bool
    turn: tuple[int, int] | None
    """If its owner must decide: the game, and how many moves the seat has made in it."""
    offer: tuple[int, int] | None
    """If they must answer an offer: the game, and the number of the offer."""
    remind: float | None
    """When to remind them of it."""
    guests: tuple[str, ...]
    """Who else sits there, before a game."""
    missed: int = 0
    """How many deadlines in a row they have missed, in a game over days."""
    holiday: float | None = None
    """Until when they are on holiday."""

    def mark(self) -> str:
        """What tells this standing from others."""
        return sha256(repr(self).encode()).hexdigest()[:16]

    def reminder(self) -> tuple[int, int]:
        """What tells one reminder from another: a holiday puts off the end of one's time, and so there may be two for one decision."""
        return NEVER if self.remind is None else (self.game, int(self.remind))


class Again(Form):
    """A notice that did not arrive at an address, and is to be tried again."""

    address: str
    kind: Kind
    title: str
    text: str
    tries: int
    due: float
    so: str
    """The mark of how the table stood then: if that has changed, it is not tried again."""


class Told(Form):
    """What the owner of a seat knows or was told of."""

    game: int = 0
    ended: int = 0
    turn: tuple[int, int] = NEVER
    offer: tuple[int, int] = NEVER
    reminded: tuple[int, int] = NEVER
    missed: int = 0
    guests: tuple[str, ...] = ()
    sent: tuple[float, ...] = Field(default=(), max_length=10)
    """When they were told something in the last hour."""
    again: tuple[Again, ...] = ()
    """What did not arrive of the latest."""

    def knowing(self, standing: Standing, now: float) -> Told:
        """The same, for someone who knows how the table stands now."""
        late = standing.remind is not None and now >= standing.remind
        return self.model_copy(
            update={
                "game": standing.game,
                "ended": standing.game if standing.ended else self.ended,
                "turn": standing.turn or self.turn,
                "offer": standing.offer or self.offer,
                "reminded": standing.reminder() if late else self.reminded,
                "missed": standing.missed,
                "guests": standing.guests,
                "again": (),
            }
        )

    def lasting(self) -> tuple[object, ...]:
        """What stays so when the game waits for nobody: whoever has seen it need not be told after a restart."""
        return self.game, self.ended, self.guests

    def forgiven(self, standing: Standing) -> Told:
        """The same, where the count of missed deadlines has begun again: the next one is news."""
        return self if standing.missed >= self.missed else self.model_copy(update={"missed": standing.missed})


def mark(lock: str) -> str:
    """Somebody at the table, to be recognised again."""
    return sha256(f"guest {lock}".encode()).hexdigest()[:12]


def standing(table: Table, seat: int) -> Standing:
    """How the table stands for a seat."""
    gathering = table.phase == "gathering"
    others = sorted(mark(chair.lock) for other, chair in enumerate(table.chairs) if gathering and chair.lock and other != seat)
    turn = offer = None
    if must_decide(table, seat):
        state, record = table.game()
        asking = state.asking() if isinstance(state, Dealing) else None
        turn = table.games, 1 + sum(mover == seat for mover, _ in record.moves)
        offer = None if asking is None else (table.games, 1 + int(asking.offer.number))
    return Standing(
        table.games,
        table.phase in ("over", "abandoned"),
        turn,
        offer,
        reminder_at(table, seat) if turn else None,
        tuple(others),
        table.chairs[seat].missed if over_days(table) else 0,
        holiday_until(table, seat),
    )


def must_decide(table: Table, seat: int) -> bool:
    """Whether the owner of a seat is waited for. A window that closes within seconds waits for nobody who is away."""
    if table.state is None or table.phase != "playing" or seat not in table.asked() or seat in table.sealed or table.chairs[seat].player():
        return False
    return not table.in_window() and answer_for(table, table.state, seat) is None


def news(told: Told, now_so: Standing, now: float) -> Kind | None:
    """The one thing that is to be told of how the table stands now, to someone who was told that much."""
    if now_so.holiday is not None and now < now_so.holiday:
        return None  # it is told afterwards, if it is still so
    begun = now_so.game > told.game and not now_so.ended
    if now_so.missed > told.missed and not now_so.ended:
        return "plays_on" if now_so.missed >= MISSES else "missed_turn" if now_so.turn else "missed"
    if now_so.offer is not None and now_so.offer != told.offer:
        return "offer"
    if now_so.turn is not None and now_so.turn != told.turn and now_so.offer is None:
        return "begun_turn" if begun else "turn"
    if begun:
        return "begun"
    if now_so.ended and now_so.game > told.ended:
        return "ended"
    if set(now_so.guests) - set(told.guests):
        return "guests"
    if now_so.remind is not None and now >= now_so.remind and now_so.reminder() != told.reminded:
        return "reminder"
    return None


def newcomers(table: Table, known: Sequence[str]) -> list[int]:
    """The seats of those who have sat down since."""
    return [seat for seat, chair in enumerate(table.chairs) if chair.lock and mark(chair.lock) not in known]
