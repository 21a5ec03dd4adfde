"""What can't be taken back asks first and says what it costs; what would be refused isn't offered."""

import re

from playwright.sync_api import Page, expect
from tests.browser.looks import complaints, sticks_out
from tests.browser.test_clocks import OPEN, sit
from tests.browser.test_turns import RATED


def test_with_others_the_end_is_proposed_and_what_it_counts_is_told(people: tuple[Page, Page], address: str) -> None:
    host, friend = people
    sit(host, friend, address, {"players": 2})
    host.get_by_role("button", name="Menu").click()
    host.get_by_role("button", name="End the game").click()
    asked = host.get_by_role("group", name="End the game, if the others agree?")
    expect(asked).to_contain_text("It will count 0 points.")
    expect(asked).not_to_contain_text("attempt")
    asked.get_by_role("button", name="Ask the others").click()
    expect(host.locator(".proposal")).to_contain_text("You would like to end the game.")
    proposal = friend.get_by_role("alert").filter(has_text="like to end the game")
    expect(proposal).to_contain_text("It will count 0 points.")
    assert sticks_out(friend) == []
    assert complaints(friend) == []
    proposal.get_by_role("button", name="Agree").click()
    for page in people:
        expect(page.locator("main.board.ended")).to_be_visible()
    expect(host.get_by_role("button", name="Play again")).to_be_visible()


def test_a_bot_for_who_left_is_at_hand_and_the_game_before_in_the_menu(people: tuple[Page, Page], address: str) -> None:
    host, friend = people
    sit(host, friend, address, {"players": 2, "first_player": 1})
    friend.get_by_role("button", name="Menu").click()
    friend.get_by_role("button", name="Leave the seat").click()
    host.get_by_role("button", name=re.compile("^A bot for")).click()
    # Nobody else is there to be asked: the bot has moved, and it is the host's turn.
    expect(host.locator(".status")).to_contain_text("Your turn")
    expect(host.get_by_role("button", name=re.compile("^A bot for"))).to_have_count(0)
    host.get_by_role("button", name="Menu").click()
    expect(host.get_by_role("link", name="The last game")).to_have_count(0)
    host.get_by_role("button", name="End the game").click()
    host.get_by_role("group", name=re.compile("End the game")).get_by_role("button").first.click()
    host.get_by_role("button", name="Play again").click()
    expect(host.locator("main.board.ended")).to_have_count(0)
    host.get_by_role("button", name="Menu").click()
    host.get_by_role("link", name="The last game").click()
    # Looking back one sees that a person sat there, and that a bot stood in for them.
    expect(host.locator("main.replay")).to_contain_text(re.compile(r"\(Beginner stood in\)"))


def test_who_follows_a_link_sits_down_by_their_own_name(people: tuple[Page, Page], address: str) -> None:
    """And the host hears of it in another tab."""
    host, friend = people
    host.goto(address)
    host.wait_for_load_state("networkidle")
    host.goto(f"{address}/t/{host.evaluate(OPEN, {'players': 3})}")
    expect(host.locator(".seats")).to_be_visible()
    expect(host).to_have_title("Before the show · Tamaya")
    host.evaluate("Object.defineProperty(document, 'visibilityState', { get: () => 'hidden', configurable: true })")
    friend.goto(host.url)
    friend.get_by_label("Your name at this table").fill("Chloé")
    assert sticks_out(friend) == []
    assert complaints(friend) == []
    friend.get_by_role("button", name="Sit here").first.click()
    expect(host.locator(".seats")).to_contain_text("Chloé")
    expect(friend.get_by_label("Your name at this table")).to_have_value("Chloé")
    expect(host).to_have_title("● Before the show · Tamaya")


def test_a_table_goes_on_when_somebody_leaves_between_games(people: tuple[Page, Page], address: str) -> None:
    """Whoever has the link takes the seat, or the host a bot; and the rules of the next game can be others."""
    host, friend = people
    sit(host, friend, address, {"players": 2})
    host.get_by_role("button", name="Menu").click()
    host.get_by_role("button", name="End the game").click()
    host.get_by_role("group", name=re.compile("End the game")).get_by_role("button", name="Ask the others").click()
    friend.get_by_role("button", name="Agree").click()
    for page in people:
        expect(page.locator("main.board.ended")).to_be_visible()
    friend.get_by_role("button", name="Menu").click()
    friend.get_by_role("button", name="Leave the seat").click()
    # Who left finds the way back.
    friend.get_by_role("button", name="Sit here").click()
    dialog = friend.get_by_role("dialog", name="The next game")
    expect(dialog.get_by_role("button", name="Sit here")).to_be_visible()
    assert sticks_out(friend) == []
    assert complaints(friend) == []
    friend.keyboard.press("Escape")
    # The host sees that a seat is free, and asks a bot to it.
    host.get_by_role("button", name="Fill the seats").click()
    dialog = host.get_by_role("dialog", name="The next game")
    expect(dialog.get_by_role("status").filter(has_text="One seat is still free.")).to_be_visible()
    expect(dialog.get_by_role("button", name="Deal the cards")).to_be_disabled()
    dialog.get_by_role("button", name="Change the rules").click()
    rules = host.get_by_role("dialog", name="Rules of this table")
    rules.get_by_role("radio", name="3").first.check()
    rules.get_by_role("button", name="Use these rules").click()
    dialog.get_by_role("button", name="Add a bot to seat 2").click()
    host.get_by_role("dialog", name="Which bot?").get_by_text("Beginner").first.click()
    friend.get_by_role("button", name="Sit here").click()
    friend.get_by_role("dialog").get_by_role("button", name="Sit here").click()
    friend.keyboard.press("Escape")
    dialog.get_by_role("button", name="Deal the cards").click()
    for page in people:
        expect(page.locator("main.board:not(.ended)")).to_be_visible()
        expect(page.locator("main.board[data-partners='2']")).to_be_visible()


def test_a_pause_is_asked_for_without_a_clock_too(people: tuple[Page, Page], address: str) -> None:
    host, friend = people
    sit(host, friend, address, {"players": 2})
    host.get_by_role("button", name="Menu").click()
    host.get_by_role("button", name="Ask for a pause").click()
    friend.get_by_role("button", name="Agree").click()
    for page in people:
        expect(page.get_by_text("The game is paused", exact=True).first).to_be_visible()


def test_a_rated_table_says_who_can_play_and_offers_no_bot(page: Page, address: str) -> None:
    page.goto(address)
    page.wait_for_load_state("networkidle")
    page.goto(f"{address}/t/{page.evaluate(OPEN, RATED)}")
    seats = page.locator(".seats")
    expect(seats).to_contain_text("everyone needs an account")
    expect(seats.get_by_role("listitem")).to_have_count(2)
    # The catalogue of bots is there by now.
    page.wait_for_load_state("networkidle")
    expect(seats.get_by_role("button", name=re.compile("bot"))).to_have_count(0)
    assert sticks_out(page) == []
    assert complaints(page) == []
