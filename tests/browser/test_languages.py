"""Every language at the table on a phone: nothing is cut off, the letters come from the right fonts, a wish is heard."""

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.browser.looks import LANGUAGES, SIZES, sticks_out
from tests.browser.players import ByMouse
from tests.browser.prepared import prepare
from tests.browser.server import Server

from tamaya.wire.settings import Settings

SHEETS = {"log": "l", "pile": "v", "keys": "?"}
LATIN = ("en", "ru", "vi", "fr", "de")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server into whose data tables are written."""
    own = Server(tmp_path_factory.mktemp("languages"))
    own.start()
    yield own
    own.stop()


def sit(page: Page, server: Server, language: str, settings: Settings, turns: int) -> None:
    """Open a prepared table as its first player, on a phone."""
    width, height = SIZES["phone"]
    page.set_viewport_size({"width": width, "height": height})
    page.goto(f"{server.address}/?lang={language}")
    page.wait_for_load_state("networkidle")
    user = page.evaluate("fetch('/api/me').then(answer => answer.json())")["user"]
    mark = f"{language:_<7}{int(settings.empty_clues)}"
    table = prepare(server.folder, user, settings, turns, mark=mark)
    page.goto(f"{server.address}/t/{table}?lang={language}")
    expect(page.locator("main.board")).to_be_visible()
    # Words are measured in the font that is shown in the end.
    page.evaluate("document.fonts.ready.then(() => null)")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_turn_fits(page: Page, server: Server, picture: Callable[[str], None], language: str) -> None:
    sit(page, server, language, Settings(players=2, first_player=0, bonuses="choice"), 4)
    found = {"the table": sticks_out(page)}
    picture(f"table-phone-{language}")
    page.locator("[data-own]").nth(1).click()
    found["an own card"] = sticks_out(page)
    page.keyboard.press("Escape")
    page.locator("[data-card]:not([data-own])").first.click()
    found["clues"] = sticks_out(page)
    page.locator("[data-tray] [data-clue]").first.click()
    found["a clue"] = sticks_out(page)
    picture(f"clue-phone-{language}")
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    for sheet, key in SHEETS.items():
        page.keyboard.press(key)
        expect(page.locator("dialog")).to_be_visible()
        found[sheet] = sticks_out(page)
        page.keyboard.press("Escape")
        expect(page.locator("dialog")).to_have_count(0)
    page.locator("button.menu").click()
    expect(page.locator("dialog")).to_be_visible()
    found["the menu"] = sticks_out(page)
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    assert ByMouse(page).play(5)
    expect(page.locator("[data-tray] button").nth(3)).to_be_visible()
    found["a bonus"] = sticks_out(page)
    assert {where: bad for where, bad in found.items() if bad} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_end_fits(page: Page, server: Server, picture: Callable[[str], None], language: str) -> None:
    sit(page, server, language, Settings(players=2, first_player=0), 24)
    assert ByMouse(page).play(5)
    expect(page.locator("[data-seal=kept]")).to_be_visible()
    assert sticks_out(page) == []
    picture(f"end-phone-{language}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_other_pages_fit(page: Page, server: Server, picture: Callable[[str], None], language: str) -> None:
    sit(page, server, language, Settings(players=2, first_player=0, empty_clues=False), 24)
    table = page.url.split("/t/")[1].split("?")[0]
    assert ByMouse(page).play(5)
    expect(page.locator("[data-seal=kept]")).to_be_visible()
    paths = {
        "start": "/", "learn": "/learn", "account": "/account", "history": "/history", "bring": "/replay",
        "game": f"/t/{table}/g/1", "nowhere": "/nothing",
    }  # fmt: skip
    found: dict[str, list[str]] = {}
    for name, path in paths.items():
        page.goto(f"{server.address}{path}?lang={language}")
        page.wait_for_load_state("networkidle")
        expect(page.locator("h1").first).to_be_attached()
        found[name] = sticks_out(page)
        picture(f"{name}-phone-{language}")
    assert {where: bad for where, bad in found.items() if bad} == {}


def test_words_that_are_cut_off_are_found(page: Page, server: Server) -> None:
    page.set_viewport_size({"width": 360, "height": 740})
    page.goto(server.address)
    button = page.get_by_test_id("play-now")
    expect(button).to_be_visible()
    assert sticks_out(page) == []
    button.evaluate("e => { e.style.whiteSpace = 'nowrap'; e.append(' and then some more words than it can hold'); }")
    assert any("leaves its button" in bad for bad in sticks_out(page))
    page.reload()
    lead = page.locator("h1")
    lead.evaluate("e => { e.style.height = '1em'; e.style.overflow = 'hidden'; }")
    assert any("is cut off above or below" in bad for bad in sticks_out(page))


# ------------------------------------------------------------------------ fonts


def fonts(page: Page, selector: str) -> dict[str, bool]:
    """The fonts that show what is in there, each with whether it came from the page."""
    tools = page.context.new_cdp_session(page)
    tools.send("DOM.enable")
    tools.send("CSS.enable")
    found: dict[str, bool] = {}
    top = tools.send("DOM.getDocument")["root"]["nodeId"]
    for node in tools.send("DOM.querySelectorAll", {"nodeId": top, "selector": selector})["nodeIds"]:
        for font in tools.send("CSS.getPlatformFontsForNode", {"nodeId": node})["fonts"]:
            found[font["familyName"]] = font["isCustomFont"]
    return found


@pytest.mark.parametrize("language", LATIN)
def test_one_typeface_for_every_letter(page: Page, server: Server, language: str) -> None:
    """A Vietnamese letter from another font stands out in its word; on a bare machine the system's has no ỏ."""
    page.goto(f"{server.address}/rules?lang={language}")
    expect(page.locator("section")).to_have_count(11)
    page.evaluate("document.fonts.ready.then(() => null)")
    shown = fonts(page, "section p, section li, h1, h2, nav a")
    assert shown
    assert all(name.startswith("Nunito Sans") and own for name, own in shown.items()), shown


