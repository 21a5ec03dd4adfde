"""The server's storage: functions over a connection, run where they hold up nobody, on SQLite and PostgreSQL alike.

A query lives in a module of its subject (:mod:`tamaya.server.storage.log`, :mod:`tamaya.server.storage.names`) as a function that takes
a SQLAlchemy connection first; it is run as ``await store.write(lambda connection: rename(connection, user, name, now))``.
"""

import asyncio
import time
from asyncio import Future
from collections.abc import Callable, Sequence
from typing import TypeVar

from sqlalchemy import Connection

from tamaya.server.storage import log, names, workers
from tamaya.server.storage.database import Database
from tamaya.server.storage.writer import Job, Readers, Writer
from tamaya.server.timekeeper import Timekeeper
from tamaya.table.events import Entry

Answer = TypeVar("Answer")
Work = Callable[[Connection], Answer]
"""Something to do within a transaction."""

CLOSE = 0.1
"""Seconds that an answer may take, so that a clock can be set by it."""


class Store:
    """Reads and writes. Every future is done in the event loop, after the commit where there is one.

    Made within a running event loop; brings the database up to date.

    Attributes:
        worker: this process among several, None where there is only one.
    """

    def __init__(self, database: Database) -> None:
        loop = asyncio.get_running_loop()
        database.upgrade()
        self.database = database
        self.worker: str | None = None
        self._writer = Writer(database, loop)
        self._readers = Readers(database, loop)
        self._keeper = Timekeeper()
        self._synchronised = False

    def write(self, work: Callable[[Connection], Answer]) -> "Future[Answer]":
        """Do something in a transaction, together with what else waits; one that fails changes nothing and takes nothing with it.

        ``work`` runs in another thread and may run twice, when the database was away: it must do nothing but ask the database.

        Raises (from the future):
            StorageFailed: the database couldn't.
            Exception: whatever ``work`` raises, its transaction undone.
        """
        return self._writer.put(Job(work, asyncio.get_running_loop().create_future()))

    def read(self, work: Callable[[Connection], Answer]) -> "Future[Answer]":
        """Read, in one snapshot. ``work`` runs in another thread and may run twice."""
        return self._readers.put(work)

    def now(self) -> int:
        """Milliseconds since 1970; after :meth:`synchronise` by the database's clock. Where this machine's jumps this doesn't."""
        return self._keeper.now()

    async def synchronise(self) -> None:
        """Set :meth:`now` by the database's clock, which all workers share."""
        asked = time.monotonic()
        now = await self.read(workers.now)
        took = time.monotonic() - asked
        if took < CLOSE or not self._synchronised:
            self._synchronised = True
            self._keeper = Timekeeper(now + round(500 * took))

    # ------------------------------------------------------------ what every move asks for

    def append(
        self, table_id: str, entry: Entry, *, starts: bool = False, also: "Work[None] | None" = None
    ) -> "Future[bool]":
        """Append one entry; False if that number is already taken.

        Args:
            table_id: whose log.
            entry: what to append.
            starts: it begins a game.
            also: what is written with it, or not at all.
        """
        row = log.row_of(table_id, entry)
        done: Future[bool] = asyncio.get_running_loop().create_future()
        if not starts and also is None:
            return self._writer.put(Job(lambda connection: log.append(connection, row), done, row))
        # Whoever begins a game looks after it, from the same commit on: no kill comes between.
        worker = self.worker if starts else None

        def work(connection: Connection) -> bool:
            fresh = log.append(connection, row, starts=starts, worker=worker)
            if fresh and also is not None:
                also(connection)
            return fresh

        return self._writer.put(Job(work, done))

    def load(self, table_id: str, after: int = 0) -> "Future[list[Entry]]":
        """The entries of a table with greater numbers than ``after``, in order; none if there is no such table."""
        return self.read(lambda connection: log.load(connection, table_id, after))

    def news(self, table_id: str, after: int, command: tuple[str, str] | None) -> "Future[log.News]":
        """What a table's log has after that number, and what became of a command: whose, and its id."""
        return self.read(lambda connection: log.news(connection, table_id, after, command))

    def open_table(self, table_id: str, maker: str, entries: Sequence[Entry], *, running: bool) -> "Future[None]":
        """Keep a new table with its first entries, all in one commit. ``running``: they begin a game."""
        now = self.now()
        rows = [log.row_of(table_id, entry) for entry in entries]
        worker = self.worker

        def work(connection: Connection) -> None:
            log.open_table(connection, table_id, maker, rows, now, running)
            if running and worker is not None:
                workers.claim(connection, worker, [table_id])

        return self.write(work)

    def running(self) -> "Future[list[str]]":
        """The tables at which a game may be going on."""
        return self.read(log.running)

    def rest(self, table_id: str) -> "Future[None]":
        """Note that no game is going on at a table."""
        return self.write(lambda connection: log.rest(connection, table_id))

    def name_of(self, user: str) -> "Future[str | None]":
        """The name that a person chose."""
        return self.read(lambda connection: names.name_of(connection, user))

    def rename(self, user: str, name: str) -> "Future[None]":
        """Keep the name that a person chose."""
        now = self.now()
        return self.write(lambda connection: names.rename(connection, user, name, now))

    # ------------------------------------------------------------ whether it works

    def healthy(self) -> bool:
        """Whether commands can be committed now."""
        return self._writer.healthy

    def close(self) -> None:
        """Finish what waits, then let go of the database."""
        self._writer.close()
        self._readers.close()
        self.database.close()
