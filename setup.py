"""Builds the rules and the search with mypyc where there is a C compiler, and leaves them as plain Python where there is none."""

import os
import shutil
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from setuptools import setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

ROOT = Path(__file__).parent
PACKAGE = ROOT / "src" / "greathall"


def compiled_modules() -> list[str]:
    """Kernel, games and the bots that think: everything search runs through."""
    modules = [*PACKAGE.glob("kernel/*.py"), *PACKAGE.glob("games/*/*.py"), *PACKAGE.glob("bots/*.py")]
    return sorted(str(path.relative_to(ROOT)) for path in modules if not path.name.startswith("__"))


def compiler_works(*flags: str) -> bool:
    """Whether a small extension can be compiled and linked here, with these flags."""
    from setuptools._distutils.ccompiler import new_compiler
    from setuptools._distutils.errors import CCompilerError, DistutilsError
    from setuptools._distutils.sysconfig import customize_compiler, get_python_inc

    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "probe.c"
        source.write_text("#include <Python.h>\nint probe(void) { return PY_MAJOR_VERSION; }\n")
        compiler = new_compiler()
        customize_compiler(compiler)
        try:
            built = compiler.compile([str(source)], output_dir=folder, include_dirs=[get_python_inc()], extra_postargs=list(flags))
            compiler.link_shared_object(built, str(Path(folder) / "probe.so"), extra_postargs=list(flags))
        except (CCompilerError, DistutilsError, OSError):
            return False
    return True


def extensions() -> list:
    if os.environ.get("GREATHALL_PURE", "") not in ("", "0"):
        return []
    if not compiler_works():
        print("greathall: no C compiler here, so the rules are installed uncompiled", file=sys.stderr)
        return []
    from mypyc.build import mypycify

    os.environ.setdefault("MYPYPATH", str(ROOT / "src"))
    built = mypycify(["--strict", *compiled_modules()], opt_level="3", debug_level="0", multi_file=True)
    if os.name == "posix":
        # One C file a module compiles on all cores; inlining between them is left to the linker.
        whole = ["-flto=auto"] if compiler_works("-flto=auto") else []
        for extension in built:
            extension.extra_compile_args += ["-fno-semantic-interposition", *whole]
            extension.extra_link_args += ["-O3", *whole]
    return built


class BuildWithRules(build_py):
    """Takes the numbered rules along, so that the installed package can quote them."""

    def run(self) -> None:
        super().run()
        target = Path(self.build_lib) / "greathall" / "rules"
        target.mkdir(parents=True, exist_ok=True)
        for page in (ROOT / "docs" / "rules").glob("*.md"):
            shutil.copy(page, target / page.name)


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


setup(ext_modules=extensions(), cmdclass={"build_py": BuildWithRules, "build_ext": BuildOnAllCores})
