"""All settings of a hall, in one table: each can be given by a flag of `greathall serve`, in the environment, or in a file of TOML.

A flag goes before the environment, the environment before the file, and the file before what holds otherwise."""

from __future__ import annotations

import difflib
import os
import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from greathall.terminal.output import Unusable

PREFIX: Final = "GREATHALL_"
OTHER_VARIABLES: Final = ("GREATHALL_CONFIG", "GREATHALL_KEY", "GREATHALL_PURE", "GREATHALL_SEAT")
"""What the program reads in the environment beside settings of a hall."""


@dataclass(frozen=True)
class Setting:
    """One thing that whoever opens a hall may settle."""

    name: str
    """In the file; in the environment the same in capitals after `GREATHALL_`."""
    default: str | int | float | bool | tuple[str, ...]
    """What holds otherwise. Its type is that of the setting; a setting with several values has a flag that may be given again."""
    about: str
    metavar: str = ""
    flag: str = ""
    """Where it is not simply the name: a flag gives one of several values."""
    least: float | None = None
    most: float | None = None

    def option(self) -> str:
        return self.flag or f"--{self.name.replace('_', '-')}"

    def variable(self) -> str:
        return PREFIX + self.name.upper()

    def several(self) -> bool:
        return isinstance(self.default, tuple)

    def of_file(self, value: Any, where: str) -> Any:
        """The value that stands in a file, checked."""
        if self.several():
            return self.words_of_file(value, where)
        wanted: tuple[type, ...] = (int, float) if isinstance(self.default, float) else (type(self.default),)
        fits = isinstance(value, wanted) and (isinstance(self.default, bool) or not isinstance(value, bool))
        if not fits or not self.within(value):
            raise Unusable(f"{where}: {self.name} should be {self.kind()}, not {value!r}")
        return value

    def words_of_file(self, value: Any, where: str) -> list[str]:
        """Several values: a list, or a table of names and numbers where the values are such."""
        if isinstance(value, dict) and "=" in self.metavar:
            return [f"{name}={number}" for name, number in value.items()]
        if not isinstance(value, list) or not all(isinstance(each, str) for each in value):
            raise Unusable(f"{where}: {self.name} should be {self.kind()}, not {value!r}")
        return value

    def within(self, value: Any) -> bool:
        return (self.least is None or value >= self.least) and (self.most is None or value <= self.most)

    def kind(self) -> str:
        """What its values are, in words."""
        if self.several():
            return "a table of names and numbers, or a list of texts" if "=" in self.metavar else "a list of texts"
        kinds: dict[type, str] = {bool: "true or false", int: "a whole number", float: "a number", str: "a text"}
        limits = f" from {self.least:g}" if self.least is not None else ""
        return kinds[type(self.default)] + limits + (f" to {self.most:g}" if self.most is not None else "")


SETTINGS: Final = (
    Setting("host", "127.0.0.1", "The address to listen at."),
    Setting("port", 8344, "The port to listen at; 0 takes any that is free.", least=0, most=65535),
    Setting("database", "", "sqlite:///FILE or postgresql://…; without it, a file in the data folder."),
    Setting("data", "hall", "The folder for what the hall keeps.", metavar="FOLDER"),
    Setting("room", 0, "With less room on the disk of the store, the hall is not well; 0: by its size.", metavar="MB", least=0),
    Setting("workers", max(1, (os.cpu_count() or 2) - 1), "Processes in which bots think.", least=1),
    Setting("budget", 10.0, "The longest that a bot may think about a decision, in seconds.", least=0.1),
    Setting(
        "limits",
        (),
        "Allow more or less of something, such as tables=100; --limits lists them all. May be given again.",
        metavar="NAME=NUMBER",
        flag="--limit",
    ),
    Setting("trusted", (), "A network for whose guests nothing is limited, such as 192.168.1.0/24. May be given again.", metavar="NET"),
    Setting(
        "names",
        (),
        "A name by which guests may call the hall, beside that in --url: the hall answers to no others. May be given again.",
        flag="--name",
    ),
    Setting("proxies", "", "Addresses or networks of proxies whose word for a guest's address is taken, such as 127.0.0.1; * for all."),
    Setting("url", "", "Where guests find the hall, such as https://hall.example: for links in notices."),
    Setting(
        "private_hosts",
        (),
        "A host in your own network, with its port, that notices may be sent to. May be given again.",
        flag="--private-host",
    ),
    Setting(
        "webhook_hosts",
        (),
        "A host whose webhooks may be told things: discord.com, hooks.slack.com, ntfy.sh … May be given again.",
        flag="--webhook-host",
    ),
    Setting("mail", "", "A mail server, such as smtp://user:password@mail.example:587, for notices by mail."),
    Setting("mail_from", "", "The address in whose name the hall writes mail."),
    Setting("password", "", "A password without which nobody comes in; better in the environment or the file, where others don't see it."),
    Setting(
        "metrics",
        "",
        "A port of its own for metrics of Prometheus, such as 9344 or 0.0.0.0:9344; whoever reaches it may read them.",
        metavar="PORT",
    ),
    Setting("log_requests", False, "Log every request with the guest's address and the table's name; without it, none is."),
)
BY_NAME: Final = {setting.name: setting for setting in SETTINGS}


def nearest(name: str, known: Iterable[str]) -> str:
    """What was probably meant, as the end of a sentence; otherwise where all of them are listed."""
    found = difflib.get_close_matches(name, list(known), n=1)
    return f"did you mean {found[0]}?" if found else "`greathall serve --help` lists them all"


def check_environment(environment: Mapping[str, str]) -> None:
    """Refuse a variable that looks like a setting and is none."""
    known = [setting.variable() for setting in SETTINGS]
    for name in sorted(environment):
        if name.startswith(PREFIX) and name not in (*known, *OTHER_VARIABLES):
            raise Unusable(f"there is no setting {name} in the environment; {nearest(name, known)}")


def read_file(path: Path) -> dict[str, Any]:
    """What a file of settings says, checked."""
    try:
        written = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise Unusable(f"{path} can't be read: {error.strerror}") from error
    except ValueError as error:  # also what is not UTF-8
        raise Unusable(f"{path} is not a file of TOML: {error}") from error
    for name in written:
        if name not in BY_NAME:
            raise Unusable(f"{path}: there is no setting {name!r}; {nearest(name, BY_NAME)}")
    return {name: BY_NAME[name].of_file(value, str(path)) for name, value in written.items()}