@pytest.mark.parametrize(("language", "ending"), [("ja", {"JP"}), ("zh-Hant", {"TC", "HK"})])
def test_chinese_and_japanese_have_their_own_shapes(
    page: Page, server: Server, language: str, ending: set[str]
) -> None:
    fetched: list[str] = []
    page.on("request", lambda request: fetched.append(request.url))
    page.goto(f"{server.address}/rules?lang={language}")
    expect(page.locator("section")).to_have_count(11)
    page.wait_for_load_state("networkidle")
    shown = fonts(page, "section p, section li, h1, h2")
    if not any("CJK" in name or name.startswith("Noto Sans ") for name in shown):
        pytest.skip("no font for these characters on this machine")
    assert {name.split()[-1] for name in shown} <= ending
    assert not [url for url in fetched if url.endswith(".woff2")]


# ----------------------------------------------------------------------- wishes


@pytest.mark.parametrize(
    ("wish", "language", "guest"),
    [
        ("zh-TW", "zh-Hant", "訪客"),
        ("zh-HK", "zh-Hant", "訪客"),
        ("ja-JP", "ja", "ゲスト"),
        ("vi-VN", "vi", "Khách"),
        ("fr-CA", "fr", "Invité"),
        ("de-AT", "de", "Gast"),
        ("ru-RU", "ru", "Гость"),
        ("eo", "en", "Guest"),
    ],
)
def test_the_browsers_wish(browser: Browser, server: Server, wish: str, language: str, guest: str) -> None:
    context = browser.new_context(locale=wish, reduced_motion="reduce")
    page = context.new_page()
    page.goto(server.address)
    expect(page.get_by_test_id("play-now")).to_be_visible()
    assert page.evaluate("document.documentElement.lang") == language
    # Whoever has chosen no name is a guest in the reader's language.
    expect(page.locator("input[autocomplete=nickname]")).to_have_value(re.compile(f"^{guest}"))
    context.close()
