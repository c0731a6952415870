"""Whether views are as their game's schema has them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from jsonschema_rs import Draft202012Validator

from greathall.hall.http.view_schemas import schema
from greathall.kernel.catalog import Game
from greathall.lab.contract import Misfit


@cache
def misfit(game: Game) -> Misfit:
    """Says where a view of the game breaks its schema."""
    validator = Draft202012Validator(schema(game.shape))

    def where(view: Mapping[str, Any]) -> str:
        faults = () if validator.is_valid(view) else validator.iter_errors(view)
        return "; ".join(f"{'/'.join(str(part) for part in fault.instance_path)}: {fault.message}" for fault in faults)

    return where
