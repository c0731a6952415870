"""When bots make offers: before a decision of their own, once a turn, in a quiet moment, and only such as the rules allow."""

from __future__ import annotations

import pytest

import greathall
from greathall.bots import Bot
from greathall.bots.offers import first_offer
from greathall.kernel.deals.offer import Offer
from greathall.kernel.state import State
from tests.bots.test_dealing import court


class Offering(Bot):
    """A bot that always offers the same."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.asked = 0

    def offer(self, position: State, seat: int) -> Offer | None:
        self.asked += 1
        return Offer.from_text(self.text, position.names())


def test_a_bot_makes_the_first_offer_of_its_turn() -> None:
    bot = Offering("offer to=lycosia gives=usari")
    offer = first_offer(bot, court(), 0)
    assert offer is not None
    assert offer.text(court().names()) == "offer to=lycosia gives=usari"
    assert first_offer(bot, court(deals={"made": [1, 0, 0, 0]}), 0) is None, "one a turn, though the rules allow two"
    assert bot.asked == 1


def test_a_bot_is_not_asked_where_no_offers_are_made() -> None:
    bot = Offering("offer to=lycosia gives=usari")
    asked = court()
    asked.propose(1, Offer.from_text("to=usari gives=scandal", asked.names()))
    for state in (greathall.new("treachery", 2, 1), court(options={"deals": "off"}), asked):
        assert first_offer(bot, state, 0) is None
    assert bot.asked == 0


@pytest.mark.parametrize("text", ["offer to=lycosia gives=silgaro", "offer to=usari gives=usari"])
def test_what_the_rules_forbid_is_not_offered(text: str) -> None:
    assert first_offer(Offering(text), court(), 0) is None


def test_a_bot_may_offer_nothing() -> None:
    assert first_offer(Bot(), court(), 0) is None
