"""SQLite: a file in the data folder, written by one thread with full sync."""

import sqlite3
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event

from tamaya.server.storage.database import COLUMNS, Row
from tamaya.server.storage.migrate import upgrade

_NAMES = ", ".join(f'"{name}"' for name in COLUMNS)
# A number that is taken isn't an error of the batch: somebody else appended first.
_APPEND = f"INSERT INTO table_event ({_NAMES}) VALUES ({', '.join('?' * len(COLUMNS))}) ON CONFLICT DO NOTHING"


def engine_for(path: Path, *, writes: bool) -> Engine:
    """An engine whose connections never wait for a lock that can't come, and lose nothing that was committed."""
    engine = create_engine(f"sqlite:///{path}", connect_args={"check_same_thread": False}, hide_parameters=True)

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


class SqliteDatabase:
    """A :class:`~tamaya.server.storage.database.Database` in one file."""

    shared = False

    def __init__(self, path: Path) -> None:
        self.reads = engine_for(path, writes=False)
        self._writes = engine_for(path, writes=True)
        self._connection: Connection | None = None

    def upgrade(self) -> None:
        """Carry out the migrations that are missing."""
        with self._writes.begin() as connection:
            upgrade(connection)

    def connection(self) -> Connection:
        """The connection that writes; its transactions are the caller's."""
        if self._connection is None:
            self._connection = self._writes.connect()
        return self._connection

    def append(self, rows: Sequence[Row]) -> list[bool]:
        """Append rows to the log in a transaction of their own, past SQLAlchemy: every move comes this way."""
        raw = self.connection().connection.driver_connection
        assert isinstance(raw, sqlite3.Connection)
        if len(rows) == 1:
            # A statement alone is a transaction by itself.
            return [raw.execute(_APPEND, rows[0]).rowcount == 1]
        raw.execute("BEGIN IMMEDIATE")
        try:
            fresh = [raw.execute(_APPEND, row).rowcount == 1 for row in rows]
            raw.execute("COMMIT")
        except BaseException:
            if raw.in_transaction:
                raw.execute("ROLLBACK")
            raise
        return fresh

    def passing(self, _problem: BaseException) -> bool:
        """Never: a file isn't away for a while, and nobody else writes."""
        return False

    def forget(self) -> None:
        """Let go of the connection that writes."""
        if self._connection is not None:
            self._connection.close()
            self._connection = None

    def mark(self, connection: Connection) -> None:
        """No commit is lost on its way."""

    def committed(self, mark: str) -> bool:
        """Nothing has a mark."""
        raise AssertionError(mark)

    def close(self) -> None:
        """Let go of the file."""
        self.forget()
        self.reads.dispose()
        self._writes.dispose()
