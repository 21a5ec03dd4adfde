"""The account page: a name of one's own, on a phone and a desk, by mouse and by keys."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from tests.browser.looks import LANGUAGES, SIZES, complaints, sticks_out

PASSWORD = "a summer night"


def claim(page: Page, address: str, name: str) -> list[str]:
    """Make a name one's own; the codes."""
    page.goto(f"{address}/account?lang=en")
    form = page.get_by_role("region", name="Make the name yours")
    form.get_by_label("Name").fill(name)
    form.get_by_label("Password").fill(PASSWORD)
    form.get_by_role("button").click()
    expect(page.get_by_role("heading", name="Write these codes down")).to_be_focused()
    return page.locator("[data-codes] code").all_text_contents()


def sign_in(page: Page, address: str, name: str, password: str) -> None:
    page.goto(f"{address}/account")
    form = page.get_by_role("region", name="Sign in")
    form.get_by_label("Name").first.fill(name)
    form.get_by_label("Password").first.fill(password)
    form.get_by_role("button", name="Sign in").click()


@pytest.mark.parametrize(("size", "language"), [(size, language) for size in SIZES for language in LANGUAGES])
def test_how_it_looks(page: Page, address: str, picture: Callable[[str], None], size: str, language: str) -> None:
    width, height = SIZES[size]
    page.set_viewport_size({"width": width, "height": height})
    page.goto(f"{address}/account?lang={language}")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    for details in page.locator("summary").all():
        details.click()
    assert sticks_out(page) == []
    assert complaints(page) == []
    picture(f"account-guest-{size}-{language}")


@pytest.mark.parametrize("scheme", ["dark", "light"])
def test_claimed_by_night_and_by_day(page: Page, address: str, picture: Callable[[str], None], scheme: str) -> None:
    page.set_viewport_size({"width": 360, "height": 740})
    page.emulate_media(color_scheme="light" if scheme == "light" else "dark")
    claim(page, address, f"Aiko {scheme}")
    assert sticks_out(page) == []
    assert complaints(page) == []
    picture(f"account-codes-{scheme}")
    page.get_by_test_id("codes-done").click()
    expect(page.get_by_role("heading", name=f"Aiko {scheme}")).to_be_visible()
    expect(page.get_by_text("10 are left.")).to_be_visible()
    for details in page.locator("summary").all():
        details.click()
    assert sticks_out(page) == []
    assert complaints(page) == []
    picture(f"account-own-{scheme}")


def test_the_same_seat_on_another_device(page: Page, another: Page, address: str) -> None:
    page.goto(address)
    page.get_by_label("Language").select_option("ja")
    page.get_by_role("link", name=re.compile("サインイン")).click()
    codes = claim(page, address, "Mai")
    assert len(codes) == 10
    page.goto(address)
    page.get_by_test_id("play-now").click()
    page.wait_for_url(re.compile(r"/t/[\w-]+"))
    expect(page.locator("main.board")).to_be_visible()

    sign_in(another, address, "mai", "not this one")
    expect(another.get_by_role("alert")).to_have_text("Name, password or code don’t fit.")
    sign_in(another, address, "mai", PASSWORD)
    another.wait_for_url(re.compile(r"/$"))
    expect(another.get_by_test_id("play-now")).to_have_text("すぐに遊ぶ")
    another.goto(page.url)
    expect(another.locator("[data-own]").first).to_be_visible()

    another.goto(f"{address}/account?lang=en")
    another.get_by_role("button", name="Sign out everywhere").click()
    another.wait_for_url(re.compile(r"/$"))
    page.goto(f"{address}/account?lang=en")
    expect(page.get_by_role("region", name="Sign in")).to_be_visible()

    page.get_by_text("Password forgotten?").click()
    form = page.get_by_role("region", name="Sign in").locator("details")
    form.get_by_label("Name").fill("Mai")
    form.get_by_label("Recovery code").fill(codes[0])
    form.get_by_label("New password").fill("another summer")
    form.get_by_role("button", name="Come in with a code").click()
    page.wait_for_url(re.compile(r"/$"))
    page.goto(f"{address}/account?lang=en")
    expect(page.get_by_text("9 are left.")).to_be_visible()


def test_a_name_is_never_cut_but_said_to_be_too_long(page: Page, address: str) -> None:
    page.goto(f"{address}/account?lang=en")
    page.on("request", lambda request: pytest.fail("it was sent") if request.method == "POST" else None)
    written = "Donaudampfschifffahrtsgesellschaft"
    for region, button in (("Make the name yours", "Make the name yours"), ("Sign in", "Sign in")):
        form = page.get_by_role("region", name=region)
        name = form.get_by_label("Name").first
        name.fill("")
        name.press_sequentially(written)
        form.get_by_label("Password").first.fill(PASSWORD)
        expect(name).to_have_value(written)
        expect(name).to_have_accessible_description(
            "At most 24 characters: 10 too many. An emoji may count as several."
        )
        form.get_by_role("button", name=button).click()
        expect(name).to_be_focused()
        assert sticks_out(page) == []
        assert complaints(page) == []
        name.fill(written[:24])
        expect(form.get_by_role("alert")).to_have_count(0)
        expect(name).to_have_js_property("validationMessage", "")


def test_by_keys_alone_and_gone_again(page: Page, address: str) -> None:
    page.goto(f"{address}/account")
    form = page.get_by_role("region", name="Make the name yours")
    form.get_by_label("Name").focus()
    page.keyboard.type("Jonas")
    page.keyboard.press("Tab")
    page.keyboard.type(PASSWORD)
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Write these codes down")).to_be_focused()
    for _ in range(3):
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    with page.expect_download() as download:
        page.get_by_role("link", name=re.compile("Download all")).click()
    assert "Jonas" in download.value.path().read_text()
    page.locator("summary", has_text="Remove my account").focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    page.keyboard.type(PASSWORD)
    page.keyboard.press("Enter")
    page.wait_for_url(re.compile(r"/$"))
    expect(page.get_by_label("Your name")).to_have_value(re.compile("^Guest "))


def test_lessons_and_notes_follow_an_account(page: Page, another: Page, address: str) -> None:
    page.goto(address)
    page.get_by_test_id("play-now").click()
    page.wait_for_url(re.compile(r"/t/[\w-]+"))
    table = page.url
    page.locator("[data-own]").nth(1).click()
    page.get_by_role("button", name="Note", exact=True).click()
    page.keyboard.type("keep")
    page.keyboard.press("Enter")
    page.evaluate("""localStorage.setItem('tamaya-lessons', '["chop"]')""")
    # What a guest has learnt and noted goes along when the name is made theirs.
    claim(page, address, "Ren")
    with page.expect_response("**/api/me/preferences") as kept:
        page.get_by_test_id("codes-done").click()
    assert kept.value.ok
    expect(page.get_by_text("the notes of your last 10 games")).to_be_visible()

    another.goto(address)
    another.evaluate("""localStorage.setItem('tamaya-lessons', '["saves"]')""")
    sign_in(another, address, "Ren", PASSWORD)
    another.wait_for_url(re.compile(r"/$"))
    another.goto(f"{address}/learn?lang=en")
    for lesson in ("chop", "saves"):
        expect(another.get_by_test_id(f"lesson-{lesson}")).to_have_text("Once more")
    another.goto(f"{table}?lang=en")
    another.locator("[data-own]").nth(1).click()
    expect(another.get_by_label("My note on this card")).to_have_value("keep")
