"""Windows and negations, nested as deep as cards allow."""

from __future__ import annotations

from typing import Any

import pytest

from tests.duhr.court import FIVE, Court, fallen, vile
from tests.scenario import rule


def betrayal(**hands: list[str]) -> Court:
    """The first seat plays Betrayal on Silgaro; its conspiracy is in Usari. Seats are a, b, c, d."""
    held: dict[int, list[str]] = {"abcd".index(seat): cards for seat, cards in hands.items()}
    held[0] = ["betrayal", *held.get(0, [])]
    return Court(hands=held, conspiracies={3: "usari down"}).play("betrayal target=silgaro")


def stands(table: Court) -> bool:
    """Whether the Betrayal has taken effect."""
    return table.conspiracy(3) == "usari up"


@rule("D-9.1", "D-9.3", "D-9.4")
def test_an_event_is_negated() -> None:
    table = betrayal(b=["lycosia", "lycosia"])
    assert table.all_asked == [1]
    assert (table.state.occasion(0), table.state.occasion(1)) == ("", "negations")
    assert not stands(table), "the window comes before the effect"
    assert set(table.moves()) == {"negate pair=lycosia", "pass"}
    table.play("1: negate pair=lycosia").passing()
    assert not stands(table)
    assert table.hand(1) == []
    assert (table.discarded("betrayal"), table.discarded("lycosia")) == (1, 2)


@rule("D-9.1", "D-9.3", "D-9.4")
def test_an_ability_is_negated_after_its_cost() -> None:
    hands = {0: ["usari", "kardosa"], 1: ["lycosia", "lycosia"]}
    table = Court([], ["scandal"], hands=hands, conspiracies={0: "silgaro up"})
    table.play("use ability=usari source=lycosia card=scandal")
    assert table.hand(0) == ["kardosa"]
    assert table.board("lycosia") == ["scandal"]
    table.play("1: negate pair=lycosia")
    assert table.board("lycosia") == ["scandal"]
    assert table.discarded("usari") == 1
    assert set(table.moves()) == {"raise_suspicion house=kardosa", "end_actions"}, "the action is used up, the second is open"


@rule("D-9.1", "D-9.4")
@pytest.mark.parametrize(
    "masterstroke",
    [
        "reveal_card pair=kardosa source=lycosia card=concealed2",
        "remove_scandal pair=kardosa source=lycosia",
        "place_scandal pair=kardosa target=lycosia",
    ],
)
def test_a_masterstroke_is_negated(masterstroke: str) -> None:
    hands = {0: ["kardosa", "kardosa"], 1: ["lycosia", "lycosia"]}
    table = Court([], ["scandal", "usari down"], hands=hands, conspiracies={0: "usari up"})
    table.play(masterstroke, "1: negate pair=lycosia")
    assert table.board("lycosia") == ["scandal", "usari down"]
    assert (table.discarded("kardosa"), table.discarded("lycosia")) == (2, 2)


@rule("D-9.2")
@pytest.mark.parametrize("move", ["raise_suspicion house=lycosia", "create_scandal target=lycosia", "reveal_conspiracy"])
def test_nothing_else_opens_a_window(move: str) -> None:
    hands = {0: ["lycosia", "scandal", "kardosa"], 1: ["usari"] * 2, 2: ["usari"] * 2, 3: ["kardosa"] * 2}
    table = Court(hands=hands, conspiracies={0: "kardosa down"})
    table.play(move)
    assert table.asked == 0
    table.refuse("1: negate pair=usari", "", "D-9.2")


@rule("D-9.2")
def test_acquiring_and_silgaros_discard_open_no_window() -> None:
    hands = {0: ["silgaro", "lycosia"], 1: ["usari"] * 2, 2: ["usari", "kardosa"]}
    table = Court([], ["usari"], houses=("silgaro", "usari", "kardosa", "lycosia"), hands=hands, conspiracies={0: "silgaro up"})
    table.play("use ability=silgaro source=usari card=usari").passing()
    assert table.asked == 0
    table.play("discard card=usari")
    assert table.asked == 0
    table.turn_of(1)
    assert table["active"] == 1
    assert table.asked == 1


