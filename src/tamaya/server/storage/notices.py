"""Where people want to be told of their turns: browsers that take pushes, and feeds."""

from dataclasses import asdict, dataclass

from sqlalchemy import Connection, delete, func, select

from tamaya.server.storage.dialect import insert
from tamaya.server.storage.schema import push_subscription, turn_feed


@dataclass(frozen=True, slots=True)
class Subscription:
    """A row of ``push_subscription``: see there."""

    digest: str
    user: str
    endpoint: str
    p256dh: str
    auth: str
    language: str
    created_at: int


def subscribe(connection: Connection, subscription: Subscription, most: int) -> None:
    """Keep a browser; of those that somebody has, the oldest go when there are too many."""
    values = asdict(subscription)
    new = insert(connection, push_subscription).values(**values)
    connection.execute(new.on_conflict_do_update(index_elements=[push_subscription.c.digest], set_=values))
    mine = push_subscription.c.user == subscription.user
    newest = select(push_subscription.c.digest).where(mine).order_by(push_subscription.c.created_at.desc()).limit(most)
    kept = list(connection.execute(newest).scalars())
    connection.execute(delete(push_subscription).where(mine, push_subscription.c.digest.not_in(kept)))


def unsubscribe(connection: Connection, digest: str, user: str | None = None) -> None:
    """Forget a browser: whoever's it is, or only if it is that person's."""
    one = delete(push_subscription).where(push_subscription.c.digest == digest)
    connection.execute(one if user is None else one.where(push_subscription.c.user == user))


def subscriptions(connection: Connection, user: str) -> list[Subscription]:
    """Somebody's browsers."""
    query = select(push_subscription).where(push_subscription.c.user == user)
    return [Subscription(*row) for row in connection.execute(query)]


def count(connection: Connection) -> int:
    """How many browsers there are."""
    return connection.execute(select(func.count()).select_from(push_subscription)).scalar_one()


def set_feed(connection: Connection, user: str, digest: str, language: str) -> None:
    """Give somebody a feed; the one they had is gone."""
    new = insert(connection, turn_feed).values(user=user, digest=digest, language=language)
    values = {"digest": digest, "language": language}
    connection.execute(new.on_conflict_do_update(index_elements=[turn_feed.c.user], set_=values))


def feed_of(connection: Connection, digest: str) -> tuple[str, str] | None:
    """Whose feed it is, and in which language."""
    row = connection.execute(select(turn_feed.c.user, turn_feed.c.language).where(turn_feed.c.digest == digest)).first()
    return None if row is None else (row.user, row.language)
