"""Ratings (rules, section 7): what a rated game moved, kept in the commit that ends the game. Ratings are in hundredths here."""

from collections.abc import Sequence
from dataclasses import dataclass
from decimal import Decimal

from sqlalchemy import Connection, and_, case, select, update
from sqlalchemy import insert as plain_insert

from tamaya.ratings.elo import START, rated
from tamaya.ratings.hanabot import Hanabot, hanabot
from tamaya.server.storage.dialect import insert
from tamaya.server.storage.schema import game as game_row
from tamaya.server.storage.schema import rated_game, rating, rating_change

HUNDRED = 100


@dataclass(frozen=True, slots=True)
class RatedEnd:
    """The end of a rated game: who played, by seat, and what it counts."""

    table_id: str
    number: int
    seq: int
    at: int
    variant: str
    users: tuple[str, ...]
    score: int


@dataclass(frozen=True, slots=True)
class Kept:
    """What a rated game moved: a row of ``rated_game``, and per seat the user with the rating before and after."""

    id: int
    table_id: str
    number: int
    seq: int
    at: int
    variant: str
    score: int
    version: int
    moves: tuple[tuple[str, int, int], ...]


@dataclass(frozen=True, slots=True)
class Point:
    """A game in somebody's history; ``game`` is the finished game's id for whoever asks and was in it."""

    at: int
    variant: str
    players: int
    score: int
    before: int
    after: int
    game: str | None = None


def settle(connection: Connection, end: RatedEnd) -> None:
    """Move the ratings of all who played. Runs in the transaction that appends the game's last entry: both, or neither."""
    users = sorted(end.users)
    start = to_hundredths(START)
    fresh = insert(connection, rating).values([{"user": user, "value": start, "games": 0} for user in users])
    connection.execute(fresh.on_conflict_do_nothing())
    # In one order for everybody: two games that end at once don't wait for each other.
    query = select(rating.c.user, rating.c.value).where(rating.c.user.in_(users)).order_by(rating.c.user)
    before = {row.user: row.value for row in connection.execute(query.with_for_update())}
    after = moved([before[user] for user in end.users], end.variant, end.score, hanabot())
    values = {
        "table_id": end.table_id,
        "number": end.number,
        "seq": end.seq,
        "at": end.at,
        "variant": end.variant,
        "players": len(end.users),
        "score": end.score,
        "version": hanabot().version,
    }
    game_id = connection.execute(plain_insert(rated_game).values(**values).returning(rated_game.c.id)).scalar_one()
    rows = [
        {"game_id": game_id, "user": user, "seat": seat, "before": before[user], "after": after[seat]}
        for seat, user in enumerate(end.users)
    ]
    connection.execute(plain_insert(rating_change), rows)
    for seat, user in enumerate(end.users):
        change = update(rating).where(rating.c.user == user)
        connection.execute(change.values(value=after[seat], games=rating.c.games + 1))


def moved(before: Sequence[int], variant: str, score: int, table: Hanabot) -> tuple[int, ...]:
    """The ratings after a game, in hundredths.

    >>> moved([150_000, 150_000], "normal", 25, hanabot())[0] > 150_000
    True
    """
    return tuple(to_hundredths(new) for new in rated([to_rating(value) for value in before], variant, score, table))


def to_rating(hundredths: int) -> Decimal:
    """A rating as it is computed with.

    >>> to_rating(150_050)
    Decimal('1500.50')
    """
    return Decimal(hundredths).scaleb(-2)


def to_hundredths(value: Decimal) -> int:
    """A rating as it is kept."""
    return int(value * HUNDRED)


def game_at(connection: Connection, table_id: str, number: int) -> Kept | None:
    """What the table's game of that number moved, if it was rated."""
    here = (rated_game.c.table_id == table_id) & (rated_game.c.number == number)
    found = connection.execute(select(rated_game.c.id).where(here)).scalar()
    return None if found is None else _kept(connection, found)


def all_games(connection: Connection) -> list[int]:
    """The rated games by id, in the order in which they moved ratings."""
    return list(connection.execute(select(rated_game.c.id).order_by(rated_game.c.id)).scalars())


def game(connection: Connection, game_id: int) -> Kept:
    """What a game moved."""
    return _kept(connection, game_id)


def _kept(connection: Connection, game_id: int) -> Kept:
    row = connection.execute(select(rated_game).where(rated_game.c.id == game_id)).one()
    query = select(rating_change).where(rating_change.c.game_id == game_id).order_by(rating_change.c.seat)
    moves = tuple((change.user, change.before, change.after) for change in connection.execute(query))
    return Kept(row.id, row.table_id, row.number, row.seq, row.at, row.variant, row.score, row.version, moves)


def standing(connection: Connection, user: str) -> tuple[int, int] | None:
    """Somebody's rating and how many games it comes from; None before the first one."""
    row = connection.execute(select(rating.c.value, rating.c.games).where(rating.c.user == user)).first()
    return None if row is None else (row.value, row.games)


def history(connection: Connection, user: str, most: int, asker: str | None = None) -> list[Point]:
    """Somebody's last games, oldest first. A rating is for everybody to see, a game only for who played it or has its link."""
    shared = select(rating_change.c.game_id).where(rating_change.c.user == asker)
    query = (
        select(
            rated_game.c.at,
            rated_game.c.variant,
            rated_game.c.players,
            rated_game.c.score,
            rating_change.c.before,
            rating_change.c.after,
            case((rated_game.c.id.in_(shared), game_row.c.id)),
        )
        .join(rated_game, rated_game.c.id == rating_change.c.game_id)
        .outerjoin(
            game_row, and_(game_row.c.table_id == rated_game.c.table_id, game_row.c.number == rated_game.c.number)
        )
        .where(rating_change.c.user == user)
        .order_by(rating_change.c.game_id.desc())
        .limit(most)
    )
    return [Point(*row) for row in connection.execute(query)][::-1]


def standings(connection: Connection) -> dict[str, tuple[int, int]]:
    """Everybody's rating and number of games."""
    return {row.user: (row.value, row.games) for row in connection.execute(select(rating))}


def correct(connection: Connection, game_id: int, score: int, moves: Sequence[tuple[str, int, int]]) -> None:
    """Keep what a game should have moved."""
    connection.execute(update(rated_game).where(rated_game.c.id == game_id).values(score=score))
    for user, before, after in moves:
        change = update(rating_change).where(rating_change.c.game_id == game_id, rating_change.c.user == user)
        connection.execute(change.values(before=before, after=after))


def set_standing(connection: Connection, user: str, value: int, games: int) -> None:
    """Keep somebody's rating."""
    new = insert(connection, rating).values(user=user, value=value, games=games)
    connection.execute(new.on_conflict_do_update(index_elements=[rating.c.user], set_={"value": value, "games": games}))
