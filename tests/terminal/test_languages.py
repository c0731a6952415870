"""The language of the terminal: by option, by locale, and what is said in German at every table."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import pytest

import greathall
from greathall.kernel.record import Record
from greathall.terminal.languages import chosen, of_locale, told
from greathall.terminal.output import Unusable
from greathall.terminal.seating import seat
from greathall.terminal.table import Table, shared
from tests.terminal.boards.test_duhr import court
from tests.terminal.screen import Screen, play
from tests.terminal.test_command import COMMAND, refused
from tests.terminal.test_table import LUCIUS_DIES
from tests.thrones.realm import realm


def german(folder: Path, game: str, kinds: list[str], *answers: str, options: dict[str, str] | None = None) -> str:
    """What a person reads who plays in German."""
    screen = Screen(*answers)
    record = Record(game, len(kinds), 3, "nonce")
    record.options = options or {}
    play(Table(screen, record, record.deal(), seat(kinds, "Ada", 7), folder / "game.record", "de"))
    return screen.text


def run(*words: str, locale: str = "C.UTF-8", answers: str = "") -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "COLUMNS": "120", "LC_ALL": locale, "PYTHONUTF8": "1"}
    command = [*COMMAND, *words]
    return subprocess.run(command, input=answers, capture_output=True, text=True, env=environment, timeout=120, check=False)


# Which language.


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LC_ALL": "en_GB.UTF-8", "LC_MESSAGES": "de_DE", "LANG": "de_DE"}, "en"),
        ({"LC_ALL": "", "LC_MESSAGES": "de_AT@euro", "LANG": "en_US"}, "de"),
        ({"LC_ALL": "C", "LANG": "de_DE"}, "en"),
        ({"LC_ALL": "POSIX"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "pl_PL.UTF-8"}, "en"),
        ({}, "en"),
    ],
)
def test_the_locale_names_a_language(environment: dict[str, str], language: str) -> None:
    assert of_locale(environment) == language


def test_an_option_goes_before_the_locale(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    assert chosen("") == "de"
    assert chosen("en") == "en"
    assert told("en") == ["--language", "en"]
    assert told("de") == []
    monkeypatch.setenv("LC_ALL", "C")
    assert [chosen(name) for name in ("", "de", "DE", "de-AT", "de_AT")] == ["en", "de", "de", "de", "de"]
    with pytest.raises(Unusable, match=r"'klingon'; there are de \(Deutsch\), en \(English\)$"):
        chosen("klingon")


def test_a_language_that_is_not_there_is_refused() -> None:
    assert "there is no language 'xx'; there are de (Deutsch), en (English)" in refused("play", "treachery", "-l", "xx")


# The commands.


def test_rules_and_cards_are_printed_in_german() -> None:
    assert run("rules", "treachery", "T-3.2", "-l", "de").stdout.startswith("T-3.2  In deinem Zug")
    assert run("rules", "treachery", locale="de_DE.UTF-8").stdout.startswith("# Treachery in a Pocket")
    card = run("cards", "--find", "heimlichkeit niedermarkt", "--type", "Charaktere", "--house", "Haus Thornmere", "-l", "de").stdout
    assert card.startswith(
        "Der Aal vom Niedermarkt  Charakter, einzigartig · Thornmere\n  Kosten 3 · Stärke 2 · Intrige · Spion\n  Heimlichkeit.\n"
    )
    assert "in den Decks: thornmere" in card
    listed = run("cards", "--house", "calder", locale="de_DE.UTF-8").stdout
    assert listed.splitlines()[0].split() == ["Karte", "Art", "Haus"]
    assert "Widderaufgebot" in listed
    assert "Karten. Ihre Texte erscheinen mit --texts" in listed


def test_ready_decks_are_listed_and_shown_in_german() -> None:
    listed = run("deck", "list", "-l", "de").stdout
    assert "thornmere_watch  Die lange Wacht · Haus Thornmere\n  Billige Soldaten" in listed
    assert "\nthornmere  Haus Thornmere\n" in f"\n{listed}"
    assert run("deck", "check", "thornmere_watch", "-l", "de").stdout.startswith("Die lange Wacht · Haus Thornmere · ")


def test_decks_are_written_and_checked_in_german(tmp_path: Path) -> None:
    path, english = tmp_path / "mein.txt", tmp_path / "mine.txt"
    answer = run("deck", "new", str(path), "--house", "Calder", "-l", "de").stdout
    assert answer == (
        f"Das Deck steht in {path}\nBearbeite die Datei und prüfe sie mit: greathall deck check {path} --language de\n"
        f"Spiel damit: greathall play thrones --decks {path} --language de\n"
    )
    written = path.read_text(encoding="utf-8")
    assert written.startswith("Haus: Calder\nAgenda: Der Hof des Prunks\n\nStrategien (7)\n")
    checked = run("deck", "check", str(path), locale="de_DE.UTF-8").stdout
    assert checked.startswith("mein · Haus Calder · 60 Karten, 7 Strategien\n")
    assert "\nCharaktere (" in checked
    assert checked.endswith("\nDas Deck ist regelgerecht.\n")
    assert run("deck", "convert", str(path), str(english), locale="de_DE.UTF-8").stdout == f"Das Deck steht in {english}\n"
    assert english.read_text(encoding="utf-8").startswith("House: Calder\n"), "lists are English unless asked for"
    path.write_text(written.replace("Haus: Calder", "").replace("2x Widderaufgebot", "2x Widderaufgebote"), encoding="utf-8")
    wrong = run("deck", "check", str(path), "-l", "de")
    assert wrong.returncode == 2
    assert "mein · kein Haus · 58 Karten" in wrong.stdout
    assert "Das Deck kann nicht gespielt werden. Was nicht stimmt (4):" in wrong.stdout
    assert "Es gibt keine Karte „Widderaufgebote“; meinst du Widderaufgebot" in wrong.stdout


def test_a_game_is_played_left_replayed_and_verified_in_german(tmp_path: Path) -> None:
    path = tmp_path / "game.record"
    answer = run("play", "treachery", "--seats", "you,greedy", "--seed", "x", "--record", str(path), "-l", "de", answers="1\nquit\n")
    assert answer.returncode == 0, answer.stderr
    assert "Treachery in a Pocket · „hilfe“ zeigt jederzeit" in answer.stdout
    assert "Fingerabdruck der Mischung, um sie später zu prüfen: " in answer.stdout
    assert "Gast, wähle eine Aktion" in answer.stdout
    assert f"Die Partie ist gespeichert. Weiter geht es mit: greathall play --resume {path} --language de\n" in answer.stdout
    assert "player 0: Gast (you)" in path.read_text(encoding="utf-8")
    assert "die Partie ist nicht zu Ende" in run("verify", str(path), "-l", "de").stdout
    answer = run("play", "--resume", str(path), locale="de_DE.UTF-8", answers="1\n" * 100)
    assert f"Aufgezeichnet in {path}" in answer.stdout
    assert "gewinnt." in answer.stdout or "teilen sich den Sieg." in answer.stdout or "Du gewinnst." in answer.stdout
    replayed = run("replay", str(path), "-l", "de").stdout
    assert "\n  Gast: " in replayed
    assert "1. Gast: Lösegeld, oben: Lady Filia steigt auf." in replayed or "card=" not in replayed, "moves are told in words"
    assert "Geprüft: die festgelegte Mischung, alle " in run("verify", str(path), "-l", "de").stdout


def test_what_cannot_be_used_is_said_in_german(tmp_path: Path) -> None:
    path, deck, cards = tmp_path / "brief.txt", tmp_path / "deck.txt", tmp_path / "cards.toml"
    path.write_text("Liebe Maria,\n", encoding="utf-8")
    deck.write_text("Haus: Calder\n", encoding="utf-8")
    cards.write_text("cards = 3\n", encoding="utf-8")
    nowhere = str(tmp_path / "nirgends" / "x.txt")
    for words, said in (
        (("play",), "Welches Spiel? Es gibt treachery"),
        (("play", "schach"), "Es gibt kein Spiel „schach“; es gibt treachery"),
        (("play", "treachery", "--seats", "du"), "ist für 2 bis 4 Spieler, nicht für 1"),
        (("play", "treachery", "--seats", "du,hal"), "Es gibt keinen Bot „hal“; es gibt du, leicht, mittel"),
        (("verify", str(path)), "ist keine Aufzeichnung"),
        (("replay", str(tmp_path / "nichts")), "lässt sich nicht lesen: Es gibt keine solche Datei oder keinen solchen Ordner"),
        (("cards", "--type", "foo"), "Es gibt keine Kartenart „foo“; es gibt Charakter, Ort, Verstärkung"),
        (("cards", "--house", "foo"), "Es gibt kein Haus „foo“; es gibt Thornmere, Calder, "),
        (("cards", "--find", "qqqq"), "So eine Karte gibt es nicht"),
        (("cards", "--cards", nowhere), f"Die Kartendatei {nowhere} lässt sich nicht lesen: Es gibt keine solche Datei"),
        (("cards", "--cards", str(cards)), f"Mit der Kartendatei {cards} stimmt etwas nicht: "),
        (("rules", "treachery", "--find", "qqqq"), "In keiner Zeile der Regeln von treachery steht „qqqq“"),
        (("rules", "treachery", "T-99.1"), "Die Regeln von treachery haben keine Zeile T-99.1; sie gehen von T-1.1 bis T-"),
        (("rules", "treachery", "T-1.99"), "haben keine Zeile T-1.99; der Abschnitt hat T-1.1, T-1.2"),
        (("rules", "schach"), "Es gibt kein Spiel „schach“"),
        (("play", "treachery", "--option", "foo=bar"), "hat keine Option „foo“; es gibt first"),
        (("play", "treachery", "-o", "first=99"), "Die Option first hat die Werte random, 0, 1, nicht „99“"),
        (("play", "treachery", "--seats", "du,foo:bar"), "Den Bot foo:bar gibt es so nicht: "),
        (("play", "treachery", "--seats", "du,search:xx"), "search:xx sollte eine Zahl von Durchläufen nennen"),
        (("play", "treachery", "--seats", "du,search/xx"), "Der Charakter eines Bots ist honest, false oder silent, nicht „xx“"),
        (("play", "treachery", "--cards", nowhere), "lässt sich nicht lesen: Es gibt keine solche Datei"),
        (("play", "treachery", "--cards", str(cards)), f"Mit der Kartendatei {cards} stimmt etwas nicht: "),
        (("play", "treachery", "--record", str(path / "x")), "lässt sich nicht schreiben: "),
        (("play", "thrones", "--decks", "nix,calder"), "Es gibt kein Deck und keine Datei „nix“; die fertigen Decks sind thornmere, "),
        (("play", "thrones", "--decks", str(deck)), f"Das Deck {deck} kann nicht gespielt werden: Das Hausdeck hat 0 Karten"),
        (("play", "thrones", "-o", "decks=nix"), "Es gibt kein Deck „nix“; es gibt thornmere, "),
        (("deck", "check", nowhere), f"Das Deck {nowhere} kann nicht gespielt werden: Die Datei lässt sich nicht lesen: Es gibt"),
        (("deck", "new", str(deck), "--house", "foo"), "Es gibt kein Haus und kein Deck „foo“; es gibt Thornmere, "),
        (("deck", "new", str(deck), "--house", "Calder"), f"Es gibt schon eine Datei {deck}; "),
        (("deck", "convert", str(path), nowhere), f"Das Deck {path} kann nicht gespielt werden: "),
        (("deck", "convert", "calder", nowhere), f"{nowhere} lässt sich nicht schreiben: Es gibt keine solche Datei"),
    ):
        refused = run(*words, "-l", "de")
        assert refused.returncode == 2, words
        assert said in refused.stderr
        assert refused.stdout == "" or words[0] == "play"
    assert run("games", "duhr", "-l", "de").stdout.startswith("Option")
    assert "wer zuerst" in " ".join(run("games", "-l", "de").stdout.split())


# The tables.


def test_treachery_in_german(tmp_path: Path) -> None:
    text = german(
        tmp_path, "treachery", ["you", "greedy"], "help", "?1", "filia auf", "first=asher", "nichts da", "99", "?99", "undo", "1", "", "1"
    )
    assert "\nZug 1 · Stapel 11 · Ablage leer\n" in text
    assert " ▲  1  G Lady Filia          R Kommandant Gerrard  V Gräfin Diane        B Meister Lucius" in text
    assert "    2  N Der Arzt            N Der Gesandte" in text
    assert " Offen: Rückzug             Deine Hand: Lösegeld\n   oben  ○↑ ○                 oben  ○↑\n   unten ●" in text
    assert " Du willst Rot steigen und Grün fallen sehen: jetzt 4 Punkte.\n" in text
    assert "   1  Lösegeld, oben: Lady Filia steigt auf.\n" in text
    assert "zurück   die letzte Entscheidung zurücknehmen" in text
    assert "  T-3.2  In deinem Zug führst du eine Aktion aus" in text
    narrowed = text.split("Ada, wähle eine Aktion")[2]
    assert "   1  Lösegeld, oben: Lady Filia steigt auf.\n   7  Rückzug, oben: Lady Filia steigt auf.\n" in narrowed
    by_text = text.split("Ada, wähle eine Aktion")[3]
    assert "  13  Rückzug, oben: Herzog Asher steigt auf.\n" in by_text, "found by the text of the move"
    assert "Dazu passt keine Möglichkeit." in text
    assert "Wähle eine Zahl von 1 bis 22." in text
    assert "Wähle ?1 bis ?22." in text
    assert "Du hast noch nichts entschieden, was du zurücknehmen könntest." in text
    assert "  Du führst die obere Aktion von „Lösegeld“ aus.\n" in text


def test_skirmish_in_german(tmp_path: Path) -> None:
    text = german(tmp_path, "skirmish", ["you", "random"], "1", "9♦", "deploy card=9d slot=front_1", "log")
    assert "\nZug 1 · Aufstellen · Stapel 42\n Gräber: K♦ B♠\n" in text
    assert "▶ Ada   Leben 40   Hand 9♦ A♣ 5♣ 3♠ 5♠ \n    vorn   ·                 ·" in text
    assert "    hinten ·  " in text
    assert "  Bot   Leben 40   5 Karten auf der Hand\n" in text
    assert "    vorn   9♦ ↷              ·" in text
    assert text.count("  Du stellst 9♦ vorn auf Platz 1 auf.\n") == 2, "when it happened, and in the log"


def test_cards_are_found_by_their_german_and_by_their_english_names(tmp_path: Path) -> None:
    screen = Screen("d♦", "q♦", "qd")
    state = greathall.from_dict({"game": "skirmish", "seats": 2, "hands": [["qd", "7c"], ["5s"]]})
    record = Record("skirmish", 2, 7, "nonce")
    play(Table(screen, record, state, seat(["you", "random"], "Ada", 7), tmp_path / "game.record", "de"))
    assert screen.text.count("  D♦ ausspielen: Du hast nach diesem Zug noch einen.\n") == 4, "in the list, and for each word"
    assert "Dazu passt keine Möglichkeit." not in screen.text


def test_a_move_is_taken_back_or_refused_in_german(tmp_path: Path) -> None:
    screen = Screen(
        "act card=exile side=top first=lucius",
        "heal target=isolde",
        "undo",
        "act card=exile side=top first=asher second=asher",
        "act card=treachery side=top",
        "act card=exile",
        "act card=exile side=top first=asher now=asher",
        "act exile=asher exile",
        "?99",
    )
    state = greathall.from_dict({"game": "treachery", "seats": 2, **LUCIUS_DIES})
    record = Record("treachery", 2, 7, "nonce")
    play(Table(screen, record, state, seat(["you", "greedy"], "Ada", 7), tmp_path / "game.record", "de"))
    assert "  Zurückgenommen.\n" in screen.text
    assert "Das geht nicht: " in screen.text
    assert "„treachery“ ist kein Name für „card“. Es gibt coup, exile, " in screen.text
    assert "Es fehlt „side=…“." in screen.text
    assert "Ein „now=…“ gibt es hier nicht." in screen.text
    assert "„exile“ verstehe ich nicht. Es sollte FELD=NAME lauten" in screen.text
    assert "Wähle ?1 oder ?2." in screen.text
    assert "(T-" in screen.text


def test_duhr_in_german(tmp_path: Path) -> None:
    screen = Screen(
        "angebot an=lycosia gibt=verrat", "gegenangebot", "angebot", "Lycosia", "", "", "agenda", "", "", "", "", "", "annehmen 1"
    )
    record = Record("duhr", 4, 7, "nonce")
    state = court(
        boards=[["lycosia", "scandal", "kardosa down"], ["lycosia"] * 5, [], []],
        hands=[["usari", "usari", "scandal"], ["lycosia"], [], []],
        conspiracies=["lycosia down", "usari up", "silgaro down", "kardosa down"],
        agendas=["clean_hands", "loyal_patron", "good_names", "empty_throne"],
        aside=["scandal"],
        deals={
            "pledges": [
                {"by": "lycosia", "to": "usari", "promise": "spare:usari:9", "fate": "open"},
                {"by": "lycosia", "to": "usari", "promise": "spare:usari:3", "fate": "kept"},
            ]
        },
    )
    play(Table(screen, record, state, seat(["you"] * 4, "Ada", 7), tmp_path / "game.record", "de"))
    text = screen.text
    assert "▶ Ada 1 (Haus Usari)   ▲ in Gunst   3 Handkarten   Verschwörung mit Lycosia, verdeckt\n    Lycosia SKANDAL (Kardosa)\n" in text
    assert "Ada 2 (Haus Lycosia)   ◀ in Ungnade   1 Handkarte   Verschwörung mit Usari, offen   " in text
    assert "   Versprechen: 1 gehalten, 0 gebrochen\n" in text
    assert "Verschwörung verdeckt\n    keine Karten auf dem Haus\n" in text
    assert " Deine Hand: 2 Usari, Skandal\n davon für diesen Zug beiseitegelegt: Skandal\n" in text
    assert " Deine Agenda: „Saubere Hände“: Auf dem Haus deiner Verschwörung liegt am Ende kein offener Skandal.\n" in text
    assert " Ada 2 (Haus Lycosia) hat dir versprochen, Haus Usari bis Zug 9 zu verschonen.\n" in text
    assert "Das kannst du nicht anbieten: " in text
    assert "(D-11.4)." in text
    assert "Es gibt kein Angebot, auf das du antworten kannst." in text
    assert "Enter lässt einen Teil weg" in text
    assert "(Angebot 1)" in text, "the offer lies on the table"


def test_thrones_in_german(tmp_path: Path) -> None:
    answers = ("hilfe", "karte aal", "card niemand", "1", "1", "1")
    text = german(tmp_path, "thrones", ["you", "random"], *answers, options={"decks": "thornmere calder"})
    assert "\nAufbau\n" in text
    assert "  Ada · Haus Thornmere\n    Macht 0/20 · Gold 0 · Hand 7 · Deck 53\n" in text
    assert "    Zum Sieg nötig: 20 Macht statt 15; Die eiligen Banner +5, " in text
    assert "    Der Aal vom Niedermarkt 3G 2 ·I·      Wacht auf dem Deich Ereignis\n" in text
    assert "„Pfändungsvogt“ zum Aufbau auslegen.  2 Gold · Stärke 1 ··M\n" in text
    assert "Der Aal vom Niedermarkt  Charakter, einzigartig · Thornmere\n" in text
    assert "Keine Karte an diesem Tisch heißt so." in text
    assert "überspringen  passen, und weiter passen" in text
    assert "\nRunde 1 · Strategie · Startspieler Ada\n" in text
    assert "    Zeit der Fluten: Einkommen 2, Initiative 7, Anspruch 1 · noch 6 Strategien\n" in text
    assert "  Bot zieht 7 Karten.\n" in text


def test_folded_moves_show_the_words_that_they_share_at_both_ends(tmp_path: Path) -> None:
    people = ["knight", "squire", "page", "soldier", "spy", "envoy", "hero", "shadow", "brute", "rogue"]
    table = realm(phase="marshalling", play=[people, []], hand=[["sword", "giant"], []], gold=[9, 0])
    screen = Screen("marshal", "quit")
    record = Record("thrones", 2, 3, "nonce")
    play(Table(screen, record, table.state, seat(["you", "random"], "Ada", 7), tmp_path / "game.record", "de"))
    folded = next(line for line in screen.text.splitlines() if line.startswith("   2–11  "))
    assert "10 Möglichkeiten: Enter zeigt alle, Wörter daraus die passenden" in folded
    assert folded.startswith("   2–11  „Sword“ ")


def test_words_that_sentences_share() -> None:
    assert shared(["Marshal Sword on Hero.", "Marshal Sword on Page."]) == "Marshal Sword on …"
    assert shared(["„Held“ ausspielen.", "„Page“ ausspielen."]) == "… ausspielen."
    assert shared(["Das „Schwert“ an „Held“ anlegen.", "Das „Schwert“ an „Page“ anlegen."]) == "Das „Schwert“ an … anlegen."
    assert shared(["Passen.", "Passen."]) == "Passen. …"
