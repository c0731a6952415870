"""What each seat may know: what it can't know makes no difference to what it sees, and what it knows stays."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest

from greathall.kernel.chance import swift
from tests.duhr.court import EVENTS, FOUR, Court, fallen, known, names, rest, vile
from tests.scenario import rule

DRAWS = 60


def twins(table: Court, viewer: int, draws: int = DRAWS) -> list[dict[str, Any]]:
    """Positions that agree with what the viewer knows."""
    chance = swift("views")
    found = []
    for _ in range(draws):
        twin = table.state.imagine(viewer, chance)
        assert twin.view(viewer) == table.state.view(viewer)
        found.append(twin.to_dict())
    return found


def drawn(positions: list[dict[str, Any]], key: str, seat: int) -> set[str]:
    """All that a seat's hand, conspiracy or agenda was drawn as."""
    return {json.dumps(position[key][seat]) for position in positions}


@rule("D-2.16", "D-2.17", "D-2.21")
def test_a_view_names_what_the_seat_may_know_and_nothing_else() -> None:
    agendas = ["loyal_patron", "good_names", "clean_hands", "empty_throne"]
    table = Court(
        ["scandal", "usari down"],
        fallen(),
        hands={0: ["usari", "betrayal"], 1: ["scandal"], 2: ["silgaro"]},
        conspiracies={0: "lycosia up", 1: "usari down", 2: "silgaro down", 3: "kardosa down"},
        agendas=agendas,
        discard=["kardosa"],
        turn=7,
    )
    view = table.state.view(1)
    assert view["hands"] == [["?", "?"], ["scandal"], ["?"], []]
    assert view["conspiracies"] == ["lycosia up", "usari down", "? down", "? down"]
    assert view["agendas"] == ["?", "good_names", "?", "?"]
    assert set(view["web"]) == {"?"}
    assert (view["discard"], view["scandals"], view["turn"], view["active"]) == (["kardosa"], 22, 7, 0)
    assert view["boards"][:2] == [["scandal", "usari down"], ["lycosia"] * 5]
    assert view["status"] == ["favored", "disfavored", "favored", "favored"]
    assert "chance" not in view
    assert "known" not in view


@rule("D-2.17")
def test_each_unknown_card_may_lie_in_any_hand_or_in_the_web() -> None:
    table = Court(hands={0: ["usari"] * 3, 1: ["lycosia", "scandal"], 2: ["kardosa"]})
    positions = twins(table, 0, 300)
    hands = Counter(card for position in positions for card in position["hands"][1] + position["hands"][2])
    assert set(hands) == {*FOUR, "scandal", *EVENTS}
    assert all(position["hands"][0] == ["usari"] * 3 for position in positions)
    assert all(sum(hand.count("scandal") for hand in position["hands"]) == 1 for position in positions), "the Web of Scandal is public"
    tops = {position["web"][-1] for position in positions}
    assert set(FOUR) <= tops
    assert "scandal" not in tops
    for position in positions:
        lying = [card for hand in position["hands"] for card in hand if card != "scandal"] + position["web"]
        assert sorted(lying) == rest(FOUR)


@rule("D-2.23", "D-10.5")
def test_twins_after_espionage() -> None:
    hands = {0: ["espionage", "usari"], 1: ["lycosia", "scandal", "intrigue"], 2: ["kardosa"], 3: ["silgaro"]}
    table = Court(hands=hands, conspiracies={1: "silgaro down", 2: "usari down"})
    table.play("espionage target=lycosia").passing().play("take card=intrigue")
    spy = twins(table, 0)
    assert drawn(spy, "hands", 1) == {'["lycosia", "scandal"]'}
    assert drawn(spy, "conspiracies", 1) == {'"silgaro down"'}
    assert len(drawn(spy, "conspiracies", 2)) > 1
    assert len(drawn(spy, "hands", 2)) > 1
    spied = twins(table, 1)
    assert all("intrigue" in position["hands"][0] for position in spied)
    assert len(drawn(spied, "hands", 0)) > 1
    for outsider in (-1, 2, 3):
        found = twins(table, outsider)
        assert len(drawn(found, "hands", 0)) > 5
        assert len(drawn(found, "hands", 1)) > 5
        assert len(drawn(found, "conspiracies", 1)) > 1


@rule("D-2.23", "D-10.5")
def test_while_the_spy_chooses_outsiders_can_tell_nothing() -> None:
    views = []
    for cards in (["lycosia", "scandal"], ["usari", "scandal"]):
        table = Court(hands={0: ["espionage"], 1: cards}).play("espionage target=lycosia").passing()
        views.append([table.state.view(viewer) for viewer in (-1, 2, 3)])
        assert table.state.prompt(2) == table.state.prompt(3)
    assert views[0] == views[1]


