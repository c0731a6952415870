"""Becoming a villain, villainous acts, and the way back."""

from __future__ import annotations

import pytest

from tests.duhr.court import FIVE, FOUR, SIX, Court, fallen, names, rest, vile
from tests.scenario import rule


@rule("D-8.1")
def test_a_villain_loses_the_hand_and_keeps_agenda_and_conspiracy() -> None:
    boards = [[], ["scandal", "scandal", "usari", "usari"]]
    hands = {0: ["scandal"], 1: ["usari", "scandal", "betrayal"]}
    table = Court(
        *boards, hands=hands, agendas=["loyal_patron", "good_names", "clean_hands", "empty_throne"], conspiracies={1: "kardosa up"}
    )
    scandals = table["scandals"]
    table.play("create_scandal target=lycosia")
    assert (table.status("lycosia"), table.hand(1)) == ("vilified", [])
    assert sorted(names(table["discard"])) == ["betrayal", "usari"]
    assert table["scandals"] == scandals + 1
    assert names(table["agendas"])[1] == "good_names"
    assert table.conspiracy(1) == "kardosa down"


@rule("D-8.2", "D-8.1", "D-3.1")
def test_becoming_a_villain_on_ones_own_turn_ends_it_after_the_chain() -> None:
    boards = [["scandal", "scandal", "lycosia", "lycosia"], ["kardosa"] * 4, []]
    hands = {0: ["scandal", "kardosa", "kardosa"], 1: ["usari"]}
    table = Court(*boards, houses=SIX, hands=hands, conspiracies={0: "lycosia down", 1: "silgaro down"})
    table.play("create_scandal target=usari")
    assert table.board("lycosia") == [*["kardosa"] * 4, "scandal"]
    assert table.board("silgaro") == ["scandal"], "the chain is finished"
    assert (table.status("usari"), table.hand(0)) == ("vilified", [])
    assert table.discarded("kardosa") == 2
    assert table["active"] == 1, "no Acquire Phase"


@rule("D-8.2", "D-10.6", "D-6.6")
@pytest.mark.parametrize("order", [0, 1])
def test_further_parts_of_the_same_effect_are_lost(order: int) -> None:
    boards = [["scandal", "scandal", "scandal down", "usari", "usari"], ["kardosa down"], []]
    table = Court(*boards, houses=FIVE, hands={0: ["informants"]})
    both = [
        "informants source=usari card=concealed3 second=lycosia other=concealed1",
        "informants source=lycosia card=concealed1 second=usari other=concealed3",
    ]
    offered = [move for move in both if move in table.moves()]
    assert offered
    table.play(offered[order % len(offered)])
    assert table.status("usari") == "vilified"
    assert table.board("lycosia") == ["kardosa down"], "one's own House comes first"
    assert table["active"] == 1


@rule("D-8.2")
def test_a_villain_by_reveal_of_choice_has_no_action_left() -> None:
    table = Court(["scandal", "scandal", "lycosia", "lycosia"], houses=FIVE, hands={0: ["kardosa"]}, conspiracies={0: "kardosa down"})
    table.play("reveal_conspiracy")
    assert (table.status("usari"), table.hand(0), table["active"]) == ("vilified", [], 1)
    assert table.discarded("kardosa") == 1


@rule("D-8.2")
def test_becoming_a_villain_by_the_second_action_ends_the_turn_too() -> None:
    boards = [["scandal", "scandal", "lycosia", "lycosia"]]
    table = Court(*boards, houses=FIVE, hands={0: ["lycosia", "scandal", "kardosa"]}, conspiracies={0: "kardosa up"})
    table.play("raise_suspicion house=lycosia", "create_scandal target=usari")
    assert (table["active"], table.hand(0)) == (1, [])


@rule("D-8.3")
def test_a_villain_must_do_one_of_three_acts() -> None:
    boards = [vile("usari"), ["lycosia", "scandal down"], fallen("kardosa"), []]
    table = Court(*boards, active=0)
    assert set(table.moves()) == {
        "defame source=usari card=usari",
        "defame source=lycosia card=lycosia",
        "defame source=kardosa card=kardosa",
        "expose source=lycosia card=concealed2",
        "scandalize target=lycosia",
        "scandalize target=silgaro",
    }
    for move in ("pass", "draw", "reveal_conspiracy", "end_actions"):
        table.refuse(move, "D-8.3", "D-8.8")
    table.play("scandalize target=silgaro")
    assert table["active"] == 1, "no Acquire Phase"
    assert table.hand(0) == []


