"""A server that is told to stop while its processes work: it ends them, and gives back what it shared with them."""

import asyncio
import time
from pathlib import Path

from tests.server.running import Running

from tamaya.client.connection import Connection
from tamaya.client.guest import Guest
from tamaya.wire.actions import WireClue
from tamaya.wire.settings import Settings

THINKS_LONG = "search"


def children(pid: int) -> list[int]:
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def busy(pid: int) -> float:
    """CPU-ticks of a process."""
    return sum(map(int, Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[11:13]))


def runs(pid: int) -> bool:
    """Whether a process is there, and isn't only waiting for somebody to hear that it ended."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


async def let_a_bot_think(running: Running) -> None:
    guest = await Guest.arrive(running.url)
    table = await guest.create(Settings(players=2), bots=(THINKS_LONG,), start=True)
    connection = Connection(await guest.socket(table))
    await connection.hello()
    await connection.next()
    if connection.legal is not None:
        clue = connection.legal.each_clue()[0]
        await connection.act(WireClue(clue.target, clue.kind, clue.value))
    deadline = time.monotonic() + 180
    # More than it takes to start.
    while not any(busy(child) > 200 for child in children(running.pid)):
        assert time.monotonic() < deadline
        await asyncio.sleep(0.2)


def test_processes_end_at_once_and_leave_nothing_behind(tmp_path: Path) -> None:
    # With nothing compiled before: there is work for a while, whatever other tests have left behind.
    running = Running(tmp_path / "data", environment={"NUMBA_CACHE_DIR": str(tmp_path / "compiled")})
    try:
        asyncio.run(let_a_bot_think(running))
        theirs = children(running.pid)
        assert theirs
    finally:
        running.stop()
    deadline = time.monotonic() + 10
    while any(map(runs, theirs)):
        assert time.monotonic() < deadline
        time.sleep(0.1)
    assert "leaked" not in running.log.read_text()
