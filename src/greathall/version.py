"""The version of the engine. Records name it, because the same seed and moves give the same game only under the same rules."""

from typing import Final

VERSION: Final = "0.2.0"


def same_rules(engine: str) -> bool:
    """Whether an engine of that version plays by the same rules and cards: all versions do that share the first two numbers."""
    return engine.split(".")[:2] == VERSION.split(".")[:2]
