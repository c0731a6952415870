"""What messages, entries and HTTP requests are made of: the base of all forms, and the texts that people write into them."""

from __future__ import annotations

import re
import unicodedata
from typing import Annotated, Final

from pydantic import AfterValidator, BaseModel, ConfigDict, Field

from greathall.bots import LEVELS

LONGEST_NAME: Final = 24
LONGEST_SAYING: Final = 500


class Form(BaseModel):
    """What every message and entry is: nothing more in it than it names, and never changed."""

    model_config = ConfigDict(extra="forbid", frozen=True, allow_inf_nan=False)


def tidy(text: str) -> str:
    """The text in one normal form, without invisible characters, with single spaces."""
    plain = unicodedata.normalize("NFKC", text)
    seen = "".join(" " if letter.isspace() else letter for letter in plain if letter.isspace() or unicodedata.category(letter)[0] != "C")
    return " ".join(seen.split())


def person_name(text: str) -> str:
    """A name as the table shows it."""
    name = tidy(text)
    if not re.search(r"\w", name) or len(name) > LONGEST_NAME:
        raise ValueError(f"a name has 1 to {LONGEST_NAME} characters, at least one of them a letter or number")
    return name


def saying(text: str) -> str:
    """Something said at the table."""
    said = tidy(text)
    if not said or len(said) > LONGEST_SAYING:
        raise ValueError(f"say something of 1 to {LONGEST_SAYING} characters")
    return said


def bot_level(text: str) -> str:
    """A bot that the hall seats: it runs no code of strangers."""
    if text not in BOTS:
        raise ValueError(f"the bots of the hall are {', '.join(BOTS)}")
    return text


BOTS: Final = ("random", "greedy", *LEVELS)

Name = Annotated[str, Field(max_length=200), AfterValidator(person_name)]
Saying = Annotated[str, Field(max_length=2000), AfterValidator(saying)]
BotLevel = Annotated[str, Field(max_length=20, json_schema_extra={"enum": [*BOTS]}), AfterValidator(bot_level)]
