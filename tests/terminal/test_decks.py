"""The commands for cards and decks."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

import greathall
from greathall.kernel.record import Record
from tests.terminal.test_command import refused, run


@pytest.fixture(scope="module")
def mine(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A deck of one's own."""
    path = tmp_path_factory.mktemp("decks") / "mine.txt"
    answer = run("deck", "new", str(path), "--house", "Calder")
    assert answer.returncode == 0, answer.stderr
    assert f"Edit it, then: greathall deck check {path}\nPlay it with: greathall play thrones --decks {path}\n" in answer.stdout
    return path


def test_few_cards_are_printed_whole_and_many_as_a_list() -> None:
    whole = run("cards", "--find", "moth exchange").stdout
    assert "Moth Exchange  unique location · Vessaly" in whole
    assert "Challenges: Kneel this card" in whole
    assert "in the decks: vessaly 2, vessaly_whispers 2" in whole
    listed = run("cards", "--house", "vessaly").stdout
    assert "Moth Exchange" in listed
    assert "Kneel this card" not in listed
    assert "28 cards. Their texts" in listed
    assert "Kneel this card" in run("cards", "--house", "vessaly", "--texts").stdout


def test_cards_are_found_by_house_type_and_words() -> None:
    neutral = run("cards", "--house", "neutral", "--type", "agendas").stdout
    assert "The Debtors' League" in neutral
    assert "in the decks: " in neutral
    assert "in no ready deck" in run("cards", "--find", "wayside friar").stdout
    assert "Into the Reeds" in run("cards", "--house", "House Thornmere", "--type", "event").stdout
    assert "no card is like that" in refused("cards", "--find", "spaceship")
    assert "there is no House 'Stag'; there are Thornmere" in refused("cards", "--house", "Stag")
    assert "there is no type 'spell'; there are character" in refused("cards", "--type", "spell")
    assert "can't be read" in refused("cards", "--cards", "nothing.toml")


@pytest.mark.parametrize("words", [["cards"], ["deck"], ["deck", "list"], ["deck", "check"], ["deck", "convert"], ["deck", "new"]])
def test_help_helps(words: list[str]) -> None:
    answer = run(*words, "--help")
    assert answer.returncode == 0
    assert "Usage: " in answer.stdout


def test_the_ready_decks_are_listed() -> None:
    answer = run("deck", "list").stdout
    assert "thornmere_watch  The Long Watch · House Thornmere" in answer
    assert "Cheap soldiers" in answer


def test_a_deck_is_checked(mine: Path, tmp_path: Path) -> None:
    answer = run("deck", "check", str(mine))
    assert answer.returncode == 0
    assert "mine · House Calder · 60 cards, 7 plots" in answer.stdout
    assert "The deck is legal." in answer.stdout
    assert "Siege Train · House Calder" in run("deck", "check", "calder_siege").stdout
    broken = tmp_path / "broken.txt"
    broken.write_text(mine.read_text(encoding="utf-8").replace("House: Calder", "") + "4x Ram Levy\n2x Mother Ashred\n", encoding="utf-8")
    answer = run("deck", "check", str(broken))
    assert answer.returncode == 2
    assert "broken · no House" in answer.stdout
    assert "What is wrong (4)" in answer.stdout
    assert "there is no card 'Mother Ashred'; did you mean Mother Ashreed?" in answer.stdout
    assert "there are 6 copies of Ram Levy" in answer.stdout
    assert "can't be read: there is no such file" in refused("deck", "check", "nothing.txt")


def test_a_deck_is_converted_there_and_back(mine: Path, tmp_path: Path) -> None:
    octgn, tags, text = tmp_path / "mine.o8d", tmp_path / "tags.o8d", tmp_path / "again.txt"
    assert run("deck", "convert", str(mine), str(octgn)).stdout == f"Written: {octgn}\n"
    assert '<section name="Characters">' in octgn.read_text(encoding="utf-8")
    run("deck", "convert", str(octgn), str(tags), "--tags")
    assert "<Characters>" in tags.read_text(encoding="utf-8")
    run("deck", "convert", str(tags), str(text))
    assert sorted(text.read_text(encoding="utf-8").splitlines()) == sorted(mine.read_text(encoding="utf-8").splitlines())
    assert "there is a file" in refused("deck", "convert", str(mine), str(octgn))
    assert run("deck", "convert", "calder", str(octgn), "--force").returncode == 0
    assert "can't be written" in refused("deck", "convert", "calder", str(tmp_path / "no" / "folder.txt"))


