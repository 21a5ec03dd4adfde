"""People at the table in the browser: the same moves by mouse (or finger) and by keyboard alone."""

import re

from playwright.sync_api import Page, expect

SETTLE = 400
"""Milliseconds after which a button that has just appeared takes a click: the guard against a finger's slip."""


class ByMouse:
    """Points and clicks; on a phone, taps."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def clue(self) -> bool:
        """Give the first partner the rank of their leftmost card; False where no clue may be given."""
        self.page.locator("[data-card]:not([data-own])").first.click()
        expect(self.page.locator("[data-tray] h2")).to_be_visible()
        ranks = self.page.locator("[data-tray] [data-clue]")
        if not ranks.count():
            self.page.keyboard.press("Escape")
            return False
        ranks.first.click()
        self._press("clue")
        return True

    def play(self, slot: int) -> bool:
        """Play the own card at that place, 1 = leftmost."""
        return self._own(slot, "play")

    def discard(self, slot: int) -> bool:
        """Discard it; False where that isn't allowed now."""
        return self._own(slot, "discard")

    def _own(self, slot: int, action: str) -> bool:
        self.page.locator("[data-own]").nth(slot - 1).click()
        button = self.page.locator(f'[data-action="{action}"]')
        expect(button).to_be_visible()
        if button.evaluate("e => e.disabled"):
            self.page.locator("[data-own]").nth(slot - 1).click()
            return False
        self._press(action)
        return True

    def _press(self, action: str) -> None:
        self.page.wait_for_timeout(SETTLE)
        self.page.locator(f'[data-action="{action}"]').click()


class ByKeys:
    """Never touches the mouse."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def clue(self) -> bool:
        """`c`, the rank of the partner's leftmost card, Enter."""
        first = self.page.locator("[data-card]:not([data-own])").first
        named = re.search(r": \w+ (\d)", first.text_content() or "")
        assert named, "a card that isn't named by its colour and rank"
        self.page.keyboard.press("c")
        self.page.keyboard.press(named[1])
        self.page.wait_for_timeout(60)
        if not self.page.locator('[data-action="clue"]').count():
            self.page.keyboard.press("Escape")
            return False
        expect(self.page.locator('[data-action="clue"]')).to_be_focused()
        self.page.keyboard.press("Enter")
        return True

    def play(self, slot: int) -> bool:
        """The slot's digit, `p`, Enter."""
        return self._own(slot, "p", "play")

    def discard(self, slot: int) -> bool:
        """The slot's digit, `d`, Enter."""
        return self._own(slot, "d", "discard")

    def _own(self, slot: int, key: str, action: str) -> bool:
        self.page.keyboard.press("Escape")
        self.page.keyboard.press(str(slot))
        expect(self.page.locator("[data-own]").nth(slot - 1)).to_be_focused()
        self.page.keyboard.press(key)
        button = self.page.locator(f'[data-action="{action}"]')
        expect(button).to_be_visible()
        if button.evaluate("e => e.disabled"):
            self.page.keyboard.press("Escape")
            return False
        expect(button).to_be_focused()
        self.page.keyboard.press("Enter")
        return True


Hands = ByMouse | ByKeys


def wait_for_turn(page: Page) -> bool:
    """Wait until it is this person's turn (True) or the game has ended (False)."""
    page.wait_for_function(
        "() => document.title.startsWith('●') || document.querySelector('main.board.ended')", timeout=30_000
    )
    return page.title().startswith("●")


def move(page: Page, hands: Hands, number: int) -> None:
    """One move. A card known to be a 1 is played at first; then clues and discards take turns, as the tokens allow."""
    turn = page.locator("main.board").get_attribute("data-turn")
    own = page.locator("[data-own]")
    ones = [at + 1 for at, card in enumerate(own.all()) if "you know: 1" in (card.text_content() or "")]
    done = bool(ones) and number < 3 and hands.play(ones[0])
    if not done:
        oldest = own.count()
        done = hands.clue() or hands.discard(oldest) if number % 2 == 0 else hands.discard(oldest) or hands.clue()
    assert done, "neither a clue nor a discard was to be had"
    has_passed(page, turn)


def has_passed(page: Page, turn: str | None) -> None:
    """Wait until that turn is over: with quick bots it may be one's own again at once."""
    page.wait_for_function(
        """turn => {
            const board = document.querySelector('main.board');
            return board.dataset.turn !== turn || board.classList.contains('ended');
        }""",
        arg=turn,
        timeout=10_000,
    )


def play_to_the_end(page: Page, hands: Hands) -> int:
    """Play until the game ends; return how many moves it took."""
    moves = 0
    while wait_for_turn(page):
        move(page, hands, moves)
        moves += 1
        assert moves < 100
    return moves


def sit_down(host: Page, friend: Page, address: str) -> None:
    """Open a table for two and have somebody else sit down at it; nothing is dealt yet."""
    host.goto(f"{address}/?lang=en")
    host.get_by_test_id("new-table").click()
    host.get_by_role("dialog").get_by_role("radio", name="2", exact=True).check(force=True)
    host.get_by_test_id("open-table").click()
    host.wait_for_url(re.compile(r"/t/[\w-]+"))
    friend.goto(host.url)
    friend.get_by_role("button", name=re.compile("Sit here")).first.click()
