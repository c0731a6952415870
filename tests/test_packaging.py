"""A source archive made from a clean checkout, a wheel made from that, and the hall opened from the wheel, far from the tree."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tarfile
import time
import urllib.error
import urllib.request
import zipfile
from collections.abc import Iterator
from email import message_from_string
from pathlib import Path
from urllib.parse import urljoin

import pytest

from tests.hall.serving import free_port

ROOT = Path(__file__).parent.parent
PAGE = Path("src") / "greathall" / "hall" / "page"

pytestmark = pytest.mark.skipif(not (ROOT / ".git").exists(), reason="a checkout is made from a repository")


def environment(fakes: Path) -> dict[str, str]:
    """Without Node, and without a word of where the tree lies. The rules stay plain; `make` itself compiles them."""
    for name in ("node", "npm", "npx"):
        fake = fakes / name
        fake.write_text("#!/bin/sh\necho 'there is no Node here' >&2\nexit 1\n")
        fake.chmod(0o755)
    kept = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "PYTHONHOME")}
    return {**kept, "PATH": f"{fakes}{os.pathsep}{os.environ['PATH']}", "GREATHALL_PURE": "1", "PYTHONDONTWRITEBYTECODE": "1"}


def checkout(folder: Path) -> Path:
    """What git would give: everything that it knows or would take, nothing that was made."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    for name in listed.split("\0"):
        if name and (ROOT / name).is_file():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, folder / name)
    return folder


def build(tree: Path, *words: str, env: dict[str, str]) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "build", "--no-isolation", *words]
    return subprocess.run(command, cwd=tree, env=env, capture_output=True, text=True, timeout=300, check=False)


