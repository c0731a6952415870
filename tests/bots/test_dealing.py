"""Bots make offers that please both sides, answer by what they gain, and keep their word or break it as they are."""

from __future__ import annotations

from typing import Any

import pytest

import greathall
from greathall.bots import SearchBot, UnknownBot, make
from greathall.bots.bargains import ideas, may_make_peace
from greathall.bots.dealing import HONEST, SHREWD, Character, Haggler, betrays, breaks_word, decline, keeps_word, owes_deed
from greathall.bots.random import RandomBot
from greathall.bots.valuing import trust
from greathall.games.duhr.state import Duhr
from greathall.kernel.chance import swift
from greathall.kernel.deals.dealing import Dealing
from greathall.kernel.deals.offer import Offer
from greathall.kernel.state import State
from greathall.lab.playing import play_game

HOUSES = ["usari", "lycosia", "kardosa", "silgaro"]


def court(**position: Any) -> Duhr:
    written = {
        "game": "duhr",
        "seats": 4,
        "houses": HOUSES,
        "hands": [["usari", "kardosa", "scandal"], ["lycosia", "scandal"], ["kardosa", "usari"], ["silgaro", "scandal"]],
        "conspiracies": ["lycosia down", "kardosa down", "silgaro down", "usari down"],
        "agendas": ["loyal_patron", "clean_hands", "fair_weather", "nest_of_vipers"],
        "turn": 5,
        **position,
    }
    written.setdefault("public", written["hands"])
    state = greathall.from_dict(written)
    assert isinstance(state, Duhr)
    return state


def promised(fate: str, by: str = "usari", promise: str = "spare:lycosia:13") -> dict[str, Any]:
    return {"pledges": [{"by": by, "to": "lycosia", "promise": promise, "fate": fate}]}


def haggler(honest: bool = True) -> Haggler:
    return Haggler(swift("haggler"), HONEST if honest else SHREWD)


def gain(state: Duhr, seat: int, text: str, honest: bool = True) -> float:
    """What an offer of seat 0 brings the one it is made to."""
    return haggler(honest).gain(state, seat, Offer.from_text(f"offer {text}", state.names()).signed(0, 0, 1 << seat))


def test_gifts_are_welcome_and_thefts_are_not() -> None:
    assert gain(court(), 1, "to=lycosia gives=scandal") > 0
    assert gain(court(), 1, "to=lycosia wants=scandal") < 0
    assert gain(court(), 1, "to=lycosia shows=agenda") > 0 > gain(court(), 1, "to=lycosia sees=agenda")


def test_promises_are_worth_what_they_are_about() -> None:
    assert gain(court(), 1, "to=lycosia promises=spare:lycosia:13") > 0
    assert gain(court(boards=[[], ["lycosia"], [], []]), 1, "to=lycosia promises=aid:lycosia:13") > 0
    assert gain(court(), 1, "to=lycosia promises=strike:silgaro:13") > 0 > gain(court(), 1, "to=lycosia promises=strike:lycosia:13")
    assert gain(court(), 1, "to=lycosia promises=card:scandal:13") > 0
    assert gain(court(), 1, "to=lycosia demands=card:scandal:13") < 0
    assert gain(court(), 1, "to=lycosia demands=aid:usari:13") < 0
    assert gain(court(), 1, "to=lycosia demands=strike:lycosia:13") < 0


def test_whoever_may_break_a_promise_gives_it_more_lightly() -> None:
    demand = "to=lycosia demands=card:scandal:13"
    assert gain(court(), 1, demand, honest=False) > gain(court(), 1, demand, honest=True)


def test_nobody_promises_to_spare_everyone() -> None:
    bound = {
        "pledges": [{"by": "lycosia", "to": "usari", "promise": f"spare:{house}:13", "fate": "open"} for house in ("kardosa", "silgaro")]
    }
    assert gain(court(deals=bound), 1, "to=lycosia demands=spare:usari:13") < -0.9


