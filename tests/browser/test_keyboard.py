"""By keyboard and with a screen reader: nothing that is pressed throws one back to the top of the page, and what happens is told."""

import re

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.browser.finished import finished
from tests.browser.players import has_passed, sit_down, wait_for_turn
from tests.browser.prepared import prepare
from tests.browser.server import Server

from tamaya.wire.settings import Settings

LOST = "() => document.activeElement === document.body"
TOLD = "() => [...document.querySelectorAll('[aria-live]')].map(e => e.textContent).join(' ')"


def settle(page: Page) -> None:
    """Until what was pressed has come about."""
    page.wait_for_timeout(400)


def kept(page: Page) -> None:
    """Expect the focus not to be lost."""
    settle(page)
    assert not page.evaluate(LOST)


@pytest.fixture
def desk(browser: Browser, address: str) -> Page:
    """Somebody at a desk whom the server knows."""
    context = browser.new_context(locale="en-GB", reduced_motion="reduce", viewport={"width": 1280, "height": 800})
    context.set_default_timeout(10_000)
    page = context.new_page()
    page.goto(address)
    page.wait_for_load_state("networkidle")
    return page


def prepared(page: Page, own: Server, settings: Settings, turns: int, mark: str) -> str:
    """The path of a table at which the visitor sits in seat 0."""
    user = page.evaluate("fetch('/api/me').then(answer => answer.json())")["user"]
    return f"/t/{prepare(own.folder, user, settings, turns, mark=mark)}"


def test_a_clue_by_keys(desk: Page, own: Server) -> None:
    desk.goto(own.address + prepared(desk, own, Settings(players=2, first_player=0), 4, "keyclues"))
    expect(desk.locator("main.board")).to_be_visible()
    desk.keyboard.press("c")
    # The first clue, not the button that shows what the partner knows.
    expect(desk.locator("[data-tray] [data-clues] button").first).to_be_focused()
    give = desk.locator('[data-action="clue"]')
    told = desk.locator(".give [aria-live]")
    said = set()
    for number in range(1, 6):
        desk.keyboard.press(f"Shift+{number}")
        settle(desk)
        if give.count():
            expect(give).to_be_focused()
            said.add(told.text_content())
    assert said
    assert all(re.search("red|yellow|green|blue|white", words or "") for words in said)
    turn = desk.locator("main.board").get_attribute("data-turn")
    desk.keyboard.press("Enter")
    expect(desk.locator(f"main.board:not([data-turn='{turn}'])")).to_be_visible()


def test_what_a_partner_knows_by_keys(desk: Page, own: Server) -> None:
    desk.goto(own.address + prepared(desk, own, Settings(players=2, first_player=0), 4, "keypeeks"))
    card = desk.locator("[data-card]:not([data-own])").first
    card.focus()
    desk.keyboard.press("k")
    eye = desk.get_by_role("button", name=re.compile("^What .+ knows$")).first
    expect(eye).to_have_attribute("aria-pressed", "true")
    settle(desk)
    assert re.search("What .+ knows", desk.evaluate(TOLD))
    desk.keyboard.press("Escape")
    expect(eye).to_have_attribute("aria-pressed", "false")
    expect(card).to_be_focused()


def test_notes_and_talk_give_the_focus_back(desk: Page, own: Server) -> None:
    desk.goto(own.address + prepared(desk, own, Settings(players=2, first_player=0), 2, "keynotes"))
    expect(desk.locator("main.board")).to_be_visible()
    desk.keyboard.press("2")
    desk.keyboard.press("n")
    expect(desk.locator("[data-note]")).to_be_focused()
    box = desk.locator("[data-note]").bounding_box()
    assert box
    assert box["width"] > 150
    desk.keyboard.type("keep")
    desk.keyboard.press("Enter")
    expect(desk.locator("[data-own]").nth(1)).to_be_focused()
    desk.keyboard.press("t")
    expect(desk.locator("[data-chat]")).to_be_focused()
    desk.keyboard.press("Escape")
    kept(desk)


def test_a_card_that_is_laid_elsewhere_keeps_the_focus(desk: Page, own: Server) -> None:
    desk.goto(own.address + prepared(desk, own, Settings(players=2, first_player=0), 2, "keymoves"))
    expect(desk.locator("main.board")).to_be_visible()
    desk.keyboard.press("1")
    card = desk.locator("[data-own]").first.get_attribute("data-card")
    for place in (1, 2):
        desk.keyboard.press("Shift+ArrowRight")
        moved = desk.locator("[data-own]").nth(place)
        expect(moved).to_have_attribute("data-card", card or "")
        expect(moved).to_be_focused()


