"""Games that a page's visitor has just finished."""

import asyncio
from concurrent.futures import ThreadPoolExecutor

from playwright.sync_api import Page

from tamaya.client.guest import Guest
from tamaya.client.mirror import Mirror
from tamaya.wire.actions import WireClue, WireDiscard, WirePlay
from tamaya.wire.settings import Settings


async def play(address: str, cookie: str, name: str, settings: Settings, *, hasty: bool = False) -> str:
    """A game with bots, played to its end by the cookie's owner, who discards and clues, or plays any card; the table's id."""
    guest = await Guest.arrive(address, name, cookie=cookie)
    table = await guest.create(settings, bots=["beginner"] * (settings.players - 1), start=True)
    mirror = Mirror()
    async with await guest.join(table) as connection:
        async for message in connection:
            mirror.take(message)
            if mirror.game is not None and mirror.game.outcome is not None:
                return table
            legal = connection.legal
            if legal is None:
                continue
            if hasty:
                await connection.act(WirePlay(legal.plays[0]))
                continue
            if legal.discards:
                await connection.act(WireDiscard(legal.discards[0]))
                continue
            clues = legal.clues[0]
            rank = next(at for at, touched in enumerate(clues.ranks, start=1) if touched is not None)
            await connection.act(WireClue(clues.target, "rank", rank))
    return table


def finished(page: Page, address: str, players: int = 3, *, name: str = "Mai", hasty: bool = False) -> str:
    """The path of a game that the page's visitor has just finished."""
    cookie = "; ".join(f"{cookie['name']}={cookie['value']}" for cookie in page.context.cookies())
    # In a thread of its own: Playwright's loop runs in this one.
    with ThreadPoolExecutor(1) as thread:
        game = play(address, cookie, name, Settings(players=players), hasty=hasty)
        table = thread.submit(asyncio.run, game).result(120)
    return f"/t/{table}/g/1"
