"""Losing and regaining favor, conspiracies that flip, and the chains that follow."""

from __future__ import annotations

import pytest

from tests.duhr.court import FIVE, SIX, Court, fallen, vile
from tests.scenario import rule


def changes(table: Court) -> list[str]:
    """What the last move did to Houses and conspiracies, in its order."""
    return [word for word in table.happened() if word.split()[0].startswith(("favor", "conspiracy", "placed", "replaced", "vilified"))]


@rule("D-6.1", "D-6.2", "D-7.6", "D-2.4")
def test_the_fifth_card_costs_favor_and_reveals_the_conspiracy() -> None:
    table = Court([], ["usari", "scandal", "kardosa down", "silgaro"], hands={0: ["lycosia"]}, conspiracies={1: "kardosa down"})
    scandals = table["scandals"]
    table.play("raise_suspicion house=lycosia")
    assert table.status("lycosia") == "disfavored"
    assert table.conspiracy(1) == "kardosa up"
    assert table.board("kardosa") == ["scandal"]
    assert table["scandals"] == scandals - 1


@rule("D-6.2", "D-7.11")
def test_a_conspiracy_that_was_face_up_flips_down_and_makes_no_scandal() -> None:
    table = Court([], ["usari"] * 4, hands={0: ["lycosia"]}, conspiracies={1: "kardosa up"})
    table.play("raise_suspicion house=lycosia")
    assert table.conspiracy(1) == "kardosa down"
    assert table.board("kardosa") == []


@rule("D-6.2", "D-6.4", "D-6.5")
def test_each_loss_of_favor_flips_and_no_return_does() -> None:
    houses = ("deluras", "lycosia", "kardosa", "silgaro", "usari")
    boards = [[], ["usari"] * 4, [], []]
    hands = {0: ["lycosia", "deluras", "lycosia", "deluras"]}
    table = Court(*boards, houses=houses, hands=hands, conspiracies={0: "usari up", 1: "kardosa down"})
    table.play("raise_suspicion house=lycosia")
    assert table.conspiracy(1) == "kardosa up"
    table.play("use ability=deluras source=lycosia card=usari to=silgaro")
    assert (table.status("lycosia"), table.conspiracy(1)) == ("favored", "kardosa up")
    stack = [{"step": "action", "seat": 0, "taken": 0}]
    table = Court(*table["boards"], houses=houses, hands={0: ["lycosia"]}, conspiracies={1: "kardosa up"}, stack=stack)
    table.play("raise_suspicion house=lycosia")
    assert table.conspiracy(1) == "kardosa down"
    assert table.board("kardosa") == ["scandal"]


@rule("D-6.5", "D-8.10", "D-2.11")
def test_no_flip_between_disfavored_and_vilified() -> None:
    boards = [[], ["scandal", "scandal", "scandal down", "usari", "usari"]]
    table = Court(*boards, hands={0: ["kardosa", "kardosa"]}, conspiracies={1: "kardosa down"})
    table.play("reveal_card pair=kardosa source=lycosia card=concealed3")
    assert (table.status("lycosia"), table.conspiracy(1)) == ("vilified", "kardosa down")
    table = Court([], vile("kardosa"), hands={0: ["usari"]}, conspiracies={1: "kardosa down"})
    table.play("use ability=usari source=lycosia card=scandal")
    assert (table.status("lycosia"), table.conspiracy(1)) == ("disfavored", "kardosa down")


@rule("D-6.4")
def test_favor_is_regained_below_five() -> None:
    table = Court(fallen("lycosia"), houses=("silgaro", "usari", "lycosia", "kardosa"), hands={0: ["silgaro"]})
    table.play("use ability=silgaro source=silgaro card=lycosia")
    assert table.status("silgaro") == "favored"


@rule("D-6.3", "D-7.7", "D-8.1")
def test_the_consequence_comes_before_the_house_is_disfavored_or_vilified() -> None:
    # Lycosia's conspiracy shows Lycosia: its own scandal replaces a suspicion and is the third.
    boards = [[], ["usari", "kardosa", "scandal", "scandal"]]
    table = Court(*boards, hands={0: ["lycosia"], 1: ["silgaro", "scandal"]}, conspiracies={1: "lycosia down"})
    table.play("raise_suspicion house=lycosia")
    assert table.asked == 1, "the owner of the conspiracy picks"
    assert set(table.moves()) == {f"replace card={card}" for card in ("usari", "kardosa", "lycosia")}
    assert table.hand(1) == ["silgaro", "scandal"], "not vilified yet"
    table.play("replace card=kardosa")
    assert sorted(table.board("lycosia")) == ["lycosia", "scandal", "scandal", "scandal", "usari"]
    assert (table.status("lycosia"), table.hand(1)) == ("vilified", [])
    assert table.asked == 0, "and the turn goes on"


