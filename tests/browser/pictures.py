"""Pictures of the pages for README and docs, from real games on a real server.

    make pictures

writes them into docs/screens/.
"""

import asyncio
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright
from tests.browser.conftest import ARGUMENTS
from tests.browser.server import Server

from tamaya.client.guest import Guest
from tamaya.client.mirror import Mirror
from tamaya.wire.actions import WireAction, WireClue, WireDiscard, WirePlay
from tamaya.wire.messages import GameInfo, Legal
from tamaya.wire.settings import Settings

DESK, PHONE = (1280, 800), (360, 740)
QUALITY = 80
"""Of the JPEGs: the sky is a gradient, of which a PNG would be three times as large."""


def sensible(game: GameInfo, legal: Legal, seat: int) -> WireAction:
    """A friend's move: play what is sure, point at what can be played, else throw away the oldest unclued card."""
    hand = game.hands[seat]
    for card in hand:
        if not game.sight.get(str(card.card), card.possible) & ~game.figures.playable:
            return WirePlay(card.card)
    faces = {card.card: card.identity for held in game.hands for card in held if not (card.colours and card.ranks)}

    def use(touched: tuple[int, ...]) -> int:
        seen = [1 << identity for card in touched if (identity := faces.get(card)) is not None]
        return sum(2 if bit & game.figures.playable else -1 if bit & game.figures.dead else 0 for bit in seen)

    best = max(legal.each_clue(), key=lambda clue: use(clue.touched), default=None)
    if best is not None and (use(best.touched) > 0 or not legal.discards):
        return WireClue(best.target, best.kind, best.value)
    if legal.discards:
        quiet = [c.card for c in hand if not c.colours and not c.ranks and c.card in legal.discards]
        return WireDiscard((quiet or list(legal.discards))[0])
    return WirePlay(legal.plays[0])


async def played(address: str, cookie: str, settings: Settings, moves: int) -> tuple[str, int]:
    """A table with bots at which the cookie's owner has made so many moves; return its id and how fair it looks."""
    guest = await Guest.arrive(address, "Mai", cookie=cookie)
    table = await guest.create(settings, bots=["club"] * (settings.players - 1), start=True)
    mirror = Mirror()
    async with await guest.join(table) as connection:
        async for message in connection:
            mirror.take(message)
            game, you = mirror.game, mirror.you
            if game is None or you is None or you.seat is None:
                continue
            if game.outcome is not None:
                break
            if game.legal is not None and connection.legal is not None:
                if not moves:
                    break
                moves -= 1
                await connection.act(sensible(game, connection.legal, you.seat))
    return table, fairness(mirror.game)


def fairness(game: GameInfo | None) -> int:
    """How fair a table looks: high fireworks that can all be completed, no strike, and tokens for the clue that is shown."""
    if game is None or game.outcome is not None:
        return -100
    return 3 * game.figures.score + game.figures.reachable - 10 * game.strikes + 2 * min(2, game.clue_tokens)


class Studio:
    """A person's browser, in any size and light."""

    def __init__(self, browser: Browser, server: Server, folder: Path) -> None:
        self.browser, self.server, self.folder = browser, server, folder
        context = browser.new_context(locale="en-GB")
        page = context.new_page()
        page.goto(server.address)
        page.wait_for_load_state("networkidle")
        self.storage = context.storage_state()
        self.cookie = "; ".join(f"{cookie['name']}={cookie['value']}" for cookie in context.cookies())
        context.close()

    def table(self, settings: Settings, moves: int, tries: int = 5) -> str:
        """The path of a table in mid-game, the fairest of a few. In a thread of its own: Playwright's loop runs in this one."""
        address, cookie = self.server.address, self.cookie
        with ThreadPoolExecutor(1) as thread:
            tables = [
                thread.submit(asyncio.run, played(address, cookie, settings, moves)).result(120) for _ in range(tries)
            ]
        return f"/t/{max(tables, key=lambda one: one[1])[0]}"

    def replay(self) -> str:
        """The path of a whole game looked back at, where it was in full bloom."""
        table = self.table(Settings(players=3), 99, tries=1)
        return f"{table}/g/1?move=40"

    def open(self, path: str, size: tuple[int, int], theme: str) -> tuple[BrowserContext, Page]:
        """A page, settled."""
        context = self.browser.new_context(
            locale="en-GB",
            color_scheme="light" if theme == "day" else "dark",
            viewport={"width": size[0], "height": size[1]},
            storage_state=self.storage,
            device_scale_factor=1.5 if size == DESK else 2,
        )
        page = context.new_page()
        page.goto(self.server.address + path)
        page.wait_for_timeout(2500)
        return context, page

    def take(
        self, name: str, path: str, size: tuple[int, int], theme: str = "night", choose: str | None = None
    ) -> None:
        """A picture, with the second card chosen that the selector finds; of a partner's, with its rank as the clue."""
        context, page = self.open(path, size, theme)
        if choose is not None:
            page.locator(choose).nth(1).click()
            clues = page.locator("[data-tray] [data-clue]")
            if clues.count():
                clues.first.click()
            page.wait_for_timeout(600)
        page.screenshot(path=self.folder / f"{name}.jpg", quality=QUALITY)
        context.close()


def main(folder: Path) -> None:
    """Take them all."""
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Server(Path(data))
        server.start()
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=ARGUMENTS)
        studio = Studio(browser, server, folder)
        studio.take("start-phone", "/", PHONE, "day")
        four = studio.table(Settings(players=4), 9)
        studio.take("table", four, DESK, choose="[data-own]")
        three = studio.table(Settings(players=3), 8)
        studio.take("table-day", three, DESK, "day", choose="[data-card]:not([data-own])")
        studio.take("table-phone", three, PHONE)
        studio.take("clue-phone", three, PHONE, choose="[data-card]:not([data-own])")
        studio.take("replay", studio.replay(), DESK)
        browser.close()
        server.stop()


if __name__ == "__main__":
    main(Path(sys.argv[1] if len(sys.argv) > 1 else "docs/screens"))
