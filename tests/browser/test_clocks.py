"""Clocks at the table, as people see them."""

import re

from playwright.sync_api import Page, expect
from tests.browser.conftest import ROOT, SCREENS
from tests.browser.looks import complaints, sticks_out
from tests.browser.players import ByMouse

OPEN = """async (settings) => {
    const headers = { "content-type": "application/json" };
    const body = JSON.stringify({ type: "new_table", settings });
    const answer = await fetch("/api/tables", { method: "POST", headers, body });
    return (await answer.json()).table;
}"""

CLOCKED = {"players": 2, "first_player": 0, "clock": "move", "move_seconds": 40, "time_out": "bot"}


def sit(host: Page, friend: Page, address: str, settings: dict[str, object]) -> None:
    """A table for two with these settings, and the cards dealt."""
    host.goto(address)
    host.wait_for_load_state("networkidle")
    table = host.evaluate(OPEN, settings)
    host.goto(f"{address}/t/{table}")
    friend.goto(host.url)
    friend.get_by_role("button", name="Sit here").first.click()
    host.get_by_test_id("start").click()
    for page in (host, friend):
        expect(page.locator("main.board")).to_be_visible()


def left(page: Page, seat: int) -> int:
    """Milliseconds that a page shows."""
    return int(page.locator(f'[role="timer"][data-seat="{seat}"]').get_attribute("data-left") or "")


def test_time_runs_out_and_a_bot_steps_in(people: tuple[Page, Page], address: str) -> None:
    host, friend = people
    sit(host, friend, address, CLOCKED)
    for page in (host, friend):
        expect(page.get_by_role("timer")).to_have_count(2)
    # Both see the same time, however their own watches go.
    first, theirs, second = left(host, 0), left(friend, 0), left(host, 0)
    assert 0 < second <= first <= 40_000
    assert second - 1500 < theirs < first + 1500
    assert left(friend, 1) == 40_000
    for page in (host, friend):
        assert sticks_out(page) == []
        assert complaints(page) == []
    expect(host.locator('[role="timer"].low[data-seat="0"]')).to_be_visible(timeout=60_000)
    for page, size in zip(people, ("desktop", "phone"), strict=True):
        if SCREENS:
            page.screenshot(path=ROOT / SCREENS / f"clock-{size}.png", full_page=True)
    assert complaints(host) == []
    # In the log at the desk, where it stays; on a phone the bot's move takes its place.
    expect(host.get_by_text("time has run out. A bot plays on.").first).to_be_attached(timeout=60_000)
    expect(host.get_by_text("Your seat is kept for you.")).to_be_visible()
    host.get_by_role("button", name="Back to my seat").click()
    expect(host.locator("[data-own]").first).to_be_visible()


def test_a_pause_stops_the_clock_until_somebody_goes_on(people: tuple[Page, Page], address: str) -> None:
    host, friend = people
    sit(host, friend, address, {**CLOCKED, "move_seconds": 60})
    host.get_by_role("button", name="Menu").click()
    host.get_by_role("button", name="Ask for a pause").click()
    friend.get_by_role("button", name="Agree").click()
    for page in (host, friend):
        expect(page.get_by_text("The game is paused", exact=True).first).to_be_visible()
    stood = left(host, 0)
    host.wait_for_timeout(1200)
    assert left(host, 0) == stood
    friend.get_by_role("button", name="Go on").click()
    expect(host.get_by_text("Your turn", exact=True)).to_be_visible()
    host.wait_for_timeout(700)
    assert stood - 5000 < left(host, 0) < stood
    assert ByMouse(host).clue()
    expect(friend.get_by_text("Your turn", exact=True)).to_be_visible()
    assert left(host, 0) == 60_000


def test_a_clock_is_chosen_with_the_other_rules(page: Page, address: str) -> None:
    page.goto(address)
    page.get_by_test_id("new-table").click()
    page.get_by_role("radio", name="Chess clock").check(force=True)
    expect(page.get_by_text("Everyone begins with 5 min.")).to_be_visible()
    page.get_by_role("radio", name="10 min").check(force=True)
    page.get_by_role("radio", name="A bot takes over").check(force=True)
    assert complaints(page) == []
    page.get_by_test_id("open-table").click()
    page.wait_for_url(re.compile(r"/t/[\w-]+"))
    expect(page.get_by_text("10 min + 15 s").first).to_be_visible()
    expect(page.get_by_text("a bot steps in").first).to_be_visible()
