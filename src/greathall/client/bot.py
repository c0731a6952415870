"""A bot at a table of the hall: any bot of the Python interface, or a program that talks over standard input and output."""

from __future__ import annotations

import asyncio
import json
import sys
from collections.abc import Callable
from contextlib import aclosing
from pathlib import Path
from typing import Any, Final, Protocol, TextIO

import greathall  # noqa: F401  (fills the catalogue)
from greathall.bots import make
from greathall.bots.views import answer, read_view
from greathall.client.connection import Link, Seat
from greathall.client.shuffle import Shuffles, Verdict
from greathall.hall.errors import Refused
from greathall.kernel.chance import Chance, fresh_seed, swift

Say = Callable[[str], None]

SHUFFLED: Final[dict[Verdict, str]] = {
    "shared": "The shuffle was fair: your number is in it, and the hall has kept to its commitment.",
    "elsewhere": "The hall says that the number of your seat in the shuffle came from another device. If there is none, don't trust it.",
    "others": "The cards were shuffled with numbers of others before you came.",
    "alone": "The hall has shuffled alone: nobody was there to add a number.",
    "left_out": "Your number is not in the shuffle: the hall says that it did not come in time.",
    "skipped": "The hall has not asked you for a number before the shuffle, although you were there.",
    "broken": "The shuffle can't be trusted: what the hall says now is not what it said before the deal.",
}
"""What is said of the shuffle after a game."""


class Player(Protocol):
    """What chooses a move out of a position on the wire."""

    def choose(self, position: dict[str, Any]) -> str:
        """A move as text."""


class BotPlayer:
    """A bot by its name. It sees nothing but the view."""

    def __init__(self, name: str, seed: str = "") -> None:
        seed = seed or fresh_seed()
        self.bot = make(name, swift(seed))
        self.chance: Chance = swift(f"{seed} views")

    def choose(self, position: dict[str, Any]) -> str:
        state, seat = read_view(position["view"], self.chance)
        return answer(self.bot, state, seat)


class ProgramPlayer:
    """A program at the other end of a pipe: it is given each position as a line of JSON and answers with a line `{"move": …}`."""

    def __init__(self, said: TextIO = sys.stdout, heard: TextIO = sys.stdin) -> None:
        self.said = said
        self.heard = heard

    def choose(self, position: dict[str, Any]) -> str:
        print(json.dumps(position), file=self.said, flush=True)
        line = self.heard.readline()
        if not line:
            raise Refused("no_answer", "the program has ended")
        try:
            move = json.loads(line)["move"]
        except (ValueError, KeyError, TypeError) as error:
            raise Refused("no_answer", 'the program should answer {"move": "<text>"}') from error
        return str(move)


def played_for(welcome: dict[str, Any]) -> bool:
    """Whether a bot of the hall plays the seat: a program that comes back wants to play it itself."""
    seat = welcome["viewer"]
    return seat >= 0 and bool(welcome["table"]["seats"][seat].get("handed_over"))


def waits_as_program(welcome: dict[str, Any]) -> bool:
    """Whether the game is yet to begin, and the seat is known to be a program's: that is ready whenever the others are."""
    seat = welcome["viewer"]
    return seat >= 0 and welcome["table"]["phase"] == "gathering" and "program" in welcome["table"]["seats"][seat]


async def sit(link: Link, player: Player, say: Say, again: bool = False, kept: Path | None = None) -> dict[str, Any]:
    """Play until the game is over; with `again`, vote for another one and go on. What was heard and sent about shuffles is kept in a file,
    if there is one. Returns the last result."""
    seat = Seat(link, lost=lambda: say("The connection is lost; trying again."), shuffles=Shuffles(kept))
    answered, move = -1, ""
    async with aclosing(seat.messages()) as messages:
        async for message in messages:
            if message["type"] == "refused":
                say(f"refused: {message['reason']}")
                if message["wait"] and message["id"] == answered:
                    await asyncio.sleep(message["wait"])
                    await seat.send(type="move", id=answered, question=answered, move=move)
                else:
                    answered = -1
            if message["type"] == "welcome" and played_for(message):
                await seat.send(type="take_back")
            if message["type"] == "welcome" and waits_as_program(message):
                say("Waiting for the game to begin.")
                await seat.send(type="ready", ready=True)
            for told in message.get("told", []):
                say(told["text"])
            position = message.get("position")
            if position is None:
                continue
            if position["result"] is not None:
                verdict = seat.shuffles.verdict(position["game"], position["result"])
                say(SHUFFLED[verdict])
                say(f"The game is over: {position['result']['ending']}, winners {position['result']['winners']}.")
                if not again:
                    result: dict[str, Any] = position["result"]
                    return result
                await seat.send(type="vote", matter="again")
            elif position["question"] not in (None, answered):
                answered = position["question"]
                move = await asyncio.to_thread(player.choose, position)
                await seat.send(type="move", id=answered, question=answered, move=move)
    raise Refused("not_there", "the hall has closed")
