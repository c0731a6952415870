"""Elimination and sudden death."""

from __future__ import annotations

from tests.scenario import rule
from tests.skirmish.war import battle, rest, units, war


@rule("S-11.1")
def test_a_player_at_0_is_out_at_once() -> None:
    table = battle(
        ["9c"],
        ["3c exhausted", "4h+5h exhausted"],
        [],
        life=[40, 9, 40],
        rear=[["red_joker:spirit"], ["kd", "as"], []],
        hands=[[], ["6h", "7h", "8h"], []],
        marked=["7h", "kd"],
    )
    table.play("attack unit=9c target=seat_1", "pass")
    assert table["life"] == [40, 0, 40]
    assert table["hands"][1] == []
    assert units(table, 1) == []
    assert table["burned"] == ["kd", "7h"]
    assert set(table["barrows"]) == {"3c", "4h", "5h", "6h", "8h", "as"}
    assert table["turn"] == 2, "the next player still in"
    assert table.state.evaluate(1) == 0
    table.play("done")
    assert table["turn"] == 0


@rule("S-11.1")
def test_several_go_out_together() -> None:
    table = battle(["9c", "8d"], [], [], [], life=[40, 9, 8, 5])
    table.play("attack unit=9c target=seat_1", "attack unit=8d target=seat_2")
    assert table["life"] == [40, 0, 0, 5]
    assert table["turn"] == 3
    table = battle(["9c", "8d"], [], [], life=[40, 9, 8])
    table.play("attack unit=9c target=seat_1", "attack unit=8d target=seat_2")
    assert table.over
    assert table.state.winners() == 1


@rule("S-11.2")
def test_the_last_one_standing_wins() -> None:
    table = battle(["9c"], [], life=[3, 9])
    table.play("attack unit=9c target=seat_1")
    assert table.over
    assert table.state.ending() == "last_standing"
    assert (table.state.winners(), table.state.scores()) == (1, [3, 0])
    assert [table.state.evaluate(seat) for seat in (0, 1)] == [1, 0]
    assert table.state.prompt(0) == "The game is over."
    assert table.told[-1] == "The game is over: one player is left."


@rule("S-11.3", "S-11.5")
def test_sudden_death_gives_everyone_one_more_turn() -> None:
    table = war(3, turn=1, hands=[["4d"], [], []], deck=["3d"], barrows=rest("3d", "4d", "5c"), front=[[], ["5c"], []])
    table.play("done", "pass")
    table.play("hold unit=5c")
    assert table["finale"] is None, "the last card is still in the deck"
    turns = []
    while not table.over:
        if table["phase"] == "deploy" and table.moves()[0] == "done":
            turns.append(table["turn"])
        table.play(table.moves()[0])
        assert table.over or table["deck"] == []
    assert turns == [2, 0, 1, 2]
    assert table.state.ending() == "sudden_death"
    assert len(table["barrows"]) == 51, "the Barrows are never shuffled"


@rule("S-11.3")
def test_the_last_card_may_be_kept_by_a_queen() -> None:
    table = war(hands=[["qs"], []], deck=["3d"], barrows=rest("qs", "3d"))
    table.play("queen card=qs", "keep card=3d", "done")
    assert (table["finale"], table["turn"]) == ([0, 1], 1)


@rule("S-11.3")
def test_a_deck_empty_before_the_first_turn() -> None:
    table = war(hands=[[], []], deck=[], barrows=rest(), turns=0, stack=[{"step": "advantage", "seat": 0}])
    table.play("start")
    assert (table["finale"], table["turn"]) == ([0, 1], 0)
    table.play("done", "done")
    assert table.over


@rule("S-11.4")
def test_the_most_life_wins_and_ties_share() -> None:
    for life, winners in (([5, 7, 7], 0b110), ([5, 7, 3], 0b010), ([0, -2, 1], 0b100)):
        table = war(3, life=life, finale=[2], turn=2, deck=[], barrows=rest())
        table.play("done")
        assert table.over
        assert table.state.winners() == winners
        assert table.state.scores() == [max(0, points) for points in life]
    assert table.told[-1] == "The game is over: sudden death has ended, and the most life wins."


@rule("S-11.5")
def test_no_extra_turns_in_sudden_death() -> None:
    table = war(hands=[["qd"], []], finale=[0, 1], deck=[], barrows=rest("qd"))
    table.play("queen card=qd", "done")
    assert table["turn"] == 1
    table = war(hands=[["qd"], []], deck=[], barrows=rest("qd"))
    table.play("queen card=qd", "done")
    assert (table["turn"], table["extra"], table["finale"]) == (1, 0, [0, 1]), "one not yet begun is lost"


@rule("S-11.3", "S-11.1")
def test_elimination_in_sudden_death() -> None:
    table = battle(["9c"], [], [], life=[40, 9, 40], finale=[0, 1, 2], deck=[], barrows=rest("9c"))
    table.play("attack unit=9c target=seat_1")
    assert (table["finale"], table["turn"]) == ([2], 2)


@rule("S-11.1", "S-11.4")
def test_the_account_says_what_is_left() -> None:
    table = battle(["9c"], [], life=[3, 9])
    table.play("attack unit=9c target=seat_1")
    assert [table.state.account(seat) for seat in range(2)] == [["Life left: 3"], ["Out of the game: no life left."]]
