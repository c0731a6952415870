"""Tries deploy/Dockerfile where there are no containers: its stages become folders with a Debian made by debootstrap, and each step is
done there as it stands in the file. In the end the program of the last stage is started, as its user, and asked by its health check.

    sudo python tools/image.py

In the place of the images that it begins with stands Debian itself, with its own Python; Node is lent by this machine. `--lend FILE` lends
more, such as the settings of pip behind a proxy. It needs debootstrap and the rights of root, and takes some minutes.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import shlex
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from fnmatch import fnmatch
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parent.parent
FILE: Final = ROOT / "deploy/Dockerfile"
PACKAGES: Final = {"python": "python3,python3-venv,ca-certificates", "node": "libstdc++6,ca-certificates"}
"""What the images bring that the file begins with, by their names."""
PASSED_ON: Final = ("PIP_", "SSL_CERT_", "NODE_EXTRA_", "npm_config_", "http_proxy", "https_proxy", "no_proxy", "GREATHALL_PURE")
"""How the names of variables begin that the steps get from this machine."""
WELL_WITHIN: Final = 60.0
"""Within how many seconds the program must be well."""


@dataclass
class Stage:
    """An image of the file, by its steps."""

    base: str
    name: str
    steps: list[tuple[str, str]] = field(default_factory=list)
    """Instructions with what follows them."""


@dataclass
class Settings:
    """What instructions settle for those that come after."""

    user: str = "root"
    folder: str = "/"
    variables: dict[str, str] = field(default_factory=lambda: {"PATH": "/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"})
    command: list[str] = field(default_factory=list)
    health: list[str] = field(default_factory=list)


def read(text: str) -> list[Stage]:
    """The stages of a Dockerfile."""
    stages: list[Stage] = []
    lines = [line for line in text.splitlines() if line.strip() and not line.startswith("#")]
    for line in re.sub(r"\\\n\s*", " ", "\n".join(lines)).splitlines():
        word, _, rest = line.partition(" ")
        if word == "FROM":
            base, _, name = rest.partition(" AS ")
            stages.append(Stage(base, name))
        else:
            stages[-1].steps.append((word, rest.strip()))
    return stages


def passed_over(folder: str, names: list[str]) -> set[str]:
    """What of a folder of the source stays behind, by .dockerignore."""
    patterns = (ROOT / ".dockerignore").read_text(encoding="utf-8").split()
    below = Path(folder).relative_to(ROOT)
    return {name for name in names if any(fits(below / name, pattern) for pattern in patterns)}


def fits(path: Path, pattern: str) -> bool:
    anywhere = pattern.removeprefix("**/")
    return fnmatch(path.name, anywhere) if anywhere != pattern else path.as_posix() == pattern


class Folder:
    """The folder of a stage."""

    def __init__(self, place: Path, stages: dict[str, Folder]) -> None:
        self.place = place
        self.stages = stages
        self.settings = Settings()

    def at(self, path: str) -> Path:
        return self.place / os.path.join(self.settings.folder, path).lstrip("/")

    def enter(self, command: Sequence[str]) -> list[str]:
        """A command as it is begun there."""
        now = self.settings
        passed = [f"{name}={value}" for name, value in os.environ.items() if name.startswith(PASSED_ON)]
        given = [f"{name}={value}" for name, value in now.variables.items()]
        inside = f'cd {shlex.quote(now.folder)} && exec "$@"'
        groups = ["--userspec", f"{now.user}:{now.user}"]
        return ["chroot", *groups, str(self.place), "/usr/bin/env", "-i", *passed, *given, "/bin/sh", "-c", inside, "sh", *command]

    def do(self, word: str, rest: str) -> None:
        """A step."""
        now = self.settings
        if word == "RUN":
            subprocess.run(self.enter(["/bin/sh", "-c", rest]), check=True)
        elif word == "COPY":
            self.copy(rest.split())
        elif word == "WORKDIR":
            now.folder = os.path.join(now.folder, rest)
            self.at(".").mkdir(parents=True, exist_ok=True)
        elif word == "USER":
            now.user = rest
        elif word == "ENV":
            for name, value in (each.split("=", 1) for each in shlex.split(rest)):
                now.variables[name] = re.sub(r"\$(\w+)", lambda found: now.variables.get(found[1], ""), value)
        elif word == "CMD":
            now.command = json.loads(rest)
        elif word == "HEALTHCHECK":
            now.health = json.loads(rest.partition("CMD ")[2])
        elif word not in ("EXPOSE", "VOLUME", "STOPSIGNAL"):
            sys.exit(f"tools/image.py does not know {word}")

    def copy(self, words: list[str]) -> None:
        """Copy as the file says: folders' contents, files into a folder or under a name."""
        given = [word for word in words if not word.startswith("--from=")]
        *sources, target = given
        other = next((word.removeprefix("--from=") for word in words if word.startswith("--from=")), None)
        for source in sources:
            found = self.stages[other].place / source.lstrip("/") if other else ROOT / source
            if found.is_dir():
                shutil.copytree(found, self.at(target), symlinks=True, ignore=None if other else passed_over, dirs_exist_ok=True)
            else:
                into = self.at(target) / found.name if target.endswith("/") else self.at(target)
                into.parent.mkdir(parents=True, exist_ok=True)
                shutil.copy2(found, into)


