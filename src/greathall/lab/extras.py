"""Packages that only some studies need."""

from __future__ import annotations

import importlib
from typing import Any

from greathall.kernel.errors import GreathallError


class Missing(GreathallError):
    """A package that is not installed."""


def extra(module: str, name: str) -> Any:
    """A module of a package that one of our extras brings; where it is not installed, one sentence says how it is."""
    try:
        return importlib.import_module(module)
    except ModuleNotFoundError as error:
        raise Missing(f"this needs {error.name}; install it with: pip install 'greathall[{name}]'") from error
