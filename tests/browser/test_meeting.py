"""Strangers find each other on the start page."""

import re

from playwright.sync_api import Page, expect
from tests.browser.looks import complaints, sticks_out


def test_one_click_each_and_the_cards_are_dealt(page: Page, another: Page, address: str) -> None:
    meet = page.get_by_role("region", name="Play with people")
    page.goto(address)
    expect(meet.get_by_text("Nobody is looking for players just now.")).to_be_visible()
    meet.get_by_role("radio", name="2").check(force=True)
    meet.get_by_test_id("match").click()
    page.wait_for_url(re.compile(r"/t/[\w-]+"))
    expect(page.get_by_test_id("start")).to_be_visible()

    another.goto(address)
    listed = another.get_by_role("list", name="Tables that look for players")
    expect(listed.get_by_role("link", name=re.compile("1 of 2 seats free"))).to_be_visible()
    assert sticks_out(another) == []
    assert complaints(another) == []
    theirs = another.get_by_role("region", name="Play with people")
    theirs.get_by_role("radio", name="2").check(force=True)
    theirs.get_by_test_id("match").click()
    expect(another.locator("main.board")).to_be_visible()
    expect(page.locator("main.board")).to_be_visible()


def test_a_table_for_friends_can_be_opened_to_all(page: Page, another: Page, address: str) -> None:
    page.goto(address)
    page.get_by_test_id("new-table").click()
    dialog = page.get_by_role("dialog")
    dialog.locator("summary").click()
    dialog.get_by_role("group", name="Open table").get_by_role("radio", name="Open").check(force=True)
    page.get_by_test_id("open-table").click()
    page.wait_for_url(re.compile(r"/t/[\w-]+"))
    another.goto(address)
    another.get_by_role("link", name=re.compile("seats free")).click()
    expect(another.get_by_role("button", name=re.compile("Sit here")).first).to_be_visible()
