"""The end check, scores, the winner, and the campaign."""

from __future__ import annotations

from typing import cast

import pytest

import greathall
from greathall.games.duhr.state import Duhr
from greathall.games.duhr.steps import tell_winners
from greathall.kernel.match import Match
from tests.duhr.court import Court, fallen, names, vile
from tests.duhr.test_agendas import DIS, ended
from tests.scenario import rule

NOTHING = ["nest_of_vipers", "fair_weather", "dexterous_hand", "sinister_hand"]


@rule("D-13.1")
def test_the_game_ends_after_an_action_that_leaves_one_favored_house() -> None:
    boards = [[], fallen(), ["own"] * 4, fallen()]
    table = Court(*boards, hands={0: ["usari", "kardosa"]}, conspiracies={2: "usari up"})
    table.play("raise_suspicion house=usari")
    assert table.asked == 0, "two are favored"
    table.play("raise_suspicion house=kardosa")
    assert table.over
    assert table.all_asked == []
    assert table.state.ending() == "one_favored"


@rule("D-13.1")
def test_the_game_ends_with_no_favored_house() -> None:
    boards = [fallen(), ["own"] * 4, ["own"] * 4, fallen()]
    hands = {0: ["scandal"]}
    table = Court(*boards, hands=hands, conspiracies={1: "kardosa down", 2: "silgaro up"})
    table.play("create_scandal target=lycosia")
    assert table.over
    assert table["status"] == ["disfavored"] * 4
    assert table.state.ending() == "none_favored"
    for seat in range(4):
        table.refuse(f"{seat}: draw", "")


@rule("D-13.1", "D-13.2", "D-6.3")
def test_the_check_waits_for_the_whole_chain() -> None:
    # Three Houses fall one after another; the last one's conspiracy still strikes the one that is left.
    boards = [["usari"], ["own"] * 4, ["own"] * 4, ["own"] * 4]
    conspiracies = {1: "kardosa down", 2: "silgaro down", 3: "usari down"}
    table = Court(*boards, hands={0: ["scandal"]}, conspiracies=conspiracies)
    table.play("create_scandal target=lycosia")
    assert table.over
    assert table["status"] == ["favored", "disfavored", "disfavored", "disfavored"]
    assert table.board("usari") == ["usari", "scandal"]


@rule("D-13.2")
def test_the_check_after_a_villainous_act() -> None:
    boards = [vile(), fallen(), ["own"] * 4, []]
    table = Court(*boards, active=0, conspiracies={2: "usari up"})
    table.play("scandalize target=kardosa")
    assert table.over


@rule("D-13.2", "D-7.5")
def test_the_check_after_a_reveal_by_choice() -> None:
    boards = [["own"] * 4, fallen(), fallen(), []]
    table = Court(*boards, hands={0: ["usari"]})
    table.play("reveal_conspiracy")
    assert table.over
    assert table.hand(0) == ["usari"]


@rule("D-13.2")
def test_no_check_while_a_choice_within_the_chain_is_open() -> None:
    boards = [[], ["own"] * 4, ["usari", "kardosa", "usari", "kardosa", "kardosa"], fallen()]
    table = Court(*boards, hands={0: ["scandal"]}, conspiracies={1: "kardosa down"})
    table.play("create_scandal target=lycosia")
    assert not table.over
    assert table.asked == 1
    table.play("replace card=usari")
    assert table.over


@rule("D-13.1")
def test_a_house_that_regains_favor_in_the_same_action_counts() -> None:
    houses = ("deluras", "lycosia", "kardosa", "silgaro")
    boards = [[], ["own"] * 4, fallen(), fallen()]
    table = Court(*boards, houses=houses, hands={0: ["deluras", "lycosia"]}, conspiracies={1: "deluras up"})
    table.play("use ability=deluras source=kardosa card=kardosa to=lycosia")
    assert table["status"] == ["favored", "disfavored", "favored", "disfavored"]
    assert not table.over


