"""One's turns while away, a rated game's end, and a person's page, in the browser."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.browser.conftest import ROOT, SCREENS, visitor
from tests.browser.looks import complaints, sticks_out
from tests.browser.players import ByMouse
from tests.browser.test_clocks import sit

CLAIM = """async (name) => {
    const headers = { "content-type": "application/json" };
    const body = JSON.stringify({ type: "claim", name, password: "a long enough phrase" });
    return (await fetch("/api/account", { method: "POST", headers, body })).status;
}"""

RATED = {
    "players": 2, "rated": True, "clock": "days", "undo": False, "open_order": False, "spectators": "backs",
}  # fmt: skip


@pytest.fixture
def people(browser: Browser) -> Iterator[tuple[Page, Page]]:
    """Two people who may be notified."""
    more = {"permissions": ["notifications"]}
    with visitor(browser, "desktop", **more) as desk, visitor(browser, "phone", **more) as phone:
        yield desk, phone


def shot(page: Page, name: str) -> None:
    if SCREENS:
        page.screenshot(path=Path(ROOT) / SCREENS / f"{name}.png", full_page=True)


def test_ones_turn_is_told_on_the_start_page_and_elsewhere(people: tuple[Page, Page], address: str) -> None:
    host, friend = people
    sit(host, friend, address, {"players": 2, "first_player": 0, "clock": "days", "turn_days": 2})
    table = host.url
    friend.goto(address)
    mine = friend.get_by_role("region", name="Your tables")
    expect(mine.get_by_text(re.compile("’s turn$"))).to_be_visible()
    assert ByMouse(host).clue()
    friend.reload()
    expect(mine.get_by_text(re.compile("^Your turn$"))).to_be_visible()
    expect(mine.get_by_text(re.compile("left"))).to_be_visible()
    assert sticks_out(friend) == []
    assert complaints(friend) == []
    shot(friend, "my-tables")
    # Being told: by a click, which may find no push service; and a feed.
    mine.get_by_role("button", name="Tell me when it’s my turn").click()
    expect(mine.get_by_text("You are told when it’s your turn")).to_be_visible()
    mine.get_by_role("button", name="A feed of my turns").click()
    feed = friend.request.get(mine.get_by_role("textbox").input_value())
    assert feed.headers["content-type"].startswith("application/atom+xml")
    assert table.rpartition("/")[2] in feed.text()
    # And in the title of every page, where one may be elsewhere.
    for page in ("history", "learn", "rules"):
        friend.goto(f"{address}/{page}")
        expect(friend).to_have_title(re.compile("^● .+ · Tamaya$"))
    expect(friend.locator('link[rel="icon"]')).to_have_attribute("href", "/favicon-turn.svg")
    friend.get_by_role("link", name="Your turn").click()
    friend.wait_for_url(table)
    expect(friend).to_have_title("● Your turn · Tamaya")
    assert ByMouse(friend).clue()
    expect(friend).to_have_title("Tamaya")
    friend.goto(f"{address}/rules")
    expect(friend.get_by_role("heading", level=1)).to_be_visible()
    friend.wait_for_load_state("networkidle")
    assert not friend.title().startswith("●")


def test_a_rated_game_says_what_it_moved(people: tuple[Page, Page], address: str) -> None:
    host, friend = people
    for page, name in ((host, "Mai"), (friend, "Jonas")):
        page.goto(address)
        page.wait_for_load_state("networkidle")
        assert page.evaluate(CLAIM, name) < 300
    sit(host, friend, address, RATED)
    friend.get_by_role("button", name="Menu").click()
    friend.once("dialog", lambda dialog: dialog.accept())
    friend.get_by_role("button", name="Leave the seat").click()
    told = host.get_by_role("status", name="Rating")
    expect(told.get_by_text(re.compile("Rating −?-?[0-9.]+ for everyone"))).to_be_visible()
    assert sticks_out(host) == []
    assert complaints(host) == []
    shot(host, "rated-end")
    # The fireworks keep their room beside it.
    assert host.evaluate("document.scrollingElement.scrollHeight - innerHeight") <= 0
    assert host.locator(".sky").evaluate("e => e.clientHeight") > 160
    told.get_by_role("link", name="Jonas").click()
    host.wait_for_url(re.compile("/p/"))
    expect(host.get_by_role("heading", name="Jonas")).to_be_visible()
    expect(host.get_by_role("img", name=re.compile("The rating over one game"))).to_be_visible()
    expect(host.get_by_role("table")).to_be_visible()
    assert sticks_out(host) == []
    assert complaints(host) == []
    shot(host, "person")
    # Who played it comes from there to the game; who didn't learns no more than the rating.
    assert host.context.browser is not None
    elsewhere = host.context.browser.new_page()
    elsewhere.goto(host.url)
    expect(elsewhere.get_by_role("table")).to_be_visible()
    expect(elsewhere.get_by_role("table").get_by_role("link")).to_have_count(0)
    elsewhere.context.close()
    host.get_by_role("table").get_by_role("link").click()
    expect(host.locator("main.replay")).to_be_visible()
