"""What can't be taken back asks first, and says what it costs."""

from playwright.sync_api import Page, expect
from tests.browser.looks import complaints, sticks_out
from tests.browser.test_clocks import sit


def test_with_others_the_end_is_proposed_and_what_it_counts_is_told(people: tuple[Page, Page], address: str) -> None:
    host, friend = people
    sit(host, friend, address, {"players": 2})
    host.get_by_role("button", name="Menu").click()
    host.get_by_role("button", name="End the game").click()
    asked = host.get_by_role("group", name="End the game, if the others agree?")
    expect(asked).to_contain_text("It will count 0 points.")
    expect(asked).not_to_contain_text("attempt")
    asked.get_by_role("button", name="Ask the others").click()
    proposal = friend.get_by_role("alert").filter(has_text="like to end the game")
    expect(proposal).to_contain_text("It will count 0 points.")
    assert sticks_out(friend) == []
    assert complaints(friend) == []
    proposal.get_by_role("button", name="Agree").click()
    for page in people:
        expect(page.locator("main.board.ended")).to_be_visible()
    expect(host.get_by_role("button", name="Play again")).to_be_visible()