def begin(place: Path, image: str, lent: Sequence[Path]) -> None:
    """A folder in the place of an image."""
    kind, _, tag = image.partition(":")
    suite = next(word for word in ("trixie", "bookworm") if word in tag)
    command = ["debootstrap", "--variant=minbase", f"--include={PACKAGES[kind]}", suite, str(place)]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    if kind == "python":
        (place / "usr/local/bin/python").symlink_to("/usr/bin/python3")
    else:
        lend_node(place)
    for file in (Path("/etc/resolv.conf"), *lent):
        (place / str(file).lstrip("/")).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(file, place / str(file).lstrip("/"))


def lend_node(place: Path) -> None:
    """Node and npm of this machine."""
    node = Path(shutil.which("node") or sys.exit("there is no Node to lend"))
    modules = next(folder for folder in (node.parent.parent / "lib/node_modules", Path("/usr/share/nodejs")) if (folder / "npm").exists())
    shutil.copy(node.resolve(), place / "usr/local/bin/node")
    shutil.copytree(modules / "npm", place / "usr/local/lib/node_modules/npm", symlinks=True)
    for name in ("npm", "npx"):
        (place / "usr/local/bin" / name).symlink_to(f"../lib/node_modules/npm/bin/{name}-cli.js")


@contextmanager
def with_proc(place: Path) -> Iterator[None]:
    """With what the system tells of its processes, which programs look at."""
    subprocess.run(["mount", "-t", "proc", "proc", str(place / "proc")], check=True)
    try:
        yield
    finally:
        subprocess.run(["umount", "--lazy", str(place / "proc")], check=True)


def try_it(last: Folder) -> None:
    """Start the program, open to this machine alone, and ask its health check until it is content."""
    last.settings.variables["GREATHALL_HOST"] = "127.0.0.1"
    running = subprocess.Popen(last.enter(last.settings.command))
    try:
        deadline = time.monotonic() + WELL_WITHIN
        while subprocess.run(last.enter(last.settings.health), check=False, capture_output=True).returncode:
            if time.monotonic() > deadline:
                sys.exit("the program of the image is not well")
            time.sleep(0.5)
        if running.poll() is not None:
            sys.exit("the program of the image has ended, and another one was asked")
    finally:
        running.terminate()
        running.wait(30)


def main() -> None:
    parser = argparse.ArgumentParser(description="Try deploy/Dockerfile in folders, without containers.")
    parser.add_argument("--lend", type=Path, action="append", default=[], metavar="FILE", help="a file of this machine that steps need too")
    given = parser.parse_args()
    if os.geteuid() != 0 or shutil.which("debootstrap") is None:
        sys.exit("tools/image.py needs debootstrap and the rights of root")
    with tempfile.TemporaryDirectory(prefix="image-") as scratch:
        folders: dict[str, Folder] = {}
        made: dict[str, Path] = {}
        for stage in read(FILE.read_text(encoding="utf-8")):
            place = Path(scratch) / (stage.name or "last")
            print(f"FROM {stage.base}", flush=True)
            if stage.base not in made:
                made[stage.base] = Path(scratch) / f"base-{len(made)}"
                begin(made[stage.base], stage.base, given.lend)
            subprocess.run(["cp", "--archive", str(made[stage.base]), str(place)], check=True)
            folder = Folder(place, dict(folders))
            with with_proc(place):
                for word, rest in stage.steps:
                    print(f"  {word} {rest}", flush=True)
                    folder.do(word, rest)
                if folder.settings.command:
                    try_it(folder)
            folders[stage.name] = folder
    print("Every step was done, and the program of the last stage was well.")


if __name__ == "__main__":
    main()
