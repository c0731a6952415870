"""A worker that thinks for bots: reads one JSON object a line, `{"bot": …, "view": …}`, and answers `{"move": …}` or `{"error": …}`.

It knows nothing but the views it is given.
"""

from __future__ import annotations

import json
import secrets
import sys

import greathall
from greathall.bots import make
from greathall.kernel.chance import swift
from greathall.kernel.errors import GreathallError


def think(line: str) -> dict[str, str]:
    """The move of a bot in the position of a view."""
    asked = json.loads(line)
    view = asked["view"]
    try:
        position = greathall.from_dict(view, swift(secrets.token_hex()))
        bot = make(asked["bot"], swift(secrets.token_hex()))
        return {"move": position.text(bot.choose(position, view["viewer"]))}
    except GreathallError as error:
        return {"error": str(error)}


def main() -> None:
    """Think until there is nothing more to think about."""
    for line in sys.stdin:
        print(json.dumps(think(line)), flush=True)


if __name__ == "__main__":
    main()
