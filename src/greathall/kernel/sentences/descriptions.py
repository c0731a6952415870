"""What is said of a game before it is played: what it is about, what can be set, and when its windows open.

Games have it in their files of words; a game without files gives it in its code, in English.
"""

from __future__ import annotations

from typing import Final

from greathall.kernel.catalog import ABOUT, Game, Occasion, Option
from greathall.kernel.sentences.language import ENGLISH, Language, language

TITLE: Final = "title"
"""The form of an option that is short enough for a label."""


def about(game: Game, spoken: Language) -> str:
    """What a game is about."""
    return described(game, spoken, ABOUT, "", game.about)


def option_title(game: Game, option: Option, spoken: Language) -> str:
    """What an option is called."""
    return described(game, spoken, option.key(), TITLE, option.about)


def option_about(game: Game, option: Option, spoken: Language) -> str:
    """What an option sets."""
    return described(game, spoken, option.key(), "", option.about)


def choice_name(game: Game, option: Option, choice: str, spoken: Language) -> str:
    """What one of an option's choices is called; a number speaks for itself."""
    return described(game, spoken, option.key(choice), "", choice)


def occasion_name(game: Game, occasion: Occasion, spoken: Language) -> str:
    """What people call an occasion."""
    return described(game, spoken, occasion.key(), "", occasion.name or occasion.word)


def described(game: Game, spoken: Language, key: str, form: str, otherwise: str) -> str:
    """What the files say, in English if the language lacks it; what the code gives if they say nothing."""
    for words in (spoken.of(game), language(ENGLISH).of(game)):
        entry = words.find(key)
        if entry is not None:
            return entry.form(form).write([])
    return otherwise
