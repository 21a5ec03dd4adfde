"""Two people at a table: what is said reaches those whose log is folded away, and a button pressed twice is pressed once. And whoever looks on late is
told so.
"""

import msgspec
import pytest
from playwright.sync_api import Page, expect
from tests.browser.looks import close, complaints, sticks_out
from tests.browser.players import sit_down
from tests.browser.prepared import oldest, prepare
from tests.browser.server import Server

from tamaya.wire.settings import Settings

BEGUN = "The game has begun; you will see it 6 turns late."


def test_a_phone_shows_that_somebody_spoke(people: tuple[Page, Page], own: Server) -> None:
    desk, phone = people
    sit_down(desk, phone, own.address)
    desk.get_by_test_id("start").click()
    folded = phone.get_by_role("button", name="What happened")
    expect(folded).to_have_accessible_name("What happened")

    for words in ("Are you there?", "Hello"):
        desk.locator("[data-chat]").first.fill(words)
        desk.keyboard.press("Enter")
    expect(folded).to_have_accessible_name("What happened. 2 new messages")
    expect(folded).to_contain_text("2")
    # What one hasn't opened is still unread when the page is loaded anew, and read where one has.
    phone.reload()
    expect(folded).to_have_accessible_name("What happened. 2 new messages")

    folded.click()
    expect(phone.get_by_text("Are you there?").first).to_be_visible()
    close(phone)
    expect(folded).to_have_accessible_name("What happened")
    phone.reload()
    expect(phone.locator("main.board")).to_be_visible()
    expect(folded).to_have_accessible_name("What happened")


def test_a_key_leads_to_where_one_speaks(people: tuple[Page, Page], own: Server) -> None:
    """On a phone that is in a sheet, whose content comes when it is opened first."""
    desk, phone = people
    sit_down(desk, phone, own.address)
    desk.get_by_test_id("start").click()
    for page in (desk, phone):
        expect(page.locator("main.board")).to_be_visible()
        page.keyboard.press("t")
        expect(page.locator("[data-chat]")).to_be_focused()
        page.keyboard.type("tea?")
        expect(page.locator("[data-chat]")).to_have_value("tea?")


def test_what_is_half_written_outlives_the_sheet(people: tuple[Page, Page], own: Server) -> None:
    desk, phone = people
    sit_down(desk, phone, own.address)
    desk.get_by_test_id("start").click()
    phone.get_by_role("button", name="What happened").click()
    phone.locator("[data-chat]").fill("Wait, I")
    phone.go_back()
    expect(phone.locator("dialog[open]")).to_have_count(0)
    phone.get_by_role("button", name="What happened").click()
    expect(phone.locator("[data-chat]")).to_have_value("Wait, I")
    phone.locator("[data-chat]").press("Enter")
    expect(phone.locator("[data-chat]")).to_have_value("")


@pytest.mark.parametrize("scheme", ["dark", "light"])
def test_who_writes_much_sees_how_much_more_goes_in(page: Page, own: Server, scheme: str) -> None:
    page.emulate_media(color_scheme="light" if scheme == "light" else "dark")
    page.goto(
        f"{own.address}/t/{prepare(own.folder, 'mai', Settings(players=2, first_player=0), 4, f'long{scheme:_<4}'[:8])}"
    )
    field = page.locator("[data-chat]")
    left = page.get_by_text("characters left", exact=False)
    field.fill("a" * 249)
    expect(left).to_have_count(0)
    field.press("End")
    field.press_sequentially("bcd")
    expect(left.first).to_have_text("48 characters left")
    expect(field).to_have_accessible_description("48 characters left")
    # To who doesn't see it, it is said when they pause.
    expect(page.get_by_role("status").filter(has_text="48 characters left")).to_be_attached()
    assert sticks_out(page) == []
    assert complaints(page) == []
    field.press_sequentially("e" * 60)
    expect(field).to_have_value("a" * 249 + "bcd" + "e" * 48)
    expect(left.first).to_have_text("No characters left")
    field.fill("short")
    expect(left).to_have_count(0)


def test_pressed_twice_is_pressed_once(people: tuple[Page, Page], own: Server) -> None:
    desk, phone = people
    sit_down(desk, phone, own.address)
    desk.get_by_test_id("start").dblclick()
    expect(desk.locator("main.board")).to_be_visible()
    desk.wait_for_timeout(700)  # a refusal would be there by now
    expect(desk.get_by_role("alert")).to_have_count(0)


def test_who_waits_to_look_on_late_is_told_that_the_game_has_begun(people: tuple[Page, Page], own: Server) -> None:
    desk, phone = people
    desk.goto(f"{own.address}/?lang=en")
    late = Settings(players=2, first_player=0, spectators="delayed", spectator_delay=6)
    body = {"settings": msgspec.to_builtins(late), "bots": ["beginner"], "start": False}
    made = desk.request.post(f"{own.address}/api/tables", data=body, headers={"origin": own.address})
    table = f"{own.address}/t/{made.json()['table']}"
    phone.goto(f"{table}?lang=en")
    expect(phone.get_by_text("You will see the game 6 turns late.")).to_be_visible()
    desk.goto(table)
    desk.get_by_test_id("start").click()
    expect(phone.get_by_role("status").filter(has_text=BEGUN)).to_be_visible()
    expect(phone.get_by_text("You will see the game 6 turns late.")).to_have_count(0)
    assert sticks_out(phone) == []
    assert complaints(phone) == []


def test_who_looks_on_late_is_told_so(page: Page, another: Page, own: Server) -> None:
    late = Settings(players=2, first_player=0, spectators="delayed", spectator_delay=6)
    early, table = (f"{own.address}/t/{prepare(own.folder, 'mai', late, turns, 'seenlate')}" for turns in (5, 9))
    page.goto(early)
    expect(page.get_by_role("status").filter(has_text=BEGUN)).to_be_visible()
    assert sticks_out(page) == []
    assert complaints(page) == []
    for watching in (page, another):
        watching.goto(table)
        if watching is another:
            watching.get_by_role("button", name="What happened").click()
        expect(watching.locator("[data-chat]")).to_have_accessible_name("Talk (players see it at the end)")
        if watching is another:
            close(watching)
        expect(watching.locator("main.board[data-turn='3']")).to_be_visible()
        expect(watching.get_by_text("You are watching, 6 turns late.")).to_be_visible()
        assert sticks_out(watching) == []
        assert complaints(watching) == []
    # What has been played since lies open; what is still held doesn't.
    hands = page.locator("[data-card]")
    expect(hands).to_have_count(10)
    named = [text for text in hands.all_text_contents() if any(suit in text for suit in ("red", "yellow"))]
    assert len(named) == len([turn for turn in range(3, 9) if oldest(turn) < 10])
    page.get_by_role("button", name="Rules").first.click()
    expect(page.get_by_text("spectators see it 6 turns late").first).to_be_visible()