@rule("D-6.3", "D-7.6", "D-7.7")
def test_a_chain_of_three_houses_comes_back_to_the_first() -> None:
    boards = [[], ["lycosia"] * 4, ["kardosa"] * 4, ["silgaro", "silgaro", "silgaro", "usari"], []]
    conspiracies = {1: "kardosa down", 2: "silgaro down", 3: "lycosia down"}
    table = Court(*boards, [], houses=SIX, hands={0: ["scandal"], 3: ["usari"]}, conspiracies=conspiracies)
    scandals = table["scandals"]
    table.play("create_scandal target=lycosia")
    assert table["boards"][1:4] == [[*["lycosia"] * 4, "scandal"], [*["kardosa"] * 4, "scandal"], [*boards[3], "scandal"]]
    assert table.asked == 3
    assert table.moves() == ["replace card=lycosia"]
    table.play("replace card=lycosia")
    assert sorted(table.board("lycosia")) == ["lycosia"] * 3 + ["scandal"] * 2
    assert table["status"][1:4] == ["disfavored"] * 3
    assert [table.conspiracy(seat) for seat in (1, 2, 3)] == ["kardosa up", "silgaro up", "lycosia up"]
    assert table["scandals"] == scandals - 3
    assert not table.over


@rule("D-6.3", "D-6.6", "D-8.1")
def test_a_chain_of_three_houses_with_villains_depth_first() -> None:
    boards = [[], ["scandal", "scandal", "lycosia", "lycosia"], ["scandal", "scandal", "kardosa", "usari"], ["silgaro"] * 4, []]
    conspiracies = {1: "kardosa down", 2: "silgaro down", 3: "deluras down"}
    hands = {0: ["scandal"], 1: ["usari"], 2: ["usari"], 3: ["usari"]}
    table = Court(*boards, [], houses=SIX, hands=hands, conspiracies=conspiracies)
    table.play("create_scandal target=lycosia")
    assert table["status"] == ["favored", "vilified", "vilified", "disfavored", "favored", "favored"]
    assert table.board("deluras") == ["scandal"]
    order = [word for word in changes(table) if word.startswith(("favor_lost", "vilified"))]
    assert order == [
        "favor_lost house=lycosia",
        "favor_lost house=kardosa",
        "favor_lost house=silgaro",
        "vilified house=kardosa",
        "vilified house=lycosia",
    ], "the last of the chain is settled first"
    assert [table.hand(seat) for seat in (1, 2, 3)] == [[], [], ["usari"]]


@rule("D-6.6", "D-10.6")
@pytest.mark.parametrize("active", [0, 2, 4])
def test_several_results_go_clockwise_from_the_active_player(active: int) -> None:
    hidden = ["scandal", "scandal", "scandal down", "usari", "usari"]
    boards: list[list[str]] = [[], hidden, [], hidden, []]
    table = Court(*boards, houses=FIVE, active=active, hands={active: ["informants"], 1: ["silgaro"], 3: ["silgaro"]})
    moves = {
        "informants source=lycosia card=concealed3 second=silgaro other=concealed3",
        "informants source=silgaro card=concealed3 second=lycosia other=concealed3",
    }
    table.play(next(move for move in table.moves() if move in moves))
    order = [word for word in table.happened() if word.startswith("vilified")]
    first, second = ("silgaro", "lycosia") if active == 2 else ("lycosia", "silgaro")
    assert order == [f"vilified house={first}", f"vilified house={second}"]


@rule("D-7.1", "D-7.4")
def test_reveal_by_choice_puts_a_scandal_on_ones_own_house() -> None:
    table = Court(hands={0: ["lycosia"]}, conspiracies={0: "kardosa down"})
    scandals = table["scandals"]
    table.play("reveal_conspiracy")
    assert table.conspiracy(0) == "kardosa up"
    assert table["boards"] == [["scandal"], [], [], []]
    assert table["scandals"] == scandals - 1
    table.refuse("reveal_conspiracy", "D-7.4", "D-7.1")
    assert table.moves() == ["raise_suspicion house=lycosia"], "it was no action"
    for viewer in (-1, 1):
        assert table.state.view(viewer)["conspiracies"][0].split()[:2] == ["kardosa", "up"]


