"""PostgreSQL, for many workers: the same tables, in a database of its own."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

import psycopg
from psycopg.errors import error_from_result
from psycopg.pq import ExecStatus
from psycopg.pq.abc import PGconn, PGresult
from sqlalchemy import URL, Connection, Engine, create_engine, make_url, text
from sqlalchemy.exc import ArgumentError, DBAPIError

from tamaya.server.storage.database import COLUMNS, Row, Unreachable
from tamaya.server.storage.migrate import upgrade
from tamaya.server.storage.schema import table_event

_NAMES = ", ".join(f'"{name}"' for name in COLUMNS)
_TYPES = [column.type.compile() for column in table_event.columns]
_VALUES = ", ".join(f"${at}::{kind}" for at, kind in enumerate(_TYPES, 1))
_ARRAYS = ", ".join(f"${at}::{kind}[]" for at, kind in enumerate(_TYPES, 1))
_ONE, _MANY = b"tamaya_one", b"tamaya_many"
# One statement however many rows, and so one way there and back. A number that is taken isn't an error of the batch.
_APPEND = {
    _ONE: f"INSERT INTO table_event ({_NAMES}) VALUES ({_VALUES}) ON CONFLICT DO NOTHING",
    _MANY: f"""INSERT INTO table_event ({_NAMES}) SELECT * FROM unnest({_ARRAYS})
ON CONFLICT DO NOTHING RETURNING table_id, seq, "user", command_id""",
}

PASSING = frozenset({"08", "57", "53300", "40001", "40P01"})
"""Classes and codes of errors that pass: the connection, a server that is shut down or starts, too many, deadlocks."""

UPGRADING = 0x7A6D7961
"""The advisory lock of whoever carries out migrations: workers that start together wait for one."""

PATIENCE = 5
"""Seconds that a connection may take to come about."""


def engine_for(address: str, *, writes: bool) -> Engine:
    """An engine for ``postgresql://user:password@host/database``.

    Raises:
        Unreachable: that is no address of a PostgreSQL database.
    """
    try:
        url = make_url(address.replace("postgres://", "postgresql://", 1))
    except ArgumentError:
        raise Unreachable("this isn't an address: postgresql://user:password@host/database") from None
    if url.drivername != "postgresql":
        raise Unreachable(f"{url.drivername} is no database that Tamaya knows: postgresql://…")
    options = "-c synchronous_commit=on" if writes else "-c default_transaction_read_only=on"
    return create_engine(
        url.set(drivername="postgresql+psycopg"),
        connect_args={"connect_timeout": PATIENCE, "options": options, "application_name": "tamaya"},
        hide_parameters=True,
        # A read is one snapshot, as on SQLite.
        isolation_level="READ COMMITTED" if writes else "REPEATABLE READ",
        pool_pre_ping=False,
    )


class PostgresDatabase:
    """A :class:`~tamaya.server.storage.database.Database` on a server.

    Raises:
        Unreachable: see :func:`engine_for`.
    """

    shared = True

    def __init__(self, address: str) -> None:
        self.reads = engine_for(address, writes=False)
        self._writes = engine_for(address, writes=True)
        self._connection: Connection | None = None
        self._quick: Connection | None = None

    @property
    def url(self) -> URL:
        """Where it is."""
        return self._writes.url

    def upgrade(self) -> None:
        """Carry out the migrations that are missing, one process at a time.

        Raises:
            Unreachable: it can't be connected to.
        """
        try:
            connection = self._writes.connect()
        except DBAPIError as error:
            place = self.url.set(drivername="postgresql").render_as_string(hide_password=True)
            raise Unreachable(f"{place}: {' '.join(str(error.orig).split())}") from None
        with connection, connection.begin():
            connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": UPGRADING})
            upgrade(connection)

    def connection(self) -> Connection:
        """The connection that writes; its transactions are the caller's."""
        if self._connection is None:
            self._connection = self._writes.connect()
        return self._connection

    def append(self, rows: Sequence[Row]) -> list[bool]:
        """Append rows to the log, past SQLAlchemy and in one statement, which is a transaction by itself."""
        if len(rows) == 1:
            return [self._run(_ONE, [_text(value) for value in rows[0]]).command_tuples == 1]
        # All writers take their rows in the same order: no two wait for each other.
        ordered = sorted(rows, key=_place)
        found = self._run(_MANY, [_text(_array(column)) for column in zip(*ordered, strict=True)])
        done = Counter(tuple(found.get_value(at, column) for column in range(4)) for at in range(found.ntuples))
        return [_take(done, row) for row in rows]

    def _run(self, name: bytes, values: Sequence[bytes | None]) -> PGresult:
        """Run a prepared statement by libpq alone: the driver around it takes as long as all else that a single row costs here."""
        if self._quick is None:
            self._quick = self._writes.connect().execution_options(isolation_level="AUTOCOMMIT")
            for statement, query in _APPEND.items():
                _good(_raw(self._quick).prepare(statement, query.encode()))
        return _good(_raw(self._quick).exec_prepared(name, values))  # type: ignore[arg-type]  # None is null

    def passing(self, problem: BaseException) -> bool:
        """Whether the database is away, or others were in the way."""
        error = problem.orig if isinstance(problem, DBAPIError) else problem
        if not isinstance(error, psycopg.OperationalError | psycopg.InterfaceError):
            return False
        code = error.sqlstate
        return code is None or code in PASSING or code[:2] in PASSING

    def forget(self) -> None:
        """Let go of the connections that write."""
        for connection in (self._connection, self._quick):
            if connection is not None:
                connection.invalidate()
                connection.close()
        self._connection = self._quick = None

    def mark(self, connection: Connection) -> str:
        """The transaction's number: when the answer to a commit is lost, it tells what became of it."""
        return str(connection.execute(text("SELECT pg_current_xact_id()::text")).scalar_one())

    def committed(self, mark: str) -> bool:
        """Whether the transaction of that number was committed."""
        with self._writes.connect() as connection:
            status = connection.execute(
                text("SELECT pg_xact_status(CAST(:mark AS text)::xid8)"), {"mark": mark}
            ).scalar()
        return status == "committed"

    def close(self) -> None:
        """Let go of it."""
        for connection in (self._connection, self._quick):
            if connection is not None:
                connection.close()
        self.reads.dispose()
        self._writes.dispose()


