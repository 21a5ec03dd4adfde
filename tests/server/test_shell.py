"""The client's page names ahead what its address will want, so that nothing is fetched one after another."""

import gzip
import json
import re
from pathlib import Path

import pytest
from starlette.applications import Starlette
from starlette.routing import Route
from tests.server.site import Site

from tamaya.server.pages import Pages
from tamaya.server.shell import ENTRIES

WEB = Path(__file__).resolve().parents[2] / "web"
HEAD = "<!doctype html><head>\n</head>the page"
CHUNKS = {
    "src/pages/Start.svelte": {"file": "assets/Start-1.js", "imports": ["_common-1.js"], "css": ["assets/Start-1.css"]},
    "src/table/TablePage.svelte": {"file": "assets/Table-1.js", "imports": ["_common-1.js"]},
    "_common-1.js": {"file": "assets/common-1.js", "css": ["assets/common-1.css"]},
    "src/pages/Rules.svelte": {"file": "assets/Rules-1.js"},
    "src/net/ahead.ts": {"file": "assets/ahead-1.js"},
    "virtual:catalogue/en": {"file": "assets/en-1.js"},
    "virtual:catalogue/ja": {"file": "assets/ja-1.js"},
    "virtual:catalogue/ja/rules": {"file": "assets/ja-rules-1.js"},
}


@pytest.fixture
def built(tmp_path: Path) -> Site:
    (tmp_path / "index.html").write_text(HEAD)
    (tmp_path / "build.json").write_text(json.dumps(CHUNKS))
    return Site(Starlette(routes=[Route("/{path:path}", Pages(tmp_path).serve)]))


def named(body: bytes) -> list[str]:
    return re.findall(r'(?:href|src)="([^"]+)"', body.decode())


def test_the_page_names_ahead_what_its_address_will_want(built: Site) -> None:
    assert named(built.get("/", accept_language="ja-JP, en;q=0.5")[1]) == [
        "/api/me",
        "/assets/common-1.js",
        "/assets/Start-1.js",
        "/assets/ja-1.js",
        "/assets/common-1.css",
        "/assets/Start-1.css",
    ]
    assert "/assets/Table-1.js" in named(built.get("/t/AAAAAAAAAAAAAAAA")[1])
    assert named(built.get("/any/where")[1]) == ["/assets/en-1.js"]


def test_words_of_some_pages_alone_are_named_with_them(built: Site) -> None:
    assert named(built.get("/rules?lang=ja")[1]) == ["/assets/Rules-1.js", "/assets/ja-1.js", "/assets/ja-rules-1.js"]


def test_a_table_is_talked_to_before_the_client_has_come(built: Site, tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text(HEAD.replace("</head>", '<script src="/assets/index-1.js"></script></head>'))
    files = named(built.get("/t/AAAAAAAAAAAAAAAA")[1])
    assert files[:3] == ["/api/me", "/assets/ahead-1.js", "/assets/index-1.js"]
    assert "/assets/ahead-1.js" not in named(built.get("/")[1])


def test_the_page_differs_by_language_and_says_so(built: Site) -> None:
    (english, _), (japanese, body) = (built.get("/rules", accept_language=wish) for wish in ("en", "ja"))
    assert english.headers["etag"] != japanese.headers["etag"]
    assert "Accept-Language" in japanese.headers["vary"]
    assert named(built.get("/rules?lang=ja", accept_language="en")[1]) == named(body)


def test_the_page_comes_compressed(built: Site) -> None:
    answer, body = built.get("/", accept_encoding="gzip")
    assert answer.headers["content-encoding"] == "gzip"
    assert gzip.decompress(body) == built.get("/", accept_encoding="identity")[1]


def test_what_was_named_already_is_not_named_twice(built: Site, tmp_path: Path) -> None:
    link = '<link rel="modulepreload" crossorigin href="/assets/common-1.js">'
    (tmp_path / "index.html").write_text(HEAD.replace("</head>", f"{link}</head>"))
    assert named(built.get("/")[1]).count("/assets/common-1.js") == 1


def test_every_page_of_the_client_has_an_entry() -> None:
    source = (WEB / "src" / "App.svelte").read_text("utf-8")
    shown = {f"src/{path}" for path in re.findall(r'import\("\./([\w/]+\.svelte)"\)', source)}
    assert {entry.module for entry in ENTRIES} == shown
    worded = re.findall(r'worded\(import\("\./([\w/]+\.svelte)"\), "(\w+)"\)', source)
    assert {(entry.module, entry.words) for entry in ENTRIES if entry.words} == {
        (f"src/{path}", part) for path, part in worded
    }
