"""The deal of the day: the same cards for everybody, once, and results for those who have ended."""

import asyncio
import json
from typing import Any
from urllib.request import Request, urlopen

from tests.server.running import Running
from tests.server.test_replays import browser

from tamaya.client.guest import Guest
from tamaya.wire.messages import GameInfo, Propose, Snapshot


def ask(url: str, method: str, cookie: str) -> Any:
    request = Request(f"{url}/api/daily", method=method, headers={"Cookie": cookie, "Content-Type": "application/json"})
    with urlopen(request, timeout=30) as told:
        return json.loads(told.read())


async def daily(guest: Guest, url: str, method: str = "GET") -> Any:
    return await asyncio.to_thread(ask, url, method, guest.cookie or "")


async def first_sight(guest: Guest, table: str) -> GameInfo:
    async with await guest.join(table) as connection:
        while True:
            message = await connection.next()
            if isinstance(message, Snapshot):
                assert message.game is not None
                return message.game


def partners(game: GameInfo) -> list[list[int | None]]:
    return [[card.identity for card in hand] for hand in game.hands[1:]]


async def test_everybody_gets_the_same_cards_and_one_table(running: Running) -> None:
    mai, jonas = await Guest.arrive(running.url, "Mai"), await Guest.arrive(running.url, "Jonas")
    assert (await daily(mai, running.url))["state"] == "new"
    tables = await asyncio.gather(*(daily(mai, running.url, "POST") for _ in range(3)))
    assert len({told["table"] for told in tables}) == 1
    other = (await daily(jonas, running.url, "POST"))["table"]
    table = tables[0]["table"]
    assert other != table
    assert partners(await first_sight(mai, table)) == partners(await first_sight(jonas, other))
    told = await daily(mai, running.url)
    assert told["state"] == "begun"
    assert "counts" not in told


async def test_results_are_told_to_whoever_has_ended(running: Running) -> None:
    mai, jonas = await Guest.arrive(running.url, "Mai"), await Guest.arrive(running.url, "Jonas")
    table = (await daily(mai, running.url, "POST"))["table"]
    await daily(jonas, running.url, "POST")
    async with await mai.join(table) as connection:
        # The only person at the table agrees with herself.
        await connection.next()
        await connection.do(Propose("end"))
    ended = await daily(mai, running.url)
    assert (ended["state"], ended["score"]) == ("ended", 0)
    assert sum(ended["counts"]) == 1
    assert [(row["name"], row["own"]) for row in ended["best"]] == [("Mai", True)]
    assert "counts" not in await daily(jonas, running.url)
    # Once is once.
    assert (await daily(mai, running.url, "POST"))["table"] == table


async def end(guest: Guest, running: Running) -> str:
    """Begin the day's deal and give it up; the game's id."""
    table = (await daily(guest, running.url, "POST"))["table"]
    async with await guest.join(table) as connection:
        await connection.next()
        await connection.do(Propose("end"))
    return str((await daily(guest, running.url))["game"])


async def test_todays_cards_are_a_secret_before_ones_own_end(running: Running) -> None:
    mai, jonas = await Guest.arrive(running.url, "Mai"), await Guest.arrive(running.url, "Jonas")
    game = await end(mai, running)
    async with browser(running, mai) as hers, browser(running, jonas) as his, browser(running) as nobody:
        assert (await hers.get(f"/api/games/{game}")).status_code == 200
        for page in (his, nobody):
            for path in (f"/api/games/{game}", f"/api/games/{game}/record", f"/api/games/{game}/comments"):
                answer = await page.get(path)
                assert (answer.status_code, answer.json()["code"]) == (403, "todays_cards")
        answer = await hers.post(f"/api/games/{game}/again", json={"friends": True})
        assert (answer.status_code, answer.json()["code"]) == (403, "todays_cards")
        await end(jonas, running)
        assert (await his.get(f"/api/games/{game}")).status_code == 200
