"""How a game's end, its replay and one's figures look: what newcomers stumbled over."""

import re

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.browser.finished import finished
from tests.browser.looks import sticks_out
from tests.browser.prepared import prepare
from tests.browser.server import Server
from tests.browser.test_newcomers import FITS, outside

from tamaya.wire.settings import Settings

# A letter's own box is higher than its line.
CUT = "e => e.scrollWidth > e.clientWidth || e.scrollHeight > e.clientHeight + 5"
LINES = "e => { const range = document.createRange(); range.selectNodeContents(e.lastChild); return range.getClientRects().length; }"


@pytest.fixture
def phone(page: Page, address: str) -> Page:
    """A phone whose visitor the server knows."""
    page.set_viewport_size({"width": 360, "height": 740})
    page.goto(address)
    page.wait_for_load_state("networkidle")
    return page


@pytest.mark.parametrize("players", [3, 5])
def test_an_end_and_what_can_be_tried_in_its_replay_fit_on_a_phone(phone: Page, address: str, players: int) -> None:
    game = finished(phone, address, players)
    for language in ("en", "de", "vi"):
        phone.goto(f"{address}{game.rpartition('/g/')[0]}?lang={language}")
        expect(phone.locator("[data-seal=kept]")).to_be_visible()
        assert outside(phone, ".end .main, .end a[href*='/g/']") == [], language
        assert sticks_out(phone) == []
        phone.goto(f"{address}{game}?lang={language}")
        expect(phone.locator("main.replay")).to_be_visible()
        phone.keyboard.press("w")
        expect(phone.locator("main.what-if")).to_be_visible()
        assert phone.evaluate(FITS), language
        assert outside(phone, ".branch .button, .branch select, [data-own]") == [], language
        assert sticks_out(phone) == []
        phone.locator(".branch .buttons .button").first.click()
        expect(phone.locator(".branch .buttons .button")).to_have_count(3)
        # A bot's reason may be long: what can be done stays in the window all the same.
        assert outside(phone, ".branch .button, .branch select, .transport input") == [], language


def test_what_is_said_while_something_is_open_is_said_there(phone: Page, address: str) -> None:
    """Outside an open dialog nothing is heard, and nothing is touched."""
    phone.context.grant_permissions(["clipboard-read", "clipboard-write"])
    phone.goto(address + finished(phone, address, 2))
    phone.get_by_role("button", name="Menu").click()
    phone.get_by_role("dialog").get_by_role("button", name="Copy the link to this move").click()
    told = phone.get_by_role("status").filter(has_text="copied")
    expect(told).to_have_count(1)
    expect(phone.locator("dialog[open]").get_by_role("status")).to_contain_text("copied")
    told.get_by_role("button", name="Close").click()
    expect(told).to_have_count(0)
    expect(phone.get_by_role("dialog")).to_be_visible()


def test_a_guests_name_is_whole_in_a_replay(phone: Page, address: str) -> None:
    game = finished(phone, address, 5, name="Guest 123")
    phone.goto(address + game)
    names = phone.locator(".seat .name b")
    expect(names).to_have_count(5)
    expect(names.filter(has_text="Guest 123")).to_have_count(1)
    assert [name.text_content() for name in names.all() if name.evaluate(CUT)] == []
    # In the reader's language wherever the players are listed.
    phone.set_viewport_size({"width": 1280, "height": 800})
    phone.goto(f"{address}{game}?lang=de")
    expect(phone.locator(".banner")).to_contain_text("Gast 123, Nami (Einsteiger)")
    phone.goto(f"{address}/history?lang=de")
    expect(phone.locator("table:has(th[scope=row] button)").last).to_contain_text("Gast 123, Nami")
    expect(phone.get_by_role("main")).not_to_contain_text("Guest")


@pytest.mark.parametrize("language", ["de", "fr", "ja", "ru", "vi"])
def test_ones_turn_is_told_on_one_line(phone: Page, own: Server, language: str) -> None:
    user = phone.evaluate("fetch('/api/me').then(answer => answer.json())")["user"]
    table = prepare(own.folder, user, Settings(players=2, first_player=0), 4, mark=f"{language:_<8}")
    phone.goto(f"{own.address}/t/{table}")
    expect(phone.locator("main.board")).to_be_visible()
    phone.goto(f"{own.address}/account?lang={language}")
    badge = phone.locator("a.badge")
    expect(badge).to_be_visible()
    assert badge.evaluate(LINES) == 1
    assert sticks_out(phone) == []


@pytest.mark.parametrize(("locale", "day"), [("en-GB", r"\b\d{1,2} \w+ \d{4}\b"), ("en-US", r"\b\w+ \d{1,2}, \d{4}\b")])
def test_ones_figures_stand_under_each_other_and_days_are_the_readers(
    browser: Browser, address: str, locale: str, day: str
) -> None:
    context = browser.new_context(locale=locale, viewport={"width": 1280, "height": 800})
    page = context.new_page()
    page.goto(address)
    page.wait_for_load_state("networkidle")
    finished(page, address, 2)
    page.goto(f"{address}/history")
    expect(page.get_by_role("main")).to_contain_text(re.compile(day))
    tables = page.locator("table:has(th[scope=row] button)")
    expect(tables).to_have_count(2)
    heads = "e => [...e.querySelectorAll('thead th')].map(th => th.getBoundingClientRect().right)"
    assert tables.nth(0).evaluate(heads) == tables.nth(1).evaluate(heads)
    context.close()
