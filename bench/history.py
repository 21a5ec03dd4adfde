"""How long a page of somebody's finished games takes, when they have many.

python bench/history.py --games 100000
"""

import argparse
import asyncio
import random
import statistics
import tempfile
import time
from dataclasses import asdict
from functools import partial
from pathlib import Path

from sqlalchemy import Connection, insert

from tamaya.server.storage import games
from tamaya.server.storage.games import Filter, Kind
from tamaya.server.storage.opening import open_store
from tamaya.server.storage.schema import game, game_player

ABOUT = '{"seats":[{"name":"Mai"},{"name":"Jonas"}]}'
RECORD = "x" * 4000
QUERIES = {
    "first page": (Filter(), 0.0),
    "a page in the middle": (Filter(), 0.5),
    "perfect shows": (Filter(perfect=True), 0.0),
    "a variant and a number of players": (Filter(variant="tricky", players=4), 0.0),
    "a partner met often": (Filter(names="jonas"), 0.0),
    "a partner met never": (Filter(names="nobody"), 0.0),
}
BATCH = 2_000


def fill(connection: Connection, count: int, begin: int) -> None:
    """Games of one person."""
    lots = random.Random(begin)
    rows, mine = [], []
    for number in range(begin, begin + count):
        variant, players = lots.choice(["normal", "tricky", "black-powder"]), lots.randint(2, 5)
        points = 30 if variant == "tricky" else 25
        score = points if lots.random() < 0.02 else lots.randint(0, points)
        partner = lots.choice(["jonas", "nami", "kaze", "yuki"])
        same = {"variant": variant, "players": players, "score": score, "points": points, "ended_at": number * 60_000}
        id_ = f"{number:016d}"
        rows.append({"id": id_, **same, "deal": id_, "record": RECORD, "about": ABOUT})
        mine.append({"user": "mai", "game_id": id_, "seat": 0, **same, "team": partner, "names": f"mai {partner}"})
    connection.execute(insert(game), rows)
    connection.execute(insert(game_player), mine)


async def measure(folder: Path, count: int, times: int) -> None:
    """Fill a database and ask it."""
    store = open_store(folder / "history.sqlite")
    for begin in range(0, count, BATCH):
        await store.write(partial(fill, count=min(BATCH, count - begin), begin=begin))
    print(f"{count} games of one person, SQLite, {times} times each: median, largest (ms)")
    for name, (wanted, share) in QUERIES.items():
        before = (int(share * count) * 60_000, "") if share else None
        await timed(store, name, partial(games.games_of, user="mai", wanted=wanted, before=before, most=31), times)
    await timed(store, "sums per variant", partial(games.per_variant, user="mai"), times)
    await timed(store, "sums per team", partial(games.per_team, user="mai"), times)
    for kind in (Kind(), Kind(variant="normal", players=3), Kind(team="jonas", points=25)):
        said = " ".join(str(value) for value in asdict(kind).values() if value is not None)
        await timed(store, f"plots {said or 'of all'}", partial(games.tallies, user="mai", kind=kind, spans=12), times)
    store.close()


async def timed(store, name, query, times: int) -> None:  # type: ignore[no-untyped-def]
    """Ask so many times."""
    took = []
    for _ in range(times):
        begun = time.perf_counter()
        await store.read(query)
        took.append(1000 * (time.perf_counter() - begun))
    print(f"{name:36} {statistics.median(took):8.1f} {max(took):8.1f}")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--times", type=int, default=9)
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as place:
        asyncio.run(measure(Path(place), arguments.games, arguments.times))
