"""The wire: what guests say to the hall (`incoming`) and what the hall says to them (`outgoing`), one JSON object a message."""

from __future__ import annotations

from typing import Any, Final

from greathall.hall.wire.incoming import INCOMING
from greathall.hall.wire.outgoing import OUTGOING

PROTOCOL: Final = 1


def schemas() -> dict[str, dict[str, Any]]:
    """The JSON Schemas of what guests say and of what they hear."""
    return {"incoming": INCOMING.json_schema(), "outgoing": OUTGOING.json_schema()}
