"""The page in the browser: the files that `web/` is built into, served from inside the package."""

from __future__ import annotations

import gzip
import re
from collections.abc import Container, Mapping
from dataclasses import dataclass
from html import escape
from pathlib import Path
from typing import Annotated, Final

from fastapi import APIRouter, Header, HTTPException, Request
from fastapi.responses import Response

from greathall.hall import messages
from greathall.hall.http.previews import Head
from greathall.hall.speech import best_language, sentence

BUILT: Final = Path(__file__).parents[1] / "page"
SCREENS: Final = ("new", "table", "substitute", "replay", "learn", "progress", "decks", "enter", "operator")
"""The page itself answers `/` and everything below these."""

FOREVER: Final = "public, max-age=31536000, immutable"
"""For files with a digest in their names."""
ASK_AGAIN: Final = "no-cache"
KINDS: Final = {
    ".html": "text/html",
    ".js": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".png": "image/png",
    ".jpg": "image/jpeg",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
RENAMED: Final = {"favicon.ico": "icons/candle-180.png"}
"""What browsers and messengers ask for without being told, and the file that they get."""
OWN_FILE: Final = re.compile(rb'(?<==")\./')
"""Before the names of the page's own files, as they stand in it."""
UNSCRIPTED: Final = re.compile(rb"<noscript>.*?</noscript>", re.DOTALL)
SQUEEZED: Final = (".html", ".js", ".css", ".svg", ".webmanifest")

NOT_BUILT: Final = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Greathall</title>
<h1>The hall is open, but its page is not built.</h1>
<p>In a copy of the repository, with Node 20 or newer, <code>make page</code> builds it; then start <code>greathall serve</code> again.
Programs can play without it: <a href="./docs">the interface</a>.</p>
</html>
"""


@dataclass(frozen=True)
class File:
    """A file of the page, read once."""

    kind: str
    body: bytes
    squeezed: bytes | None
    """Compressed, where that is worth it."""


def read_files(folder: Path) -> dict[str, File]:
    """All files under their paths."""
    found: dict[str, File] = {}
    for path in sorted(folder.rglob("*")) if folder.is_dir() else []:
        if path.is_file():
            kind = KINDS.get(path.suffix, "application/octet-stream")
            body = path.read_bytes()
            found[path.relative_to(folder).as_posix()] = File(kind, body, gzip.compress(body, 9) if path.suffix in SQUEEZED else None)
    return found


def placed(page: bytes, below: str) -> bytes:
    """A page whose files lie below this path. Their names must not be relative: the page changes its address without being loaded again."""
    return OWN_FILE.sub(f"{below}/".encode(), page)


def with_words(file: File, below: str, tags: str, unscripted: str) -> File:
    """The page as it reads below a path of a site, with more in its head, and with what it says, in the reader's language, to a browser
    that runs no program."""
    body = placed(file.body, below).replace(b"</head>", f"{tags}</head>".encode(), 1)
    said = f"<noscript>{escape(unscripted)}</noscript>".encode()
    body = UNSCRIPTED.sub(lambda _: said, body, count=1)
    return File(file.kind, body, gzip.compress(body, 1))


def is_screen(path: str) -> bool:
    return not path or path.split("/")[0] in SCREENS


def of_page(path: str, files: Container[str]) -> bool:
    """Whether somebody who asks for this opens the page, or fetches one of its files."""
    name = path.removeprefix("/")
    return is_screen(name) or RENAMED.get(name, name) in files


def make_page(files: Mapping[str, File], head: Head, below: str = "") -> APIRouter:
    """The routes of the page, with what `head` says of each screen, for a hall below this path of a site; they come after all others."""
    router = APIRouter(include_in_schema=False)

    @router.get("/{path:path}")
    async def page(request: Request, path: str, accept_encoding: Annotated[str, Header()] = "") -> Response:
        screen = is_screen(path)
        name = "index.html" if screen else RENAMED.get(path, path)
        file = files.get(name)
        if file is None:
            if screen:
                return Response(placed(NOT_BUILT.encode(), below), 503, media_type="text/html")
            raise HTTPException(404, "there is no such page")
        if screen:
            spoken = best_language(request.headers.get("accept-language", ""))
            unscripted = sentence(messages.PREVIEWS["unscripted"].say(), spoken)
            file = with_words(file, below, await head(request, path, files), unscripted)
        vary = "accept-encoding, accept-language" if screen else "accept-encoding"
        headers = {"cache-control": FOREVER if name.startswith("assets/") else ASK_AGAIN, "vary": vary}
        if file.squeezed is not None and "gzip" in accept_encoding:
            return Response(file.squeezed, media_type=file.kind, headers={**headers, "content-encoding": "gzip"})
        return Response(file.body, media_type=file.kind, headers=headers)

    return router
