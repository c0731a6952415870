"""The game in German, to whoever reads; and by the names of another card file."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

import greathall
from greathall.kernel.errors import IllegalMove
from greathall.kernel.sentences.language import language
from greathall.kernel.sentences.speech import Speech
from tests.duhr.court import Court

BOARD = ["scandal", "kardosa down"]
"""What lies on House Lycosia."""
PAIRS = {1: ["lycosia", "lycosia"], 2: ["kardosa", "kardosa"], 3: ["silgaro", "silgaro"]}


def court(hand: list[str], cards: Any = None, **position: Any) -> Court:
    """House Usari holds these cards, the others a pair each."""
    return Court([], BOARD, hands={0: hand, **PAIRS}, cards=cards, **position)


def german(table: Court) -> Speech:
    """Anna plays House Usari."""
    named = table.state.copy()
    named.players = ["Anna", "Bela", "Cleo", "Dora"]
    return Speech(language("de"), named)


def told(table: Court, viewer: int) -> list[str]:
    """What the last move brought about."""
    return [german(table).event(event, viewer).text for event in table.state.events or []]


def said(table: Court, move: str, seat: int = 0) -> str:
    return german(table).move(seat, table.state.read(move)).text


def test_what_is_done_is_told_to_oneself_and_to_others() -> None:
    table = court(["scandal", "lycosia"]).play("create_scandal target=kardosa")
    assert told(table, 0) == ["Du legst einen Skandal auf Haus Kardosa."]
    assert told(table, 1) == told(table, -1) == ["Anna (Haus Usari) legt einen Skandal auf Haus Kardosa."]
    assert german(table).prompt(0).text == "Anna (Haus Usari), eine zweite Hausaktion?"
    assert german(table).prompt(1).text == "Gefragt: Anna (Haus Usari)."


def test_a_seat_without_a_name_is_called_by_its_house() -> None:
    state = greathall.new("duhr", 4, 1)
    house = state.names()["seat"][0].capitalize()
    assert Speech(language("de"), state).prompt(0).text == f"Haus {house}, welche Agenda behältst du?"


def test_hands_are_dealt_when_everyone_has_kept_an_agenda() -> None:
    state = greathall.new("duhr", 4, 1)
    state.listen()
    for seat in range(4):
        state.play(seat, state.moves(seat)[0])
    own, other = (house.capitalize() for house in state.names()["seat"][:2])
    dealt = [state.telling(event, 0) for event in state.events or [] if state.game.tellings.of(event.word).name == "dealt"]
    assert dealt[:2] == [
        f"You are dealt a hand: a scandal, two suspicions of {own}, and four more cards.",
        f"House {other} is dealt a hand: a scandal, two suspicions of {other}, and four more cards.",
    ]


def test_a_card_is_drawn_in_secret() -> None:
    table = court(["lycosia", "kardosa"], web=["usari"]).play("raise_suspicion house=lycosia", "end_actions", "draw")
    assert "Du ziehst einen Verdacht gegen Haus Usari." in told(table, 0)
    assert "Anna (Haus Usari) zieht eine Karte." in told(table, 1)


def test_a_window_says_what_was_declared_and_negated() -> None:
    table = court(["betrayal", "silgaro", "silgaro"]).play("betrayal target=silgaro")
    assert told(table, 0)[-1] == "Du spielst „Verrat“ gegen Haus Silgaro aus."
    assert german(table).prompt(1).text == (
        "Anna (Haus Usari) spielt „Verrat“ gegen Haus Silgaro aus. Bela (Haus Lycosia), legst du dagegen Einspruch ein?"
    )
    table.play("1: negate pair=lycosia", "2: pass", "3: pass")
    assert told(table, 0)[-1] == "Bela (Haus Lycosia) legt Einspruch ein gegen dein Ereignis „Verrat“ gegen Haus Silgaro."
    assert german(table).prompt(2).text == (
        "Anna (Haus Usari) spielt „Verrat“ gegen Haus Silgaro aus. Bela (Haus Lycosia) legt dagegen Einspruch ein. "
        "Cleo (Haus Kardosa), legst du Einspruch gegen den Einspruch von Bela (Haus Lycosia) ein?"
    )
    table.play("0: pass", "2: negate pair=kardosa", "3: pass")
    assert told(table, 1)[-1] == (
        "Cleo (Haus Kardosa) legt Einspruch ein gegen deinen Einspruch, der sich gegen das Ereignis „Verrat“ von Anna (Haus Usari) richtet."
    )
    assert german(table).prompt(0).text == (
        "Du spielst „Verrat“ gegen Haus Silgaro aus. "
        "Bisherige Einsprüche, jeder gegen den vorigen: Bela (Haus Lycosia) und Cleo (Haus Kardosa). "
        "So wie es steht, gilt es. "
        "Anna (Haus Usari), legst du Einspruch gegen den Einspruch von Cleo (Haus Kardosa) ein?"
    )


@pytest.mark.parametrize(
    ("hand", "move", "words"),
    [
        (
            "usari",
            "use ability=usari source=lycosia card=scandal",
            "„Schmach wandeln“ nutzen: einen Skandal auf Haus Lycosia durch einen Verdacht ersetzen.",
        ),
        ("betrayal", "betrayal", "„Verrat“ ohne Wirkung ausspielen."),
        (
            "collaborators",
            "collaborators ability=lycosia source=lycosia card=scandal to=kardosa",
            "„Komplizen“ ausspielen und „Skandal verschieben“ nutzen: einen Skandal von Haus Lycosia auf Haus Kardosa verschieben.",
        ),
        (
            "informants",
            "informants source=lycosia card=concealed2",
            "„Informanten“ ausspielen und die verdeckte Karte an zweiter Stelle auf Haus Lycosia aufdecken.",
        ),
        (
            "usari",
            "reveal_card pair=usari source=lycosia card=concealed2",
            "Meisterstreich: die verdeckte Karte an zweiter Stelle auf Haus Lycosia aufdecken, für zwei Verdachtskarten gegen Haus Usari.",
        ),
        (
            "usari",
            "keep agenda=loyal_patron",
            "Die Agenda „Der treue Gönner“ behalten: Das Haus deiner Verschwörung ist am Ende in Gunst.",
        ),
        ("usari", "end_actions", "Die Aktionen beenden."),
        ("", "end_actions", "Weiter zur Nachziehphase."),
    ],
)
def test_what_may_be_done(hand: str, move: str, words: str) -> None:
    assert said(court(hand.split()), move) == words


def test_a_refusal_names_its_line() -> None:
    table = court(["usari"])
    with pytest.raises(IllegalMove) as refusal:
        table.state.play(0, "remove_scandal pair=lycosia source=kardosa")
    assert german(table).refusal(refusal.value).text == "ein Meisterstreich kostet zwei Verdachtskarten gegen dasselbe Haus (D-4.6)"


def test_the_cards_of_another_file_keep_their_names() -> None:
    data = tomllib.loads((Path(greathall.__file__).parent / "games" / "duhr" / "cards.toml").read_text(encoding="utf-8"))
    data["houses"][1] |= {"name": "Löwenstein", "title": "Move a Scandal"}
    data["events"][0] |= {"name": "Treason"}
    data["agendas"][0] |= {"name": "My Friend", "text": "Your friend is well."}
    table = court(["betrayal"], data)
    assert said(table, "betrayal target=lycosia") == "„Treason“ gegen Haus Löwenstein ausspielen."
    assert said(table, "take card=lycosia") == "Einen Verdacht gegen Haus Löwenstein nehmen."
    assert said(table, "keep agenda=loyal_patron") == "Die Agenda „My Friend“ behalten: Your friend is well."
    assert said(table, "use ability=lycosia source=lycosia card=concealed1 to=usari") == (
        "„Move a Scandal“ nutzen: die verdeckte Karte an erster Stelle von Haus Löwenstein auf Haus Usari verschieben."
    )
    assert table.state.sentence(0, table.state.read("betrayal target=lycosia")) == "Play Treason against House Löwenstein."