@rule("D-8.4", "D-2.11", "D-2.12")
@pytest.mark.parametrize("source", [0, 1, 2, 3, 4])
def test_defame(source: int) -> None:
    boards = [vile("usari"), ["kardosa", "usari"], ["kardosa", "kardosa", "usari", "silgaro", "scandal"], vile("usari"), ["usari"]]
    table = Court(*boards, [], houses=SIX, active=0, conspiracies={2: "deluras up"})
    scandals = table["scandals"]
    table.play(f"defame source={table['houses'][source]} card=usari")
    board = list(boards[source])
    board.remove("usari")
    assert sorted(table["boards"][source]) == sorted([*board, "scandal"])
    assert table["scandals"] == scandals - 1
    assert names(table["discard"]) == ["usari"]
    assert table.conspiracy(2) == "deluras up"
    table = Court(vile("usari"), ["scandal", "usari down"], active=0)
    table.refuse("defame source=lycosia card=scandal", "D-8.4")
    table.refuse("defame source=lycosia card=concealed2", "D-8.4")


@rule("D-8.4", "D-8.1")
def test_defame_may_make_a_villain() -> None:
    boards = [vile("usari"), ["scandal", "scandal", "usari", "usari", "usari"], [], []]
    table = Court(*boards, active=0, hands={1: ["kardosa"]})
    table.play("defame source=lycosia card=usari")
    assert (table.status("lycosia"), table.hand(1)) == ("vilified", [])


@rule("D-8.5")
@pytest.mark.parametrize("source", [0, 1, 2])
def test_expose(source: int) -> None:
    boards = [["scandal", "scandal", "scandal", "usari", "usari"], ["kardosa", "usari"], fallen("usari"), []]
    boards[source] = [*boards[source][:-1], "scandal down"]
    table = Court(*boards, active=0)
    place = len(boards[source])
    table.refuse(f"expose source={table['houses'][source]} card=concealed1", "D-8.5")
    table.play(f"expose source={table['houses'][source]} card=concealed{place}")
    assert table["boards"][source][-1] == "scandal"


@rule("D-8.6", "D-6.1")
def test_scandalize() -> None:
    boards = [vile("usari"), ["lycosia"] * 4, fallen("kardosa"), []]
    table = Court(*boards, [], houses=FIVE, active=0, conspiracies={1: "silgaro down"})
    table.refuse("scandalize target=kardosa", "D-8.6", "D-2.8")
    table.refuse("scandalize target=usari", "D-8.6", "D-2.8")
    table.play("scandalize target=lycosia")
    assert table.board("lycosia") == [*["lycosia"] * 4, "scandal"]
    assert table.conspiracy(1) == "silgaro up"
    assert table.board("silgaro") == ["scandal"]


@rule("D-8.7", "D-9.2")
@pytest.mark.parametrize(
    "act", ["defame source=lycosia card=lycosia", "expose source=lycosia card=concealed2", "scandalize target=silgaro"]
)
def test_a_villainous_act_opens_no_window(act: str) -> None:
    hands = {1: ["usari", "usari"], 2: ["usari", "usari"], 3: ["kardosa", "kardosa"]}
    table = Court(vile("usari"), ["lycosia", "scandal down"], hands=hands, active=0)
    table.play(act)
    assert (table["active"], table.asked) == (1, 1)
    assert "pass" not in table.moves()


@rule("D-8.8")
def test_a_villain_without_a_legal_act_passes() -> None:
    boards = [["scandal"] * 5, ["scandal"] * 4, [], []]
    hands = {1: ["usari"], 3: ["scandal"] * 15}
    table = Court(*boards, active=0, hands=hands)
    assert table["scandals"] == 0
    assert table.moves() == ["pass"]
    table.play("pass")
    assert table["active"] == 1


@rule("D-8.9", "D-8.11")
def test_below_five_cards_a_villain_is_favored_and_draws_a_card() -> None:
    table = Court([], vile("kardosa"), hands={0: ["usari", "usari", "silgaro"]}, conspiracies={1: "kardosa up"})
    top = names(table["web"])[-1]
    table.play("remove_scandal pair=usari source=lycosia")
    assert (table.status("lycosia"), table.hand(1)) == ("favored", [top])
    assert table.conspiracy(1) == "kardosa up"
    assert table.state.view(1)["hands"][1] != ["?"]
    assert names(table.state.view(0)["hands"][1]) == ["?"]


@rule("D-8.10", "D-8.11")
def test_with_fewer_than_three_revealed_scandals_a_villain_is_disfavored_and_draws_a_card() -> None:
    table = Court([], vile("kardosa"), hands={0: ["usari"]})
    web = len(table["web"])
    table.play("use ability=usari source=lycosia card=scandal")
    assert (table.status("lycosia"), len(table.hand(1))) == ("disfavored", 1)
    assert len(table["web"]) <= web - 2
    table = Court([], ["scandal"] * 4 + ["usari"], hands={0: ["usari"]})
    table.play("use ability=usari source=lycosia card=scandal")
    assert (table.status("lycosia"), table.hand(1)) == ("vilified", []), "three are left"


