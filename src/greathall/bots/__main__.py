"""A bot as a program of its own, which knows nothing but the views it reads.

python -m greathall.bots greedy --seed 1

Standard input: the view of a seat that must decide, as one JSON object a line (`State.view`).
Standard output: for each of them a line {"move": "<text>"}, or {"error": "<sentence>"} if there was something wrong with it.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

from greathall.bots import Bot, make
from greathall.bots import __doc__ as kinds
from greathall.bots.views import answer, read_view
from greathall.kernel.catalog import Source
from greathall.kernel.chance import Chance, swift
from greathall.kernel.errors import BadPosition, GreathallError


def move(line: str, bot: Bot, chance: Chance, cards: Source) -> str:
    """The move that a bot chooses in the position of a view."""
    try:
        view = json.loads(line)
    except (ValueError, RecursionError) as error:
        raise BadPosition(f"this line is not JSON: {error}") from error
    if not isinstance(view, dict):
        raise BadPosition("a view should be a JSON object")
    position, seat = read_view(view, chance, cards)
    return answer(bot, position, seat)


def main(arguments: list[str] | None = None) -> int:
    """Read views and answer with moves, until there are no more."""
    parser = argparse.ArgumentParser(
        prog="python -m greathall.bots",
        description=__doc__,
        epilog=kinds,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("bot", help="the name of a bot, see below")
    parser.add_argument("--seed", type=int, default=0, help="the same seed and views give the same moves (default 0)")
    parser.add_argument("--cards", type=Path, help="the card file of the game, if it is not ours")
    given = parser.parse_args(arguments)
    chance = swift(f"{given.seed} views")
    try:
        bot = make(given.bot, swift(f"{given.seed}"))
    except GreathallError as error:
        parser.error(str(error))
    for line in sys.stdin:
        try:
            said = {"move": move(line, bot, chance, given.cards)}
        except GreathallError as error:
            said = {"error": str(error)}
        print(json.dumps(said), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
