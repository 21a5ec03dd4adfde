"""Shards: a plan's games in parts that are played anywhere, and kept, so that what was played once is never played again."""

import hashlib
import json
import os
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import asdict
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

from tamaya.lab.plan import Plan

SIZE = 16
"""Games in a shard: a few seconds, or minutes with a search."""

DECIDING = ("rules", "view", "kernel", "bots", "lab/match.py", "lab/plan.py", "lab/games.py")
"""The sources on which a game depends."""


def shards_of(games: int, size: int = SIZE) -> list[range]:
    """A plan's games in parts; the parts don't depend on who plays them.

    >>> shards_of(20, 16)
    [range(0, 16), range(16, 20)]
    """
    return [range(at, min(at + size, games)) for at in range(0, games, size)]


@cache
def code_digest() -> str:
    """A hash of the sources on which a game depends: shards of other code aren't taken for this one's.

    >>> len(code_digest())
    16
    """
    package = Path(str(files("tamaya")))
    found = hashlib.sha256()
    for name in DECIDING:
        path = package / name
        for source in sorted(path.rglob("*.py")) if path.is_dir() else [path]:
            found.update(str(source.relative_to(package)).encode() + b"\0" + source.read_bytes() + b"\0")
    return found.hexdigest()[:16]


def plan_document(plan: Plan) -> dict[str, Any]:
    """A plan as JSON, without the number of games: more games begin with the same ones."""
    document = asdict(plan)
    del document["games"]
    document["changes"] = {name: str(value) for name, value in sorted(plan.changes.items())}
    return {**document, "bots": list(plan.bots), "code": code_digest()}


class Keep:
    """A folder in which finished shards lie, one file each, under their plan's name.

    A shard is written whole or not at all. Bots of one's own (``module:factory``) are known by name only: whoever changes one takes
    another folder.
    """

    def __init__(self, folder: Path, plan: Plan) -> None:
        document = plan_document(plan)
        name = hashlib.sha256(json.dumps(document, sort_keys=True).encode()).hexdigest()[:16]
        self.folder = folder / f"{'-'.join(plan.bots).replace(':', '.').replace('/', '.')[:60]}-{plan.players}p-{name}"
        self.folder.mkdir(parents=True, exist_ok=True)
        write_whole(self.folder / "plan.json", json.dumps(document, indent=1).encode())

    def _path(self, games: range) -> Path:
        return self.folder / f"{games.start:08}-{games.stop:08}.json"

    def read(self, shards: Sequence[range]) -> Iterator[tuple[range, Any]]:
        """The shards that are there, with what was kept of them. One that can't be read is as good as none: it is played again."""
        for games in shards:
            with suppress(FileNotFoundError, ValueError):
                yield games, json.loads(self._path(games).read_bytes())

    def write(self, games: range, document: Any) -> None:
        """Keep a shard."""
        write_whole(self._path(games), json.dumps(document).encode())


def write_whole(path: Path, data: bytes) -> None:
    """Write a file so that nobody ever finds half of it."""
    part = path.with_name(f".{path.name}.{os.getpid()}")
    part.write_bytes(data)
    part.replace(path)
