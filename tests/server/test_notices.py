"""Being told of one's turn while away: pushes to a stand-in for a push service, and the Atom feed."""

import asyncio
import base64
import json
import os
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from pathlib import Path
from xml.etree import ElementTree as ET

import http_ece
import httpx
import pytest
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature

from tamaya.server import webpush
from tamaya.server.app import create_app
from tamaya.server.config import Config, Limits, Rate
from tamaya.server.folder import DataFolder
from tamaya.server.hub import Hub
from tamaya.server.webpush import BadEndpoint, Sender, Vapid, check_subscription, decoded, encoded
from tamaya.wire import messages as m
from tamaya.wire.actions import WirePlay
from tamaya.wire.http import NewTable
from tamaya.wire.settings import Settings

MUCH = Rate(1000, 1000)
POST = {"content-type": "application/json"}


@dataclass
class Browser:
    """Its own key pair, and a push service on loopback that keeps what comes."""

    status: int = 201
    got: list[tuple[dict[str, str], bytes]] = field(default_factory=list)
    port: int = 0

    def __post_init__(self) -> None:
        self.private = ec.generate_private_key(ec.SECP256R1())
        point = self.private.public_key().public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        self.p256dh, self.secret = encoded(point), os.urandom(16)

    @property
    def endpoint(self) -> str:
        return f"http://127.0.0.1:{self.port}/push/abc"

    def subscription(self) -> dict[str, str]:
        keys = {"p256dh": self.p256dh, "auth": encoded(self.secret)}
        return {"type": "push_subscription", "endpoint": self.endpoint, "language": "ja", **keys}

    async def take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode()
        headers = dict(line.split(": ", 1) for line in head.split("\r\n")[1:] if line)
        headers = {name.lower(): value for name, value in headers.items()}
        body = await reader.readexactly(int(headers["content-length"]))
        self.got.append((headers, body))
        writer.write(f"HTTP/1.1 {self.status} X\r\nContent-Length: 0\r\nConnection: close\r\n\r\n".encode())
        await writer.drain()
        writer.close()

    def read(self, at: int = -1) -> dict[str, str]:
        """What a message says to the browser."""
        sealed = self.got[at][1]
        text = http_ece.decrypt(sealed, private_key=self.private, auth_secret=self.secret, version="aes128gcm")
        message: dict[str, str] = json.loads(text)
        return message

    async def waits(self, count: int) -> None:
        for _ in range(250):
            if len(self.got) >= count:
                return
            await asyncio.sleep(0.02)
        raise AssertionError(f"{len(self.got)} messages of {count}")


@pytest.fixture
async def browser() -> AsyncIterator[Browser]:
    made = Browser()
    server = await asyncio.start_server(made.take, "127.0.0.1", 0)
    made.port = server.sockets[0].getsockname()[1]
    yield made
    server.close()


@dataclass
class Site:
    """A server without a socket, and two visitors of it."""

    hub: Hub
    mai: httpx.AsyncClient
    jonas: httpx.AsyncClient
    users: dict[str, str] = field(default_factory=dict)


@pytest.fixture
async def site(tmp_path: Path) -> AsyncIterator[Site]:
    limits = Limits(requests=MUCH, pushes=MUCH)
    app = create_app(
        Config(tmp_path, limits=limits, push_anywhere=True, contact="mailto:host@example.org"), DataFolder(tmp_path)
    )
    async with app.router.lifespan_context(app):
        transport = httpx.ASGITransport(app)
        clients = [httpx.AsyncClient(transport=transport, base_url="http://site") for _ in range(2)]
        made = Site(app.state.hub, clients[0], clients[1])
        for name, client in zip(("mai", "jonas"), clients, strict=True):
            made.users[name] = (await client.get("/api/me")).json()["user"]
        yield made
        for client in clients:
            await client.aclose()


async def begun(site: Site) -> str:
    mai, jonas = site.users["mai"], site.users["jonas"]
    table_id = await site.hub.create(mai, "Mai", NewTable(Settings(players=2, first_player=0, clock="days")))
    table = await site.hub.table(table_id)
    assert table is not None
    await table.do(jonas, "Jonas", "sit", m.Sit())
    await table.do(mai, "Mai", "start", m.Start())
    return table_id


async def test_a_push_for_ones_turn_that_only_the_browser_can_read(site: Site, browser: Browser) -> None:
    key = (await site.jonas.get("/api/push")).json()["key"]
    assert (await site.jonas.post("/api/push", json=browser.subscription())).status_code == 201
    table_id = await begun(site)
    table = await site.hub.table(table_id)
    assert table is not None
    await asyncio.sleep(0.1)
    assert browser.got == []
    await table.do(site.users["mai"], "Mai", "act", m.Act(0, WirePlay(0)))
    await browser.waits(1)
    assert browser.read()["url"] == f"/t/{table_id}"
    assert browser.read()["title"] == "Hanabi：あなたの番です"
    headers, sealed = browser.got[0]
    assert table_id.encode() not in sealed
    assert table_id not in str(headers)
    claims = verified(headers["authorization"], key)
    assert claims["aud"] == f"http://127.0.0.1:{browser.port}"
    assert claims["sub"] == "mailto:host@example.org"
    assert (headers["ttl"], headers["urgency"]) == (str(30 * 24 * 3600), "high")


