"""Tables of four to six, and small windows: where there is little room, what can be done stays in sight."""

import pytest
from playwright.sync_api import Page, expect
from tests.browser.finished import finished
from tests.browser.looks import sticks_out

SIZES = ((360, 640), (740, 360), (1280, 800))
OPEN = """async (settings) => {
  const post = (path, body) => fetch(path, {
    method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body),
  });
  const bots = Array(settings.players - 1).fill("beginner");
  return (await (await post("/api/tables", { settings, bots, start: true })).json()).table;
}"""


def rows(page: Page) -> list[int]:
    """How many hands stand in each row, from the top."""
    tops: list[float] = page.evaluate(
        "[...document.querySelectorAll('.board-partners > *')].map(e => Math.round(e.getBoundingClientRect().top))"
    )
    return [tops.count(top) for top in sorted(set(tops))]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("players", [4, 5])
def test_what_can_be_done_with_a_card_is_in_sight(
    page: Page, address: str, players: int, size: tuple[int, int]
) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.goto(address)
    page.wait_for_load_state("networkidle")
    page.goto(f"{address}/t/{page.evaluate(OPEN, {'players': players, 'first_player': 0})}")
    page.locator("[data-own]").nth(1).click()
    for action in ("play", "discard"):
        expect(page.locator(f"[data-action={action}]")).to_be_in_viewport(ratio=1)
    assert sticks_out(page) == []
    page.keyboard.press("Escape")
    page.locator("[data-card]:not([data-own])").first.click()
    page.locator("[data-tray] [data-clue]").first.click()
    expect(page.locator("[data-action=clue]")).to_be_in_viewport(ratio=1)
    assert sticks_out(page) == []


COVERED = """() => {
  const lines = [...document.querySelectorAll('.toasts p')].map((e) => e.getBoundingClientRect());
  const below = [...document.querySelectorAll('main :is(button, a)')].filter((e) => e.checkVisibility() && e.clientHeight);
  return below.filter((e) => {
    const box = e.getBoundingClientRect();
    return lines.some((line) => box.left < line.right && line.left < box.right && box.top < line.bottom && line.top < box.bottom);
  }).map((e) => e.ariaLabel ?? e.textContent.trim());
}"""
"""What can be touched at the table and lies under a line that was just said."""


@pytest.mark.parametrize("size", [(360, 740), (360, 640), (740, 360)])
@pytest.mark.parametrize("players", [2, 5])
def test_what_is_said_covers_nothing_that_is_touched(
    page: Page, address: str, players: int, size: tuple[int, int]
) -> None:
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.goto(address)
    page.wait_for_load_state("networkidle")
    page.goto(f"{address}/t/{page.evaluate(OPEN, {'players': players, 'first_player': 0})}")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Copy the invite link").click()
    page.keyboard.press("Escape")
    expect(page.locator(".toasts p")).to_be_in_viewport(ratio=1)
    assert page.evaluate(COVERED) == []


def scrolls(page: Page) -> int:
    """By how much the page is higher than its window."""
    page.wait_for_timeout(400)  # what has been opened grows as it appears
    over: int = page.evaluate("document.scrollingElement.scrollHeight - innerHeight")
    return over


@pytest.mark.parametrize("players", [3, 5, 6])
def test_a_small_window_holds_the_table_and_what_is_chosen(page: Page, address: str, players: int) -> None:
    page.set_viewport_size({"width": 1024, "height": 768})
    page.goto(address)
    page.wait_for_load_state("networkidle")
    page.goto(f"{address}/t/{page.evaluate(OPEN, {'players': players, 'first_player': 0})}")
    page.locator("[data-own]").nth(1).click()
    expect(page.locator("[data-action=play]")).to_be_visible()
    assert scrolls(page) <= 0
    assert sticks_out(page) == []
    page.keyboard.press("Escape")
    page.locator("[data-card]:not([data-own])").first.click()
    page.locator("[data-tray] [data-clue]").first.click()
    expect(page.locator("[data-action=clue]")).to_be_visible()
    assert scrolls(page) <= 0
    assert sticks_out(page) == []


