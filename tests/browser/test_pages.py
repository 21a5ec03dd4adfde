"""The pages around the table: start, a new table, its lobby, the rules; on a phone and a desk, in every language."""

import re
from collections.abc import Callable, Iterator
from typing import Literal

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.browser.looks import LANGUAGES, SIZES, complaints, sticks_out

EVERYWHERE = pytest.mark.parametrize(
    ("size", "language"), [(size, language) for size in SIZES for language in LANGUAGES]
)


@pytest.fixture
def guest(browser: Browser) -> Iterator[Page]:
    """Another person's browser."""
    context = browser.new_context(locale="en-GB", reduced_motion="reduce")
    context.set_default_timeout(10_000)
    yield context.new_page()
    context.close()


def resize(page: Page, size: str) -> None:
    width, height = SIZES[size]
    page.set_viewport_size({"width": width, "height": height})


def open_table(page: Page, server: str, language: str = "en") -> None:
    """Make a table for friends by its two buttons; end in its lobby."""
    page.goto(f"{server}/?lang={language}")
    page.get_by_test_id("new-table").click()
    page.get_by_test_id("open-table").click()
    page.wait_for_url(re.compile(r"/t/[\w-]+"))
    expect(page.get_by_test_id("start")).to_be_visible()


def looks_right(page: Page) -> None:
    assert sticks_out(page) == []
    assert complaints(page) == []


# ------------------------------------------------------------------- how they look


@EVERYWHERE
def test_start(page: Page, server: str, picture: Callable[[str], None], size: str, language: str) -> None:
    resize(page, size)
    page.goto(f"{server}/?lang={language}")
    expect(page.get_by_test_id("play-now")).to_be_in_viewport(ratio=1)
    looks_right(page)
    picture(f"start-{size}-{language}")


@EVERYWHERE
def test_new_table(page: Page, server: str, picture: Callable[[str], None], size: str, language: str) -> None:
    resize(page, size)
    page.goto(f"{server}/?lang={language}")
    page.get_by_test_id("new-table").click()
    page.locator("dialog summary").click()
    looks_right(page)
    picture(f"new-{size}-{language}")


@EVERYWHERE
def test_lobby(page: Page, server: str, picture: Callable[[str], None], size: str, language: str) -> None:
    resize(page, size)
    open_table(page, server, language)
    page.locator("[aria-expanded=false]").click()
    expect(page.locator("svg[role=img]")).to_be_visible()
    page.locator("summary").click()
    looks_right(page)
    picture(f"lobby-{size}-{language}")


@EVERYWHERE
def test_rules(page: Page, server: str, picture: Callable[[str], None], size: str, language: str) -> None:
    resize(page, size)
    page.goto(f"{server}/rules?lang={language}")
    expect(page.locator("section")).to_have_count(11)
    looks_right(page)
    picture(f"rules-{size}-{language}")


@pytest.mark.parametrize("path", ["/", "/rules"])
def test_by_day(page: Page, server: str, path: str) -> None:
    page.emulate_media(color_scheme="light")
    page.goto(server + path)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert page.evaluate("document.documentElement.dataset.theme") == "light"
    assert complaints(page) == []


@pytest.mark.parametrize("wish", ["reduce", "no-preference"])
def test_nothing_moves_for_those_who_want_that(
    page: Page, server: str, wish: Literal["reduce", "no-preference"]
) -> None:
    page.emulate_media(reduced_motion=wish)
    page.goto(server)
    expect(page.get_by_test_id("play-now")).to_be_visible()
    # As large as the page: the still picture is drawn then.
    page.wait_for_function("document.querySelector('canvas').width >= innerWidth - 20")
    sky = "document.querySelector('canvas').toDataURL()"
    before = page.evaluate(sky)
    if wish == "reduce":
        page.wait_for_timeout(700)
        assert page.evaluate(sky) == before
    else:
        # Between two rockets the sky stands still for a moment.
        page.wait_for_function(f"before => {sky} !== before", arg=before, timeout=15_000)


# --------------------------------------------------------------------- what they do


def test_two_clicks_to_a_game(page: Page, server: str) -> None:
    page.goto(server)
    page.get_by_role("radio", name="4").first.check(force=True)
    page.get_by_test_id("play-now").click()
    page.wait_for_url(re.compile(r"/t/[\w-]+"))
    page.goto(server)
    expect(page.get_by_role("radio", name="4").first).to_be_checked()


def test_a_name_is_kept(page: Page, server: str) -> None:
    page.goto(server)
    name = page.get_by_label("Your name")
    expect(name).to_have_value(re.compile("."))
    name.fill("Mai")
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_text("Saved")).to_be_visible()
    page.reload()
    expect(name).to_have_value("Mai")
    # Who goes on without the button means it as well.
    name.fill("Jun")
    page.get_by_test_id("new-table").click()
    page.get_by_test_id("open-table").click()
    expect(page.locator(".seats")).to_contain_text("Jun")


def test_language_and_theme_are_kept(page: Page, server: str) -> None:
    page.goto(server)
    page.get_by_label("Language").select_option("ru")
    expect(page.get_by_test_id("play-now")).to_have_text("Играть сейчас")
    page.get_by_role("button", name=re.compile("Освещение")).click()
    assert page.evaluate("document.documentElement.dataset.theme") == "dark"
    page.goto(f"{server}/rules")
    expect(page.get_by_role("heading", level=1)).to_contain_text("Ханаби")
    assert page.evaluate("document.documentElement.lang") == "ru"


def test_what_is_no_link_is_told(page: Page, server: str) -> None:
    page.goto(server)
    page.get_by_label("Link or code").fill("hello there")
    page.get_by_role("button", name="Join").click()
    expect(page.get_by_role("alert")).to_contain_text("isn’t a link")


