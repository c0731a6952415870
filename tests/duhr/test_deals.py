"""Offers between players: who may make them, what they hold, and who sees what of them."""

from __future__ import annotations

from typing import Any

import pytest

import greathall
from greathall.kernel.deals.offer import Offer
from greathall.kernel.record import Record
from tests.duhr.court import Court, begun, dealt, fallen, known, names, vile
from tests.scenario import rule

HANDS = {0: ["usari", "scandal", "kardosa"], 1: ["lycosia", "betrayal"], 2: ["kardosa", "silgaro"], 3: ["silgaro"]}
ALL = "to=lycosia,kardosa,silgaro"


def bargain(**position: Any) -> Court:
    return Court(**{"hands": HANDS, **position})


def offers(table: Court, viewer: int = -2) -> list[dict[str, Any]]:
    """The offers that lie open, as a viewer may know them."""
    deals = table["deals"] if viewer == -2 else table.state.view(viewer)["deals"]
    found: list[dict[str, Any]] = deals["offers"]
    return found


@rule("D-11.1", "D-11.3", "D-11.13", "D-11.4")
def test_cards_change_hands_when_an_offer_is_accepted() -> None:
    table = bargain().offer(0, "to=lycosia gives=usari,scandal wants=betrayal")
    assert table.all_asked == [1]
    assert set(table.moves(1)) == {"accept offer=0", "decline offer=0", "consider offer=0"}
    assert sorted(table.hand(0)) == ["kardosa", "scandal", "usari"], "nothing before it is accepted"
    table.play("1: accept offer=0")
    assert sorted(table.hand(0)) == ["betrayal", "kardosa"]
    assert sorted(table.hand(1)) == ["lycosia", "scandal", "usari"]
    assert table.asked == 0
    assert offers(table) == []


@rule("D-11.1")
@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_any_seat_makes_offers_out_of_turn_too(seat: int) -> None:
    boards: list[list[str]] = [[], [], fallen("kardosa"), []]
    table = Court(*boards, hands=HANDS, active=1)
    to = table["houses"][(seat + 1) % 4]
    table.offer(seat, f"to={to} gives={table.hand(seat)[0]}")
    assert table.all_asked == [(seat + 1) % 4]
    table.play("decline offer=0")
    assert table.asked == 1, "the turn goes on"


@rule("D-11.1")
@pytest.mark.parametrize(
    "stack", [[{"step": "action", "seat": 0, "taken": taken}] for taken in (0, 1, 2)] + [[{"step": "acquire", "seat": 0}]]
)
def test_quiet_moments(stack: list[dict[str, Any]]) -> None:
    table = bargain(stack=stack).offer(2, "to=silgaro gives=silgaro")
    assert table.all_asked == [3]
    table.play("3: accept offer=0")
    assert table["stack"] == stack


@rule("D-11.1")
def test_no_offers_while_something_is_being_resolved() -> None:
    state = dealt(4, 1)
    house = state.to_dict()["houses"][1]
    with pytest.raises(greathall.IllegalMove) as refusal:
        state.propose(0, Offer.from_text(f'offer to={house} words="hello"', state.names()))
    assert refusal.value.line.startswith("D-11."), "not before the first turn"
    table = Court(hands={**HANDS, 0: ["betrayal"], 1: ["lycosia", "lycosia"]})
    table.play("betrayal target=silgaro")
    table.refuse_offer(2, "to=silgaro gives=silgaro")
    table = Court([], ["usari"], houses=("silgaro", "usari", "lycosia", "kardosa"), hands={0: ["silgaro", "lycosia"], 3: ["usari"]})
    table.play("use ability=silgaro source=usari card=usari")
    table.refuse_offer(3, "to=usari gives=usari")
    table = Court(vile("usari"), hands={1: ["usari"]}, active=0)
    table.offer(1, "to=kardosa gives=usari")
    assert table.all_asked == [2], "a villain's turn is quiet too"
    table.refuse_offer(3, "to=kardosa shows=agenda")