@rule("D-9.3", "D-9.11")
def test_all_with_two_usable_cards_are_asked_at_once_whatever_they_hold() -> None:
    table = betrayal(b=["usari", "kardosa"], c=["scandal"], d=["lycosia", "lycosia", "intrigue"])
    assert table.all_asked == [1, 3]
    assert table.moves(1) == ["pass"]
    assert set(table.moves(3)) == {"pass", "negate pair=lycosia"}
    table.refuse("1: negate pair=usari", "D-9.1", "D-4.6", "D-9.10")
    table.refuse("1: end_actions", "D-9.5", "D-9.1", "D-9.3")
    table.play("3: pass")
    assert table.all_asked == [1]
    assert not stands(table)
    table.play("1: pass")
    assert stands(table)


@rule("D-9.11")
def test_nobody_is_asked_with_fewer_than_two_cards_or_without_standing() -> None:
    table = betrayal(b=["usari"], c=["kardosa"])
    assert stands(table)
    table = Court([], vile("lycosia"), fallen("kardosa"), hands={0: ["betrayal"], 2: ["usari"] * 3}, conspiracies={3: "usari down"})
    table.play("betrayal target=silgaro")
    assert table.all_asked == [2], "disfavored is standing"


@rule("D-9.5")
def test_of_those_who_negate_the_first_clockwise_does_and_the_others_pay_nothing() -> None:
    for order in ((1, 2, 3), (3, 2, 1), (2, 3, 1)):
        table = betrayal(b=["usari", "kardosa"], c=["lycosia", "lycosia"], d=["silgaro", "silgaro"])
        for seat in order:
            table.play(f"{seat}: {['', 'pass', 'negate pair=lycosia', 'negate pair=silgaro'][seat]}")
        table.passing()
        assert not stands(table)
        assert (table.hand(2), table.hand(3)) == ([], ["silgaro", "silgaro"])


@rule("D-9.5")
def test_clockwise_is_from_the_acting_player() -> None:
    hands = {2: ["betrayal"], 1: ["usari", "usari"], 3: ["lycosia", "lycosia"]}
    table = Court(hands=hands, active=2, conspiracies={0: "lycosia down"})
    table.play("betrayal target=usari", "1: negate pair=usari", "3: negate pair=lycosia").passing()
    assert (table.hand(1), table.hand(3)) == (["usari", "usari"], [])


@rule("D-9.5", "D-2.17")
def test_an_answer_is_hidden_until_all_have_answered() -> None:
    table = betrayal(b=["usari", "usari"], c=["lycosia", "lycosia"])
    table.play("1: negate pair=usari")
    answered = table.state.view(2)
    table = betrayal(b=["usari", "usari"], c=["lycosia", "lycosia"])
    table.play("1: pass")
    assert table.state.view(2) == answered


@rule("D-9.6")
def test_a_negation_opens_a_window_that_asks_the_one_it_negates_too() -> None:
    table = betrayal(a=["kardosa", "kardosa"], b=["lycosia", "lycosia"], c=["silgaro", "silgaro"])
    assert table.all_asked == [1, 2], "not the acting player"
    table.play("1: negate pair=lycosia", "2: pass")
    assert table.all_asked == [0, 2], "not the one who negates; whoever passed may answer the negation"
    table.play("2: pass", "0: negate pair=kardosa")
    assert table.all_asked == [2], "Lycosia has no two cards left"
    table.play("2: pass")
    assert stands(table)


@rule("D-9.7", "D-9.1", "D-9.8")
def test_a_negation_of_a_negation_of_a_negation() -> None:
    table = betrayal(a=["kardosa", "kardosa"], b=["lycosia"] * 2 + ["usari"] * 2)
    table.play("1: negate pair=lycosia", "0: negate pair=kardosa", "1: negate pair=usari")
    table.passing()
    assert not stands(table)
    assert (table.hand(0), table.hand(1)) == ([], [])


@rule("D-9.7", "D-9.1")
def test_negations_four_deep() -> None:
    table = betrayal(a=["kardosa", "kardosa", "silgaro", "silgaro"], b=["lycosia", "lycosia", "usari", "usari"])
    table.play("1: negate pair=lycosia", "0: negate pair=kardosa", "1: negate pair=usari", "0: negate pair=silgaro")
    table.passing()
    assert stands(table)
    assert (table.hand(0), table.hand(1)) == ([], [])


