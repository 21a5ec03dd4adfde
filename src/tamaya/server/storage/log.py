"""The log of every table: what is written down of it, and what is read."""

from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Connection, select, update
from sqlalchemy import insert as plain_insert

from tamaya.server.storage.database import COLUMNS, Row
from tamaya.server.storage.dialect import insert
from tamaya.server.storage.schema import table_event, tables
from tamaya.server.storage.workers import claim
from tamaya.table.events import EVENT_VERSION, Entry, TableEvent

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(TableEvent).decode


class UnreadableLog(Exception):
    """The log was written by a newer version of the program.

    What this one doesn't know of an event may be what it means (the cards that a table is to deal, for example): it isn't left out.
    """


def row_of(table_id: str, entry: Entry) -> Row:
    """An entry as a row of `table_event`."""
    event = _encode(entry.event).decode()
    return table_id, entry.seq, entry.version, entry.user, entry.command_id, event, entry.at


def open_table(connection: Connection, table_id: str, maker: str, rows: Sequence[Row], now: int, running: bool) -> None:
    """Keep a new table with its first entries. ``running``: a game goes on after them."""
    connection.execute(plain_insert(tables).values(id=table_id, maker=maker, created_at=now, running=running))
    connection.execute(plain_insert(table_event), [_named(row) for row in rows])


def append(connection: Connection, row: Row, *, starts: bool = False, worker: str | None = None) -> bool:
    """Append one entry; False if that number is already taken. ``starts``: it begins a game, which ``worker`` looks after then."""
    statement = insert(connection, table_event).on_conflict_do_nothing().returning(table_event.c.seq)
    fresh = connection.execute(statement, _named(row)).scalar() is not None
    if fresh and starts:
        connection.execute(update(tables).where(tables.c.id == row[0]).values(running=True))
        if worker is not None:
            claim(connection, worker, [row[0]])
    return fresh


def load(connection: Connection, table_id: str, after: int = 0) -> list[Entry]:
    """The entries of a table with greater numbers than ``after``, in order; none if there is no such table.

    Raises:
        UnreadableLog: one of them is too new.
    """
    query = select(table_event).where(table_event.c.table_id == table_id, table_event.c.seq > after)
    return [_entry(row) for row in connection.execute(query.order_by(table_event.c.seq))]


class News(NamedTuple):
    """What a log has that a worker doesn't know: its entries, and the number under which a certain command acted, if it did."""

    entries: list[Entry]
    acted_as: int | None


def news(connection: Connection, table_id: str, after: int, command: tuple[str, str] | None) -> News:
    """The entries after that number, and what became of a command: whose, and its id."""
    entries = load(connection, table_id, after)
    if command is None:
        return News(entries, None)
    user, command_id = command
    query = select(table_event.c.seq).where(
        table_event.c.table_id == table_id, table_event.c.user == user, table_event.c.command_id == command_id
    )
    return News(entries, connection.execute(query).scalar())


def running(connection: Connection) -> list[str]:
    """The tables at which a game may be going on."""
    return list(connection.execute(select(tables.c.id).where(tables.c.running)).scalars())


def rest(connection: Connection, table_id: str) -> None:
    """Note that no game is going on at a table."""
    connection.execute(update(tables).where(tables.c.id == table_id).values(running=False))


def _named(row: Row) -> dict[str, Any]:
    return dict(zip(COLUMNS, row, strict=True))


def _entry(row: Any) -> Entry:
    if row.version > EVENT_VERSION:
        raise UnreadableLog(f"an event of version {row.version}; this program reads up to {EVENT_VERSION}")
    try:
        event = _decode(row.event)
    except msgspec.ValidationError:
        # Without what it says of the event: that may be a deck.
        raise UnreadableLog(f"the event {row.seq} of a table isn't one that this program knows") from None
    return Entry(row.seq, row.version, row.user, row.command_id, event, row.at)