def test_what_is_taken_back_is_told(desk: Page, address: str) -> None:
    desk.goto(f"{address}/?lang=en")
    desk.get_by_test_id("play-now").click()
    expect(desk.locator("main.board")).to_be_visible()
    assert wait_for_turn(desk)
    turn = desk.locator("main.board").get_attribute("data-turn")
    for key in ("1", "p", "Enter"):
        desk.keyboard.press(key)
    has_passed(desk, turn)
    settle(desk)
    desk.keyboard.press("u")
    settle(desk)
    assert "aken back" in desk.evaluate(TOLD)


def test_the_end_is_told_once_with_what_it_came_to(desk: Page, own: Server) -> None:
    desk.goto(own.address + prepared(desk, own, Settings(players=2, first_player=0), 24, "keyended"))
    expect(desk.locator("main.board")).to_be_visible()
    desk.keyboard.press("5")
    desk.keyboard.press("p")
    desk.keyboard.press("Enter")
    expect(desk.get_by_role("heading", name="Legendary!")).to_be_visible()
    assert re.search(r"25 of 25.*Legendary!", desk.evaluate(TOLD))
    kept(desk)


def test_what_one_lands_on_is_told(desk: Page, address: str) -> None:
    """Another page begins at its heading, not nowhere."""
    desk.goto(address)
    desk.get_by_test_id("play-now").focus()
    desk.keyboard.press("Enter")
    expect(desk.locator("main.board")).to_be_visible()
    expect(desk.locator("main h1")).to_be_focused()
    desk.keyboard.press("ArrowRight")
    expect(desk.locator("[data-own]").first).to_be_focused()


def test_a_lobby_by_keys(browser: Browser, desk: Page, address: str) -> None:
    friend = browser.new_page()
    sit_down(desk, friend, address)
    friend.close()
    desk.get_by_test_id("start").focus()
    desk.keyboard.press("Enter")
    expect(desk.locator("main.board")).to_be_visible()
    kept(desk)
    desk.goto(f"{address}/?lang=en")
    desk.get_by_test_id("new-table").click()
    desk.get_by_test_id("open-table").click()
    add = desk.get_by_role("button", name=re.compile("bot", re.IGNORECASE))
    expect(add.first).to_be_visible()
    while add.count():
        before = add.count()
        add.first.focus()
        desk.keyboard.press("Enter")
        choice = desk.get_by_role("dialog").get_by_role("button")
        settle(desk)
        if choice.count():
            choice.nth(1).focus()
            desk.keyboard.press("Enter")
        settle(desk)
        kept(desk)
        if add.count() >= before:
            break


def test_trying_things_in_a_replay_by_keys(desk: Page, address: str) -> None:
    desk.goto(f"{address}{finished(desk, address)}?move=4")
    expect(desk.locator("main.replay[data-move='4']")).to_be_visible()
    # Whose eyes is told.
    desk.keyboard.press("2")
    settle(desk)
    assert "Nami’s view" in desk.evaluate(TOLD)
    desk.keyboard.press("w")
    expect(desk.locator("main.what-if")).to_be_visible()
    expect(desk.locator("[data-own]").first).to_be_focused()
    # In Nami's view Nami's hand is hidden, whoever acts.
    hidden = desk.locator("[data-card][data-seat='1']")
    assert not any(
        re.search(r"card: (red|yellow|green|blue|white) \d", card.text_content() or "") for card in hidden.all()
    )
    shown = desk.locator("[data-card][data-seat='2']")
    assert all(re.search(r"(red|yellow|green|blue|white) \d", card.text_content() or "") for card in shown.all())
    desk.keyboard.press("1")
    desk.keyboard.press("p")
    desk.keyboard.press("Enter")
    expect(desk.locator("main.replay[data-move='5']")).to_be_visible()
    kept(desk)
    desk.get_by_role("button", name="one move").focus()
    desk.keyboard.press("Enter")
    expect(desk.locator("main.replay[data-move='6']")).to_be_visible()
    kept(desk)
    desk.get_by_role("button", name="Back to the game").focus()
    desk.keyboard.press("Enter")
    expect(desk.locator("main.what-if")).to_have_count(0)
    kept(desk)


