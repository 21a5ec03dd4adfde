"""Two workers and PostgreSQL, one table's sockets on both: whatever breaks, everyone ends at the same, and nothing is lost or done twice."""

import asyncio
import secrets
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from tests.cluster.fleet import Fleet, Player, agree, snapshot_of
from tests.postgres import Postgres
from tests.server.players import careful

from tamaya.client.connection import Connection
from tamaya.client.guest import Guest
from tamaya.wire.messages import Bye, Done, Presence, Say, Sit, Snapshot, Start
from tamaya.wire.settings import Settings

pytestmark = [pytest.mark.postgres, pytest.mark.slow]


@pytest.fixture
def fleet(tmp_path: Path, postgres: Postgres) -> Iterator[Fleet]:
    opened = Fleet(tmp_path, postgres, f"f{secrets.token_hex(6)}")
    yield opened
    opened.stop()


async def at_one_table(fleet: Fleet, people: int = 3, bots: int = 1) -> list[Player]:
    """People at one table, spread over the workers, with a bot that has to move now and then; the game has begun."""
    guests = [await Guest.arrive(fleet.workers[0].url, f"P{number}") for number in range(people)]
    table = await guests[0].create(Settings(players=people + bots), bots=["novice"] * bots)
    for guest in guests[1:]:
        async with await guest.join(table) as connection:
            assert isinstance(await connection.do(Sit()), Done)
    async with await guests[0].join(table) as connection:
        assert isinstance(await connection.do(Start()), Done)
    return [Player(guest, fleet.workers, table, number) for number, guest in enumerate(guests)]


async def playing(players: list[Player], seconds: float) -> "asyncio.Task[None]":
    """Let them play for a while; they go on."""

    async def all_of_them() -> None:
        await asyncio.gather(*(player.play() for player in players))

    task = asyncio.create_task(all_of_them())
    await asyncio.wait([task], timeout=seconds)
    assert not task.done(), task.exception()
    return task


async def stop(players: list[Player], task: "asyncio.Task[None]") -> None:
    for player in players:
        player.playing = False
    await asyncio.wait_for(task, 60)


async def test_a_move_at_one_worker_is_seen_at_the_other(fleet: Fleet) -> None:
    first, second = fleet.add(), fleet.add()
    mai, jonas = await Guest.arrive(first.url, "Mai"), await Guest.arrive(first.url, "Jonas")
    table = await mai.create(Settings(players=2))
    jonas.server = second.url
    async with await mai.join(table) as here, await jonas.join(table) as there:
        seen: list[tuple[int, ...]] = []

        async def look(connection: Connection, until: int) -> None:
            async with asyncio.timeout(10):
                while connection.seq < until or (0, 1) not in seen[-1:]:
                    message = await connection.next()
                    if isinstance(message, Presence | Snapshot):
                        seen.append(message.here)

        await snapshot_of(there)
        assert isinstance(await there.do(Sit()), Done)
        assert isinstance(await here.do(Say("hello")), Done)
        assert isinstance(await there.do(Say("hi")), Done)
        # Each knows that the other is there, though their sockets are at different workers.
        await look(here, until=4)
        seen.clear()
        await look(there, until=4)


async def test_owner_killed_in_mid_turn_with_a_bad_bus_and_a_wrong_clock(fleet: Fleet) -> None:
    fleet.add(badness=0.4)
    fleet.add(badness=0.4, skew=60)
    players = await at_one_table(fleet)
    task = await playing(players, 3)
    for worker in (fleet.workers[0], fleet.workers[1], fleet.workers[0]):
        worker.kill()
        # The other takes over: bots go on before the first is back.
        await asyncio.wait([task], timeout=3)
        await asyncio.to_thread(worker.start)
        await asyncio.wait([task], timeout=1.5)
        assert not task.done(), task.exception()
    await stop(players, task)
    await agree(fleet, players)
    moved = [event for _, user, _, event in fleet.events(players[0].table) if user.startswith("bot:")]
    assert moved


async def test_bots_go_on_with_another_worker_when_nobody_looks(fleet: Fleet) -> None:
    first, second = fleet.add(delay=0.5), fleet.add(delay=0.5)
    guest = await Guest.arrive(first.url, "Mai")
    table = await guest.create(Settings(players=5, first_player=1), bots=["novice"] * 4, start=True)
    first.kill()
    async with asyncio.timeout(30):
        # Four bots move; then it is Mai's turn.
        while len(fleet.events(table)) < 6 + 4:  # noqa: ASYNC110 - another process does it
            await asyncio.sleep(0.1)
    assert second.pid
    await asyncio.to_thread(first.start)


async def test_database_restarted(fleet: Fleet, postgres: Postgres) -> None:
    fleet.add()
    fleet.add(badness=0.2)
    players = await at_one_table(fleet)
    task = await playing(players, 2)
    for how in ("fast", "immediate"):
        await asyncio.to_thread(postgres.stop, how)
        await asyncio.wait([task], timeout=1)
        await asyncio.to_thread(postgres.start)
        await asyncio.wait([task], timeout=4)
        assert not task.done(), task.exception()
    await stop(players, task)
    await agree(fleet, players)


async def test_connections_broken_off_in_mid_commit(fleet: Fleet, postgres: Postgres) -> None:
    fleet.add()
    fleet.add()
    players = await at_one_table(fleet)
    task = await playing(players, 1)
    for _ in range(8):
        await asyncio.to_thread(
            postgres.sql,
            f"SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity WHERE datname = '{fleet.name}'",
        )
        await asyncio.wait([task], timeout=0.5)
    assert not task.done(), task.exception()
    await stop(players, task)
    await agree(fleet, players)


async def test_a_stop_sends_everyone_to_the_other_worker(fleet: Fleet) -> None:
    first, second = fleet.add(lease=60), fleet.add(lease=60)
    guest = await Guest.arrive(first.url, "Mai")
    table = await guest.create(Settings(players=2, first_player=0), bots=["novice"], start=True)
    connection = await guest.join(table)
    await snapshot_of(connection)
    await asyncio.to_thread(first.stop)
    assert [message async for message in connection][-1] == Bye("restart")
    guest.server = second.url
    async with await guest.join(table) as again:
        # The bot's lease was given back: the other worker drives it at once, not after a minute.
        async with asyncio.timeout(20):
            while again.legal is None:
                await again.next()
            before = again.seq
            assert isinstance(await again.act(careful(again.legal, Random(1))), Done)
            while again.seq < before + 2:
                await again.next()
    await asyncio.to_thread(first.start)
