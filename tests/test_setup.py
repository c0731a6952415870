"""How the package is built: what is compiled, with which flags, and what is asked of the compiler."""

from __future__ import annotations

import os
import runpy
from importlib.util import find_spec
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from setuptools._distutils import ccompiler

from greathall.lab.bench import compiled

ROOT = Path(__file__).parent.parent
SETUP: dict[str, Any] = runpy.run_path(str(ROOT / "setup.py"))

COMPILES_BUT_LINKS_NO_LTO = """\
case " $* " in
*" -c "*) ;;
*" -flto=auto "*) exit 1 ;;
esac
exec cc "$@"
"""


def modules(root: Path) -> set[str]:
    """Every module that search may run through, by its dotted name; shapes are types alone."""
    parts = [root / "src" / "greathall" / part for part in ("kernel", "games", "bots")]
    left = ("__init__", "__main__", "shapes", "card_shapes")
    paths = [path for part in parts for path in part.rglob("*.py") if path.stem not in left]
    return {".".join(path.relative_to(root / "src").with_suffix("").parts) for path in paths}


def named(paths: list[str]) -> set[str]:
    return {".".join(Path(path).relative_to("src").with_suffix("").parts) for path in paths}


def test_everything_that_search_runs_through_is_to_be_compiled() -> None:
    assert named(SETUP["compiled_modules"]()) == modules(ROOT)


def test_modules_in_folders_are_compiled_too(tmp_path: Path) -> None:
    names = ("kernel/state.py", "games/one/state.py", "games/one/cards/house.py", "games/one/__init__.py", "bots/deep/tree.py")
    for name in (*names, "bots/__main__.py", "games/one/shapes.py", "games/one/card_shapes.py", "hall/bots/worker.py"):
        path = tmp_path / "src" / "greathall" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch()
    assert named(SETUP["compiled_modules"](tmp_path)) == modules(tmp_path)
    assert len(modules(tmp_path)) == 4


@pytest.mark.skipif(not compiled(), reason="the package that is tested is not compiled")
def test_the_installed_package_is_compiled_as_the_source_tree_has_it() -> None:
    origins = {name: spec.origin or "" for name in modules(ROOT) if (spec := find_spec(name))}
    assert set(origins) == modules(ROOT), "install it again with: make"
    assert [name for name, origin in origins.items() if origin.endswith(".py")] == []


def test_every_flag_is_given_once() -> None:
    compiling, linking = ["-O3"], ["-g"]
    built = [SimpleNamespace(extra_compile_args=compiling, extra_link_args=linking) for _ in range(3)]
    SETUP["tune"](built, ["-flto=auto"])
    for extension in built:
        assert extension.extra_compile_args == ["-O3", "-fno-semantic-interposition", "-flto=auto"]
        assert extension.extra_link_args == ["-g", "-O3", "-flto=auto"]


@pytest.fixture
def compiler(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    """Puts a script in the place of the compiler and of the linker."""

    def take(script: str) -> None:
        path = tmp_path / "cc"
        path.write_text(f"#!/bin/sh\n{script}")
        path.chmod(0o755)
        monkeypatch.setenv("CC", str(path))
        monkeypatch.setenv("LDSHARED", f"{path} -shared")

    return take


@pytest.mark.skipif(os.name != "posix", reason="the compiler is a script here")
def test_a_compiler_that_fails_is_not_used(compiler: Any) -> None:
    compiler("exit 1")
    assert not SETUP["compiler_works"]()


@pytest.mark.skipif(os.name != "posix", reason="the compiler is a script here")
def test_a_linker_that_knows_no_lto_is_used_without(compiler: Any) -> None:
    if not SETUP["compiler_works"]():
        pytest.skip("there is no C compiler here")
    compiler(COMPILES_BUT_LINKS_NO_LTO)
    assert SETUP["compiler_works"]()
    assert not SETUP["compiler_works"]("-flto=auto")


@pytest.mark.parametrize("part", ["compile", "link_shared_object"])
def test_whatever_a_compiler_raises_it_does_not_work(part: str, monkeypatch: pytest.MonkeyPatch) -> None:
    class OfAnotherRelease(Exception):
        """The errors of setuptools 77 to 80 are not those of distutils."""

    def fail(*_: object, **__: object) -> None:
        raise OfAnotherRelease

    def new_compiler() -> Any:
        works = SimpleNamespace(compile=lambda *_, **__: [], link_shared_object=lambda *_, **__: None, compiler_type="none")
        setattr(works, part, fail)
        return works

    monkeypatch.setattr(ccompiler, "new_compiler", new_compiler)
    assert not SETUP["compiler_works"]()


@pytest.mark.parametrize(
    ("words", "wanted"),
    [
        (["sdist"], False),
        (["egg_info"], False),
        (["dist_info", "--output-dir", "x"], False),
        (["bdist_wheel"], True),
        (["build_ext"], True),
    ],
)
def test_only_what_holds_code_is_compiled(words: list[str], wanted: bool) -> None:
    assert SETUP["compiles"](words, {}) is wanted
    assert not SETUP["compiles"](words, {"GREATHALL_PURE": "1"})


@pytest.mark.parametrize(("wanted", "flag"), [("note", "-fprofile-generate="), ("use", "-fprofile-use=")])
def test_a_build_notes_how_it_is_used_or_is_made_by_such_notes(wanted: str, flag: str, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[str, ...]] = []

    def works(*flags: str) -> bool:
        asked.append(flags)
        return True

    monkeypatch.setitem(SETUP["profile"].__globals__, "compiler_works", works)
    flags = SETUP["profile"]({"GREATHALL_PROFILE": wanted})
    assert flags[0] == f"{flag}{ROOT / 'build' / 'profile'}"
    assert asked == [tuple(flags)]
    assert SETUP["profile"]({}) == []


def test_a_profile_that_can_not_be_made_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(SETUP["SetupError"], match="GREATHALL_PROFILE is note or use, not 'on'"):
        SETUP["profile"]({"GREATHALL_PROFILE": "on"})
    monkeypatch.setitem(SETUP["profile"].__globals__, "compiler_works", lambda *flags: False)
    with pytest.raises(SETUP["SetupError"], match="needs gcc"):
        SETUP["profile"]({"GREATHALL_PROFILE": "use"})
