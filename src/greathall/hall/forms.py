"""What messages, entries and HTTP requests are made of: the base of all forms, and the texts that people write into them."""

from __future__ import annotations

import re
import unicodedata
from typing import Annotated, Final

from pydantic import AfterValidator, BaseModel, ConfigDict, Field

from greathall.bots import LEVELS, PLAIN
from greathall.hall import reasons
from greathall.hall.reasons import Unfit
from greathall.hall.texts import length, tidy

LONGEST_NAME: Final = 24
LONGEST_SAYING: Final = 500
"""As people count; one of these may be several characters, such as a family of emoji."""
MOST_HOLIDAYS: Final = 60
"""The most days off that a table can allow in a game."""


class Form(BaseModel):
    """What every message and entry is: nothing more in it than it names, and never changed."""

    model_config = ConfigDict(extra="forbid", frozen=True, allow_inf_nan=False)


def person_name(text: str) -> str:
    """A name as the table shows it; letters that differ only in style are the same."""
    name = tidy(text, "NFKC")
    if not re.search(r"\w", name) or length(name) > LONGEST_NAME:
        raise Unfit(reasons.BAD_NAME, LONGEST_NAME)
    return name


def likeness(name: str) -> str:
    """What a name looks like to people who read quickly: two names of one likeness could be taken for each other."""
    plain = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())
    return re.sub("[ \u200c\u200d\ufe0e\ufe0f]", "", plain.translate(LOOK_ALIKES))


def saying(text: str) -> str:
    """Something said at the table."""
    said = tidy(text)
    if not said or length(said) > LONGEST_SAYING:
        raise Unfit(reasons.BAD_SAYING, LONGEST_SAYING)
    return said


def bot_level(text: str) -> str:
    """A bot that the hall seats: it runs no code of strangers."""
    if text not in BOTS:
        raise Unfit(reasons.NO_SUCH_BOT, list(BOTS))
    return text


BOTS: Final = (*PLAIN, *LEVELS)

LOOK_ALIKES: Final = str.maketrans(
    "\u0430\u0435\u043e\u0440\u0441\u0445\u0443\u0456\u0455\u0458\u04bb\u04cf\u03ba\u03bd\u03bf\u03b1\u03c1\u03c4\u03b9",
    "aeopcxyisjhlkvoapti",
)
"""Small Cyrillic and Greek letters that look like Latin ones; written by their codes, since nobody could tell them apart."""

Name = Annotated[str, Field(max_length=400), AfterValidator(person_name)]
Saying = Annotated[str, Field(max_length=3500), AfterValidator(saying)]
Browser = Annotated[
    str,
    Field(
        max_length=100,
        description="A long random text that a browser has made for itself and sends whenever it sits down: by it a table knows whom its "
        "host has removed. The hall keeps only a hash of it, another one for each table.",
    ),
]
FaceLine = Annotated[
    str,
    Field(
        max_length=80,
        pattern=r"^([satheywnmrqdgcxlf]\d{1,2}( [satheywnmrqdgcxlf]\d{1,2}){0,16})?$",
        description="What the guest's face is put together from, as the page draws it: letters with numbers, such as `h1 a2 r4`. Empty: "
        "the page makes a face from the name.",
    ),
]
BotLevel = Annotated[str, Field(max_length=20, json_schema_extra={"enum": [*BOTS]}), AfterValidator(bot_level)]
