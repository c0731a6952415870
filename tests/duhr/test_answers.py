"""Offers answered: accepted, declined, countered, left lying, withdrawn and void."""

from __future__ import annotations

import pytest

from tests.duhr.court import Court
from tests.duhr.test_deals import ALL, HANDS, bargain, offers
from tests.scenario import rule


@rule("D-11.6", "D-11.14")
def test_whoever_became_a_villain_meanwhile_receives_no_cards() -> None:
    boards = [[], ["scandal", "scandal", "usari", "usari"]]
    table = Court(*boards, hands=HANDS, conspiracies={1: "usari up"})
    table.offer(0, "to=lycosia gives=usari").play("1: consider offer=0", "create_scandal target=lycosia")
    assert table.status("lycosia") == "vilified"
    assert "accept offer=0" not in table.calls(1)
    assert table.hand(1) == []


@rule("D-11.6", "D-11.15")
def test_a_maker_who_became_a_villain_meanwhile_receives_no_cards() -> None:
    boards = [[], ["scandal", "scandal", "usari", "usari"]]
    table = Court(*boards, hands=HANDS, conspiracies={1: "usari up"})
    table.offer(1, "to=kardosa wants=silgaro").play("2: consider offer=0", "create_scandal target=lycosia")
    assert table.status("lycosia") == "vilified"
    if "accept offer=0" in table.calls(2):
        table.play("2: accept offer=0")
    assert table.hand(1) == []
    assert sorted(table.hand(2)) == ["kardosa", "silgaro"]


@rule("D-11.8")
def test_each_is_asked_once() -> None:
    table = bargain().offer(0, "to=lycosia gives=usari")
    table.refuse("1: raise_suspicion house=usari", "D-11.8", "D-11.1", "D-11.3")
    table.refuse("0: raise_suspicion house=usari", "")
    table.refuse("2: decline offer=0", "")
    table.play("1: consider offer=0")
    assert table.asked == 0
    table.play("raise_suspicion house=usari")
    assert table.asked == 0, "not asked again"
    assert set(table.calls(1)) == {"accept offer=0", "decline offer=0"}


@rule("D-11.8")
def test_a_declined_offer_is_over() -> None:
    table = bargain().offer(0, "to=lycosia gives=usari").play("1: decline offer=0")
    assert table.calls(1) == table.calls(0) == []
    assert offers(table) == []
    assert table.hand(0) == ["kardosa", "usari", "scandal"]
    table.refuse("1: accept offer=0", "", "D-11.8", "D-11.9")


@rule("D-11.9")
@pytest.mark.parametrize("answer", ["accept", "decline"])
def test_an_offer_left_lying_is_answered_later(answer: str) -> None:
    table = bargain(conspiracies={0: "lycosia up"}).offer(2, "to=lycosia gives=kardosa wants=lycosia")
    table.play("1: consider offer=0", "0: raise_suspicion house=usari")
    table.play(f"1: {answer} offer=0")
    assert ("kardosa" in table.hand(1)) == (answer == "accept")
    assert offers(table) == []
    assert table.asked == 0


@rule("D-11.9", "D-11.1")
def test_lying_offers_wait_while_something_is_resolved_and_end_with_the_turn() -> None:
    hands = {0: ["intrigue", "usari"], 1: ["lycosia", "betrayal"], 2: ["kardosa", "silgaro"]}
    table = Court(hands=hands, conspiracies={0: "lycosia up"})
    table.offer(2, "to=lycosia gives=kardosa").play("1: consider offer=0", "0: intrigue one=usari other=silgaro")
    assert table.all_asked == [1, 2]
    assert table.calls(1) == table.calls(2) == [], "a window is open"
    table.passing()
    assert set(table.calls(1)) == {"accept offer=0", "decline offer=0"}
    table.turn_of(1)
    assert table["active"] == 1
    assert table.calls(1) == table.calls(2) == []
    assert offers(table) == []


@rule("D-11.10")
def test_a_counter_declines_and_asks_the_maker() -> None:
    table = bargain().offer(0, "to=lycosia gives=usari wants=betrayal")
    table.refuse_offer(1, "to=kardosa gives=lycosia counters=0")
    table.refuse_offer(2, "to=usari gives=kardosa counters=0")
    table.offer(1, "to=usari gives=betrayal wants=usari,scandal counters=0")
    assert table.all_asked == [0]
    assert [offer["number"] for offer in offers(table)] == [1]
    table.refuse("1: accept offer=0", "", "D-11.8", "D-11.10")
    table.play("0: accept offer=1")
    assert sorted(table.hand(1)) == ["lycosia", "scandal", "usari"]


