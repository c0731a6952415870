"""How HTTP requests are refused: the status, and the code, the reason and the line of the rules as JSON."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from fastapi import Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse, Response
from pydantic import Field
from starlette.exceptions import HTTPException

from greathall.hall import unreadable
from greathall.hall.errors import Refused, TooMuch
from greathall.hall.forms import Form
from greathall.hall.http.small_pages import nowhere, wants_page
from greathall.hall.reasons import NOT_WELL_FORMED
from greathall.hall.speech import best_language


class Failure(Form):
    """Why something was refused."""

    word: str
    reason: str
    line: str = ""
    details: str = Field("", description="In English, for whoever wrote the program or runs the hall: what exactly is wrong.")


REFUSALS: dict[int | str, dict[str, Any]] = {
    code: {"model": Failure, "description": text}
    for code, text in {
        400: "The request can't be read.",
        403: "The key does not open this.",
        408: "The request did not arrive in time.",
        404: "There is no such thing.",
        409: "This can't be done now.",
        413: "The request is too long.",
        421: "The hall is not called so.",
        422: "The request is not well formed.",
        429: "Too much at once; `Retry-After` says for how many seconds to wait.",
        503: "The store can't be reached.",
    }.items()
}


STATUS: dict[str, int] = {
    "banned": 403,
    "muted": 403,
    "restarting": 503,
    "not_there": 404,
    "not_well_formed": 422,
    "not_yours": 403,
    "other_name": 421,
    "other_origin": 403,
    "password_needed": 403,
    "removed": 403,
    "store_down": 503,
    "too_big": 413,
    "too_many": 429,
    "too_slow": 408,
    "wrong_password": 403,
}
"""By code; 409 for all others."""


def failure(
    status: int, code: str, reason: str, line: str = "", headers: Mapping[str, str] | None = None, details: str = ""
) -> JSONResponse:
    return JSONResponse({"word": code, "reason": reason, "line": line, "details": details}, status, headers)


def refusal(error: Refused, spoken: str, details: str = "") -> JSONResponse:
    """The answer to a request that the hall refuses, in the reader's language."""
    headers = {"Vary": "Accept-Language"}
    if isinstance(error, TooMuch):
        headers["Retry-After"] = f"{error.seconds}"
    return failure(STATUS.get(error.code, 409), error.code, error.said(spoken), error.line, headers, details or error.details)


async def refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, Refused)
    return refusal(error, best_language(request.headers.get("accept-language", "")))


async def not_well_formed(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    why = unreadable.refusal(error.errors(), NOT_WELL_FORMED)
    return refusal(why, best_language(request.headers.get("accept-language", "")), unreadable.details(error.errors()))


async def plain_failure(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    if error.status_code == 404 and wants_page(request):
        return nowhere(request)
    return failure(error.status_code, "http", str(error.detail), headers=error.headers)
