"""How workers hear of each other: a hint that may be lost, come twice or late. Whoever misses one finds out from the database."""

from collections.abc import Callable, Mapping
from typing import Protocol

MOST = 7000
"""Characters of one message; PostgreSQL takes 8000 bytes."""

Heard = Callable[[str, str, str], None]
"""Called with the worker that tells, a topic and a text."""


class Bus(Protocol):
    """Tells the other workers something. None of its methods waits or fails."""

    def start(self, heard: Heard, lost: Callable[[], None]) -> None:
        """Hear what others tell, from now on. ``lost`` is called when some of it may have been missed."""

    def moved(self, table_id: str, seq: int) -> None:
        """Tell that a table's log goes up to that number."""

    def tell(self, topic: str, text: str) -> None:
        """Tell something else."""

    async def close(self) -> None:
        """Send what waits, then let go."""


def packed(moved: Mapping[str, int]) -> list[str]:
    """Tables and numbers as texts that fit into a message.

    >>> packed({"a": 1, "b": 22})
    ['a:1 b:22']
    """
    texts, text = [], ""
    for table, seq in moved.items():
        item = f"{table}:{seq}"
        if len(text) + len(item) >= MOST:
            texts.append(text)
            text = ""
        text = f"{text} {item}" if text else item
    return [*texts, text] if text else texts


def unpacked(text: str) -> list[tuple[str, int]]:
    """What :func:`packed` put together.

    >>> unpacked("a:1 b:22")
    [('a', 1), ('b', 22)]
    """
    return [(table, int(seq)) for table, _, seq in (item.rpartition(":") for item in text.split())]
