"""How much a move costs: N tables × 4 people, everyone acts as soon as it is their turn, against a real server with everything on.

    python bench/load.py --tables 100 --moves 20000 --server-core 0 --load-core 1
    python bench/load.py --tables 100 --moves 20000 --postgres --workers 2

Prints one JSON object: server CPU-seconds per 1,000 moves (all of its threads and processes, the database's share included), milliseconds
from sending a move to the last of the four having it (p50, p99), bytes per move and client, the server's memory per table, and how busy
the machine was.
"""

import argparse
import asyncio
import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from random import Random
from statistics import quantiles
from typing import Any

from websockets.asyncio.client import ClientConnection

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from tests.postgres import Postgres

from tamaya.client.connection import Connection
from tamaya.client.guest import Guest
from tamaya.wire.actions import WireClue, WireDiscard, WirePlay
from tamaya.wire.messages import Done, Legal, ServerMessage, Sit, Snapshot, Start, Update
from tamaya.wire.settings import Settings

LIMITS = ("messages", "talk", "requests", "tables", "arrivals")


class Server:
    """The real server, with the limits of visitors out of the way, and its PostgreSQL if it has one."""

    def __init__(self, workers: int, postgres: bool, lifted: tuple[str, ...] = LIMITS) -> None:
        self._lifted = lifted
        self._workers = workers
        self._folder = tempfile.TemporaryDirectory()
        self.database = Postgres() if postgres else None
        self._process: asyncio.subprocess.Process | None = None

    async def start(self) -> str:
        """Start it; returns its address."""
        options = ["--port", "0", "--data", f"{self._folder.name}/data", "--workers", str(self._workers)]
        options += [f"--limit={name}=1000000/1000000" for name in self._lifted]
        if self.database is not None:
            options += ["--database", self.database.create("load")]
        program = "from tamaya.cli.main import main; main()"
        self._process = await asyncio.create_subprocess_exec(
            sys.executable, "-c", program, "serve", *options, stdout=asyncio.subprocess.PIPE, stdin=subprocess.DEVNULL
        )
        assert self._process.stdout is not None
        line = (await self._process.stdout.readline()).decode()
        await asyncio.sleep(2)
        return line.split()[1]

    @property
    def pid(self) -> int:
        """Of the process that serves, or that listens for those that do."""
        assert self._process is not None
        return self._process.pid

    def used(self) -> dict[str, float]:
        """CPU-seconds so far, by process; PostgreSQL's are one, the bots' none."""
        found = {"server": cpu(self.pid)}
        if self._workers > 1:
            found |= {f"worker {number}": cpu(pid) for number, pid in enumerate(children(self.pid))}
        if self.database is not None:
            # Backends that have ended count for the one that started them.
            main = self.database.pid
            found["postgresql"] = cpu(main, ended=True) + sum(map(cpu, children(main)))
        return found

    async def stop(self) -> None:
        """End it and forget its data."""
        assert self._process is not None
        self._process.terminate()
        await self._process.wait()
        if self.database is not None:
            self.database.remove()
        self._folder.cleanup()


class Count:
    """What was measured."""

    def __init__(self, moves: int) -> None:
        self.left = moves
        self.finished = asyncio.Event()
        self.moves = 0
        self.bytes = 0
        self.sent: dict[tuple[int, int], float] = {}
        self.seen: dict[tuple[int, int], int] = {}
        self.times: list[float] = []


class Counting(Connection):
    """A connection that counts bytes and, per number of its table, who has it."""

    def __init__(self, socket: ClientConnection, count: Count, table: int) -> None:
        self.count = count
        self.table = table
        super().__init__(socket)

    def _take(self, message: ServerMessage) -> None:
        super()._take(message)
        if isinstance(message, Update | Snapshot):
            key = (self.table, message.seq)
            self.count.seen[key] = self.count.seen.get(key, 0) + 1
            if self.count.seen[key] == 4 and key in self.count.sent:
                self.count.times.append(time.perf_counter() - self.count.sent.pop(key))


def cpu(pid: int, *, ended: bool = False) -> float:
    """CPU-seconds of a process so far, with those of its children that have ended if so wished."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return sum(map(int, fields[11 : 15 if ended else 13])) / os.sysconf("SC_CLK_TCK")


def children(pid: int) -> list[int]:
    """The processes that a process started."""
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def memory(pid: int) -> int:
    """Resident bytes of a process."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGESIZE")


