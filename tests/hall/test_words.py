"""The page has its own words, in English and German, for everything that the hall says, and none for anything else."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import get_args

import pytest

from greathall.hall.errors import Closed, Illegal, NotThere, NotYours, Unreadable
from greathall.hall.table import entries
from greathall.hall.wire import views
from greathall.kernel.errors import IllegalMove
from tests.hall.samples import SAMPLES, table

ROOT = Path(__file__).parent.parent.parent
HALL = ROOT / "src/greathall/hall"
WORD = re.compile(r"^([\w-]+) =", re.MULTILINE)

DETAILED = {"bad_message", "bad_move", "bad_offer", "bad_plan", "http", "illegal", "not_well_formed"}
"""The codes of refusals whose reason says what exactly is wrong, or why the rules don't allow it; the page shows it as it is."""

AT_THE_START = {"newer_store", "no_address", "no_port", "no_store", "store_taken"}
"""The codes with which a server refuses to start; no page is there to show them."""

in_both = pytest.mark.parametrize("language", ["en", "de"])


def words(language: str, about: str) -> set[str]:
    """The page's words about something, such as `refused`, without that beginning."""
    text = (ROOT / "web/src/words" / language / "hall.ftl").read_text(encoding="utf-8")
    return {word.removeprefix(f"{about}-") for word in WORD.findall(text) if word.startswith(f"{about}-")}


CODE_AT = {"Refused": 0, "Unreadable": 0, "failure": 1}
"""Where the code stands among the arguments of what refuses with it."""


def every_code() -> set[str]:
    """Every code with which the hall refuses something. It is written out where it is used, so that it can be found."""
    found = {refusal.code for refusal in (NotThere(""), NotYours(), Closed(), Illegal(IllegalMove("")), Unreadable.entry(1, ""))}
    for file in HALL.rglob("*.py"):
        for call in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id in CODE_AT:
                code = call.args[CODE_AT[call.func.id]]
                if ast.unparse(code) != "error.code":  # one that is passed on
                    found.add(ast.literal_eval(code))
    return found


@in_both
def test_the_page_has_words_for_every_refusal_and_for_no_other(language: str) -> None:
    assert words(language, "refused") == every_code() - DETAILED - AT_THE_START


def test_the_codes_that_need_no_words_are_in_use() -> None:
    assert every_code() >= DETAILED | AT_THE_START


@in_both
def test_the_page_has_words_for_every_entry_of_which_the_hall_says_something_and_for_no_other(language: str) -> None:
    playing = table()
    said = {entry.kind for entry in SAMPLES if views.sentence(playing, entry, 0)}
    # What guests say stays as it is.
    found = words(language, "event")
    assert {word.partition("-")[0] for word in found} == said - {"said"}
    matters = get_args(entries.Voted.model_fields["matter"].annotation)
    assert {word for word in found if word.startswith("voted-")} == {
        f"voted-{wish}{matter}" for matter in matters for wish in ("", "no_longer-")
    }