def test_trust_is_earned_and_lost() -> None:
    fresh, kept, broken = (trust(court(deals=deals), 0, 1, 1.5, 1.0) for deals in ({}, promised("kept"), promised("broken")))
    assert broken < fresh < kept < 1
    offer = "to=lycosia promises=spare:lycosia:20"
    assert gain(court(deals=promised("broken")), 1, offer) < gain(court(), 1, offer)


def test_an_offer_is_answered_by_what_it_brings() -> None:
    for text, answer in (("gives=scandal", "accept offer=0"), ("wants=scandal", "decline offer=0")):
        state = court()
        state.propose(0, Offer.from_text(f"offer to=lycosia {text}", state.names()))
        assert state.text(make("search:10", swift("bot")).choose(state.imagine(1, swift("view")), 1)) == answer
        assert state.text(make("search:10/silent", swift("bot")).choose(state.imagine(1, swift("view")), 1)) == "decline offer=0"
        assert state.text(decline(state)) == "decline offer=0"


def test_what_cannot_be_given_is_declined() -> None:
    state = court(hands=[["usari"], ["lycosia"], [], []])
    state.propose(0, Offer.from_text("offer to=lycosia wants=betrayal gives=usari", state.names()))
    assert state.text(haggler().answer(state, 1)) == "decline offer=0"


def test_offers_please_both_sides() -> None:
    state = court(agendas_seen=["all"] * 4, conspiracies_seen=["all"] * 4)
    offer = haggler().offer(state, 0)
    assert offer is not None
    assert state.offer_fault(0, offer) is None
    taker = int(offer.to).bit_length() - 1
    signed = offer.signed(0, 0, offer.to)
    assert haggler().gain(state, taker, signed) > 0


def test_cards_are_swapped_where_both_gain() -> None:
    """Each holds the key to the other's ability; sparing each other is promised already."""
    spared = [{"by": by, "to": to, "promise": f"spare:{to}:13", "fate": "open"} for by in HOUSES for to in HOUSES if by != to]
    alike = {"agendas": ["dexterous_hand", "loyal_patron", "sinister_hand", "fair_weather"], "agendas_seen": ["all"] * 4}
    state = court(hands=[["kardosa"], [], ["usari"], []], deals={"pledges": spared}, **alike)
    offer = haggler().offer(state, 0)
    assert offer is not None
    assert offer.text(state.names()) == "offer to=kardosa gives=kardosa wants=usari"


def test_nothing_is_offered_where_nothing_is_gained() -> None:
    spared = [{"by": by, "to": to, "promise": f"spare:{to}:13", "fate": "open"} for by in HOUSES for to in HOUSES if by != to]
    assert haggler().offer(court(hands=[[], [], [], []], deals={"pledges": spared}), 0) is None
    assert make("search:10/silent", swift("bot")).offer(court(), 0) is None
    assert make("search:10", swift("bot")).offer(greathall.new("treachery", 2, 1), 0) is None
    assert make("greedy", swift("bot")).offer(court(), 0) is None


def test_a_word_is_broken_through_a_window_too() -> None:
    state = court(hands=[["usari", "usari", "lycosia"], ["lycosia", "lycosia"], [], []], deals=promised("open"))
    assert breaks_word(state, 0, state.read("raise_suspicion house=lycosia"))
    assert breaks_word(state, 0, state.read("place_scandal pair=usari target=lycosia"))
    assert not breaks_word(state, 0, state.read("place_scandal pair=usari target=kardosa"))
    assert not breaks_word(court(), 0, state.read("raise_suspicion house=kardosa"))


