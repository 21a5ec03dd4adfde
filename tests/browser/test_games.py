"""Whole games in the browser, as people play them."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from tests.browser.looks import SIZES, complaints, sticks_out
from tests.browser.players import ByKeys, ByMouse, Hands, move, play_to_the_end, wait_for_turn
from tests.browser.server import Server


@pytest.fixture
def mortal(tmp_path: Path) -> Iterator[Server]:
    """A server to be killed."""
    server = Server(tmp_path)
    server.start()
    yield server
    server.stop()


def resize(page: Page, size: str) -> None:
    """To one of the two sizes."""
    width, height = SIZES[size]
    page.set_viewport_size({"width": width, "height": height})


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("hands", [ByMouse, ByKeys], ids=["mouse", "keys"])
def test_a_whole_game_against_two_bots(
    page: Page, address: str, picture: Callable[[str], None], size: str, hands: Callable[[Page], Hands]
) -> None:
    resize(page, size)
    page.goto(address)
    start = page.get_by_test_id("play-now")
    if hands is ByKeys:
        start.focus()
        page.keyboard.press("Enter")
    else:
        start.click()
    page.wait_for_url(re.compile(r"/t/[\w-]+"))
    wait_for_turn(page)
    assert sticks_out(page) == []
    assert complaints(page) == []
    picture(f"table-{size}")
    assert play_to_the_end(page, hands(page)) > 2
    expect(page.locator(".score")).to_be_visible()
    assert sticks_out(page) == []
    assert complaints(page) == []
    picture(f"end-{size}")
    again = page.get_by_role("button", name="Play again")
    if hands is ByKeys:
        again.focus()
        page.keyboard.press("Enter")
    else:
        again.click()
    expect(page.locator("main.board:not(.ended)")).to_be_visible()


def sit_together(host: Page, friend: Page, address: str) -> None:
    """The host makes a table for three with one bot; the friend follows the link, sits down, and the host deals."""
    host.goto(address)
    host.get_by_test_id("new-table").click()
    host.get_by_test_id("open-table").click()
    host.wait_for_url(re.compile(r"/t/[\w-]+"))
    friend.goto(host.url)
    friend.get_by_role("button", name="Sit here").first.click()
    # Else the bot might be asked for the seat that the friend is taking.
    add = host.get_by_role("button", name=re.compile("Add a bot to seat"))
    expect(add).to_have_count(1)
    add.click()
    host.locator("dialog[open]").get_by_text("Beginner").first.click()
    host.get_by_test_id("start").click()
    for page in (host, friend):
        expect(page.locator("main.board")).to_be_visible()


def whose(host: Page, friend: Page) -> tuple[Page, Page] | None:
    """Who is to move, and the other; None once the game has ended for both."""
    for _ in range(300):
        for mine, other in ((host, friend), (friend, host)):
            if mine.title().startswith("●"):
                return mine, other
        if all(person.locator("main.board.ended").count() for person in (host, friend)):
            return None
        host.wait_for_timeout(50)
    raise AssertionError("it is nobody's turn")


def test_two_people_and_a_bot_through_undo_reload_and_a_power_cut(people: tuple[Page, Page], mortal: Server) -> None:
    host, friend = people
    sit_together(host, friend, mortal.address)

    # A slip of the hand: played, taken back by consent, hidden again.
    mover, other = whose(host, friend) or people
    cards = [card.get_attribute("data-card") for card in mover.locator("[data-own]").all()]
    assert ByMouse(mover).play(3)
    expect(mover.locator("main.board:not([data-turn='0'])")).to_be_visible()
    mover.keyboard.press("u")
    other.get_by_role("button", name="Agree").click()
    mover.wait_for_function("() => document.title.startsWith('●')")
    assert [card.get_attribute("data-card") for card in mover.locator("[data-own]").all()] == cards
    for card in mover.locator("[data-own]").all():
        assert re.search(r"Your \d\w\w card", card.text_content() or "")

    # A reload in mid-turn.
    known = mover.locator("[data-own]").evaluate_all("cards => cards.map(c => c.textContent)")
    mover.reload()
    assert wait_for_turn(mover)
    assert mover.locator("[data-own]").evaluate_all("cards => cards.map(c => c.textContent)") == known
    move(mover, ByMouse(mover), 0)

    # A power cut; the browsers come back by themselves, and the game goes on to its end.
    mover, _ = whose(host, friend) or people
    table = mover.locator("[data-card]").evaluate_all("cards => cards.map(c => c.dataset.card)")
    mortal.kill()
    expect(mover.locator(".offline")).to_be_visible()
    mortal.start()
    expect(mover.locator(".offline")).to_have_count(0, timeout=30_000)
    assert wait_for_turn(mover)
    assert mover.locator("[data-card]").evaluate_all("cards => cards.map(c => c.dataset.card)") == table
    moves = 0
    while turn := whose(host, friend):
        move(turn[0], ByMouse(turn[0]), moves // 2)
        moves += 1
        assert moves < 100
    scores = {person.locator(".score").text_content() for person in (host, friend)}
    assert len(scores) == 1
