"""The disk runs full in mid-game, and is freed again: nobody hears of what couldn't be kept, and the games go on."""

import asyncio
import secrets
import sqlite3
import subprocess
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from tests.cluster.fleet import Fleet, Player, agree
from tests.postgres import Postgres
from tests.server.running import Running

from tamaya.client.guest import Guest
from tamaya.wire.messages import Done, Sit, Start
from tamaya.wire.settings import Settings

pytestmark = pytest.mark.slow


class SmallDisk:
    """A file system of some megabytes, which can be filled to the last byte."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._ballast = path / "ballast"

    def fill(self) -> None:
        """Leave no room."""
        with self._ballast.open("ab", buffering=0) as file:
            for size in (1 << 20, 1 << 12, 1):
                try:
                    while file.write(b"x" * size):
                        pass
                except OSError:
                    continue

    def free(self) -> None:
        """Make room again."""
        self._ballast.unlink()


@pytest.fixture
def disk() -> Iterator[Callable[[int], SmallDisk]]:
    mounted: list[Path] = []

    def mount(megabytes: int) -> SmallDisk:
        # Where PostgreSQL's user may enter, unlike in pytest's folders.
        path = Path(tempfile.mkdtemp(prefix="tamaya-disk-"))
        command = ["mount", "-t", "tmpfs", "-o", f"size={megabytes}m,mode=0755", "tamaya-test", str(path)]
        if subprocess.run(command, capture_output=True).returncode:
            path.rmdir()
            pytest.skip("no small disk: mounting a tmpfs takes root and a kernel that lets it")
        mounted.append(path)
        return SmallDisk(path)

    yield mount
    for path in mounted:
        subprocess.run(["umount", "-l", str(path)], check=True)
        path.rmdir()


async def players_at(url: str, workers: "list[Running]") -> list[Player]:
    guests = [await Guest.arrive(url, f"P{number}") for number in range(3)]
    table = await guests[0].create(Settings(players=4), bots=["novice"])
    for guest in guests[1:]:
        async with await guest.join(table) as connection:
            assert isinstance(await connection.do(Sit()), Done)
    async with await guests[0].join(table) as connection:
        assert isinstance(await connection.do(Start()), Done)
    return [Player(guest, workers, table, number) for number, guest in enumerate(guests)]


def done(players: list[Player]) -> int:
    return sum(len(player.done) for player in players)


async def still(players: list[Player]) -> int:
    """How much was acknowledged when nothing is any more. What room is left in the write-ahead log is used up first."""
    before = -1
    async with asyncio.timeout(60):
        while (now := done(players)) != before:
            before = now
            await asyncio.sleep(1.5)
    return now


async def test_sqlite(disk: Callable[[int], SmallDisk]) -> None:
    small = disk(24)
    server = Running(small.path / "data")
    try:
        players = await players_at(server.url, [server])
        task = asyncio.gather(*(player.play() for player in players))
        await asyncio.sleep(1.5)
        for _ in range(2):
            small.fill()
            at_full = await still(players)
            small.free()
            await asyncio.sleep(2)
            assert done(players) > at_full
        for player in players:
            player.playing = False
        await asyncio.wait_for(task, 60)
        await asyncio.sleep(1)
        with sqlite3.connect(server.data / "tamaya.sqlite") as database:
            assert database.execute("PRAGMA integrity_check").fetchone() == ("ok",)
            query = "SELECT command_id, seq FROM table_event WHERE table_id = ?"
            rows = database.execute(query, (players[0].table,)).fetchall()
        numbers: dict[str, list[int]] = {}
        for command_id, seq in rows:
            numbers.setdefault(command_id, []).append(seq)
        for player in players:
            assert all(numbers[word] == [seq] for word, seq in player.done.items())
        assert {(await player.look()).seq for player in players} == {len(rows)}
    finally:
        server.stop()


@pytest.mark.postgres
async def test_postgres(disk: Callable[[int], SmallDisk], postgres: Postgres, tmp_path: Path) -> None:
    small = disk(160)
    small.path.chmod(0o777)
    own = Postgres("min_wal_size=32MB", "max_wal_size=48MB", "restart_after_crash=on", folder=small.path / "pg")
    fleet = Fleet(tmp_path, own, f"d{secrets.token_hex(6)}")
    try:
        fleet.add()
        fleet.add()
        players = await players_at(fleet.workers[0].url, list(fleet.workers))
        task = asyncio.gather(*(player.play() for player in players))
        await asyncio.sleep(1.5)
        small.fill()
        # What PostgreSQL had set aside lasts for a while.
        await asyncio.sleep(20)
        at_full = done(players)
        small.free()
        if not await asyncio.to_thread(own.answers):
            # It gives up where it can't write its own log, as it should.
            await asyncio.to_thread(own.start)
        await asyncio.sleep(6)
        assert done(players) > at_full
        for player in players:
            player.playing = False
        await asyncio.wait_for(task, 60)
        await agree(fleet, players)
    finally:
        fleet.stop()
        own.remove()
