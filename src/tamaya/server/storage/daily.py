"""The deals of the days in the database: each day's secret, who has begun, and how it went.

Every function is given the connection of a transaction, see ``Store.write`` and ``Store.read``.
"""

from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy import ColumnElement, Connection, Select, and_, func, select

from tamaya.server.storage.dialect import insert
from tamaya.server.storage.schema import daily_attempt, daily_deal, game, users


class Attempt(NamedTuple):
    """Somebody's attempt on a day; ``score`` and ``game`` once it has ended."""

    day: str
    user: str
    table_id: str
    name: str | None
    score: int | None
    game: str | None


def begin(connection: Connection, day: str, user: str, table_id: str, secret: str) -> tuple[str, str]:
    """Begin the day's deal, once: the table where somebody plays it, and the day's secret. Both are those of the first call."""
    deal = insert(connection, daily_deal).values(day=day, secret=secret)
    connection.execute(deal.on_conflict_do_nothing())
    own = insert(connection, daily_attempt).values(day=day, user=user, table_id=table_id)
    connection.execute(own.on_conflict_do_nothing())
    kept = select(daily_deal.c.secret).where(daily_deal.c.day == day)
    mine = select(daily_attempt.c.table_id).where(daily_attempt.c.day == day, daily_attempt.c.user == user)
    return connection.execute(mine).scalar_one(), connection.execute(kept).scalar_one()


def attempts_of(connection: Connection, user: str, most: int) -> list[Attempt]:
    """Somebody's last days, the latest first."""
    query = _attempts().where(daily_attempt.c.user == user).order_by(daily_attempt.c.day.desc()).limit(most)
    return [Attempt._make(row) for row in connection.execute(query)]


def best_of(connection: Connection, day: str, most: int) -> list[Attempt]:
    """The day's best results, the earliest first among equals."""
    ended = _attempts().where(daily_attempt.c.day == day, game.c.score.is_not(None))
    query = ended.order_by(game.c.score.desc(), game.c.ended_at).limit(most)
    return [Attempt._make(row) for row in connection.execute(query)]


def counts_of(connection: Connection, day: str) -> Sequence[tuple[int, int]]:
    """How many had which score."""
    query = (
        select(game.c.score, func.count())
        .select_from(daily_attempt.join(game, _first_game()))
        .where(daily_attempt.c.day == day)
        .group_by(game.c.score)
    )
    return [(score, count) for score, count in connection.execute(query)]


def is_secret(connection: Connection, day: str, deal: str, user: str | None) -> bool:
    """Whether cards are those of the day, and somebody (None: a stranger) hasn't ended the own attempt at them."""
    ended = select(daily_attempt.c.user, game.c.deal).select_from(daily_attempt.join(game, _first_game()))
    same = connection.execute(ended.where(daily_attempt.c.day == day, game.c.deal == deal)).all()
    return bool(same) and all(row.user != user for row in same)


def _attempts() -> Select[tuple[str, str, str, str | None, int | None, str | None]]:
    a = daily_attempt.c
    joined = daily_attempt.outerjoin(game, _first_game()).outerjoin(users, users.c.id == a.user)
    return select(a.day, a.user, a.table_id, users.c.name, game.c.score, game.c.id).select_from(joined)


def _first_game() -> ColumnElement[bool]:
    # What is played at that table afterwards is dealt as anywhere.
    return and_(game.c.table_id == daily_attempt.c.table_id, game.c.number == 1)
