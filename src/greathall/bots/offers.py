"""When bots make offers: before a decision of their own, in a quiet moment, once a turn, and only such as the rules allow."""

from __future__ import annotations

from mypy_extensions import i64

from greathall.bots.bot import Bot
from greathall.kernel.deals.dealing import Dealing
from greathall.kernel.deals.offer import Offer
from greathall.kernel.state import State


def first_offer(bot: Bot, position: State, seat: i64) -> Offer | None:
    """The offer that a bot makes before it decides, in a position as its seat knows it; None if it makes none, or made one in this turn.
    Bots don't know all the rules of offers: what they may not offer is not made."""
    if not isinstance(position, Dealing) or not position.may_propose(seat) or position.book.made[seat]:
        return None
    offer = bot.offer(position, seat)
    return None if offer is None or position.offer_fault(seat, offer) is not None else offer
