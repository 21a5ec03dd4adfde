"""What newcomers stumbled over: each remark has its test."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, Route, expect
from tests.browser.conftest import visitor
from tests.browser.players import SETTLE, ByMouse, sit_down

PHONES = ((360, 740), (360, 640))
TOPS = """() => Object.fromEntries(
  [...document.querySelectorAll('[data-own], .sky, [data-tray], [data-tray] [data-clue], [data-tray] .close')]
    .filter(e => e.checkVisibility())
    .map((e, at) => [`${at} ${e.className}`.replace(/ (chosen|svelte-\\w+)/g, ''), Math.round(e.getBoundingClientRect().top)]))"""
"""Where on the page what a finger may be about to touch begins."""

OUTSIDE = """(elements) => elements
  .filter(e => e.checkVisibility())
  .map(e => [e.textContent.trim(), e.getBoundingClientRect()])
  .filter(([, box]) => box.top < 0 || box.bottom > innerHeight)
  .map(([said]) => said)"""
"""Which of some elements the window doesn't show whole, as it is scrolled."""
FITS = "() => document.documentElement.scrollHeight <= innerHeight"


def outside(page: Page, selector: str) -> list[str]:
    """What the window cuts of elements that there are."""
    expect(page.locator(selector).first).to_be_visible()
    cut: list[str] = page.locator(selector).evaluate_all(OUTSIDE)
    return cut


def sit(page: Page, server: str, players: str, size: tuple[int, int]) -> None:
    """At a table with bots, on one's own turn."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.goto(server)
    page.get_by_role("radio", name=players, exact=True).first.check(force=True)
    page.get_by_test_id("play-now").click()
    page.wait_for_function("() => document.title.startsWith('●')", timeout=30_000)


def test_back_closes_the_sheet_first_then_leaves_the_table(page: Page, server: str) -> None:
    sit(page, server, "3", (360, 740))
    dialog = page.get_by_role("dialog")
    page.locator("button.menu").click()
    dialog.get_by_role("button", name="Keys").click()
    expect(dialog).to_have_accessible_name("Keys")
    page.go_back()
    expect(dialog).to_have_count(0)
    expect(page).to_have_url(re.compile("/t/"))
    # Closed otherwise, a sheet leaves nothing to go back through.
    page.locator("button.menu").click()
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    page.wait_for_function("() => history.state?.over !== true")
    page.go_back()
    expect(page.get_by_test_id("play-now")).to_be_visible()


def test_back_from_where_a_sheet_has_led_is_the_table(page: Page, server: str) -> None:
    sit(page, server, "2", (360, 740))
    page.locator("button.menu").click()
    page.get_by_role("dialog").get_by_role("link", name="How the game is played").click()
    expect(page).to_have_url(re.compile("/rules$"))
    page.go_back()
    expect(page.locator("[data-own]").first).to_be_visible()
    expect(page.get_by_role("dialog")).to_have_count(0)


@pytest.mark.parametrize("players", ["2", "5"])
@pytest.mark.parametrize("size", [*PHONES, (1280, 800)])
def test_nothing_moves_when_a_clue_is_chosen(page: Page, server: str, players: str, size: tuple[int, int]) -> None:
    sit(page, server, players, size)
    page.locator("[data-card]:not([data-own])").first.click()
    before = page.evaluate(TOPS)
    assert any("tray" in name for name in before)
    page.locator("[data-tray] [data-clue]").first.click()
    expect(page.locator('[data-action="clue"]')).to_be_visible()
    assert page.evaluate(TOPS) == before


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_lesson_and_its_tray_fit_on_a_phone(browser: Browser, server: str, language: str) -> None:
    context = browser.new_context(locale=language, reduced_motion="reduce", viewport={"width": 360, "height": 640})
    page = context.new_page()
    page.goto(f"{server}/learn")
    page.get_by_test_id("lesson-first").click()
    more = page.get_by_test_id("lesson-next")
    expect(more).to_be_visible()
    while more.count():
        more.click()
    for width, height in PHONES:
        page.set_viewport_size({"width": width, "height": height})
        for touched in ("[data-card]:not([data-own])", "[data-own]"):
            page.locator(touched).first.click()
            box = page.locator("[data-tray]").bounding_box()
            assert box is not None
            assert box["y"] + box["height"] <= height, f"{touched} at {height}"
            expect(page.locator(".lesson .said")).to_be_visible()
            page.keyboard.press("Escape")
    context.close()


@pytest.mark.parametrize("language", ["en", "de", "ja", "ru", "vi"])
def test_a_lesson_leaves_the_log_in_the_window_at_a_desk(browser: Browser, server: str, language: str) -> None:
    with visitor(browser, "desktop") as page:
        page.goto(f"{server}/learn?lang={language}")
        page.get_by_test_id("lesson-first").click()
        more = page.get_by_test_id("lesson-next")
        expect(more).to_be_visible()
        while more.count():
            assert page.evaluate(FITS)
            more.click()
        page.locator("[data-own]").first.click()
        assert page.evaluate(FITS)
        page.wait_for_timeout(SETTLE)
        page.locator('[data-action="play"]').click()
        expect(page.locator(".lesson .astray")).to_be_visible()
        assert page.evaluate(FITS)
        assert outside(page, "[data-chat]") == []


def test_a_proposal_leaves_the_log_in_the_window_at_a_desk(people: tuple[Page, Page], server: str) -> None:
    desk, phone = people
    sit_down(desk, phone, server)
    desk.get_by_test_id("start").click()
    for person in people:
        expect(person.locator("main.board")).to_be_visible()
    mover = next(person for person in people if person.title().startswith("●"))
    assert ByMouse(mover).play(3)
    expect(mover.locator("main.board:not([data-turn='0'])")).to_be_visible()
    mover.keyboard.press("u")
    expect(desk.locator(".proposal")).to_be_visible()
    assert desk.evaluate(FITS)
    assert outside(desk, "[data-chat]") == []


@pytest.mark.parametrize("players", ["3", "5"])
def test_what_can_be_done_is_in_the_window_of_a_phone_on_its_side(page: Page, server: str, players: str) -> None:
    sit(page, server, players, (740, 360))
    assert page.evaluate(FITS)
    assert outside(page, ".status, [data-own]") == []
    page.locator("[data-card]:not([data-own])").last.click()
    assert outside(page, "[data-tray] [data-clue]") == []
    page.locator("[data-tray] [data-clue]").first.click()
    assert outside(page, '[data-action="clue"]') == []
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    page.locator("[data-own]").first.click()
    assert outside(page, '[data-action="play"], [data-action="discard"]') == []


@pytest.fixture
def polish(browser: Browser) -> Iterator[Page]:
    """Somebody whose name has letters that English hasn't."""
    context = browser.new_context(locale="en-GB", reduced_motion="reduce")
    yield context.new_page()
    context.close()