@rule("D-11.10", "D-11.9")
def test_a_lying_offer_is_countered_too() -> None:
    table = bargain().offer(0, "to=lycosia gives=usari").play("1: consider offer=0")
    table.offer(1, "to=usari wants=scandal counters=0")
    assert table.all_asked == [0]
    assert [offer["number"] for offer in offers(table)] == [1]
    table.play("0: decline offer=1")
    assert table.calls(1) == []


@rule("D-11.10")
def test_a_counter_of_a_counter() -> None:
    table = bargain().offer(0, "to=lycosia gives=usari wants=betrayal")
    table.offer(1, "to=usari gives=betrayal wants=usari,scandal counters=0")
    table.offer(0, "to=lycosia gives=scandal wants=betrayal counters=1")
    assert table.all_asked == [1]
    table.play("1: accept offer=2")
    assert sorted(table.hand(0)) == ["betrayal", "kardosa", "usari"]


@rule("D-11.11", "D-11.1")
def test_the_maker_withdraws_what_lies() -> None:
    table = bargain().offer(0, "to=lycosia gives=usari").play("1: consider offer=0")
    assert table.calls(0) == ["withdraw offer=0"]
    assert table.calls(2) == []
    table.refuse("1: withdraw offer=0", "", "D-11.11", "D-11.9")
    table.play("0: withdraw offer=0")
    assert table.calls(1) == []
    assert table.asked == 0
    table = Court(hands={**HANDS, 0: ["intrigue", "usari"]}).offer(0, "to=lycosia gives=usari").play("1: consider offer=0")
    table.play("intrigue one=usari other=kardosa")
    assert table.calls(0) == [], "not while a window is open"


@rule("D-11.12")
def test_an_offer_to_all_goes_to_the_first_clockwise_who_accepts() -> None:
    for order in ((1, 2, 3), (3, 2, 1)):
        table = bargain(active=3).offer(0, f"{ALL} gives=scandal")
        for seat in order:
            table.play(f"{seat}: {'decline' if seat == 1 else 'accept'} offer=0")
        assert "scandal" in table.hand(2)
        assert "scandal" not in table.hand(3)
        assert offers(table) == []
        assert all(table.calls(seat) == [] for seat in range(4))


@rule("D-11.12", "D-11.9")
def test_an_offer_to_all_that_lies_is_over_for_all_when_one_accepts() -> None:
    table = bargain().offer(0, f"{ALL} gives=scandal")
    table.play("1: consider offer=0", "2: decline offer=0", "3: consider offer=0")
    assert table.calls(2) == []
    assert table.calls(1) == table.calls(3) == ["accept offer=0", "decline offer=0"]
    table.play("3: accept offer=0")
    assert table.calls(1) == []
    table = bargain().offer(0, f"{ALL} gives=scandal")
    table.play("1: consider offer=0", "2: accept offer=0", "3: consider offer=0")
    assert table.calls(1) == table.calls(3) == [], "accepted by one"


@rule("D-11.12", "D-11.16")
def test_nobody_sees_an_answer_before_all_have_answered() -> None:
    views = []
    for answer in ("accept", "decline", "consider"):
        table = bargain().offer(0, f"{ALL} gives=scandal").play(f"1: {answer} offer=0")
        views.append([table.state.view(viewer) for viewer in (-1, 0, 2, 3)])
    table = bargain().offer(0, f"{ALL} gives=scandal").offer(1, "to=usari gives=lycosia wants=scandal counters=0")
    views.append([table.state.view(viewer) for viewer in (-1, 0, 2, 3)])
    assert views[0] == views[1] == views[2] == views[3]


@rule("D-11.13", "D-11.14")
def test_an_offer_is_accepted_only_by_who_can_do_their_part() -> None:
    table = bargain().offer(0, f"{ALL} gives=scandal wants=silgaro")
    assert "accept offer=0" not in table.moves(1)
    assert "accept offer=0" in table.moves(2)
    table.refuse("1: accept offer=0", "D-11.14", "D-11.3")
    table.play("1: consider offer=0", "2: consider offer=0", "3: decline offer=0")
    assert table.calls(1) == ["decline offer=0"]
    table.offer(2, "to=silgaro gives=silgaro").play("3: accept offer=1")
    assert table.calls(2) == ["decline offer=0"], "the card is gone"


@rule("D-11.15")
def test_a_card_spent_meanwhile_voids_the_offer() -> None:
    table = bargain().offer(0, "to=lycosia gives=usari wants=betrayal").play("1: consider offer=0", "raise_suspicion house=usari")
    table.play("1: accept offer=0")
    assert any(word.startswith("voided") for word in table.happened())
    assert any("void" in line for line in table.told), "a clear word"
    assert (sorted(table.hand(0)), table.hand(1)) == (["kardosa", "scandal"], ["lycosia", "betrayal"])
    assert offers(table) == []
    assert table.asked == 0


