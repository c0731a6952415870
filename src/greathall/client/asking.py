"""HTTP of the hall, from the other side."""

from __future__ import annotations

import json
import urllib.error
import urllib.request
from typing import Any, Final

from greathall.hall.errors import Refused

WITHIN: Final = 30.0
"""For how many seconds the hall's answer is waited for."""


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
        with urllib.request.urlopen(request, timeout=WITHIN) as answer:
            return json.load(answer)
    except urllib.error.HTTPError as error:
        said = json.load(error)
        if (wait := error.headers.get("retry-after")) is not None:
            raise Later(said["word"], said["reason"], float(wait)) from error
        raise Refused(said["word"], said["reason"]) from error
    except OSError as error:
        raise Refused("not_there", f"the hall at {server} can't be reached") from error
