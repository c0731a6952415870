"""Messages that only one browser can read, for its push service to carry (RFC 8291)."""

from __future__ import annotations

import secrets
from hashlib import sha256
from hmac import digest
from typing import Final

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

from greathall.hall.notices.vapid import point, to_bytes

RECORD: Final = 4096
PADDED: Final = 1024
"""Messages are filled up to this length, so that it tells nothing of what is in them."""
SALT: Final = 16
LAST: Final = b"\x02"


class BadKeys(ValueError):
    """These are not the keys of a subscription."""


def browser_keys(p256dh: str, auth: str) -> tuple[ec.EllipticCurvePublicKey, bytes]:
    """The keys of a subscription, as a browser gives them."""
    try:
        public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), to_bytes(p256dh))
        secret = to_bytes(auth)
    except ValueError as error:
        raise BadKeys from error
    if len(secret) != SALT:
        raise BadKeys
    return public, secret


def derived(salt: bytes, key: bytes, about: bytes, length: int) -> bytes:
    """HKDF with SHA-256, for as much as one block gives."""
    return digest(digest(salt, key, sha256), about + b"\x01", sha256)[:length]


def encrypted(text: bytes, p256dh: str, auth: str) -> bytes:
    """The text, for the browser with these keys alone."""
    own = ec.generate_private_key(ec.SECP256R1())
    return encrypted_with(own, secrets.token_bytes(SALT), text + LAST + bytes(max(0, PADDED - len(text))), p256dh, auth)


def encrypted_with(own: ec.EllipticCurvePrivateKey, salt: bytes, record: bytes, p256dh: str, auth: str) -> bytes:
    """The same with a key and a salt that are given; the record ends with its delimiter and padding."""
    browser, secret = browser_keys(p256dh, auth)
    theirs, ours = point(browser), point(own.public_key())
    shared = derived(secret, own.exchange(ec.ECDH(), browser), b"WebPush: info\x00" + theirs + ours, 32)
    key = derived(salt, shared, b"Content-Encoding: aes128gcm\x00", 16)
    nonce = derived(salt, shared, b"Content-Encoding: nonce\x00", 12)
    head = salt + RECORD.to_bytes(4, "big") + bytes([len(ours)]) + ours
    return head + AESGCM(key).encrypt(nonce, record, None)
