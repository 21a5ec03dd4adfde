"""The bus over PostgreSQL's NOTIFY."""

import asyncio
import logging
from asyncio import Task, create_task
from collections.abc import Callable

import psycopg

from tamaya.server.bus import Heard, packed, unpacked

log = logging.getLogger(__name__)

CHANNEL = "tamaya"

PAUSE = 1.0
"""Seconds until a connection that broke is made again."""


class PostgresBus:
    """Not in the transactions of the log, where it would make their commits wait for each other, but right after, many tables at once.

    Messages are ``<worker> <topic>`` and ``<about>=<text>`` as often as need be.
    """

    def __init__(self, address: str, worker: str) -> None:
        self._address = address
        self._worker = worker
        self._told: dict[str, dict[str, str]] = {}
        self._more = asyncio.Event()
        self._tasks: list[Task[None]] = []
        self._closing = False

    def start(self, heard: Heard, lost: Callable[[], None]) -> None:
        """Hear what others tell, from now on. ``lost`` is called when some of it may have been missed."""
        self._tasks = [create_task(self._listen(heard, lost)), create_task(self._speak())]

    def tell(self, topic: str, about: str, text: str = "") -> None:
        """Tell something; what is told of the same thing before it is sent takes its place."""
        self._told.setdefault(topic, {})[about] = text
        self._more.set()

    async def close(self) -> None:
        """Send what waits, then let go."""
        if not self._tasks:
            return
        listening, speaking = self._tasks
        listening.cancel()
        self._closing = True
        self._more.set()
        await asyncio.wait([speaking], timeout=2)
        speaking.cancel()
        await asyncio.gather(listening, speaking, return_exceptions=True)

    async def _connect(self) -> psycopg.AsyncConnection[tuple[str, ...]]:
        return await psycopg.AsyncConnection.connect(
            self._address,
            autocommit=True,
            connect_timeout=5,
            application_name="tamaya bus",
            # A hint need not be on the disk.
            options="-c synchronous_commit=off",
        )

    async def _listen(self, heard: Heard, lost: Callable[[], None]) -> None:
        while True:
            try:
                async with await self._connect() as connection:
                    await connection.execute(f"LISTEN {CHANNEL}")
                    # Whatever was told until now went unheard.
                    lost()
                    async for notice in connection.notifies():
                        worker, topic, text = notice.payload.split(" ", 2)
                        if worker != self._worker:
                            for about, said in unpacked(text):
                                heard(worker, topic, about, said)
            except (psycopg.Error, OSError) as problem:
                log.warning("the bus is away", extra={"kind": type(problem).__name__})
            await asyncio.sleep(PAUSE)

    async def _speak(self) -> None:
        while not self._closing or self._told:
            try:
                async with await self._connect() as connection:
                    while True:
                        await self._more.wait()
                        self._more.clear()
                        for message in self._messages():
                            await connection.execute("SELECT pg_notify(%s, %s)", (CHANNEL, message), prepare=True)
                        if self._closing:
                            return
            except (psycopg.Error, OSError) as problem:
                log.warning("the bus is away", extra={"kind": type(problem).__name__})
                if self._closing:
                    return
                await asyncio.sleep(PAUSE)

    def _messages(self) -> list[str]:
        told, self._told = self._told, {}
        return [f"{self._worker} {topic} {text}" for topic, items in told.items() for text in packed(items)]
