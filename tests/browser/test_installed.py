"""The site as an app: it can be installed, opens without a connection, and never holds on to an old build."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, Route, expect

KEPT = """async () => {
  const kept = [];
  for (const name of await caches.keys())
    for (const request of await (await caches.open(name)).keys()) kept.push(new URL(request.url).pathname);
  return kept;
}"""


@pytest.fixture
def visitor(browser: Browser) -> Iterator[Page]:
    """A browser in which being offline is no failure."""
    context = browser.new_context(locale="en-GB", reduced_motion="reduce")
    context.set_default_timeout(20_000)
    yield context.new_page()
    context.close()


def until(page: Page, promised: str) -> None:
    """Wait until what the script promises is true."""
    for _ in range(100):
        if page.evaluate(promised):
            return
        page.wait_for_timeout(100)
    pytest.fail(f"never true: {promised}")


def arrive(page: Page, server: str, path: str = "/") -> None:
    """Open a page and wait until it is kept."""
    page.goto(server + path)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    until(page, f"({KEPT})().then(kept => kept.includes('/'))")


def test_it_can_be_installed(visitor: Page, server: str) -> None:
    visitor.goto(server)
    tools = visitor.context.new_cdp_session(visitor)
    manifest = tools.send("Page.getAppManifest")
    assert manifest["url"] == f"{server}/manifest.webmanifest"
    assert manifest["errors"] == []
    refusals = tools.send("Page.getInstallabilityErrors")["installabilityErrors"]
    # The tests' browser windows are private ones.
    assert {refusal["errorId"] for refusal in refusals} <= {"in-incognito"}
    said = visitor.evaluate("fetch('/manifest.webmanifest').then(answer => answer.json())")
    sizes = {(icon["sizes"], icon["purpose"]) for icon in said["icons"]}
    assert {("192x192", "any"), ("512x512", "any"), ("512x512", "maskable")} <= sizes
    for icon in [*said["icons"], {"src": "/icons/apple-touch.png", "sizes": "180x180"}]:
        drawn = visitor.evaluate(
            "src => { const i = new Image(); i.src = src; return i.decode().then(() => `${i.width}x${i.height}`); }",
            icon["src"],
        )
        assert icon["sizes"] in ("any", drawn)


def test_it_opens_without_a_connection(visitor: Page, server: str) -> None:
    arrive(visitor, server, "/rules")
    arrive(visitor, server)
    kept = visitor.evaluate(KEPT)
    assert all(path == "/" or path.startswith("/assets/") for path in kept), kept
    visitor.context.set_offline(True)
    visitor.reload()
    expect(visitor.get_by_test_id("play-now")).to_be_visible()
    expect(visitor.get_by_text("No connection: what you see may be old.")).to_be_visible()
    visitor.goto(f"{server}/rules")
    expect(visitor.locator("section")).to_have_count(11)
    visitor.goto(f"{server}/account")
    expect(visitor.get_by_role("heading", name="No connection")).to_be_visible()
    # Nor is an old answer passed off as a new one.
    assert visitor.evaluate("fetch('/api/me').then(() => 'answered', () => 'nothing')") == "nothing"
    visitor.context.set_offline(False)
    expect(visitor.get_by_role("heading", name="No connection")).to_have_count(0)
    expect(visitor.get_by_role("heading", level=1)).to_be_visible()


def test_an_update_takes_effect_at_once(visitor: Page, server: str) -> None:
    """What an earlier build left is neither shown nor kept."""
    arrive(visitor, server)
    visitor.evaluate("""async () => {
      const old = text => new Response(text, { headers: { 'Content-Type': 'text/html' } });
      await (await caches.open('tamaya-shell')).put('/', old('<h1>An earlier build</h1>'));
      await (await caches.open('tamaya-assets')).put('/assets/earlier-0.js', old('earlier'));
    }""")
    visitor.reload()
    expect(visitor.get_by_test_id("play-now")).to_be_visible()
    until(visitor, f"({KEPT})().then(kept => !kept.includes('/assets/earlier-0.js'))")
    until(visitor, "caches.match('/').then(kept => kept.text()).then(text => !text.includes('earlier'))")


def test_a_part_that_a_newer_build_replaced_is_no_dead_end(visitor: Page, server: str) -> None:
    """A page left open over an update asks for files that are gone."""
    gone: list[str] = []

    def once(route: Route) -> None:
        if gone:
            route.continue_()
        else:
            gone.append(route.request.url)
            route.fulfill(status=404)

    visitor.context.route(re.compile(r"/assets/Learn-[\w-]+\.js"), once)
    visitor.goto(server)
    expect(visitor.get_by_test_id("play-now")).to_be_visible()
    visitor.locator("a[href='/learn']").first.click()
    expect(visitor.get_by_role("heading", level=1)).to_be_visible()
    visitor.wait_for_url(f"{server}/learn")
    expect(visitor.locator("main h2, main h3").first).to_be_visible()
    assert len(gone) == 1