def verified(authorization: str, key: str) -> dict[str, str]:
    """The claims of a signature by that key."""
    token, given = authorization.removeprefix("vapid t=").split(", k=")
    assert given == key
    head, body, signature = token.split(".")
    raw = decoded(signature)
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decoded(key))
    der = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    public.verify(der, f"{head}.{body}".encode(), ec.ECDSA(hashes.SHA256()))
    claims: dict[str, str] = json.loads(base64.urlsafe_b64decode(body + "=="))
    return claims


async def test_a_browser_that_is_gone_is_forgotten(site: Site, browser: Browser) -> None:
    browser.status = 410
    await site.mai.post("/api/push", json=browser.subscription())
    await begun(site)
    await browser.waits(1)
    await asyncio.sleep(0.2)
    browser.status = 201
    await begun(site)
    await asyncio.sleep(0.3)
    assert len(browser.got) == 1


async def test_no_more_once_one_says_so(site: Site, browser: Browser) -> None:
    await site.mai.post("/api/push", json=browser.subscription())
    # Nobody else can end it.
    await site.jonas.post("/api/push/end", json={"type": "push_end", "endpoint": browser.endpoint})
    await begun(site)
    await browser.waits(1)
    await site.mai.post("/api/push/end", json={"type": "push_end", "endpoint": browser.endpoint})
    await begun(site)
    await asyncio.sleep(0.3)
    assert len(browser.got) == 1


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://push.example/1",
        "https://push.example:8443/1",
        "https://user:word@push.example/1",
        "https:///1",
        "file:///etc/passwd",
        "https://push.example/" + "x" * 1000,
    ],
)
def test_only_https_at_its_usual_port(endpoint: str) -> None:
    browser = Browser()
    with pytest.raises(BadEndpoint):
        check_subscription(endpoint, browser.p256dh, encoded(browser.secret), anywhere=False)


def test_keys_must_be_keys() -> None:
    browser = Browser()
    check_subscription("https://push.example/1", browser.p256dh, encoded(browser.secret), anywhere=False)
    for p256dh, auth in (
        ("AAAA", encoded(browser.secret)),
        (browser.p256dh, "AAAA"),
        (encoded(b"\x04" + bytes(64)), "AAAA"),
    ):
        with pytest.raises(BadEndpoint):
            check_subscription("https://push.example/1", p256dh, auth, anywhere=False)


@pytest.mark.parametrize(
    "host", ["127.0.0.1", "localhost", "[::1]", "10.0.0.1", "169.254.169.254", "[::ffff:127.0.0.1]"]
)
async def test_nothing_is_sent_into_ones_own_network(host: str, browser: Browser) -> None:
    sender = Sender(Vapid(b"key"))
    with pytest.raises(BadEndpoint):
        await sender.send(f"https://{host}:{browser.port}/1", browser.p256dh, encoded(browser.secret), b"{}", "t", 0)
    await sender.close()
    assert browser.got == []


async def test_a_name_that_leads_into_ones_own_network(browser: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    async def answers(*_: object, **__: object) -> list[object]:
        return [(2, 1, 6, "", ("93.184.215.14", 443)), (2, 1, 6, "", ("127.0.0.1", 443))]

    monkeypatch.setattr(asyncio.get_running_loop(), "getaddrinfo", answers, raising=False)
    with pytest.raises(BadEndpoint):
        await webpush.PublicOnly().connect_tcp("push.example", 443)


def test_the_key_pair_follows_from_the_key_file() -> None:
    assert Vapid(b"one").public == Vapid(b"one").public != Vapid(b"two").public
    assert len(decoded(Vapid(b"one").public)) == 65


async def test_a_feed_of_ones_turns_without_a_cookie(site: Site) -> None:
    made = await site.mai.post("/api/me/feed", json={"type": "feed", "language": "de"})
    path = made.json()["path"]
    async with httpx.AsyncClient(transport=site.mai._transport, base_url="http://site") as reader:
        empty = ET.fromstring((await reader.get(path)).text)
        space = "{http://www.w3.org/2005/Atom}"
        assert empty.findall(f"{space}entry") == []
        table_id = await begun(site)
        answer = await reader.get(path)
        assert answer.headers["content-type"].startswith("application/atom+xml")
        feed = ET.fromstring(answer.text)
        (entry,) = feed.findall(f"{space}entry")
        link = entry.find(f"{space}link")
        assert link is not None
        assert link.get("href") == f"http://site/t/{table_id}"
        assert entry.findtext(f"{space}title") == "Hanabi: Du bist dran"
        assert "Jonas" not in answer.text
        assert site.users["mai"] not in answer.text
        again = await reader.get(path, headers={"if-none-match": answer.headers["etag"]})
        assert again.status_code == 304
        # A new one makes the old one worthless.
        renewed = (await site.mai.post("/api/me/feed", json={"type": "feed"})).json()["path"]
        assert (await reader.get(path)).status_code == 404
        assert (await reader.get(renewed)).status_code == 200
        # It is no session.
        assert (await reader.get("/api/me/tables", headers={"cookie": f"tamaya={path.rpartition('/')[2]}"})).json()[
            "tables"
        ] == []
