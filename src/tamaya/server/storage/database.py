"""What differs between SQLite and PostgreSQL. Everything else is SQLAlchemy Core over a connection, the same for both."""

from collections.abc import Sequence
from typing import Protocol

from sqlalchemy import Connection, Engine

from tamaya.server.storage.schema import table_event

COLUMNS = tuple(column.name for column in table_event.columns)

Row = tuple[str, int, int, str, str | None, str, int]
"""A row of `table_event`, in the order of its columns."""


class Unreachable(Exception):
    """There is no such database, or it doesn't let us in; the message says so without the password."""


class Database(Protocol):
    """A database: SQLite in :mod:`tamaya.server.storage.sqlite`, PostgreSQL in :mod:`tamaya.server.storage.postgres`.

    Attributes:
        reads: gives connections that only read, each transaction one snapshot. For several threads.
        shared: whether other processes may use the same database.
    """

    reads: Engine
    shared: bool

    def upgrade(self) -> None:
        """Carry out the migrations that are missing."""

    # ------------------------------------------------------------ for the one thread that writes

    def connection(self) -> Connection:
        """The connection that writes; its transactions are the caller's."""

    def append(self, rows: Sequence[Row]) -> list[bool]:
        """Append rows to the log in a transaction of their own, the shortest way; False for each whose number is taken."""

    def passing(self, problem: BaseException, /) -> bool:
        """Whether it may go well if tried again: the database is away, or others were in the way."""

    def forget(self) -> None:
        """Let go of connections that are no good any more."""

    def mark(self, connection: Connection) -> str | None:
        """A name for the transaction that is going on, where a commit may be lost on its way; None where it can't."""

    def committed(self, mark: str) -> bool:
        """Whether the transaction of that name was committed."""

    def close(self) -> None:
        """Let go of the database."""
