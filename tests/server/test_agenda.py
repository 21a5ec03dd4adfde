"""Tables that sleep: whose turn it is, whose time runs out, and what a restart does to clocks; on both databases."""

import asyncio
import os
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import pytest

from tamaya.lessons.reading import lesson
from tamaya.server.config import Config, Limits
from tamaya.server.hub import Hub
from tamaya.server.live import LiveTable
from tamaya.server.storage import clocks
from tamaya.server.storage.failures import StorageFailed
from tamaya.server.storage.opening import open_store
from tamaya.server.turns import my_tables
from tamaya.table.clock import DAY, SECOND
from tamaya.wire import messages as m
from tamaya.wire.actions import WirePlay
from tamaya.wire.http import NewTable
from tamaya.wire.settings import Settings

HOUR = 3600 * SECOND


class Times:
    """Servers on one database, one after the other, with a watch that tests set."""

    def __init__(self, place: Path | str, data: Path) -> None:
        self.place = place
        self.data = data
        self.now = 1_700_000_000_000
        self.hub: Hub

    async def start(self) -> None:
        config = Config(self.data, bot_delay=0, limits=Limits(idle_seconds=0.1))
        self.hub = Hub(config, open_store(self.place), os.urandom)
        self.hub.now = self.hub.agendas._now = lambda: self.now
        await self.hub.wake()

    async def restart(self, down: int) -> None:
        await self.hub.close()
        self.now += down
        await self.start()

    async def table(self, **settings: Any) -> LiveTable:
        wish = NewTable(Settings(players=2, first_player=0, **settings))
        table_id = await self.hub.create("mai", "mai", wish)
        table = await self.hub.table(table_id)
        assert table is not None
        await table.do("jonas", "jonas", "sit", m.Sit())
        await table.do("mai", "mai", "start", m.Start())
        return table

    async def act(self, table_id: str) -> None:
        table = await self.again(table_id)
        assert isinstance(await table.do("mai", "mai", "act", m.Act(0, WirePlay(0))), m.Done)

    async def asleep(self, table_id: str) -> None:
        await until(lambda: table_id not in self.hub.live)

    async def replaced(self, table_id: str) -> None:
        """A bot takes seat 0; the table may fall asleep in between and wake again."""
        for _ in range(300):
            table = await self.again(table_id)
            if table.authority.state.seats[0].bot == "beginner":
                return
            table.alarms.set()
            await asyncio.sleep(0.02)
        raise AssertionError("no bot takes the seat")

    async def again(self, table_id: str) -> LiveTable:
        table = await self.hub.table(table_id)
        assert table is not None
        await until(lambda: not table._steps and not table._committing)
        # Under load a table may have fallen asleep since.
        return table if not table.closed else await self.again(table_id)


async def until(true: Callable[[], bool]) -> None:
    for _ in range(300):
        if true():
            return
        await asyncio.sleep(0.02)
    raise AssertionError("it doesn't come about")


def left(table: LiveTable, now: int) -> tuple[int, ...]:
    clock = table.authority.state.clock
    assert clock is not None
    return clock.at(now).left


@pytest.fixture
async def times(place: Path | str, tmp_path: Path) -> AsyncIterator[Times]:
    opened = Times(place, tmp_path)
    await opened.start()
    yield opened
    await opened.hub.close()


async def test_ones_tables_first_where_it_is_ones_turn(times: Times) -> None:
    calm = await times.table(clock="days", turn_days=2)
    times.now += 10 * SECOND
    other = await times.table()
    await times.act(other.id)
    times.now += 5 * SECOND
    mine = await my_tables(times.hub, "mai")
    assert [(one.table, one.my_turn, one.seat) for one in mine] == [(calm.id, True, 0), (other.id, False, 0)]
    assert (mine[0].waiting, mine[0].left) == (15 * SECOND, 2 * DAY - 15 * SECOND)
    assert mine[0].about.names == ("mai", "jonas")
    assert [one.my_turn for one in await my_tables(times.hub, "jonas")] == [True, False]
    assert await my_tables(times.hub, "eve") == ()


async def test_a_lesson_left_in_the_middle_is_not_among_ones_tables(times: Times) -> None:
    table_id = await times.hub.create_lesson("mai", "mai", lesson("first"))
    assert await my_tables(times.hub, "mai") == ()
    # Where it ends and another game is dealt, it is a table like others.
    table = await times.again(table_id)
    assert isinstance(await table.do("mai", "mai", "end", m.Propose("end")), m.Done)
    assert isinstance(await table.do("mai", "mai", "again", m.Start()), m.Done)
    assert [one.table for one in await my_tables(times.hub, "mai")] == [table_id]