@rule("D-8.11")
def test_every_return_draws_a_card_and_normal_play_follows() -> None:
    boards = [[], vile("kardosa"), [], []]
    table = Court(*boards, hands={0: ["usari", "usari", "scandal"]}, conspiracies={1: "kardosa up"})
    table.play("remove_scandal pair=usari source=lycosia", "create_scandal target=lycosia")
    assert (table.status("lycosia"), table.hand(1)) == ("vilified", []), "a villain again, the card is lost"
    assert table.conspiracy(1) == "kardosa down"
    table = Court(*boards, hands={0: ["usari", "usari", "kardosa"]}, conspiracies={0: "usari up", 1: "kardosa up"})
    table.play("remove_scandal pair=usari source=lycosia").turn_of(1)
    assert table["active"] == 1
    assert not table.starting("defame", "expose", "scandalize", "pass")


@rule("D-8.11")
def test_exposing_a_suspicion_of_its_own_leaves_a_villain_a_villain() -> None:
    table = Court(["scandal", "scandal", "scandal", "usari", "usari down"], active=0)
    table.play("expose source=usari card=concealed5")
    assert (table.status("usari"), table["active"]) == ("vilified", 1)


@rule("D-8.3", "D-9.11")
def test_villains_are_asked_about_no_negation() -> None:
    table = Court([], vile("lycosia"), hands={0: ["betrayal"], 2: ["usari", "kardosa"]})
    table.play("betrayal target=silgaro")
    assert table.all_asked == [2]


@rule("D-8.2", "D-10.1", "D-4.3")
def test_a_consequence_of_ones_own_event_may_make_one_a_villain() -> None:
    boards = [["scandal", "scandal", "lycosia", "kardosa", "kardosa"]]
    table = Court(*boards, houses=FIVE, hands={0: ["betrayal", "silgaro"], 1: ["deluras"]}, limited=True, conspiracies={1: "usari down"})
    table.play("betrayal target=lycosia")
    assert table.asked == 1
    table.play("replace card=lycosia")
    assert (table.status("usari"), table.hand(0), table["active"]) == ("vilified", [], 1)
    assert sorted(names(table["discard"])) == ["betrayal", "lycosia", "silgaro"]


@rule("D-8.2", "D-5.2")
def test_a_scandal_shifted_onto_ones_own_house_may_end_the_turn() -> None:
    houses = ("lycosia", "usari", "kardosa", "silgaro", "deluras")
    boards = [["scandal", "scandal", "usari", "usari"], ["scandal"]]
    table = Court(*boards, houses=houses, hands={0: ["lycosia", "kardosa"]}, conspiracies={0: "usari up"})
    table.play("use ability=lycosia source=usari card=scandal to=lycosia")
    assert (table.status("lycosia"), table.hand(0), table["active"]) == ("vilified", [], 1)


@rule("D-8.11", "D-3.18")
def test_with_nothing_left_a_return_draws_nothing() -> None:
    used = ["usari"] * 2 + ["kardosa"] * 2
    hands = {0: ["usari", "usari"], 3: rest(FOUR, *used)}
    table = Court([], vile("kardosa"), hands=hands, web=[], conspiracies={0: "usari up"})
    table.play("remove_scandal pair=usari source=lycosia").passing()
    assert table.status("lycosia") == "favored"
    assert len(table.hand(1)) == 1, "one of the two cards just paid"
    assert table.hand(1) == ["usari"]


@rule("D-8.6", "D-7.7", "D-13.2")
def test_a_choice_within_the_chain_of_a_villainous_act() -> None:
    boards = [vile(), ["own"] * 4, ["usari", "kardosa", "usari", "kardosa", "kardosa"]]
    table = Court(*boards, houses=FIVE, active=0, hands={1: ["usari"]}, conspiracies={1: "kardosa down"})
    table.play("scandalize target=lycosia")
    assert (table.asked, table["active"]) == (1, 0)
    assert [step["step"] for step in table["stack"]] == ["acted", "verdict", "consequence"]
    table.play("replace card=usari")
    assert (table.status("lycosia"), table["active"]) == ("disfavored", 1)


@rule("D-8.8")
def test_the_lines_behind_a_pass() -> None:
    table = Court(["scandal"] * 5, ["scandal"] * 4, active=0, hands={1: ["usari"], 3: ["scandal"] * 15})
    assert table.state.lines(table.state.read("pass")) == ["D-8.8"]
    table = Court(hands={0: ["betrayal"], 1: ["usari", "usari"]}).play("betrayal target=kardosa")
    assert table.state.lines(table.state.read("pass")) == ["D-9.5"]
