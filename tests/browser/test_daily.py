"""The deal of the day, from the start page to the others' results."""

from collections.abc import Callable

from playwright.sync_api import Page, expect
from tests.browser.looks import SIZES, complaints, sticks_out


def test_the_deal_of_the_day(page: Page, server: str, picture: Callable[[str], None]) -> None:
    width, height = SIZES["phone"]
    page.set_viewport_size({"width": width, "height": height})
    page.goto(server)
    page.get_by_role("link", name="Deal of the day").click()
    page.get_by_test_id("daily-play").click()
    expect(page.locator("main.board")).to_be_visible()
    table = page.url
    page.goto(f"{server}/daily")
    expect(page.get_by_test_id("daily-play")).to_have_text("Go on playing")
    assert sticks_out(page) == []
    assert complaints(page) == []
    page.get_by_test_id("daily-play").click()
    expect(page.locator("main.board")).to_be_visible()
    assert page.url == table
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="End the game").click()
    # It asks first: nothing has ended yet.
    asked = page.get_by_role("group", name="End the game?")
    expect(asked).to_contain_text("It will count 0 points.")
    expect(asked).to_contain_text("only one attempt")
    expect(asked).to_be_focused()
    assert sticks_out(page) == []
    assert complaints(page) == []
    asked.get_by_role("button", name="Go on").click()
    expect(asked).to_have_count(0)
    expect(page.locator("main.board.ended")).to_have_count(0)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="End the game").click()
    asked.get_by_role("button", name="End it").click()
    expect(page.locator("main.board.ended")).to_be_visible()
    expect(page.get_by_role("button", name="Play again")).to_have_count(0)
    assert sticks_out(page) == []
    assert complaints(page) == []
    page.get_by_role("link", name="See how the others did").click()
    expect(page.get_by_text("One person has played it")).to_be_visible()
    expect(page.get_by_test_id("daily-play")).to_have_count(0)
    assert sticks_out(page) == []
    assert complaints(page) == []
    picture("daily")
    page.get_by_role("link", name="Look back at the game").click()
    expect(page).to_have_url(f"{server}/g/{page.url.rpartition('/g/')[2]}")
