"""Builds the rules and the search with mypyc where there is a C compiler, and leaves them as plain Python where there is none."""

import os
import shutil
import sys
import tempfile
from pathlib import Path

from setuptools import setup
from setuptools.command.build_py import build_py

ROOT = Path(__file__).parent
PACKAGE = ROOT / "src" / "greathall"


def compiled_modules() -> list[str]:
    """Kernel, games and the bots that think: everything search runs through."""
    modules = [*PACKAGE.glob("kernel/*.py"), *PACKAGE.glob("games/*/*.py"), *PACKAGE.glob("bots/*.py")]
    return sorted(str(path.relative_to(ROOT)) for path in modules if not path.name.startswith("__"))


def compiler_works() -> bool:
    """Whether a small extension can be compiled here."""
    from setuptools._distutils.ccompiler import new_compiler
    from setuptools._distutils.errors import CCompilerError, DistutilsError
    from setuptools._distutils.sysconfig import customize_compiler, get_python_inc

    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "probe.c"
        source.write_text("#include <Python.h>\nint probe(void) { return PY_MAJOR_VERSION; }\n")
        compiler = new_compiler()
        customize_compiler(compiler)
        try:
            compiler.compile([str(source)], output_dir=folder, include_dirs=[get_python_inc()])
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
    built = mypycify(["--strict", *compiled_modules()], opt_level="3", debug_level="0")
    if os.name == "posix":
        for extension in built:
            # Lets the compiler inline calls between our own modules.
            extension.extra_compile_args.append("-fno-semantic-interposition")
    return built


class BuildWithRules(build_py):
    """Takes the numbered rules along, so that the installed package can quote them."""

    def run(self) -> None:
        super().run()
        target = Path(self.build_lib) / "greathall" / "rules"
        target.mkdir(parents=True, exist_ok=True)
        for page in (ROOT / "docs" / "rules").glob("*.md"):
            shutil.copy(page, target / page.name)


setup(ext_modules=extensions(), cmdclass={"build_py": BuildWithRules})
