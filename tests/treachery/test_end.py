"""How a game ends, and who has won it."""

from __future__ import annotations

from typing import Any

import greathall
from tests.scenario import rule
from tests.treachery.table import ACTIONS, Table, cards_with, trial

GONE = [card for card in ACTIONS if card not in ("duel", "exile", "riot", "coup")]
LAST_CARD: dict[str, Any] = {"hand": "duel", "deck": ["coup"], "discard": GONE}


def finished(*rows: str, **more: Any) -> Table:
    """A game that is over, to be scored."""
    return Table(*rows, ending="deck", **more)


@rule("T-7.1")
def test_the_second_death_ends_the_game_after_the_turn() -> None:
    table = Table("filia wounded", "asher killed", hand="duel").play("act card=duel side=top first=filia")
    assert table.over
    assert table.state.ending() == "deaths"
    assert table["discard"] == ["duel"]
    assert table["hands"][0] not in (None, "duel"), "the turn was ended first"
    assert "The game is over: two Characters are Killed." in table.told


@rule("T-7.1")
def test_one_death_does_not_end_the_game() -> None:
    assert not Table("filia wounded", action="w!").play(trial("filia")).over


@rule("T-7.1")
def test_neutrals_count() -> None:
    assert Table("physician wounded", "envoy killed", action="w!").play(trial("physician")).over


@rule("T-7.1")
def test_the_action_and_its_abilities_are_finished_first_so_a_third_may_die() -> None:
    table = Table("brutol wounded, envoy wounded, filia wounded", "gerrard", action="w! w!").play(trial("brutol", "envoy"))
    table.play("attack target=brutol", "attack target=filia")
    assert not table.over
    assert table.rows[0] == "filia killed, brutol killed, envoy killed"
    table.play("exchange one=gerrard other=asher")
    assert table.over


@rule("T-7.2")
def test_the_deck_running_out_again_ends_the_game_after_the_turn() -> None:
    table = Table(**LAST_CARD, run_out=1).play("act card=duel side=top first=filia")
    assert table.over
    assert table.state.ending() == "deck"
    assert table.rows[0] == "filia wounded"
    assert table["hands"] == ["coup", "riot"]
    assert "The game is over: the Action deck has run out a second time." in table.told


@rule("T-7.12")
def test_deaths_and_deck_together_are_an_end_by_deaths() -> None:
    table = Table("filia wounded", "asher killed", **LAST_CARD, run_out=1).play("act card=duel side=top first=filia")
    assert table.state.ending() == "deaths"


@rule("T-7.3")
def test_who_can_choose_no_action_ends_the_game_at_once_and_shows_the_card() -> None:
    heals = {card: {"top": "w+", "bottom": "w+^"} for card in ("riot", "exile")}
    table = Table(action="w^", hands=["trial", "riot"], changes=heals).play(trial("filia"))
    assert table.over
    assert table.state.ending() == "no_action"
    assert table["shown"] == [1]
    assert table.state.view(0)["hands"][1] == "riot"
    assert table.state.view(-1)["hands"] == ["?", "riot"]
    assert table.told[-4:-2] == ["Player 2 can't perform any action, and shows Riot.", "The game is over: no action is possible."]
    assert table["turns"] == 1


@rule("T-7.3")
def test_one_action_of_any_of_the_four_is_enough() -> None:
    for side in ("top", "bottom"):
        for card in ("riot", "exile"):
            heals = {"riot": {"top": "w+", "bottom": "w+"}, "exile": {"top": "w+", "bottom": "w+"}}
            heals[card][side] = "wv"
            table = Table(action="w^", hands=["trial", "riot"], changes=heals).play(trial("filia"))
            assert table.asked == 1


@rule("T-7.3")
def test_even_the_first_player_may_be_stuck() -> None:
    cards = cards_with(**{card: {"top": "w+", "bottom": "y+ y"} for card in ACTIONS})
    state = greathall.new("treachery", 2, seed=1, cards=cards)
    assert state.over()
    assert state.ending() == "no_action"


@rule("T-7.4")
def test_at_the_end_agendas_are_revealed_and_hands_stay_hidden() -> None:
    table = Table("filia wounded", "asher killed", hand="duel", agendas=["green over red", "blue over purple"])
    assert table.state.view(1)["agendas"] == ["?", "blue over purple"]
    table.play("act card=duel side=top first=filia")
    for viewer in (-1, 0, 1):
        assert table.state.view(viewer)["agendas"] == ["green over red", "blue over purple"]
    assert table.state.view(1)["hands"][0] == "?"
    assert table.state.view(-1)["hands"] == ["?", "?"]
    assert table.told[-2:] == ["Player 1 wanted Green to rise and Red to fall.", "Player 2 wanted Blue to rise and Purple to fall."]


ROWS = ("filia, brutol", "asher", "gerrard", "diane, elaine, lucius, isolde, physician, envoy")


@rule("T-7.5", "T-7.6")
def test_rows_below_the_rising_house_and_above_the_falling_one() -> None:
    table = finished(*ROWS, agendas=["green over purple", "blue over red"])
    assert table.state.scores() == [3 + 2 + 3 + 3, 0 + 0 + 0 + 2]


@rule("T-7.5", "T-7.6", "T-7.7")
def test_the_killed_score_and_cost_one_point_like_the_wounded() -> None:
    plain = finished(*ROWS, agendas=["green over red", "blue over purple"]).state.scores()[0]
    for health in ("wounded", "killed"):
        rising = finished(f"filia {health}, brutol", *ROWS[1:], agendas=["green over red", "blue over purple"])
        assert rising.state.scores()[0] == plain - 1
        falling = finished(f"filia, brutol {health}", *ROWS[1:], agendas=["green over red", "blue over purple"])
        assert falling.state.scores()[0] == plain - 1


