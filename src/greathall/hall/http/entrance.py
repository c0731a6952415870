"""HTTP: the entrance of a hall that asks for a password."""

from __future__ import annotations

from typing import Final

from fastapi import APIRouter, Request, Response
from pydantic import Field

from greathall.hall import reasons
from greathall.hall.entrance import COOKIE, Entrance
from greathall.hall.errors import NotYours
from greathall.hall.forms import Form
from greathall.hall.http.dependencies import TheVisitor
from greathall.hall.http.refusals import REFUSALS

PASS_LASTS: Final = 400 * 86_400
"""How many seconds a browser keeps the pass: as long as browsers keep anything."""

router = APIRouter(prefix="/api/entrance", responses=REFUSALS)


class Password(Form):
    """What a guest says at the entrance."""

    password: str = Field(max_length=200)


@router.post("", status_code=204)
async def enter(request: Request, response: Response, visitor: TheVisitor, said: Password) -> None:
    """Give the password of the hall, and get a pass as a cookie. Few wrong passwords may come from an address."""
    entrance: Entrance = request.app.state.entrance
    if not entrance.password:
        return
    visitor.take("attempts")
    if not entrance.right(said.password):
        raise NotYours.because(reasons.WRONG_PASSWORD)
    visitor.put_back("attempts")
    secure = request.url.scheme == "https"
    response.set_cookie(COOKIE, entrance.made_pass(), PASS_LASTS, httponly=True, samesite="strict", secure=secure)