def test_how_sure_a_move_was_is_told(desk: Page, address: str) -> None:
    desk.goto(f"{address}{finished(desk, address)}?move=0")
    expect(desk.locator("main.replay[data-move='0']")).to_be_visible()
    heard = 0
    for move in range(1, 12):
        desk.keyboard.press("]")
        expect(desk.locator(f"main.replay[data-move='{move}']")).to_be_visible()
        risk = desk.locator(".risk")
        if risk.count():
            settle(desk)
            assert (risk.text_content() or "?").strip() in desk.evaluate(TOLD)
            heard += 1
    assert heard


def test_escape_in_the_choice_of_a_bonus_keeps_the_branch(desk: Page, own: Server) -> None:
    settings = Settings(players=2, first_player=0, bonuses="choice")
    path = prepared(desk, own, settings, 24, "keybonus")
    desk.goto(f"{own.address}{path}")
    expect(desk.locator("main.board")).to_be_visible()
    for key in ("5", "p", "Enter"):
        desk.keyboard.press(key)
    expect(desk.locator("main.board.ended")).to_be_visible()
    desk.goto(f"{own.address}{path}/g/1?move=4")
    expect(desk.locator("main.replay[data-move='4']")).to_be_visible()
    desk.keyboard.press("w")
    expect(desk.locator("main.what-if")).to_be_visible()
    desk.keyboard.press("5")
    desk.keyboard.press("p")
    desk.keyboard.press("Enter")
    tray = desk.locator("[data-tray]")
    expect(tray.get_by_role("heading", name="Choose a bonus")).to_be_visible()
    names = tray.get_by_role("group").get_by_role("button")
    offered = names.count()
    names.first.focus()
    desk.keyboard.press("Enter")
    expect(names).to_have_count(1)
    for _ in range(3):
        desk.keyboard.press("Escape")
        settle(desk)
    expect(names).to_have_count(offered)
    expect(desk.locator("main.what-if[data-move='5']")).to_be_visible()


def test_what_was_worked_out_by_keys(desk: Page, address: str) -> None:
    """Hasty players play any card: the show is lost early, and the analysis says by which move, whose it was and what it was."""
    desk.goto(f"{address}{finished(desk, address, hasty=True)}?move=2")
    desk.get_by_role("button", name="Analysis").click()
    desk.get_by_role("button", name="Work it out").focus()
    desk.keyboard.press("Enter")
    settle(desk)
    assert not desk.evaluate(LOST)
    lost = desk.get_by_role("button", name=re.compile(r"^Move \d+ lost it"))
    expect(lost).to_be_visible(timeout=120_000)
    kept(desk)
    assert "would have done the same in" in desk.evaluate(TOLD)
    move = int((lost.text_content() or "").split()[1])
    lost.focus()
    desk.keyboard.press("Enter")
    # Where that move's choice was: the position before it.
    expect(desk.locator(f"main.replay[data-move='{move - 1}']")).to_be_visible()
    insight = desk.get_by_role("region", name="Worked out")
    expect(insight).to_contain_text(f"Move {move}:")
    kept(desk)
    for _ in range(5):
        attempt = insight.get_by_role("button", name="Try it")
        if attempt.count():
            break
        desk.get_by_role("button", name="Next difference").click()
        settle(desk)
    attempt.focus()
    desk.keyboard.press("Enter")
    expect(desk.locator("main.what-if")).to_be_visible()
    kept(desk)
    expect(insight).to_contain_text("nothing of the branch is worked out")


def test_a_comment_by_keys(desk: Page, address: str) -> None:
    desk.goto(f"{address}{finished(desk, address)}?move=3")
    desk.get_by_role("button", name="Comments").click()
    desk.get_by_label("Your comment on the position after move 3").fill("Why?")
    desk.get_by_role("button", name="Write it").focus()
    desk.keyboard.press("Enter")
    expect(desk.get_by_text("Why?")).to_be_visible()
    expect(desk.get_by_role("status").filter(has_text="Your comment is written.")).to_be_visible()
    kept(desk)
    desk.get_by_role("button", name="Remove").focus()
    desk.keyboard.press("Enter")
    expect(desk.get_by_text("Nobody has written anything yet.")).to_be_visible()
    kept(desk)


def test_a_malformed_address_is_nowhere(desk: Page, address: str) -> None:
    for path in ("/t/%E0%A4%A", "/g/%E0%A4%A", "/p/%E0%A4%A", "/t/%E0%A4%A/g/1"):
        desk.goto(address + path)
        expect(desk.get_by_role("heading", name="There is nothing here.")).to_be_visible()
