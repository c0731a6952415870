"""Cutting a release: what is refused, and what a dry run and a real one leave behind."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import tomllib
from importlib.util import find_spec
from pathlib import Path

import pytest

from tests.long import LONG
from tests.test_packaging import PAGE, ROOT, checkout, environment

VERSION = "9.9.9"


def git(tree: Path, *words: str) -> str:
    return subprocess.run(["git", *words], cwd=tree, capture_output=True, text=True, check=True).stdout.strip()


SMALL = """
[build-system]
requires = ["setuptools"]
build-backend = "setuptools.build_meta"
[project]
name = "greathall"
dynamic = ["version"]
[tool.setuptools]
dynamic = { version = { attr = "greathall.version.VERSION" } }
packages = { find = { where = ["src"] } }
"""


def small(tree: Path) -> Path:
    """A package of which a release is cut in the same way, and soon made: that of the whole one is for `make test-long`."""
    for name in (".gitignore", "CHANGELOG.md", "README.md", "src/greathall/version.py", "tools/release.py", "tools/wheel.py"):
        (tree / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, tree / name)
    (tree / "src/greathall/__init__.py").touch()
    (tree / "pyproject.toml").write_text(SMALL, encoding="utf-8")
    return tree


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A repository in which everything is ready for a release."""
    tree = (checkout if LONG else small)(tmp_path / "tree")
    version = tree / "src/greathall/version.py"
    version.write_text(re.sub(r'"\d+\.\d+\.\d+"', f'"{VERSION}"', version.read_text(encoding="utf-8"), count=1), encoding="utf-8")
    changelog = tree / "CHANGELOG.md"
    before = changelog.read_text(encoding="utf-8")
    changelog.write_text(before.replace("\n## [", f"\n## [{VERSION}] - unreleased\n\n### Added\n\n- News.\n\n## [", 1), encoding="utf-8")
    kept = tree / "tests/hall/kept" / VERSION
    kept.mkdir(parents=True)
    (kept / "treachery.db").touch()
    git(tree, "init", "--quiet")
    for name, value in (("user.name", "Ada"), ("user.email", "ada@hall.example")):
        git(tree, "config", name, value)
    git(tree, "add", "--all", "--force")
    git(tree, "commit", "--quiet", "--message", "all of it")
    (tree / PAGE).mkdir(parents=True, exist_ok=True)
    (tree / PAGE / "index.html").write_text("<!doctype html>")
    return tree


def release(tree: Path, *words: str) -> subprocess.CompletedProcess[str]:
    fakes = tree.parent / "fakes"
    fakes.mkdir(exist_ok=True)
    command = [sys.executable, "tools/release.py", "--date", "2030-01-02", *words]
    return subprocess.run(command, cwd=tree, env=environment(fakes), capture_output=True, text=True, check=False)


@pytest.mark.long
def test_a_dry_run_makes_everything_and_keeps_nothing(tree: Path) -> None:
    before = git(tree, "rev-parse", "HEAD")
    done = release(tree, "--dry-run")
    assert done.returncode == 0, done.stderr
    assert re.match(rf"{VERSION} of 2030-01-02: commit [0-9a-f]+, tag v{VERSION}\n", done.stdout)
    for name in (rf"greathall-{VERSION}\.tar\.gz", rf"greathall-{VERSION}-.*\.whl", "SHA256SUMS"):
        assert re.search(rf"dist/{name}  [\d,]+ bytes", done.stdout), done.stdout
    assert done.stdout.endswith("A dry run: nothing is kept.\n")
    assert (git(tree, "rev-parse", "HEAD"), git(tree, "tag"), git(tree, "status", "--porcelain")) == (before, "", "")
    assert not (tree / "dist").exists()
    if LONG:
        look_at_a_release(tree)


