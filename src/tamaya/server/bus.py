"""How workers hear of each other: hints that may be lost, come twice or late. Whoever misses one finds out from the database."""

from collections.abc import Callable, Mapping
from typing import Protocol

MOST = 7000
"""Characters of one message; PostgreSQL takes 8000 bytes."""

Heard = Callable[[str, str, str, str], None]
"""Called with the worker that tells, a topic, what it is about and what there is to say."""


class Bus(Protocol):
    """Tells the other workers something. None of its methods waits or fails."""

    def start(self, heard: Heard, lost: Callable[[], None]) -> None:
        """Hear what others tell, from now on. ``lost`` is called when some of it may have been missed."""

    def tell(self, topic: str, about: str, text: str = "") -> None:
        """Tell something; what is told of the same thing before it is sent takes its place. No spaces, no ``=``."""

    async def close(self) -> None:
        """Send what waits, then let go."""


def packed(told: Mapping[str, str]) -> list[str]:
    """What is told of several things, as texts that fit into a message.

    >>> packed({"a": "1", "b": ""})
    ['a=1 b=']
    """
    texts, text = [], ""
    for about, said in told.items():
        item = f"{about}={said}"
        if text and len(text) + len(item) >= MOST:
            texts.append(text)
            text = ""
        text = f"{text} {item}" if text else item
    return [*texts, text] if text else texts


def unpacked(text: str) -> list[tuple[str, str]]:
    """What :func:`packed` put together.

    >>> unpacked("a=1 b=")
    [('a', '1'), ('b', '')]
    """
    return [(about, said) for about, _, said in (item.partition("=") for item in text.split())]
