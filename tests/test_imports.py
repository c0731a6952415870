"""Imports point one way, as pyproject.toml has it under [tool.importlinter]; those for type checking count too."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src"


def lint(source: Path) -> subprocess.CompletedProcess[str]:
    """Check the contracts on the package that lies there."""
    command = [sys.executable, "-c", "from importlinter.cli import lint_imports_command as run; run()"]
    return subprocess.run(
        [*command, "--no-cache", "--no-logo", "--config", str(ROOT / "pyproject.toml")],
        cwd=source,
        env={**os.environ, "PYTHONPATH": str(source), "PYTHONDONTWRITEBYTECODE": "1"},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


def test_imports_point_one_way() -> None:
    done = lint(SOURCE)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "4 kept, 0 broken" in done.stdout


def package(folder: Path, **modules: str) -> Path:
    """A small package called greathall: `kernel_state` is the module kernel/state.py."""
    layers = ("kernel", "games", "bots", "lab", "hall", "client", "features", "terminal", "envs")
    for name in (
        *layers,
        "games/one",
        "games/two",
        "hall/table",
        "hall/wire",
        "hall/live",
        "hall/notices",
        "hall/http",
        "hall/store",
        "hall/bots",
    ):
        path = folder / "greathall" / name
        path.mkdir(parents=True)
        (path / "__init__.py").touch()
    for name in ("forms", "table/plan", "wire/incoming", "wire/protocol", "hall", "app", "server"):
        (folder / "greathall/hall" / f"{name}.py").touch()
    # The plan of a table is the one form that both know.
    (folder / "greathall/hall/wire/outgoing.py").write_text("import greathall.hall.table.plan")
    (folder / "greathall" / "__init__.py").touch()
    for name, text in modules.items():
        (folder / "greathall" / f"{name.replace('_', '/')}.py").write_text(text)
    return folder


def test_a_good_package_passes(tmp_path: Path) -> None:
    modules = {
        "games_one_state": "import greathall.kernel.state",
        "kernel_state": "",
        "bots_search": "import greathall.games.one.state",
        "terminal_table": "import greathall.lab.bench, greathall.bots.search",
        "lab_bench": "import greathall.bots.search",
    }
    done = lint(package(tmp_path, **modules))
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize(
    ("modules", "broken"),
    [
        ({"kernel_state": "import greathall.games.one"}, "greathall.kernel is not allowed to import greathall.games"),
        ({"games_one_state": "import greathall.bots"}, "greathall.games is not allowed to import greathall.bots"),
        ({"bots_search": "import greathall.lab"}, "greathall.bots is not allowed to import greathall.lab"),
        ({"hall_server": "import greathall.client"}, "greathall.hall is not allowed to import greathall.client"),
        (
            {"kernel_state": "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    import greathall.bots"},
            "greathall.kernel is not allowed to import greathall.bots",
        ),
        ({"games_one_state": "import greathall.games.two"}, "greathall.games.one is not allowed to import greathall.games.two"),
        (
            {"hall_wire_incoming": "import greathall.hall.table"},
            "greathall.hall.wire.incoming is not allowed to import greathall.hall.table",
        ),
        ({"hall_table_table": "import greathall.hall.wire"}, "greathall.hall.table is not allowed to import greathall.hall.wire"),
        ({"hall_wire_views": "import greathall.hall.live"}, "greathall.hall.wire is not allowed to import greathall.hall.live"),
        ({"attic": ""}, "attic"),
    ],
)
def test_a_wrong_import_is_found(tmp_path: Path, modules: dict[str, str], broken: str) -> None:
    done = lint(package(tmp_path, **modules))
    assert done.returncode == 1
    assert broken in " ".join(done.stdout.split())