@rule("D-13.3", "D-13.4", "D-13.6", "D-13.7")
@pytest.mark.parametrize(
    ("board", "points"),
    [
        ([], 10),
        (["usari"], 9),
        (["kardosa"], 9),
        (["scandal"], 8),
        (["scandal", "scandal", "usari", "kardosa"], 4),
        (["scandal down", "usari down", "scandal"], 8),
        (["scandal"] * 4, 2),
        (["usari"] * 5, 4),
        (["usari down"] * 5, 9),
        (["scandal", "scandal", "scandal down", "usari", "usari down"], 4),
    ],
)
def test_scores_of_standing_houses(board: list[str], points: int) -> None:
    others = [fallen(), fallen(), fallen()]
    table = ended(board, *others, agendas=NOTHING, conspiracies={0: "usari up", 1: "lycosia up", 2: "silgaro up", 3: "kardosa up"})
    assert table.state.scores()[0] == points


@rule("D-13.4", "D-13.6")
def test_the_example_of_the_rulebook() -> None:
    board = ["usari", "lycosia", "kardosa", "scandal", "silgaro down"]
    table = ended(board, [], fallen(), fallen(), agendas=NOTHING, conspiracies={0: "usari up"})
    assert table.status("usari") == "disfavored"
    assert table.state.scores()[0] == 4


@rule("D-13.5")
@pytest.mark.parametrize("villains", [1, 2, 3])
def test_scores_of_villains(villains: int) -> None:
    boards = [vile() if seat < villains else fallen() for seat in range(4)]
    table = ended(*boards, agendas=["loyal_patron", "fair_weather", "nest_of_vipers", "clean_hands"], conspiracies={0: "usari up"})
    assert table.state.scores()[0] == 2 + villains


@rule("D-13.8", "D-13.9", "D-2.21")
def test_agendas_and_conspiracies_are_shown_at_the_end() -> None:
    conspiracies = {0: "lycosia down", 1: "usari up", 2: "silgaro down", 3: "kardosa down"}
    agendas = ["loyal_patron", "good_names", "clean_hands", "empty_throne"]
    boards = [DIS, ["own"] * 4, fallen(), []]
    table = Court(*boards, active=0, hands={0: ["lycosia"], 2: ["scandal", "usari"]}, agendas=agendas, conspiracies=conspiracies)
    table.play("raise_suspicion house=lycosia")
    assert table.over
    for viewer in (-1, 0, 1, 2, 3):
        view = table.state.view(viewer)
        assert names(view["agendas"]) == agendas
        assert [conspiracy.split()[0] for conspiracy in view["conspiracies"]] == ["lycosia", "usari", "silgaro", "kardosa"]
    assert [table.conspiracy(seat) for seat in (0, 2, 3)] == ["lycosia down", "silgaro down", "kardosa down"]
    assert table["boards"][0] == fallen("usari")
    assert table["boards"][3] == []
    shown = [word.split()[0] for word in table.happened()]
    assert shown.count("agenda_shown") == 4
    assert shown.count("conspiracy_shown") == 4


@rule("D-13.10", "D-13.8")
def test_the_highest_total_with_agendas_wins() -> None:
    agendas = ["nest_of_vipers", "good_names", "fair_weather", "clean_hands"]
    conspiracies = {0: "usari up", 1: "lycosia up", 2: "silgaro up", 3: "kardosa up"}
    dark = ["usari down", "usari down", "usari down", "kardosa", "kardosa"]
    table = ended(["scandal"], dark, fallen(), ["own"] * 5, agendas=agendas, conspiracies=conspiracies)
    assert table.state.scores()[:2] == [8, 9 - 2 + 5]
    assert table.state.winners() == 0b0010


@rule("D-13.11")
def test_ties_go_to_the_better_status() -> None:
    conspiracies = {0: "usari up", 1: "lycosia up", 2: "kardosa up", 3: "silgaro up"}
    agendas = ["nest_of_vipers", "loyal_patron", "reign_of_villains", "empty_throne"]
    favored = ["scandal", "usari"]
    dark = ["usari down", "usari down", "usari down", "kardosa", "kardosa"]
    table = ended(favored, dark, fallen(), fallen(), agendas=agendas, conspiracies=conspiracies)
    assert table.state.scores()[:2] == [7, 7]
    assert table.state.winners() == 0b0001


