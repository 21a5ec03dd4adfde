"""Finished games in the database: kept, found, listed, counted; what is written about them and worked out of them.

Every function is given the connection of a transaction, see ``Store.write`` and ``Store.read``.
"""

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any

from sqlalchemy import Connection, Row, Select, and_, case, delete, func, insert, or_, select, update

from tamaya.server.storage.schema import game, game_analysis, game_comment, game_player

Cursor = tuple[int, str]
"""Where a page of a list ends: when that game ended, and its id."""


@dataclass(frozen=True, slots=True)
class KeptGame:
    """A row of ``game``: see there."""

    id: str
    table_id: str | None
    number: int | None
    importer: str | None
    variant: str
    players: int
    score: int
    points: int
    ended_at: int
    deal: str
    record: str
    about: str


@dataclass(frozen=True, slots=True)
class Player:
    """Somebody who played a game."""

    user: str
    seat: int
    team: str
    names: str


@dataclass(frozen=True, slots=True)
class Filter:
    """Which of somebody's games are meant; None and the empty text mean any."""

    variant: str | None = None
    players: int | None = None
    perfect: bool | None = None
    least: int | None = None
    names: str = ""


def keep(connection: Connection, row: KeptGame, players: Sequence[Player]) -> None:
    """Keep a finished game."""
    connection.execute(insert(game).values(**asdict(row)))
    copied = {name: getattr(row, name) for name in ("variant", "players", "score", "points", "ended_at")}
    if players:
        connection.execute(insert(game_player), [{"game_id": row.id, **copied, **asdict(p)} for p in players])


def find(connection: Connection, game_id: str) -> KeptGame | None:
    """The game of that id."""
    return _kept(connection.execute(select(game).where(game.c.id == game_id)).first())


def find_at(connection: Connection, table_id: str, number: int) -> KeptGame | None:
    """The table's game of that number."""
    here = and_(game.c.table_id == table_id, game.c.number == number)
    return _kept(connection.execute(select(game).where(here)).first())


def _kept(row: Row[Any] | None) -> KeptGame | None:
    return None if row is None else KeptGame(**row._mapping)


def imported_before(connection: Connection, user: str, record: str) -> str | None:
    """The id under which that person has imported that very record already."""
    same = and_(game.c.importer == user, game.c.record == record)
    return connection.execute(select(game.c.id).where(same).limit(1)).scalar()


def scores_of_deal(connection: Connection, deal: str, without: str, most: int = 100) -> list[int]:
    """The scores of other games with the same cards by the same rules, best first."""
    others = and_(game.c.deal == deal, game.c.id != without, game.c.table_id.is_not(None))
    query = select(game.c.score).where(others).order_by(game.c.score.desc()).limit(most)
    return list(connection.execute(query).scalars())


def players_of_deal(connection: Connection, deal: str) -> list[str]:
    """Who has ended a game with these cards by these rules: users."""
    query = select(game_player.c.user).join(game, game.c.id == game_player.c.game_id).where(game.c.deal == deal)
    return list(connection.execute(query.distinct()).scalars())


# ---------------------------------------------------------------- lists


def games_of(
    connection: Connection, user: str, wanted: Filter, before: Cursor | None, most: int
) -> list[tuple[KeptGame, int]]:
    """Somebody's games with their seat, newest first, beginning after the cursor."""
    mine = select(game_player.c.game_id, game_player.c.seat, game_player.c.ended_at).where(_matches(user, wanted))
    if before is not None:
        at, id_ = before
        # Not a row value: SQLite's planner and PostgreSQL's both use the key for this.
        mine = mine.where(
            game_player.c.ended_at <= at,
            or_(game_player.c.ended_at < at, game_player.c.game_id < id_),
        )
    page = mine.order_by(game_player.c.ended_at.desc(), game_player.c.game_id.desc()).limit(most).subquery()
    query = (
        select(game, page.c.seat)
        .join(page, page.c.game_id == game.c.id)
        .order_by(game.c.ended_at.desc(), game.c.id.desc())
    )
    return [(KeptGame(*row[:-1]), row[-1]) for row in connection.execute(query)]


def _matches(user: str, wanted: Filter) -> Any:
    c = game_player.c
    conditions = [c.user == user]
    if wanted.variant is not None:
        conditions.append(c.variant == wanted.variant)
    if wanted.players is not None:
        conditions.append(c.players == wanted.players)
    if wanted.perfect is not None:
        conditions.append(c.score >= c.points if wanted.perfect else c.score < c.points)
    if wanted.least is not None:
        conditions.append(c.score >= wanted.least)
    conditions += [c.names.contains(word, autoescape=True) for word in wanted.names.casefold().split()]
    return and_(*conditions)


@dataclass(frozen=True, slots=True)
class Sums:
    """Figures over many games; ``key`` is what they have in common."""

    key: str
    games: int
    mean: float
    best: int
    perfect: int
    players: int
    points: int


def per_variant(connection: Connection, user: str) -> list[Sums]:
    """Somebody's games summed up by variant and number of players, the most frequent first."""
    c = game_player.c
    query = _sums(c.variant, c.players).where(c.user == user).group_by(c.variant, c.players, c.points)
    return [_summed(r.variant, r) for r in connection.execute(query.order_by(func.count().desc(), c.variant))]