@rule("D-9.7")
def test_if_a_negation_is_negated_the_window_goes_on_with_the_next_who_negated() -> None:
    table = betrayal(a=["kardosa", "kardosa"], b=["lycosia", "lycosia"], c=["silgaro", "silgaro"])
    table.play("1: negate pair=lycosia", "2: negate pair=silgaro")
    assert table.hand(2) == ["silgaro", "silgaro"]
    assert table.all_asked == [0, 2]
    table.play("0: negate pair=kardosa", "2: pass")
    table.passing()
    assert not stands(table), "the third seat's negation takes its place"
    assert table.hand(2) == []


@rule("D-9.7")
def test_whoever_passed_is_out() -> None:
    table = betrayal(a=["kardosa", "kardosa"], b=["lycosia", "lycosia"], c=["silgaro", "silgaro"])
    table.play("1: negate pair=lycosia", "2: pass", "0: negate pair=kardosa", "2: pass").passing()
    assert stands(table)
    assert table.hand(2) == ["silgaro", "silgaro"]


@rule("D-9.7")
def test_a_pair_spent_meanwhile_negates_nothing_more() -> None:
    a, c = ["kardosa", "kardosa", "usari", "usari"], ["silgaro", "silgaro"]
    table = betrayal(a=a, b=["lycosia", "lycosia"], c=c)
    table.play("1: negate pair=lycosia", "2: negate pair=silgaro")
    table.play("2: pass", "0: negate pair=kardosa")
    table.play("2: negate pair=silgaro", "0: negate pair=usari").passing()
    assert stands(table), "the third seat spent its pair on the negation of the first's negation"
    assert table.hand(2) == []


@rule("D-9.8")
def test_a_negated_player_may_not_negate_the_same_again_but_may_negate_the_negation() -> None:
    table = betrayal(a=["kardosa", "kardosa"], b=["lycosia", "lycosia", "usari", "usari"])
    table.play("1: negate pair=lycosia", "0: negate pair=kardosa")
    assert table.all_asked == [1]
    assert "negate pair=usari" in table.moves()
    table.play("1: pass")
    assert stands(table), "it is not asked about the Betrayal again"
    assert table.hand(1) == ["usari", "usari"]


@rule("D-9.9")
def test_a_negation_costs_no_action() -> None:
    table = betrayal(a=["kardosa", "kardosa", "lycosia"], b=["lycosia", "lycosia"])
    table.play("1: negate pair=lycosia", "0: negate pair=kardosa")
    assert stands(table)
    assert "raise_suspicion house=lycosia" in table.moves()
    table = betrayal(b=["lycosia", "lycosia", "usari"])
    table.play("1: negate pair=lycosia").turn_of(1)
    table.play("raise_suspicion house=usari")
    assert table["active"] == 1


@rule("D-9.10", "D-3.13")
def test_in_ones_own_disfavored_turn_only_the_usable_cards_negate() -> None:
    position: dict[str, Any] = {"limited": True, "aside": ["silgaro", "silgaro"], "conspiracies": {3: "usari down"}}
    hands = {0: ["betrayal", "kardosa"], 1: ["lycosia", "lycosia"]}
    table = Court(fallen("usari"), hands=hands, **position)
    table.play("betrayal target=silgaro", "1: negate pair=lycosia")
    assert not stands(table)
    assert table.asked == 0
    assert "pass" not in table.moves(), "one usable card is too few to be asked"


@rule("D-9.6", "D-9.5")
def test_in_the_window_of_a_negation_clockwise_is_from_its_player() -> None:
    hands = {0: ["betrayal", "kardosa", "kardosa"], 1: ["usari"] * 2, 2: ["silgaro"] * 2, 3: ["lycosia"] * 2}
    table = Court(houses=FIVE, hands=hands, conspiracies={4: "usari down"})
    table.play("betrayal target=deluras", "1: pass", "2: negate pair=silgaro", "3: pass")
    assert table.all_asked == [0, 1, 3]
    table.play("0: negate pair=kardosa", "1: negate pair=usari", "3: pass")
    table.passing()
    assert (table.hand(0), table.hand(1)) == ([], ["usari", "usari"])
    assert table.conspiracy(4) == "usari up"


@rule("D-9.4", "D-3.1")
def test_a_negated_second_action_ends_the_actions() -> None:
    hands = {0: ["kardosa", "intrigue", "lycosia"], 1: ["lycosia", "lycosia"]}
    table = Court(hands=hands, conspiracies={0: "usari up"})
    table.play("raise_suspicion house=kardosa", "intrigue one=usari other=lycosia", "1: negate pair=lycosia")
    assert table.conspiracy(0) == "usari up"
    assert not table.starting("raise_suspicion")