@rule("D-13.11")
def test_a_disfavored_house_wins_ties_with_a_villain() -> None:
    conspiracies = {0: "usari up", 1: "lycosia up", 2: "kardosa up", 3: "silgaro up"}
    agendas = ["fair_weather", "fall_of_many", "loyal_patron", "good_names"]
    boards = [vile(), ["scandal", "scandal", "lycosia down", "lycosia down", "lycosia down"], vile(), vile()]
    table = ended(*boards, agendas=agendas, conspiracies=conspiracies)
    assert table.state.scores() == [5, 5, 5, 5]
    assert table.state.winners() == 0b0010
    assert [table.state.reward(seat) for seat in range(4)] == [0, 1, 0, 0]


@rule("D-13.11")
def test_those_still_tied_share_the_win() -> None:
    conspiracies = {0: "usari up", 1: "lycosia up", 2: "kardosa up", 3: "silgaro up"}
    boards = [vile(), fallen(), vile(), vile()]
    table = ended(*boards, agendas=["fair_weather", "loyal_patron", "clean_hands", "good_names"], conspiracies=conspiracies)
    assert table.state.scores() == [5, 4, 5, 5]
    assert table.state.winners() == 0b1101
    assert table.state.reward(0) == pytest.approx(1 / 3)


def verdict(*boards: list[str], agendas: list[str]) -> list[str]:
    """What is told of who wins when the game ends with these cards on the Houses."""
    conspiracies = {0: "usari up", 1: "lycosia up", 2: "kardosa up", 3: "silgaro up"}
    state = cast(Duhr, ended(*boards, agendas=agendas, conspiracies=conspiracies).state)
    state.listen()
    tell_winners(state)
    told = [[state.telling(event, viewer) for event in state.events or []] for viewer in range(-1, 4)]
    for seat in range(4):
        assert [third_person(line, state.called(seat)) for line in told[seat + 1]] == told[0], "all are told the same"
    return told[0]


def third_person(line: str, house: str) -> str:
    """What is told to a House about itself, as the others are told it."""
    for yours, theirs in (("You have", "has"), ("but are", "but is"), ("You win", "wins"), ("You share", "shares")):
        line = line.replace(yours, f"{house} {theirs}" if yours.startswith("You") else theirs)
    return line


@rule("D-13.10", "D-13.13")
def test_the_highest_total_is_told_as_the_cause_of_a_win() -> None:
    assert verdict([], fallen(), fallen(), fallen(), agendas=["fair_weather", "loyal_patron", "empty_throne", "clean_hands"]) == [
        "House Usari wins with 10 points, the highest total.",
        "The Royal House raises House Usari, loved by the people, to a Great House.",
    ]


@rule("D-13.11", "D-13.13")
def test_status_is_told_as_the_cause_where_totals_are_equal() -> None:
    dark = ["usari down", "usari down", "usari down", "kardosa", "kardosa"]
    agendas = ["nest_of_vipers", "loyal_patron", "reign_of_villains", "empty_throne"]
    assert verdict(["scandal", "usari"], dark, fallen(), fallen(), agendas=agendas) == [
        "House Lycosia has 7 points too, but is disfavored: a favored House wins a tie with a disfavored one.",
        "House Usari wins with 7 points, the highest total.",
        "The Royal House raises House Usari, loved by the people, to a Great House.",
    ]
    dark = ["scandal", "scandal", "lycosia down", "lycosia down", "lycosia down"]
    told = verdict(vile(), dark, vile(), vile(), agendas=["fair_weather", "fall_of_many", "loyal_patron", "good_names"])
    beaten = "House {} has 5 points too, but is vilified: a House with standing wins a tie with a vilified one."
    assert told == [
        *[beaten.format(house) for house in ("Usari", "Kardosa", "Silgaro")],
        "House Lycosia wins with 5 points, the highest total.",
        "The Royal House allies itself with House Lycosia, disliked by the people, and raises it to a Great House.",
    ]