def per_team(connection: Connection, user: str, most: int = 20) -> list[tuple[Sums, str]]:
    """Somebody's games summed up by team and number of points to reach, the most frequent first; with the team's last game."""
    c = game_player.c
    query = _sums(c.team, func.max(c.ended_at).label("last")).where(c.user == user).group_by(c.team, c.points)
    found = []
    for row in connection.execute(query.order_by(func.count().desc(), c.team).limit(most)).all():
        newest = select(c.game_id).where(c.user == user, c.team == row.team, c.ended_at == row.last).limit(1)
        about = select(game.c.about).where(game.c.id == newest.scalar_subquery())
        found.append((_summed(row.team, row), connection.execute(about).scalar_one()))
    return found


def _summed(key: str, row: Row[Any]) -> Sums:
    # PostgreSQL counts in decimals.
    return Sums(key, row.games, float(row.mean), row.best, int(row.perfect), row.most_players, row.most_points)


def _sums(*first: Any) -> Select[Any]:
    c = game_player.c
    return select(
        *first,
        func.count().label("games"),
        func.avg(c.score).label("mean"),
        func.max(c.score).label("best"),
        func.sum(case((c.score >= c.points, 1), else_=0)).label("perfect"),
        func.max(c.players).label("most_players"),
        func.max(c.points).label("most_points"),
    )


@dataclass(frozen=True, slots=True)
class Kind:
    """Games to be taken together: of a variant with so many players, or of a team with so many points to reach; all of them if nothing is said."""

    variant: str | None = None
    players: int | None = None
    team: str | None = None
    points: int | None = None


@dataclass(frozen=True, slots=True)
class Tally:
    """So many games with that score of that many points, in one of the equal spans of time."""

    span: int
    score: int
    points: int
    games: int


@dataclass(frozen=True, slots=True)
class Tallies:
    """Somebody's games of a kind: when the first and the last of them ended, and how they lie in between."""

    first: int
    last: int
    rows: tuple[Tally, ...]


def tallies(connection: Connection, user: str, kind: Kind, spans: int) -> Tallies | None:
    """Somebody's games of a kind, counted by score and by so many equal spans from the first to the last; None if there are none."""
    c = game_player.c
    wanted = {column: value for column, value in asdict(kind).items() if value is not None}
    mine = and_(c.user == user, *(c[column] == value for column, value in wanted.items()))
    first, last = connection.execute(select(func.min(c.ended_at), func.max(c.ended_at)).where(mine)).one()
    if first is None:
        return None
    span = ((c.ended_at - first) * spans // (last - first + 1)).label("span")
    query = select(span, c.score, c.points, func.count()).where(mine).group_by(span, c.score, c.points)
    return Tallies(first, last, tuple(Tally(*row) for row in connection.execute(query)))


# ------------------------------------------------------------- comments


@dataclass(frozen=True, slots=True)
class Comment:
    """A row of ``game_comment``: see there."""

    id: int
    game_id: str
    move: int
    user: str
    name: str
    text: str
    at: int


def comments_on(connection: Connection, game_id: str) -> list[Comment]:
    """What was written about a game, oldest first."""
    query = select(game_comment).where(game_comment.c.game_id == game_id).order_by(game_comment.c.id)
    return [Comment(*row) for row in connection.execute(query)]


def count_comments(connection: Connection, game_id: str) -> int:
    """How much was written about a game."""
    query = select(func.count()).where(game_comment.c.game_id == game_id)
    return connection.execute(query).scalar_one()


def add_comment(connection: Connection, game_id: str, move: int, user: str, name: str, text: str, at: int) -> None:
    """Keep a comment."""
    row = {"game_id": game_id, "move": move, "user": user, "name": name, "text": text, "at": at}
    connection.execute(insert(game_comment).values(**row))


def remove_comment(connection: Connection, game_id: str, comment: int, user: str) -> bool:
    """Take back a comment of one's own; False if there is none."""
    own = and_(game_comment.c.id == comment, game_comment.c.game_id == game_id, game_comment.c.user == user)
    return connection.execute(delete(game_comment).where(own)).rowcount == 1


# ------------------------------------------------------------- analysis


def analysis(connection: Connection, game_id: str, kind: str, version: int) -> str | None:
    """What was worked out, if it was worked out by that version."""
    key = and_(game_analysis.c.game_id == game_id, game_analysis.c.kind == kind, game_analysis.c.version == version)
    return connection.execute(select(game_analysis.c.result).where(key)).scalar()


def keep_analysis(connection: Connection, game_id: str, kind: str, version: int, result: str, at: int) -> None:
    """Keep what was worked out, in the place of what an older version had."""
    key = and_(game_analysis.c.game_id == game_id, game_analysis.c.kind == kind)
    values = {"version": version, "result": result, "at": at}
    if not connection.execute(update(game_analysis).where(key).values(**values)).rowcount:
        connection.execute(insert(game_analysis).values(game_id=game_id, kind=kind, **values))
