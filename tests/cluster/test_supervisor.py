"""`tamaya serve --workers 2`: one address, several processes; replaced one after the other while games go on."""

import asyncio
import os
import re
import secrets
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest
from tests.cluster.fleet import Player
from tests.postgres import Postgres

from tamaya.client.guest import Guest
from tamaya.wire.messages import Done, Sit, Start
from tamaya.wire.settings import Settings

pytestmark = [pytest.mark.postgres, pytest.mark.slow]

TABLES = 6
MANY = 1000
PAUSE = 15.0
"""Seconds between what somebody at one of many tables says or does: two cores have them all, and those who play."""


class Served:
    """A supervisor with two workers."""

    def __init__(self, folder: Path, address: str) -> None:
        self.address = address
        limits = [f"--limit={name}=10000/10000" for name in ("messages", "talk", "requests", "tables", "arrivals")]
        self.log = folder / "log"
        with self.log.open("wb") as log:
            self.process = subprocess.Popen(
                [
                    *(sys.executable, "-c", "from tamaya.cli.main import main; main()", "serve", "--port", "0"),
                    *("--workers", "2", "--data", str(folder / "data"), "--lease-seconds", "3", "--bot-delay", "0"),
                    *limits,
                ],
                env={**os.environ, "TAMAYA_DATABASE": address},
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
            )
        assert self.process.stdout is not None
        found = re.fullmatch(r"Tamaya: (http://\S+)\n", self.process.stdout.readline())
        assert found is not None, self.log.read_text()
        self.url = found[1]

    def workers(self) -> list[int]:
        """The processes that serve."""
        pid = self.process.pid
        return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]

    def stop(self) -> None:
        """End it all."""
        self.process.terminate()
        self.process.wait(timeout=60)


@pytest.fixture
def served(tmp_path: Path, postgres: Postgres) -> Iterator[Served]:
    started = Served(tmp_path, postgres.create(f"s{secrets.token_hex(6)}"))
    yield started
    started.stop()


async def pairs_at_tables(served: Served) -> list[list[Player]]:
    """Two people and a bot at each table; the games have begun."""
    tables = []
    for number in range(TABLES):
        mai, jonas = await Guest.arrive(served.url, f"Mai{number}"), await Guest.arrive(served.url, f"Jonas{number}")
        table = await mai.create(Settings(players=3), bots=["novice"])
        async with await jonas.join(table) as second, await mai.join(table) as first:
            assert isinstance(await second.do(Sit()), Done)
            assert isinstance(await first.do(Start()), Done)
        tables.append([Player(guest, [served], table, number) for guest in (mai, jonas)])
    return tables


async def test_workers_are_replaced_while_games_go_on(served: Served) -> None:
    tables = await pairs_at_tables(served)
    players = [player for table in tables for player in table]
    tasks = [asyncio.create_task(player.play()) for player in players]
    await asyncio.sleep(2)
    before = served.workers()
    assert len(before) == 2
    served.process.send_signal(signal.SIGHUP)
    async with asyncio.timeout(120):
        while set(before) & set(now := served.workers()) or len(now) != 2:  # noqa: ASYNC110 - another process does it
            await asyncio.sleep(0.2)
    half = [len(player.done) for player in players]
    await asyncio.sleep(3)
    # A worker that dies is replaced, too.
    now = served.workers()
    os.kill(now[0], signal.SIGKILL)
    await asyncio.sleep(6)
    assert all(len(player.done) > count for player, count in zip(players, half, strict=True))
    for player in players:
        player.playing = False
    await asyncio.wait_for(asyncio.gather(*tasks), 60)
    assert len(served.workers()) == 2
    await same_for_all(served, tables)


async def test_a_thousand_tables_through_a_rolling_restart(served: Served) -> None:
    async with asyncio.timeout(300):
        tables = await asyncio.gather(*(part_of_many(served, range(first, MANY, 8)) for first in range(8)))
    players = [player for part in tables for player in part]
    tasks = [asyncio.create_task(player.play()) for player in players]
    async with asyncio.timeout(120):
        while not all(player.done for player in players):  # noqa: ASYNC110 - everyone does it for themselves
            await asyncio.sleep(0.2)
    before = served.workers()
    served.process.send_signal(signal.SIGHUP)
    async with asyncio.timeout(120):
        while set(before) & set(now := served.workers()) or len(now) != 2:  # noqa: ASYNC110 - another process does it
            await asyncio.sleep(0.2)
    half = [len(player.done) for player in players]
    async with asyncio.timeout(120):
        while any(len(player.done) == count for player, count in zip(players, half, strict=True)):  # noqa: ASYNC110
            await asyncio.sleep(0.2)
    for player in players:
        player.playing = False
    await asyncio.wait_for(asyncio.gather(*tasks), 120)
    await same_for_all(served, [[player] for player in players])


async def part_of_many(served: Served, numbers: range) -> list[Player]:
    """One person and a bot at each of some tables; the games have begun."""
    players = []
    for number in numbers:
        guest = await Guest.arrive(served.url, f"Mai{number}")
        table = await guest.create(Settings(players=2), bots=["novice"])
        async with await guest.join(table) as connection:
            assert isinstance(await connection.do(Start()), Done)
        players.append(Player(guest, [served], table, number, PAUSE))
    return players


async def same_for_all(served: Served, tables: list[list[Player]]) -> None:
    # Bots may still have moves to make, however long they take over them.
    async with asyncio.timeout(120):
        before, logs = None, logged(served)
        while logs != before:
            await asyncio.sleep(3)
            before, logs = logs, logged(served)
    for table in tables:
        numbers = logs[table[0].table]
        last = max(seq for seqs in numbers.values() for seq in seqs)
        for player in table:
            assert (await player.look()).seq == last
            assert player.done
            assert all(numbers[word] == [seq] for word, seq in player.done.items())


def logged(served: Served) -> dict[str, dict[str | None, list[int]]]:
    """The numbers that each command took in its table's log."""
    with psycopg.connect(served.address) as database:
        rows = database.execute("SELECT table_id, command_id, seq FROM table_event ORDER BY seq").fetchall()
    logs: dict[str, dict[str | None, list[int]]] = {}
    for table_id, command_id, seq in rows:
        logs.setdefault(table_id, {}).setdefault(command_id, []).append(seq)
    return logs


async def test_workers_end_with_whoever_listens(served: Served) -> None:
    workers = served.workers()
    served.process.kill()
    served.process.wait()
    async with asyncio.timeout(30):
        while any(map(runs, workers)):  # noqa: ASYNC110 - other processes do it
            await asyncio.sleep(0.2)


def runs(pid: int) -> bool:
    """Whether a process does anything still."""
    try:
        return Path(f"/proc/{pid}/cmdline").read_bytes() != b""
    except OSError:
        return False


def test_a_database_that_is_not_there_is_one_sentence(tmp_path: Path) -> None:
    ended = subprocess.run(
        [
            *(sys.executable, "-c", "from tamaya.cli.main import main; main()", "serve", "--port", "0"),
            *("--database", "postgresql://mai:secret@127.0.0.1:1/nothing", "--data", str(tmp_path)),
        ],
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert ended.returncode == 1
    assert ended.stderr.startswith("Can't use the database: postgresql://mai:***@127.0.0.1:1/nothing: ")
    assert "secret" not in ended.stderr
