"""The five House Actions and the masterstrokes of one's own turn."""

from __future__ import annotations

import pytest

from tests.duhr.court import EVENTS, FIVE, FOUR, SIX, Court, fallen, vile
from tests.scenario import rule


@rule("D-4.1")
@pytest.mark.parametrize("house", FOUR)
def test_a_suspicion_is_raised_on_the_house_it_matches(house: str) -> None:
    table = Court(hands={0: [house, "scandal"]})
    assert table.starting("raise_suspicion") == [f"raise_suspicion house={house}"]
    table.play(f"raise_suspicion house={house}")
    assert table.board(house) == [house]
    assert table.hand(0) == ["scandal"]
    other = next(name for name in FOUR if name != house)
    table.refuse(f"raise_suspicion house={other}", "D-4.1")


@rule("D-4.1")
def test_a_suspicion_of_a_house_that_is_not_favored_is_not_raised() -> None:
    table = Court([], fallen("lycosia"), vile("kardosa"), hands={0: ["lycosia", "kardosa", "silgaro"]})
    assert table.starting("raise_suspicion") == ["raise_suspicion house=silgaro"]


@rule("D-4.2")
def test_a_scandal_is_created_on_any_favored_house() -> None:
    table = Court([], fallen("lycosia"), vile("kardosa"), houses=FIVE, hands={0: ["scandal"]})
    assert table.starting("create_scandal") == [f"create_scandal target={house}" for house in ("usari", "silgaro", "deluras")]
    scandals = table["scandals"]
    table.play("create_scandal target=deluras")
    assert table.board("deluras") == ["scandal"]
    assert table["scandals"] == scandals, "it comes from the hand"
    table = Court(hands={0: ["usari"]})
    table.refuse("create_scandal target=usari", "D-4.2")


@rule("D-4.3", "D-2.12")
@pytest.mark.parametrize("event", EVENTS)
def test_an_event_is_played_and_then_discarded(event: str) -> None:
    table = Court(["scandal"], ["usari down"], hands={0: [event], 1: ["kardosa"]})
    table.play(table.starting(event)[0]).passing()
    while any(move.startswith(("give", "take", "replace")) for seat in table.all_asked for move in table.moves(seat)):
        table.play(table.moves()[0])
    assert table.discarded(event) == 1
    assert event not in table.hand(0)
    table = Court(["scandal"], hands={0: ["usari"]})
    table.refuse("intrigue one=usari other=lycosia", "D-4.3", "D-10.7")


@rule("D-4.4")
def test_an_event_may_be_played_for_nothing() -> None:
    houses = FOUR
    up = {seat: f"{house} up" for seat, house in enumerate((houses[1], houses[2], houses[3], houses[0]))}
    table = Court(hands={0: ["betrayal"]}, conspiracies=up)
    assert table.moves() == ["betrayal"]
    table.play("betrayal")
    assert table.discarded("betrayal") == 1
    table = Court(hands={0: ["informants"]}, conspiracies=up)
    assert table.moves() == ["informants"]
    table.play("informants")
    assert table.discarded("informants") == 1
    table = Court(hands={0: ["collaborators"]}, conspiracies=up)
    assert table.moves() == ["collaborators"]
    table.play("collaborators")
    assert table.discarded("collaborators") == 1


@rule("D-4.4")
def test_an_event_with_a_target_is_not_played_for_nothing() -> None:
    table = Court(["scandal"], hands={0: ["betrayal", "collaborators", "espionage", "blackmail"]})
    for event in ("betrayal", "espionage", "blackmail", "collaborators"):
        assert event not in table.moves()
        table.refuse(event, "D-4.4", "D-4.3", "D-10.1", "D-10.2", "D-10.3", "D-10.5")


@rule("D-4.5")
@pytest.mark.parametrize("house", SIX)
def test_an_ability_costs_a_suspicion_of_ones_own_house(house: str) -> None:
    houses = (house, *(other for other in SIX if other != house))[:4]
    other = houses[1]
    table = Court(["scandal", other], houses=houses, hands={0: [house, other]}, conspiracies={0: f"{other} down"})
    uses = table.starting("use")
    assert uses
    assert all(move.startswith(f"use ability={house} ") for move in uses)
    table.play(uses[0])
    if table.starting("discard"):
        table.play(f"discard card={other}")
    assert house in table["discard"]
    table = Court(["scandal", other], houses=houses, hands={0: [other, "scandal"]}, conspiracies={0: f"{other} down"})
    assert table.starting("use") == []
    table.refuse(uses[0], "D-4.5")


@rule("D-4.6", "D-2.24")
def test_a_masterstroke_costs_two_suspicions_of_one_house() -> None:
    boards = [["scandal", "usari down"]]
    table = Court(*boards, hands={0: ["kardosa", "kardosa", "lycosia", "scandal", "scandal"]})
    masterstrokes = table.starting("reveal_card", "remove_scandal", "place_scandal")
    assert len(masterstrokes) == 1 + 1 + 4
    assert all("pair=kardosa" in move for move in masterstrokes)
    table.refuse("remove_scandal pair=lycosia source=usari", "D-4.6")
    table.play("remove_scandal pair=kardosa source=usari")
    assert table.discarded("kardosa") == 2
    assert table.hand(0) == ["lycosia", "scandal", "scandal"]


