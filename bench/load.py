"""How much a move costs: N tables × 4 people, everyone acts as soon as it is their turn, against a real server with everything on.

    python bench/load.py --tables 100 --moves 20000 --server-core 0 --load-core 1

Prints one JSON object: server CPU-seconds per 1,000 moves (all of its threads; the database is in it), milliseconds from sending a move
to the last of the four having it (p50, p99), bytes per move and client, the server's memory per table, and how busy the machine was.
"""

import argparse
import asyncio
import json
import os
import sys
import tempfile
import time
from pathlib import Path
from random import Random
from statistics import quantiles

from websockets.asyncio.client import ClientConnection

from tamaya.client.connection import Connection
from tamaya.client.guest import Guest
from tamaya.wire.actions import WireClue, WireDiscard, WirePlay
from tamaya.wire.messages import Done, Legal, ServerMessage, Sit, Snapshot, Start, Update
from tamaya.wire.settings import Settings

PROGRAM = """
import sys
from pathlib import Path
from tamaya.server.app import create_app
from tamaya.server.config import Config, Limits, Rate
from tamaya.server.folder import DataFolder
from tamaya.server.logs import set_up
from tamaya.server.run import listen, serve

much = Rate(1e6, 1000000)
set_up("warning")
data = Path(sys.argv[1])
config = Config(data, limits=Limits(messages=much, talk=much, requests=much, tables=much, arrivals=much))
listener = listen("127.0.0.1", 0)
print(listener.getsockname()[1], flush=True)
serve(create_app(config, DataFolder(data)), config, listener)
"""


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


def cpu(pid: int) -> float:
    """CPU-seconds of a process so far."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


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


async def load(url: str, pid: int, tables: int, moves: int, think: float) -> dict[str, float]:
    """Fill the tables, play, measure."""
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
    before, began, bytes_before = cpu(pid), time.perf_counter(), received(connections)
    tasks = [
        asyncio.create_task(person(connection, count, Random(number), think))
        for number, connection in enumerate(connections)
    ]
    await count.finished.wait()
    took, used = time.perf_counter() - began, cpu(pid) - before
    grown, size = memory(pid), received(connections) - bytes_before
    for task in tasks:
        task.cancel()
    cuts = quantiles([1000 * t for t in count.times], n=100)
    return {
        "tables": tables,
        "moves": count.moves,
        "cpu_seconds_per_1000_moves": round(1000 * used / count.moves, 3),
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
    parser.add_argument("--server-core", type=int, help="the only core that the server may use")
    parser.add_argument("--load-core", type=int, help="the only core that the load may use")
    wish = parser.parse_args()
    if wish.load_core is not None:
        os.sched_setaffinity(0, {wish.load_core})
    with tempfile.TemporaryDirectory() as folder:
        server = await asyncio.create_subprocess_exec(
            sys.executable, "-c", PROGRAM, f"{folder}/data", stdout=asyncio.subprocess.PIPE
        )
        if wish.server_core is not None:
            os.sched_setaffinity(server.pid, {wish.server_core})
        assert server.stdout is not None
        port = int(await server.stdout.readline())
        await asyncio.sleep(2)
        try:
            result = await load(f"http://127.0.0.1:{port}", server.pid, wish.tables, wish.moves, wish.think)
            print(json.dumps(result))
        finally:
            server.terminate()
            await server.wait()


if __name__ == "__main__":
    asyncio.run(main())
