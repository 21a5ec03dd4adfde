"""The admin page: only for those who keep order; a report read, its author silenced, a table closed."""

from collections.abc import Callable

from playwright.sync_api import Page, expect
from tests.browser.looks import SIZES, complaints, sticks_out
from tests.browser.players import sit_down
from tests.browser.server import Server
from tests.browser.test_accounts import claim

from tamaya.server.console import ask
from tamaya.wire.admin import AdminDone, SetAdmin


def test_nobody_else_sees_it(another: Page, own: Server) -> None:
    another.goto(f"{own.address}/admin")
    expect(another.get_by_text("Only those who keep order on this server see this page.")).to_be_visible()


def test_order_is_kept(page: Page, another: Page, own: Server, picture: Callable[[str], None]) -> None:
    claim(page, own.address, "Keeper")
    assert isinstance(ask(own.folder, SetAdmin("Keeper")), AdminDone)
    table = play_with(page, another, own)
    mute_and_report(page)
    width, height = SIZES["phone"]
    page.set_viewport_size({"width": width, "height": height})
    page.goto(f"{own.address}/account")
    page.get_by_role("link", name="Keep order").click()
    read_and_act(page, table)
    assert sticks_out(page) == []
    assert complaints(page) == []
    picture("admin-phone")
    expect(another.get_by_role("alert").first).to_be_visible()


def play_with(page: Page, another: Page, own: Server) -> str:
    """A game with somebody who talks badly; its link."""
    sit_down(page, another, own.address)
    another.get_by_label("Your name at this table").fill("Rude")
    another.get_by_role("button", name="Save").click()
    page.get_by_test_id("start").click()
    expect(another.locator("main.board")).to_be_visible()
    another.keyboard.press("t")  # on a phone the chat is in a sheet
    another.locator("[data-chat]").first.fill("you lamp post")
    another.keyboard.press("Enter")
    another.keyboard.press("Escape")
    expect(page.get_by_text("you lamp post").first).to_be_attached()
    return page.url


def mute_and_report(page: Page) -> None:
    """They are heard no more, also after a reload, and reported."""
    page.get_by_role("button", name="Menu").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("button", name="Mute Rude").click()
    expect(dialog.get_by_role("button", name="Hear Rude again")).to_be_visible()
    dialog.get_by_role("button", name="Report Rude").click()
    dialog.get_by_label("What happened?").fill("insults")
    assert complaints(page) == []
    dialog.get_by_role("button", name="Send").click()
    expect(page.get_by_text("Thank you. The report is kept.")).to_be_visible()
    page.reload()
    expect(page.locator("main.board")).to_be_visible()
    expect(page.get_by_text("you lamp post")).to_have_count(0)


def read_and_act(page: Page, table: str) -> None:
    """The report is read, its author silenced, the table closed; all of it is in the book."""
    reports = page.get_by_role("region", name="Reports")
    expect(reports).to_contain_text("insults")
    reports.get_by_text("What was said").click()
    expect(reports).to_contain_text("you lamp post")
    accused = reports.locator("code").inner_text()
    reports.get_by_role("button", name="Dealt with").click()
    expect(reports).to_contain_text("There are no open reports.")

    person = page.get_by_role("region", name="A person")
    person.get_by_label("Name or user id").fill(accused)
    person.get_by_role("button", name="Find").click()
    person.get_by_label("Reason").fill("insults")
    person.get_by_role("button", name="Silence").click()
    expect(person).to_contain_text("silenced")
    tables = page.get_by_role("region", name="A table")
    tables.get_by_label("Table").fill(table)
    tables.get_by_role("button", name="Close the table").click()
    book = page.get_by_role("region", name="What was done")
    expect(book).to_contain_text("close")
    expect(book).to_contain_text("silence")
    expect(book).to_contain_text("close_report")
