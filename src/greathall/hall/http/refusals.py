"""How HTTP requests are refused: the status, and the code, the reason and the line of the rules as JSON."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from fastapi import Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse, Response
from starlette.exceptions import HTTPException

from greathall.hall.errors import Closed, NotThere, NotYours, Refused
from greathall.hall.forms import Form


class Failure(Form):
    """Why something was refused."""

    word: str
    reason: str
    line: str = ""


REFUSALS: dict[int | str, dict[str, Any]] = {
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


def failure(status: int, code: str, reason: str, line: str = "", headers: Mapping[str, str] | None = None) -> JSONResponse:
    return JSONResponse({"word": code, "reason": reason, "line": line}, status, headers)


async def refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, Refused)
    status = 409
    if isinstance(error, NotThere):
        status = 404
    elif isinstance(error, NotYours):
        status = 403
    elif isinstance(error, Closed):
        status = 503
    elif error.code == "too_many":
        status = 429
    return failure(status, error.code, error.reason, error.line)


async def not_well_formed(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    wrong = "; ".join(f"{'.'.join(str(part)[:40] for part in item['loc'])}: {item['msg']}"[:200] for item in error.errors()[:3])
    return failure(422, "not_well_formed", wrong)


async def plain_failure(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    return failure(error.status_code, "http", str(error.detail), headers=error.headers)