@pytest.fixture(scope="module")
def env(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    return environment(tmp_path_factory.mktemp("fakes"))


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory, env: dict[str, str]) -> Path:
    """The folder with the source archive and the wheel that was made from it."""
    if not (ROOT / PAGE).is_dir():
        pytest.skip("the page is not built; make page builds it")
    tree = checkout(tmp_path_factory.mktemp("tree"))
    shutil.copytree(ROOT / PAGE, tree / PAGE)
    done = build(tree, env=env)
    assert done.returncode == 0, done.stdout + done.stderr
    return tree / "dist"


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory, built: Path, env: dict[str, str]) -> Path:
    """The programs of a new environment in which the wheel is installed; what it needs besides is lent by this one."""
    place = tmp_path_factory.mktemp("elsewhere") / "venv"
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(place)], check=True)
    (wheel,) = built.glob("*.whl")
    command = [sys.executable, "-m", "pip", "--python", str(place), "install", "--quiet", "--no-deps", "--no-index", str(wheel)]
    done = subprocess.run(command, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    (own,) = place.glob("lib/python*/site-packages")
    (own / "lent.pth").write_text(f"{sysconfig.get_path('purelib')}\n{sysconfig.get_path('platlib')}\n")
    return place / "bin"


def run(installed: Path, env: dict[str, str], folder: Path, *words: str) -> str:
    """What a program of the new environment prints."""
    command = [str(installed / words[0]), *words[1:]]
    done = subprocess.run(command, cwd=folder, env=env, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_a_source_archive_without_the_page_is_refused(tmp_path: Path, env: dict[str, str]) -> None:
    done = build(checkout(tmp_path), "--sdist", env=env)
    assert done.returncode != 0
    assert "the page is not built, and a source archive brings it along; run make page first" in done.stderr
    assert not list(tmp_path.glob("dist/*.tar.gz"))


def test_a_source_archive_holds_what_git_does_and_the_page(built: Path, tmp_path: Path) -> None:
    (archive,) = built.glob("*.tar.gz")
    with tarfile.open(archive) as held:
        names = {member.name.partition("/")[2] for member in held if member.isfile()}
    wanted = {path.relative_to(tmp_path).as_posix() for path in checkout(tmp_path).rglob("*") if path.is_file()}
    wanted |= {path.relative_to(ROOT).as_posix() for path in (ROOT / PAGE).rglob("*") if path.is_file()}
    made = {"PKG-INFO", "setup.cfg"}
    assert {name for name in names - wanted - made if ".egg-info/" not in name} == set()
    assert {name for name in wanted - names if not name.startswith(".")} == set(), "MANIFEST.in says what goes in"


def test_a_wheel_holds_the_rules_the_sentences_and_the_page(built: Path) -> None:
    (wheel,) = built.glob("*.whl")
    with zipfile.ZipFile(wheel) as held:
        names = set(held.namelist())
    rules = ROOT / "docs" / "rules"
    assert {f"greathall/rules/{path.relative_to(rules).as_posix()}" for path in rules.rglob("*.md")} <= names
    page = {path.relative_to(ROOT / "src").as_posix() for path in (ROOT / PAGE).rglob("*") if path.is_file()}
    assert page <= names
    assert {f"greathall/games/{path.parent.name}/cards.toml" for path in (ROOT / "src").rglob("cards.toml")} <= names
    assert {path.relative_to(ROOT / "src").as_posix() for path in (ROOT / "src").rglob("*.ftl")} <= names
    assert [name for name in names if not name.startswith("greathall")] == []


def test_a_wheel_brings_the_licences_of_what_it_holds(built: Path) -> None:
    (wheel,) = built.glob("*.whl")
    with zipfile.ZipFile(wheel) as held:
        (metadata,) = [name for name in held.namelist() if name.endswith(".dist-info/METADATA")]
        said = message_from_string(held.read(metadata).decode())
        bundled = held.read("greathall/hall/page/licences.txt").decode()
        texts = {Path(name).name for name in held.namelist() if ".dist-info/licenses/" in name}
    assert texts == {"LICENSE", "NOTICE", "mypyc.txt"}
    whose = dict(re.findall(r"^(\S+) \d[\w.-]* \((.+)\)$", bundled, re.MULTILINE))
    assert {"svelte", "qrcode-generator", "@fluent/bundle", "@fontsource-variable/alegreya"} <= set(whose)
    assert set(whose.values()) <= set(said["License-Expression"].split(" AND "))
    assert bundled.count("SIL OPEN FONT LICENSE") == 2, "one for each font"
    assert "Kazuhiko Arase" in bundled
    assert said["Requires-Python"] == ">=3.11"
    assert {"Programming Language :: Python :: 3.13", "Typing :: Typed"} <= set(said.get_all("Classifier", []))
    needs = said.get_all("Requires-Dist", [])
    assert [need for need in needs if need.startswith("psycopg")] == [need for need in needs if "psycopg" in need and "postgres" in need]


def test_the_rules_are_read_from_the_wheel(installed: Path, env: dict[str, str], tmp_path: Path) -> None:
    where = run(installed, env, tmp_path, "python", "-c", "import greathall; print(greathall.__file__)")
    assert Path(where).is_relative_to(installed.parent)
    assert run(installed, env, tmp_path, "greathall", "rules", "treachery", "T-6.6").startswith("T-6.6  ")
    assert run(installed, env, tmp_path, "greathall", "rules", "thrones").startswith("# A Game of Thrones")


def test_the_sentences_are_read_from_the_wheel(installed: Path, env: dict[str, str], tmp_path: Path) -> None:
    said = "from greathall.hall.errors import Closed; print(Closed().said('de'))"
    assert run(installed, env, tmp_path, "python", "-c", said).startswith("die Halle erreicht ihren Speicher gerade nicht")
    assert "Whether players make deals." in run(installed, env, tmp_path, "greathall", "games", "duhr")


@pytest.fixture
def hall(installed: Path, env: dict[str, str], tmp_path: Path) -> Iterator[str]:
    """The address of a hall that is served from the wheel."""
    port = free_port()
    command = [str(installed / "greathall"), "serve", "--port", str(port), "--data", str(tmp_path / "hall"), "--workers", "1"]
    process = subprocess.Popen(command, cwd=tmp_path, env=env, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        address = f"http://127.0.0.1:{port}"
        deadline = time.monotonic() + 60
        while True:
            assert process.poll() is None, "the hall does not open"
            try:
                urllib.request.urlopen(f"{address}/healthz", timeout=5).close()
                break
            except OSError:
                assert time.monotonic() < deadline, "the hall does not answer"
                time.sleep(0.05)
        yield address
    finally:
        process.terminate()
        process.wait(30)


def get(url: str) -> str:
    with urllib.request.urlopen(url, timeout=60) as answer:
        return str(answer.read().decode())


def test_the_hall_is_opened_from_the_wheel(hall: str) -> None:
    page = get(hall)
    (script,) = re.findall(r'<script type="module"[^>]* src="([^"]+)"', page)
    styles = re.findall(r'<link rel="stylesheet"[^>]* href="([^"]+)"', page)
    assert "import" in get(urljoin(hall, script))
    assert styles
    assert all("{" in get(urljoin(hall, style)) for style in styles)
    rules = json.loads(get(f"{hall}/api/games/thrones/rules"))
    assert rules["page"].startswith("# A Game of Thrones")
    assert rules["lines"]
    with pytest.raises(urllib.error.HTTPError):
        get(f"{hall}/assets/nothing.js")
