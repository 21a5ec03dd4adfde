"""The lessons, from the page that lists them to the last move, and what a wrong move meets."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.looks import SIZES, complaints, sticks_out
from tests.browser.players import SETTLE
from tests.browser.server import Server


def begin(page: Page, own: Server, lesson: str, size: str) -> None:
    """Come from the start page to a lesson's table."""
    width, height = SIZES[size]
    page.set_viewport_size({"width": width, "height": height})
    page.goto(own.address)
    page.get_by_role("link", name="Learn to play").click()
    page.get_by_test_id(f"lesson-{lesson}").click()
    expect(page.locator("main.board")).to_be_visible()


def script(page: Page, lesson: str) -> list[dict[str, Any]]:
    """The turns of a lesson as the server has them."""
    turns: list[dict[str, Any]] = page.evaluate(
        "id => fetch(`/api/lessons/${id}`).then(answer => answer.json())", lesson
    )["turns"]
    return turns


def read(page: Page, turn: dict[str, Any]) -> None:
    """Read all that is said before a move."""
    for _ in turn["texts"][1:]:
        page.get_by_test_id("lesson-next").click()
        page.wait_for_timeout(SETTLE)
    expect(page.get_by_test_id("lesson-next")).to_have_count(0)


def act(page: Page, action: dict[str, Any], touched: int) -> None:
    """Do at the table what is asked; for a clue by way of a card that it touches."""
    if action["type"] == "clue":
        page.locator(f'[data-card="{touched}"]').click()
        tray = page.locator("[data-tray]")
        if action["kind"] == "rank":
            tray.locator(f'[data-clue="{action["value"]}"]').first.click()
        else:
            tray.get_by_role("button", name=re.compile("^(red|yellow|green|blue|white)")).first.click()
        name = "clue"
    else:
        page.locator(f'[data-card="{action["card"]}"]').click()
        name = action["type"]
    page.wait_for_timeout(SETTLE)
    page.locator(f'[data-action="{name}"]').click()
    # A tap at the same place at once would be this one's second.
    page.wait_for_timeout(SETTLE)


def touched_by(turn: dict[str, Any]) -> int:
    """A card that the last text points at."""
    cards = [text["pointer"]["cards"] for text in turn["texts"] if text.get("pointer", {}).get("cards")]
    card: int = cards[-1][0]
    return card


@pytest.mark.parametrize("lesson", ["first", "chop", "saves", "prompts", "endgame"])
def test_a_lesson_from_start_to_end(page: Page, own: Server, picture: Callable[[str], None], lesson: str) -> None:
    begin(page, own, lesson, "phone" if lesson in ("first", "saves") else "desktop")
    note = page.locator(".note")
    for at, turn in enumerate(script(page, lesson)):
        if "asked" in turn:
            expect(page.locator(f"main.board[data-turn='{turn['turn']}']")).to_be_visible()
        else:
            expect(note.get_by_role("button", name="Leave the lesson")).to_have_count(0)
        expect(note).not_to_contain_text("lesson-")
        if at in (0, 3):
            assert sticks_out(page) == []
            assert complaints(page) == []
        read(page, turn)
        picture(f"lesson-{lesson}-{at}")
        if "asked" in turn:
            act(page, turn["asked"], touched_by(turn))
    onward = note.get_by_role("button", name="Next puzzle" if lesson == "endgame" else "Next lesson")
    expect(onward).to_be_visible()
    assert sticks_out(page) == []
    if lesson == "prompts":
        here = page.url
        onward.click()
        expect(page.get_by_role("region", name="The end game")).to_be_visible()
        assert page.url != here
        page.go_back()
    note.get_by_role("link", name="More lessons").click()
    expect(page.get_by_test_id(f"lesson-{lesson}")).to_contain_text("Once more")
    assert sticks_out(page) == []
    assert complaints(page) == []
    picture(f"learn-{lesson}")


def test_a_puzzles_log_begins_at_its_end(page: Page, own: Server) -> None:
    """The words about it come later and leave the log less room."""
    begin(page, own, "puzzle-10", "desktop")
    expect(page.locator("main.board.taught")).to_be_visible()
    page.wait_for_timeout(500)
    log = page.locator(".log ol")
    assert log.evaluate("e => e.scrollHeight > e.clientHeight"), "a log that is short shows nothing"
    assert log.evaluate("e => e.scrollHeight - e.clientHeight - e.scrollTop") < 3


def test_another_move_is_kept_back_until_one_leaves_the_lesson(page: Page, own: Server) -> None:
    begin(page, own, "saves", "phone")
    first = script(page, "saves")[0]
    board = page.locator("main.board")
    act(page, {"type": "play", "card": 2}, 0)
    # Nothing has been asked yet.
    expect(page.get_by_text("There is more to read first.")).to_be_visible()
    read(page, first)
    page.locator('[data-action="play"]').click()
    expect(page.get_by_text("That is allowed, but not what this is about")).to_be_visible()
    expect(board).to_have_attribute("data-turn", str(first["turn"]))
    page.get_by_role("button", name="Leave the lesson").click()
    page.wait_for_timeout(SETTLE)
    # The card is still chosen.
    page.locator('[data-action="play"]').click()
    expect(board).not_to_have_attribute("data-turn", str(first["turn"]))


def test_a_lesson_is_there_again_after_a_reload(page: Page, own: Server) -> None:
    begin(page, own, "chop", "phone")
    turns = script(page, "chop")
    act(page, turns[0]["asked"], touched_by(turns[0]))
    expect(page.locator(f"main.board[data-turn='{turns[1]['turn']}']")).to_be_visible()
    page.reload()
    expect(page.locator(".note")).to_contain_text("discard your chop")


def test_what_has_been_read_before_a_move_is_not_begun_again(page: Page, own: Server) -> None:
    begin(page, own, "first", "phone")
    said = page.locator(".note .said")
    welcome = said.text_content() or ""
    page.get_by_test_id("lesson-next").click()
    expect(said).not_to_have_text(welcome)
    second = said.text_content() or ""
    page.reload()
    expect(said).to_have_text(second)
    # A table of its own begins at the beginning.
    begin(page, own, "first", "phone")
    expect(said).to_have_text(welcome)


def test_a_double_tap_skips_no_explanation(page: Page, own: Server) -> None:
    begin(page, own, "first", "phone")
    said = page.locator(".note .said")
    welcome = said.text_content() or ""
    onward = page.get_by_test_id("lesson-next")
    onward.dblclick(delay=10)
    expect(said).not_to_have_text(welcome)
    second = said.text_content() or ""
    page.wait_for_timeout(SETTLE)
    expect(said).to_have_text(second)
    begin(page, own, "first", "phone")
    onward.click()
    expect(said).to_have_text(second)


def test_a_lesson_left_in_the_middle_does_not_stay_among_ones_tables(page: Page, own: Server) -> None:
    begin(page, own, "first", "phone")
    page.goto(own.address)
    page.wait_for_load_state("networkidle")
    expect(page.get_by_role("link", name="Learn to play")).to_be_visible()
    expect(page.get_by_role("region", name="Your tables")).to_have_count(0)
    expect(page.get_by_role("link", name="Your turn")).to_have_count(0)
