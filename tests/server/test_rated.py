"""Rated games: their end and what it moves are one commit; told to everybody; computed again from the logs it is the same."""

import asyncio
import os
import subprocess
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import Connection, update
from tests.server.test_live import Eyes

from tamaya.cli.main import load
from tamaya.server import live as live_module
from tamaya.server import rated
from tamaya.server.config import Config
from tamaya.server.hub import Hub
from tamaya.server.live import LiveTable
from tamaya.server.storage import ratings
from tamaya.server.storage.failures import StorageFailed
from tamaya.server.storage.opening import open_store
from tamaya.server.storage.schema import rated_game, rating
from tamaya.table.settings import RATED
from tamaya.wire import messages as m
from tamaya.wire.http import NewTable

PEOPLE = frozenset(("mai", "jonas"))
SETTINGS = msgspec.structs.replace(RATED, players=2, clock="days")


@pytest.fixture
async def hub(place: Path | str, tmp_path: Path) -> AsyncIterator[Hub]:
    opened = Hub(Config(tmp_path), open_store(place), os.urandom)
    await opened.wake()
    yield opened
    await opened.close()


async def begun(hub: Hub) -> LiveTable:
    table_id = await hub.create("mai", "mai", NewTable(SETTINGS))
    table = await hub.table(table_id)
    assert table is not None
    await table.do("jonas", "jonas", "sit", m.Sit())
    assert await table.do("mai", "mai", "guests", m.Start()) == m.Refusal("guests", "rated_accounts", "7")
    assert isinstance(await table.do("mai", "mai", "start", m.Start(), accounts=PEOPLE), m.Done)
    return table


async def lose(table: LiveTable, command_id: str = "leave") -> m.Done | m.Refusal:
    """Jonas leaves, which ends it with 0."""
    return await table.do("jonas", "jonas", command_id, m.Stand())


async def standing(hub: Hub, user: str) -> tuple[int, int] | None:
    return await hub.store.read(lambda connection: ratings.standing(connection, user))


async def test_the_end_of_a_rated_game_moves_everybody_and_says_why(hub: Hub) -> None:
    table = await begun(hub)
    eyes = Eyes("mai")
    table.join(eyes, None)
    assert await standing(hub, "mai") is None
    assert isinstance(await lose(table), m.Done)
    now = await standing(hub, "mai")
    assert now is not None
    assert now == await standing(hub, "jonas")
    assert now[0] < 150_000
    assert now[1] == 1
    for _ in range(100):
        if isinstance(eyes.got[-1], m.Rated):
            break
        await asyncio.sleep(0.02)
    told = eyes.got[-1]
    assert isinstance(told, m.Rated)
    assert told.change == now[0] - 150_000
    assert told.team == 1500
    assert told.change == round(3200 * (0.5 - told.expected))
    assert [(seat.user, seat.before) for seat in told.seats] == [("mai", 150_000), ("jonas", 150_000)]
    late = Eyes("jonas")
    table.join(late, None)
    assert told in late.got
    games = await hub.store.read(lambda connection: ratings.history(connection, "mai", 10))
    assert [(game.score, game.before, game.after) for game in games] == [(0, 150_000, now[0])]


def run(connection: Connection, statement: Any) -> None:
    connection.execute(statement)


async def test_both_or_neither(hub: Hub, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await begun(hub)

    def breaks(connection: Connection, end: ratings.RatedEnd) -> None:
        ratings.settle(connection, end)
        raise StorageFailed("in the middle")

    with monkeypatch.context() as patch:
        patch.setattr(live_module, "settle", breaks)
        assert await lose(table) == m.Refusal("leave", "storage")
    assert table.authority.state.playing
    assert len(await hub.store.load(table.id)) == table.authority.seq == 3
    assert await standing(hub, "mai") is None
    assert await lose(table) == m.Done("leave", 4)
    assert await standing(hub, "mai") is not None


async def test_computed_again_from_the_logs(hub: Hub) -> None:
    for number in range(3):
        table = await begun(hub)
        await lose(table, f"leave {number}")
    result = await hub.store.read(rated.recompute)
    assert (result.games, result.without_log, result.differing) == (3, 0, [])
    assert result.standings["mai"] == await standing(hub, "mai")
    wrong = update(rated_game).where(rated_game.c.id == 2).values(score=25)
    await hub.store.write(lambda connection: run(connection, wrong))
    await hub.store.write(lambda connection: run(connection, update(rating).values(value=1)))
    again = await hub.store.read(rated.recompute)
    assert [kept.id for kept, _, _ in again.differing] == [2]
    await hub.store.write(lambda connection: rated.write(connection, again))
    assert await standing(hub, "mai") == result.standings["mai"]
    assert (await hub.store.read(rated.recompute)).differing == []


async def test_the_command_says_and_mends(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    hub = Hub(Config(tmp_path), open_store(tmp_path / "tamaya.sqlite"), os.urandom)
    await lose(await begun(hub))
    kept = await standing(hub, "mai")
    await hub.store.write(lambda connection: run(connection, update(rating).values(value=1)))
    await hub.close()

    def command(*arguments: str) -> tuple[int, str]:
        code = load("ratings").main(["recompute", "--data", str(tmp_path), *arguments], standalone_mode=False) or 0
        return code, capsys.readouterr().out

    assert command() == (
        1,
        "1 rated games, 2 people; 0 games without a log.\n0 games and 2 ratings differ; --write keeps what was computed.\n",
    )
    assert command("--write")[1].endswith("Kept: 0 games, 2 ratings.\n")
    assert command()[1].endswith("Everything as kept.\n")
    store = open_store(tmp_path / "tamaya.sqlite")
    assert await store.read(lambda connection: ratings.standing(connection, "mai")) == kept
    store.close()


ROOT = Path(__file__).resolve().parents[2]
KILLED = """
import asyncio, os, signal, sys
from pathlib import Path
from tamaya.server import live
from tamaya.server.config import Config
from tamaya.server.hub import Hub
from tamaya.server.storage import ratings
from tamaya.server.storage.failures import StorageFailed
from tamaya.server.storage.opening import open_store
from tests.server.test_rated import begun, lose

def killed(connection, end):
    ratings.settle(connection, end)
    os.kill(os.getpid(), signal.SIGKILL)

live.settle = killed

async def main():
    folder = Path(sys.argv[1])
    hub = Hub(Config(folder), open_store(folder / "tamaya.sqlite"), os.urandom)
    table = await begun(hub)
    print(table.id, flush=True)
    await lose(table)

asyncio.run(main())
"""


async def test_a_kill_between_the_entry_and_the_ratings_leaves_neither(tmp_path: Path) -> None:
    paths = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT)])}
    program: Any = await asyncio.to_thread(
        subprocess.run, [sys.executable, "-c", KILLED, str(tmp_path)], env=paths, capture_output=True, text=True
    )
    assert program.returncode == -9, program.stderr
    hub = Hub(Config(tmp_path), open_store(tmp_path / "tamaya.sqlite"), os.urandom)
    table = await hub.table(program.stdout.strip())
    assert table is not None
    assert table.authority.state.playing
    assert await standing(hub, "mai") is None
    assert isinstance(await lose(table), m.Done)
    assert await standing(hub, "mai") is not None
    await hub.close()
