"""The first load goes in one go: what a page needs is named in its head, and a table is asked for while its words are on their way."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, Route, expect


@pytest.fixture
def newcomer(browser: Browser) -> Iterator[Page]:
    """Somebody whose browser keeps nothing yet."""
    context = browser.new_context(locale="ja-JP", service_workers="block")
    yield context.new_page()
    context.close()


@pytest.fixture
def table(newcomer: Page, address: str) -> str:
    """Where they have just begun a game."""
    newcomer.goto(address)
    newcomer.get_by_test_id("play-now").click()
    newcomer.wait_for_url(re.compile(r"/t/[\w-]+"))
    expect(newcomer.locator("[data-own]").first).to_be_visible()
    return newcomer.url


def fetched(page: Page, address: str, shown: str) -> tuple[set[str], str]:
    """The scripts and styles that were fetched until something was shown, and the page that named them."""
    wanted: list[str] = []
    page.on("request", lambda request: wanted.append(request.url.removeprefix(address)))
    answer = page.goto(address)
    assert answer is not None
    expect(page.locator(shown).first).to_be_visible()
    return {path for path in wanted if re.search(r"/assets/.*\.(js|css)$", path)}, answer.text()


def test_the_start_page_names_all_that_it_needs(newcomer: Page, address: str) -> None:
    files, head = fetched(newcomer, address, "[data-testid=play-now]")
    assert any("/ja-" in path for path in files)
    assert [path for path in files if re.sub("^https?://[^/]+", "", path) not in head] == []


def test_a_table_names_all_that_it_needs(newcomer: Page, table: str) -> None:
    files, head = fetched(newcomer, table, "[data-own]")
    late = {path for path in files if re.sub("^https?://[^/]+", "", path) not in head}
    # Sparks come when there is something to burst.
    assert {path for path in late if "particles" not in path} == set()


def test_a_table_is_asked_for_while_its_words_are_on_their_way(newcomer: Page, table: str) -> None:
    held: list[Route] = []
    newcomer.route(re.compile(r"/assets/ja-[^/]*\.js$"), lambda route: held.append(route))
    with newcomer.expect_websocket():
        newcomer.goto(table, wait_until="commit")
    expect(newcomer.locator("[data-own]")).to_have_count(0)
    for route in held:
        route.continue_()
    expect(newcomer.locator("[data-own]").first).to_be_visible()


def test_what_the_sheets_hold_comes_after_the_table(newcomer: Page, table: str) -> None:
    with newcomer.expect_response(re.compile(r"/assets/SheetBody-[^/]*\.js$")):
        newcomer.goto(table)
        expect(newcomer.locator("[data-own]").first).to_be_visible()
    newcomer.context.set_offline(True)
    newcomer.keyboard.press("?")
    expect(newcomer.get_by_role("dialog").locator("kbd").first).to_be_visible()


def test_a_part_that_nobody_asked_for_is_not_missed(newcomer: Page, table: str) -> None:
    newcomer.route(re.compile(r"/assets/SheetBody-[^/]*\.js$"), lambda route: route.abort())
    with newcomer.expect_event("requestfailed"):
        newcomer.goto(table)
    newcomer.wait_for_timeout(300)
    expect(newcomer.locator("[data-own]").first).to_be_visible()
    newcomer.unroute_all()
    newcomer.keyboard.press("?")
    expect(newcomer.get_by_role("dialog").locator("kbd").first).to_be_visible()
