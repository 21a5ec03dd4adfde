"""A real server on a free port, and a real browser on it."""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright
from tests.browser.looks import SIZES
from tests.browser.server import Server, free_port, wait_for

ROOT = Path(__file__).resolve().parents[2]
STATIC = ROOT / "src" / "tamaya" / "server" / "static"
ARGUMENTS = [
    "--headless=new",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
SCREENS = os.environ.get("TAMAYA_SCREENS")
"""Folder for pictures (`make screens`); without it none are taken."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark whatever lies in this folder."""
    here = Path(__file__).parent
    for item in items:
        if here in item.path.parents:
            item.add_marker(pytest.mark.browser)


def missing(what: str) -> None:
    """Fail where the tests are the proof (CI), skip elsewhere."""
    if os.environ.get("CI"):
        pytest.fail(what)
    pytest.skip(what)


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Start `tamaya serve` in an empty folder; return its address."""
    if not (STATIC / "index.html").is_file():
        missing("the client isn't built: make web")
    port = free_port()
    command = [sys.executable, "-c", "from tamaya.cli.main import main; main()"]
    process = subprocess.Popen(
        [*command, "serve", "--port", str(port)],
        cwd=tmp_path_factory.mktemp("server"),
    )
    try:
        wait_for(port, process)
        yield f"http://127.0.0.1:{port}"
    finally:
        process.terminate()
        try:
            process.wait(timeout=10)
        except subprocess.TimeoutExpired:
            process.kill()


# Not for the whole session: Playwright's loop would be in the way of other folders' async tests.
@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """Start Chromium; Debian's, because Playwright's own download isn't to be had everywhere."""
    path = os.environ.get("TAMAYA_CHROMIUM") or shutil.which("chromium")
    if path is None:
        missing("no chromium: make debian")
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
        yield chromium
        chromium.close()


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server of a module's own, whose bots answer at once."""
    server = Server(tmp_path_factory.mktemp("own"))
    server.start()
    yield server
    server.stop()


@pytest.fixture(scope="module")
def address(own: Server) -> str:
    """Where that server is."""
    return own.address


@contextmanager
def visitor(browser: Browser, size: str, **more: Any) -> Iterator[Page]:
    """Somebody's own browser; its console may complain."""
    width, height = SIZES[size]
    viewport: ViewportSize = {"width": width, "height": height}
    context = browser.new_context(locale="en-GB", reduced_motion="reduce", viewport=viewport, **more)
    context.set_default_timeout(15_000)
    yield context.new_page()
    context.close()


@pytest.fixture
def another(browser: Browser) -> Iterator[Page]:
    """Another browser, on a phone: somebody else's, or one's own."""
    with visitor(browser, "phone") as page:
        yield page


@pytest.fixture
def people(browser: Browser) -> Iterator[tuple[Page, Page]]:
    """Two people's browsers, at a desk and on a phone."""
    with visitor(browser, "desktop") as desk, visitor(browser, "phone") as phone:
        yield desk, phone


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    """Open a page with storage of its own; anything on its console that is an error fails the test."""
    context = browser.new_context(locale="en-GB", reduced_motion="reduce")
    context.set_default_timeout(10_000)
    opened = context.new_page()
    errors: list[str] = []
    opened.on("pageerror", lambda error: errors.append(str(error)))
    opened.on("console", lambda line: errors.append(line.text) if line.type == "error" else None)
    yield opened
    context.close()
    assert errors == []


@pytest.fixture
def picture(page: Page) -> Callable[[str], None]:
    """Take a picture of the page under a name, if pictures are wanted."""

    def take(name: str) -> None:
        if SCREENS:
            page.screenshot(path=ROOT / SCREENS / f"{name}.png", full_page=True)

    return take
