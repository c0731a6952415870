"""Who sits where: people and bots, by the names given on the command line."""

from __future__ import annotations

from string import ascii_uppercase
from typing import Final

from greathall.bots import LEVELS, PLAIN, Bot, make
from greathall.kernel.chance import swift
from greathall.kernel.sentences.language import ENGLISH
from greathall.terminal import messages
from greathall.terminal.output import Unusable
from greathall.terminal.voice import Voice

YOU: Final = "you"
SEARCH: Final = "search"


class Sitter:
    """A person (no bot) or a bot in a seat."""

    def __init__(self, name: str, kind: str, seed: str) -> None:
        self.name = name
        self.kind = kind
        self.bot: Bot | None = None if kind == YOU else make(kind, swift(seed))

    def written(self) -> str:
        """As the record has it: `Guest (you)`."""
        return f"{self.name} ({self.kind})"


def seat(kinds: list[str], name: str, seed: int | str | None, language: str = ENGLISH) -> list[Sitter]:
    """Sitters with different names: the person's own, and what their bots are called. The same seed gives the same bots."""
    sitters: list[Sitter] = []
    bots, voice = [kind for kind in kinds if kind != YOU], Voice(language)
    for number, kind in enumerate(kinds, 1):
        called = name if kind == YOU else bot_name(kind, bots, len([sitter for sitter in sitters if sitter.bot is not None]), voice)
        if (kind == YOU and kinds.count(YOU) > 1) or any(sitter.name == called for sitter in sitters):
            called = f"{called} {number}"
        sitters.append(Sitter(called, kind, f"{seed} seat {number}"))
    return sitters


def bot_name(kind: str, bots: list[str], at: int, voice: Voice) -> str:
    """What a bot is called: by a letter, as numbers stand behind names in sentences, and by its sort where there are several. A bot of
    somebody's own has a name already."""
    known = kind.partition("/")[0].partition(":")[0]
    if known not in (*LEVELS, *PLAIN, SEARCH):
        return kind.rpartition(":")[2].rpartition(".")[2]
    letter = None if len(bots) == 1 else ascii_uppercase[at]
    level = None if len(set(bots)) == 1 else kind if known == SEARCH else voice.say(messages.LEVEL, kind)
    return voice.say(messages.BOT, letter, level)


def kind(typed: str, voice: Voice) -> str:
    """A person or a sort of bot, by the word for it in the reader's language or in English."""
    typed, known = typed.strip(), (YOU, *LEVELS, *PLAIN)
    said = {voice.say(messages.LEVEL, each): each for each in known}
    found = said.get(typed.casefold(), typed)
    if found.partition("/")[0] not in (*known, SEARCH) and ":" not in found:
        raise Unusable(voice.say(messages.NO_BOT, typed, ", ".join((*said, SEARCH, f"{SEARCH}:300", f"{SEARCH}:0.2s"))))
    return found


def read(written: list[str], seed: int | str | None, voice: Voice) -> list[Sitter]:
    """Read back what a record says of its seats."""
    sitters: list[Sitter] = []
    for number, player in enumerate(written, 1):
        name, _, kind = player.rpartition(" (")
        called = name or player or voice.say(messages.GUEST_NUMBER, number)
        sitters.append(Sitter(called, kind.removesuffix(")") if name else YOU, f"{seed} seat {number}"))
    return sitters
