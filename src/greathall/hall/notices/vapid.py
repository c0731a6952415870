"""Who the hall is to push services: a key of its own, made once, and a token signed with it (RFC 8292)."""

from __future__ import annotations

import json
from base64 import urlsafe_b64decode, urlsafe_b64encode
from functools import cached_property
from typing import Any, Final

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

LASTS: Final = 12 * 3600
"""For how many seconds a token is good; push services want no more than a day."""


def to_text(raw: bytes) -> str:
    """Bytes as browsers and tokens write them: base64 for addresses, without padding."""
    return urlsafe_b64encode(raw).rstrip(b"=").decode()


def to_bytes(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def point(key: ec.EllipticCurvePublicKey) -> bytes:
    """A public key as the point that it is."""
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def fresh_secret() -> str:
    """A new private key."""
    return to_text(ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value.to_bytes(32, "big"))


class Vapid:
    """The hall's key."""

    def __init__(self, secret: str) -> None:
        self.secret = secret

    @cached_property
    def key(self) -> ec.EllipticCurvePrivateKey:
        return ec.derive_private_key(int.from_bytes(to_bytes(self.secret), "big"), ec.SECP256R1())

    @cached_property
    def public(self) -> str:
        """What browsers are given when they subscribe."""
        return to_text(point(self.key.public_key()))

    def token(self, origin: str, contact: str, now: float) -> str:
        """Says to a push service that it is the hall that writes."""
        claims = {"aud": origin, "exp": int(now) + LASTS, "sub": contact}
        signed = f"{part({'typ': 'JWT', 'alg': 'ES256'})}.{part(claims)}"
        numbers = decode_dss_signature(self.key.sign(signed.encode(), ec.ECDSA(SHA256())))
        return f"{signed}.{to_text(b''.join(number.to_bytes(32, 'big') for number in numbers))}"

    def authorization(self, origin: str, contact: str, now: float) -> str:
        return f"vapid t={self.token(origin, contact, now)}, k={self.public}"


def part(content: dict[str, Any]) -> str:
    return to_text(json.dumps(content, separators=(",", ":")).encode())