@rule("D-7.2", "D-7.1")
@pytest.mark.parametrize("taken", [0, 1, 2])
def test_reveal_by_choice_before_between_and_after_actions(taken: int) -> None:
    stack = [{"step": "action", "seat": 0, "taken": taken}]
    table = Court(hands={0: ["lycosia"]}, conspiracies={0: "kardosa down"}, stack=stack)
    assert "reveal_conspiracy" in table.moves()
    table.play("reveal_conspiracy")
    assert table.conspiracy(0) == "kardosa up"
    assert ("raise_suspicion house=lycosia" in table.moves()) == (taken < 2)
    table = Court(hands={0: ["lycosia"]}, conspiracies={0: "kardosa down"}, stack=[{"step": "acquire", "seat": 0}])
    table.refuse("reveal_conspiracy", "D-7.1", "D-7.2", "D-3.8")


@rule("D-7.2")
def test_after_the_second_action_a_reveal_is_still_offered() -> None:
    table = Court(hands={0: ["lycosia", "kardosa"]}, conspiracies={0: "kardosa down"})
    table.play("raise_suspicion house=lycosia", "raise_suspicion house=kardosa")
    assert set(table.moves()) == {"reveal_conspiracy", "end_actions"}


@rule("D-7.2", "D-7.5")
def test_reveal_by_choice_twice_in_a_phase() -> None:
    houses = ("silgaro", "usari", "lycosia", "kardosa", "deluras")
    table = Court(["lycosia"] * 4, houses=houses, hands={0: ["silgaro", "silgaro"]}, conspiracies={0: "kardosa down"})
    table.play("reveal_conspiracy")
    assert (table.status("silgaro"), table.conspiracy(0)) == ("disfavored", "kardosa down")
    assert "reveal_conspiracy" not in table.moves()
    table.play("use ability=silgaro source=silgaro card=lycosia", "discard card=lycosia")
    assert table.status("silgaro") == "favored"
    table.play("reveal_conspiracy")
    assert table.conspiracy(0) == "kardosa down", "face up and down again"
    assert table.board("silgaro") == ["lycosia"] * 3 + ["scandal"] * 2


@rule("D-7.3", "D-9.2")
def test_reveal_by_choice_needs_favor_and_cannot_be_negated() -> None:
    hands = {0: ["lycosia"], 1: ["usari", "usari"], 2: ["kardosa", "kardosa"]}
    table = Court(hands=hands, conspiracies={0: "kardosa down"})
    table.play("reveal_conspiracy")
    assert table.asked == 0
    table = Court(fallen("usari"), hands=hands, conspiracies={0: "kardosa down"})
    table.refuse("reveal_conspiracy", "D-7.3", "D-7.1")
    table.refuse("1: reveal_conspiracy", "")


@rule("D-7.5", "D-7.11")
def test_reveal_by_choice_with_four_cards_flips_back() -> None:
    table = Court(["lycosia"] * 4, hands={0: ["kardosa"]}, conspiracies={0: "silgaro down"})
    table.play("reveal_conspiracy")
    assert table.board("usari") == [*["lycosia"] * 4, "scandal"]
    assert (table.status("usari"), table.conspiracy(0)) == ("disfavored", "silgaro down")
    assert table.board("silgaro") == []
    assert table.state.view(1)["conspiracies"][0].split()[:2] == ["silgaro", "down"], "all have seen it"


@rule("D-7.6", "D-10.1")
def test_reveal_by_consequence_of_an_event_puts_the_scandal_on_the_house_shown() -> None:
    table = Court(hands={0: ["betrayal"]}, conspiracies={1: "silgaro down"})
    table.play("betrayal target=lycosia")
    assert table.conspiracy(1) == "silgaro up"
    assert table["boards"] == [[], [], [], ["scandal"]]


@rule("D-7.7", "D-2.11", "D-2.12")
def test_on_five_cards_the_owner_of_the_conspiracy_picks_a_revealed_suspicion() -> None:
    boards = [[], [], ["usari", "lycosia", "usari", "scandal", "silgaro down"]]
    table = Court(*boards, hands={0: ["betrayal"]}, conspiracies={1: "kardosa down", 2: "usari down"})
    table.play("betrayal target=lycosia")
    assert table.asked == 1
    assert set(table.moves()) == {"replace card=lycosia", "replace card=usari"}
    table.refuse("replace card=scandal", "D-7.7")
    table.refuse("replace card=concealed5", "D-7.7", "D-7.8")
    table.play("replace card=usari")
    assert sorted(table.board("kardosa")) == sorted(["lycosia", "usari", "scandal", "scandal", "silgaro down"])
    assert table.discarded("usari") == 1
    assert table.conspiracy(2) == "usari down", "no favor was lost"
    assert table.status("kardosa") == "disfavored"