def test_the_contents_lead_to_the_sections(page: Page, server: str) -> None:
    page.goto(f"{server}/rules")
    page.get_by_role("navigation", name="On this page").get_by_role("link", name="Grand Finale").click()
    expect(page.locator("#finale h2")).to_be_in_viewport()
    page.goto(f"{server}/rules#talk")
    expect(page.locator("#talk h2")).to_be_in_viewport()


def test_friends_meet_in_the_lobby(page: Page, guest: Page, server: str) -> None:
    open_table(page, server)
    link = page.get_by_label("Link to this table").input_value()
    guest.goto(server)
    guest.get_by_label("Link or code").fill(link)
    guest.get_by_role("button", name="Join").click()
    guest.get_by_role("button", name=re.compile("Sit here")).first.click()
    expect(guest.get_by_text("You sit at seat 2.")).to_be_visible()
    guest.get_by_label("Your name at this table").fill("Jonas")
    guest.get_by_role("button", name="Save").click()
    expect(page.get_by_text("Jonas")).to_be_visible()

    start = page.get_by_test_id("start")
    expect(start).to_be_disabled()
    page.get_by_role("button", name="Fill the free seat with a bot").click()
    expect(start).to_be_enabled()
    page.get_by_role("button", name=re.compile(r"Free the seat: 3")).click()
    page.get_by_role("button", name="Add a bot to seat 3").click()
    page.get_by_role("button", name=re.compile("^Beginner")).click()
    start.click()
    expect(start).to_have_count(0)
    expect(guest.get_by_text("Before the show")).to_have_count(0)


def test_what_is_said_of_each_bot_has_its_room(page: Page, server: str) -> None:
    page.set_viewport_size({"width": 360, "height": 640})
    open_table(page, server)
    page.get_by_role("button", name="Add a bot to seat 3").click()
    bots = page.get_by_role("dialog").get_by_role("button", name=re.compile("Convention"))
    expect(bots).not_to_have_count(0)
    cut = bots.evaluate_all("buttons => buttons.filter((e) => e.scrollHeight > e.clientHeight).map((e) => e.innerText)")
    assert cut == []


def test_an_invited_stranger_sees_the_lobby_at_once(page: Page, guest: Page, server: str) -> None:
    open_table(page, server)
    guest.goto(page.url)
    expect(guest.get_by_text("You are watching. Take a free seat to play.")).to_be_visible()
    expect(page.get_by_text("1 person is watching")).to_be_visible()


def test_the_host_is_handed_on(page: Page, guest: Page, server: str) -> None:
    open_table(page, server)
    guest.goto(page.url)
    guest.get_by_role("button", name=re.compile("Sit here")).first.click()
    page.get_by_role("button", name=re.compile("^Make host")).click()
    expect(guest.get_by_text("You host this table.")).to_be_visible()
    expect(page.get_by_test_id("start")).to_have_count(0)


def test_the_rules_are_changed_and_told(page: Page, guest: Page, server: str) -> None:
    open_table(page, server)
    guest.goto(page.url)
    in_force = guest.get_by_role("list", name="Rules in force")
    expect(in_force).to_contain_text("empty clues allowed")
    page.get_by_role("button", name="Change the rules").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("radio", name="R&R Games").check(force=True)
    dialog.get_by_role("radio", name=re.compile("^Avalanche")).check(force=True)
    dialog.get_by_text("Every other rule").click()
    dialog.get_by_role("group", name="Strikes").get_by_role("radio", name="1").check(force=True)
    expect(dialog.get_by_text("Strikes: 1")).to_be_visible()
    dialog.get_by_role("button", name="Use these rules").click()
    expect(dialog).to_have_count(0)
    for words in ("R&R rules", "1 change", "avalanche of colours", "no empty clues", "first strike loses"):
        expect(in_force).to_contain_text(words)


def test_what_excludes_each_other_is_explained_and_refused(page: Page, server: str) -> None:
    open_table(page, server)
    page.get_by_role("button", name="Change the rules").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_text("Every other rule").click()
    dialog.get_by_role("group", name="Grand Finale").get_by_role("radio", name="On").check(force=True)
    dialog.get_by_role("group", name="Once nothing can be gained").get_by_role("radio", name="Stop").check(force=True)
    expect(dialog.get_by_role("note").first).to_contain_text("Not together with bonuses")
    dialog.get_by_role("button", name="Use these rules").click()
    expect(page.get_by_text("doesn’t go together with bonuses or the Grand Finale")).to_be_visible()
    expect(dialog).to_be_visible()


@pytest.mark.parametrize("path", ["/p/nobody", "/g/AAAAAAAAAAAAAAAA", "/t/AAAAAAAAAAAAAAAA/g/1", "/nowhere"])
def test_a_page_that_isnt_there_says_so_under_a_heading(browser: Browser, address: str, path: str) -> None:
    # A page of its own: what the server refuses stands on the console.
    page = browser.new_page()
    page.goto(address + path)
    expect(page.get_by_role("heading", level=1)).to_have_count(1)
    expect(page.get_by_role("main")).to_have_count(1)
    expect(page.get_by_role("link", name="start page").first).to_be_visible()
    assert complaints(page) == []
    page.close()


def test_the_design_systems_page_begins_at_its_top(page: Page, server: str) -> None:
    """What is chosen in its samples would come into view at a table."""
    page.goto(f"{server}/design")
    expect(page.get_by_role("heading", name="Design", exact=True)).to_be_visible()
    expect(page.locator("[data-tray]").first).to_be_attached()
    page.wait_for_timeout(300)
    assert page.evaluate("scrollY") == 0
