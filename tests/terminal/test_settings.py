"""Settings of a hall: by flag, in the environment and in a file, from one table; what is misspelt is told in a sentence."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from greathall.hall import server
from greathall.terminal.command import app, guarded
from greathall.terminal.settings import BY_NAME, OTHER_VARIABLES, PREFIX, SETTINGS, Setting, read_file

GIVEN: Mapping[str, tuple[Any, str]] = {
    "host": ("127.0.0.2", "127.0.0.2"),
    "port": (8350, "8350"),
    "database": ("sqlite:///x.db", "sqlite:///x.db"),
    "data": ("elsewhere", "elsewhere"),
    "room": (30, "30"),
    "workers": (3, "3"),
    "budget": (2.5, "2.5"),
    "limits": (["tables=7"], "tables=7"),
    "trusted": (["10.0.0.0/8"], "10.0.0.0/8"),
    "names": (["hall.test"], "hall.test"),
    "proxies": ("127.0.0.1", "127.0.0.1"),
    "url": ("https://hall.example", "https://hall.example"),
    "private_hosts": (["box:80"], "box:80"),
    "webhook_hosts": (["ntfy.sh"], "ntfy.sh"),
    "mail": ("smtp://127.0.0.1:25", "smtp://127.0.0.1:25"),
    "mail_from": ("hall@hall.example", "hall@hall.example"),
    "password": ("mellon", "mellon"),
    "metrics": ("0.0.0.0:9344", "0.0.0.0:9344"),
    "log_requests": (True, "1"),
}
"""Of each setting another value than it has otherwise, as a file and as the environment has it."""

NEEDS: Mapping[str, tuple[str, ...]] = {"mail": ("url", "mail_from"), "mail_from": ("url", "mail")}
"""What makes no sense alone."""

every_setting = pytest.mark.parametrize("setting", SETTINGS, ids=lambda setting: setting.name)


class Served:
    """What would be served."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.monkeypatch = monkeypatch
        self.settings: list[Any] = []
        monkeypatch.setattr(server, "serve", lambda settings, opened: self.settings.append(settings))

    def run(self, *words: str) -> int:
        self.monkeypatch.setattr(sys, "argv", ["greathall", "serve", *words])
        return guarded(lambda: app(standalone_mode=False))

    def told(self, *words: str) -> Any:
        assert self.run(*words) == 0
        return self.settings.pop()


