"""Small comforts at the table: notes on cards, sounds, pace and efficiency."""

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect
from tests.browser.looks import SIZES, close, complaints, sticks_out
from tests.browser.players import ByMouse

SPY = """() => {
  window.started = 0;
  const start = AudioScheduledSourceNode.prototype.start;
  AudioScheduledSourceNode.prototype.start = function (...when) { window.started += 1; return start.apply(this, when); };
}"""


def sit(page: Page, server: str, size: str) -> None:
    """At a table with bots, on one's own turn."""
    width, height = SIZES[size]
    page.set_viewport_size({"width": width, "height": height})
    page.goto(server)
    page.get_by_test_id("play-now").click()
    page.wait_for_function("() => document.title.startsWith('●')", timeout=30_000)


def test_a_note_stays_on_its_card(page: Page, server: str, picture: Callable[[str], None]) -> None:
    sit(page, server, "phone")
    own = page.locator("[data-own]").nth(1)
    own.click()
    page.get_by_role("button", name="Note", exact=True).click()
    expect(page.locator("[data-note]")).to_be_focused()
    page.keyboard.type("play after the red 2")
    page.keyboard.press("Enter")
    assert sticks_out(page) == []
    assert complaints(page) == []
    picture("note-phone")
    page.reload()
    expect(page.locator("[data-own] .noted")).to_have_count(1)
    page.locator("[data-own]").nth(1).click()
    expect(page.get_by_label("My note on this card")).to_have_value("play after the red 2")


def test_a_note_that_is_being_typed_outlives_a_reload(page: Page, server: str) -> None:
    sit(page, server, "phone")
    page.locator("[data-own]").nth(1).click()
    page.get_by_role("button", name="Note", exact=True).click()
    page.keyboard.type("play after")
    page.reload()
    page.locator("[data-own]").nth(1).click()
    expect(page.get_by_label("My note on this card")).to_have_value("play after")


def test_a_note_by_keys_on_a_partners_card(page: Page, server: str, picture: Callable[[str], None]) -> None:
    sit(page, server, "desktop")
    page.locator("[data-card]:not([data-own])").first.focus()
    page.keyboard.press("n")
    expect(page.locator("[data-note]")).to_be_focused()
    page.keyboard.type("a finesse?")
    page.keyboard.press("Enter")
    expect(page.locator(".noted")).to_have_count(1)
    picture("note-desktop")


def test_the_table_sounds_only_for_those_who_wish(page: Page, server: str) -> None:
    sit(page, server, "desktop")
    page.evaluate(SPY)
    page.get_by_role("button", name="Menu").click()
    page.get_by_label("Sounds").select_option("off")
    page.keyboard.press("Escape")
    # What sounded before that counts for nothing: one's turn is told half a second after the move that led to it.
    page.evaluate("started = 0")
    assert ByMouse(page).clue()
    page.wait_for_timeout(500)
    assert page.evaluate("started") == 0
    page.get_by_role("button", name="Menu").click()
    page.get_by_label("Sounds").select_option("on")
    page.wait_for_function("started > 0")


def test_pace_and_efficiency_are_for_who_switches_them_on(
    page: Page, server: str, picture: Callable[[str], None]
) -> None:
    sit(page, server, "desktop")
    pile = page.get_by_role("region", name="Discard pile")
    expect(pile).to_be_visible()
    expect(pile).not_to_contain_text("Efficiency")
    page.get_by_role("button", name="Menu").click()
    page.get_by_label("Pace and efficiency").select_option("shown")
    close(page)
    expect(pile).to_contain_text(re.compile(r"Pace\s*\d+\s*Efficiency"))
    page.reload()
    expect(pile).to_contain_text("Efficiency")
    assert sticks_out(page) == []
    picture("pace-desktop")
