"""Why the hall refuses something: every reason is given somewhere, and what guests may read has words in every language."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest
from pydantic import ValidationError

from greathall.hall import reasons, unreadable
from greathall.hall.errors import Closed, NotThere, Refused
from greathall.hall.forms import Form
from greathall.hall.http.refusals import STATUS
from greathall.hall.http.tables import BotSeat, Sitting
from greathall.hall.reasons import Reason
from greathall.hall.table.decks import bad_plan
from greathall.hall.table.plan import Plan
from greathall.hall.table.votes import span
from greathall.hall.wire.incoming import Say
from greathall.kernel.catalog import find_game

HALL = Path(__file__).parent.parent.parent / "src/greathall/hall"

ENGLISH = {"http", "illegal"}
"""What the server says of paths that it doesn't have; and what the rules of a game say themselves, in each language."""

AT_THE_START = {"bad_limit", "bad_mail", "bad_network", "newer_store", "no_address", "no_port", "no_store", "store_taken"}
"""The codes with which a server refuses to start: nobody reads them but whoever starts it."""

CODE_AT = {"Refused": 0, "Unreadable": 0, "failure": 1}
"""Where the code stands among the arguments of what refuses with it."""

ALL = {name: reason for name, reason in vars(reasons).items() if isinstance(reason, Reason)}


def calls() -> Iterator[ast.AST]:
    for file in HALL.rglob("*.py"):
        yield from ast.walk(ast.parse(file.read_text(encoding="utf-8")))


def codes_in_words() -> set[str]:
    """The codes of refusals that are worded where they are made. They are written out there, so that they can be found."""
    found = {"illegal"}
    for call in calls():
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id in CODE_AT:
            code = call.args[CODE_AT[call.func.id]]
            if not ast.unparse(code).endswith(".code"):  # one that is passed on
                found.add(ast.literal_eval(code))
    return found


def test_what_guests_may_read_has_words_in_files() -> None:
    assert codes_in_words() == ENGLISH | AT_THE_START
    assert codes_in_words().isdisjoint(reason.code for reason in ALL.values())


def test_every_reason_is_given_somewhere() -> None:
    named = {node.attr for node in calls() if isinstance(node, ast.Attribute) and ast.unparse(node.value) == "reasons"}
    named |= {node.id for node in calls() if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load)}
    assert set(ALL) - named == set()


def test_every_status_is_that_of_a_code() -> None:
    assert {reason.code for reason in ALL.values()} >= set(STATUS)


def test_a_refusal_is_said_in_the_language_of_the_reader() -> None:
    refused = Refused.because(reasons.NOT_YET, "Ada", span(30), span(60 * 60 * 24 * 3))
    assert (refused.code, str(refused)) == ("not_yet", refused.reason)
    assert refused.reason == "Ada has been without a connection for 30 s; the seat can be given away in 3 days"
    assert refused.said("de") == "Ada ist seit 30 s ohne Verbindung; in 3 Tagen lässt sich der Platz vergeben"
    assert NotThere.because(reasons.NO_TABLE, "oak").said("de") == "es gibt keinen Tisch „oak“"
    assert Closed().code == "store_down"
    assert Refused("http", "in English").said("de") == "in English"


def test_what_exactly_is_wrong_stands_beside_the_reason() -> None:
    refused = Refused.because(reasons.BAD_MOVE, details="there is no verb 'fly'")
    assert (refused.reason, refused.details) == (
        "the hall can't read this move; load the page again and repeat it",
        "there is no verb 'fly'",
    )
    assert refused.said("de") == "die Halle kann diese Entscheidung nicht lesen; lade die Seite neu und versuch es noch einmal"


@pytest.mark.parametrize(
    ("options", "english", "german"),
    [
        (
            {"decks": 'any {"house": "Calder"}'},
            "the deck of seat 2 can't be played: the House deck has 0 cards",
            "das Deck von Platz 2 kann nicht gespielt werden: Das Hausdeck hat 0 Karten",
        ),
        ({"decks": "{"}, "no table can be laid with these options", "mit diesen Optionen lässt sich kein Tisch eröffnen"),
        ({"colour": "red"}, "no table can be laid with these options", "mit diesen Optionen lässt sich kein Tisch eröffnen"),
    ],
)
def test_a_plan_is_refused_in_the_language_of_the_reader(options: dict[str, str], english: str, german: str) -> None:
    refused = bad_plan(find_game("thrones"), options, "what the game says")
    assert (refused.code, refused.details) == ("bad_plan", "what the game says")
    assert refused.reason.startswith(english)
    assert refused.said("de").startswith(german)


FAULTS: dict[str, tuple[type[Form], dict[str, object], str, str]] = {
    "a name": (Sitting, {"name": "  "}, "a name has 1 to 24 characters", "ein Name hat 1 bis 24 Zeichen"),
    "a bot": (BotSeat, {"bot": "os:system"}, "the hall has no such bot; choose one of random", "so einen Bot hat die Halle nicht"),
    "a saying": (Say, {"type": "say", "text": "  "}, "say something of 1 to 500 characters", "sag etwas mit 1 bis 500 Zeichen"),
    "a lesson": (Plan, {"game": "treachery", "seats": 2, "lesson": "one"}, "a lesson is never listed", "eine Lektion steht nie"),
    "nonsense": (Plan, {"game": {"deep": [1]}, "colour": "red"}, "the hall can't read this request", "die Halle kann diese Anfrage"),
}


@pytest.mark.parametrize("fault", FAULTS.values(), ids=FAULTS)
def test_refusals_never_show_a_field_s_path(fault: tuple[type[Form], dict[str, object], str, str]) -> None:
    form, given, english, german = fault
    with pytest.raises(ValidationError) as raised:
        form.model_validate(given)
    faults = raised.value.errors()
    refused = unreadable.refusal(faults, reasons.NOT_WELL_FORMED)
    assert refused.code == "not_well_formed"
    assert refused.reason.startswith(english)
    assert refused.said("de").startswith(german)
    for place in (str(part) for item in faults for part in item["loc"]):
        assert place in unreadable.details(faults), "programs still need it"
        assert f"{place}:" not in refused.reason
    assert "os:system" not in refused.reason + unreadable.details(faults)