@rule("D-11.2")
def test_deals_can_be_left_out() -> None:
    table = bargain(options={"deals": "off"})
    table.refuse_offer(0, "to=lycosia gives=usari")
    assert all(table.calls(seat) == [] for seat in range(4))
    assert begun(4, 1).to_dict()["options"]["deals"] == "on"


@rule("D-11.3")
def test_an_offer_goes_to_one_or_to_all_others_and_holds_something() -> None:
    table = bargain()
    table.refuse_offer(0, "to=usari gives=scandal")
    table.refuse_offer(0, "gives=scandal")
    table.refuse_offer(0, "to=lycosia")
    table.refuse_offer(0, "to=lycosia,kardosa gives=scandal")
    table.offer(0, f"{ALL} gives=scandal")
    assert table.all_asked == [1, 2, 3]
    assert bargain().offer(2, "to=all gives=silgaro").all_asked == [0, 1, 3]


@rule("D-11.4", "D-3.13")
def test_only_hand_cards_are_given() -> None:
    table = bargain()
    table.refuse_offer(0, "to=lycosia gives=betrayal")
    table.refuse_offer(0, "to=lycosia gives=usari,usari")
    with pytest.raises(greathall.BadMove):
        Offer.from_text("offer to=lycosia gives=agenda", table.state.names())
    table = Court(fallen("usari"), hands={0: ["usari"], 1: ["lycosia"]}, aside=["scandal", "kardosa"], limited=True)
    table.refuse_offer(0, "to=lycosia gives=scandal")
    table.offer(1, "to=usari gives=lycosia wants=scandal")
    table.refuse("0: accept offer=0", "D-11.14", "D-3.13", "D-11.3")
    assert "accept offer=0" not in table.moves(0)


@rule("D-11.5", "D-2.21", "D-2.23")
def test_secrets_are_shown_to_the_other_party_alone() -> None:
    agendas = ["loyal_patron", "good_names", "clean_hands", "empty_throne"]
    table = bargain(agendas=agendas, conspiracies={0: "kardosa down", 1: "silgaro down"})
    table.offer(0, "to=lycosia shows=agenda,conspiracy sees=conspiracy").play("1: accept offer=0")
    seen = {
        viewer: (
            [names(table.state.view(viewer)["agendas"])[seat] for seat in (0, 1)],
            [table.state.view(viewer)["conspiracies"][seat].split()[0] for seat in (0, 1)],
        )
        for viewer in (-1, 0, 1, 2)
    }
    assert seen[1] == (["loyal_patron", "good_names"], ["kardosa", "silgaro"])
    assert seen[0] == (["loyal_patron", "?"], ["kardosa", "silgaro"])
    assert seen[2] == seen[-1] == (["?", "?"], ["?", "?"])
    assert [table.conspiracy(seat) for seat in (0, 1)] == ["kardosa down", "silgaro down"]
    assert table["boards"] == [[], [], [], []]
    assert table["scandals"] == 23


@rule("D-11.5", "D-2.23")
def test_a_showing_lasts_until_intrigue_moves_the_card() -> None:
    hands = {0: ["usari", "intrigue"], 1: ["lycosia"]}
    table = Court(hands=hands, conspiracies={0: "lycosia up", 1: "silgaro down", 2: "usari down"})
    table.offer(1, "to=silgaro shows=conspiracy").play("3: accept offer=0")
    assert table.state.view(3)["conspiracies"][1].split()[0] == "silgaro"
    table.play("intrigue one=lycosia other=kardosa")
    assert [table.state.view(3)["conspiracies"][seat].split()[0] for seat in (1, 2)] == ["?", "?"]


@rule("D-11.6")
def test_villains_show_and_promise_but_neither_give_nor_receive_cards() -> None:
    table = Court([], vile("lycosia"), hands=HANDS | {1: []}, conspiracies={1: "silgaro down"}, turn=5)
    table.refuse_offer(0, "to=lycosia gives=usari")
    table.refuse_offer(0, "to=lycosia wants=usari")
    table.refuse_offer(1, "to=usari wants=usari")
    table.offer(1, "to=usari shows=conspiracy promises=spare:usari:9").play("0: accept offer=0")
    assert table.state.view(0)["conspiracies"][1].split()[0] == "silgaro"
    assert table.fates() == ["open"]
    table.offer(0, f"{ALL} gives=usari")
    assert table.all_asked == [2, 3], "an offer with cards to all does not ask villains"
    table.play("2: decline offer=1", "3: decline offer=1")
    table.offer(0, f"{ALL} shows=agenda")
    assert table.all_asked == [1, 2, 3]


