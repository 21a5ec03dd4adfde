"""SQLite: a file in the data folder, written by one thread with full sync."""

import asyncio
import time
from asyncio import Future
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import Connection, Engine, create_engine, event, insert, select, update
from sqlalchemy.dialects.sqlite import insert as sqlite_insert

from tamaya.server.storage.migrate import upgrade
from tamaya.server.storage.schema import table_event, tables, users
from tamaya.server.storage.writer import Readers, Writer
from tamaya.table.events import EVENT_VERSION, Entry, TableEvent

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(TableEvent).decode

# A number that is taken isn't an error of the batch: somebody else appended first.
_APPEND = sqlite_insert(table_event).on_conflict_do_nothing()


class UnreadableLog(Exception):
    """The log was written by a newer version of the program."""


def engine_for(path: Path, *, writes: bool) -> Engine:
    """An engine whose connections never wait for a lock that can't come, and lose nothing that was committed."""
    engine = create_engine(f"sqlite:///{path}", connect_args={"check_same_thread": False})

    @event.listens_for(engine, "connect")
    def connected(raw: Any, _record: object) -> None:
        # The driver begins no transactions: "begin" below does.
        raw.isolation_level = None
        raw.execute("PRAGMA busy_timeout=10000")
        raw.execute("PRAGMA foreign_keys=ON")
        if writes:
            raw.execute("PRAGMA journal_mode=WAL")
            raw.execute("PRAGMA synchronous=FULL")
        else:
            raw.execute("PRAGMA query_only=ON")

    @event.listens_for(engine, "begin")
    def begins(connection: Connection) -> None:
        # A transaction that reads first and writes later fails at once when another writes: take the lock first.
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")

    return engine


class SqliteStore:
    """A :class:`~tamaya.server.storage.store.Store` in one file. Made within a running event loop; brings the file up to date."""

    def __init__(self, path: Path) -> None:
        loop = asyncio.get_running_loop()
        self._write_engine = engine_for(path, writes=True)
        self._read_engine = engine_for(path, writes=False)
        with self._write_engine.begin() as connection:
            upgrade(connection)
        self._writer = Writer(self._write_engine, loop)
        self._readers = Readers(self._read_engine, loop)

    def open_table(self, table_id: str, maker: str, entries: Sequence[Entry], *, running: bool) -> "Future[None]":
        """Keep a new table with its first entries, all in one commit. ``running``: they begin a game."""
        now = _now()
        rows = [_row(table_id, entry, now) for entry in entries]

        def work(connection: Connection) -> None:
            connection.execute(insert(tables).values(id=table_id, maker=maker, created_at=now, running=running))
            connection.execute(insert(table_event), rows)

        return self._writer.put(work)

    def append(self, table_id: str, entry: Entry, *, starts: bool = False) -> "Future[bool]":
        """Append one entry; False if that number is already taken. ``starts``: it begins a game."""
        row = _row(table_id, entry, _now())

        def work(connection: Connection) -> bool:
            fresh = connection.execute(_APPEND, row).rowcount == 1
            if fresh and starts:
                connection.execute(update(tables).where(tables.c.id == table_id).values(running=True))
            return fresh

        return self._writer.put(work)

    def load(self, table_id: str) -> "Future[list[Entry]]":
        """All entries of a table, in order; empty if there is no such table."""
        query = select(table_event).where(table_event.c.table_id == table_id).order_by(table_event.c.seq)
        return self._readers.put(lambda connection: [_entry(row) for row in connection.execute(query)])

    def running(self) -> "Future[list[str]]":
        """The tables at which a game may be going on."""
        query = select(tables.c.id).where(tables.c.running)
        return self._readers.put(lambda connection: list(connection.execute(query).scalars()))

    def rest(self, table_id: str) -> "Future[None]":
        """Note that no game is going on at a table."""
        change = update(tables).where(tables.c.id == table_id).values(running=False)
        return self._writer.put(lambda connection: _run(connection, change))

    def name_of(self, user: str) -> "Future[str | None]":
        """The name that a person chose."""
        query = select(users.c.name).where(users.c.id == user)
        return self._readers.put(lambda connection: connection.execute(query).scalar())

    def rename(self, user: str, name: str) -> "Future[None]":
        """Keep the name that a person chose."""
        new = sqlite_insert(users).values(id=user, name=name, created_at=_now())
        change = new.on_conflict_do_update(index_elements=[users.c.id], set_={"name": name})
        return self._writer.put(lambda connection: _run(connection, change))

    def healthy(self) -> bool:
        """Whether commands can be committed at all."""
        return self._writer.alive

    def close(self) -> None:
        """Finish what waits, then let go of the database."""
        self._writer.close()
        self._readers.close()
        self._read_engine.dispose()
        self._write_engine.dispose()


def _run(connection: Connection, statement: Any) -> None:
    connection.execute(statement)


def _now() -> int:
    return time.time_ns() // 1_000_000


def _row(table_id: str, entry: Entry, now: int) -> dict[str, Any]:
    return {
        "table_id": table_id,
        "seq": entry.seq,
        "version": entry.version,
        "user": entry.user,
        "command_id": entry.command_id,
        "event": _encode(entry.event).decode(),
        "at": now,
    }


def _entry(row: Any) -> Entry:
    if row.version > EVENT_VERSION:
        raise UnreadableLog(f"an event of version {row.version}; this program reads up to {EVENT_VERSION}")
    return Entry(row.seq, row.version, row.user, row.command_id, _decode(row.event))