def test_a_deck_that_is_not_legal_yet_is_converted_but_none_that_cannot_be_read(mine: Path, tmp_path: Path) -> None:
    text = mine.read_text(encoding="utf-8")
    short = tmp_path / "short.txt"
    short.write_text(text.replace("2x Ram Levy\n", ""), encoding="utf-8")
    answer = run("deck", "convert", str(short), str(tmp_path / "short.o8d"))
    assert answer.returncode == 0
    assert "Not legal yet: the House deck has 58 cards" in answer.stdout
    short.write_text(text.replace("2x Ram Levy\n", "2x Rum Levy\n"), encoding="utf-8")
    assert "there is no card 'Rum Levy'; did you mean Ram Levy?" in refused("deck", "convert", str(short), str(tmp_path / "none.o8d"))
    assert not (tmp_path / "none.o8d").exists()


def test_a_new_deck_is_like_a_ready_one(mine: Path, tmp_path: Path) -> None:
    path = tmp_path / "new.o8d"
    assert run("deck", "new", str(path), "--like", "The Long Watch").returncode == 0
    assert "The deck is legal." in run("deck", "check", str(path)).stdout
    assert "there is a file" in refused("deck", "new", str(mine), "--house", "calder")
    assert "there is no House or deck 'Stag'; there are Thornmere" in refused("deck", "new", str(tmp_path / "x.txt"), "--house", "Stag")


def test_a_new_deck_of_other_cards_is_checked_and_played_with_them(tmp_path: Path) -> None:
    cards, path = tmp_path / "other cards.toml", tmp_path / "deck.txt"
    shutil.copy(greathall.game("thrones").cards, cards)
    told = run("deck", "new", str(path), "--house", "calder", "--cards", str(cards)).stdout
    assert f"Edit it, then: greathall deck check {path} --cards '{cards}'\n" in told
    assert f"Play it with: greathall play thrones --decks {path} --cards '{cards}'\n" in told


def test_decks_are_played_by_name_and_from_files(mine: Path, tmp_path: Path) -> None:
    path = tmp_path / "game.record"
    seats = ("--seats", "you,random,random")
    answer = run("play", "thrones", *seats, "--decks", f"oruun_wildfire,{mine}", "--seed", "x", "--record", str(path), answers="quit\n")
    assert answer.returncode == 0, answer.stderr
    assert "Guest · House Oruun" in answer.stdout
    assert "Bot A · House Calder" in answer.stdout
    mine_is_in_it = Record.from_text(path.read_text(encoding="utf-8"))
    assert mine_is_in_it.options["decks"].startswith('oruun_wildfire {"house":"Calder"')
    assert mine_is_in_it.replay().to_dict()["decks"][1]["house"] == "Calder"


def test_decks_that_cannot_be_played_are_refused(mine: Path, tmp_path: Path) -> None:
    broken = tmp_path / "broken.txt"
    broken.write_text("House: Calder\n", encoding="utf-8")
    wrong = refused("play", "thrones", "--decks", f"calder,{broken}")
    assert "the House deck has 0 cards" in wrong
    assert "the plot deck has 0 cards" in wrong
    assert "there is no deck and no file 'stag'; the ready decks are thornmere" in refused("simulate", "thrones", "--decks", "stag")
    assert "has no option 'decks'" in refused("play", "treachery", "--decks", "calder")


def test_a_simulation_takes_decks() -> None:
    answer = run("simulate", "thrones", "--games", "1", "--jobs", "1", "--decks", "any,calder")
    assert answer.returncode == 0, answer.stderr
    assert "1 game of thrones" in answer.stdout
