"""What idle sockets cost a server in memory: N/4 people, each looking at four of N/4 tables and saying nothing.

    python bench/idle_sockets.py --sockets 10000

Prints one JSON object: resident kilobytes of the server before and with them, and per socket. 10,000 needs `ulimit -n 25000`.
"""

import argparse
import asyncio
import json
import resource
import subprocess
import sys
import tempfile
from pathlib import Path

from websockets.asyncio.client import connect

from tamaya.client.connection import Connection
from tamaya.client.guest import Guest
from tamaya.wire.settings import Settings

PROGRAM = """
import resource, sys
from pathlib import Path
from tamaya.server.app import create_app
from tamaya.server.config import Config, Limits, Rate
from tamaya.server.folder import DataFolder
from tamaya.server.run import listen, serve

hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
much = Rate(1e6, 1000000)
config = Config(Path(sys.argv[1]), limits=Limits(messages=much, requests=much, tables=much, arrivals=much, sockets=100_000))
listener = listen("127.0.0.1", 0)
print(listener.getsockname()[1], flush=True)
serve(create_app(config, DataFolder(config.data)), config, listener)
"""

AT_ONCE = 8
EACH = 4
"""Tables that each person looks at."""


def resident(pid: int) -> int:
    """Kilobytes."""
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS"))


async def measure(url: str, pid: int, sockets: int) -> dict[str, float]:
    gate = asyncio.Semaphore(AT_ONCE)
    host = await Guest.arrive(url)
    tables = [await host.create(Settings(players=4)) for _ in range(max(1, sockets // 4))]
    before = resident(pid)
    opened: list[Connection] = []

    async def look(at: int) -> None:
        async with gate:
            guest = await Guest.arrive(url)
            for table in range(EACH):
                here = tables[(at + table) % len(tables)]
                address = f"ws{url.removeprefix('http')}/ws/tables/{here}"
                cookie = {"Cookie": guest.cookie or ""}
                # Whoever asks whether the other is alive costs this side more than the other: the server does so anyway.
                socket = await connect(
                    address, additional_headers=cookie, compression=None, ping_interval=None, open_timeout=60
                )
                connection = Connection(socket)
                await connection.hello()
                await connection.next()
                opened.append(connection)

    await asyncio.gather(*(look(at) for at in range(sockets // EACH)))
    await asyncio.sleep(2)
    after = resident(pid)
    for connection in opened:
        await connection.close()
    per_socket = round((after - before) / sockets, 1)
    return {
        "sockets": sockets,
        "tables": len(tables),
        "kb_before": before,
        "kb_with": after,
        "kb_per_socket": per_socket,
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--sockets", type=int, default=10_000)
    options = parser.parse_args()
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-c", PROGRAM, str(Path(folder) / "data")]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
            try:
                assert server.stdout is not None
                url = f"http://127.0.0.1:{server.stdout.readline().strip()}"
                print(json.dumps(asyncio.run(measure(url, server.pid, options.sockets))))
            finally:
                server.terminate()


if __name__ == "__main__":
    main()
