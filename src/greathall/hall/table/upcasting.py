"""Entries that earlier versions wrote, brought into the form of today. What is in the store stays as it is."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

Body = dict[str, Any]


def without_cards(body: Body) -> None:
    """Before form 2 nobody noted with which cards a game was dealt."""
    if body["kind"] == "started":
        body["cards"] = ""


CARDS_OF_FORM_1: Final = {
    "treachery": "53d39444b67098e4",
    "skirmish": "97f539cd2bb24367",
    "duhr": "dc9f2851b3486d71",
    "thrones": "af20fddad745c010",
}
"""The fingerprints of the cards with which games were dealt as long as nobody noted them, by the names of the games."""

UPCASTERS: Final[tuple[Callable[[Body], None], ...]] = (without_cards,)
"""From each form to the next, from the first on. One that was released is never changed; a new form has another one at the end."""

FORM: Final = len(UPCASTERS) + 1
"""The form in which entries are written."""


def upcast(body: Body) -> Body:
    """An entry in the form of today; the first form did not name itself."""
    form = body.pop("form", 1)
    if form > FORM:
        raise ValueError(f"an entry has form {form}, and this version knows those up to {FORM}")
    for bring in UPCASTERS[form - 1 :]:
        bring(body)
    return body