def _array(values: Sequence[Any]) -> str:
    r"""An array as PostgreSQL writes it: made here the append costs about half of what it does with lists for the driver.

    >>> _array((1, 2)), _array(('a "b" \\', None))
    ('{1,2}', '{"a \\"b\\" \\\\",NULL}')
    """
    return "{" + ",".join([_element(value) for value in values]) + "}"


def _element(value: Any) -> str:
    if isinstance(value, str):
        return '"' + value.replace("\\", "\\\\").replace('"', '\\"') + '"'
    return "NULL" if value is None else str(value)


def _text(value: str | int | None) -> bytes | None:
    """A value as libpq takes it.

    Raises:
        psycopg.DataError: it has a NUL, where libpq would end it.
    """
    if value is None:
        return None
    text = str(value)
    if "\0" in text:
        raise psycopg.DataError("PostgreSQL keeps no NUL in a text")
    return text.encode()


def _place(row: Row) -> tuple[str, int]:
    return row[0], row[1]


def _raw(connection: Connection) -> PGconn:
    raw = connection.connection.driver_connection
    assert isinstance(raw, psycopg.Connection)
    return raw.pgconn


def _good(result: PGresult) -> PGresult:
    """A result that is one.

    Raises:
        psycopg.Error: it isn't.
    """
    if result.status not in (ExecStatus.COMMAND_OK, ExecStatus.TUPLES_OK):
        raise error_from_result(result)
    return result


def _take(done: "Counter[Any]", row: Row) -> bool:
    """Whether that row was inserted; of two that are alike one was."""
    key = tuple(_text(value) for value in (row[0], row[1], row[3], row[4]))
    if done[key]:
        done[key] -= 1
        return True
    return False
