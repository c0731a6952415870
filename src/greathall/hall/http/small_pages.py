"""Small pages that the hall writes itself, without a program: what a link in a mail opens, and that there is nothing at an address."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape

from fastapi import Request
from fastapi.responses import HTMLResponse

from greathall.hall.messages import NOWHERE, TO_HALL
from greathall.hall.speech import best_language, sentence


def small_page(spoken: str, text: str, more: str = "", status: int = 200, headers: Mapping[str, str] | None = None) -> HTMLResponse:
    """A page with a sentence, and what stands below it as HTML."""
    head = f'<!doctype html><html lang="{spoken}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">'
    return HTMLResponse(f"{head}<title>Greathall</title><h1>Greathall</h1><p>{escape(text)}</p>{more}</html>", status, headers)


def wants_page(request: Request) -> bool:
    """Whether somebody reads the answer in a browser; programs name no HTML, or accept anything."""
    kinds = [kind.strip().lower() for kind in request.headers.get("accept", "").split(",")]
    return any(kind.partition(";")[0] == "text/html" for kind in kinds)


def nowhere(request: Request) -> HTMLResponse:
    """That there is nothing here, in the reader's language, and the way to the hall."""
    spoken = best_language(request.headers.get("accept-language", ""))
    link = f'<p><a href="{escape(request.scope.get("root_path", ""))}/">{escape(sentence(TO_HALL.say(), spoken))}</a></p>'
    return small_page(spoken, sentence(NOWHERE.say(), spoken), link, 404, {"vary": "accept, accept-language"})