def test_letters_of_other_languages_come_when_a_name_has_them(polish: Page, server: str) -> None:
    fonts: list[str] = []
    polish.on("request", lambda request: fonts.append(request.url) if "woff2" in request.url else None)
    polish.goto(server)
    polish.wait_for_load_state("networkidle")
    assert not [url for url in fonts if "latin-ext" in url]
    with polish.expect_request(re.compile("latin-ext")):
        polish.get_by_label("Your name").fill("Łukasz Jędrzejów")


def test_a_blank_name_is_told_at_its_field(page: Page, server: str) -> None:
    page.goto(server)
    name = page.get_by_label("Your name")
    expect(name).not_to_have_value("")
    name.fill("  ")
    name.press("Enter")
    expect(name).to_have_attribute("aria-invalid", "true")
    expect(page.get_by_text("A name has at least one letter.")).to_be_visible()


def test_a_wrong_link_is_told_once(page: Page, server: str) -> None:
    page.goto(f"{server}/t/AAAAAAAAAAAAAAAA")
    expect(page.get_by_role("alert")).to_have_text(re.compile("There is no such table. Check the link."))
    assert page.get_by_text("There is no such table").count() == 1


def test_whoever_is_invited_sees_the_seats_first(people: tuple[Page, Page], server: str) -> None:
    host, guest = people
    host.goto(server)
    host.get_by_test_id("new-table").click()
    host.get_by_test_id("open-table").click()
    host.wait_for_url(re.compile("/t/"))
    guest.goto(host.url)
    seats, invite = guest.locator(".seats"), guest.locator(".invite")
    expect(invite).to_be_visible()
    above, below = seats.bounding_box(), invite.bounding_box()
    assert above is not None
    assert below is not None
    assert above["y"] + above["height"] <= below["y"]


def test_nothing_moves_when_the_rules_come_late(page: Page, address: str) -> None:
    """Whoever is quick taps on what is there before the presets and variants have come."""
    held: list[Route] = []
    page.route("**/api/catalogue*", lambda route: held.append(route))
    for width, height in ((1280, 800), (360, 740)):
        page.set_viewport_size({"width": width, "height": height})
        page.goto(f"{address}/?lang=en")
        page.get_by_test_id("new-table").click()
        players = page.get_by_role("dialog").get_by_role("radio", name="2", exact=True)
        expect(players).to_be_attached()
        before = players.bounding_box()
        while held:
            held.pop().continue_()
        expect(page.get_by_role("dialog").get_by_role("radio", name="R&R Games")).to_be_attached()
        assert players.bounding_box() == before