def test_the_honest_keep_their_word_and_others_only_as_long_as_it_pays() -> None:
    """Lycosia stands one card from falling, which would end the game and win it for the one who promised to spare it."""
    position: dict[str, Any] = {
        "hands": [["lycosia", "kardosa"], [], [], []],
        "boards": [[], ["lycosia"] * 4, ["kardosa"] * 5, ["silgaro"] * 5],
        "conspiracies": ["usari up", "usari down", "silgaro down", "lycosia down"],
        "agendas": ["loyal_patron", "?", "?", "?"],
        "deals": promised("open"),
    }
    position["conspiracies"] = ["usari up", "kardosa up", "silgaro down", "lycosia down"]
    state = court(**position)
    strike = state.read("raise_suspicion house=lycosia")
    assert make("search:60", swift("bot")).choose(state, 0) == strike
    alone = court(**{**position, "hands": [["lycosia", "kardosa", "scandal"], [], [], []]})
    assert make("search:60/honest", swift("bot")).choose(alone, 0) not in (strike, alone.read("create_scandal target=lycosia"))
    assert make("search:60/honest", swift("bot")).choose(court(**{**position, "hands": [["lycosia"], [], [], []]}), 0) != -1


def test_where_every_move_breaks_a_word_one_is_broken() -> None:
    state = court(
        hands=[["lycosia", "lycosia"], [], [], []],
        boards=[["usari"] * 5, [], ["kardosa"] * 5, ["silgaro"] * 4],
        deals={
            "pledges": [
                {"by": "usari", "to": "lycosia", "promise": f"spare:{house}:13", "fate": "open"} for house in ("lycosia", "silgaro")
            ]
        },
    )
    bot = make("search:20/honest", swift("bot"))
    assert breaks_word(state, 0, bot.choose(state, 0))


def test_the_honest_find_the_only_move_that_keeps_every_promise() -> None:
    pledges = [{"by": "usari", "to": "lycosia", "promise": f"spare:{house}:13", "fate": "open"} for house in ("lycosia", "silgaro")]
    state = court(
        hands=[["lycosia", "kardosa", "silgaro"], [], [], []],
        boards=[[], ["lycosia"] * 4, [], ["silgaro"] * 4],
        conspiracies=["usari up", "kardosa up", "silgaro up", "lycosia up"],
        deals={"pledges": pledges},
    )
    assert len(state.moves(0)) == 3
    for seed in range(8):
        assert state.text(make("search:20/honest", swift(f"bot {seed}")).choose(state, 0)) == "raise_suspicion house=kardosa"


def test_the_honest_break_a_word_only_when_every_legal_move_breaks_one() -> None:
    """A whole game in which that happens; bots without that character break theirs in it although they need not."""
    broken: list[int] = []

    def watch(before: State, seat: int, move: int) -> None:
        assert isinstance(before, Duhr)
        if breaks_word(before, seat, move):
            broken.append(move)
            assert all(breaks_word(before, seat, other) for other in before.moves(seat)), before.text(move)

    bots = [make("search:4/honest", swift(f"4 {seat}")) for seat in range(4)]
    play_game(greathall.new("duhr", 4, 4), bots, swift("v"), watch)
    assert broken


def test_random_bots_offer_now_and_then() -> None:
    bot = RandomBot(swift("bot"))
    offers = [bot.offer(court(), 0) for _ in range(60)]
    assert 5 < sum(offer is not None for offer in offers) < 40
    assert bot.offer(greathall.new("treachery", 2, 1), 0) is None


def test_whole_games_are_played_with_deals() -> None:
    state = greathall.new("duhr", 4, 3)
    play_game(state, [make("search:12", swift(f"{seat}")) for seat in range(4)], swift("views"))
    assert state.over()
    assert isinstance(state, Duhr)
    assert state.book.count > 0


def test_a_character_is_one_of_three_and_a_search_s() -> None:
    bot = make("middling/honest", swift("bot"))
    assert isinstance(bot, SearchBot)
    assert bot.haggler is not None
    assert bot.haggler.character.honest
    with pytest.raises(UnknownBot, match="honest, false, silent"):
        make("search:10/cruel", swift("bot"))
    with pytest.raises(UnknownBot, match="only a search has a character"):
        make("greedy/honest", swift("bot"))


def shapes(state: Duhr, seat: int, other: int) -> list[str]:
    """What a seat could offer another."""
    drawn: list[Dealing] = [state]
    return [offer.text(state.names()).removeprefix("offer ") for offer in ideas(state, drawn, seat, other)]


