"""A person at the table: choosing, asking, taking back, leaving."""

from __future__ import annotations

from pathlib import Path

from greathall.kernel.record import Record
from tests.terminal.screen import play, sit

LUCIUS_DIES = {
    "rows": [
        ["lucius wounded", "brutol", "diane"],
        ["filia", "asher", "gerrard wounded", "isolde wounded"],
        ["physician", "envoy"],
        ["elaine"],
    ],
    "hands": ["duel", "abdication"],
    "revealed": "exile",
}


def test_the_table_is_drawn_with_hand_goal_and_numbered_moves(tmp_path: Path) -> None:
    table, screen = sit(tmp_path, ["you", "greedy"])
    assert not play(table)
    for part in ("Your hand:", "Revealed:", "You want", "if it ended now", "Ada, choose an action", "   1  "):
        assert part in screen.text
    assert "greedy's hand" not in screen.text.lower()


def test_a_number_plays_that_move(tmp_path: Path) -> None:
    table, _ = sit(tmp_path, ["you", "greedy"], "2")
    wanted = table.state.text(table.state.moves(0)[1])
    play(table)
    assert table.record.moves[0] == (0, wanted)


def test_a_game_is_played_to_its_end_and_its_record_verifies(tmp_path: Path) -> None:
    table, screen = sit(tmp_path, ["you", "greedy", "search:20"], *["1"] * 100)
    assert play(table)
    record = Record.from_text((tmp_path / "game.record").read_text(encoding="utf-8"))
    assert record.verify().over()
    assert "points" in screen.text
    assert screen.text.count("    Together: ") == 3, "how everybody's points came about"
    assert any(ending in screen.text for ending in ("You win.", "wins.", "share the victory."))


def test_a_move_can_be_typed_as_text(tmp_path: Path) -> None:
    table, _ = sit(tmp_path, ["you", "greedy"])
    text = table.state.text(table.state.moves(0)[3])
    table, _ = sit(tmp_path, ["you", "greedy"], text)
    play(table)
    assert table.record.moves[0] == (0, text)


def test_a_typed_move_that_is_illegal_is_refused_with_its_rule(tmp_path: Path) -> None:
    table, screen = sit(tmp_path, ["you", "greedy"], "act card=exile side=top first=lucius second=lucius", position=LUCIUS_DIES)
    play(table)
    assert "That can't be played" in screen.text
    assert "(T-4.9)" in screen.text
    assert table.record.moves == []


def test_a_typed_move_that_names_nobody_is_explained(tmp_path: Path) -> None:
    table, screen = sit(tmp_path, ["you", "greedy"], "act card=exile side=top first=bob")
    play(table)
    assert "There is no character “bob”. There are filia, " in screen.text


def test_words_narrow_the_list(tmp_path: Path) -> None:
    table, screen = sit(tmp_path, ["you", "greedy"], "exile asher", "nonsense", position=LUCIUS_DIES)
    play(table)
    narrowed = screen.text.split("Ada, choose an action")[2]
    listed = [line for line in narrowed.splitlines() if "Exile" in line]
    assert len(listed) == 1
    assert "Duke Asher" in listed[0]
    assert "No move matches." in screen.text


def test_the_rule_behind_a_move_and_behind_all(tmp_path: Path) -> None:
    table, screen = sit(tmp_path, ["you", "greedy"], "?1", "?", "?99", "?elaine", "?spaceship")
    play(table)
    assert "  T-6." in screen.text.partition("Choose ?1")[2], "what becomes of Lady Elaine"
    assert "No line of the rules contains “spaceship”." in screen.text
    assert "T-3.2  On a turn the player performs one action" in screen.text
    assert "Choose ?1 to ?" in screen.text


def test_help_board_and_a_number_too_high(tmp_path: Path) -> None:
    table, screen = sit(tmp_path, ["you", "greedy"], "help", "board", "999", "undo")
    play(table)
    assert "A number plays the move behind it." in screen.text
    assert screen.text.count("Your hand:") == 2
    assert "Choose a number from 1 to" in screen.text
    assert "You have not made a move yet that you could take back." in screen.text


def test_a_number_that_is_not_on_the_list_plays_nothing(tmp_path: Path) -> None:
    table, screen = sit(tmp_path, ["you", "greedy"], "exile asher", "1", position=LUCIUS_DIES)
    play(table)
    assert "Move 1 is not on the list just now. Enter lists all moves." in screen.text
    assert table.record.moves == []
    table, _ = sit(tmp_path, ["you", "greedy"], "exile asher", "", "1", position=LUCIUS_DIES)
    play(table)
    assert len(table.record.moves) >= 1


def test_it_is_said_why_a_move_cannot_be_taken_back(tmp_path: Path) -> None:
    table, screen = sit(tmp_path, ["you", "greedy"], "1", "undo")
    play(table)
    assert "That can't be taken back: others have played since your last move." in screen.text


def test_a_choice_that_showed_nothing_is_taken_back_with_the_moves_forced_after_it(tmp_path: Path) -> None:
    kill = "act card=exile side=top first=lucius"
    table, screen = sit(tmp_path, ["you", "greedy"], kill, "heal target=isolde", "undo", "undo", position=LUCIUS_DIES)
    before = table.state.to_dict()["rows"]
    play(table)
    assert screen.text.count("Taken back.") == 2
    assert table.state.to_dict()["rows"] == before
    assert table.record.moves == []
    assert "Master Lucius is Killed." not in [table.state.telling(event, 0) for event in table.log]


def test_a_move_that_showed_a_card_is_not_taken_back(tmp_path: Path) -> None:
    table, screen = sit(tmp_path, ["you", "you"], "act card=duel side=top first=filia", "", "undo", position=LUCIUS_DIES)
    play(table)
    assert "That can't be taken back: others have played since your last move." in screen.text
    assert len(table.record.moves) == 1


def test_what_is_dealt_is_secret_until_somebody_has_the_keyboard_alone(tmp_path: Path) -> None:
    table, screen = sit(tmp_path, ["you", "you"])
    table.tell_first()
    assert "gets a Hidden Agenda." in screen.text
    assert "You" not in screen.text
    alone, screen = sit(tmp_path, ["you", "random"])
    alone.tell_first()
    assert "You want " in screen.text


def test_two_people_at_one_keyboard_are_kept_apart_by_a_curtain(tmp_path: Path) -> None:
    table, screen = sit(tmp_path, ["you", "you"], "1", "", "log", "quit")
    play(table)
    board = next(line for line in screen.text.splitlines() if line.startswith(" You want "))
    own = f"  {board.strip().partition(':')[0]}."
    after = screen.text.split("Ada 2, choose an action")[1]
    assert own not in after, "the log of one person is not told to the next"
    assert "Ada 1 gets a Hidden Agenda." in after
    assert "\n  You want " in after
