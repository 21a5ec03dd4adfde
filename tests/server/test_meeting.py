"""Finding partners: open tables and quick match."""

import asyncio
import time
from typing import Any

import pytest
from tests.server.browsers import Browser
from tests.server.running import Running

from tamaya.client.connection import Connection
from tamaya.client.guest import Guest
from tamaya.wire.messages import Configure, Done, Say, Sit, Snapshot, Stand, Update
from tamaya.wire.settings import Settings


@pytest.fixture
def browser(running: Running) -> Browser:
    return Browser(running.url)


async def shown(browser: Browser, table: str, *, until: Any = None) -> dict[str, Any] | None:
    """How the table is listed, once that is so: the list is a second old at most."""
    deadline = time.monotonic() + 5
    while True:
        rows = browser.ask("GET", "/api/tables")["tables"]
        row = next((row for row in rows if row["table"] == table), None)
        if until is None or until(row) or time.monotonic() > deadline:
            return row
        await asyncio.sleep(0.2)


async def dealt(connection: Connection) -> None:
    """Read until there is a game."""
    while True:
        message = await connection.next()
        if isinstance(message, Snapshot | Update) and message.game is not None:
            return


async def test_an_open_table_is_listed_until_it_is_full(running: Running, browser: Browser) -> None:
    host, partner = await Guest.arrive(running.url, "Mai"), await Guest.arrive(running.url, "Jonas")
    table = await host.create(Settings(players=3, listed=True, variant="tricky"))
    row = await shown(browser, table, until=bool)
    assert row is not None
    assert (row["names"], row["free"], row["players"], row["variant"]) == (["Mai"], 2, 3, "tricky")
    assert "here" not in row
    async with await host.join(table) as connection, await partner.join(table) as other:
        row = await shown(browser, table, until=lambda row: row and row.get("here"))
        assert row is not None
        await other.do(Sit())
        row = await shown(browser, table, until=lambda row: row and row["free"] == 1)
        assert row is not None
        assert row["names"] == ["Mai", "Jonas"]
        await connection.do(Configure(Settings(players=2, listed=True, variant="tricky")))
        assert await shown(browser, table, until=lambda row: row is None) is None
        await other.do(Stand())
        assert await shown(browser, table, until=bool) is not None
        await connection.do(Configure(Settings(players=2)))
        assert await shown(browser, table, until=lambda row: row is None) is None


async def test_private_tables_never_appear(running: Running, browser: Browser) -> None:
    host = await Guest.arrive(running.url, "Mai")
    private = await host.create(Settings(players=3))
    async with await host.join(private) as connection:
        await connection.next()
        open_one = await host.create(Settings(players=3, listed=True))
        assert await shown(browser, open_one, until=bool) is not None
        assert await shown(browser, private) is None


async def test_a_match_sits_one_down_and_deals(running: Running) -> None:
    first, second = Browser(running.url), Browser(running.url)
    wish = {"type": "match", "players": 2}
    table = first.ask("POST", "/api/match", wish)["table"]
    guest = Guest(running.url, f"tamaya={first.cookie}")
    async with await guest.join(table) as connection:
        await shown(first, table, until=lambda row: row and row.get("here"))
        assert second.ask("POST", "/api/match", wish)["table"] == table
        await dealt(connection)
        # Whoever asks again while playing gets another table, not a second seat.
        assert second.ask("POST", "/api/match", wish)["table"] != table


async def test_a_match_finds_nothing_odd_and_nobody_asleep(running: Running, browser: Browser) -> None:
    host = await Guest.arrive(running.url, "Mai")
    odd = await host.create(Settings(players=4, listed=True, strike_limit=1))
    asleep = await host.create(Settings(players=4, listed=True))
    private = await host.create(Settings(players=4))
    async with await host.join(odd) as one, await host.join(private) as other:
        await one.next()
        await other.next()
        await shown(browser, odd, until=lambda row: row and row.get("here"))
        found = browser.ask("POST", "/api/match", {"type": "match", "players": 4})["table"]
        assert found not in (odd, asleep, private)


async def test_rated_takes_accounts_on_both_sides(running: Running, browser: Browser) -> None:
    wish = {"type": "match", "players": 2, "rated": True}
    browser.me()
    assert browser.ask("POST", "/api/match", wish) == "not_claimed"
    people = [Browser(running.url) for _ in range(2)]
    for at, person in enumerate(people):
        person.claim(f"Rated {at} {time.time_ns() % 10**9}", "a summer night")
    table = people[0].ask("POST", "/api/match", wish)["table"]
    guest = Guest(running.url, f"tamaya={people[0].cookie}")
    async with await guest.join(table) as connection:
        await shown(browser, table, until=lambda row: row and row.get("here"))
        assert people[1].ask("POST", "/api/match", wish)["table"] == table
        await dealt(connection)
        # A spectator from the address of a player may be that player.
        async with await (await Guest.arrive(running.url)).join(table) as beside:
            answer = await beside.do(Say("the red one"))
            assert not isinstance(answer, Done)
            assert answer.code == "player_beside"
