"""What people complain of elsewhere, on the screen. The whole list, with the tests of each: docs/complaints.md."""

import re

from playwright.sync_api import Page, WebSocketRoute, expect


def sit(page: Page, server: str) -> None:
    """At a table with bots, on a phone, on one's own turn."""
    page.set_viewport_size({"width": 360, "height": 740})
    page.goto(server)
    page.get_by_test_id("play-now").click()
    page.wait_for_function("() => document.title.startsWith('●')", timeout=30_000)


def test_clue_buttons_have_names_and_no_suit_is_a_letter(page: Page, server: str) -> None:
    sit(page, server)
    page.keyboard.press("c")
    page.get_by_role("button", name="More clues").click()
    buttons = page.locator("[data-tray] [role=group] button").all()
    names = [button.get_attribute("aria-label") or "" for button in buttons]
    assert len(set(names)) == len(names)
    colours = [name for name in names if name.isalpha()]
    ranks = [name for name in names if re.fullmatch(r"\d", name)]
    assert len(colours) == len(ranks) == 5
    for button, name in zip(buttons, names, strict=True):
        # A colour is its emblem, and its whole name where there is room; never its first letter.
        assert (button.text_content() or "").strip() in ("", name)
        assert button.locator("svg path").count() or name in ranks


def test_marks_of_clues_are_emblems_not_borders(page: Page, server: str) -> None:
    """Every own card has the same border, whatever colour its clue had; the emblem says which."""
    sit(page, server)
    backs = page.locator("[data-own]")
    edges = {back.evaluate("e => getComputedStyle(e).borderColor") for back in backs.all()}
    assert len(edges) == 1
    emblems = page.locator("main [data-own] svg")
    assert emblems.count() >= 5


def test_it_is_plain_whose_turn_it_is_and_which_rules_are_on(page: Page, server: str) -> None:
    sit(page, server)
    status = page.locator(".status")
    expect(status).to_contain_text("Your turn")
    expect(page).to_have_title(re.compile("^● Your turn"))
    page.locator("button.menu").click()
    rules = page.get_by_role("dialog").get_by_role("list", name="Rules in force")
    expect(rules).to_be_visible()
    for words in ("rules", "empty clues"):
        expect(rules).to_contain_text(words)


def test_skip_and_go_are_not_mistaken_for_each_other(page: Page, server: str) -> None:
    """What leads on is the one large button; what leaves the lesson is apart, says so, and loses nothing."""
    page.set_viewport_size({"width": 360, "height": 740})
    page.goto(f"{server}/learn")
    page.get_by_test_id("lesson-first").click()
    note = page.locator(".note")
    onward = note.get_by_test_id("lesson-next")
    expect(onward).to_have_text("Next")
    leave = note.get_by_role("button", name="Leave the lesson")
    expect(leave).to_have_attribute("title", "The game goes on, without instructions.")
    a, b = onward.bounding_box(), leave.bounding_box()
    assert a
    assert b
    apart = max(
        a["x"] - b["x"] - b["width"],
        b["x"] - a["x"] - a["width"],
        a["y"] - b["y"] - b["height"],
        b["y"] - a["y"] - a["height"],
    )
    assert apart >= 8
    colour = "e => getComputedStyle(e).backgroundColor"
    assert onward.evaluate(colour) != leave.evaluate(colour)
    leave.click()
    expect(note).to_have_count(0)
    expect(page.locator("main.board")).to_be_visible()


def test_a_socket_that_died_without_a_word_is_changed_for_another(page: Page, server: str) -> None:
    """As after a change of network that nobody told: frames go nowhere, and nothing says so."""
    sockets: list[WebSocketRoute] = []
    dead = False

    def route(here: WebSocketRoute) -> None:
        sockets.append(here)
        there = here.connect_to_server()
        heard = len(sockets) > 1

        def forth(frame: str | bytes) -> None:
            if heard or not dead:
                there.send(frame)

        def back(frame: str | bytes) -> None:
            if heard or not dead:
                here.send(frame)

        here.on_message(forth)
        there.on_message(back)

    page.route_web_socket(re.compile("/ws/"), route)
    sit(page, server)
    turn = page.locator("main.board").get_attribute("data-turn")
    dead = True
    page.locator("[data-own]").first.click()
    page.locator("[data-action=play]:not([aria-disabled])").click()
    expect(page.locator("main.board")).not_to_have_attribute("data-turn", str(turn), timeout=20_000)
    assert len(sockets) == 2
