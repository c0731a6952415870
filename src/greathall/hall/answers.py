"""HTTP: how requests are refused."""

from __future__ import annotations

from typing import Any

from greathall.hall.plan import Form


class Failure(Form):
    """Why something was refused."""

    word: str
    reason: str
    line: str = ""


ANSWERS: dict[int | str, dict[str, Any]] = {
    code: {"model": Failure, "description": text}
    for code, text in {
        400: "The request can't be read.",
        403: "The key does not open this.",
        404: "There is no such thing.",
        409: "This can't be done now.",
        413: "The request is too long.",
        422: "The request is not well formed.",
        429: "Too much at once.",
        503: "The store can't be reached.",
    }.items()
}
