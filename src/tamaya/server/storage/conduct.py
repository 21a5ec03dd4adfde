"""Whom people mute, what they report, who is shut out or silenced, and the book of what was done about it.

Every function is given the connection of a transaction, see ``Store.write`` and ``Store.read``.
"""

from dataclasses import dataclass
from typing import Any, Literal

from sqlalchemy import Connection, and_, delete, insert, select, update

from tamaya.server.storage.schema import audit, muted, report, sanction

Kind = Literal["ban", "mute"]
Whom = Literal["user", "address"]

MOST_MUTED = 200
"""So many people can one person mute."""


# ---------------------------------------------------------------- muted


def mute(connection: Connection, user: str, other: str, name: str, now: int) -> bool:
    """Note that somebody doesn't want to hear another; False if they have muted too many."""
    unmute(connection, user, other)
    if len(connection.execute(select(muted.c.other).where(muted.c.user == user)).all()) >= MOST_MUTED:
        return False
    connection.execute(insert(muted).values(user=user, other=other, name=name, at=now))
    return True


def unmute(connection: Connection, user: str, other: str) -> None:
    """Note that they do again."""
    connection.execute(delete(muted).where(muted.c.user == user, muted.c.other == other))


# -------------------------------------------------------------- reports


@dataclass(frozen=True, slots=True)
class Reported:
    """A row of ``report``; ``context`` is JSON."""

    id: int
    at: int
    reporter: str
    accused: str
    name: str
    table_id: str
    reason: str
    context: str
    closed_at: int | None
    closed_by: str | None


def keep_report(
    connection: Connection, reporter: str, accused: str, name: str, table_id: str, reason: str, context: str, now: int
) -> None:
    """Keep what somebody complained of."""
    row = {"reporter": reporter, "accused": accused, "name": name, "table_id": table_id, "reason": reason}
    connection.execute(insert(report).values(**row, context=context, at=now))


def reports(connection: Connection, most: int, *, closed: bool) -> list[Reported]:
    """The newest reports: those that are open, or those that are closed."""
    wanted = report.c.closed_at.is_not(None) if closed else report.c.closed_at.is_(None)
    query = select(report).where(wanted).order_by(report.c.id.desc()).limit(most)
    return [Reported(**row._mapping) for row in connection.execute(query)]


def close_report(connection: Connection, number: int, by: str, now: int) -> bool:
    """Note that a report was dealt with; False if there is no open one of that number."""
    this = and_(report.c.id == number, report.c.closed_at.is_(None))
    return connection.execute(update(report).where(this).values(closed_at=now, closed_by=by)).rowcount == 1


# ------------------------------------------------------------ sanctions


@dataclass(frozen=True, slots=True)
class Sanction:
    """A row of ``sanction``."""

    kind: Kind
    whom: Whom
    value: str
    reason: str
    at: int


def impose(connection: Connection, kind: Kind, whom: Whom, value: str, reason: str, now: int) -> None:
    """Shut somebody out, or silence them."""
    lift(connection, kind, whom, value)
    connection.execute(insert(sanction).values(kind=kind, whom=whom, value=value, reason=reason, at=now))


def lift(connection: Connection, kind: Kind, whom: Whom, value: str) -> bool:
    """Take that back; False if there was nothing."""
    this = and_(sanction.c.kind == kind, sanction.c.whom == whom, sanction.c.value == value)
    return connection.execute(delete(sanction).where(this)).rowcount == 1


def sanctions(connection: Connection) -> list[Sanction]:
    """All that are in force, the newest first."""
    return [Sanction(**row._mapping) for row in connection.execute(select(sanction).order_by(sanction.c.at.desc()))]


def banned_addresses(connection: Connection) -> frozenset[str]:
    """The addresses from which nobody may come."""
    query = select(sanction.c.value).where(sanction.c.kind == "ban", sanction.c.whom == "address")
    return frozenset(connection.execute(query).scalars())


# ---------------------------------------------------------------- audit


def book(connection: Connection, actor: str, action: str, target: str, detail: str, now: int) -> None:
    """Write down what was done; in the same transaction as the deed."""
    row: dict[str, Any] = {"actor": actor, "action": action, "target": target[:64], "detail": detail[:400], "at": now}
    connection.execute(insert(audit).values(**row))


@dataclass(frozen=True, slots=True)
class Deed:
    """A row of ``audit``."""

    id: int
    at: int
    actor: str
    action: str
    target: str
    detail: str


def deeds(connection: Connection, most: int) -> list[Deed]:
    """What was done last."""
    return [Deed(**row._mapping) for row in connection.execute(select(audit).order_by(audit.c.id.desc()).limit(most))]
