"""Two people at a table: what is said reaches those whose log is folded away, and a button pressed twice is pressed once."""

from playwright.sync_api import Page, expect
from tests.browser.players import sit_down
from tests.browser.server import Server


def test_a_phone_shows_that_somebody_spoke(people: tuple[Page, Page], own: Server) -> None:
    desk, phone = people
    sit_down(desk, phone, own.address)
    desk.get_by_test_id("start").click()
    folded = phone.get_by_role("button", name="What happened")
    expect(folded).to_have_accessible_name("What happened")

    for words in ("Are you there?", "Hello"):
        desk.locator("[data-chat]").first.fill(words)
        desk.keyboard.press("Enter")
    expect(folded).to_have_accessible_name("What happened. 2 new messages")
    expect(folded).to_contain_text("2")

    folded.click()
    expect(phone.get_by_text("Are you there?").first).to_be_visible()
    phone.keyboard.press("Escape")
    expect(folded).to_have_accessible_name("What happened")


def test_pressed_twice_is_pressed_once(people: tuple[Page, Page], own: Server) -> None:
    desk, phone = people
    sit_down(desk, phone, own.address)
    desk.get_by_test_id("start").dblclick()
    expect(desk.locator("main.board")).to_be_visible()
    desk.wait_for_timeout(700)  # a refusal would be there by now
    expect(desk.get_by_role("alert")).to_have_count(0)
