"""Who comes by a link to a game with bots is asked, before they see a hand, whether they watch or take a bot's seat."""

import re

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.browser.looks import LANGUAGES, complaints, sticks_out
from tests.browser.players import ByMouse, move, wait_for_turn


@pytest.fixture
def game(page: Page, address: str) -> str:
    """A default table with bots, begun with one click; its link."""
    page.set_viewport_size({"width": 1280, "height": 800})
    page.goto(f"{address}/?lang=en")
    page.get_by_test_id("play-now").click()
    page.wait_for_url(re.compile(r"/t/[\w-]+"))
    wait_for_turn(page)
    return page.url


def test_a_bots_seat_is_taken_by_link(page: Page, another: Page, game: str) -> None:
    another.goto(game)
    door = another.get_by_test_id("door")
    expect(door.get_by_role("heading", name="A game is on")).to_be_visible()
    expect(another.locator("main.board")).to_have_count(0)
    take = door.get_by_role("button", name=re.compile("Take the seat of")).first
    expect(take).to_be_focused()
    another.keyboard.press("Enter")
    expect(door.get_by_role("status")).to_contain_text("You would like to take the seat of")
    expect(door.get_by_role("button", name="Withdraw")).to_be_focused()

    # Not at first.
    page.get_by_role("button", name="Refuse").click()
    expect(door.get_by_role("status")).to_contain_text("refuses. The seat stays as it is.")
    expect(take).to_be_focused()
    # A page that is loaded anew is still outside.
    another.reload()
    take.click()
    page.get_by_role("button", name="Agree").click()
    expect(another.locator("main.board")).to_be_visible()
    expect(another.locator("[data-own]").first).to_be_visible()

    # They play: the host moves, and then it is their turn, or a bot's before theirs.
    move(page, ByMouse(page), 0)
    wait_for_turn(another)
    move(another, ByMouse(another), 0)


def test_who_would_rather_watch_sees_hands_and_is_offered_no_seat(page: Page, another: Page, game: str) -> None:
    another.goto(game)
    another.get_by_role("button", name="Watch", exact=True).click()
    expect(another.locator("main.board")).to_be_visible()
    expect(another.locator("[data-own]")).to_have_count(0)
    another.get_by_role("button", name="Menu").click()
    menu = another.get_by_role("dialog")
    expect(menu.get_by_role("button", name="Copy the invite link")).to_be_visible()
    expect(menu.get_by_role("button", name=re.compile("Take the seat"))).to_have_count(0)
    another.reload()
    expect(another.locator("main.board")).to_be_visible()


@pytest.mark.parametrize("locale", LANGUAGES)
def test_the_door_in_every_language(page: Page, browser: Browser, game: str, locale: str) -> None:
    for scheme in ("dark", "light"):
        context = browser.new_context(
            viewport={"width": 360, "height": 640}, color_scheme="light" if scheme == "light" else "dark"
        )
        caller = context.new_page()
        caller.goto(f"{game}?lang={locale}")
        expect(caller.get_by_test_id("door")).to_be_visible()
        assert sticks_out(caller) == []
        assert complaints(caller) == []
        context.close()
