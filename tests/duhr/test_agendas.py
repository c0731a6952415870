"""The twelve agendas, at the end of a game."""

from __future__ import annotations

import pytest

from tests.duhr.court import FOUR, SIX, Court, fallen, vile
from tests.scenario import rule


def bonus(
    agenda: str, *boards: list[str], houses: tuple[str, ...] = FOUR, seat: int = 0, conspiracies: dict[int, str] | None = None
) -> float:
    """How many points the agenda brings a seat when the game ends with these cards on the Houses."""
    table = ended(*boards, houses=houses, conspiracies=conspiracies, agenda=agenda, seat=seat)
    return table.state.scores()[seat] - plain(table, seat)


def plain(table: Court, seat: int) -> float:
    """A seat's points without its agenda."""
    board, status = table["boards"][seat], table["status"][seat]
    if status == "vilified":
        return 2.0 + float(table["status"].count("vilified"))
    cost = sum(2 if card == "scandal" else 1 for card in board if not card.endswith(" down"))
    return (10.0 if status == "favored" else 9.0) - cost


def ended(
    *boards: list[str],
    houses: tuple[str, ...] = FOUR,
    conspiracies: dict[int, str] | None = None,
    agenda: str = "",
    seat: int = 0,
    agendas: list[str] | None = None,
) -> Court:
    """The end of a game with these cards on the Houses."""
    kept = agendas or [agenda if at == seat else "?" for at in range(len(houses))]
    standing = next(at for at, cards in enumerate(boards) if len(cards) < 5 or cards.count("scandal") < 3)
    table = Court(*boards, houses=houses, conspiracies=conspiracies, agendas=kept, active=standing)
    assert table.over
    return table


FAV: list[str] = []
DIS = fallen()
VIL = vile()
SPOT = ["scandal"]


@rule("D-12.1")
def test_loyal_patron() -> None:
    allied = {0: "lycosia up"}
    assert bonus("loyal_patron", DIS, FAV, DIS, DIS, conspiracies=allied) == 2
    assert bonus("loyal_patron", FAV, DIS, DIS, DIS, conspiracies=allied) == 0
    assert bonus("loyal_patron", FAV, VIL, DIS, DIS, conspiracies=allied) == 0


@rule("D-12.2")
def test_fair_weather_friends() -> None:
    allied = {0: "lycosia down"}
    assert bonus("fair_weather", FAV, DIS, DIS, DIS, conspiracies=allied) == 2
    assert bonus("fair_weather", FAV, VIL, DIS, DIS, conspiracies=allied) == 0
    assert bonus("fair_weather", DIS, FAV, DIS, DIS, conspiracies=allied) == 0


@rule("D-12.3")
def test_nest_of_vipers() -> None:
    allied = {0: "lycosia down"}
    assert bonus("nest_of_vipers", FAV, VIL, DIS, DIS, conspiracies=allied) == 2
    assert bonus("nest_of_vipers", FAV, DIS, VIL, DIS, conspiracies=allied) == 0
    assert bonus("nest_of_vipers", VIL, FAV, DIS, DIS, conspiracies={0: "usari up"}) == 2, "its own House"


@rule("D-12.4")
def test_clean_hands() -> None:
    allied = {0: "lycosia down"}
    assert bonus("clean_hands", FAV, DIS, VIL, DIS, conspiracies=allied) == 2
    assert bonus("clean_hands", FAV, ["own"] * 4 + ["scandal down"], VIL, DIS, conspiracies=allied) == 2
    assert bonus("clean_hands", FAV, ["own"] * 4 + ["scandal"], VIL, DIS, conspiracies=allied) == 0


@rule("D-12.5", "D-12.13")
def test_sinister_hand() -> None:
    assert bonus("sinister_hand", FAV, DIS, DIS, DIS) == 2
    assert bonus("sinister_hand", FAV, VIL, DIS, DIS) == 2
    assert bonus("sinister_hand", DIS, FAV, DIS, DIS) == 0
    assert bonus("sinister_hand", DIS, DIS, DIS, FAV) == 2, "the right neighbour does not matter"
    assert bonus("sinister_hand", FAV, DIS, DIS, DIS, seat=3) == 0, "clockwise round the table"