@rule("D-11.7")
def test_two_offers_a_turn() -> None:
    table = bargain()
    for number in (0, 1):
        table.offer(2, "to=silgaro gives=kardosa").play(f"3: decline offer={number}")
    table.refuse_offer(2, "to=silgaro gives=kardosa")
    table.offer(3, "to=kardosa gives=silgaro").play("2: decline offer=2")
    table.play("raise_suspicion house=usari")
    table.refuse_offer(2, "to=silgaro gives=kardosa")
    table.turn_of(1)
    table.offer(2, "to=silgaro gives=kardosa")
    assert table.all_asked == [3], "another turn, whosever it is"


@rule("D-11.7", "D-11.10")
def test_a_counter_is_one_of_the_two() -> None:
    table = bargain()
    table.offer(1, "to=kardosa gives=lycosia").play("2: decline offer=0")
    table.offer(0, "to=lycosia gives=usari wants=betrayal").offer(1, "to=usari gives=betrayal wants=usari,scandal counters=1")
    table.play("0: decline offer=2")
    table.refuse_offer(1, "to=kardosa gives=lycosia")
    table.offer(0, "to=lycosia gives=usari")
    table.refuse_offer(1, "to=usari gives=lycosia counters=3")


@rule("D-11.16", "D-2.17")
def test_outsiders_see_who_offers_how_many_cards_and_what_else() -> None:
    text = 'to=lycosia gives=usari,scandal wants=betrayal shows=agenda sees=conspiracy promises=spare:lycosia:12 words="trust me"'
    table = bargain(turn=5).offer(0, text)
    for viewer in (0, 1):
        offer = offers(table, viewer)[0]
        assert (offer["gives"], offer["wants"], offer["words"]) == (["usari", "scandal"], ["betrayal"], "trust me")
    for viewer in (-1, 2, 3):
        offer = offers(table, viewer)[0]
        assert (offer["gives"], offer["wants"], offer["words"]) == (["?", "?"], ["?"], "?")
        assert (offer["maker"], offer["to"], offer["shows"], offer["sees"]) == ("usari", ["lycosia"], ["agenda"], ["conspiracy"])
        assert offer["promises"] == ["spare:lycosia:12"]
        told = " ".join(table.state.telling(event, viewer) for event in table.state.events or [])
        assert "trust me" not in told
        assert "etrayal" not in told
    table.play("1: accept offer=0")
    for viewer in (-1, 2, 3):
        told = " ".join(table.state.telling(event, viewer) for event in table.state.events or [])
        assert "etrayal" not in told
        assert known(table, viewer, 0) == known(table, viewer, 1) == []


@rule("D-11.16")
def test_the_cards_of_an_offer_to_all_are_seen_by_all_it_asks() -> None:
    table = bargain().offer(0, f"{ALL} gives=scandal wants=silgaro")
    for viewer in (0, 1, 2, 3):
        assert offers(table, viewer)[0]["gives"] == ["scandal"]
    assert offers(table, -1)[0]["gives"] == ["?"]


@rule("D-11.16", "D-11.6")
def test_the_cards_of_an_offer_to_all_are_not_seen_by_villains_it_does_not_ask() -> None:
    table = Court([], vile("lycosia"), hands=HANDS | {1: []}).offer(0, f"{ALL} gives=scandal")
    assert offers(table, 1)[0]["gives"] == ["?"]


@rule("D-11.17")
def test_a_card_given_stays_known_to_its_giver_until_it_moves() -> None:
    table = bargain().offer(0, "to=lycosia gives=scandal wants=lycosia").play("1: accept offer=0")
    assert known(table, 0, 1) == ["scandal"]
    assert known(table, 1, 0) == ["lycosia"]
    for viewer in (-1, 2, 3):
        assert known(table, viewer, 0) == known(table, viewer, 1) == []
    table.turn_of(1)
    table.play("create_scandal target=kardosa")
    assert known(table, 0, 1) == []