@rule("D-7.8", "D-2.12")
@pytest.mark.parametrize(("place", "discards", "scandals"), [(3, 1, -1), (4, 0, 0)])
def test_with_no_revealed_suspicion_a_concealed_card_is_replaced(place: int, discards: int, scandals: int) -> None:
    boards = [[], [], ["scandal", "scandal", "usari down", "scandal down", "usari down"]]
    table = Court(*boards, hands={0: ["betrayal"]}, conspiracies={1: "kardosa down", 2: "usari down"})
    before = table["scandals"]
    table.play("betrayal target=lycosia")
    assert table.asked == 1
    assert table.moves() == [f"replace card=concealed{at}" for at in (3, 4, 5)]
    table.refuse("replace card=scandal", "D-7.7", "D-7.8")
    table.play(f"replace card=concealed{place}")
    assert table.status("kardosa") == "vilified"
    assert table.discarded("usari") == discards
    assert table["scandals"] == before + scandals
    assert sum(card == "scandal" for card in table.board("kardosa")) == 3


@rule("D-7.9")
def test_on_five_revealed_scandals_nothing_happens() -> None:
    table = Court([], [], ["scandal"] * 5, hands={0: ["betrayal", "lycosia"]}, conspiracies={1: "kardosa down"})
    scandals = table["scandals"]
    table.play("betrayal target=lycosia")
    assert table.conspiracy(1) == "kardosa up"
    assert (table.board("kardosa"), table["scandals"]) == (["scandal"] * 5, scandals)
    assert table.asked == 0


@rule("D-7.10")
def test_with_no_scandal_left_the_flip_stands() -> None:
    boards = [[], ["usari"] * 4, []]
    table = Court(*boards, hands={0: ["lycosia", "betrayal"], 3: ["scandal"] * 24}, conspiracies={1: "kardosa down", 2: "usari down"})
    table.play("raise_suspicion house=lycosia")
    assert table.conspiracy(1) == "kardosa up"
    assert table.board("kardosa") == []
    table.play("betrayal target=kardosa", "3: pass")
    assert table.conspiracy(2) == "usari up"
    assert table.board("usari") == []


@rule("D-7.12")
def test_a_revealed_conspiracy_lends_the_ability_of_its_house() -> None:
    boards = [["usari"], ["scandal"]]
    for facing, lent in (("up", True), ("down", False)):
        table = Court(*boards, hands={0: ["lycosia", "kardosa"]}, conspiracies={0: f"lycosia {facing}"})
        assert bool(table.starting("use")) == lent
    table.refuse("use ability=lycosia source=lycosia card=scandal to=usari", "D-7.12")
    table = Court(*boards, hands={0: ["usari", "kardosa"]}, conspiracies={0: "lycosia up"})
    assert {move.split()[1] for move in table.starting("use")} == {"ability=usari"}, "its own ability, but no suspicion of Lycosia"
    table = Court(*boards, hands={0: ["lycosia"]}, conspiracies={0: "lycosia up"})
    table.refuse("use ability=usari source=lycosia card=scandal", "D-4.5")
    table.play("use ability=lycosia source=lycosia card=scandal to=usari")
    assert table["boards"][:2] == [["usari", "scandal"], []]
    assert table.discarded("lycosia") == 1


@rule("D-7.12", "D-2.6")
def test_both_houses_need_standing_and_favor_is_not_needed() -> None:
    boards = [fallen("kardosa"), ["scandal", *["usari"] * 4]]
    table = Court(*boards, hands={0: ["lycosia"]}, conspiracies={0: "lycosia up"})
    assert table.starting("use") == [
        "use ability=lycosia source=lycosia card=scandal to=kardosa",
        "use ability=lycosia source=lycosia card=scandal to=silgaro",
    ]
    table = Court(fallen("kardosa"), vile("usari"), hands={0: ["lycosia"]}, conspiracies={0: "lycosia up"})
    assert table.starting("use") == []
    table = Court(vile("usari"), [], active=0, conspiracies={0: "lycosia up"})
    assert table.starting("use") == []