@pytest.fixture
def served(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Served:
    monkeypatch.chdir(tmp_path)
    return Served(monkeypatch)


def flags(name: str) -> list[str]:
    setting, (_, word) = BY_NAME[name], GIVEN[name]
    return [setting.option()] if setting.default is False else [setting.option(), word]


def written(values: Mapping[str, Any], tmp_path: Path) -> str:
    file = tmp_path / "hall.toml"
    file.write_text("".join(f"{name} = {json.dumps(value)}\n" for name, value in values.items()))
    return str(file)


@every_setting
def test_every_setting_is_the_same_by_flag_in_the_environment_and_in_a_file(
    setting: Setting, served: Served, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    names = (setting.name, *NEEDS.get(setting.name, ()))
    otherwise = served.told()
    by_flag = served.told(*[word for name in names for word in flags(name)])
    by_file = served.told("--config", written({name: GIVEN[name][0] for name in names}, tmp_path))
    for name in names:
        monkeypatch.setenv(BY_NAME[name].variable(), GIVEN[name][1])
    assert by_flag == by_file == served.told() != otherwise


def test_a_flag_goes_before_the_environment_and_that_before_the_file(
    served: Served, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    config = ["--config", written({"port": 1, "host": "127.0.0.3"}, tmp_path)]
    assert served.told(*config).port == 1
    monkeypatch.setenv("GREATHALL_PORT", "2")
    assert served.told(*config).port == 2
    assert served.told(*config, "--port", "3").port == 3
    assert served.told(*config, "--port", "3").host == "127.0.0.3"
    monkeypatch.setenv("GREATHALL_CONFIG", config[1])
    assert served.told().host == "127.0.0.3", "the file may be named in the environment"


def test_limits_may_be_a_table_of_a_file(served: Served, tmp_path: Path) -> None:
    file = tmp_path / "hall.toml"
    file.write_text("[limits]\ntables = 5\ntalk = 100\n")
    limits = served.told("--config", str(file)).limits
    assert (limits.tables, limits.talk) == (5, 100)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("prot = 1", "there is no setting 'prot'; did you mean port?"),
        ("webhook_host = []", "there is no setting 'webhook_host'; did you mean webhook_hosts?"),
        ("chairs = 3", "there is no setting 'chairs'; `greathall serve --help` lists them all"),
        ('port = "8344"', "port should be a whole number from 0 to 65535, not '8344'"),
        ("port = 70000", "port should be a whole number from 0 to 65535, not 70000"),
        ("port = true", "port should be a whole number from 0 to 65535, not True"),
        ("budget = 0.01", "budget should be a number from 0.1, not 0.01"),
        ("host = 3", "host should be a text, not 3"),
        ("log_requests = 1", "log_requests should be true or false, not 1"),
        ('names = "hall"', "names should be a list of texts, not 'hall'"),
        ("limits = 3", "limits should be a table of names and numbers, or a list of texts, not 3"),
        ("[limits]\nchairs = 3", "there is no limit called 'chairs'; `greathall serve --limits` lists them"),
        ("port =", "is not a file of TOML"),
    ],
)
def test_what_is_wrong_in_a_file_is_told_in_a_sentence(
    text: str, said: str, served: Served, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "hall.toml"
    file.write_text(text)
    assert served.run("--config", str(file)) == 2
    assert said in capsys.readouterr().err
    assert not served.settings


def test_a_file_that_is_not_there(served: Served, capsys: pytest.CaptureFixture[str]) -> None:
    assert served.run("--config", "nowhere.toml") == 2
    assert "nowhere.toml can't be read: No such file" in capsys.readouterr().err


def test_a_misspelt_variable_is_told_in_a_sentence(
    served: Served, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("GREATHALL_WEBHOOKS_HOSTS", "ntfy.sh")
    assert served.run() == 2
    said = capsys.readouterr().err
    assert said == "greathall: there is no setting GREATHALL_WEBHOOKS_HOSTS in the environment; did you mean GREATHALL_WEBHOOK_HOSTS?\n"


def test_what_else_the_program_reads_in_the_environment_is_not_a_misspelt_setting(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in OTHER_VARIABLES:
        assert name.startswith(PREFIX)
        if name != "GREATHALL_CONFIG":
            monkeypatch.setenv(name, "1")
    assert served.told().port == 8344


def test_help_lists_every_setting(served: Served, capsys: pytest.CaptureFixture[str]) -> None:
    assert served.run("--help") == 0
    shown = capsys.readouterr().out
    for setting in SETTINGS:
        assert setting.option() in shown
        assert setting.variable() in shown


def test_the_example_of_the_documentation_is_a_file_of_settings(tmp_path: Path) -> None:
    page = Path(__file__).parents[2] / "docs/hall/running.md"
    example = tmp_path / "hall.toml"
    example.write_text(page.read_text(encoding="utf-8").split("```toml\n")[-1].split("```")[0])
    assert set(read_file(example)) >= {"url", "proxies", "limits"}


@pytest.mark.parametrize("words", [("games",), ("deck", "list"), ("serve", "--help"), ("serve", "--database", "sqlite:///:memory:")])
def test_a_terminal_of_ascii_sees_no_traceback(words: tuple[str, ...], tmp_path: Path) -> None:
    environment = {**os.environ, "PYTHONIOENCODING": "ascii", "LC_ALL": "C"}
    done = subprocess.run([sys.executable, "-m", "greathall", *words], env=environment, cwd=tmp_path, capture_output=True, check=False)
    assert done.returncode == (2 if "sqlite:///:memory:" in words else 0)
    assert b"Traceback" not in done.stderr
    assert done.stdout or b"--database names no file" in done.stderr
