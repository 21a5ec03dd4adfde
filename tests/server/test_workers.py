"""Workers that share a database: who is alive, who has which lease. The same on both databases, though SQLite never has two."""

import asyncio
import time
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from sqlalchemy import update

from tamaya.server.storage import workers
from tamaya.server.storage.opening import open_store
from tamaya.server.storage.schema import workers as rows
from tamaya.server.storage.store import Store
from tamaya.table.events import EVENT_VERSION, Entry, Opened
from tamaya.wire.settings import Settings

LEASE = 60_000


@pytest.fixture
async def store(place: Path | str) -> AsyncIterator[Store]:
    opened = open_store(place)
    for table in ("t1", "t2", "t3"):
        first = Entry(1, EVENT_VERSION, "u", None, Opened(table, "u", "Mai", Settings(players=2)))
        await opened.open_table(table, "u", [first], running=table != "t3")
    yield opened
    opened.close()


async def alive(store: Store, worker: str) -> workers.Beat:
    return await store.write(lambda connection: workers.beat(connection, worker, LEASE))


async def dies(store: Store, worker: str) -> None:
    late = update(rows).where(rows.c.id == worker).values(alive_until=1)
    await store.write(lambda connection: connection.execute(late).rowcount)


async def claim(store: Store, worker: str, *tables: str) -> list[str]:
    return sorted(await store.write(lambda connection: workers.claim(connection, worker, tables)))


async def orphans(store: Store) -> list[str]:
    return await store.read(lambda connection: workers.orphans(connection, 10))


async def test_workers_know_of_each_other(store: Store) -> None:
    assert await alive(store, "a") == workers.Beat(frozenset(), known=False)
    assert await alive(store, "b") == workers.Beat(frozenset({"a"}), known=False)
    assert await alive(store, "a") == workers.Beat(frozenset({"b"}), known=True)
    await dies(store, "b")
    assert await alive(store, "a") == workers.Beat(frozenset(), known=True)
    # It was silent for too long: others may have taken its tables.
    assert await alive(store, "b") == workers.Beat(frozenset({"a"}), known=False)


async def test_a_lease_is_one_workers_until_it_dies(store: Store) -> None:
    await alive(store, "a")
    await alive(store, "b")
    assert await claim(store, "a", "t1", "t2") == ["t1", "t2"]
    assert await claim(store, "b", "t2", "t3", "no such table") == ["t3"]
    assert await orphans(store) == []
    await dies(store, "a")
    assert await orphans(store) == ["t1", "t2"]
    assert await claim(store, "b", "t1") == ["t1"]
    await alive(store, "a")
    assert await claim(store, "a", "t1", "t2") == ["t2"]
    assert await store.read(lambda connection: workers.held(connection, "a")) == ["t2"]


async def test_one_of_many_that_grasp_at_once_gets_it(store: Store, place: Path | str) -> None:
    stores = [store, *(open_store(place) for _ in range(3))]
    for number, one in enumerate(stores):
        await alive(one, str(number))
    taken = await asyncio.gather(*(claim(one, str(number), "t1", "t2") for number, one in enumerate(stores)))
    assert sorted(table for tables in taken for table in tables) == ["t1", "t2"]
    for one in stores[1:]:
        one.close()


async def test_who_leaves_leaves_its_tables_to_others_at_once(store: Store) -> None:
    await alive(store, "a")
    await claim(store, "a", "t1")
    await store.write(lambda connection: workers.leave(connection, "a"))
    assert await orphans(store) == ["t1"]


async def test_the_first_worker_adopts_what_runs(store: Store) -> None:
    await alive(store, "a")
    await claim(store, "a", "t1")
    await alive(store, "b")
    await store.write(lambda connection: workers.adopt(connection, "b"))
    assert await store.read(lambda connection: workers.held(connection, "b")) == ["t2"]
    await store.write(lambda connection: workers.release(connection, "b", "t2"))
    assert await store.read(lambda connection: workers.held(connection, "b")) == []


async def test_last_numbers(store: Store) -> None:
    found = await store.read(lambda connection: workers.latest(connection, ["t1", "t3", "no such table"]))
    assert found == {"t1": 1, "t3": 1}


async def test_a_store_tells_time_by_the_databases_clock(place: Path | str, monkeypatch: pytest.MonkeyPatch) -> None:
    right = time.time_ns() // 1_000_000
    monkeypatch.setattr("tamaya.server.timekeeper.wall", lambda: 0)
    store = open_store(place)
    assert store.now() < 60_000
    await store.synchronise()
    assert abs(store.now() - right) < 60_000
    store.close()
