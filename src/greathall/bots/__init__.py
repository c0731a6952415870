"""Bots choose a move from what a seat may know.

random                 any legal move
greedy                 the best next position in which nothing is being resolved
search                 tree search, 1,000 iterations a decision
search:300             … with another number of iterations
search:0.2s            … with a time for each decision
search:300/honest      … which breaks its word only when every legal move would, in games where deals are made
search:300/false       … which keeps its word as long as that costs nothing
search:300/silent      … which makes no deals
unlearned:300          a search that judges by each game's own evaluation, without the networks
easy                   a search with as many iterations as this level has in a game; so are middling, hard and expert
module:Class           a bot of yours, made with a Chance
"""

from __future__ import annotations

import importlib
from collections.abc import Callable, Mapping
from typing import Final

from greathall.bots.bot import Bot
from greathall.bots.dealing import FALSE, HONEST, SHREWD, Haggler
from greathall.bots.greedy import GreedyBot
from greathall.bots.levels import LEVELS
from greathall.bots.random import RandomBot
from greathall.bots.search import SearchBot
from greathall.kernel.chance import Chance
from greathall.kernel.errors import GreathallError
from greathall.kernel.messages import BOT_NOT_MADE, NO_BOT, NO_CHARACTER, NOT_A_BOT, WRONG_BUDGET, WRONG_CHARACTER
from greathall.kernel.sentences.speech import error_of

__all__ = ["LEVELS", "PLAIN", "Bot", "GreedyBot", "RandomBot", "SearchBot", "UnknownBot", "make"]

PLAIN: Final[Mapping[str, Callable[[Chance], Bot]]] = {"random": RandomBot, "greedy": GreedyBot}
"""Bots that are made from chance alone."""

SEARCHES: Final = ("search", "unlearned")
"""The kinds of search: with the networks that judge positions, and without."""

CHARACTERS: Final = {"": SHREWD, "honest": HONEST, "false": FALSE, "silent": SHREWD}
"""How a bot deals: by default it does, and breaks its word when that pays well; who is silent doesn't."""


class UnknownBot(GreathallError):
    """A bot that can't be made."""


def make(name: str, chance: Chance) -> Bot:
    """A bot by its name."""
    name, slash, character = name.partition("/")
    kind, _, budget = name.partition(":")
    if slash and kind not in SEARCHES and name not in LEVELS:
        raise error_of(UnknownBot, NO_CHARACTER.say(name))
    if name in PLAIN:
        return PLAIN[name](chance)
    if name in LEVELS:
        return SearchBot(chance, haggler=_haggler(character, chance), level=name)
    if kind in SEARCHES:
        return _search(budget, _haggler(character, chance), chance, kind == "search")
    if budget and kind not in (*LEVELS, *PLAIN):
        return _yours(kind, budget, chance)
    names = [*PLAIN, "search", "search:ITERATIONS", "search:SECONDSs", "unlearned:…", *LEVELS]
    raise error_of(UnknownBot, NO_BOT.say(name, names))


def _haggler(character: str, chance: Chance) -> Haggler | None:
    if character not in CHARACTERS:
        raise error_of(UnknownBot, WRONG_CHARACTER.say(tuple(CHARACTERS)[1:], character))
    return None if character == "silent" else Haggler(chance, CHARACTERS[character])


def _search(budget: str, haggler: Haggler | None, chance: Chance, learned: bool) -> Bot:
    try:
        if not budget:
            return SearchBot(chance, haggler=haggler, learned=learned)
        if budget.endswith("s") and 0 < float(budget[:-1]) < 3600:
            return SearchBot(chance, seconds=float(budget[:-1]), haggler=haggler, learned=learned)
        if 0 < int(budget) < 10**9:
            return SearchBot(chance, iterations=int(budget), haggler=haggler, learned=learned)
    except ValueError:
        pass
    raise error_of(UnknownBot, WRONG_BUDGET.say(budget))


def _yours(module: str, name: str, chance: Chance) -> Bot:
    try:
        bot = getattr(importlib.import_module(module), name)(chance)
    except (ImportError, AttributeError, TypeError) as error:
        raise error_of(UnknownBot, BOT_NOT_MADE.say(f"{module}:{name}", str(error))) from error
    if not isinstance(bot, Bot):
        raise error_of(UnknownBot, NOT_A_BOT.say(f"{module}:{name}"))
    return bot
