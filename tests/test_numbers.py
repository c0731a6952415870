"""The numbers of a game's words stand beside tables of the words; here all of them are held against each other, in every game."""

from __future__ import annotations

import ast
from importlib import import_module
from pathlib import Path

import pytest

from greathall.games.thrones import terms
from greathall.kernel.deals import answers as deals
from greathall.kernel.move import Verbs

SOURCE = Path(__file__).parents[1] / "src"
GAMES = SOURCE / "greathall" / "games"
NAMES = sorted(path.parent.name for path in GAMES.glob("*/verbs.py"))
Run = list[tuple[str, int]]


def runs(path: Path) -> list[tuple[str, Run]]:
    """Every table of a module with the numbers right above it: one after the other, or for verbs some of them in their order."""
    found: list[tuple[str, Run]] = []
    run: Run = []
    for node in ast.parse(path.read_text()).body:
        if not isinstance(node, ast.AnnAssign) or not isinstance(node.target, ast.Name):
            continue
        name = node.target.id
        if isinstance(node.value, ast.Constant) and isinstance(node.value.value, int):
            run = [*run, (name, node.value.value)]
            continue
        if isinstance(node.value, ast.Call) and "Verbs" in ast.dump(node.value.func):
            found.append((name, counted(run, most=len(run))))
        elif isinstance(node.value, ast.Tuple) and len(counted(run, most=1)) > 1:
            found.append((name, counted(run, most=1)))
        run = []
    return found


def counted(run: Run, most: int) -> Run:
    """The end of a row of numbers that grow, by so much at the most."""
    first = max((at for at in range(1, len(run)) if not 0 < run[at][1] - run[at - 1][1] <= most), default=0)
    return run[first:]


def words_of(module: str, table: str) -> list[str]:
    """The words of a table as a constant would spell them."""
    value = getattr(import_module(module), table)
    words = [verb.name for verb in value.verbs] if isinstance(value, Verbs) else value
    return [str(word).lower().replace(" ", "_") for word in words]


def module_of(path: Path) -> str:
    return ".".join(path.relative_to(SOURCE).with_suffix("").parts)


TABLES = [(module_of(path), table, run) for path in sorted(GAMES.rglob("*.py")) for table, run in runs(path)]


def test_the_tables_are_found() -> None:
    found = {table for module, table, _ in TABLES if ".thrones." in module}
    assert {"TYPES", "KEYWORDS", "ZONES", "PHASES", "TITLES", "MANNERS", "MOMENTS", "MOVES", "TELLINGS", "CHANGES", "COSTS"} <= found


@pytest.mark.parametrize(("module", "table", "run"), TABLES, ids=[f"{module.split('.')[2]} {table}" for module, table, _ in TABLES])
def test_numbers_are_the_places_of_their_words(module: str, table: str, run: Run) -> None:
    words = words_of(module, table)
    assert run[-1][1] == len(words) - 1, "as many numbers as words"
    for name, number in run:
        if name.lower() in words:
            assert words.index(name.lower()) == number


@pytest.mark.parametrize("table", ["MOVES", "TELLINGS"])
@pytest.mark.parametrize("game", NAMES)
def test_the_numbers_of_verbs_are_called_as_their_verbs(game: str, table: str) -> None:
    """By the whole name, or by its beginning or its end: RAISE is raise_suspicion."""
    verbs = f"greathall.games.{game}.verbs"
    run = next(run for module, name, run in TABLES if module == verbs and name == table)
    words = words_of(verbs, table)
    for name, number in run:
        called, verb = name.lower(), words[number]
        assert called.endswith(verb) or verb.startswith(called) or verb.endswith(called), f"{name} is {verb}"
    offers = len(deals.move_verbs("")) if table == "MOVES" else len(deals.telling_verbs(""))
    assert run[0][1] in (0, offers), "before them are at most those of offers"


def test_no_word_of_thrones_is_also_a_verb() -> None:
    """All of them are plain numbers: a moment that cards hear and a telling that viewers hear must not be taken for each other."""

    def constants(path: Path) -> set[str]:
        body = ast.parse(path.read_text()).body
        return {node.target.id for node in body if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name)}

    assert constants(GAMES / "thrones" / "terms.py") & constants(GAMES / "thrones" / "verbs.py") == set()
    assert len(terms.MOMENTS) < 63, "they are places of bits"
