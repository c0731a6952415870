"""HTTP: the pages that links in mails open. Loading one changes nothing, since mail programs open links to look at them; a click does."""

from __future__ import annotations

from html import escape
from typing import Annotated

from fastapi import APIRouter
from fastapi import Path as InPath
from fastapi.responses import HTMLResponse

from greathall.hall.http.dependencies import Language, TheHall
from greathall.hall.http.notices import AddressId
from greathall.hall.http.small_pages import small_page
from greathall.hall.messages import MAIL_PAGES
from greathall.hall.notices.mail import Deed
from greathall.hall.speech import sentence

router = APIRouter(prefix="/notices", include_in_schema=False)

Token = Annotated[str, InPath(min_length=40, max_length=40, pattern="^[0-9a-f]+$")]

HEADERS = {"referrer-policy": "same-origin"}
"""The form on the page says where it comes from, which the hall wants to know of everything that is posted."""


def page(spoken: str, said: str, button: str = "", status: int = 200) -> HTMLResponse:
    """A page with one sentence, and perhaps a button."""
    form = f'<form method="post"><button>{escape(sentence(MAIL_PAGES[button].say(), spoken))}</button></form>' if button else ""
    return small_page(spoken, sentence(MAIL_PAGES[said].say(), spoken), form, status, HEADERS)


@router.get("/{deed}/{number}/{token}")
async def ask(hall: TheHall, deed: Deed, number: AddressId, token: Token, reader: Language) -> HTMLResponse:
    """Ask whether it is really wanted."""
    address = await hall.messenger.by_link(deed, number, token, hall.clock)
    if address is None:
        return page(reader, "stale", status=404)
    return page(address.language, deed, f"{deed}_do")


@router.post("/{deed}/{number}/{token}")
async def do(hall: TheHall, deed: Deed, number: AddressId, token: Token, reader: Language) -> HTMLResponse:
    """Do it: by a click on the page, or by that of a mail program (RFC 8058)."""
    address = await hall.messenger.by_link(deed, number, token, hall.clock)
    if address is None:
        return page(reader, "stale", status=404)
    if deed == "confirm":
        await hall.messenger.confirm(address)
    else:
        await hall.messenger.drop([address])
    return page(address.language, f"{deed}_done")
