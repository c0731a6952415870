"""The numbers of the game's words stand beside tables of the words; here all of them are held against each other."""

from __future__ import annotations

import ast
from importlib import import_module
from pathlib import Path

import pytest

from greathall.games.thrones import terms, verbs
from greathall.kernel.move import Verbs

SOURCE = Path(__file__).parents[2] / "src" / "greathall" / "games" / "thrones"
Run = list[tuple[str, int]]


def runs(path: Path) -> list[tuple[str, Run]]:
    """Every table of a module with the numbers right above it that count upwards by one."""
    found: list[tuple[str, Run]] = []
    run: Run = []
    for node in ast.parse(path.read_text()).body:
        if not isinstance(node, ast.AnnAssign) or not isinstance(node.target, ast.Name):
            continue
        name = node.target.id
        if isinstance(node.value, ast.Constant) and isinstance(node.value.value, int):
            number = node.value.value
            run = [*run, (name, number)] if run and run[-1][1] == number - 1 else [(name, number)]
        else:
            if len(run) > 1 and (
                isinstance(node.value, ast.Tuple) or (isinstance(node.value, ast.Call) and "Verbs" in ast.dump(node.value.func))
            ):
                found.append((name, run))
            run = []
    return found


def is_table(node: ast.expr | None) -> bool:
    return isinstance(node, ast.Tuple) or (isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Verbs")


def words_of(module: str, table: str) -> list[str]:
    """The words of a table as a constant would spell them."""
    value = getattr(import_module(module), table)
    words = [verb.name for verb in value.verbs] if isinstance(value, Verbs) else value
    return [str(word).lower().replace(" ", "_") for word in words]


def module_of(path: Path) -> str:
    return ".".join(path.relative_to(SOURCE.parents[2]).with_suffix("").parts)


TABLES = [(module_of(path), table, run) for path in sorted(SOURCE.rglob("*.py")) for table, run in runs(path)]


def test_the_tables_are_found() -> None:
    found = {table for _, table, _ in TABLES}
    assert {"TYPES", "KEYWORDS", "ZONES", "PHASES", "TITLES", "MANNERS", "MOMENTS", "MOVES", "TELLINGS", "CHANGES", "COSTS"} <= found


@pytest.mark.parametrize(("module", "table", "run"), TABLES, ids=[table for _, table, _ in TABLES])
def test_numbers_are_the_places_of_their_words(module: str, table: str, run: Run) -> None:
    words = words_of(module, table)
    assert run[-1][1] == len(words) - 1, "as many numbers as words"
    for name, number in run:
        if name.lower() in words:
            assert words.index(name.lower()) == number


@pytest.mark.parametrize("table", ["MOVES", "TELLINGS"])
def test_the_numbers_of_verbs_end_in_their_names(table: str) -> None:
    run = next(run for module, name, run in TABLES if module == verbs.__name__ and name == table)
    words = words_of(verbs.__name__, table)
    for name, number in run:
        assert name.lower().endswith(words[number])
    untold = len(words) - len(run)
    assert run[0][1] == untold, "before them are only those of offers"


def test_no_word_of_the_game_is_also_a_verb() -> None:
    """All of them are plain numbers: a moment that cards hear and a telling that viewers hear must not be taken for each other."""

    def constants(path: Path) -> set[str]:
        body = ast.parse(path.read_text()).body
        return {node.target.id for node in body if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name)}

    assert constants(SOURCE / "terms.py") & constants(SOURCE / "verbs.py") == set()
    assert len(terms.MOMENTS) < 63, "they are places of bits"