async def test_a_table_sleeps_and_its_clock_still_rings(times: Times) -> None:
    table = await times.table(clock="days", turn_days=1, time_out="bot")
    await times.asleep(table.id)
    times.now += DAY - HOUR
    await times.hub.agendas._look_round()
    assert table.id not in times.hub.live
    times.now += HOUR
    await times.hub.agendas._look_round()
    await times.replaced(table.id)


async def test_the_calendar_goes_on_without_a_server(times: Times) -> None:
    table = await times.table(clock="days", turn_days=3)
    await times.restart(2 * DAY)
    # Nobody has to move by machine, so it sleeps.
    assert times.hub.live == {}
    assert [one.left for one in await my_tables(times.hub, "mai")] == [DAY]
    again = await times.again(table.id)
    assert left(again, times.now) == (DAY, 3 * DAY)


async def test_real_time_stands_without_a_server(times: Times) -> None:
    table = await times.table(clock="fischer", main_seconds=60, increment_seconds=0, time_out="bot")
    times.now += 20 * SECOND
    await times.restart(5 * HOUR)
    assert [one.left for one in await my_tables(times.hub, "mai")] == [40 * SECOND]
    # Nor does who asks while the table is being woken hear of the time before it was given back.
    await times.hub.table(table.id)
    assert [one.left for one in await my_tables(times.hub, "mai")] == [40 * SECOND]
    again = await times.again(table.id)
    assert left(again, times.now) == (40_000, 60_000)
    # And not twice: the next one to load it holds nothing more.
    await times.asleep(table.id)
    times.now += 30 * SECOND
    again = await times.again(table.id)
    assert left(again, times.now) == (10_000, 60_000)
    times.now += 10 * SECOND
    await times.replaced(table.id)


async def test_time_is_given_back_though_the_disk_is_full_at_first(
    times: Times, monkeypatch: pytest.MonkeyPatch
) -> None:
    table_id = (await times.table(clock="fischer", main_seconds=60, increment_seconds=0, time_out="bot")).id
    times.now += 20 * SECOND
    await times.restart(5 * HOUR)

    def full(*_: Any, **__: Any) -> "asyncio.Future[bool]":
        future: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        future.set_exception(StorageFailed("the disk is full"))
        return future

    with monkeypatch.context() as patch:
        patch.setattr(times.hub.store, "append", full)
        table = await times.hub.table(table_id)
        assert table is not None
        assert await table.do("mai", "mai", "act", m.Act(0, WirePlay(0))) == m.Refusal("act", "storage")
    # Before a move by which somebody would be late, the time without a server is theirs again.
    assert isinstance(await table.do("mai", "mai", "act", m.Act(0, WirePlay(0))), m.Done)
    assert table.authority.state.seats[0].bot is None
    assert left(table, times.now) == (40_000, 60_000)


async def test_a_killed_server_leaves_nothing_out(times: Times) -> None:
    """What wasn't noted when the power went is found by the log."""
    table = await times.table(clock="fischer", main_seconds=60, increment_seconds=0)
    await times.hub.agendas.flush()
    times.now += 5 * SECOND
    await times.hub.agendas._beat()
    times.hub.agendas._changed = Deaf()
    await times.act(table.id)
    killed = times.hub
    times.now += HOUR
    times.hub.agendas.flush = _nothing  # type: ignore[method-assign]
    times.hub.agendas._beat = _nothing  # type: ignore[method-assign]
    await killed.close()
    await times.start()
    again = await times.again(table.id)
    assert left(again, times.now) == (55_000, 60_000)
    assert [one.my_turn for one in await my_tables(times.hub, "jonas")] == [True]


class Deaf(dict[str, Any]):
    """Takes nothing in."""

    def __setitem__(self, key: str, value: Any) -> None:
        return


async def _nothing() -> None:
    return


async def test_an_older_worker_does_not_overwrite_what_a_newer_knows(times: Times) -> None:
    table = await times.table()
    await times.hub.agendas.flush()
    row, _ = (await times.hub.store.read(lambda c: clocks.tables_of(c, "mai")))[0]
    assert row.seq == table.authority.seq
    older = clocks.Agenda(table.id, 1, "lobby", None, 0, None, True, False, 0, row.about)
    await times.hub.store.write(lambda c: clocks.note(c, [older], []))
    assert (await times.hub.store.read(lambda c: clocks.tables_of(c, "mai")))[0][0] == row