@rule("D-13.11", "D-13.13")
def test_those_who_share_the_win_are_told_why() -> None:
    told = verdict(vile(), fallen(), vile(), vile(), agendas=["fair_weather", "loyal_patron", "clean_hands", "good_names"])
    shared = "House {} shares the win: 5 points are the highest total, and the Houses that have them have the same status."
    overthrown = "House {} overthrows the Royal House, and a new royal family rules under its control."
    assert told == [line.format(house) for house in ("Usari", "Kardosa", "Silgaro") for line in (shared, overthrown)]


@rule("D-13.10")
def test_who_wins_is_the_last_that_is_told() -> None:
    boards = [[], fallen(), ["own"] * 4, fallen()]
    table = Court(*boards, hands={0: ["kardosa"]}, conspiracies={2: "usari up"}).play("raise_suspicion house=kardosa")
    verbs = [word.split()[0] for word in table.happened()]
    assert verbs[-1] == "raised"
    assert verbs.index("ended") < verbs.index("scored") < verbs.index("won" if "won" in verbs else "shared")


def finished(*points: int) -> Court:
    """A finished game with these scores of the first two seats."""
    boards = [[*["scandal"] * ((10 - points[0]) // 2), *["usari"] * ((10 - points[0]) % 2)], ["kardosa"] * (9 - points[1])]
    boards[1] += ["kardosa down"] * (5 - len(boards[1]))
    conspiracies = {0: "usari up", 1: "lycosia up", 2: "kardosa up", 3: "silgaro up"}
    agendas = ["nest_of_vipers", "loyal_patron", "reign_of_villains", "empty_throne"]
    return ended(*boards, ["own"] * 5, ["own"] * 5, agendas=agendas, conspiracies=conspiracies)


@rule("D-13.12")
def test_a_campaign_of_three_games() -> None:
    series = Match(greathall.game("duhr").contest, seats=4, first=2)
    beginners = []
    for points in ((4, 9), (9, 5), (8, 5)):
        assert not series.over()
        beginners.append(series.beginner())
        table = finished(*points)
        assert table.state.scores()[:2] == list(points)
        series.add(table.state)
    assert series.over()
    assert series.standings() == [21, 19, 12, 12]
    assert series.winners() == 0b0001
    assert beginners == [2, 3, 0]


@rule("D-13.12")
def test_a_campaign_may_be_shared_whoever_won_the_games() -> None:
    series = Match(greathall.game("duhr").contest, seats=4, first=0)
    for points in ((4, 9), (8, 5), (7, 5)):
        series.add(finished(*points).state)
    assert series.standings()[:2] == [19, 19]
    assert series.winners() == 0b0011


@rule("D-13.3", "D-13.4", "D-13.5", "D-13.8")
def test_the_account_says_how_the_points_came_about() -> None:
    boards = [["usari", "scandal", "kardosa down"], vile(), fallen(), vile()]
    conspiracies = {0: "kardosa up", 1: "silgaro up", 2: "lycosia up", 3: "usari up"}
    table = ended(*boards, agendas=["fair_weather", "clean_hands", *NOTHING[2:]], conspiracies=conspiracies)
    assert [table.state.account(seat) for seat in range(3)] == [
        [
            "House Usari is favored: 10",
            "1 revealed suspicion: −1",
            "1 revealed scandal: −2",
            "Fair-weather Friends (“The House of your conspiracy ends disfavored.”) is fulfilled: 2",
            "Together: 9",
        ],
        [
            "House Lycosia is vilified: 2",
            "Villains at the table: 2",
            "Clean Hands (“The House of your conspiracy ends with no revealed scandal.”) is not fulfilled: 0",
            "Together: 4",
        ],
        [
            "House Kardosa is disfavored: 9",
            "5 revealed suspicions: −5",
            "The Dexterous Hand (“Your right neighbour's House ends not favored.”) is fulfilled: 2",
            "Together: 6",
        ],
    ]
    assert [float(table.state.account(seat)[-1].removeprefix("Together: ")) for seat in range(4)] == table.state.scores()


@rule("D-13.3", "D-13.6")
def test_the_account_is_silent_about_what_costs_nothing() -> None:
    table = ended(["scandal", "usari down"], fallen(), fallen(), fallen(), agendas=NOTHING, conspiracies={0: "usari up"})
    assert table.state.account(0)[:2] == ["House Usari is favored: 10", "1 revealed scandal: −2"]
