"""The one statement that SQLite and PostgreSQL share, but SQLAlchemy spells twice."""

from sqlalchemy import Connection, Table
from sqlalchemy.dialects import postgresql, sqlite

Insert = sqlite.Insert | postgresql.Insert


def insert(connection: Connection, table: Table) -> Insert:
    """An insert that has ``on_conflict_do_nothing`` and ``on_conflict_do_update``."""
    return sqlite.insert(table) if connection.dialect.name == "sqlite" else postgresql.insert(table)
