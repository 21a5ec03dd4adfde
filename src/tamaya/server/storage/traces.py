"""What a person left in the database: handed out to them, and taken off when they go.

Every function is given the connection of a transaction, see ``Store.write`` and ``Store.read``.
"""

from typing import Any

import msgspec
from sqlalchemy import Connection, select, update

from tamaya.server.storage import accounts
from tamaya.server.storage.schema import report, session, table_event, tables

MOST_EVENTS = 100_000
"""Of what somebody did at tables, so much is handed out, the latest first."""

SECRET = "game_started"
"""Whoever dealt has the deck in their name; they must not see it."""


def everything(connection: Connection, user: str) -> dict[str, Any]:
    """All that is kept about a person, as a document for them."""
    profile = accounts.profile(connection, user)
    account = accounts.find(connection, user)
    return {
        "user": user,
        "name": profile.name,
        "account": None if account is None else {"created_at": account.created_at, "admin": account.admin},
        "recovery_codes_left": accounts.codes_left(connection, user),
        "preferences": profile.preferences,
        "muted": [{"user": other, "name": name} for other, name in profile.muted.items()],
        "devices": _rows(connection, select(session.c.created_at, session.c.seen_at).where(session.c.user == user)),
        "reports": _rows(
            connection,
            select(report.c.at, report.c.table_id, report.c.accused, report.c.reason, report.c.closed_at).where(
                report.c.reporter == user
            ),
        ),
        "tables_made": _rows(connection, select(tables.c.id, tables.c.created_at).where(tables.c.maker == user)),
        "done_at_tables": _done(connection, user),
    }


def _rows(connection: Connection, query: Any) -> list[dict[str, Any]]:
    return [dict(row._mapping) for row in connection.execute(query)]


def _done(connection: Connection, user: str) -> list[dict[str, Any]]:
    mine = select(table_event.c.table_id, table_event.c.seq, table_event.c.at, table_event.c.event)
    query = mine.where(table_event.c.user == user).order_by(table_event.c.at.desc()).limit(MOST_EVENTS)
    rows = [dict(row._mapping, event=msgspec.json.decode(row.event)) for row in connection.execute(query)]
    return [row for row in rows if row["event"]["type"] != SECRET]


def tables_of(connection: Connection, user: str) -> list[tuple[str, bool]]:
    """The tables at which somebody ever did something, and whether a game may be going on there. Reads the whole log."""
    there = select(table_event.c.table_id).where(table_event.c.user == user).distinct()
    query = select(tables.c.id, tables.c.running).where(tables.c.id.in_(there))
    return [(row.id, row.running) for row in connection.execute(query)]


def rename_in_log(connection: Connection, table_id: str, user: str, name: str) -> None:
    """Call somebody otherwise in all that they did at a table."""
    mine = (table_event.c.table_id == table_id) & (table_event.c.user == user)
    for row in connection.execute(select(table_event.c.seq, table_event.c.event).where(mine)).all():
        event = msgspec.json.decode(row.event)
        if event.get("user") == user and "name" in event:
            event["name"] = name
            this = (table_event.c.table_id == table_id) & (table_event.c.seq == row.seq)
            connection.execute(update(table_event).where(this).values(event=msgspec.json.encode(event).decode()))
