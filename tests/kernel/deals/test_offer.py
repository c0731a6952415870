"""Offers as text and JSON."""

from __future__ import annotations

from typing import Any

import pytest

from greathall.kernel.deals.offer import FARTHEST_TURN, MOST_WORDS, Offer, is_offer, promise_from
from greathall.kernel.errors import BadMove

NAMES = {"seat": ("ada", "bo", "cy"), "card": ("figs", "salt", "tin"), "house": ("ada", "bo", "cy"), "secret": ("mark", "map")}

WHOLE = (
    "offer to=bo,cy gives=figs,figs,tin wants=salt shows=mark,map sees=map promises=spare:bo:7,card:tin:9 demands=aid:ada:3,strike:cy:4 "
    'counters=12 words="so sei es, \\"Bo\\""'
)
JSON: dict[str, Any] = {
    "to": ["bo", "cy"],
    "gives": ["figs", "figs", "tin"],
    "wants": ["salt"],
    "shows": ["mark", "map"],
    "sees": ["map"],
    "promises": ["spare:bo:7", "card:tin:9"],
    "demands": ["aid:ada:3", "strike:cy:4"],
    "counters": 12,
    "words": 'so sei es, "Bo"',
}


def test_text_and_json_read_back() -> None:
    offer = Offer.from_text(WHOLE, NAMES)
    assert offer.json(NAMES) == JSON
    assert offer.text(NAMES) == WHOLE
    assert Offer.from_json(JSON, NAMES).text(NAMES) == WHOLE


@pytest.mark.parametrize("text", ["offer to=bo gives=salt", "offer to=all wants=tin", "offer to=bo shows=map", 'offer to=cy words="Grüße"'])
def test_only_what_is_there_is_written(text: str) -> None:
    assert Offer.from_text(text, NAMES).text(NAMES) == text


def test_cards_are_written_in_their_order_however_they_were_named() -> None:
    assert Offer.from_text("offer to=bo gives=tin,figs", NAMES).text(NAMES) == "offer to=bo gives=figs,tin"
    assert Offer.from_text("offer   to=bo,bo   gives=figs  ", NAMES).text(NAMES) == "offer to=bo gives=figs"
    assert Offer.from_text("to=bo words=so be it", NAMES).words == "so be it"
    assert Offer.from_text("offer", NAMES).text(NAMES) == "offer to="


def test_all_is_everybody() -> None:
    offer = Offer.from_text("offer to=all gives=figs", NAMES)
    assert offer.json(NAMES)["to"] == ["all"]
    assert all(offer.to >> seat & 1 for seat in range(15))


def test_cards_and_words_are_hidden_from_others() -> None:
    hidden = Offer.from_text(WHOLE, NAMES).json(NAMES, hidden=True)
    assert hidden == {**JSON, "gives": ["?", "?", "?"], "wants": ["?"], "words": "?"}


def test_parties_are_the_maker_and_those_it_was_made_to() -> None:
    offer = Offer.from_text("offer to=bo,cy gives=figs", NAMES).signed(0, 5, 0b110)
    assert (offer.maker, offer.number, offer.to) == (0, 5, 0b110)
    narrowed = offer.left_to(0b100)
    assert narrowed.to == 0b100
    assert [narrowed.party(viewer) for viewer in (-2, -1, 0, 1, 2, 3)] == [False, False, True, True, True, False]
    assert narrowed.number == 5


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("offer to", "part=value"),
        ("offer to=bo to=cy", "each part once"),
        ("offer to=bo price=3", "the parts of an offer"),
        ("offer to=zed", "there is no seat 'zed'"),
        ("offer to=bo gives=mark", "there is no card 'mark'"),
        ("offer to=bo shows=figs", "there is no secret 'figs'"),
        ("offer to=bo promises=love:bo:3", "promise:name:turn"),
        ("offer to=bo promises=spare:tin:3", "there is no house 'tin'"),
        ("offer to=bo promises=card:bo:3", "there is no card 'bo'"),
        ("offer to=bo promises=spare:bo", "is not a number"),
        ("offer to=bo promises=spare:bo:-1", "is not a number"),
        ("offer to=bo promises=spare:bo:soon", "is not a number"),
        (f"offer to=bo promises=spare:bo:{FARTHEST_TURN + 1}", "is not a number"),
        ("offer to=bo promises=spare:bo:0000009999", "is not a number"),
        ("offer to=bo promises=spare:bo:99999999999999999999", "is not a number"),
        ("offer to=bo counters=x", "is not a number"),
        ('offer to=bo words="open', "in quotation marks"),
        ('offer to=bo words="done" gives=figs', "in quotation marks"),
        (f"offer to=bo words={'x' * (MOST_WORDS + 1)}", "at most"),
        ('offer to=bo words="two\\nlines"', "one line"),
    ],
)
def test_texts_that_are_not_an_offer(text: str, reason: str) -> None:
    with pytest.raises(BadMove, match=reason):
        Offer.from_text(text, NAMES)


@pytest.mark.parametrize(
    ("value", "reason"),
    [
        ({"price": 3}, "an offer has no 'price'"),
        ({"to": "bo"}, "list of names"),
        ({"to": [3]}, "list of names"),
        ({"to": ["bo"], "words": 3}, "one line"),
        ({"to": ["bo"], "counters": None}, "is not a number"),
        ({"to": ["all", "bo"]}, "there is no seat 'all'"),
    ],
)
def test_values_that_are_not_an_offer(value: dict[str, Any], reason: str) -> None:
    with pytest.raises(BadMove, match=reason):
        Offer.from_json(value, NAMES)


def test_a_promise_reads_back() -> None:
    for text in ("spare:ada:1", "aid:bo:2", "strike:cy:3", f"card:tin:{FARTHEST_TURN}"):
        assert promise_from(text, NAMES).text(NAMES) == text


def test_a_line_of_a_record_is_an_offer_or_a_move() -> None:
    assert is_offer(WHOLE)
    assert is_offer("offer")
    assert not is_offer("offering to=bo")
    assert not is_offer("accept offer=0")
    assert not is_offer("")