def choose(legal: Legal, random: Random) -> WirePlay | WireDiscard | WireClue:
    """A move of a long game."""
    if legal.clues and random.random() < 0.5:
        clue = random.choice(legal.each_clue())
        return WireClue(clue.target, clue.kind, clue.value)
    if legal.discards:
        return WireDiscard(random.choice(legal.discards))
    if legal.clues:
        clue = random.choice(legal.each_clue())
        return WireClue(clue.target, clue.kind, clue.value)
    return WirePlay(random.choice(legal.plays))


async def person(connection: Counting, count: Count, random: Random, think: float) -> None:
    """Take one's turns; the host deals again when a game has ended."""
    while count.left > 0:
        message = await connection.next()
        game = message.game if isinstance(message, Update | Snapshot) else None
        if game is not None and game.outcome is not None and connection.seat == 0:
            await connection.do(Start())
        elif connection.legal is not None and isinstance(message, Update | Snapshot):
            if think:
                await asyncio.sleep(random.expovariate(1 / think))
            count.left -= 1
            if count.left <= 0:
                count.finished.set()
            count.sent[connection.table, connection.seq + 1] = time.perf_counter()
            if isinstance(await connection.act(choose(connection.legal, random)), Done):
                count.moves += 1


async def load(url: str, server: Server, tables: int, moves: int, think: float) -> dict[str, Any]:
    """Fill the tables, play, measure."""
    pid = server.pid
    people = [await Guest.arrive(url) for _ in range(4)]
    count, empty = Count(moves), memory(pid)
    connections: list[Counting] = []
    for number in range(tables):
        table = await people[0].create(Settings(players=4, spectators="none"))
        for seat, guest in enumerate(people):
            connection = Counting(await guest.socket(table), count, number)
            await connection.hello()
            connections.append(connection)
            if seat:
                await connection.do(Sit(seat))
    full = memory(pid)
    for host in connections[::4]:
        await host.do(Start())
    before, began, bytes_before = server.used(), time.perf_counter(), received(connections)
    tasks = [
        asyncio.create_task(person(connection, count, Random(number), think))
        for number, connection in enumerate(connections)
    ]
    await count.finished.wait()
    took = time.perf_counter() - began
    shares = {name: 1000 * (now - before[name]) / count.moves for name, now in server.used().items()}
    grown, size = memory(pid), received(connections) - bytes_before
    for task in tasks:
        task.cancel()
    cuts = quantiles([1000 * t for t in count.times], n=100)
    return {
        "tables": tables,
        "moves": count.moves,
        "cpu_seconds_per_1000_moves": round(sum(shares.values()), 3),
        "by_process": {name: round(share, 3) for name, share in shares.items()},
        "moves_per_second": round(count.moves / took),
        "p50_ms": round(cuts[49], 2),
        "p99_ms": round(cuts[98], 2),
        "bytes_per_move_and_client": round(size / count.moves / 4),
        "lobby_kb_per_table": round((full - empty) / tables / 1024),
        "kb_per_table": round((grown - empty) / tables / 1024),
        "load_average": round(os.getloadavg()[0], 1),
    }


def received(connections: list[Counting]) -> int:
    """Characters that came on all sockets; nearly all are one byte."""
    return sum(connection.received for connection in connections)


async def main() -> None:
    """Start a server, load it, print."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--moves", type=int, default=20_000)
    parser.add_argument("--think", type=float, default=0.0, help="seconds on average, exponential")
    parser.add_argument("--postgres", action="store_true", help="with a PostgreSQL of its own instead of SQLite")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--server-core", type=int, help="the only core that the server may use")
    parser.add_argument("--load-core", type=int, help="the only core that the load may use")
    wish = parser.parse_args()
    if wish.load_core is not None:
        os.sched_setaffinity(0, {wish.load_core})
    server = Server(wish.workers, wish.postgres)
    url = await server.start()
    if wish.server_core is not None:
        for pid in (server.pid, *children(server.pid)):
            os.sched_setaffinity(pid, {wish.server_core})
    try:
        print(json.dumps(await load(url, server, wish.tables, wish.moves, wish.think)))
    finally:
        await server.stop()


if __name__ == "__main__":
    asyncio.run(main())
