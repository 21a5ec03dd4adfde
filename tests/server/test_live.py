"""A table in memory: what happens when the log moved without it, when nothing can be written, when nobody looks any more."""

import asyncio
import os
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tamaya.server.audience import Reason
from tamaya.server.config import Config, Limits
from tamaya.server.finished import record_of
from tamaya.server.hub import Hub
from tamaya.server.live import LiveTable
from tamaya.server.storage.failures import StorageFailed
from tamaya.server.storage.games import find_at
from tamaya.server.storage.opening import open_store
from tamaya.table.events import EVENT_VERSION, Entry, Spoke
from tamaya.table.project import Projection
from tamaya.wire import messages as m
from tamaya.wire.actions import WireClue, WirePlay
from tamaya.wire.http import NewTable
from tamaya.wire.settings import Settings

decode = msgspec.json.Decoder(m.ServerMessage).decode


class Eyes:
    """A viewer that keeps what it is sent."""

    def __init__(self, user: str) -> None:
        self.user = user
        self.name = user
        self.got: list[Any] = []

    def send(self, frame: str) -> None:
        self.got.append(decode(frame))

    def refuse(self, code: str) -> None:
        self.got.append(m.Fault(code))

    def close(self, reason: Reason) -> None:
        self.got.append(m.Bye(reason))


@pytest.fixture
async def hub(tmp_path: Path) -> AsyncIterator[Hub]:
    config = Config(tmp_path, bot_delay=0, limits=Limits(idle_seconds=0.2))
    opened = Hub(config, open_store(tmp_path / "data.sqlite"), os.urandom)
    yield opened
    await opened.close()


async def table_of(hub: Hub, **wish: Any) -> LiveTable:
    table_id = await hub.create("mai", "mai", NewTable(Settings(players=2, first_player=0), **wish))
    table = await hub.table(table_id)
    assert table is not None
    return table


async def test_a_log_that_moved_elsewhere_is_read_again(hub: Hub) -> None:
    table = await table_of(hub)
    eyes = Eyes("mai")
    table.join(eyes, None)
    elsewhere = Entry(2, EVENT_VERSION, "mai", "elsewhere", Spoke("mai", "mai", 0, text="from another process"))
    assert await hub.store.append(table.id, elsewhere)
    eyes.got.clear()
    assert await table.do("mai", "mai", "here", m.Say("from here")) == m.Done("here", 3)
    assert [type(message).__name__ for message in eyes.got] == ["Update", "Update"]
    # The one that acted elsewhere is known again, too.
    assert await table.do("mai", "mai", "elsewhere", m.Say("once more")) == m.Done("elsewhere", 2)


async def test_a_command_that_only_the_database_remembers(hub: Hub) -> None:
    table = await table_of(hub)
    first = await table.do("mai", "mai", "old", m.Say("hello"))
    await table.do("mai", "mai", "newer", m.Say("hello"))
    table.authority._done.clear()
    assert await table.do("mai", "mai", "old", m.Say("hello")) == first
    assert table.authority.seq == 3


async def test_nothing_is_told_that_was_not_committed(hub: Hub, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await table_of(hub)
    eyes = Eyes("mai")
    table.join(eyes, None)
    eyes.got.clear()

    def full(*_: Any, **__: Any) -> "asyncio.Future[bool]":
        future: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        future.set_exception(StorageFailed("the disk is full"))
        return future

    with monkeypatch.context() as patch:
        patch.setattr(hub.store, "append", full)
        assert await table.do("mai", "mai", "1", m.Say("hello")) == m.Refusal("1", "storage")
    assert eyes.got == []
    assert table.authority.seq == 1
    assert await table.do("mai", "mai", "1", m.Say("hello")) == m.Done("1", 2)


async def test_a_table_that_nobody_looks_at_leaves_memory_and_comes_back(hub: Hub) -> None:
    table = await table_of(hub)
    await table.do("mai", "mai", "1", m.Say("hello"))
    for _ in range(200):
        if table.closed:
            break
        await asyncio.sleep(0.05)
    again = await hub.table(table.id)
    assert again is not None
    assert again is not table
    assert again.authority.state == table.authority.state


async def test_a_table_that_is_looked_at_stays(hub: Hub) -> None:
    table = await table_of(hub)
    eyes = Eyes("mai")
    table.join(eyes, None)
    await asyncio.sleep(0.5)
    assert await hub.table(table.id) is table
    table.leave(eyes)


async def test_many_askers_load_a_table_once(hub: Hub) -> None:
    table = await table_of(hub)
    hub.live.clear()
    found = await asyncio.gather(*(hub.table(table.id) for _ in range(5)))
    assert len({id(one) for one in found}) == 1


async def test_the_commit_that_ends_a_game_keeps_it_and_lets_the_table_rest(hub: Hub) -> None:
    table = await table_of(hub, bots=("random",), start=True)
    game = table.authority.snapshot("mai", "mai", ()).game
    assert game is not None
    assert game.legal is not None
    clue = game.legal.each_clue()[0]
    await table.do("mai", "mai", "1", m.Act(0, WireClue(clue.target, clue.kind, clue.value)))
    assert await hub.store.running() == [table.id]
    assert isinstance(await table.do("mai", "mai", "2", m.Propose("end")), m.Done)
    # Whoever is killed right after the answer finds both.
    assert await hub.store.running() == []
    kept = await hub.store.read(lambda connection: find_at(connection, table.id, 1))
    assert kept is not None
    # Read back it is replayed, and its result checked.
    assert record_of(kept) == table.authority.record()


async def test_a_late_answer_of_a_bot_is_dropped(hub: Hub) -> None:
    """The bot thinks about a game that an undo has changed meanwhile."""
    table = await table_of(hub, bots=("random",), start=True)
    hub.config = Config(hub.config.data, bot_delay=0.3, limits=hub.config.limits)
    game = table.authority.snapshot("mai", "mai", ()).game
    assert game is not None
    assert game.legal is not None
    clue = game.legal.each_clue()[0]
    await table.do("mai", "mai", "1", m.Act(0, WireClue(clue.target, clue.kind, clue.value)))
    asked = table.authority.bot_turn()
    assert asked is not None
    assert isinstance(await table.do("mai", "mai", "2", m.Propose("undo")), m.Done)
    assert table.authority.bot_turn() is None
    discard = m.Act(1, WirePlay(5))
    late = await table.do("bot:1", "", "late", discard, only_at=asked)
    assert late == m.Refusal("late", "stale_turn", "3")
    await asyncio.sleep(0.8)
    assert table.authority.state.game is not None
    assert table.authority.state.game.state.turn == 0


async def test_a_step_that_cannot_be_told_to_one_is_told_to_the_others(
    hub: Hub, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await table_of(hub)
    mai, jonas = Eyes("mai"), Eyes("jonas")
    for eyes in (mai, jonas):
        table.join(eyes, None)
        eyes.got.clear()
    tell = Projection.message

    def telling(projection: Projection, user: str, name: str, here: tuple[int, ...]) -> Any:
        if user == "jonas":
            raise RuntimeError("a mistake of ours")
        return tell(projection, user, name, here)

    monkeypatch.setattr(Projection, "message", telling)
    assert await table.do("mai", "mai", "1", m.Say("hello")) == m.Done("1", 2)
    assert jonas.got == [m.Bye("restart")]
    assert [type(message) for message in mai.got] == [m.Presence, m.Update, m.Presence]
