"""Cuts a release: dates the changelog, commits, tags, and makes the archive, the wheel and their checksums.

    python tools/release.py --dry-run
    python tools/release.py

It works in a clone of what is committed, and brings commit, tag and files (into `dist/`) back only when all of them are made. A dry run
does the same and brings nothing back. Nothing is sent anywhere.
"""

from __future__ import annotations

import argparse
import datetime
import hashlib
import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

ROOT: Final = Path.cwd()
PAGE: Final = Path("src/greathall/hall/page")
VERSION: Final = re.compile(r'^VERSION: Final = "(\d+\.\d+\.\d+)"$', re.MULTILINE)


class Unready(Exception):
    """Why no release can be cut now."""


def git(*words: str, at: Path = ROOT) -> str:
    done = subprocess.run(["git", *words], cwd=at, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise Unready(f"git {words[0]}: {done.stderr.strip()}")
    return done.stdout.strip()


def version_in(tree: Path) -> str:
    found = VERSION.search((tree / "src/greathall/version.py").read_text(encoding="utf-8"))
    assert found is not None
    return found[1]


def heading(version: str, date: str) -> str:
    return f"## [{version}] - {date}"


def check(version: str) -> None:
    """Refuse whatever should be put right first."""
    if git("status", "--porcelain"):
        raise Unready("there are changes that are not committed")
    if git("tag", "--list", f"v{version}"):
        raise Unready(f"there is a tag v{version} already; raise the number in src/greathall/version.py")
    if heading(version, "unreleased") not in (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"):
        raise Unready(f"CHANGELOG.md has no part “{heading(version, 'unreleased')}”")
    if not any((ROOT / "tests/hall/kept" / version).glob("*")):
        raise Unready(f"there are no stores of {version}; python -m tests.hall.kept writes them")
    if not (ROOT / PAGE / "index.html").exists():
        raise Unready("the page is not built; make page builds it")


def news(text: str, version: str, date: str) -> str:
    """What the changelog says of a version."""
    return text.partition(heading(version, date))[2].partition("\n## ")[0].strip()


def commit_and_tag(tree: Path, version: str, date: str) -> None:
    file = tree / "CHANGELOG.md"
    text = file.read_text(encoding="utf-8").replace(heading(version, "unreleased"), heading(version, date))
    file.write_text(text, encoding="utf-8")
    git("commit", "--quiet", "--all", "--message", f"release: {version}", at=tree)
    # What begins with # is a part of the news, not a comment.
    git("tag", "--annotate", "--cleanup=whitespace", "--message", f"{version}\n\n{news(text, version, date)}", f"v{version}", at=tree)


def build(tree: Path) -> list[Path]:
    """The archive, the wheel that is made from it, and their checksums."""
    steps = (["-m", "build", "--no-isolation", "--sdist"], ["tools/wheel.py", "--out", "dist"])
    for step in steps:
        done = subprocess.run([sys.executable, *step], cwd=tree, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True, check=False)
        if done.returncode != 0:
            raise Unready(f"{step[-1]}: {done.stderr.strip()}")
    made = sorted((tree / "dist").iterdir())
    sums = "".join(f"{hashlib.sha256(file.read_bytes()).hexdigest()}  {file.name}\n" for file in made)
    (tree / "dist/SHA256SUMS").write_text(sums, encoding="ascii")
    return [*made, tree / "dist/SHA256SUMS"]


def release(dry: bool, date: str) -> None:
    version = version_in(ROOT)
    check(version)
    with tempfile.TemporaryDirectory(prefix="release-") as folder:
        tree = Path(folder) / "tree"
        git("clone", "--quiet", str(ROOT), str(tree))
        for name in ("user.name", "user.email"):
            git("config", name, git("config", name), at=tree)
        shutil.copytree(ROOT / PAGE, tree / PAGE)
        commit_and_tag(tree, version, date)
        made = build(tree)
        print(f"{version} of {date}: commit {git('rev-parse', '--short', 'HEAD', at=tree)}, tag v{version}")
        for file in made:
            print(f"  dist/{file.name}  {os.path.getsize(file):,} bytes")
        if dry:
            print("A dry run: nothing is kept.")
            return
        git("pull", "--quiet", "--ff-only", str(tree), "HEAD")
        git("fetch", "--quiet", str(tree), f"refs/tags/v{version}:refs/tags/v{version}")
        (ROOT / "dist").mkdir(exist_ok=True)
        for file in made:
            shutil.copy(file, ROOT / "dist")
        print("Now push branch and tag, and upload what is in dist/.")


def main() -> None:
    parser = argparse.ArgumentParser(description="Cut a release from what is committed.")
    parser.add_argument("--dry-run", action="store_true", help="make everything and keep nothing")
    parser.add_argument("--date", default=datetime.date.today().isoformat(), help="today, unless another day is named")
    given = parser.parse_args()
    try:
        release(given.dry_run, given.date)
    except Unready as why:
        sys.exit(f"no release: {why}")


if __name__ == "__main__":
    main()