@pytest.mark.parametrize(("players", "size"), [(5, (360, 640)), (5, (740, 360)), (6, (360, 740))])
def test_the_end_is_in_sight_on_a_phone(page: Page, address: str, players: int, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.goto(address)
    page.wait_for_load_state("networkidle")
    page.goto(address + finished(page, address, players).split("/g/")[0])
    expect(page.locator("[data-seal=kept]")).to_be_visible()
    expect(page.locator("[data-tray] .score")).to_be_in_viewport(ratio=1)
    expect(page.get_by_role("button", name="Play again")).to_be_in_viewport(ratio=1)
    for name in ("Look back", "To the start page"):
        expect(page.get_by_role("link", name=name)).to_be_in_viewport(ratio=1)
    for pile in page.locator(".stack .place").all():
        expect(pile).to_be_in_viewport(ratio=1)
    assert scrolls(page) <= 0
    assert sticks_out(page) == []


@pytest.mark.parametrize(("players", "size"), [(5, (1280, 800)), (4, (1024, 768))])
def test_a_card_looked_at_leaves_what_moves_the_replay_in_sight(
    page: Page, address: str, players: int, size: tuple[int, int]
) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.goto(address)
    page.wait_for_load_state("networkidle")
    page.goto(f"{address}{finished(page, address, players)}?move=14")
    expect(page.locator("main.replay[data-move='14']")).to_be_visible(timeout=30_000)
    page.locator("[data-card]").first.click()
    expect(page.get_by_role("region", name="What was known")).to_be_visible()
    for control in (page.get_by_role("slider"), page.get_by_role("button", name="A move on")):
        expect(control).to_be_in_viewport(ratio=1)
    assert scrolls(page) <= 0
    assert sticks_out(page) == []


@pytest.mark.parametrize("width", [1280, 1920])
def test_six_whole_hands_stand_in_even_rows(page: Page, address: str, width: int) -> None:
    page.set_viewport_size({"width": width, "height": 900})
    page.goto(address)
    page.wait_for_load_state("networkidle")
    page.goto(address + finished(page, address, 6))
    expect(page.locator("main.replay")).to_be_visible()
    assert rows(page) == [3, 3]
    for control in (page.get_by_role("slider"), page.get_by_role("button", name="A move on")):
        expect(control).to_be_in_viewport(ratio=1)
    assert sticks_out(page) == []


@pytest.mark.parametrize("players", [3, 5])
@pytest.mark.parametrize("size", [(360, 640), (740, 360)])
def test_on_a_phone_what_moves_the_replay_is_always_in_sight(
    page: Page, address: str, players: int, size: tuple[int, int]
) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.goto(address)
    page.wait_for_load_state("networkidle")
    page.goto(f"{address}{finished(page, address, players)}?move=14")
    expect(page.locator("main.replay[data-move='14']")).to_be_visible(timeout=30_000)
    for name in ("A move back", "A move on", "Play", "What if…", "Analysis"):
        expect(page.get_by_role("button", name=name, exact=True)).to_be_in_viewport(ratio=1)
    expect(page.get_by_role("slider")).to_be_in_viewport(ratio=1)
    assert sticks_out(page) == []
    page.get_by_role("button", name="What if…", exact=True).click()
    for name in ("Back to the game", "one move", "to the end"):
        expect(page.get_by_role("button", name=name, exact=True)).to_be_in_viewport(ratio=1)
    assert sticks_out(page) == []
    page.locator("[data-own]").first.click()
    expect(page.locator("[data-action=play]")).to_be_in_viewport(ratio=1)
    assert sticks_out(page) == []


WINDOWS = ((1366, 600), (1280, 650), (1000, 700), (960, 700), (900, 640))


@pytest.mark.parametrize("size", WINDOWS)
def test_a_small_window_holds_the_table(page: Page, address: str, size: tuple[int, int]) -> None:
    """A laptop whose browser takes much of its screen, a tablet that lies: nothing scrolls away that one decides by."""
    page.goto(f"{address}/?lang=de")
    page.wait_for_load_state("networkidle")
    page.goto(f"{address}/t/{page.evaluate(OPEN, {'players': 3, 'first_player': 0})}?lang=de")
    page.set_viewport_size({"width": size[0], "height": size[1]})
    expect(page.locator("main.board")).to_be_visible()
    over = "document.scrollingElement.scrollHeight - innerHeight"
    assert page.evaluate(over) <= 0
    page.locator("[data-own]").nth(1).click()
    for action in ("play", "discard"):
        expect(page.locator(f"[data-action={action}]")).to_be_in_viewport(ratio=1)
    assert sticks_out(page) == []
    # All clues are there: why nothing can be discarded is said under it.
    assert page.evaluate(over) <= 20


@pytest.mark.parametrize("players", [3, 5])
def test_whole_hands_are_seen_at_320_pixels(page: Page, address: str, players: int) -> None:
    """What WCAG 2.2 (1.4.10) asks of a narrow window: one scrolls down, never to the side."""
    page.goto(address)
    page.wait_for_load_state("networkidle")
    page.set_viewport_size({"width": 320, "height": 640})
    page.goto(f"{address}/t/{page.evaluate(OPEN, {'players': players, 'first_player': 0})}")
    for card in page.locator("[data-card]").all():
        box = card.bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= 320
    lines = "[...document.querySelectorAll('.figure')].map(e => e.getBoundingClientRect().height)"
    assert all(height < 40 for height in page.evaluate(lines))
    assert sticks_out(page) == []