@rule("D-11.13")
def test_cards_and_showings_change_hands_together() -> None:
    table = bargain(conspiracies={1: "silgaro down"}).offer(0, "to=lycosia gives=usari sees=conspiracy").play("1: accept offer=0")
    assert "usari" in table.hand(1)
    assert table.state.view(0)["conspiracies"][1].split()[0] == "silgaro"


@rule("D-11.1", "D-13.1")
def test_no_offers_after_the_end() -> None:
    table = Court(fallen(), fallen(), ["own"] * 4, active=3, hands={3: ["scandal", "usari"]})
    table.play("create_scandal target=kardosa")
    assert table.over
    table.refuse_offer(3, "to=usari gives=usari")


REFUSED = {
    "nothing is resolved": ("to=silgaro gives=silgaro", "D-11.1"),
    "no such card": ("to=lycosia gives=intrigue", "D-11.4"),
    "empty": ("to=lycosia", "D-11.3"),
    "to oneself": ("to=kardosa gives=silgaro", "D-11.3"),
    "more cards than anyone reads": ("to=lycosia wants=" + ",".join(["silgaro"] * 31), "D-11.3"),
    "more promises than anyone reads": ("to=lycosia demands=" + ",".join(["spare:kardosa:9"] * 7), "D-11.3"),
    "a card to a villain": ("to=usari gives=silgaro", "D-11.6"),
    "a card from a villain": ("to=usari wants=silgaro", "D-11.6"),
    "a third": ("to=silgaro gives=silgaro", "D-11.7"),
    "no counter": ("to=silgaro gives=silgaro counters=7", "D-11.10"),
    "a turn that was": ("to=silgaro promises=spare:usari:3", "D-11.19"),
    "left out": ("to=silgaro gives=silgaro", "D-11.2"),
}


@rule("D-11.1", "D-11.2", "D-11.3", "D-11.4", "D-11.6", "D-11.7", "D-11.10", "D-11.19")
@pytest.mark.parametrize("why", REFUSED)
def test_a_refused_offer_names_its_line(why: str) -> None:
    text, line = REFUSED[why]
    options = {"deals": "off" if why == "left out" else "on"}
    table = Court(vile(), hands={1: ["betrayal", "lycosia"], 2: ["kardosa", "silgaro"]}, active=1, turn=5, options=options)
    if why == "nothing is resolved":
        table.play("betrayal target=silgaro")
    if why == "a third":
        table.offer(2, "to=silgaro shows=agenda").play("decline offer=0").offer(2, "to=silgaro shows=agenda").play("decline offer=1")
    table.refuse_offer(2, text, line)


def test_offers_are_part_of_a_record() -> None:
    record = greathall.Record("duhr", 4, 3)
    record.options = {"first": "0", "agendas": "white"}
    state = record.deal()
    position = state.to_dict()
    houses, card = position["houses"], names(position["hands"][0])[0]
    record.play(state, 0, f'offer to={houses[1]} gives={card} shows=agenda words="for good"')
    record.play(state, 1, "accept offer=0")
    while not state.over():
        seat = next(seat for seat in range(4) if state.deciders() >> seat & 1)
        record.add(state, seat, state.moves(seat)[0])
    again = Record.from_text(record.to_text())
    assert again.moves == record.moves
    assert again.verify().to_dict() == state.to_dict()


@rule("D-1.3", "D-11.21")
def test_a_promise_is_about_a_house_in_play() -> None:
    bargain(turn=5).refuse_offer(0, "to=lycosia promises=spare:deluras:9", "D-1.3")


@rule("D-1.6", "D-11.5")
def test_a_white_agenda_is_shown_too() -> None:
    agendas = ["loyal_patron", "fair_weather", "clean_hands", "sinister_hand"]
    table = bargain(agendas=agendas, dropped=[None] * 4, options={"agendas": "white"})
    table.offer(0, "to=lycosia shows=agenda").play("1: accept offer=0")
    assert table.state.view(1)["agendas"] == ["loyal_patron", "fair_weather", "?", "?"]
