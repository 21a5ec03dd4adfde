"""What a person left in the database: handed out to them, and taken off when they go.

Every function is given the connection of a transaction, see ``Store.write`` and ``Store.read``.
"""

from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Connection, or_, select, update

from tamaya.server.storage import accounts
from tamaya.server.storage.schema import game, game_comment, game_player, report, session, table_event, tables
from tamaya.table.state import SHARED, owner

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
        "comments": _rows(
            connection,
            select(game_comment.c.game_id, game_comment.c.move, game_comment.c.text, game_comment.c.at).where(
                game_comment.c.user == user
            ),
        ),
        "games": list(connection.execute(select(game_player.c.game_id).where(game_player.c.user == user)).scalars()),
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


def rename_in_log(connection: Connection, table_id: str, user: str, name: str, *, device: bool = False) -> None:
    """Call somebody otherwise in all that they did at a table; ``device``: those, too, who shared theirs."""
    mine = (table_event.c.table_id == table_id) & _theirs(table_event.c.user, user, device)
    for row in connection.execute(select(table_event.c.seq, table_event.c.event).where(mine)).all():
        event = msgspec.json.decode(row.event)
        who = event.get("user", "")
        if "name" in event and user == (owner(who) if device else who):
            event["name"] = name
            this = (table_event.c.table_id == table_id) & (table_event.c.seq == row.seq)
            connection.execute(update(table_event).where(this).values(event=msgspec.json.encode(event).decode()))


def rename_in_games(connection: Connection, user: str, name: str, *, device: bool = False) -> None:
    """Call somebody otherwise in the finished games that are kept, and in what they wrote about others; ``device`` as above."""
    connection.execute(update(game_comment).where(game_comment.c.user == user).values(name=name))
    theirs = _theirs(game_player.c.user, user, device)
    for game_id, seat in connection.execute(select(game_player.c.game_id, game_player.c.seat).where(theirs)).all():
        this = game.c.id == game_id
        row = connection.execute(select(game.c.record, game.c.about).where(this)).one()
        record, about = msgspec.json.decode(row.record), msgspec.json.decode(row.about)
        record["players"][seat] = about["seats"][seat]["name"] = name
        texts = {"record": f"{msgspec.json.encode(record).decode()}\n", "about": msgspec.json.encode(about).decode()}
        connection.execute(update(game).where(this).values(**texts))
        names = " ".join(record["players"]).casefold()
        connection.execute(update(game_player).where(game_player.c.game_id == game_id).values(names=names))


def _theirs(column: ColumnElement[str], user: str, device: bool) -> ColumnElement[bool]:
    own = column == user
    return or_(own, column.startswith(f"{user}{SHARED}", autoescape=True)) if device else own
