"""What a table is laid for: the game, who may sit and watch, and at what pace it is played."""

from __future__ import annotations

from typing import Annotated, Final, Literal, Self

from pydantic import Field, model_validator

from greathall.hall import reasons
from greathall.hall.forms import MOST_HOLIDAYS, BotLevel, Form
from greathall.hall.reasons import Unfit

LONGEST_OPTION: Final = 16_000
"""Enough for the deck lists of four seats."""

Seconds = Annotated[float, Field(ge=0, le=3600)]
DAY: Final = 86_400.0


class Untimed(Form):
    """No time limit."""

    kind: Literal["untimed"]


class RealTime(Form):
    """A time limit for every decision; time used beyond it comes out of a reserve for the whole game."""

    kind: Literal["real_time"]
    decision: float = Field(30, ge=1, le=3600)
    reserve: float = Field(300, ge=0, le=36_000)


class Days(Form):
    """A number of days for every decision."""

    kind: Literal["days"]
    days: float = Field(2, ge=1 / 24, le=30)


Pace = Annotated[Untimed | RealTime | Days, Field(discriminator="kind")]


class Plan(Form):
    """All that is settled when a table is laid."""

    game: str = Field(max_length=40)
    seats: int = Field(ge=1, le=15)
    options: dict[Annotated[str, Field(max_length=40)], Annotated[str, Field(max_length=LONGEST_OPTION)]] = Field(default={}, max_length=20)
    listed: bool = Field(True, description="Whether the lobby shows it.")
    pace: Pace = Untimed(kind="untimed")
    window: Seconds = Field(
        3.0,
        description="How long a response window stays open at most, in seconds. Its answers are sealed until it closes, and whoever has "
        "not answered by then passes. If no person is asked, it closes when the bots have answered; if the only person in the game is "
        "asked, it closes with their answer. 0, and in games over days: windows wait for every answer, as long as a decision may take, "
        "except where a standing order passes at once.",
    )
    thinking: Seconds = Field(
        1.0, description="How long a bot seems to think, in seconds: its answer comes after this time, or a multiple of it."
    )
    watchers: Literal["none", "public", "delayed"] = "public"
    delay: Seconds = Field(60.0, description="How many seconds delayed watchers are behind the players.")
    match: bool = Field(False, description="A match of several games instead of a single one.")
    handover: Seconds = Field(
        180.0,
        description="After how many seconds without a connection a bot takes the seat, if someone else is there to play on; over days "
        "only missed deadlines count. 0: only when the others vote for it.",
    )
    holidays: int = Field(
        0, ge=0, le=MOST_HOLIDAYS, description="In games over days, how many days off everyone may take in a game; their time stands still."
    )
    stand_in: BotLevel = Field(
        "middling", description="The bot that takes the seats of the absent, and decides for whoever runs out of time."
    )

    programs: bool = Field(True, description="Whether programs may sit down. The hall knows those that say that they are programs.")

    talk: bool = Field(True, description="Whether the players can talk to each other.")

    language: str = Field(
        "", max_length=3, pattern="^[a-z]*$", description="The language in which the table was laid, such as `de`; empty: unknown."
    )

    pairing: bool = Field(
        False,
        description="Whether people who want to play anyone are paired here: nobody hosts, and the game begins by itself when all seats "
        "are taken and everyone is there. Only the hall lays such tables.",
    )

    hints: Literal["never", "against_bots", "always"] = Field(
        "against_bots", description="When a seat may ask what the search would play: never, only if all other seats are bots, or always."
    )

    lesson: str = Field(
        "",
        max_length=40,
        pattern="^[a-z0-9_]*$",
        description="The lesson that the table is for. Its shuffle is always the same and known to all, and its bots always play the "
        "same after the same moves; so it is never listed, and one person plays it. What follows two underscores changes only how the "
        "bots play: `first__1` and `first__2` have the same shuffle. Empty: an ordinary game.",
    )

    @model_validator(mode="after")
    def in_earnest(self) -> Self:
        if self.lesson and self.listed:
            raise Unfit(reasons.LESSON_NOT_LISTED)
        return self

    def shuffle(self) -> str:
        """The part of the lesson's name from which the shuffle follows."""
        return self.lesson.partition("__")[0]

    def window_time(self) -> float:
        """How many seconds windows stay open at most; 0: they wait for every answer. Over days nobody sits there to answer in seconds."""
        return 0.0 if isinstance(self.pace, Days) else self.window

    def decision_time(self) -> float | None:
        """How long a decision may take before the reserve is touched; None: as long as it likes."""
        if isinstance(self.pace, RealTime):
            return self.pace.decision
        return self.pace.days * DAY if isinstance(self.pace, Days) else None

    def reserve(self) -> float:
        return self.pace.reserve if isinstance(self.pace, RealTime) else 0.0
