"""The entrance of a hall that asks for a password: whoever knows it is given a pass, and without one nobody gets further."""

from __future__ import annotations

import hmac
from typing import Final

from starlette.requests import HTTPConnection

from greathall.hall.keys import fresh_key, shared_key

COOKIE: Final = "greathall-pass"
"""Where browsers and programs keep the pass."""
FREE: Final = ("/healthz", "/metrics", "/notices/", "/api/admin/", "/api/entrance")
"""What is answered without one, beside the page itself: each of these has its own way to know who asks."""


class Entrance:
    """Knows the password, and the pass that follows from it: another password makes all passes worthless."""

    def __init__(self, password: str = "") -> None:
        self.password = password
        self.secret = fresh_key()
        """What passes are made with. All servers of a hall have the same."""

    def right(self, password: str) -> bool:
        """Whether this is the password, compared in constant time."""
        return hmac.compare_digest(password.encode(), self.password.encode())

    def made_pass(self) -> str:
        return shared_key(self.secret, self.password)

    def admits(self, visitor: HTTPConnection) -> bool:
        """Whether a visitor has a pass, or needs none."""
        return not self.password or hmac.compare_digest(visitor.cookies.get(COOKIE, "").encode(), self.made_pass().encode())


def is_free(path: str) -> bool:
    return path.startswith(FREE)
