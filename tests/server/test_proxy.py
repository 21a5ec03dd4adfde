"""Behind Debian's nginx with the guide's configuration: TLS, secure cookies, sockets, addresses that can't be made up."""

import asyncio
import http.client
import os
import re
import shutil
import socket
import ssl
import subprocess
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest
from tests.server.running import Running, free_port
from websockets.asyncio.client import connect

from tamaya.server.config import Limits, Rate

GUIDE = Path(__file__).resolve().parents[2] / "examples" / "nginx.conf"
NGINX = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin")


@dataclass
class Site:
    """A server behind its proxy."""

    url: str
    plain: str
    direct: str
    trust: ssl.SSLContext

    def ask(self, path: str, method: str = "GET", body: bytes | None = None, **headers: str) -> tuple[int, str, str]:
        """Status, body and the cookie that was set."""
        request = Request(self.url + path, data=body, method=method, headers=headers)
        try:
            with urlopen(request, timeout=30, context=self.trust) as answer:
                return answer.status, answer.read().decode(), answer.headers.get("Set-Cookie") or ""
        except HTTPError as error:
            return error.code, error.read().decode(), ""


def certificate(folder: Path) -> None:
    """For this machine, by itself."""
    command = ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"]
    command += ["-days", "1", "-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"]
    command += ["-keyout", str(folder / "privkey.pem"), "-out", str(folder / "fullchain.pem")]
    subprocess.run(command, check=True, capture_output=True)


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    if NGINX is None or shutil.which("openssl") is None:
        if os.environ.get("CI"):
            pytest.fail("nginx is not installed: make debian")
        pytest.skip("nginx or openssl is not installed; on Debian: sudo apt install nginx-light")
    folder = tmp_path_factory.mktemp("proxy")
    certificate(folder)
    server = Running(folder / "data", limits=Limits(arrivals=Rate(0.001, 3)))
    tls, plain = free_port(), free_port()
    # The guide's own file, with this test's ports and paths in it.
    text = GUIDE.read_text("utf-8")
    for old, new in (
        ("127.0.0.1:8000", f"127.0.0.1:{server.port}"),
        ("listen 443 ssl", f"listen 127.0.0.1:{tls} ssl"),
        ("listen 80", f"listen 127.0.0.1:{plain}"),
        ("/etc/letsencrypt/live/hanabi.example", str(folder)),
        ("server_name hanabi.example", "server_name localhost"),
    ):
        assert old in text
        text = text.replace(old, new)
    places = "".join(
        f"{name}_temp_path {folder}/{name};" for name in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    user = "user root;" if os.geteuid() == 0 else ""
    configuration = folder / "nginx.conf"
    configuration.write_text(
        f"{user} daemon off; pid {folder}/pid; error_log {folder}/error.log; events {{}}\nhttp {{ {places}\n{text}\n}}"
    )
    process = subprocess.Popen([NGINX, "-c", str(configuration), "-e", f"{folder}/error.log"])
    deadline = time.monotonic() + 30
    while time.monotonic() < deadline:
        assert process.poll() is None, (folder / "error.log").read_text()
        try:
            socket.create_connection(("127.0.0.1", tls), timeout=1).close()
            break
        except OSError:
            time.sleep(0.05)
    trust = ssl.create_default_context(cafile=str(folder / "fullchain.pem"))
    yield Site(f"https://localhost:{tls}", f"http://localhost:{plain}", server.url, trust)
    process.terminate()
    process.wait(timeout=30)
    server.stop()


def test_cookies_are_secure_and_pages_may_change_things(site: Site) -> None:
    status, _, cookie = site.ask("/api/me")
    assert status == 200
    assert re.search(r"; Secure\b", cookie)
    headers = {"Cookie": cookie.partition(";")[0], "Origin": site.url, "Content-Type": "application/json"}
    status, text, _ = site.ask("/api/me", "PUT", b'{"name":"Mai"}', **headers)
    assert (status, '"Mai"' in text) == (200, True)
    status, text, _ = site.ask("/api/me", "PUT", b'{"name":"Mai"}', **headers | {"Origin": "https://evil.example"})
    assert (status, '"origin"' in text) == (403, True)


async def test_sockets_come_through(site: Site) -> None:
    _, _, cookie = await asyncio.to_thread(site.ask, "/api/me")
    headers = {"Cookie": cookie.partition(";")[0], "Origin": site.url, "Content-Type": "application/json"}
    settings = b'{"settings":{"players":2}}'
    _, text, _ = await asyncio.to_thread(lambda: site.ask("/api/tables", "POST", settings, **headers))
    table = re.search(r'"table":"([^"]+)"', text)
    assert table is not None, text
    address = f"wss{site.url.removeprefix('https')}/ws/tables/{table[1]}"
    wanted = {"Cookie": headers["Cookie"], "Origin": site.url}
    async with connect(address, ssl=site.trust, additional_headers=wanted) as opened:
        await opened.send('{"type":"hello","version":2}')
        assert '"snapshot"' in str(await asyncio.wait_for(opened.recv(), 30))
    with pytest.raises(Exception, match="403"):
        await connect(address, ssl=site.trust, additional_headers=wanted | {"Origin": "https://evil.example"})


def test_plain_http_leads_to_tls_and_figures_stay_inside(site: Site) -> None:
    with pytest.raises(HTTPError, match="404"):
        urlopen(Request(site.direct + "/metrics", headers={"X-Forwarded-For": "192.0.2.7"}), timeout=30)
    assert site.ask("/metrics")[0] == 404
    asked = http.client.HTTPConnection(site.plain.removeprefix("http://"), timeout=30)
    asked.request("GET", "/t/abc")
    answer = asked.getresponse()
    assert (answer.status, answer.headers["Location"]) == (301, "https://localhost/t/abc")
    asked.close()


def test_nobody_makes_up_where_they_come_from(site: Site) -> None:
    """Limits per address hold, whatever a visitor says of theirs."""
    claims = [{"X-Forwarded-For": f"192.0.2.{number}"} for number in range(6)]
    statuses = [site.ask("/api/me", "GET", None, **claim)[0] for claim in claims]
    assert 429 in statuses
