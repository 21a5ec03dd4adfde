"""The names that people chose."""

from sqlalchemy import Connection, select

from tamaya.server.storage.dialect import insert
from tamaya.server.storage.schema import users


def name_of(connection: Connection, user: str) -> str | None:
    """The name that a person chose."""
    return connection.execute(select(users.c.name).where(users.c.id == user)).scalar()


def rename(connection: Connection, user: str, name: str, now: int) -> None:
    """Keep the name that a person chose."""
    new = insert(connection, users).values(id=user, name=name, created_at=now)
    connection.execute(new.on_conflict_do_update(index_elements=[users.c.id], set_={"name": name}))
