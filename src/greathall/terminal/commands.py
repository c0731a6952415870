"""What may be typed at a table besides its moves. Each command has a word in the reader's language, and its English name."""

from __future__ import annotations

import re
from collections.abc import Mapping

from greathall.kernel.deals.dealing import Dealing
from greathall.kernel.sentences.message import Message
from greathall.kernel.state import State
from greathall.terminal import boards, messages
from greathall.terminal.voice import Voice


def helps(state: State) -> Mapping[str, Message]:
    """What may be typed at this table, and what is said of it."""
    deals = messages.DEALS_HELP if isinstance(state, Dealing) and state.deals else {}
    return {**messages.HELP, **deals, **boards.help_for(state)}


def known(state: State) -> set[str]:
    """The commands of this table."""
    found = {"help", *(typed.partition(" ")[0] for typed in helps(state))}
    return found | set(messages.ANSWERS) if "accept" in found else found


def spoken(voice: Voice, typed: str) -> str:
    """A command as it is typed in the reader's language."""
    command, _, more = typed.partition(" ")
    return f"{voice.say(messages.COMMANDS[command])} {more}".strip() if command in messages.COMMANDS else typed


def understood(voice: Voice, state: State, text: str) -> str:
    """What was typed, with the command in it by its English name, and an answer to an offer as its move is written."""
    word, _, more = text.partition(" ")
    for command in sorted(known(state) & set(messages.COMMANDS)):
        if word.casefold() in (command, voice.say(messages.COMMANDS[command])) and (not more or command in messages.WITH_MORE):
            text = f"{command} {more}".strip()
            break
    return re.sub(rf"^({'|'.join(messages.ANSWERS)}) (\d+)$", r"\1 offer=\2", text)