@rule("D-12.6", "D-12.13")
def test_dexterous_hand() -> None:
    assert bonus("dexterous_hand", FAV, DIS, DIS, DIS) == 2
    assert bonus("dexterous_hand", FAV, DIS, DIS, VIL) == 2
    assert bonus("dexterous_hand", DIS, DIS, DIS, FAV) == 0
    assert bonus("dexterous_hand", DIS, FAV, DIS, DIS) == 2


@rule("D-12.7")
def test_empty_throne() -> None:
    assert bonus("empty_throne", DIS, DIS, VIL, DIS) == 3
    assert bonus("empty_throne", FAV, DIS, VIL, DIS) == 3, "one's own House may be"
    assert bonus("empty_throne", DIS, DIS, FAV, DIS) == 0


@rule("D-12.8")
def test_reign_of_villains() -> None:
    assert bonus("reign_of_villains", FAV, VIL, VIL, DIS) == 3
    assert bonus("reign_of_villains", VIL, VIL, FAV, VIL) == 3, "villains too, and more than two"
    assert bonus("reign_of_villains", FAV, VIL, DIS, DIS) == 0


@rule("D-12.9", "D-12.13")
def test_alone_on_the_hill() -> None:
    assert bonus("alone_on_the_hill", FAV, DIS, DIS, VIL) == 4
    assert bonus("alone_on_the_hill", DIS, DIS, FAV, DIS) == 4
    assert bonus("alone_on_the_hill", DIS, FAV, DIS, DIS) == 0
    assert bonus("alone_on_the_hill", DIS, DIS, DIS, FAV) == 0


@rule("D-12.10")
def test_mud_for_everyone() -> None:
    muddy = ["own"] * 4 + ["scandal"]
    assert bonus("mud_for_everyone", DIS, SPOT, muddy, VIL) == 3
    assert bonus("mud_for_everyone", DIS, SPOT, DIS, VIL) == 0
    assert bonus("mud_for_everyone", DIS, SPOT, ["own"] * 4 + ["scandal down"], VIL) == 0


@rule("D-12.11")
def test_good_names() -> None:
    assert bonus("good_names", DIS, DIS, DIS, DIS) == 5
    assert bonus("good_names", FAV, DIS, VIL, DIS) == 0
    assert bonus("good_names", VIL, FAV, DIS, DIS) == 0


@rule("D-12.12")
def test_fall_of_many() -> None:
    assert bonus("fall_of_many", FAV, DIS, DIS, DIS) == 5
    assert bonus("fall_of_many", DIS, DIS, DIS, DIS) == 5
    assert bonus("fall_of_many", DIS, FAV, DIS, VIL) == 0


@rule("D-12.13")
@pytest.mark.parametrize("seat", range(6))
def test_neighbours_at_a_table_of_six(seat: int) -> None:
    boards = [fallen() for _ in range(6)]
    boards[(seat + 1) % 6] = []
    assert bonus("sinister_hand", *boards, houses=SIX, seat=seat) == 0
    assert bonus("dexterous_hand", *boards, houses=SIX, seat=seat) == 2
    assert bonus("alone_on_the_hill", *boards, houses=SIX, seat=seat) == 0


@rule("D-12.14")
@pytest.mark.parametrize("facing", ["up", "down"])
def test_the_conspiracy_held_at_the_end_counts_whatever_its_facing(facing: str) -> None:
    assert bonus("loyal_patron", DIS, FAV, DIS, DIS, conspiracies={0: f"lycosia {facing}"}) == 2
    agendas = ["loyal_patron", "fair_weather", "nest_of_vipers", "clean_hands"]
    table = Court(
        DIS,
        FAV,
        DIS,
        ["own"] * 4,
        conspiracies={0: f"lycosia {facing}", 2: "usari up", 3: "silgaro up"},
        agendas=agendas,
        hands={0: ["intrigue", "usari"], 1: ["scandal"]},
    )
    table.play("intrigue one=usari other=kardosa").turn_of(1)
    table.play("create_scandal target=silgaro")
    assert table.over
    assert table.state.scores()[0] == 9 - 5, "the card went to Kardosa's player"


@rule("D-13.8")
def test_villains_score_agendas_too() -> None:
    table = ended(VIL, FAV, VIL, DIS, agenda="reign_of_villains")
    assert table.state.scores()[0] == 2 + 2 + 3
