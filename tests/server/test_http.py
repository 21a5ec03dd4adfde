"""The HTTP side: who one is, what is refused and how, the client's pages, the headers."""

import asyncio
import json
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request as Asked
from urllib.request import urlopen

import pytest
from starlette.applications import Starlette
from starlette.datastructures import Headers
from starlette.routing import Route
from tests.server.running import Running
from tests.server.site import Site

from tamaya.client.guest import Guest, ServerSays
from tamaya.server.config import Config, Limits, Rate
from tamaya.server.guard import Guard
from tamaya.server.pages import Pages
from tamaya.server.people import cookie
from tamaya.server.problems import HANDLERS
from tamaya.wire.settings import Settings

NEW_TABLE = {"type": "new_table", "settings": {"players": 2}}
JSON = {"Content-Type": "application/json"}


def ask(url: str, method: str, path: str, body: bytes | None, headers: dict[str, str]) -> tuple[int, Any]:
    """The status and the document of an answer."""
    request = Asked(url + path, method=method, data=body, headers=headers)
    try:
        with urlopen(request, timeout=30) as answer:
            return answer.status, json.loads(answer.read())
    except HTTPError as error:
        return error.code, json.loads(error.read())


async def test_a_guest_stays_the_same_person(running: Running) -> None:
    guest = await Guest.arrive(running.url)
    assert guest.name.startswith("Guest ")
    again = await Guest.arrive(running.url, "  Mai\u202e Lan ", cookie=guest.cookie)
    assert (again.user, again.name) == (guest.user, "Mai Lan")
    third = await Guest.arrive(running.url, cookie=guest.cookie)
    assert third.name == "Mai Lan"


async def test_a_forged_cookie_is_a_new_person(running: Running) -> None:
    guest = await Guest.arrive(running.url, "Mai")
    assert guest.cookie is not None
    forged = await Guest.arrive(running.url, cookie=guest.cookie[:-2] + "xx")
    assert forged.user != guest.user


@pytest.mark.parametrize(
    ("method", "path", "body", "headers", "status", "code"),
    [
        ("POST", "/api/tables", b"{}", {}, 415, "not_json"),
        ("POST", "/api/tables", b"{}", {"Content-Type": "text/plain"}, 415, "not_json"),
        ("POST", "/api/tables", b"{", JSON, 400, "bad_json"),
        ("POST", "/api/tables", b"\xff\xfe", JSON, 400, "bad_json"),
        ("POST", "/api/tables", b"{}", JSON, 400, "bad_message"),
        ("POST", "/api/tables", b" " * 20_000, JSON, 413, "too_large"),
        ("POST", "/api/tables", b"{}", {**JSON, "Origin": "https://elsewhere.example"}, 403, "origin"),
        ("POST", "/api/tables", b"{}", {**JSON, "Origin": "null"}, 403, "origin"),
        ("POST", "/api/tables", b"{}", {**JSON, "Sec-Fetch-Site": "cross-site"}, 403, "origin"),
        ("PUT", "/api/me", b'{"type":"new_name","name":"\\u200b"}', JSON, 409, "empty_name"),
        ("DELETE", "/api/me", None, JSON, 405, "method_not_allowed"),
        ("GET", "/api/nothing", None, {}, 404, "not_found"),
        ("GET", "/assets/nothing.js", None, {}, 404, "not_found"),
        ("GET", "/api/tables/AAAAAAAAAAAAAAAA/record", None, {}, 404, "no_table"),
        ("GET", "/api/tables/short/record", None, {}, 404, "no_table"),
    ],
)
def test_every_error_has_a_code(
    running: Running, method: str, path: str, body: bytes | None, headers: dict[str, str], status: int, code: str
) -> None:
    assert ask(running.url, method, path, body, headers) == (status, {"type": "problem", "code": code})


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"settings": {"players": 2, "variant": "plaid"}}, "unknown_variant"),
        ({"settings": {"players": 2, "first_player": 4}}, "first_player"),
        ({"bots": ["nobody"]}, "unknown_bot"),
        ({"bots": ["random", "random"]}, "seat_unknown"),
        ({"start": True}, "seats_free"),
    ],
)
def test_tables_that_cannot_be(running: Running, change: dict[str, Any], code: str) -> None:
    body = json.dumps({**NEW_TABLE, **change}).encode()
    assert ask(running.url, "POST", "/api/tables", body, JSON) == (409, {"type": "problem", "code": code})


async def test_no_record_before_the_end(running: Running) -> None:
    guest = await Guest.arrive(running.url)
    with pytest.raises(ServerSays, match="no_game"):
        await guest.record(await guest.create(Settings(players=2)))


async def test_catalogue(running: Running) -> None:
    catalogue = await (await Guest.arrive(running.url)).catalogue()
    assert {row.id for row in catalogue.variants} >= {"normal", "black-powder"}
    assert {row.id for row in catalogue.bots} >= {"random", "beginner"}
    for row in catalogue.presets:
        settings = {"players": 3, **row.settings}
        assert (
            ask(running.url, "POST", "/api/tables", json.dumps({**NEW_TABLE, "settings": settings}).encode(), JSON)[0]
            == 201
        )


