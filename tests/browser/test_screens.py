"""Every page at every size, by night and by day, in every language: nothing sticks out, and axe has nothing to say.

Usually each pair of page, size, light and language once; with pictures (`make screens`) every combination.
"""

import re
from collections.abc import Callable, Iterator
from itertools import combinations, product

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.browser.conftest import ROOT, SCREENS
from tests.browser.looks import complaints, sticks_out
from tests.browser.players import ByMouse
from tests.browser.prepared import prepare
from tests.browser.server import Server

from tamaya.wire.settings import Settings

LANGUAGES = ("en", "ja", "ru", "zh-Hant", "vi", "fr", "de")
SIZES = ((360, 640), (740, 360), (820, 1180), (1280, 800))
THEMES = ("dark", "light")

Open = Callable[["Visit"], None]


class Visit:
    """One person's browser, with a game that goes on and one that is over."""

    def __init__(self, page: Page, server: Server, language: str, mark: str = "") -> None:
        self.page, self.server, self.language = page, server, language
        page.set_viewport_size({"width": 1280, "height": 800})
        page.goto(f"{server.address}/?lang={language}")
        page.wait_for_load_state("networkidle")
        user = page.evaluate("fetch('/api/me').then(answer => answer.json())")["user"]
        settings = Settings(players=2, first_player=0)
        self.running = prepare(server.folder, user, settings, 4, mark=f"{mark + language:_<8}")
        self.over = prepare(server.folder, user, settings, 24, mark=f"{mark + language:_<8}")
        self.go(f"/t/{self.over}")
        expect(page.locator("main.board")).to_be_visible()
        assert ByMouse(page).play(5)
        expect(page.locator("[data-seal=kept]")).to_be_visible()
        self.lobby = ""

    def go(self, path: str) -> None:
        self.page.goto(f"{self.server.address}{path}?lang={self.language}")


def address(path: str) -> Open:
    def opening(visit: Visit) -> None:
        visit.go(path)
        expect(visit.page.get_by_role("heading", level=1).first).to_be_visible()

    return opening


def lobby(visit: Visit) -> None:
    if not visit.lobby:
        visit.go("/")
        visit.page.get_by_test_id("new-table").click()
        visit.page.get_by_test_id("open-table").click()
        visit.page.wait_for_url(re.compile(r"/t/[\w-]+"))
        visit.lobby = "/t/" + visit.page.url.rpartition("/t/")[2].partition("?")[0]
    visit.go(visit.lobby)
    expect(visit.page.get_by_test_id("start")).to_be_visible()


def settings(visit: Visit) -> None:
    visit.go("/")
    visit.page.get_by_test_id("new-table").click()
    visit.page.locator("dialog summary").click()


def table(visit: Visit) -> None:
    visit.go(f"/t/{visit.running}")
    expect(visit.page.locator("main.board")).to_be_visible()


def clue(visit: Visit) -> None:
    table(visit)
    visit.page.locator("[data-card]:not([data-own])").first.click()
    visit.page.locator("[data-tray] [data-clue]").first.click()


def end(visit: Visit) -> None:
    visit.go(f"/t/{visit.over}")
    expect(visit.page.locator("[data-seal=kept]")).to_be_visible()


def replay(visit: Visit) -> None:
    visit.go(f"/t/{visit.over}/g/1")
    expect(visit.page.locator("main.replay")).to_be_visible(timeout=30_000)


PAGES: dict[str, Open] = {
    "start": address("/"),
    "learn": address("/learn"),
    "daily": address("/daily"),
    "lobby": lobby,
    "settings": settings,
    "table": table,
    "clue": clue,
    "end": end,
    "replay": replay,
    "history": address("/history"),
    "rules": address("/rules"),
    "account": address("/account"),
}

Case = tuple[str, tuple[int, int], str]


def cases(language: str) -> list[Case]:
    """What of a language is looked at."""
    if SCREENS:
        return list(product(PAGES, SIZES, THEMES))
    j = LANGUAGES.index(language)
    return [(name, SIZES[(i + j) % 4], THEMES[((i + j) // 4 + j) % 2]) for i, name in enumerate(PAGES)]


def looks(page: Page) -> list[str]:
    # The number on a clued card hangs over its edge.
    hanging = re.compile("“\\d” leaves its button")
    return [*(told for told in sticks_out(page) if not hanging.fullmatch(told)), *complaints(page)]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server into whose data tables are written."""
    own = Server(tmp_path_factory.mktemp("screens"))
    own.start()
    yield own
    own.stop()


@pytest.fixture
def person(browser: Browser) -> Iterator[Page]:
    """Somebody who has a while."""
    context = browser.new_context(locale="en-GB", reduced_motion="reduce")
    context.set_default_timeout(20_000)
    yield context.new_page()
    context.close()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page(person: Page, server: Server, language: str) -> None:
    visit = Visit(person, server, language)
    found = {}
    for name, (width, height), theme in cases(language):
        person.set_viewport_size({"width": width, "height": height})
        person.emulate_media(color_scheme="light" if theme == "light" else "dark")
        PAGES[name](visit)
        person.wait_for_load_state("networkidle")
        person.evaluate("document.fonts.ready.then(() => null)")
        bad = looks(person)
        where = f"{name}-{width}x{height}-{theme}-{language}"
        if SCREENS:
            person.screenshot(path=ROOT / SCREENS / f"{where}.png")
        if bad:
            found[where] = bad
    assert not found, "\n".join(f"{where}: {told}" for where, bad in found.items() for told in bad)


@pytest.mark.skipif(bool(SCREENS), reason="every combination")
def test_every_pair_is_looked_at() -> None:
    rows = [(*case, language) for language in LANGUAGES for case in cases(language)]
    kinds = (tuple(PAGES), SIZES, THEMES, LANGUAGES)
    for a, b in combinations(range(4), 2):
        assert {(row[a], row[b]) for row in rows} == set(product(kinds[a], kinds[b]))