@rule("D-4.6")
def test_the_pair_may_be_of_any_house_even_ones_own_or_a_vilified_one() -> None:
    table = Court(["scandal"], vile("lycosia"), hands={0: ["lycosia", "lycosia", "usari", "usari", "silgaro"]})
    pairs = {move.split()[1] for move in table.starting("remove_scandal")}
    assert pairs == {"pair=usari", "pair=lycosia"}
    table.refuse("negate pair=usari", "D-9.1", "D-9.3", "D-4.6", "D-9.2", "D-3.1")


@rule("D-4.7")
@pytest.mark.parametrize("source", [0, 1, 2, 3])
def test_masterstroke_reveal(source: int) -> None:
    boards: list[list[str]] = [["usari"], ["usari"], fallen("usari"), vile("usari")]
    boards[source] = [*boards[source][:-1], "scandal down"]
    table = Court(*boards, hands={0: ["kardosa", "kardosa"]}, conspiracies={0: "usari up"})
    place = len(boards[source])
    assert table.starting("reveal_card") == [f"reveal_card pair=kardosa source={FOUR[source]} card=concealed{place}"]
    table.play(table.starting("reveal_card")[0])
    assert table["boards"][source] == [*boards[source][:-1], "scandal"]


@rule("D-4.7", "D-2.5")
def test_a_revealed_third_scandal_vilifies() -> None:
    table = Court([], ["scandal", "scandal", "scandal down", "usari", "usari"], hands={0: ["kardosa", "kardosa"], 1: ["silgaro"]})
    table.play("reveal_card pair=kardosa source=lycosia card=concealed3")
    assert table.status("lycosia") == "vilified"
    assert table.hand(1) == []


@rule("D-4.8", "D-2.12")
@pytest.mark.parametrize("source", [0, 1, 2, 3])
def test_masterstroke_remove(source: int) -> None:
    boards: list[list[str]] = [["usari"], ["kardosa"], fallen("silgaro"), [*fallen("kardosa")[:4]]]
    boards[source] = ["scandal", *boards[source][1:]]
    table = Court(*boards, hands={0: ["lycosia", "lycosia"]}, conspiracies={0: "usari up"})
    scandals = table["scandals"]
    assert table.starting("remove_scandal") == [f"remove_scandal pair=lycosia source={FOUR[source]}"]
    table.play(table.starting("remove_scandal")[0])
    assert table["boards"][source] == boards[source][1:]
    assert table["scandals"] == scandals + 1
    assert table["status"][source] == "favored"


@rule("D-4.8", "D-8.9")
def test_masterstroke_remove_from_a_villain() -> None:
    table = Court([], vile("kardosa"), hands={0: ["lycosia", "lycosia"]})
    table.play("remove_scandal pair=lycosia source=lycosia")
    assert (table.status("lycosia"), len(table.hand(1))) == ("favored", 1)
    table = Court([], ["scandal down"], hands={0: ["lycosia", "lycosia"]})
    assert table.starting("remove_scandal") == [], "a concealed scandal is not removed"


@rule("D-4.9", "D-2.9")
def test_masterstroke_place() -> None:
    table = Court([], fallen("lycosia"), vile("kardosa"), houses=FIVE, hands={0: ["kardosa", "kardosa"]})
    places = [f"place_scandal pair=kardosa target={house}" for house in ("usari", "silgaro", "deluras")]
    assert table.starting("place_scandal") == places
    scandals = table["scandals"]
    table.play(places[1])
    assert table.board("silgaro") == ["scandal"]
    assert table["scandals"] == scandals - 1


@rule("D-4.10")
def test_nothing_is_started_without_a_target() -> None:
    table = Court(hands={0: ["usari", "usari"]}, conspiracies={0: "usari up"})
    assert table.starting("use", "reveal_card", "remove_scandal") == []
    table.refuse("use ability=usari source=lycosia card=scandal", "D-4.10", "D-5.9", "D-5.10")
    table.refuse("remove_scandal pair=usari source=lycosia", "D-4.10", "D-4.8")
    table.refuse("reveal_card pair=usari source=lycosia card=concealed1", "D-4.10", "D-4.7")


@rule("D-3.2", "D-4.3")
def test_what_belongs_to_other_moments_is_refused() -> None:
    table = Court(["usari"], hands={0: ["usari", "usari", "betrayal"]})
    for move in ("defame source=usari card=usari", "scandalize target=usari"):
        table.refuse(move, "D-8.3", "D-8.4", "D-8.6", "D-3.1")
    table.refuse("give card=usari", "D-10.2", "D-3.2", "D-3.1")
    table.refuse("take card=usari", "D-10.5", "D-3.2", "D-3.1")
    table.refuse("replace card=usari", "D-7.7", "D-3.2", "D-3.1")
    table.refuse("pass", "D-9.5", "D-3.2", "D-8.8", "D-3.1")
    table.refuse("1: betrayal target=usari", "")
