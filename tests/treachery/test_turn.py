"""A turn: one action, a new card, rows closing up, the next seat."""

from __future__ import annotations

from tests.scenario import rule
from tests.treachery.table import ACTIONS, Table, trial


@rule("T-3.1")
def test_turns_go_to_the_left() -> None:
    table = Table("filia, asher, brutol", seats=3, hands=["coup", "riot", "abdication"], revealed="duel", turn=1)
    order = []
    for _ in range(4):
        order.append(table.asked)
        table.play(table.moves()[0])
    assert order == [1, 2, 0, 1]


@rule("T-3.2")
def test_two_actions_of_the_hand_and_two_of_the_revealed_card_are_offered() -> None:
    table = Table("filia wounded, asher, diane", "brutol wounded", hand="coup", revealed="exile")
    offered = {tuple(move.split()[1:3]) for move in table.moves()}
    assert offered == {
        ("card=coup", "side=top"),
        ("card=coup", "side=bottom"),
        ("card=exile", "side=top"),
        ("card=exile", "side=bottom"),
    }
    table.refuse("act card=riot side=bottom first=filia", "T-3.2")
    table.refuse("heal target=filia", "T-3.2")


@rule("T-3.3")
def test_passing_is_not_a_move_even_where_every_action_hurts() -> None:
    table = Table("filia", hand="duel", revealed="exile", agendas=["green over red", "purple over blue"])
    assert all(move.startswith("act ") for move in table.moves())
    assert table.asked == 0


@rule("T-3.4")
def test_a_card_from_the_hand_is_replaced_in_the_hand() -> None:
    table = Table(hand="duel", revealed="exile", deck=[*[c for c in ACTIONS if c not in ("duel", "exile", "riot", "coup")], "coup"])
    table.play("act card=duel side=top first=filia")
    assert (table["hands"], table["revealed"], table["discard"]) == (["coup", "riot"], "exile", ["duel"])


@rule("T-3.4")
def test_the_revealed_card_is_replaced_by_a_new_one() -> None:
    table = Table(hand="duel", revealed="exile", deck=[*[c for c in ACTIONS if c not in ("duel", "exile", "riot", "coup")], "coup"])
    table.play("act card=exile side=top first=filia")
    assert (table["hands"], table["revealed"], table["discard"]) == (["duel", "riot"], "coup", ["exile"])


@rule("T-3.5")
def test_the_first_time_the_deck_runs_out_all_discards_become_the_new_one() -> None:
    gone = [card for card in ACTIONS if card not in ("duel", "exile", "riot", "coup")]
    table = Table(hand="duel", deck=["coup"], discard=gone)
    table.play("act card=duel side=top first=filia")
    assert table["hands"] == ["coup", "riot"]
    assert sorted(table["deck"]) == sorted([*gone, "duel"])
    assert table["discard"] == []
    assert table["run_out"] == 1
    assert table.asked == 1
    assert "The deck has run out: the discards are shuffled into a new one." in table.told


@rule("T-3.5")
def test_the_new_deck_is_shuffled_and_nobody_knows_its_order() -> None:
    gone = [card for card in ACTIONS if card not in ("duel", "exile", "riot", "coup")]
    orders = set()
    for seed in range(8):
        table = Table(hand="duel", deck=["coup"], discard=gone, chance=f"sealed 0 {seed}")
        table.play("act card=duel side=top first=filia")
        orders.add(tuple(table["deck"]))
        assert table.state.view(0)["deck"] == ["?"] * 11
    assert len(orders) == 8


@rule("T-3.5")
def test_with_two_cards_in_the_deck_it_has_not_run_out() -> None:
    gone = [card for card in ACTIONS if card not in ("duel", "exile", "riot", "coup", "poison")]
    table = Table(hand="duel", deck=["poison", "coup"], discard=gone)
    table.play("act card=duel side=top first=filia")
    assert (table["deck"], table["run_out"]) == (["poison"], 0)


@rule("T-3.6")
def test_everyone_sees_the_discards() -> None:
    table = Table(hand="duel").play("act card=duel side=top first=filia")
    assert [table.state.view(viewer)["discard"] for viewer in (-1, 0, 1)] == [["duel"]] * 3


@rule("T-3.7")
def test_an_empty_row_disappears_at_the_end_of_the_turn() -> None:
    table = Table("filia, asher", "brutol", "gerrard", action="wv").play(trial("brutol"))
    assert table.rows[:2] == ["filia, asher", "brutol, gerrard"]


@rule("T-3.8", "T-5.9")
def test_an_emptied_row_stays_for_the_moves_still_to_come() -> None:
    table = Table("filia", "isolde wounded", "elaine", action="w+ / w^").play(trial("isolde", "elaine"))
    assert table.rows[:2] == ["filia, isolde", "elaine"], "Elaine went to the row that Isolde had left, not beyond it"
    table = Table("filia", "lucius wounded", "elaine", action="wv!").play(trial("lucius"))
    assert table["rows"][1] == [], "the attack is not finished yet, so the row is still there"


@rule("T-3.8")
def test_a_row_of_killed_characters_is_a_row() -> None:
    table = Table("filia", "brutol killed", "elaine", action="wv").play(trial("filia"))
    assert table.rows[:2] == ["filia, brutol killed", "elaine"]
    table = Table("filia", "brutol killed", "elaine", action="wv / . / w")
    assert trial("filia") in table.moves()
