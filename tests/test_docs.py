"""The documentation keeps its word: examples run, links lead somewhere, rule numbers are in order, tables are complete."""

from __future__ import annotations

import ast
import json
import re
import shutil
import subprocess
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from websockets.sync.client import connect

from greathall.client.connection import read_link
from tests.hall.serving import PATIENCE, sqlite

ROOT = Path(__file__).parent.parent
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", ROOT / "CHANGELOG.md", *sorted((ROOT / "docs").rglob("*.md"))]
RULES = [page for page in sorted((ROOT / "docs" / "rules").glob("*.md")) if page.stem != "index"]

FENCED = re.compile(r"^```.*?^```$", re.MULTILINE | re.DOTALL)
PYTHON = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\(([^)\s]+)\)")
SECTION = re.compile(r"## (\d+)\. ")
LINE = re.compile(r"- \*\*([A-Z]+)-(\d+)\.(\d+)\*\* ")


def name(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


def examples(page: Path) -> list[tuple[int, str]]:
    """The Python blocks of a page, each with the number of the line before its first."""
    text = page.read_text(encoding="utf-8")
    return [(text.count("\n", 0, block.start(1)), block[1]) for block in PYTHON.finditer(text)]


@pytest.mark.parametrize("page", [page for page in PAGES if examples(page)], ids=name)
def test_the_examples_of_a_page_run_in_order(page: Path) -> None:
    known: dict[str, object] = {"__name__": "example"}
    for before, code in examples(page):
        # The empty lines give an error in the example its line on the page.
        exec(compile("\n" * before + code, str(page), "exec"), known)


def shows(shown: Any, heard: Any) -> None:
    """What a page shows of a message is of the form of what is heard, which may have more."""
    if isinstance(shown, dict):
        assert set(shown) <= set(heard)
        for field in shown:
            shows(shown[field], heard[field])
    else:
        assert isinstance(heard, type(shown)) or None in (shown, heard)


def test_the_worked_session_works(tmp_path: Path) -> None:
    text = (ROOT / "docs/programs/hall.md").read_text(encoding="utf-8").partition("### A worked session\n")[2].partition("\n### ")[0]
    shell, program = re.findall(r"^```sh\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)
    assert program.split()[:2] == ["node", "examples/bot.mjs"], "which tests/test_examples.py plays"
    hello, welcome, move, refused = (json.loads(block) for block in re.findall(r"^```json\n(.*?)^```$", text, re.MULTILINE | re.DOTALL))
    with sqlite(tmp_path) as server:
        session = shell.replace("http://127.0.0.1:8344", server.url)
        assert session != shell
        said = subprocess.run(["sh", "-euc", session], capture_output=True, text=True, check=True, timeout=PATIENCE).stdout
        link = read_link(said.splitlines()[-1][said.splitlines()[-1].index("http") :])
        with connect(link.wire()) as socket:
            socket.send(json.dumps({**hello, "key": link.key}))
            heard = json.loads(socket.recv(PATIENCE))
            shows(welcome, heard)
            assert heard["table"]["seats"][0]["program"] is True
            while heard.get("position", {}).get("question") is None:
                heard = json.loads(socket.recv(PATIENCE))
            chosen = {"question": heard["position"]["question"], "move": heard["position"]["moves"][0]["text"]}
            for sent, kind in ((chosen, "event"), ({**chosen, "question": 0}, "refused")):
                socket.send(json.dumps({**move, **sent}))
                while (heard := json.loads(socket.recv(PATIENCE)))["type"] != kind:
                    pass
            shows(refused, heard)
            assert (heard["word"], heard["id"]) == (refused["word"], refused["id"])


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_every_relative_link_leads_somewhere(page: Path) -> None:
    text = FENCED.sub("", page.read_text(encoding="utf-8"))
    targets = [target.partition("#")[0] for target in LINK.findall(text) if "://" not in target]
    assert [target for target in targets if not (page.parent / target).exists()] == []


def test_there_are_examples_and_links_to_check() -> None:
    assert {"README.md", "docs/programs.md"} <= {name(page) for page in PAGES if examples(page)}
    assert LINK.findall((ROOT / "README.md").read_text(encoding="utf-8"))


def test_the_recipes_for_the_hall_name_files_that_are_there() -> None:
    text = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    recipes = text.partition("## Adding to the hall\n")[2].partition("\n## ")[0]
    named = re.findall(r"`((?:hall|web|tests|docs)/[\w/.]+\.\w+)`", recipes)
    assert len(named) > 20
    assert [file for file in named if not any((place / file).exists() for place in (ROOT, ROOT / "src/greathall"))] == []


@pytest.mark.parametrize("page", RULES, ids=name)
def test_rule_numbers_are_unique_and_ascend_within_their_sections(page: Path) -> None:
    section = 0
    numbers: list[tuple[int, int]] = []
    letters: set[str] = set()
    for text in page.read_text(encoding="utf-8").splitlines():
        if heading := SECTION.match(text):
            section = int(heading[1])
        elif line := LINE.match(text):
            letters.add(line[1])
            numbers.append((int(line[2]), int(line[3])))
            assert numbers[-1][0] == section, f"{line[0]} stands in section {section}"
    assert len(letters) == 1, "a page has one letter"
    assert [f"{after} follows {before}" for before, after in pairwise(numbers) if after <= before] == []


KERNEL = ROOT / "docs" / "kernel.md"


def test_every_module_of_the_kernel_is_in_its_table() -> None:
    text = KERNEL.read_text(encoding="utf-8")
    rows = [row.split("|")[1] for row in text.partition("| Module of")[2].partition("\n\n")[0].splitlines()[2:]]
    listed = [name for row in rows for name in re.findall(r"`([\w.]+)`", row)]
    kernel = ROOT / "src/greathall/kernel"
    modules = (path.relative_to(kernel).with_suffix("").parts for path in kernel.rglob("*.py") if path.stem != "__init__")
    assert sorted(listed) == sorted(".".join(parts) for parts in modules)


def test_what_bots_ask_of_a_state_is_as_the_page_says() -> None:
    text = KERNEL.read_text(encoding="utf-8").partition("## Bots")[2].partition("## ")[0]
    said = re.findall(r"^\| `(\w+)\((.*?)\)`", text, re.MULTILINE)
    tree = ast.parse((ROOT / "src/greathall/kernel/state.py").read_text(encoding="utf-8"))
    asked = {node.name: [part.arg for part in node.args.args[1:]] for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)}
    assert len(said) == 5
    assert [(name, parts) for name, parts in said if parts.split(", ") != (asked[name] or [""])] == []


def test_every_method_of_a_store_is_on_its_page() -> None:
    text = (ROOT / "docs/hall/store.md").read_text(encoding="utf-8")
    said = re.findall(r"^\| `(\w+)\((.*?)\)`", text, re.MULTILINE)
    tree = ast.parse((ROOT / "src/greathall/hall/store/base.py").read_text(encoding="utf-8"))
    (store,) = [node for node in tree.body if isinstance(node, ast.ClassDef) and node.name == "Store"]
    methods = [node for node in store.body if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)]
    assert said == [(method.name, ", ".join(part.arg for part in method.args.args[1:])) for method in methods]


@pytest.mark.skipif(shutil.which("make") is None, reason="there is no make here")
def test_make_lists_all_that_it_can_make() -> None:
    phony = re.search(r"^\.PHONY: (.*)$", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
    assert phony
    told = subprocess.run(["make", "--no-print-directory", "help"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    assert sorted(line.split()[0] for line in told.splitlines()) == sorted(phony[1].split())