@rule("D-2.23", "D-11.5")
def test_twins_after_a_showing() -> None:
    agendas = ["loyal_patron", "good_names", "clean_hands", "empty_throne"]
    table = Court(hands={0: ["usari"]}, agendas=agendas, conspiracies={2: "lycosia down"})
    table.offer(2, "to=lycosia shows=agenda,conspiracy").play("1: accept offer=0")
    shown = twins(table, 1)
    assert drawn(shown, "agendas", 2) == {'"clean_hands"'}
    assert drawn(shown, "conspiracies", 2) == {'"lycosia down"'}
    for outsider in (-1, 0, 3):
        found = twins(table, outsider)
        assert len(drawn(found, "agendas", 2)) > 3
        assert len(drawn(found, "conspiracies", 2)) > 1


@rule("D-11.16", "D-11.17")
def test_twins_of_a_deal() -> None:
    hands = {0: ["usari", "scandal"], 1: ["lycosia", "intrigue"], 2: ["kardosa", "silgaro"]}
    table = Court(hands=hands).offer(0, 'to=lycosia gives=scandal wants=intrigue words="done?"')
    for outsider in (-1, 2, 3):
        found = twins(table, outsider)
        offered = {json.dumps(position["deals"]["offers"][0]["gives"]) for position in found}
        assert len(offered) > 3
        assert all(position["deals"]["offers"][0]["gives"][0] in position["hands"][0] for position in found), "an offer that can be made"
    for party in (0, 1):
        assert {json.dumps(position["deals"]["offers"][0]["gives"]) for position in twins(table, party)} == {'["scandal"]'}
    assert all("scandal" in position["hands"][0] for position in twins(table, 1)), "an offer shows that its maker has the card"
    table.play("1: accept offer=0")
    assert all("scandal" in position["hands"][1] for position in twins(table, 0))
    assert all("intrigue" in position["hands"][0] for position in twins(table, 1))
    assert len(drawn(twins(table, 2), "hands", 0)) > 3


@rule("D-2.17", "D-10.2")
def test_what_is_known_of_a_hand_is_lost_when_cards_of_it_pass_unseen() -> None:
    hands = {0: ["espionage", "usari"], 1: ["lycosia", "scandal", "intrigue"], 2: ["kardosa"]}
    table = Court(hands=hands, conspiracies={0: "usari up"})
    table.play("espionage target=lycosia").passing().play("take card=intrigue")
    assert sorted(known(table, 0, 1)) == ["lycosia", "scandal"]
    table.offer(1, "to=kardosa gives=lycosia").play("2: accept offer=0")
    assert known(table, 0, 1) == [], "it may have been either"
    assert known(table, 1, 2) == ["lycosia"]


@rule("D-2.17", "D-5.7")
def test_a_card_taken_openly_into_a_hand_is_known_to_all() -> None:
    table = Court(["lycosia"], houses=("silgaro", "usari", "lycosia", "kardosa"), hands={0: ["silgaro", "intrigue", "usari"]})
    table.play("use ability=silgaro source=silgaro card=lycosia", "discard card=usari")
    for viewer in (-1, 1, 2, 3):
        assert known(table, viewer, 0) == ["lycosia"]
        assert all("lycosia" in position["hands"][0] for position in twins(table, viewer, 10))


@rule("D-3.10", "D-2.17")
def test_which_cards_are_set_aside_is_the_players_secret() -> None:
    hands = {0: ["lycosia", "scandal"], 1: ["kardosa"]}
    table = Court(fallen(), hands=hands, aside=["silgaro", "kardosa", "usari"], limited=True)
    assert table.state.view(0)["aside"] == ["kardosa", "silgaro", "usari"]
    for viewer in (-1, 1, 2):
        assert table.state.view(viewer)["aside"] == ["?"] * 3
        assert len({json.dumps(position["aside"]) for position in twins(table, viewer)}) > 10


@rule("D-2.20", "D-2.19")
def test_with_true_memory_a_concealed_card_may_be_anything_to_anyone() -> None:
    boards = [["scandal down", "usari", "kardosa down"]]
    for memory, several in (("true", True), ("open", False)):
        table = Court(*boards, hands={1: ["scandal"], 2: ["lycosia"]}, active=1, options={"memory": memory})
        for viewer in (-1, 0, 1):
            positions = twins(table, viewer)
            assert (len(drawn(positions, "boards", 0)) > 3) == several
            for position in positions:
                assert position["boards"][0][1] == "usari"
                assert not any(event in card for card in position["boards"][0] for event in EVENTS)


