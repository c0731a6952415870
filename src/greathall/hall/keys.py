"""Secret links: whoever has the key of a seat is that seat. The hall keeps only what it needs to recognise a key."""

from __future__ import annotations

import base64
import hashlib
import hmac
import os
import secrets
from pathlib import Path
from typing import Final


def fresh_key() -> str:
    """A key of 256 bits from the operating system."""
    return secrets.token_urlsafe(32)


KEY_FORM: Final = "^[A-Za-z0-9_-]{42}[AEIMQUYcgkosw048]$"
"""How 256 bits are written: 43 characters, the last of which has four bits."""


def kept_key(file: Path) -> str:
    """The key in a file that its owner alone may read; made now if there is none."""
    try:
        with open(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600), "w", encoding="ascii") as made:
            made.write(f"{fresh_key()}\n")
    except FileExistsError:
        if file.stat().st_mode & 0o077:
            file.chmod(0o600)
    return file.read_text(encoding="ascii").strip()


def lock_of(key: str) -> str:
    """What is stored: a key has enough bits that its plain SHA-256 can't be turned back."""
    return hashlib.sha256(key.encode()).hexdigest()


def opens(key: str, lock: str) -> bool:
    """Whether the key belongs to the lock, compared in constant time. Nothing opens an empty lock."""
    return bool(lock) and hmac.compare_digest(lock_of(key), lock)


def browser_at(table: str, token: str) -> str:
    """What a table recognises a browser by that has sent its token; empty for one that sends none. Each table knows it by something else,
    so that nobody who reads the store can follow a browser from table to table."""
    return lock_of(f"{table} {token}") if token else ""


def shared_key(key: str, what: str) -> str:
    """The key of what the holder of another key shares: always the same, and the other can't be worked out from it."""
    return base64.urlsafe_b64encode(hmac.digest(key.encode(), what.encode(), "sha256")).decode().rstrip("=")


def seal(key: str, token: str) -> str:
    """The key so that only the token gives it back: both are random and as long as the pad, and the pad is used once."""
    return bytes(one ^ other for one, other in zip(base64.urlsafe_b64decode(f"{key}="), pad(token), strict=True)).hex()


def unseal(sealed: str, token: str) -> str:
    """The key again."""
    key = bytes(one ^ other for one, other in zip(bytes.fromhex(sealed), pad(token), strict=True))
    return base64.urlsafe_b64encode(key).decode().rstrip("=")


def pad(token: str) -> bytes:
    """256 bits that follow from a token and tell nothing of its lock, nor the lock of them."""
    return hashlib.sha256(f"pad {token}".encode()).digest()


def fresh_name(length: int = 12) -> str:
    """The public name of a table, in letters that can be told apart."""
    return "".join(secrets.choice("abcdefghjkmnpqrstuvwxyz23456789") for _ in range(length))
