"""Every numbered line of the rules is named by a test, and every line a test names exists."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

TESTS = Path(__file__).parent
RULES = TESTS.parent / "docs" / "rules"
PAGES = sorted(page for page in RULES.glob("*.md") if page.stem != "index")
LINE = re.compile(r"^- \*\*([A-Z]+-\d+\.\d+)\*\* ", re.MULTILINE)


def lines_of(page: Path) -> list[str]:
    return LINE.findall(page.read_text(encoding="utf-8"))


@cache
def lines_named() -> set[str]:
    """The texts in every `rule(…)` of the tests."""
    named: set[str] = set()
    for path in TESTS.rglob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "rule":
                named.update(str(part.value) for part in node.args if isinstance(part, ast.Constant))
    return named


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_every_line_is_named_by_a_test(page: Path) -> None:
    lines = lines_of(page)
    assert lines
    assert len(set(lines)) == len(lines)
    assert [line for line in lines if line not in lines_named()] == []


def test_every_line_named_exists() -> None:
    known = {line for page in PAGES for line in lines_of(page)}
    assert sorted(lines_named() - known) == []
