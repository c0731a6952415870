"""What follows from the position by the rules stands in its views."""

from __future__ import annotations

import greathall
from tests.scenario import rule
from tests.treachery.table import NAMES, Table

OPEN = -2
ROWS = ("filia wounded", "brutol", "asher, gerrard killed")
AGENDAS = ["green over red", "blue over purple"]


@rule("T-7.5", "T-7.6", "T-7.7")
def test_the_points_are_those_that_the_game_would_end_with() -> None:
    table = Table(*ROWS, agendas=AGENDAS)
    points = table.state.describe(OPEN)["figures"]["points"]
    assert points == [(3 - 1) + 1 + 1 + (2 - 1), 0 + 0 + 3 + 3] == table.state.scores()


@rule("T-7.5", "T-7.6")
def test_what_a_noble_scores_in_each_row() -> None:
    figures = Table(*ROWS, agendas=AGENDAS).state.view(0)["figures"]
    assert (figures["rise"], figures["fall"]) == ([3, 2, 1, 0], [0, 1, 2, 3])


@rule("T-7.8")
def test_rows_that_were_emptied_count_for_nothing() -> None:
    def seen(*rows: list[str]) -> dict[str, object]:
        laid = [*rows, [name for name in NAMES if name != "filia"]]
        figures: dict[str, object] = greathall.from_dict({"game": "treachery", "rows": laid, "agendas": AGENDAS}).view(0)["figures"]
        return figures

    assert seen([], ["filia"], [])["points"] == seen(["filia"])["points"] == [1 + 0 + 1 + 1, "?"]
    assert (seen([], ["filia"], [])["rise"], seen([], ["filia"], [])["fall"]) == ([2, 1, 1, 0], [0, 0, 1, 1])


def test_an_agenda_that_one_does_not_know_has_no_points_to_see() -> None:
    table = Table(*ROWS, agendas=AGENDAS)
    assert [[type(one) for one in table.state.view(viewer)["figures"]["points"]] for viewer in (0, 1, -1)] == [
        [int, str],
        [str, int],
        [str, str],
    ]


def test_figures_in_a_position_that_is_read_are_worked_out_again() -> None:
    view = Table(*ROWS, agendas=AGENDAS).state.view(0)
    assert greathall.from_dict({**view, "figures": {"points": "any"}}).view(0) == view
