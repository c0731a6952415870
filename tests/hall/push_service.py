"""A push service of the tests' own: it takes what a hall sends to browsers, checks who sent it, and reads it as the browser would.

    python tests/hall/push_service.py FOLDER

runs one, with its certificate in FOLDER, and writes a line of JSON for the subscription of a browser, then one for each message.
"""

from __future__ import annotations

import asyncio
import ipaddress
import json
import ssl
import sys
import time
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import h11
from cryptography import x509
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat, PublicFormat
from cryptography.x509.oid import NameOID

from greathall.hall.notices.vapid import to_bytes, to_text


def write_certificate(folder: Path) -> Path:
    """A certificate for this machine, and its key in the same file."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "the tests")])
    now = datetime.now(UTC)
    names = x509.SubjectAlternativeName([x509.IPAddress(ipaddress.ip_address("127.0.0.1")), x509.DNSName("localhost")])
    made = x509.CertificateBuilder().subject_name(name).issuer_name(name).public_key(key.public_key()).serial_number(1)
    made = made.not_valid_before(now - timedelta(days=1)).not_valid_after(now + timedelta(days=7))
    made = made.add_extension(names, False).add_extension(x509.BasicConstraints(True, None), True)
    file = folder / "certificate.pem"
    private = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    file.write_bytes(private + made.sign(key, SHA256()).public_bytes(Encoding.PEM))
    return file


class Subscription:
    """A browser that has subscribed: it alone can read what is sent to it."""

    def __init__(self) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = b"sixteen bytes :)"

    @property
    def public(self) -> bytes:
        return self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)

    def keys(self) -> dict[str, str]:
        return {"p256dh": to_text(self.public), "auth": to_text(self.auth)}

    def read(self, body: bytes) -> dict[str, Any]:
        """What is in a message, as RFC 8188 and RFC 8291 say."""
        salt, size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
        sender, sealed = body[21 : 21 + length], body[21 + length :]
        assert len(sealed) <= size <= 4096
        public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender)
        about = b"WebPush: info\x00" + self.public + sender
        shared = HKDF(SHA256(), 32, self.auth, about).derive(self.key.exchange(ec.ECDH(), public))
        key = HKDF(SHA256(), 16, salt, b"Content-Encoding: aes128gcm\x00").derive(shared)
        nonce = HKDF(SHA256(), 12, salt, b"Content-Encoding: nonce\x00").derive(shared)
        text = AESGCM(key).decrypt(nonce, sealed, None).rstrip(b"\x00")
        assert text[-1:] == b"\x02", "this is the last record"
        found: dict[str, Any] = json.loads(text[:-1])
        return found


def claims_of(authorization: str) -> tuple[dict[str, Any], str]:
    """What a VAPID token says, and the key that signed it; an error if the signature is not right."""
    kind, _, rest = authorization.partition(" ")
    assert kind == "vapid"
    given = dict(part.strip().split("=", 1) for part in rest.split(","))
    head, claims, signature = given["t"].split(".")
    raw = to_bytes(signature)
    signed = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), to_bytes(given["k"]))
    key.verify(signed, f"{head}.{claims}".encode(), ec.ECDSA(SHA256()))
    assert json.loads(to_bytes(head)) == {"typ": "JWT", "alg": "ES256"}
    said: dict[str, Any] = json.loads(to_bytes(claims))
    return said, given["k"]


class PushService:
    """Takes messages at any path, and answers as it is told to."""

    def __init__(self, folder: Path) -> None:
        self.certificate = write_certificate(folder)
        self.browser = Subscription()
        self.heard: list[dict[str, Any]] = []
        self.requests: list[tuple[h11.Request, bytes]] = []
        self.answers: list[int] = []
        """The statuses of the next answers; then 201."""
        self.more: bytes = b""
        """What follows the head of an answer."""
        self.told: Callable[[dict[str, Any]], None] = lambda message: None

    async def open(self) -> PushService:
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(self.certificate)
        self.server = await asyncio.start_server(self.serve, "127.0.0.1", 0, ssl=context)
        self.port = int(self.server.sockets[0].getsockname()[1])
        return self

    async def close(self) -> None:
        self.server.close()
        await self.server.wait_closed()

    @property
    def host(self) -> str:
        return f"127.0.0.1:{self.port}"

    def trusted(self) -> ssl.SSLContext:
        """For clients: this certificate is believed."""
        return ssl.create_default_context(cafile=str(self.certificate))

    def subscription(self, path: str = "/push/one") -> dict[str, str]:
        return {"kind": "push", "endpoint": f"https://{self.host}{path}", **self.browser.keys()}

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        line = h11.Connection(h11.SERVER)
        request, body = None, b""
        while True:
            event = line.next_event()
            if event is h11.NEED_DATA:
                line.receive_data(await reader.read(65536))
            elif isinstance(event, h11.Request):
                request = event
            elif isinstance(event, h11.Data):
                body += event.data
            elif isinstance(event, h11.EndOfMessage):
                break
            else:
                writer.close()
                return
        assert request is not None
        self.requests.append((request, bytes(body)))
        status = self.answers.pop(0) if self.answers else 201
        if status == 201:
            self.take(request, bytes(body))
        headers = {"Content-Length": str(len(self.more)), "Location": "https://127.0.0.1/elsewhere", "Connection": "close"}
        writer.write(line.send(h11.Response(status_code=status, headers=list(headers.items()))) or b"")
        writer.write(self.more)
        writer.close()

    def take(self, request: h11.Request, body: bytes) -> None:
        """Check a message as a push service does, and read it as the browser does."""
        headers = {name.decode(): value.decode() for name, value in request.headers}
        if headers["content-type"] == "application/json":
            self.heard.append(json.loads(body))
            self.told({"posted": json.loads(body)})
            return
        claims, key = claims_of(headers["authorization"])
        assert claims["aud"] == f"https://{self.host}"
        assert time.time() < claims["exp"] <= time.time() + 86400
        assert claims["sub"].startswith(("mailto:", "https:"))
        assert headers["content-encoding"] == "aes128gcm"
        assert int(headers["ttl"]) > 0
        message = {"said": self.browser.read(body), "key": key, "topic": headers["topic"], "urgency": headers["urgency"]}
        self.heard.append(message)
        self.told(message)


async def run(folder: Path) -> None:
    service = await PushService(folder).open()
    service.told = lambda message: print(json.dumps(message), flush=True)
    print(json.dumps({"host": service.host, "certificate": str(service.certificate), **service.subscription()}), flush=True)
    await asyncio.Event().wait()


if __name__ == "__main__":
    asyncio.run(run(Path(sys.argv[1])))
