"""What takes a prepared deck to see: a bonus turn, in a game and in what is tried afterwards, and a perfect show."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from tests.browser.looks import SIZES, complaints, sticks_out
from tests.browser.players import ByMouse
from tests.browser.prepared import prepare
from tests.browser.server import Server

from tamaya.wire.settings import Settings


def sit(page: Page, own: Server, settings: Settings, turns: int, size: str, mark: str = "prepared") -> None:
    """Open a prepared table as its first player."""
    width, height = SIZES[size]
    page.set_viewport_size({"width": width, "height": height})
    page.goto(own.address)
    page.wait_for_load_state("networkidle")
    user = page.evaluate("fetch('/api/me').then(answer => answer.json())")["user"]
    page.goto(f"{own.address}/t/{prepare(own.folder, user, settings, turns, f'{mark:_<8}')}")
    expect(page.locator("main.board")).to_be_visible()


def test_a_completed_firework_lets_one_choose_a_bonus(page: Page, own: Server) -> None:
    sit(page, own, Settings(players=2, first_player=0, bonuses="choice"), 4, "phone")
    tokens = page.get_by_text("8 of 8 clue tokens")
    expect(tokens.first).to_be_attached()
    assert ByMouse(page).play(5)
    tray = page.locator("[data-tray]")
    expect(tray.get_by_role("heading", name="Choose a bonus")).to_be_visible()
    assert sticks_out(page) == []
    assert complaints(page) == []
    tray.get_by_role("button", name="a free colour clue").click()
    tray.get_by_role("button", name="Jonas").click()
    tray.get_by_role("button", name="red", exact=True).click()
    page.wait_for_timeout(400)
    tray.get_by_role("button", name="Give the clue").click()
    expect(page.locator("main.board[data-turn='5']")).to_be_visible()
    expect(tokens.first).to_be_attached()


@pytest.mark.parametrize("size", [(1280, 800), (1024, 768), (360, 640), (740, 360)])
def test_a_bonus_that_is_tried_leaves_what_moves_the_replay_in_sight(
    page: Page, own: Server, size: tuple[int, int]
) -> None:
    sit(page, own, Settings(players=2, first_player=0, bonuses="choice"), 24, "desktop", f"try{size[0]:_>5}")
    assert ByMouse(page).play(5)
    expect(page.locator("main.board.ended")).to_be_visible()
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.goto(f"{page.url}/g/1?move=4")
    expect(page.locator("main.replay[data-move='4']")).to_be_visible()
    page.get_by_role("button", name="What if…").click()
    assert ByMouse(page).play(5)
    tray = page.locator("[data-tray]")
    expect(tray.get_by_role("heading", name="Choose a bonus")).to_be_visible()
    for choice in (None, "a free colour clue"):
        if choice is not None:
            tray.get_by_role("button", name=choice).click()
        for name in ("one move", "to the end", "A move back", "Decline"):
            expect(page.get_by_role("button", name=name, exact=True)).to_be_in_viewport(ratio=1)
        expect(page.get_by_role("slider")).to_be_in_viewport(ratio=1)
        assert page.evaluate("document.scrollingElement.scrollHeight - innerHeight") <= 0
        assert sticks_out(page) == []


def test_a_perfect_show(page: Page, own: Server, picture: Callable[[str], None]) -> None:
    sit(page, own, Settings(players=2, first_player=0), 24, "desktop")
    assert ByMouse(page).play(5)
    expect(page.get_by_role("heading", name="Legendary!")).to_be_visible()
    expect(page.locator("[data-seal=kept]")).to_have_text("The deck was fixed before the first move.")
    assert sticks_out(page) == []
    assert complaints(page) == []
    picture("perfect")
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name="Share").click()
    expect(page.get_by_text("Copied", exact=True)).to_be_visible()
    page.goto(page.evaluate("navigator.clipboard.readText()"))
    expect(page.locator("main.replay")).to_be_visible()
    expect(page).to_have_url(re.compile(r"/g/[\w-]{16}"))
