"""The word list of `make lint` finds what it names, where people read it."""

from __future__ import annotations

import pytest

from tests import english


@pytest.mark.parametrize("wording", english.wordings(), ids=lambda wording: wording.example)
def test_a_wording_is_found_in_prose_and_in_strings_and_comments_of_python(wording: english.Wording) -> None:
    line = f": write {wording.instead}"
    for name, text in (
        ("docs/page.md", f"First.\n{wording.example}\n"),
        ("a.py", f'def f():\n    """{wording.example}"""\n'),
        ("a.py", f"\nx = 1  # {wording.example}\n"),
        ("a.py", f'\nx = f"{{y}} {wording.example} {{y}}"\n'),
        ("docs/rules/game.md", f"- **X-1.1** First.\n- **X-1.2** {wording.example}\n"),
        ("a.toml", f"[table]\n# {wording.example}\n"),
    ):
        found = english.faults(name, text)
        assert [(fault.startswith(f"{name}:2: "), fault.endswith(line)) for fault in found] == [(True, True)], found


def test_names_in_code_are_not_prose() -> None:
    assert english.faults("a.py", "anew = foretell(1)\n") == []


def test_the_name_of_a_test_is_prose() -> None:
    assert english.faults("a.py", "\ndef test_a_turn_is_no_window() -> None:\n") == ["a.py:2: “is no”: write is not a"]


def test_the_files_that_are_read_are_ours_and_english() -> None:
    names = english.files()
    read = {"README.md", "src/greathall/kernel/state.py", "src/greathall/kernel/words/en.ftl", "web/src/words/en/page.ftl"}
    read |= {
        "docs/rules/thrones.md",
        "pyproject.toml",
        "src/greathall/games/duhr/cards.toml",
        "web/index.html",
        "docs/programs/openapi.json",
    }
    assert read <= set(names)
    assert not [name for name in names if "/de/" in name or name.endswith("/de.ftl")]
