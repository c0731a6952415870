"""A part of `make lint`: the English that people read, docstrings and comments included, is free of the wordings of `english.toml`.

python -m tests.english
"""

from __future__ import annotations

import io
import re
import subprocess
import sys
import tokenize
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parent.parent
PROSE = (
    *(".md", ".ftl", ".ts", ".svelte", ".js", ".mjs", ".css", ".html", ".json", ".webmanifest"),
    *(".toml", ".yml", ".txt", ".sh", "Makefile", "run"),
)
"""Files in which every line may be prose. Of Python only comments, strings and the names of tests are."""
ELSEWHERE = ("tests/english", "tests/test_english", "web/package-lock.json", "licences/", "web/licences/")
"""The word list itself, and what is not ours."""
FOREIGN = re.compile(r"(^|/)de(/|\.)")


class Wording(NamedTuple):
    """A wording to avoid."""

    found: re.Pattern[str]
    instead: str
    example: str


@cache
def wordings() -> list[Wording]:
    entries = tomllib.loads((ROOT / "tests/english.toml").read_text(encoding="utf-8"))["wording"]
    return [Wording(re.compile(entry["found"], re.IGNORECASE), entry["instead"], entry["example"]) for entry in entries]


def prose(name: str, text: str) -> Iterator[tuple[int, str]]:
    """The lines of a file that are read as English, with their numbers."""
    if not name.endswith(".py"):
        yield from enumerate(text.splitlines(), start=1)
        return
    wanted = {tokenize.COMMENT, tokenize.STRING, getattr(tokenize, "FSTRING_MIDDLE", tokenize.STRING)}
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type in wanted:
            yield from enumerate(token.string.splitlines(), start=token.start[0])
        elif token.type == tokenize.NAME and token.string.startswith("test_"):
            yield token.start[0], token.string.replace("_", " ")


def faults(name: str, text: str) -> list[str]:
    """What to reword in a file."""
    return [
        f"{name}:{number}: “{match[0].strip()}”: write {wording.instead}"
        for number, line in prose(name, text)
        for wording in wordings()
        if (match := wording.found.search(line))
    ]


def files() -> list[str]:
    """The files of the project that hold English."""
    names = subprocess.run(["git", "ls-files"], cwd=ROOT, check=True, capture_output=True, text=True).stdout.splitlines()
    return [name for name in names if name.endswith((".py", *PROSE)) and not name.startswith(ELSEWHERE) and not FOREIGN.search(name)]


def main() -> int:
    found = [fault for name in files() if (ROOT / name).exists() for fault in faults(name, (ROOT / name).read_text(encoding="utf-8"))]
    print("\n".join(found) if found else "The English is in order.")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
