"""What the hall says of each entry and while no game goes on: in every language, to the doer and to others."""

from __future__ import annotations

from pathlib import Path

import pytest

from greathall.hall import speech
from greathall.hall.table import entries
from greathall.hall.table.changes import apply
from greathall.hall.table.entries import Entry
from greathall.hall.table.table import Table
from greathall.hall.wire.sentences import prompt, sentence
from greathall.hall.wire.views import WATCHER
from greathall.kernel.sentences.language import WORDS, Languages
from tests.hall.samples import OPENED, SAMPLES, table

ADA, BEA = 0, 1

Both = tuple[tuple[str, str], tuple[str, str]]
"""In English and in German, to the first seat and to the second."""

SAID: dict[str, Both] = {
    "opened": (("The table is laid.",) * 2, ("Der Tisch ist eröffnet.",) * 2),
    "seated": (("You sit down.", "Ada sits down."), ("Du setzt dich.", "Ada setzt sich.")),
    "invited": (("Seat 1 is kept for Ada.",) * 2, ("Platz 1 ist für Ada reserviert.",) * 2),
    "freed": (("Ada leaves seat 1.",) * 2, ("Ada verlässt Platz 1.",) * 2),
    "swapped": (("Seats 1 and 2 are swapped.",) * 2, ("Die Plätze 1 und 2 werden getauscht.",) * 2),
    "swap_asked": (
        ("You ask Bea to change places with you.", "Ada asks you to change places."),
        ("Du möchtest mit Bea den Platz tauschen.", "Ada möchte mit dir den Platz tauschen."),
    ),
    "swap_ended": (
        ("You no longer want to change places.", "Ada no longer wants to change places."),
        ("Du möchtest den Platz doch nicht tauschen.", "Ada möchte den Platz doch nicht tauschen."),
    ),
    "ready": (("You are ready.", "Ada is ready."), ("Du bist bereit.", "Ada ist bereit.")),
    "shuffle_begun": (("The cards are being shuffled.",) * 2, ("Die Karten werden gemischt.",) * 2),
    "number_sealed": (("", ""), ("", "")),
    "numbers_closed": (("", ""), ("", "")),
    "number_shown": (("", ""), ("", "")),
    "started": (("The game begins.",) * 2, ("Die Partie beginnt.",) * 2),
    "played": (
        ("Your time has run out.", "Ada's time has run out."),
        ("Deine Zeit ist abgelaufen.", "Die Zeit von Ada ist abgelaufen."),
    ),
    "called": (("", ""), ("", "")),
    "offered": (("", ""), ("", "")),
    "window_closed": (("", ""), ("", "")),
    "unasked": (("Passed for you: instants.", ""), ("Für dich gepasst: Sofortkarten.", "")),
    "said": (("hello", "hello"), ("hello", "hello")),
    "undo_asked": (
        ("You ask to take a move back.", "Ada asks to take a move back."),
        ("Du möchtest eine Entscheidung zurücknehmen.", "Ada möchte eine Entscheidung zurücknehmen."),
    ),
    "undo_answered": (("You agree.", "Ada agrees."), ("Du bist einverstanden.", "Ada ist einverstanden.")),
    "undone": (
        ("You take a move back.", "Ada takes a move back."),
        ("Du nimmst eine Entscheidung zurück.", "Ada nimmt eine Entscheidung zurück."),
    ),
    "voted": (
        ("You want a bot to play for Bea.", "Ada wants a bot to play for you."),
        ("Du möchtest, dass ein Bot für Bea spielt.", "Ada möchte, dass ein Bot für dich spielt."),
    ),
    "handed_over": (("A bot plays for you.", "A bot plays for Ada."), ("Für dich spielt ein Bot.", "Für Ada spielt ein Bot.")),
    "taken_back": (("You are back.", "Ada is back."), ("Du bist wieder da.", "Ada ist wieder da.")),
    "holiday": (
        ("You are on holiday for 1 day. Your time stands still.", "Ada is on holiday for 1 day."),
        ("Du bist 1 Tag im Urlaub. Deine Zeit steht still.", "Ada ist 1 Tag im Urlaub."),
    ),
    "gathered": (
        ("Those who are left gather for another game. The seats of the others are free.",) * 2,
        ("Wer noch da ist, sammelt sich zu einer weiteren Partie. Die Plätze der anderen sind frei.",) * 2,
    ),
    "seat_opened": (
        ("Your seat is open: somebody else may take it until you are back.", "Ada's seat is open: somebody else may take it."),
        (
            "Dein Platz ist offen: Bis du zurück bist, kann ihn jemand anders übernehmen.",
            "Der Platz von Ada ist offen: Jemand anders kann ihn übernehmen.",
        ),
    ),
    "substitute_invited": (
        ("Bea has a link to your seat.", "You have a link to Ada's seat."),
        ("Bea hat einen Link zu deinem Platz.", "Du hast einen Link zum Platz von Ada."),
    ),
    "substituted": (("You play on for Ada.", "Ada plays on for Ada."), ("Du spielst für Ada weiter.", "Ada spielt für Ada weiter.")),
    "resigned": (
        ("You resign. A bot plays on.", "Ada resigns. A bot plays on."),
        ("Du gibst auf. Ein Bot spielt weiter.", "Ada gibt auf. Ein Bot spielt weiter."),
    ),
    "shared": (
        ("You share the replay by a link.", "Ada shares the replay by a link."),
        ("Du gibst die Aufzeichnung mit einem Link weiter.", "Ada gibt die Aufzeichnung mit einem Link weiter."),
    ),
    "hosted": (
        ("The host is away: you host the table until they are back.", "The host is away: Ada hosts the table until they are back."),
        (
            "Der Gastgeber ist weg: Bis er zurück ist, leitest du den Tisch.",
            "Der Gastgeber ist weg: Bis er zurück ist, leitet Ada den Tisch.",
        ),
    ),
    "abandoned": (("The game is abandoned.",) * 2, ("Die Partie ist abgebrochen.",) * 2),
}
OWN: dict[str, tuple[str, str]] = {
    "brought": ("You have chosen your deck.", "Du hast dein Deck gewählt."),
    "sealed": ("Your answer is sealed until the window closes.", "Deine Antwort bleibt verdeckt, bis sich das Antwortfenster schließt."),
    "lent": (
        "You have made a link that opens your seat on another device.",
        "Du hast einen Link erstellt, der deinen Platz auf einem anderen Gerät öffnet.",
    ),
    "fetched": ("Your seat was opened on another device.", "Dein Platz wurde auf einem anderen Gerät geöffnet."),
    "rekeyed": (
        "Your seat has a new key: nobody else can open it.",
        "Dein Platz hat einen neuen Schlüssel: Niemand sonst kann ihn öffnen.",
    ),
    "ordered": ("The hall passes for you: instants.", "Die Halle passt für dich: Sofortkarten."),
}
"""Those of which nobody else learns, in English and in German."""


