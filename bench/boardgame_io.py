"""What a move costs the server that people would otherwise take, boardgame.io 0.50.2, beside ours, in turns on the same cores.

    npm ci --prefix bench/boardgame_io && python bench/boardgame_io.py --tables 100 --moves 4000 --rounds 3

Each round runs ours (`bench/load.py`, SQLite, committed before anybody is told), boardgame.io in memory, and boardgame.io with files,
which answers before it saves. Prints one JSON object a run, and at the end the medians and their ratios.
"""

import argparse
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from statistics import median
from typing import Any

from load import cpu

HERE = Path(__file__).parent
PEER = HERE / "boardgame_io"


def peer(wish: argparse.Namespace, folder: str | None) -> dict[str, Any]:
    """One run of boardgame.io; its files in a folder, or none."""
    command = ["node", str(PEER / "server.cjs"), *([folder] if folder else [])]
    with subprocess.Popen(pinned(wish.server_core, command), stdout=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout is not None
            port = next(line.split()[1] for line in server.stdout if line.startswith("PORT"))
            address = f"http://127.0.0.1:{port}"
            command = ["node", str(PEER / "load.cjs"), address, str(wish.tables), str(wish.moves), str(wish.think)]
            with subprocess.Popen(pinned(wish.load_core, command), stdout=subprocess.PIPE, text=True) as people:
                assert people.stdout is not None
                next(line for line in people.stdout if line.startswith("START"))
                before = cpu(server.pid)
                found: dict[str, Any] = json.loads(people.stdout.readline())
                used = cpu(server.pid) - before
        finally:
            server.terminate()
    return {**found, "cpu_seconds_per_1000_moves": round(1000 * used / found["moves"], 3)}


def ours(wish: argparse.Namespace) -> dict[str, Any]:
    """One run of `bench/load.py`."""
    cores = ["--server-core", str(wish.server_core), "--load-core", str(wish.load_core)]
    size = ["--tables", str(wish.tables), "--moves", str(wish.moves), "--think", str(wish.think)]
    command = [sys.executable, str(HERE / "load.py"), *size, *cores]
    found: dict[str, Any] = json.loads(subprocess.run(command, stdout=subprocess.PIPE, check=True).stdout)
    return found


def pinned(core: int, command: list[str]) -> list[str]:
    """A command on one core."""
    return [shutil.which("taskset") or "taskset", "-c", str(core), *command]


def main() -> None:
    """Run all three in turns."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--moves", type=int, default=4000)
    parser.add_argument("--think", type=float, default=0.0, help="seconds on average, exponential")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--server-core", type=int, default=0)
    parser.add_argument("--load-core", type=int, default=1)
    wish = parser.parse_args()
    runs: dict[str, list[dict[str, Any]]] = {
        "tamaya, SQLite": [],
        "boardgame.io, memory": [],
        "boardgame.io, files": [],
    }
    for _ in range(wish.rounds):
        for name, found in runs.items():
            with tempfile.TemporaryDirectory() as folder:
                figures = ours(wish) if name.startswith("tamaya") else peer(wish, folder if "files" in name else None)
            found.append(figures)
            print(json.dumps({"server": name, **figures, "load_average": round(os.getloadavg()[0], 1)}), flush=True)
            time.sleep(1)
    costs = {name: [run["cpu_seconds_per_1000_moves"] for run in found] for name, found in runs.items()}
    base = median(costs["tamaya, SQLite"])
    for name, cost in costs.items():
        spread = {
            "median": median(cost),
            "least": min(cost),
            "most": max(cost),
            "ours_per_theirs": round(base / median(cost), 2),
        }
        print(json.dumps({"server": name, **spread}))


if __name__ == "__main__":
    main()
