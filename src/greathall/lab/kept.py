"""Finished parts of a study, kept in a file, so that a study that was stopped goes on where it was.

The first line says which study it is, each further one holds a part: `{"key": …, "part": …}`.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

from greathall.kernel.errors import GreathallError
from greathall.lab.workers import Workers

Work = TypeVar("Work")
Progress = Callable[[int], None]
"""Hears how many more games were played."""


class BadStudy(GreathallError):
    """A study that can't be made as it was asked for, or partial results that don't belong to it."""


@contextmanager
def unwritten(path: Path) -> Iterator[None]:
    """Around what writes a file: where it can't, on a full disk for one, `BadStudy` says so in one sentence."""
    try:
        yield
    except OSError as error:
        raise BadStudy(f"{path} can't be written: {error.strerror or error}") from error


class Kept:
    """The parts of a study that are done; in memory alone where there is no file."""

    def __init__(self, path: Path | None, study: Mapping[str, Any]) -> None:
        self.path = path
        self.study = json.loads(json.dumps(study))
        self.parts: dict[str, Any] = {}
        if path is None:
            return
        with unwritten(path):
            found = path.exists()
        if found:
            self.read(path)
        self.write(path)

    def read(self, path: Path) -> None:
        """Take what is there; `BadStudy` in one sentence if that can't be."""
        try:
            lines = path.read_text(encoding="utf-8").split("\n")
        except (OSError, UnicodeDecodeError) as error:
            raise BadStudy(f"the partial results in {path} can't be read; delete the file to begin again") from error
        # What is behind the last line feed was being written when the study was stopped.
        for number, line in enumerate(lines[:-1], 1):
            try:
                said = json.loads(line)
                if number > 1:
                    self.parts[said["key"]] = said["part"]
                    continue
                other = said["study"]
            except (ValueError, KeyError, TypeError) as error:
                raise BadStudy(
                    f"the partial results in {path} can't be read: line {number} is damaged; delete the file to begin again"
                ) from error
            if other != self.study:
                raise BadStudy(f"{path} holds partial results of another study ({difference(other, self.study)}); choose another folder")

    def write(self, path: Path) -> None:
        """Write everything that is known, without a half-written last line."""
        with unwritten(path):
            path.parent.mkdir(parents=True, exist_ok=True)
            draft = path.with_name(path.name + ".new")
            with draft.open("w", encoding="utf-8") as file:
                print(json.dumps({"study": self.study}), file=file)
                for key, part in self.parts.items():
                    print(json.dumps({"key": key, "part": part}), file=file)
            draft.replace(path)

    def add(self, key: str, part: Any) -> None:
        """Keep a part as it would be read again, so that a study that goes on can't differ from one that was never stopped."""
        written = json.dumps({"key": key, "part": part})
        self.parts[key] = json.loads(written)["part"]
        if self.path is not None:
            with unwritten(self.path), self.path.open("a", encoding="utf-8") as file:
                print(written, file=file, flush=True)

    def finish(
        self,
        work: Mapping[str, Work],
        function: Callable[[Work], Any],
        workers: Workers,
        games: Callable[[Work], int],
        progress: Progress,
    ) -> Iterator[Any]:
        """Do what is missing of the work; all its parts come in the work's order, each as soon as those before it are there."""
        progress(sum(games(one) for key, one in work.items() if key in self.parts))
        missing = [(key, one) for key, one in work.items() if key not in self.parts]
        waiting = list(work)[::-1]
        for place, part in workers.spread(function, [one for _, one in missing]):
            self.add(missing[place][0], part)
            progress(games(missing[place][1]))
            while waiting and waiting[-1] in self.parts:
                yield self.parts[waiting.pop()]
        while waiting:
            yield self.parts[waiting.pop()]


def difference(other: Any, study: Mapping[str, Any]) -> str:
    """The first thing in which two studies differ, in a few words."""
    if not isinstance(other, dict):
        return "of an unknown kind"
    for name in {**study, **other}:
        if other.get(name) != study.get(name):
            return f"{name} {other.get(name)!r} instead of {study.get(name)!r}"
    return "in another order"
