"""Card files of one's own: the page that makes one step by step, and the commands that check, show and begin them."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path
from typing import Any, cast

import pytest

import greathall
from greathall.games.thrones.cards import CardSet
from greathall.kernel.cards import load
from tests.terminal.test_command import refused, run

PAGE = Path(__file__).parent.parent / "docs/programs/card-files.md"
EXAMPLE = greathall.game("thrones").cards.with_name("example.toml")
BLOCK = re.compile(r"^```(toml|text)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def steps() -> list[tuple[str, str]]:
    """Each step of the page: what is added, and what is said."""
    blocks = [(block[1], block[2]) for block in BLOCK.finditer(PAGE.read_text(encoding="utf-8"))]
    return [(added, said) for (one, added), (other, said) in pairwise(blocks) if (one, other) == ("toml", "text")]


def printed(path: Path) -> str:
    """The texts of the cards of a file."""
    card_set = cast(CardSet, greathall.game("thrones").read_cards(path))
    names: list[str] = [entry["id"] for entry in load(path)["cards"]]
    return "\n".join(line for name in names for line in card_set.cards[card_set.numbers[name]].printed())


def test_each_step_of_the_page_is_a_file_that_prints_what_the_page_says(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    text = ""
    assert len(steps()) == 4
    for added, said in steps():
        text += f"\n{added}" if text else added
        path.write_text(text, encoding="utf-8")
        assert said.strip() in printed(path)
    assert load(path) == load(EXAMPLE)


def test_the_mistakes_of_the_page_are_said_as_it_says(tmp_path: Path) -> None:
    text = "\n".join(added for added, _ in steps())
    path = tmp_path / "mine.toml"
    path.write_text(text.replace("strength", "strenth").replace("you, power", "you, attakcer"), encoding="utf-8")
    answer = run("cards", "check", str(path))
    assert answer.returncode == 2
    assert "What is wrong (2):" in answer.stdout
    for line in BLOCK.findall(PAGE.read_text(encoding="utf-8"))[-1][1].splitlines():
        assert f"  – {line}" in answer.stdout
    german = run("cards", "check", str(path), "--language", "de").stdout
    assert "Zeile 10, Karte ferry_warden: es gibt kein Feld „strenth“, meinst du „strength“?" in german


def test_a_file_is_begun_checked_and_shown(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    begun = run("cards", "new", str(path))
    assert f"Edit it, then: greathall cards check {path}" in begun.stdout
    assert "is there already" in refused("cards", "new", str(path)) or path.exists()
    assert run("cards", "check", str(path)).stdout == f"Nothing is wrong with {path}.\n"
    shown = run("cards", "show", str(path)).stdout
    assert "The Ferry Warden" in shown
    assert "While this card is defending" in shown
    assert "Moth Exchange" not in shown, "only what the file adds"
    assert "can't be read" in refused("cards", "check", str(tmp_path / "none.toml"))
    assert "can't be written" in refused("cards", "new", str(tmp_path / "none" / "mine.toml"))
    assert "there is no game 'chess'" in refused("cards", "new", "--game", "chess", str(path))


@pytest.mark.parametrize(("game", "name"), [("treachery", "Coup"), ("duhr", "Betrayal"), ("skirmish", "Joker")])
def test_the_files_of_other_games_begin_with_all_cards(game: str, name: str, tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    assert f"--game {game}" in run("cards", "new", "--game", game, str(path)).stdout
    assert "Nothing is wrong" in run("cards", "check", "--game", game, str(path)).stdout
    assert name in run("cards", "show", "--game", game, str(path)).stdout
    greathall.new(game, greathall.game(game).fewest, 1, cards=path)


def test_what_is_added_is_played_and_what_is_wrong_with_it_has_its_line(tmp_path: Path) -> None:
    state = greathall.new("thrones", 2, 1, cards=EXAMPLE, decks="thornmere calder")
    assert state.to_dict()["cards"] == greathall.game("thrones").fingerprint(EXAMPLE)
    path = tmp_path / "mine.toml"
    more: dict[str, Any] = {"night_crossing": "osanne_reed_regent"}
    text = EXAMPLE.read_text(encoding="utf-8")
    for old, new in more.items():
        text = text.replace(old, new)
    path.write_text(f"{text}\n[house]\nname = 3\n", encoding="utf-8")
    with pytest.raises(greathall.BadCards) as refusal:
        greathall.new("thrones", 2, 1, cards=path)
    line = text[: text.index('id = "osanne_reed_regent"')].count("\n") + 1
    assert f"line {line}, card osanne_reed_regent: two [[cards]] share the id 'osanne_reed_regent'" in str(refusal.value)
    assert "a card file of this game has no 'house', do you mean 'houses'?" in str(refusal.value)
    path.write_text(text.replace("adds_to_ours = true", "adds_to_ours = false"), encoding="utf-8")
    with pytest.raises(greathall.BadCards, match=r"needs a list \[\[houses\]\]"):
        greathall.new("thrones", 2, 1, cards=path)
