"""Who sits at a seat, and what the table remembers of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from greathall.hall.table.holidays import Off


class Chair:
    """Who sits at a seat. When seats rotate, everyone takes their chair along."""

    def __init__(
        self,
        name: str = "",
        lock: str = "",
        bot: str = "",
        stand_in: str = "",
        handed_over: str = "",
        missed: int = 0,
        off: Off | None = None,
        told: int = 0,
        stood_in: int = 0,
        vacant: bool = False,
        tokens: list[str] | None = None,
        resigned: bool = False,
        browser: str = "",
        ready: bool = False,
        deck: str = "",
        said: list[str] | None = None,
        invitation: str = "",
        invited: int = 0,
        host: bool = False,
        deputy: bool = False,
        former: Sequence[str] = (),
        lent: str = "",
        lent_key: str = "",
        lent_until: float = 0.0,
        lent_day: float | None = None,
        lent_by: str = "",
        addresses: list[str] | None = None,
        games: int = 0,
        face: str = "",
        program: bool = False,
    ) -> None:
        self.name = name
        self.lock = lock
        """What the owner's key is recognised by; empty for a bot and a free chair."""
        self.bot = bot
        self.stand_in = stand_in
        """The bot that plays for the owner."""
        self.handed_over = handed_over
        """Why it plays, as the entry says; empty where none does, or the owner has resigned."""
        self.missed = missed
        """How many times in a row the owner's time had run out when they had to decide."""
        self.off: Off = off or []
        """The owner's holidays in this game."""
        self.told = told
        """How many entries its owner may know of."""
        self.stood_in = stood_in
        """How many moves the bot that plays for the owner has made."""
        self.vacant = vacant
        """Whether someone else may take the seat while its owner is away."""
        self.tokens = tokens or []
        """What the links to an open seat are recognised by."""
        self.resigned = resigned
        """Whether the owner has given up the game; the bot plays their seat to the end."""
        self.browser = browser
        """What the table recognises the owner's browser by; empty where it said nothing of itself."""
        self.ready = ready
        """Whether the owner is ready for the game to begin."""
        self.deck = deck
        """The deck that the owner brings."""
        self.said = said or []
        """The marks of what its owner said last, so that what is sent twice is said once."""
        self.invitation = invitation
        """What the token of the invitation to it is recognised by, also after that was used; empty if there was none."""
        self.invited = invited
        """The number of that invitation, counted from 1 at each table."""
        self.host = host
        """Whether the host sits here."""
        self.deputy = deputy
        """Whether its owner has the host's rights while the host is away."""
        self.former = list(former)
        """The locks it had before: they open nothing, but what happened then was told to the same owner."""
        self.lent = lent
        """What the latest link for another device is recognised by."""
        self.lent_key = lent_key
        """The key that the link brings, sealed with its token; empty if it was used by whoever can't ask again."""
        self.lent_until = lent_until
        """Until when the link is good, in the time of the hall."""
        self.lent_day = lent_day
        """The same by the time of day; None: earlier versions noted none."""
        self.lent_by = lent_by
        """What whoever has used it is recognised by, if they lost the answer; empty: nobody has."""
        self.addresses = addresses or []
        """The ids of the addresses for notices that went on when it was last given another lock."""
        self.games = games
        """How many games were over or under way at the table when its owner came."""
        self.face = face
        """What the owner's face is put together from; empty: the page makes one from the name."""
        self.program = program
        """Whether its owner is a program, and has said so."""

    def late(self) -> bool:
        """Whether the owner's time had run out when they last had to decide."""
        return self.missed > 0

    def free(self) -> bool:
        """Whether anyone may take it."""
        return not self.lock and not self.bot and not self.invitation

    def kept(self) -> bool:
        """Whether it waits for an invited guest."""
        return bool(self.invitation) and not self.lock

    def player(self) -> str:
        """The bot that decides for this chair now; empty: its owner does."""
        return self.bot or self.stand_in

    def replaced(self) -> bool:
        """Whether the seat was given to a bot in its owner's absence, and they have not taken it back yet."""
        return self.handed_over not in ("", "owner")

    def rested(self) -> Chair:
        """With the same owner, and nothing left of the game."""
        kept = (
            *("name", "lock", "bot", "told", "browser", "deck", "invitation", "invited"),
            *("host", "deputy", "former", "lent", "lent_key", "lent_until", "lent_day", "lent_by", "addresses", "games", "face", "program"),
        )
        return Chair(**{name: vars(self)[name] for name in kept})

    def to_dict(self) -> dict[str, Any]:
        return {**vars(self), "former": self.former[:]}


def moved_on(chairs: list[Chair]) -> list[Chair]:
    """Everyone one seat further."""
    return [chairs[-1], *chairs[:-1]]