def told(entry: Entry, viewer: int) -> tuple[str, str]:
    return sentence(table(), entry, viewer, "en"), sentence(table(), entry, viewer, "de")


@pytest.mark.parametrize("entry", SAMPLES, ids=lambda entry: str(entry.kind))
def test_what_is_said_of_an_entry(entry: Entry) -> None:
    if entry.kind in OWN:
        assert told(entry, ADA) == OWN[entry.kind]
        return
    (english, german) = SAID[entry.kind]
    assert told(entry, ADA) == (english[0], german[0])
    assert told(entry, BEA) == (english[1], german[1])


def test_a_watcher_is_told_as_others_are() -> None:
    assert told(entries.HandedOver(seat=BEA, bot="easy", why="vote"), WATCHER) == ("A bot plays for Bea.", "Für Bea spielt ein Bot.")


@pytest.mark.parametrize(
    ("entry", "english", "german"),
    [
        (entries.Freed(seat=BEA), "Seat 2 is free.", "Platz 2 ist frei."),
        (
            entries.Freed(seat=BEA, name="Bea", removed=True),
            "The host removes Bea from seat 2.",
            "Der Gastgeber entfernt Bea von Platz 2.",
        ),
        (entries.SwapEnded(seat=BEA, asker=ADA), "Bea would rather not change places.", "Bea möchte lieber sitzen bleiben."),
        (entries.SwapEnded(seat=ADA, asker=BEA), "You stay where you are.", "Du bleibst sitzen."),
        (entries.Ready(seat=BEA, ready=False), "Bea is not ready yet after all.", "Bea ist doch noch nicht bereit."),
        (entries.Ready(seat=ADA, ready=False), "You are not ready yet after all.", "Du bist doch noch nicht bereit."),
        (entries.Brought(seat=ADA), "You bring no deck of your own.", "Du bringst kein eigenes Deck mit."),
        (entries.UndoAnswered(seat=BEA, agreed=False), "Bea does not agree.", "Bea ist nicht einverstanden."),
        (entries.UndoAnswered(seat=ADA, agreed=False), "You do not agree.", "Du bist nicht einverstanden."),
        (
            entries.Voted(seat=BEA, matter="hand_over", target=ADA, wanted=False),
            "Bea no longer wants a bot to play for you.",
            "Bea möchte nicht mehr, dass ein Bot für dich spielt.",
        ),
        (
            entries.Voted(seat=BEA, matter="hand_over", target=ADA, wanted=False, refuses=True),
            "Bea refuses: no bot is to play for you.",
            "Bea lehnt ab: Für dich soll kein Bot spielen.",
        ),
        (
            entries.Voted(seat=ADA, matter="substitute", target=BEA),
            "You want somebody else to play on for Bea.",
            "Du möchtest, dass jemand anders für Bea weiterspielt.",
        ),
        (
            entries.Voted(seat=BEA, matter="substitute", target=ADA, wanted=False),
            "Bea no longer wants somebody else to play for you.",
            "Bea möchte nicht mehr, dass jemand anders für dich spielt.",
        ),
        (
            entries.Voted(seat=BEA, matter="substitute", target=ADA, wanted=False, refuses=True),
            "Bea refuses: you keep your seat.",
            "Bea lehnt ab: Dein Platz wird nicht neu besetzt.",
        ),
        (
            entries.Voted(seat=BEA, matter="hand_over", target=BEA, wanted=False, refuses=True),
            "Bea is back: there is nothing to decide.",
            "Bea ist wieder da: Es gibt nichts zu entscheiden.",
        ),
        (
            entries.Voted(seat=BEA, matter="abandon", wanted=False, refuses=True),
            "Bea refuses: the game goes on.",
            "Bea lehnt ab: Die Partie geht weiter.",
        ),
        (
            entries.UndoAnswered(seat=BEA, agreed=False, withdrawn=True),
            "Bea no longer asks to take the move back.",
            "Bea möchte die Entscheidung nicht mehr zurücknehmen.",
        ),
        (
            entries.TakenBack(seat=ADA, moves=1),
            "You are back: a bot made 1 move for you.",
            "Du bist wieder da: Ein Bot hat einmal für dich entschieden.",
        ),
        (
            entries.TakenBack(seat=BEA, moves=3),
            "Bea is back; a bot made 3 moves meanwhile.",
            "Bea ist wieder da; ein Bot hat inzwischen 3-mal entschieden.",
        ),
        (
            entries.Abandoned(seat=BEA),
            "Bea ends the game. It has no result.",
            "Bea beendet die Partie. Sie wird nicht gewertet.",
        ),
        (entries.Voted(seat=ADA, matter="abandon"), "You want to abandon the game.", "Du möchtest die Partie abbrechen."),
        (
            entries.Voted(seat=BEA, matter="abandon", wanted=False),
            "Bea no longer wants to abandon the game.",
            "Bea möchte die Partie nicht mehr abbrechen.",
        ),
        (entries.Voted(seat=BEA, matter="again"), "Bea wants to play again.", "Bea möchte noch einmal spielen."),
        (
            entries.Voted(seat=ADA, matter="again", wanted=False),
            "You no longer want to play again.",
            "Du möchtest doch nicht noch einmal spielen.",
        ),
        (
            entries.Voted(seat=BEA, matter="pause"),
            "Bea wants a pause before the next game.",
            "Bea möchte vor der nächsten Partie eine Pause.",
        ),
        (entries.Voted(seat=ADA, matter="pause", wanted=False), "You are ready to go on.", "Von dir aus kann es weitergehen."),
        (
            entries.Voted(seat=BEA, matter="bots"),
            "Bea wants bots to take the free seats.",
            "Bea möchte die freien Plätze mit Bots besetzen.",
        ),
        (
            entries.Voted(seat=ADA, matter="bots", wanted=False),
            "You no longer want bots to take the free seats.",
            "Du möchtest die freien Plätze nicht mehr mit Bots besetzen.",
        ),
        (
            entries.Voted(seat=BEA, matter="bots", wanted=False, refuses=True),
            "Bea would rather wait: no bots take the free seats.",
            "Bea möchte lieber warten: Die freien Plätze bleiben frei.",
        ),
        (
            entries.HandedOver(seat=BEA, bot="easy", why="deadlines"),
            "Bea has missed two deadlines in a row. A bot plays on until Bea is back.",
            "Bea hat zwei Fristen nacheinander versäumt. Ein Bot spielt weiter, bis Bea wieder da ist.",
        ),
        (entries.Holiday(seat=BEA, until=3 * 86_400.0), "Bea is on holiday for 3 days.", "Bea ist 3 Tage im Urlaub."),
        (entries.Holiday(seat=ADA, until=0.0), "Your holiday is over.", "Dein Urlaub ist vorbei."),
        (entries.Ordered(seat=ADA, passing=[]), "You are asked every time.", "Du wirst jedes Mal gefragt."),
        (
            entries.Ordered(seat=ADA, passing=["instants"], forced=False),
            "The hall passes for you: instants. Where you have no choice, you still move yourself.",
            "Die Halle passt für dich: Sofortkarten. Auch wo du keine Wahl hast, entscheidest du selbst.",
        ),
        (
            entries.Unasked(moves=[(ADA, "pass", "instants"), (ADA, "pass", "instants"), (ADA, "done", ""), (BEA, "pass", "instants")]),
            "Passed for you: instants.",
            "Für dich gepasst: Sofortkarten.",
        ),
        (entries.Unasked(moves=[(ADA, "done", "")]), "", ""),
        (entries.Played(seat=ADA, move="pass", by="bot"), "", ""),
    ],
)
def test_what_else_may_be_said_of_it(entry: Entry, english: str, german: str) -> None:
    assert told(entry, ADA) == (english, german)


