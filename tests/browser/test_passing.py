"""Several people at one device: a curtain between turns, and nobody sees their own cards."""

import json
from collections.abc import Callable

from playwright.sync_api import Page, expect
from tests.browser.looks import SIZES, complaints, sticks_out
from tests.browser.players import ByMouse


def test_two_people_play_at_one_phone(page: Page, server: str, picture: Callable[[str], None]) -> None:
    frames: list[str] = []
    page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: frames.append(str(frame))))
    width, height = SIZES["phone"]
    page.set_viewport_size({"width": width, "height": height})
    page.goto(server)
    page.get_by_test_id("new-table").click()
    page.get_by_test_id("open-table").click()
    page.get_by_role("button", name="Same device (Seat 2)").click()
    page.get_by_label("Name", exact=True).fill("Lan")
    assert sticks_out(page) == []
    page.get_by_role("button", name="Sit down").click()
    expect(page.get_by_text("on this device", exact=True)).to_be_visible()
    page.get_by_role("button", name="Fill the free seat with a bot").click()
    page.get_by_test_id("start").click()
    curtain = page.get_by_test_id("curtain")
    seen: set[str] = set()
    for turn in range(4):
        expect(curtain).to_be_visible(timeout=30_000)
        expect(page.locator("[data-card]")).to_have_count(0)
        expect(curtain).to_be_focused()
        expect(page.get_by_text("{")).to_have_count(0)
        if turn == 0:
            assert complaints(page) == []
            picture("curtain")
        seen.add((curtain.text_content() or "").strip())
        curtain.click()
        expect(page.locator("[data-own]").first).to_be_visible()
        assert page.locator("[data-own] .face").count() == 0
        assert ByMouse(page).clue() or ByMouse(page).discard(5)
    assert len(seen) == 2
    for frame in frames:
        message = json.loads(frame)
        if message["type"] == "snapshot" and message.get("game"):
            own = message["game"]["hands"][message["you"]["seat"]]
            assert "identity" not in json.dumps(own)
