"""HTTP of the hall, from the other side."""

from __future__ import annotations

import json
import urllib.error
import urllib.request
from http.client import HTTPException
from http.cookiejar import CookieJar
from typing import Any, Final

from greathall.hall.errors import Refused

WITHIN: Final = 30.0
"""For how many seconds the hall's answer is waited for."""


_cookies: Final = CookieJar()
_opener: Final = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(_cookies))


class Later(Refused):
    """It was too much, and may be asked again."""

    def __init__(self, code: str, reason: str, seconds: float) -> None:
        super().__init__(code, reason)
        self.seconds = seconds
        """After how long."""


def ask(server: str, path: str, body: Any = None, key: str = "") -> Any:
    """What the hall answers; with a body, to what is posted."""
    headers = {"content-type": "application/json", **({"authorization": f"Bearer {key}"} if key else {})}
    request = urllib.request.Request(f"{server}{path}", None if body is None else json.dumps(body).encode(), headers)
    try:
        with _opener.open(request, timeout=WITHIN) as answer:
            return json.loads(answer.read() or b"null")
    except urllib.error.HTTPError as error:
        said = reason_in(error)
        if said is None:
            raise Refused("not_there", f"there is no hall at {server}, which answers {error.code}") from error
        if (wait := error.headers.get("retry-after")) is not None:
            raise Later(said["word"], said["reason"], float(wait)) from error
        raise Refused(said["word"], said["reason"]) from error
    except (ValueError, HTTPException) as error:
        raise Refused("not_there", f"there is no hall at {server}: what it answers is something else") from error
    except OSError as error:
        raise Refused("not_there", f"the hall at {server} can't be reached") from error


def reason_in(answer: urllib.error.HTTPError) -> dict[str, str] | None:
    """Why a hall refuses; None if it is something else that answers."""
    try:
        said = json.load(answer)
    except ValueError:
        return None
    return said if isinstance(said, dict) and {"word", "reason"} <= said.keys() else None


def enter(server: str, password: str) -> None:
    """Give a hall its password. The pass that it gives is kept for as long as the program runs."""
    ask(server, "/api/entrance", {"password": password})


def with_pass(server: str) -> dict[str, str]:
    """The header that gets a connection past the entrance, once the password was given there."""
    request = urllib.request.Request(server)
    _cookies.add_cookie_header(request)
    cookie = request.get_header("Cookie")
    return {} if cookie is None else {"Cookie": cookie}
