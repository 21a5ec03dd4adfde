"""Strangers find each other on the start page."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.browser.looks import SIZES, complaints, sticks_out
from tests.browser.server import Server


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    own = Server(tmp_path_factory.mktemp("meeting"))
    own.start()
    yield own.address
    own.stop()


@pytest.fixture
def stranger(browser: Browser) -> Iterator[Page]:
    """Somebody else, on a phone."""
    width, height = SIZES["phone"]
    context = browser.new_context(locale="en-GB", reduced_motion="reduce", viewport={"width": width, "height": height})
    context.set_default_timeout(15_000)
    yield context.new_page()
    context.close()


def test_one_click_each_and_the_cards_are_dealt(page: Page, stranger: Page, house: str) -> None:
    meet = page.get_by_role("region", name="Play with people")
    page.goto(house)
    expect(meet.get_by_text("Nobody is looking for players just now.")).to_be_visible()
    meet.get_by_role("radio", name="2").check(force=True)
    meet.get_by_test_id("match").click()
    page.wait_for_url(re.compile(r"/t/[\w-]+"))
    expect(page.get_by_test_id("start")).to_be_visible()

    stranger.goto(house)
    listed = stranger.get_by_role("list", name="Tables that look for players")
    expect(listed.get_by_role("link", name=re.compile("1 of 2 seats free"))).to_be_visible()
    assert sticks_out(stranger) == []
    assert complaints(stranger) == []
    theirs = stranger.get_by_role("region", name="Play with people")
    theirs.get_by_role("radio", name="2").check(force=True)
    theirs.get_by_test_id("match").click()
    expect(stranger.locator("main.board")).to_be_visible()
    expect(page.locator("main.board")).to_be_visible()


def test_a_table_for_friends_can_be_opened_to_all(page: Page, stranger: Page, house: str) -> None:
    page.goto(house)
    page.get_by_test_id("new-table").click()
    dialog = page.get_by_role("dialog")
    dialog.locator("summary").click()
    dialog.get_by_role("group", name="Open table").get_by_role("radio", name="Open").check(force=True)
    page.get_by_test_id("open-table").click()
    page.wait_for_url(re.compile(r"/t/[\w-]+"))
    stranger.goto(house)
    stranger.get_by_role("link", name=re.compile("seats free")).click()
    expect(stranger.get_by_role("button", name=re.compile("Sit here")).first).to_be_visible()
