"""What people wait for a move while others flood the server from one address: N sockets that send small messages as fast as they are taken.

    python bench/flood.py --sockets 8 --tables 20 --moves 1500 --think 0.5 --server-core 0 --load-core 1

Runs the load of `bench/load.py` on a server with its own limits of messages, first alone and then beside the flood, which comes back
whenever it is shown out. Prints one JSON object for each.
"""

import argparse
import asyncio
import json
import os
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

from load import LIMITS, Server, load
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidHandshake
from websockets.frames import Frame, Opcode

from tamaya.client.guest import Guest
from tamaya.wire.settings import Settings

MESSAGES = 4096
"""Of one writing."""

FULL = 1 << 20
"""Bytes that wait to be taken, beyond which no more are made."""


async def flood(url: str, table: str) -> None:
    """Send without end, on one socket after the other."""
    guest = await Guest.arrive(url)
    much = MESSAGES * Frame(Opcode.TEXT, b"{}").serialize(mask=True)
    while True:
        with suppress(OSError, InvalidHandshake, EOFError):
            socket = await connect(
                f"ws{url.removeprefix('http')}/ws/tables/{table}",
                additional_headers={"Cookie": guest.cookie or ""},
                compression=None,
                ping_interval=None,
            )
            while not socket.transport.is_closing():
                if socket.transport.get_write_buffer_size() < FULL:
                    socket.transport.write(much)
                await asyncio.sleep(0.005)
        await asyncio.sleep(0.005)


async def floods(url: str, sockets: int) -> None:
    """Flood one table."""
    table = await (await Guest.arrive(url)).create(Settings(players=2))
    await asyncio.gather(*(flood(url, table) for _ in range(sockets)))


@asynccontextmanager
async def beside(url: str, sockets: int) -> AsyncIterator[None]:
    """A process that floods."""
    process = await asyncio.create_subprocess_exec(sys.executable, __file__, "--at", url, "--sockets", str(sockets))
    await asyncio.sleep(2)
    try:
        yield
    finally:
        process.kill()
        await process.wait()


async def measure(wish: argparse.Namespace) -> None:
    """Alone, then beside the flood."""
    if wish.load_core is not None:
        os.sched_setaffinity(0, {wish.load_core})
    for sockets in (0, wish.sockets):
        server = Server(1, postgres=False, lifted=tuple(name for name in LIMITS if name != "messages"))
        url = await server.start()
        if wish.server_core is not None:
            os.sched_setaffinity(server.pid, {wish.server_core})
        try:
            async with beside(url, sockets):
                found = await load(url, server, wish.tables, wish.moves, wish.think)
        finally:
            await server.stop()
        print(json.dumps({"flooding_sockets": sockets, "think_seconds": wish.think, **found}), flush=True)


def main() -> None:
    """Measure, or be the flood."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--sockets", type=int, default=8)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--moves", type=int, default=1500)
    parser.add_argument("--think", type=float, default=0.5, help="seconds on average, exponential")
    parser.add_argument("--server-core", type=int, help="the only core that the server may use")
    parser.add_argument("--load-core", type=int, help="the only core that the load and the flood may use")
    parser.add_argument("--at", help=argparse.SUPPRESS)
    wish = parser.parse_args()
    asyncio.run(measure(wish) if wish.at is None else floods(wish.at, wish.sockets))


if __name__ == "__main__":
    main()