@rule("D-11.15", "D-2.17")
def test_that_an_offer_has_become_void_shows_only_on_acceptance() -> None:
    table = bargain().offer(0, "to=lycosia gives=usari").play("1: consider offer=0")
    before = table.calls(1)
    table.offer(0, "to=silgaro gives=usari").play("3: accept offer=1")
    assert table.calls(1) == before


@rule("D-11.14")
def test_a_refused_acceptance_names_its_line() -> None:
    table = bargain().offer(0, "to=lycosia gives=usari wants=silgaro")
    table.refuse("1: accept offer=0", "D-11.14")


@rule("D-11.8")
def test_whoever_owes_an_answer_is_told_so_with_its_line() -> None:
    table = bargain().offer(0, "to=lycosia gives=usari")
    table.refuse("1: raise_suspicion house=usari", "D-11.8")


@rule("D-3.7", "D-11.9")
@pytest.mark.parametrize("later", [False, True])
def test_whoever_gives_the_last_card_away_in_the_acquire_phase_draws_two(later: bool) -> None:
    table = Court(hands={0: ["usari"], 1: ["lycosia"]}, stack=[{"step": "acquire", "seat": 0}])
    table.offer(1, "to=usari wants=usari")
    if later:
        table.play("0: consider offer=0")
    table.play("0: accept offer=0")
    if table["active"] == 0:
        table.play("draw")
    assert len(table.hand(0)) == 2


@rule("D-3.4", "D-11.9")
def test_whoever_gives_the_last_card_away_before_acting_goes_on_to_the_acquire_phase() -> None:
    table = Court(hands={0: ["usari"], 1: ["lycosia", "kardosa"]}, conspiracies={0: "lycosia up"})
    table.offer(1, "to=usari wants=usari").play("0: consider offer=0", "0: accept offer=0")
    table.turn_of(1)
    assert len(table.hand(0)) == 2


@rule("D-11.16", "D-11.15")
def test_outsiders_see_an_offer_alike_when_its_cards_are_gone() -> None:
    table = Court(hands={0: ["usari", "lycosia"], 1: ["betrayal"], 2: ["kardosa"]}, conspiracies={0: "usari up"})
    table.offer(0, "to=lycosia gives=usari,lycosia").play("1: consider offer=0", "raise_suspicion house=usari")
    for viewer in (-1, 2, 3):
        assert offers(table, viewer)[0]["gives"] == ["?", "?"]


@rule("D-11.12", "D-11.16")
def test_nobody_is_said_to_have_declined_what_they_accepted() -> None:
    table = bargain().offer(0, f"{ALL} gives=scandal")
    table.play("1: decline offer=0", "2: accept offer=0", "3: accept offer=0")
    declined = [word for word in table.happened() if word.startswith("declined")]
    assert declined == ["declined seat=lycosia offer=0"]


@rule("D-11.16")
def test_who_has_declined_still_knows_what_was_offered() -> None:
    table = bargain().offer(0, f"{ALL} gives=scandal")
    table.play("1: decline offer=0", "2: consider offer=0", "3: consider offer=0")
    assert offers(table, 2)[0]["gives"] == ["scandal"]
    assert offers(table, 1)[0]["gives"] == ["scandal"], "all players it asked"


@rule("D-11.8", "D-11.10", "D-11.12")
def test_several_counters_are_asked_one_after_the_other() -> None:
    table = bargain().offer(0, f"{ALL} gives=scandal wants=silgaro")
    table.offer(1, "to=usari gives=lycosia wants=scandal counters=0")
    assert table.all_asked == [2, 3]
    table.offer(2, "to=usari gives=kardosa wants=scandal counters=0")
    table.play("3: decline offer=0")
    assert table.all_asked == [0]
    asked = next(
        offer for offer in offers(table) if "accept" in str(table.moves(0)) and f"accept offer={offer['number']}" in table.moves(0)
    )
    table.play(f"accept offer={asked['number']}")
    assert table.all_asked == [0], "about the other one"
    assert all(move.split()[0] in ("decline", "consider") for move in table.moves(0)), "the scandal is gone"
    table.play(next(move for move in table.moves(0) if move.startswith("decline")))
    assert offers(table) == []


@rule("D-11.8")
def test_answers_read_back_while_others_think() -> None:
    table = bargain().offer(0, f"{ALL} gives=scandal").play("2: accept offer=0")
    table.offer(1, "to=usari gives=lycosia wants=scandal counters=0")
    assert table.all_asked == [3]
    assert table["stack"][-1]["answers"] == [None, "decline", "accept", None]
    assert len(table["stack"][-1]["counters"]) == 1
