"""Whose turn it is at every table, when somebody's time will have run out, and when there was no server: for tables that sleep.

The log has all of this. Here it is at hand without reading it, as of ``seq``; a little late, for it is written some moments after.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, Select, case, delete, func, or_, select, update
from sqlalchemy import insert as plain_insert

from tamaya.server.storage.dialect import insert
from tamaya.server.storage.schema import agenda, agenda_seat, alive, downtime, table_event, tables

REMEMBERED = 40 * 24 * 3600 * 1000
"""How long a time without a server is remembered: no real-time clock runs for longer."""


@dataclass(frozen=True, slots=True)
class Agenda:
    """A row of ``agenda``: see there."""

    table_id: str
    seq: int
    phase: str
    turn_of: str | None
    turn_at: int
    due: int | None
    real_time: bool
    bot_moves: bool
    updated_at: int
    about: str


def note(
    connection: Connection, rows: Sequence[Agenda], seats: Iterable[tuple[str, Sequence[tuple[str, int]]]]
) -> None:
    """Keep the agendas of some tables; ``seats``: the people at some of them, by user and seat, in the place of who was there."""
    statement = insert(connection, agenda)
    changed = {column.name: statement.excluded[column.name] for column in agenda.columns if column.name != "table_id"}
    # Two workers may write what they know in either order: the newer stays.
    newer = statement.on_conflict_do_update(
        index_elements=[agenda.c.table_id], set_=changed, where=agenda.c.seq <= statement.excluded.seq
    )
    if rows:
        # One statement for all rows: to make one for each costs more than a move.
        connection.execute(newer, [{name: getattr(row, name) for name in agenda.columns.keys()} for row in rows])  # noqa: SIM118
    for table_id, people in seats:
        connection.execute(delete(agenda_seat).where(agenda_seat.c.table_id == table_id))
        if people:
            values = [{"user": user, "table_id": table_id, "seat": seat} for user, seat in people]
            connection.execute(plain_insert(agenda_seat), values)


def due_until(connection: Connection, until: int, most: int = 1000) -> list[str]:
    """The tables at which somebody's time will have run out by then, the earliest first."""
    query = select(agenda.c.table_id).where(agenda.c.due <= until).order_by(agenda.c.due).limit(most)
    return list(connection.execute(query).scalars())


def to_wake(connection: Connection) -> list[str]:
    """The tables to look after when a server starts."""
    return list(connection.execute(waiting()).scalars())


def waiting() -> Select[Any]:
    """The ids of tables where a bot has to move, or whose agenda isn't up to date with the log."""
    last = select(func.max(table_event.c.seq)).where(table_event.c.table_id == tables.c.id).scalar_subquery()
    query = select(tables.c.id).outerjoin(agenda, agenda.c.table_id == tables.c.id)
    late = or_(agenda.c.seq.is_(None), agenda.c.bot_moves, agenda.c.seq < last)
    return query.where(tables.c.running, late)


def tables_of(connection: Connection, user: str, most: int = 50) -> list[tuple[Agenda, int]]:
    """Somebody's tables with their seat: those first where it is their turn, then games that are on, then the latest."""
    rank = case((agenda.c.turn_of == user, 0), (agenda.c.phase == "playing", 1), else_=2)
    query = (
        select(agenda, agenda_seat.c.seat)
        .join(agenda_seat, agenda_seat.c.table_id == agenda.c.table_id)
        .where(agenda_seat.c.user == user)
        .order_by(rank, case((rank == 0, agenda.c.turn_at), else_=-agenda.c.updated_at))
        .limit(most)
    )
    return [(Agenda(*row[:-1]), row[-1]) for row in connection.execute(query)]


# ---------------------------------------------------------------- when there was no server


def began(connection: Connection, now: int, least: int) -> list[tuple[int, int]]:
    """Note that a server begins. If there was none for longer than ``least``, real-time clocks stood meanwhile.

    Returns:
        the times without a server that are remembered, in milliseconds since 1970.
    """
    last = connection.execute(select(alive.c.at).where(alive.c.id == 1)).scalar()
    if last is not None and now - last > least:
        connection.execute(plain_insert(downtime).values(began=last, ended=now))
        stood = update(agenda).where(agenda.c.real_time, agenda.c.due > last)
        connection.execute(stood.values(due=agenda.c.due + (now - last)))
    beat(connection, now)
    connection.execute(delete(downtime).where(downtime.c.ended < now - REMEMBERED))
    rows = connection.execute(select(downtime.c.began, downtime.c.ended).order_by(downtime.c.began))
    return [(row.began, row.ended) for row in rows]


def beat(connection: Connection, now: int) -> None:
    """Note that there is a server."""
    new: Any = insert(connection, alive).values(id=1, at=now)
    later = new.on_conflict_do_update(index_elements=[alive.c.id], set_={"at": now}, where=alive.c.at < now)
    connection.execute(later)
