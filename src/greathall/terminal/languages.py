"""The language in which the terminal speaks: the one that is asked for, or that of the locale."""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import Annotated, Final

import typer

from greathall.kernel.messages import LANGUAGE
from greathall.kernel.sentences.language import ENGLISH, language, languages, spoken
from greathall.terminal.messages import NO_LANGUAGE
from greathall.terminal.output import Unusable
from greathall.terminal.voice import Voice

VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")
"""Of the locale; the first that is set holds."""

LanguageOption = Annotated[
    str, typer.Option("--language", "-l", metavar="LANGUAGE", show_default="that of the locale", help="The language, such as de or en.")
]


def of_locale(environment: Mapping[str, str]) -> str:
    """The language that the locale names, as `de_AT.UTF-8` does; English if there are no words of it."""
    named = next((environment[name] for name in VARIABLES if environment.get(name)), ENGLISH)
    return spoken(tag(named))


def tag(locale: str) -> str:
    """`de_AT.UTF-8` as `de-AT`."""
    return locale.partition(".")[0].partition("@")[0].replace("_", "-")


def chosen(option: str) -> str:
    """The language that was asked for, or that of the locale."""
    if not option:
        return of_locale(os.environ)
    found = tag(option).partition("-")[0].lower()
    if found not in languages():
        there = ", ".join(f"{name} ({language(name).words.entry(LANGUAGE.key).pattern.write([])})" for name in languages())
        raise Unusable(Voice(of_locale(os.environ)).say(NO_LANGUAGE, option, there))
    return found


def told(name: str) -> list[str]:
    """The option that a command needs to speak this language, if the locale is another."""
    return [] if name == of_locale(os.environ) else ["--language", name]