def test_offers_are_of_every_shape_that_people_make() -> None:
    found = shapes(court(agendas=["loyal_patron", "clean_hands", "dexterous_hand", "sinister_hand"]), 0, 1)
    assert "to=lycosia promises=spare:lycosia:13 demands=spare:usari:13" in found
    assert "to=lycosia promises=aid:lycosia:9 demands=aid:usari:9" in found
    assert "to=lycosia gives=kardosa demands=spare:usari:13" in found
    assert "to=lycosia gives=scandal demands=aid:usari:9" in found
    assert any("promises=strike:" in offer and "demands=strike:" in offer for offer in found)


def test_what_was_refused_is_not_offered_again() -> None:
    state = court()
    peace = "to=lycosia promises=spare:lycosia:13 demands=spare:usari:13"
    assert peace in shapes(state, 0, 1)
    state.propose(0, Offer.from_text(f"offer {peace}", state.names()))
    state.play(1, "decline offer=0")
    assert peace not in shapes(state, 0, 1)
    assert peace.replace("lycosia", "kardosa") in shapes(state, 0, 2), "others have refused nothing"


def test_peace_is_kept_with_one_at_a_time_and_with_nobody_for_ever() -> None:
    assert may_make_peace(court(), 0, 1)
    assert not may_make_peace(court(deals=promised("open")), 0, 2)
    often = {"pledges": [{"by": "lycosia", "to": "usari", "promise": "spare:usari:4", "fate": "kept"}] * 3}
    assert not may_make_peace(court(deals=often), 0, 1)
    state = court(deals={"pledges": [{"by": "lycosia", "to": "silgaro", "promise": "spare:silgaro:13", "fate": "open"}]})
    state.propose(0, Offer.from_text("offer to=lycosia promises=spare:lycosia:13 demands=spare:usari:13", state.names()))
    assert state.text(haggler().answer(state, 1)) == "decline offer=0", "it keeps peace already"


def test_the_honest_promise_only_what_they_hold_the_cards_for() -> None:
    demand = "to=lycosia gives=scandal demands=strike:silgaro:9"
    assert gain(court(hands=[["scandal"], ["silgaro"], [], []]), 1, demand) > gain(court(hands=[["scandal"], [], [], []]), 1, demand) < -0.5


def test_a_card_for_a_word_wants_a_good_name() -> None:
    offer = "to=lycosia wants=scandal promises=spare:lycosia:13"
    proven = {"pledges": promised("kept")["pledges"] * 6}
    assert gain(court(), 1, offer) < gain(court(deals=proven), 1, offer)


def test_nobody_owes_anything_to_those_who_broke_their_word() -> None:
    pledges = promised("open")["pledges"]
    broken = {"by": "lycosia", "to": "usari", "promise": "spare:usari:4", "fate": "broken"}
    for given, free in ((pledges, False), ([*pledges, broken], True)):
        state = court(hands=[["lycosia"], [], [], []], deals={"pledges": given})
        strike = state.read("raise_suspicion house=lycosia")
        assert breaks_word(state, 0, strike)
        assert betrays(state, 0, strike) is not free
    assert trust(court(deals={"pledges": [broken]}), 1, 0, 1.5, 1.0) < trust(court(deals={"pledges": [broken]}), 1, 3, 1.5, 1.0)


def test_what_was_promised_is_done_where_it_costs_little() -> None:
    deals = promised("open", promise="strike:kardosa:9")
    state = court(hands=[["kardosa", "silgaro"], [], [], []], deals=deals)
    strike = state.read("raise_suspicion house=kardosa")
    assert owes_deed(state, 0)
    assert keeps_word(state, 0, strike)
    assert not keeps_word(state, 0, state.read("raise_suspicion house=silgaro"))
    for seed in range(4):
        patient = make("search:40/honest", swift(f"{seed}"))
        assert isinstance(patient, SearchBot)
        assert patient.haggler is not None
        patient.haggler.character = Character(honest=True, temptation=0.0, patience=1.0, forgiveness=1.0)
        assert patient.choose(state, 0) == strike
