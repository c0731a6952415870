"""Secret links: whoever has the key of a seat is that seat. The hall keeps only what it needs to recognise a key."""

from __future__ import annotations

import hashlib
import hmac
import secrets


def fresh_key() -> str:
    """A key of 256 bits from the operating system."""
    return secrets.token_urlsafe(32)


def lock_of(key: str) -> str:
    """What is stored: a key has enough bits that its plain SHA-256 can't be turned back."""
    return hashlib.sha256(key.encode()).hexdigest()


def opens(key: str, lock: str) -> bool:
    """Whether the key belongs to the lock, compared in constant time. Nothing opens an empty lock."""
    return bool(lock) and hmac.compare_digest(lock_of(key), lock)


def fresh_name(length: int = 12) -> str:
    """The public name of a table, in letters that can be told apart."""
    return "".join(secrets.choice("abcdefghjkmnpqrstuvwxyz23456789") for _ in range(length))
