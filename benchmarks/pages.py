"""What every study ends with: its page, shown and written."""

from __future__ import annotations

from pathlib import Path


def publish(text: str, write: Path | None) -> None:
    """Print a page, and write it where it was asked for."""
    if write:
        write.parent.mkdir(parents=True, exist_ok=True)
        write.write_text(text, encoding="utf-8")
    print(text)
