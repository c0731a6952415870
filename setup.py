"""Builds the rules and the search with mypyc where there is a C compiler, and leaves them as plain Python where there is none."""

import os
import shutil
import sys
import tempfile
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from setuptools import setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist
from setuptools.errors import SetupError

ROOT = Path(__file__).parent
RULES = ROOT / "docs" / "rules"
PAGE = ROOT / "src" / "greathall" / "hall" / "page" / "index.html"
COMPILED = ("kernel", "games", "bots")
"""The packages that search runs through."""
COMPILING = {"build", "build_ext", "bdist_wheel", "editable_wheel", "install", "develop"}
"""The commands whose outcome holds code; a source archive does not."""
NOTES = ROOT / "build" / "profile"
"""Where code that was built with GREATHALL_PROFILE=note writes how often each branch was taken."""
PROFILES = {
    "": [],
    "note": [f"-fprofile-generate={NOTES}"],
    "use": [f"-fprofile-use={NOTES}", "-fprofile-partial-training", "-Wno-missing-profile"],
}
"""What gcc is told by GREATHALL_PROFILE; `make tuned` builds with one, plays, and builds with the other."""


def compiled_modules(root: Path = ROOT) -> list[str]:
    """Every module of those packages, in whatever folder below them, but for the shapes of views and cards: compiled code forgets types,
    and their schemas are made from these."""
    paths = (path for part in COMPILED for path in (root / "src" / "greathall" / part).rglob("*.py"))
    return sorted(str(path.relative_to(root)) for path in paths if not path.name.startswith("__") and not path.name.endswith("shapes.py"))


def compiles(words: Sequence[str], environment: Mapping[str, str]) -> bool:
    """Whether a command line asks for compiled code."""
    return not COMPILING.isdisjoint(words) and environment.get("GREATHALL_PURE", "") in ("", "0")


def compiler_works(*flags: str) -> bool:
    """Whether a small extension can be compiled and linked here, with these flags."""
    from setuptools._distutils import ccompiler, sysconfig

    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "probe.c"
        source.write_text("#include <Python.h>\nint probe(void) { return PY_MAJOR_VERSION; }\n")
        try:
            compiler = ccompiler.new_compiler()
            sysconfig.customize_compiler(compiler)
            include = [sysconfig.get_python_inc()]
            built = compiler.compile([str(source)], output_dir=folder, include_dirs=include, extra_postargs=list(flags))
            compiler.link_shared_object(built, str(Path(folder) / "probe.so"), extra_postargs=list(flags))
        except Exception:
            # The errors of compilers have other classes in each release of setuptools, with no parent in common.
            return False
    return True


def profile(environment: Mapping[str, str]) -> list[str]:
    """The flags for code that notes how it is used, or that is made by such notes; mostly none."""
    wanted = environment.get("GREATHALL_PROFILE", "")
    if wanted not in PROFILES:
        raise SetupError(f"GREATHALL_PROFILE is note or use, not {wanted!r}")
    if wanted and not compiler_works(*PROFILES[wanted]):
        raise SetupError("GREATHALL_PROFILE needs gcc")
    return PROFILES[wanted]


def extensions() -> list[Any]:
    """The compiled modules; none where they are not asked for, or can't be made."""
    if not compiles(sys.argv[1:], os.environ):
        return []
    if not compiler_works():
        print("greathall: no C compiler here, so the rules are installed uncompiled", file=sys.stderr)
        return []
    from mypyc.build import mypycify

    os.environ.setdefault("MYPYPATH", str(ROOT / "src"))
    built = mypycify(["--strict", *compiled_modules()], opt_level="3", debug_level="0", multi_file=True)
    if os.name == "posix":
        # One C file a module compiles on all cores; inlining between them is left to the linker.
        tune(built, [*(["-flto=auto"] if compiler_works("-flto=auto") else []), *profile(os.environ)])
    return built


def tune(built: Sequence[Any], whole: list[str]) -> None:
    """Add what the compiler and the linker are told besides. Extensions share their lists of flags, so each gets new ones."""
    for extension in built:
        extension.extra_compile_args = [*extension.extra_compile_args, "-fno-semantic-interposition", *whole]
        extension.extra_link_args = [*extension.extra_link_args, "-O3", *whole]


class BuildWithRules(build_py):
    """Takes the numbered rules along, in every language, so that the installed package can quote them."""

    def run(self) -> None:
        super().run()
        pages = sorted(RULES.rglob("*.md"))
        if not pages:
            raise SetupError(f"there are no rules in {RULES}; build greathall from a whole copy of its source")
        target = Path(self.build_lib) / "greathall" / "rules"
        for page in pages:
            copy = target / page.relative_to(RULES)
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(page, copy)
        if not PAGE.exists():
            print("greathall: the page is not built, so the hall is installed without it; make page builds it", file=sys.stderr)


class BuildOnAllCores(build_ext):
    """Compiles the files of an extension side by side."""

    def build_extensions(self) -> None:
        compile_some = self.compiler.compile

        def compile_all(sources: list[str], *rest: Any, **named: Any) -> list[str]:
            with ThreadPoolExecutor(os.cpu_count()) as cores:
                found = cores.map(lambda source: compile_some([source], *rest, **named), sources)
                return [built for each in found for built in each]

        self.compiler.compile = compile_all
        super().build_extensions()


class ArchiveWithPage(sdist):
    """Takes the page along as it was built, so that whoever builds from the archive needs no Node."""

    def run(self) -> None:
        if not PAGE.exists():
            raise SetupError("the page is not built, and a source archive brings it along; run make page first (it needs Node 20 or newer)")
        super().run()


if __name__ == "__main__":
    setup(ext_modules=extensions(), cmdclass={"build_py": BuildWithRules, "build_ext": BuildOnAllCores, "sdist": ArchiveWithPage})
