"""A worker that thinks for bots: reads one JSON object a line, `{"bot": …, "view": …, "offers": …}`, and answers `{"move": …}` or
`{"error": …}`. Where offers are wanted, the answer may be an offer that the bot makes before it moves.

It knows nothing but the views it is given.
"""

from __future__ import annotations

import json
import secrets
import sys

import greathall
from greathall.bots import Bot, make
from greathall.kernel.chance import swift
from greathall.kernel.deal import Dealing
from greathall.kernel.errors import GreathallError
from greathall.kernel.offer import Offer
from greathall.kernel.state import State


def think(line: str) -> dict[str, str]:
    """The move of a bot in the position of a view."""
    asked = json.loads(line)
    view = asked["view"]
    try:
        position = greathall.from_dict(view, swift(secrets.token_hex()))
        bot = make(asked["bot"], swift(secrets.token_hex()))
        seat = view["viewer"]
        offer = opening(bot, position, seat) if asked.get("offers") else None
        return {"move": position.text(bot.choose(position, seat)) if offer is None else offer.text(position.names())}
    except GreathallError as error:
        return {"error": str(error)}


def opening(bot: Bot, position: State, seat: int) -> Offer | None:
    """An offer of the bot's, the first of this turn; None if it makes none."""
    if not isinstance(position, Dealing) or not position.may_propose(seat) or position.book.made[seat]:
        return None
    offer = bot.offer(position, seat)
    return None if offer is None or position.offer_fault(seat, offer) is not None else offer


def main() -> None:
    """Think until there is nothing more to think about."""
    for line in sys.stdin:
        print(json.dumps(think(line)), flush=True)


if __name__ == "__main__":
    main()