@rule("T-7.7")
def test_wounds_of_other_houses_and_neutrals_cost_nothing() -> None:
    rows = (*ROWS[:3], "diane wounded, elaine killed, lucius wounded, isolde, physician killed, envoy")
    assert finished(*rows, agendas=["green over red", "blue over purple"]).state.scores()[0] == 3 + 2 + 0 + 2


@rule("T-7.8")
def test_rows_emptied_in_the_last_turn_are_gone_before_scoring() -> None:
    table = Table("filia", "diane wounded", "brutol", "envoy killed", action="wv!", agendas=["green over red", "blue over purple"])
    table.play(trial("diane"))
    assert table.over
    assert table.rows[:2] == ["filia", "brutol, diane killed"]
    assert table.state.scores()[0] == 3 + 0 + 1 + 3


@rule("T-7.8")
def test_totals_may_be_negative() -> None:
    rows = ("brutol wounded, gerrard wounded, diane, elaine, lucius, isolde, physician, envoy", "filia wounded, asher killed")
    assert finished(*rows, agendas=["green over red", "blue over purple"]).state.scores()[0] == -4


@rule("T-7.9")
def test_the_highest_total_wins() -> None:
    table = finished(*ROWS, seats=3, hands=["coup", "duel", "riot"], agendas=["blue over red", "green over purple", "red over green"])
    assert table.state.scores() == [2, 11, 3 + 1 + 0 + 1]
    assert table.state.winners() == 0b010
    assert [table.state.reward(seat) for seat in range(3)] == [0, 1, 0]


@rule("T-7.10")
def test_of_those_tied_the_best_single_noble_wins() -> None:
    # Green over Red gets 3 + 0 + 0 + 1, Purple over Blue 2 + 2 + 0 + 0.
    rows = ("filia, brutol, lucius, isolde", "gerrard, diane, elaine", "physician, envoy", "asher")
    table = finished(*rows, agendas=["green over red", "purple over blue"])
    assert table.state.scores() == [4, 4]
    assert table.state.winners() == 0b01
    assert finished(*rows, agendas=["purple over blue", "green over red"]).state.winners() == 0b10


@rule("T-7.10", "T-7.11")
def test_the_nobles_own_wound_is_taken_off_first() -> None:
    # Green over Red gets (3 − 1) + 0 + 1 + 1, Purple over Blue 2 + 2 + 0 + 0: nobody's best Noble brings more than 2.
    rows = ("filia wounded, lucius, isolde", "brutol, gerrard, diane, elaine", "physician, envoy", "asher")
    table = finished(*rows, agendas=["green over red", "purple over blue"])
    assert table.state.scores() == [4, 4]
    assert table.state.winners() == 0b11


@rule("T-7.11")
def test_who_is_still_tied_shares_the_victory() -> None:
    rows = ("filia wounded, lucius, isolde", "brutol, gerrard, diane, elaine", "physician, envoy", "asher")
    agendas = ["green over red", "red over blue", "purple over blue"]
    table = finished(*rows, seats=3, hands=["coup", "duel", "riot"], agendas=agendas)
    assert table.state.scores() == [4, 4, 4]
    assert [table.state.reward(seat) for seat in range(3)] == [1 / 3, 1 / 3, 1 / 3]


@rule("T-7.9", "T-7.11")
def test_a_seat_behind_has_no_part_in_a_tie() -> None:
    rows = ("filia wounded, lucius, isolde", "brutol, gerrard, diane, elaine", "physician, envoy", "asher")
    agendas = ["green over red", "green over blue", "purple over blue"]
    table = finished(*rows, seats=3, hands=["coup", "duel", "riot"], agendas=agendas)
    assert table.state.scores() == [4, 2, 4]
    assert table.state.winners() == 0b101
    assert [table.state.reward(seat) for seat in range(3)] == [0.5, 0, 0.5]


def test_a_position_is_valued_by_the_lead_over_the_best_rival() -> None:
    table = finished(*ROWS, seats=3, hands=["coup", "duel", "riot"], agendas=["blue over red", "green over purple", "red over green"])
    assert table.state.scores() == [2, 11, 5]
    assert [table.state.evaluate(seat) for seat in range(3)] == [0.5 - 9 / 24, 0.5 + 6 / 24, 0.5 - 6 / 24]


@rule("T-7.5", "T-7.6", "T-7.7")
def test_the_account_says_how_the_points_came_about() -> None:
    table = finished("filia wounded, brutol", "asher", "gerrard killed", *ROWS[3:], agendas=["green over red", "blue over purple"])
    assert table.state.account(0) == [
        "Green should rise, Red should fall.",
        "Lady Filia (rows below: 3, Wounded: −1): 2",
        "Lord Brutol (rows above: 0): 0",
        "Duke Asher (rows below: 2): 2",
        "Commander Gerrard (rows above: 2, Killed: −1): 1",
        "Together: 5",
    ]
    assert [float(table.state.account(seat)[-1].removeprefix("Together: ")) for seat in range(2)] == table.state.scores()


@rule("T-7.7")
def test_points_below_nothing_have_a_minus() -> None:
    rows = ("brutol wounded, gerrard wounded", "filia, asher, diane, elaine, lucius, isolde, physician, envoy")
    table = finished(*rows, agendas=["green over red", "blue over purple"])
    assert table.state.account(0)[1:] == [
        "Lord Brutol (rows above: 0, Wounded: −1): −1",
        "Commander Gerrard (rows above: 0, Wounded: −1): −1",
        "Lady Filia (rows below: 0): 0",
        "Duke Asher (rows below: 0): 0",
        "Together: −2",
    ]
