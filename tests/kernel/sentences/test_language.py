"""Which languages there are, and which files of words are refused."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import greathall
from greathall.kernel.errors import BadSentence
from greathall.kernel.event import GALLERY
from greathall.kernel.messages import POINTS
from greathall.kernel.sentences.language import Lacking, Language, Languages, language, languages, spoken
from greathall.kernel.sentences.message import Messages
from greathall.kernel.sentences.speech import Speech
from greathall.kernel.sentences.values import Plain
from tests.kernel.sentences.auctioneer import GERMAN, auctioneer

POLISH = """\
language = polski
-plurals = CLDR
    .one = i = 1 and v = 0
    .few = v = 0 and i % 10 = 2..4 and i % 100 != 12..14
    .many = v = 0 and i != 1 and i % 10 = 0..1 or v = 0 and i % 10 = 5..9 or v = 0 and i % 100 = 12..14
account-points = { $points ->
    [one] { $points } punkt.
    [few] { $points } punkty.
   *[many] { $points } punktów.
}
"""


def made(folder: Path, text: str) -> Language:
    (folder / "xx.ftl").write_text(text, encoding="utf-8")
    return Language("xx", folder)


def test_english_and_german_are_there() -> None:
    assert {"de", "en"} <= set(languages())
    assert language("de") is language("de")
    assert [language(name).words.entry("language").pattern.write([]) for name in ("en", "de")] == ["English", "Deutsch"]
    assert language("de").forms == {
        "acc",
        "dat",
        "gen",
        "text",
        "kind",
        "short",
        "title",
        "compound",
        "verb",
        "inverted",
        "zu",
        "von",
        "third",
    }
    with pytest.raises(KeyError, match="xx"):
        language("xx")


def test_a_language_needs_no_more_than_a_file(tmp_path: Path) -> None:
    polish = made(tmp_path, POLISH)
    assert [polish.words.plurals.category(number) for number in (1, 2, 5)] == ["one", "few", "many"]
    assert polish.forms == frozenset()
    with pytest.raises(Lacking, match="list-and"):
        polish.words.entry("list-and")
    assert made(tmp_path, "language = X").words.plurals.category(1) == "other"


def test_polish_counts_points_in_three_forms(tmp_path: Path) -> None:
    spoken = Speech(made(tmp_path, POLISH), greathall.new("treachery", 2, 1))
    said = [spoken.say(POINTS.say(count), GALLERY).text for count in (0, 1, 2, 5, 12, 22, 25)]
    assert said == ["0 punktów.", "1 punkt.", "2 punkty.", "5 punktów.", "12 punktów.", "22 punkty.", "25 punktów."]


def test_a_game_without_a_file_says_what_all_games_say(tmp_path: Path) -> None:
    game = auctioneer(tmp_path).game
    words = made(tmp_path, POLISH).of(game)
    assert words.entry("language").pattern.write([]) == "polski"
    assert words.moves == [None, None]
    assert language("de").of(game) is language("de").of(game)


def test_plural_rules_that_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(BadSentence, match=r"/xx.ftl:1: -plurals: 'n' is not a relation of plurals"):
        made(tmp_path, "-plurals = CLDR\n    .one = n\n")


FORMS = "-forms of the language has acc compound dat gen inverted kind short text third title verb von zu"
REFUSED = {
    '{ FORM($coin, "akk") } bieten.': f"there is no form 'akk'; {FORMS}",
    "bieten\n    .akk = x": f"there is no form 'akk'; {FORMS}",
    "bieten\n    .hidden = x": f"there is no form 'hidden'; {FORMS}",
    '{ FORM($coin, "and or a plural acc") }\n    .dat-plural = y': "",
}


@pytest.mark.parametrize("body", REFUSED)
def test_forms_that_the_language_does_not_have(body: str, tmp_path: Path) -> None:
    state = auctioneer(tmp_path, de=f"move-bid = {body}\n")
    if REFUSED[body]:
        with pytest.raises(BadSentence) as refusal:
            language("de").of(state.game)
        assert str(refusal.value).endswith(f"/words/de.ftl:1: move-bid: {REFUSED[body]}")
    else:
        language("de").of(state.game)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("event-dealt = { $seat } erhält { $coin }.", ".hidden belongs to events with secret fields, and to all of them"),
        ("event-bade = { $seat } bietet.\n    .hidden = x", ".hidden belongs to events with secret fields, and to all of them"),
        ("event-dealt = x\n    .hidden = { $seat } erhält { $coin }.", "$coin is secret, so .hidden can't use it"),
        ("event-dealt = x\n    .hidden = { $coin ->\n [a] b\n *[c] d\n }", "$coin is secret, so .hidden can't use it"),
    ],
)
def test_secrets_stay_out_of_hidden_words(text: str, why: str, tmp_path: Path) -> None:
    state = auctioneer(tmp_path, de=f"{text}\n")
    with pytest.raises(BadSentence) as refusal:
        language("de").of(state.game)
    assert str(refusal.value).endswith(why)


def test_files_are_read_when_they_are_first_used(tmp_path: Path) -> None:
    state = auctioneer(tmp_path, de="nonsense")
    assert state.prompt(1).endswith("bid a coin for the Ring.")
    with pytest.raises(BadSentence, match="neither a message nor a comment"):
        language("de").of(state.game)
    (tmp_path / "words" / "de.ftl").write_text(GERMAN, encoding="utf-8")
    assert language("de").of(state.game).moves[0] is not None


WATCHED = """\
import sys
read = []
sys.addaudithook(lambda name, given: read.append(given[0]) if name == "open" and str(given[0]).endswith(".ftl") else None)
import greathall
state = greathall.new("skirmish", seats=2, seed=1)
state.listen()
for _ in range(5):
    seat = state.asked()[0]
    state.play(seat, state.moves(seat)[0])
print(len(read))
state.prompt(0)
print(len(read))
"""


def test_importing_and_playing_read_no_words() -> None:
    done = subprocess.run([sys.executable, "-c", WATCHED], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["0", "2"], "those of English and of the game"


@pytest.mark.parametrize(
    ("wanted", "found"), [("de", "de"), ("de-AT", "de"), ("DE", "de"), ("en", "en"), ("xx", "en"), ("", "en"), ("../de", "en")]
)
def test_who_wants_a_language_that_is_not_there_gets_english(wanted: str, found: str) -> None:
    assert spoken(wanted) == found


def test_a_file_that_is_added_later_is_not_there_before_the_next_start(tmp_path: Path) -> None:
    made(tmp_path, POLISH)
    known = Languages(tmp_path)
    assert known.all() == ["xx"]
    (tmp_path / "yy.ftl").write_text(POLISH, encoding="utf-8")
    assert known.all() == ["xx"]
    with pytest.raises(KeyError, match="yy"):
        known.find("yy")
    assert Languages(tmp_path).all() == ["xx", "yy"]
    assert known.find("xx") is known.find("xx")


def test_others_than_games_have_files_too(tmp_path: Path) -> None:
    said, polish = Messages(), made(tmp_path, POLISH)
    greeting = said.message("greeting", "name")
    assert polish.among(tmp_path / "nowhere", said).find(greeting.key) is None
    folder = tmp_path / "words"
    folder.mkdir()
    (folder / "xx.ftl").write_text("greeting = Dzień dobry, { $name }!\n", encoding="utf-8")
    words = polish.among(folder, Messages(), said)
    assert words.entry(greeting.key).pattern.write([Plain("Ada")]) == "Dzień dobry, Ada!"
    assert words.entry("language").pattern.write([]) == "polski"
    assert polish.among(folder, said) is words