def look_at_a_release(tree: Path) -> None:
    """Cut it in earnest: it leaves a commit, a tag and files."""
    done = release(tree)
    assert done.returncode == 0, done.stderr
    assert git(tree, "log", "-1", "--format=%s") == f"release: {VERSION}"
    assert f"## [{VERSION}] - 2030-01-02\n" in (tree / "CHANGELOG.md").read_text(encoding="utf-8")
    assert git(tree, "rev-parse", f"v{VERSION}^{{commit}}") == git(tree, "rev-parse", "HEAD")
    assert git(tree, "tag", "--list", "--format=%(contents)") == f"{VERSION}\n\n### Added\n\n- News."
    subprocess.run(["sha256sum", "--check", "--quiet", "SHA256SUMS"], cwd=tree / "dist", check=True)
    assert "there is a tag" in release(tree).stderr


@pytest.mark.parametrize(
    ("spoil", "said"),
    [
        ("echo >> README.md", "there are changes that are not committed"),
        (f"git tag v{VERSION}", f"there is a tag v{VERSION} already; raise the number in src/greathall/version.py"),
        (f"sed -i 's/{VERSION}. - unreleased/9] - later/' CHANGELOG.md; git commit -qam x", "CHANGELOG.md has no part"),
        (f"git rm -qr tests/hall/kept/{VERSION}; git commit -qm x", f"there are no stores of {VERSION}"),
        ("rm -r src/greathall/hall/page", "the page is not built"),
    ],
)
def test_what_should_be_put_right_first(tree: Path, spoil: str, said: str) -> None:
    subprocess.run(["sh", "-c", spoil], cwd=tree, check=True)
    done = release(tree, "--dry-run")
    assert done.returncode == 1
    assert done.stderr.startswith(f"no release: {said}")


# What is installed.


def locked(name: str) -> dict[str, str]:
    """The versions of a file of locked dependencies, which has hashes for each."""
    text = (ROOT / "requirements" / f"{name}.txt").read_text(encoding="utf-8").replace("\\\n", "")
    assert "://" not in text, "no server is named"
    lines = [line for line in text.splitlines() if line and not line.startswith("#")]
    assert all("--hash=sha256:" in line for line in lines)
    pinned = [line.split(" ")[0].split("==") for line in lines]
    return {plain(name): version for name, version in pinned}


def plain(name: str) -> str:
    return re.sub(r"[-_.]+", "-", re.split(r"[\[<>=; ]", name)[0]).lower()


def test_everything_that_is_installed_is_locked_in_one_version() -> None:
    constraints = [line for line in (ROOT / "constraints.txt").read_text(encoding="utf-8").splitlines() if line and line[0] != "#"]
    wanted = {plain(line): line.split("==")[1].split(" ")[0] for line in constraints}
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    extras = project["project"]["optional-dependencies"]
    hall = [*project["project"]["dependencies"], *extras["hall"], *extras["postgres"]]
    groups = project["dependency-groups"]
    asked = {"hall": hall, "test": [*hall, *groups["test"]], "build": project["build-system"]["requires"], "wheel": groups["wheel"]}
    for name, needs in asked.items():
        versions = locked(name)
        assert {plain(need) for need in needs} - {"greathall"} <= set(versions)
        assert {package: version for package, version in versions.items() if wanted.get(package) != version} == {}


def test_old_and_new_pythons_are_named_once() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    named = {each.rpartition(" ")[2] for each in project["project"]["classifiers"] if re.search(r"Python :: 3\.\d", each)}
    built = {f"3.{each.removeprefix('cp3').removesuffix('-*')}" for each in project["tool"]["cibuildwheel"]["build"]}
    tried = set(re.findall(r"3\.\d\d", re.findall(r"for version in (.*);", (ROOT / "tools/matrix.sh").read_text(encoding="utf-8"))[0]))
    assert named == built == tried


@pytest.mark.skipif(find_spec("cibuildwheel") is None, reason="there is no cibuildwheel here; pip install cibuildwheel")
def test_cibuildwheel_reads_its_configuration() -> None:
    command = [sys.executable, "-m", "cibuildwheel", "--print-build-identifiers", "--platform", "linux", "--archs", "x86_64"]
    said = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout.split()
    assert {f"{python}-manylinux_x86_64" for python in ("cp311", "cp312", "cp313")} <= set(said)
