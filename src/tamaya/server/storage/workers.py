"""Workers that share a database: who is alive, and which of them looks after which table. Time is the database's, for all of them."""

import time
from collections.abc import Collection
from typing import NamedTuple

from sqlalchemy import Connection, delete, func, literal, select, text

from tamaya.server.storage.clocks import waiting
from tamaya.server.storage.dialect import insert
from tamaya.server.storage.schema import leases, table_event, tables, workers

_CLOCK = text("SELECT CAST(extract(epoch FROM clock_timestamp()) * 1000 AS bigint)")

DEAD = 3_600_000
"""Milliseconds after which a worker that said nothing is forgotten."""


class Beat(NamedTuple):
    """What a worker learns when it says that it is alive: which others are, and whether it still was."""

    others: frozenset[str]
    known: bool


def now(connection: Connection) -> int:
    """Milliseconds since 1970 by the database's clock; SQLite's is this machine's."""
    if connection.dialect.name == "sqlite":
        return time.time_ns() // 1_000_000
    return int(connection.execute(_CLOCK).scalar_one())


def beat(connection: Connection, worker: str, milliseconds: int) -> Beat:
    """Say that a worker is alive for so long. It is not ``known`` if others had to think that it wasn't: its leases may be gone."""
    moment = now(connection)
    others = select(workers.c.id).where(workers.c.id != worker, workers.c.alive_until > moment)
    mine = select(workers.c.id).where(workers.c.id == worker, workers.c.alive_until > moment)
    known = connection.execute(mine).scalar() is not None
    values = {"alive_until": moment + milliseconds}
    new = insert(connection, workers).values(id=worker, **values)
    connection.execute(new.on_conflict_do_update(index_elements=[workers.c.id], set_=values))
    connection.execute(delete(workers).where(workers.c.alive_until < moment - DEAD))
    return Beat(frozenset(connection.execute(others).scalars()), known)


def leave(connection: Connection, worker: str) -> None:
    """Say that a worker stops: what it looked after may be taken over at once."""
    connection.execute(delete(workers).where(workers.c.id == worker))


def claim(connection: Connection, worker: str, wanted: Collection[str]) -> list[str]:
    """Take the leases of those tables that nobody alive has; returns all of them that the worker has then."""
    if not wanted:
        return []
    known = select(tables.c.id, literal(worker)).where(tables.c.id.in_(sorted(wanted))).order_by(tables.c.id)
    new = insert(connection, leases).from_select(["table_id", "worker"], known)
    alive = select(workers.c.id).where(workers.c.alive_until > now(connection))
    connection.execute(
        new.on_conflict_do_update(
            index_elements=[leases.c.table_id], set_={"worker": worker}, where=leases.c.worker.not_in(alive)
        )
    )
    mine = select(leases.c.table_id).where(leases.c.worker == worker, leases.c.table_id.in_(wanted))
    return list(connection.execute(mine).scalars())


def orphans(connection: Connection, most: int) -> list[str]:
    """Tables whose worker is not alive, up to so many."""
    alive = select(workers.c.id).where(workers.c.alive_until > now(connection))
    query = select(leases.c.table_id).where(leases.c.worker.not_in(alive)).order_by(leases.c.table_id).limit(most)
    return list(connection.execute(query).scalars())


def adopt(connection: Connection, worker: str) -> None:
    """Take the leases of the tables that don't sleep and have none. For the first worker after a time without any."""
    leased = select(leases.c.table_id)
    missing = select(tables.c.id, literal(worker)).where(tables.c.id.in_(waiting()), tables.c.id.not_in(leased))
    connection.execute(insert(connection, leases).from_select(["table_id", "worker"], missing).on_conflict_do_nothing())


def held(connection: Connection, worker: str) -> list[str]:
    """The tables that a worker looks after."""
    return list(connection.execute(select(leases.c.table_id).where(leases.c.worker == worker)).scalars())


def release(connection: Connection, worker: str, table_id: str) -> None:
    """Give a lease back."""
    connection.execute(delete(leases).where(leases.c.table_id == table_id, leases.c.worker == worker))


def latest(connection: Connection, wanted: Collection[str]) -> dict[str, int]:
    """The last number of each of those tables."""
    last = select(func.max(table_event.c.seq)).where(table_event.c.table_id == tables.c.id).scalar_subquery()
    query = select(tables.c.id, last).where(tables.c.id.in_(wanted))
    return {table: seq or 0 for table, seq in connection.execute(query)}
