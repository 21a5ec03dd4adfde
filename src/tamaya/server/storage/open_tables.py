"""Tables that look for players, in the database: every worker lists the same.

Every function is given the connection of a transaction, see ``Store.write`` and ``Store.read``.
"""

from collections.abc import Collection
from dataclasses import asdict, dataclass

from sqlalchemy import Connection, delete, insert, select, update

from tamaya.server.storage.schema import open_table

FRESH = 75_000
"""Milliseconds after which a table where somebody was connected counts as empty, unless its worker says otherwise."""

KEPT = 7 * 24 * 3600 * 1000
"""Milliseconds for which a table that nobody looks at is listed."""


@dataclass(frozen=True, slots=True)
class OpenRow:
    """A row of ``open_table``: see there."""

    table_id: str
    players: int
    rated: bool
    here: bool
    info: str
    updated_at: int


def put(connection: Connection, row: OpenRow) -> None:
    """List a table, or list it as it is now."""
    values = asdict(row)
    this = update(open_table).where(open_table.c.table_id == row.table_id)
    if not connection.execute(this.values(**values)).rowcount:
        connection.execute(insert(open_table).values(**values))


def drop(connection: Connection, table_id: str) -> None:
    """List a table no more."""
    connection.execute(delete(open_table).where(open_table.c.table_id == table_id))


def touch(connection: Connection, table_ids: Collection[str], now: int) -> None:
    """Say that somebody is still at these."""
    connection.execute(update(open_table).where(open_table.c.table_id.in_(table_ids)).values(updated_at=now))


def listed(connection: Connection, now: int, most: int) -> list[OpenRow]:
    """The tables to be shown: first those where somebody waits now, the longest wait first; then the others, newest first."""
    rows = connection.execute(
        select(open_table)
        .where(open_table.c.updated_at > now - KEPT)
        .order_by(open_table.c.updated_at.desc())
        .limit(4 * most)
    )
    found = [OpenRow(**row._mapping) for row in rows]
    waiting = [row for row in found if row.here and row.updated_at > now - FRESH]
    others = [row for row in found if row not in waiting]
    return [*waiting, *(OpenRow(**{**asdict(row), "here": False}) for row in others)][:most]