def test_a_seat_without_a_name_is_called_by_its_number() -> None:
    laid = Table(OPENED)
    said = entries.TakenBack(seat=1)
    assert [sentence(laid, said, ADA, spoken) for spoken in ("en", "de")] == ["Seat 2 is back.", "Platz 2 ist wieder da."]


def test_what_is_asked_while_no_game_goes_on() -> None:
    laid = Table(OPENED)
    assert [prompt(laid, ADA, spoken) for spoken in ("en", "de")] == ["The game has not begun.", "Die Partie hat noch nicht begonnen."]
    left = table()
    apply(left, 1.0, entries.Abandoned())
    assert [prompt(left, ADA, spoken) for spoken in ("en", "de")] == ["The game was abandoned.", "Die Partie wurde abgebrochen."]
    lost = table()
    resigned = entries.Resigned(seat=BEA, bot="easy")
    apply(lost, 1.0, resigned)
    assert [sentence(lost, resigned, ADA, spoken) for spoken in ("en", "de")] == ["Bea resigns.", "Bea gibt auf."]
    assert [prompt(lost, ADA, spoken) for spoken in ("en", "de")] == [
        "You have won: everyone else has resigned.",
        "Du hast gewonnen: Alle anderen haben aufgegeben.",
    ]


def test_whoever_has_answered_reads_that_the_answer_is_sealed() -> None:
    waiting = table()
    waiting.sealed[ADA] = "pass"
    assert [prompt(waiting, ADA, spoken) for spoken in ("en", "de")] == list(OWN["sealed"])
    assert prompt(waiting, BEA, "en") != OWN["sealed"][0], "nobody else learns of it"


def test_what_a_language_lacks_is_said_in_english(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name in ("en", "xx"):
        (tmp_path / f"{name}.ftl").write_text((WORDS / "en.ftl").read_text(encoding="utf-8"), encoding="utf-8")
    monkeypatch.setattr(speech, "language", Languages(tmp_path).find)
    assert sentence(table(), entries.TakenBack(seat=BEA), BEA, "xx") == "You are back."
