"""Web Push: a message to a browser by way of its maker's push service (RFC 8030), encrypted for it alone (RFC 8291), signed (RFC 8292)."""

import asyncio
import base64
import ipaddress
import json
import os
import socket
from collections.abc import Iterable
from typing import Any
from urllib.parse import urlsplit

import http_ece
import httpcore
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

MONTH = 30 * 24 * 3600
"""Seconds for which a push service keeps a message for a browser that is away."""

HALF_DAY = 12 * 3600
"""Seconds for which a signature is good; a day is the most."""

SECONDS = 10.0
POINT_BYTES = 65
SECRET_BYTES = 16
MOST_ENDPOINT = 1000

_ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
"""Of the curve P-256."""


class BadEndpoint(ValueError):
    """No address that a message may be sent to."""


class Vapid:
    """The server's own key pair, by which push services know it. It follows from the key file: all workers have the same."""

    def __init__(self, key: bytes, contact: str | None = None) -> None:
        seed = HKDF(hashes.SHA256(), 48, None, b"tamaya web push").derive(key)
        self._private = ec.derive_private_key(int.from_bytes(seed, "big") % (_ORDER - 1) + 1, ec.SECP256R1())
        point = self._private.public_key().public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        self.public = encoded(point)
        self._contact = contact

    def authorization(self, endpoint: str, now: int) -> str:
        """The header for a message at a time, in seconds since 1970."""
        parts = urlsplit(endpoint)
        claims: dict[str, Any] = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": now + HALF_DAY}
        if self._contact is not None:
            claims["sub"] = self._contact
        head, body = (encoded(json.dumps(part).encode()) for part in ({"typ": "JWT", "alg": "ES256"}, claims))
        signature = self._private.sign(f"{head}.{body}".encode(), ec.ECDSA(hashes.SHA256()))
        r, s = decode_dss_signature(signature)
        return f"vapid t={head}.{body}.{encoded(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}, k={self.public}"


def encoded(raw: bytes) -> str:
    """As base64url without padding."""
    return base64.urlsafe_b64encode(raw).decode().rstrip("=")


def decoded(text: str) -> bytes:
    """From base64url.

    Raises:
        ValueError: it isn't.
    """
    return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)


def encrypted(message: bytes, p256dh: str, auth: str) -> bytes:
    """A message that only that browser can read."""
    private = ec.generate_private_key(ec.SECP256R1())
    sealed = http_ece.encrypt(
        message,
        salt=os.urandom(16),
        private_key=private,
        dh=decoded(p256dh),
        auth_secret=decoded(auth),
        version="aes128gcm",
    )
    return bytes(sealed)


def check_subscription(endpoint: str, p256dh: str, auth: str, *, anywhere: bool) -> None:
    """See to it that a browser's subscription can be used.

    Raises:
        BadEndpoint: it can't. With ``anywhere``, for tests, any host will do, and without TLS.
    """
    parts = urlsplit(endpoint)
    try:
        point = decoded(p256dh)
        good = len(point) == POINT_BYTES and len(decoded(auth)) == SECRET_BYTES
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
        port = parts.port
    except ValueError:
        raise BadEndpoint("no key") from None
    plain = (
        parts.username is None and parts.password is None and bool(parts.hostname) and len(endpoint) <= MOST_ENDPOINT
    )
    if not good or not plain:
        raise BadEndpoint("no address")
    if not anywhere and (parts.scheme != "https" or port not in (None, 443)):
        raise BadEndpoint("not https")


def public(addresses: Iterable[str]) -> bool:
    """Whether all of these are addresses out in the internet.

    >>> public(["93.184.215.14"]), public(["93.184.215.14", "127.0.0.1"]), public(["fd00::1"]), public(["169.254.169.254"])
    (True, False, False, False)
    """
    found = [ipaddress.ip_address(address.partition("%")[0]) for address in addresses]
    return bool(found) and all(one.is_global and not one.is_multicast for one in found)


class PublicOnly(httpcore.AsyncNetworkBackend):
    """Connects to hosts in the internet, never to this machine or its network: whoever subscribes chooses the host.

    The name is looked up once, all of its addresses are judged, and the connection goes to one of those: a name that means something else
    a moment later is of no use.
    """

    def __init__(self) -> None:
        self._inner = httpcore.AnyIOBackend()

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,  # noqa: ASYNC109 - httpcore names it
        local_address: str | None = None,
        socket_options: Any = None,
    ) -> httpcore.AsyncNetworkStream:
        """Connect.

        Raises:
            BadEndpoint: the host isn't out in the internet.
        """
        infos = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
        addresses = [str(info[4][0]) for info in infos]
        if not public(addresses):
            raise BadEndpoint("not a public host")
        return await self._inner.connect_tcp(addresses[0], port, timeout, local_address, socket_options)

    async def connect_unix_socket(self, *_: Any, **__: Any) -> httpcore.AsyncNetworkStream:
        """Never."""
        raise BadEndpoint("not a public host")


class Sender:
    """Sends messages. Follows no redirections, reads no answer beyond its status."""

    def __init__(self, vapid: Vapid, *, anywhere: bool = False) -> None:
        self._vapid = vapid
        backend = None if anywhere else PublicOnly()
        self._pool = httpcore.AsyncConnectionPool(
            max_connections=20, max_keepalive_connections=5, keepalive_expiry=30, network_backend=backend
        )

    async def send(self, endpoint: str, p256dh: str, auth: str, message: bytes, topic: str, now: int) -> int:
        """Send a message; a later one of the same topic takes its place. Returns the answer's status.

        Raises:
            BadEndpoint, httpcore.NetworkError, httpcore.ProtocolError, httpcore.TimeoutException, OSError: it can't be reached.
        """
        headers: dict[bytes | str, bytes | str] = {
            "Authorization": self._vapid.authorization(endpoint, now),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(MONTH),
            "Topic": topic,
            "Urgency": "high",
        }
        timeouts = dict.fromkeys(("connect", "read", "write", "pool"), SECONDS)
        content = encrypted(message, p256dh, auth)
        async with self._pool.stream(
            "POST", endpoint, headers=headers, content=content, extensions={"timeout": timeouts}
        ) as answer:
            return answer.status

    async def close(self) -> None:
        """Let go of the connections."""
        await self._pool.aclose()
