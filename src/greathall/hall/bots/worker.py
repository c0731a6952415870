"""A worker that thinks for the hall: reads one JSON object a line and answers with another.

{"ask": "move", "bot": …, "view": …, "offers": …, "seed": …, "within": …}
                                    {"move": …}: what a bot plays; where offers are wanted, perhaps an offer it makes first; with the
                                    same seed always the same; after `within` seconds the best that it has found
{"ask": "hint", "view": …}          {"move": …, "chance": …}: what a seat might play, and its chance to win then
{"ask": "chances", "record": …}     {"chances": [[…], …]}: every seat's chance to win, after every move of a finished game

{"error": …} says what is wrong with the question. Of games that run it knows nothing but the views it is given.
"""

from __future__ import annotations

import json
import secrets
import sys
from typing import Any, Final

import greathall  # noqa: F401  (fills the catalogue)
from greathall.bots import SearchBot, make, views
from greathall.bots.dealing import Haggler
from greathall.bots.views import read_view
from greathall.kernel.chance import Chance, swift
from greathall.kernel.deals.dealing import Dealing
from greathall.kernel.errors import GreathallError
from greathall.kernel.record import Record
from greathall.kernel.state import State

HINT_SECONDS: Final = 1.0


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
            return {"chances": chances(asked["record"])}
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
    bot = SearchBot(fresh(), seconds=HINT_SECONDS, haggler=Haggler(fresh(), honest=True))
    if isinstance(position, Dealing) and position.asking() is not None:
        return {"move": position.text(bot.choose(position, seat)), "chance": round(position.evaluate(seat), 3)}
    best = bot.favourite(bot.think(position, seat).children)
    return {"move": position.text(best.move), "chance": round(best.value(), 3)}


def chances(text: str) -> list[list[float]]:
    """How the game stood for every seat from the deal to the end, as shares of one."""
    record = Record.from_text(text)
    state = record.deal()
    found = [shares(state)]
    for number in range(1, len(record.moves) + 1):
        record.step(state, number)
        found.append(shares(state))
    return found


def shares(state: State) -> list[float]:
    worth = [state.reward(seat) if state.over() else max(0.0, state.evaluate(seat)) for seat in range(state.seats)]
    return [round(each / (sum(worth) or 1.0), 3) for each in worth]


def main() -> None:
    """Think until there is nothing more to think about."""
    for line in sys.stdin:
        print(json.dumps(answer(line)), flush=True)


if __name__ == "__main__":
    main()
