"""Says which engine the tests are about to run on: `python -m tests.engine compiled|plain`.

The plain run must really be plain, or the coverage would be empty; the compiled one may be plain where there is no C compiler.
"""

from __future__ import annotations

import sys

from greathall.lab.bench import compiled

if __name__ == "__main__":
    wanted = sys.argv[1]
    if wanted == "plain" and compiled():
        sys.exit("the plain sources were to be tested, but the compiled package was found")
    print(f"Testing the {'compiled' if compiled() else 'plain'} engine.")
    if wanted == "compiled" and not compiled():
        print("There was no C compiler when the package was installed, so the compiled engine is not tested.")
