"""How connections come from the process that listens to the workers: whoever goes to the same table goes to the same worker.

It is enough for one worker to know a table, and cheaper: nobody has to hear from another one what happened at it. That a table has
viewers at several workers all the same (of another machine, or while one is replaced) breaks nothing.
"""

import asyncio
import re
import socket
from asyncio import AbstractEventLoop
from collections.abc import Callable, Sequence
from hashlib import sha256

READY = b"ready"
"""What a worker says when it takes connections."""

FIRST_LINE = 2048
"""Bytes of a request that are looked at."""

PATIENCE = 10.0
"""Seconds that somebody may take for the first line of a request."""

_TABLE = re.compile(rb"GET /ws/tables/([\w-]{1,64})")
_METRICS = re.compile(rb"GET /metrics/(\d{1,3})\b")


def destination(line: bytes, client: str) -> bytes:
    """What decides to which worker a request goes: its table, else where it comes from, so that limits by address hold.

    >>> destination(b"GET /ws/tables/abc HTTP/1.1", "192.0.2.7"), destination(b"GET / HTTP/1.1", "192.0.2.7")
    (b'abc', b'192.0.2.7')
    """
    found = _TABLE.match(line)
    return found[1] if found else client.encode()


def meant(line: bytes) -> int | None:
    """The slot that a request names, for its figures.

    >>> meant(b"GET /metrics/1 HTTP/1.1"), meant(b"GET /metrics HTTP/1.1")
    (1, None)
    """
    found = _METRICS.match(line)
    return int(found[1]) if found else None


def choose(key: bytes, slots: Sequence[int]) -> int:
    """The slot that a key goes to; while one is missing only its own keys go elsewhere.

    >>> choose(b"abc", [0, 1, 2]) == choose(b"abc", [choose(b"abc", [0, 1, 2])])
    True
    """
    return max(slots, key=lambda slot: sha256(b"%d:%b" % (slot, key)).digest())


async def first_line(connection: socket.socket) -> bytes:
    """The first bytes of a request, which stay where they are for whoever reads it."""
    loop = asyncio.get_running_loop()
    async with asyncio.timeout(PATIENCE):
        while True:
            await _readable(loop, connection)
            seen = connection.recv(FIRST_LINE, socket.MSG_PEEK)
            if not seen or b"\r\n" in seen or len(seen) == FIRST_LINE:
                return seen
            # More has to come, but what is there already makes it readable.
            await asyncio.sleep(0.02)


async def _readable(loop: AbstractEventLoop, connection: socket.socket) -> None:
    readable = loop.create_future()
    loop.add_reader(connection, readable.cancel)
    try:
        await asyncio.wait([readable])
    finally:
        loop.remove_reader(connection)


def hand_over(worker: socket.socket, connection: socket.socket) -> None:
    """Give a connection to a worker.

    Raises:
        OSError: it doesn't take it.
    """
    socket.send_fds(worker, [b"c"], [connection.fileno()])


def take(door: socket.socket) -> socket.socket | None:
    """A connection that was handed over; None when there will be no more.

    Raises:
        BlockingIOError: none just now.
    """
    message, handles, _, _ = socket.recv_fds(door, 16, 1)
    if not message or not handles:
        return None
    connection = socket.socket(fileno=handles[0])
    connection.setblocking(False)
    connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    return connection


def open_door(door: socket.socket, welcome: Callable[[socket.socket], None], gone: Callable[[], None]) -> None:
    """Take connections as they are handed over; ``gone`` is called when whoever listens has ended."""
    loop = asyncio.get_running_loop()

    def come_in() -> None:
        try:
            connection = take(door)
        except BlockingIOError:
            return
        except OSError:
            connection = None
        if connection is None:
            loop.remove_reader(door)
            gone()
        else:
            welcome(connection)

    door.setblocking(False)
    loop.add_reader(door, come_in)
    door.send(READY)
