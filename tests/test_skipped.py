"""The last line of `make test`."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.skipped import line

ROOT = Path(__file__).parent.parent
TESTS = """
import pytest
def test_one(): pass
@pytest.mark.skipif(True, reason="there is no PostgreSQL on this system")
def test_two(): pass
def test_three(): pytest.skip("there is no PostgreSQL on this system")
def test_four(): pytest.skip("only root can")
"""
PAGE = """<testsuites><testsuite name="hall.spec.ts">
<testcase name="one"></testcase>
<testcase name="two"><properties><property name="skip" value="there is no touch"></property></properties><skipped></skipped></testcase>
<testcase name="three"><properties><property name="fixme" value=""></property></properties><skipped></skipped></testcase>
</testsuite></testsuites>"""


def report(folder: Path, tests: str) -> Path:
    """What pytest reports of these tests."""
    (folder / "test_some.py").write_text(tests)
    command = [sys.executable, "-m", "pytest", "-c", "/dev/null", "--rootdir", str(folder), f"--junitxml={folder / 'some.xml'}"]
    environment = {**os.environ, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    subprocess.run([*command, str(folder / "test_some.py")], capture_output=True, check=True, cwd=folder, env=environment)
    return folder / "some.xml"


def test_what_was_skipped_is_said_with_the_reasons(tmp_path: Path) -> None:
    page = tmp_path / "page.xml"
    page.write_text(PAGE)
    assert line([report(tmp_path, TESTS), page]) == (
        "Skipped 5 of 7 tests: 2 (there is no PostgreSQL on this system); 1 (only root can); 1 (there is no touch); 1 (no reason is given)."
    )


def test_that_nothing_was_skipped_is_said_too(tmp_path: Path) -> None:
    found = report(tmp_path, "def test_one(): pass")
    said = subprocess.run([sys.executable, "-m", "tests.skipped", str(found)], capture_output=True, text=True, check=True, cwd=ROOT)
    assert said.stdout == "Nothing was skipped (1 tests).\n"


def test_a_report_that_is_missing_or_empty_is_an_error(tmp_path: Path) -> None:
    empty = tmp_path / "empty.xml"
    empty.write_text("<testsuites></testsuites>")
    with pytest.raises(ValueError, match="has no tests in it"):
        line([empty])
    with pytest.raises(FileNotFoundError):
        line([tmp_path / "none.xml"])


def recipe(target: str) -> list[str]:
    """The lines of a target of the Makefile."""
    found = re.search(rf"^{target}:.*\n((?:\t.*\n)+)", (ROOT / "Makefile").read_text(), re.MULTILINE)
    assert found
    return found[1].strip().splitlines()


@pytest.mark.parametrize(("target", "config"), [("test", "playwright.config.ts"), ("test-long", "long.config.ts")])
def test_make_test_ends_with_it_and_names_every_report_that_it_writes(target: str, config: str) -> None:
    """Every run of tests leaves a report, and the last thing done is to read them all."""
    *runs, last = recipe(target)
    if target == "test":
        assert any(run.endswith("page-play python-test") for run in runs)
        runs = recipe("python-test")
    page = re.search(r'outputFile: "\.\./(build/[^"]+)"', (ROOT / "web" / config).read_text())
    assert page
    written = [page[1], *(found for run in runs for found in re.findall(r"--junitxml=(\S+)", run))]
    assert sum("/pytest " in run for run in runs) == len(written) - 1
    assert last.split("tests.skipped ")[1].split() == written