def test_cookie_flags() -> None:
    assert {"HttpOnly", "SameSite=Lax", "Path=/"} <= set(cookie("x", secure=False).split("; "))
    assert "Secure" not in cookie("x", secure=False)
    assert cookie("x", secure=True).endswith("; Secure")


def test_the_secure_flag_follows_the_proxy(running: Running) -> None:
    request = Asked(running.url + "/api/me", headers={"X-Forwarded-Proto": "https"})
    with urlopen(request, timeout=30) as answer:
        assert "; Secure" in answer.headers["Set-Cookie"]


# ------------------------------------------------------------ pages


@pytest.fixture
def site(tmp_path: Path) -> Site:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html>the page")
    (tmp_path / "favicon.svg").write_text("<svg/>")
    script = tmp_path / "assets" / "index-abc.js"
    script.write_text("plain")
    script.with_name("index-abc.js.br").write_bytes(b"brotli")
    script.with_name("index-abc.js.gz").write_bytes(b"gzip")
    app = Starlette(routes=[Route("/{path:path}", Pages(tmp_path).serve)], exception_handlers=dict(HANDLERS))
    return Site(Guard(app, Config(tmp_path)))


@pytest.mark.parametrize("path", ["/", "/t/AAAAAAAAAAAAAAAA", "/rules", "/any/where"])
def test_the_page_is_everywhere(site: Site, path: str) -> None:
    answer, body = site.get(path)
    assert body == b"<!doctype html>the page"
    assert answer.headers["cache-control"] == "no-cache"
    assert site.get(path, if_none_match=answer.headers["etag"])[0].status_code == 304


def test_headers_of_every_answer(site: Site) -> None:
    for answer, _ in (site.get("/"), site.get("/none.js"), site.ask("POST", "/")):
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["referrer-policy"] == "same-origin"
        policy = answer.headers["content-security-policy"]
        assert "script-src 'self';" in policy
        assert "unsafe-inline" not in policy.partition("style-src-attr")[0]
        assert "frame-ancestors 'none'" in policy


def test_hashed_files_are_kept_for_ever_and_come_compressed(site: Site) -> None:
    answer, body = site.get("/assets/index-abc.js", accept_encoding="identity")
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert (body, answer.headers["content-type"]) == (b"plain", "text/javascript; charset=utf-8")
    answer, body = site.get("/assets/index-abc.js", accept_encoding="gzip, br")
    assert (body, answer.headers["content-encoding"]) == (b"brotli", "br")


@pytest.mark.parametrize(
    "path",
    ["/../secret.txt", "/assets/../../secret.txt", "/%2e%2e/secret.txt", "/assets/x.js.br", "/build.json"],
)
def test_nothing_else_is_served(site: Site, tmp_path: Path, path: str) -> None:
    (tmp_path.parent / "secret.txt").write_text("secret")
    answer, body = site.get(path)
    assert b"secret" not in body
    assert answer.status_code == 404


def test_a_new_build_is_noticed(site: Site, tmp_path: Path) -> None:
    site.get("/")
    (tmp_path / "index.html").write_text("a newer page")
    assert site.get("/")[1] == b"a newer page"


def test_requests_are_limited(tmp_path: Path) -> None:
    app = Starlette(exception_handlers=dict(HANDLERS))
    site = Site(Guard(app, Config(tmp_path, limits=Limits(requests=Rate(0.001, 3)))))
    statuses = [site.ask("POST", "/", json={})[0].status_code for _ in range(5)]
    assert statuses == [404, 404, 404, 429, 429]


def test_other_origins_by_choice(tmp_path: Path) -> None:
    guard = Guard(Starlette(), Config(tmp_path, origins=("https://hanabi.example",)))
    assert not guard.foreign(Headers({"origin": "https://hanabi.example", "host": "inside:8000"}))
    assert not guard.foreign(Headers({"origin": "http://Inside:8000", "host": "inside:8000"}))
    assert guard.foreign(Headers({"origin": "https://hanabi.example.evil", "host": "inside:8000"}))
    assert guard.foreign(Headers({"origin": "http://inside:8001", "host": "inside:8000"}))


async def test_a_lesson_is_a_table_at_the_right_turn(running: Running) -> None:
    guest = await Guest.arrive(running.url, "Mai")
    cookie = {"Cookie": guest.cookie or "", **JSON}
    _, listed = await asyncio.to_thread(ask, running.url, "GET", "/api/lessons", None, {})
    assert [row["id"] for row in listed["lessons"]][:2] == ["first", "chop"]
    _, script = await asyncio.to_thread(ask, running.url, "GET", "/api/lessons/saves", None, {})
    status, made = await asyncio.to_thread(ask, running.url, "POST", "/api/lessons/saves", None, cookie)
    assert status == 201
    async with await guest.join(made["table"]) as table:
        await table.next()
        assert (table.turn, table.seat) == (script["turns"][0]["turn"], 0)
        assert table.legal is not None
    status, problem = await asyncio.to_thread(ask, running.url, "POST", "/api/lessons/none", None, cookie)
    assert (status, problem["code"]) == (404, "no_lesson")