@rule("D-1.5", "D-2.21")
def test_an_agenda_of_another_may_be_any_that_was_not_dealt_to_me() -> None:
    table = Court(hands={0: ["usari"]}, agendas=["loyal_patron", "good_names", "clean_hands", "empty_throne"])
    positions = twins(table, 0, 300)
    seen = {position["agendas"][1] for position in positions}
    assert "loyal_patron" not in seen
    assert len(seen) == 12 - 2, "nor the one that was returned"
    for position in positions:
        assert len(set(position["agendas"])) == 4


@rule("D-9.5", "D-9.11")
def test_a_window_tells_nothing_about_hands() -> None:
    views = []
    for cards in (["lycosia", "lycosia"], ["lycosia", "intrigue"]):
        table = Court(hands={0: ["betrayal"], 1: cards}).play("betrayal target=kardosa")
        views.append([table.state.view(viewer) for viewer in (-1, 0, 2, 3)])
        assert table.state.prompt(0) == "House Lycosia must decide."
    assert views[0] == views[1]


@rule("D-9.7")
def test_who_else_would_have_negated_is_a_secret() -> None:
    views = []
    for answer in ("negate pair=silgaro", "pass"):
        hands = {0: ["betrayal", "kardosa", "kardosa"], 1: ["lycosia", "lycosia"], 2: ["silgaro", "silgaro"]}
        table = Court(hands=hands).play("betrayal target=silgaro", "1: negate pair=lycosia", f"2: {answer}")
        views.append([table.state.view(viewer) for viewer in (-1, 0, 1, 3)])
        assert table.all_asked == [0, 2]
    assert views[0] == views[1]


@rule("D-8.1", "D-2.12")
def test_a_lost_hand_is_seen_by_all() -> None:
    boards = [[], ["scandal", "scandal", "usari", "usari"]]
    table = Court(*boards, hands={0: ["scandal"], 1: ["kardosa", "betrayal"]}, conspiracies={1: "kardosa up"})
    table.play("create_scandal target=lycosia")
    for viewer in (-1, 0, 2):
        assert names(table.state.view(viewer)["discard"]) == ["kardosa", "betrayal"]


@rule("D-2.17", "D-2.21")
def test_events_tell_secrets_to_those_who_may_know_them() -> None:
    table = Court(hands={0: ["blackmail", "usari"], 1: ["lycosia", "scandal", "intrigue"]})
    table.play("blackmail target=lycosia").passing().play("give card=lycosia other=intrigue")
    told = {viewer: [table.state.telling(event, viewer) for event in table.state.events or []] for viewer in (-1, 0, 1, 2)}
    assert told[0] == [
        "House Lycosia is blackmailed and gives you a suspicion of Lycosia.",
        "House Lycosia is blackmailed and gives you Intrigue.",
    ]
    assert told[1] == [
        "You are blackmailed and give House Usari a suspicion of Lycosia.",
        "You are blackmailed and give House Usari Intrigue.",
    ]
    for outsider in (-1, 2):
        assert not any("Intrigue" in line or "suspicion" in line for line in told[outsider])
    table = Court(hands={0: ["espionage", "usari"]}, conspiracies={1: "silgaro down"}).play("espionage target=lycosia")
    for viewer, sees in ((0, True), (1, True), (2, False), (-1, False)):
        line = " ".join(table.state.telling(event, viewer) for event in table.state.events or [])
        assert ("Silgaro" in line) == sees


@rule("D-2.22")
@pytest.mark.parametrize("viewer", [-1, 1, 2, 3])
def test_a_conspiracy_once_seen_is_drawn_no_other(viewer: int) -> None:
    table = Court(["lycosia"] * 4, hands={0: ["kardosa", "usari"]}, conspiracies={0: "silgaro down"})
    table.play("reveal_conspiracy")
    assert table.conspiracy(0) == "silgaro down"
    assert drawn(twins(table, viewer), "conspiracies", 0) == {'"silgaro down"'}


@rule("D-8.3")
def test_a_villains_secrets_stay_secret() -> None:
    table = Court(vile(), agendas=["loyal_patron", "good_names", "clean_hands", "empty_throne"], active=0)
    assert table.state.view(1)["agendas"][0] == "?"
    assert table.state.view(0)["agendas"][0] == "loyal_patron"
