"""A worker that thinks for the hall: reads one JSON object a line and answers with another.

{"ask": "move", "bot": …, "view": …, "offers": …, "seed": …, "within": …}
                                    {"move": …}: what a bot plays; where offers are wanted, perhaps an offer it makes first; with the
                                    same seed always the same; after `within` seconds the best that it has found
{"ask": "hint", "view": …}          {"move": …, "chance": …}: what a seat might play, and its chance to win then
{"ask": "chances", "record": …, "at": …}
                                    {"chances": [[…], …], "done": …}: every seat's chance to win in a finished game, after that many
                                    moves and those that follow, as far as it came in a moment, perhaps none yet; the rest is to be
                                    asked for again

{"error": …} says what is wrong with the question. Of games that run it knows nothing but the views it is given.
"""

from __future__ import annotations

import json
import secrets
import sys
import time
from typing import Any, Final

import greathall  # noqa: F401  (fills the catalogue)
from greathall.bots import SearchBot, make, views
from greathall.bots.dealing import HONEST, Haggler
from greathall.bots.views import read_view
from greathall.kernel.chance import Chance, swift
from greathall.kernel.deals.dealing import Dealing
from greathall.kernel.errors import GreathallError
from greathall.kernel.record import Record
from greathall.kernel.state import State

HINT_SECONDS: Final = 1.0
MOMENT: Final = 0.2
"""How many seconds are spent on the chances of a finished game before others have their turn."""


def fresh() -> Chance:
    return swift(secrets.token_hex())


def chance_for(asked: dict[str, Any]) -> Chance:
    """Chance for one answer: from the seed, if there is one."""
    return swift(asked["seed"]) if asked.get("seed") else fresh()


def answer(line: str) -> dict[str, Any]:
    """The answer to one line."""
    asked = json.loads(line)
    try:
        if asked["ask"] == "chances":
            return chances(asked["record"], asked["at"])
        chance = chance_for(asked)
        position, seat = read_view(asked["view"], chance)
        if asked["ask"] == "hint":
            return hint(position, seat)
        bot = make(asked["bot"], chance)
        if isinstance(bot, SearchBot):
            bot.within = asked.get("within", 0.0)
        return {"move": views.answer(bot, position, seat, asked["offers"])}
    except GreathallError as error:
        return {"error": str(error)}


def hint(position: State, seat: int) -> dict[str, Any]:
    """The move that a search likes best, and the chance to win that it sees in it."""
    bot = SearchBot(fresh(), seconds=HINT_SECONDS, haggler=Haggler(fresh(), HONEST))
    if isinstance(position, Dealing) and position.asking() is not None:
        return {"move": position.text(bot.choose(position, seat)), "chance": round(position.evaluate(seat), 3)}
    best = bot.favourite(bot.think(position, seat).children)
    return {"move": position.text(best.move), "chance": round(best.value(), 3)}


class Study:
    """A finished game that is looked at move by move, as shares of one for every seat."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.record = Record.from_text(text)
        self.state = self.record.deal()
        self.at = 0
        """How many moves were made."""

    def ended(self) -> bool:
        return self.at == len(self.record.moves)

    def step(self) -> None:
        self.at += 1
        self.record.step(self.state, self.at)


under_way: Study | None = None
"""What was looked at last, so that whoever asks for the rest need not wait until it was played again."""


def chances(text: str, at: int) -> dict[str, Any]:
    """How the game stood after that many moves, and so on, for a moment: whoever waits for a bot's move does not wait for all of it, nor
    until it is played again by a worker that has looked at something else meanwhile."""
    global under_way
    until = time.monotonic() + MOMENT
    if under_way is None or under_way.text != text or under_way.at > at:
        under_way = Study(text)
    study = under_way
    found = [shares(study.state)] if study.at == at else []
    while not study.ended():
        study.step()
        if time.monotonic() >= until:
            return {"chances": found, "done": False}
        if study.at >= at:
            found.append(shares(study.state))
    return {"chances": found, "done": True}


def shares(state: State) -> list[float]:
    worth = [state.reward(seat) if state.over() else max(0.0, state.evaluate(seat)) for seat in range(state.seats)]
    return [round(each / (sum(worth) or 1.0), 3) for each in worth]


def main() -> None:
    """Think until there is nothing more to think about."""
    for line in sys.stdin:
        print(json.dumps(answer(line)), flush=True)


if __name__ == "__main__":
    main()
