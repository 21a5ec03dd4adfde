"""A real server on a free port, and a real browser on it."""

import os
import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, sync_playwright

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

START = 20.0
"""Seconds that a server may take to answer."""


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


def free_port() -> int:
    """Return a port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
    return port


def wait_for(port: int, process: subprocess.Popen[bytes]) -> None:
    """Return when something accepts connections on the port."""
    deadline = time.monotonic() + START
    while time.monotonic() < deadline:
        if process.poll() is not None:
            pytest.fail(f"the server left with code {process.returncode}")
        try:
            socket.create_connection(("127.0.0.1", port), timeout=1).close()
        except OSError:
            time.sleep(0.05)
        else:
            return
    pytest.fail(f"no server within {START} s")


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
