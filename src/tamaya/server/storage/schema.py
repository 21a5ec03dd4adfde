"""The tables of the database, the same for SQLite and PostgreSQL. Times are milliseconds since 1970, UTC."""

from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Integer, MetaData, String, Table, Text, UniqueConstraint

# Migrations need a name for everything that they may drop.
NAMES = {
    "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    "uq": "uq_%(table_name)s_%(column_0_N_name)s",
    "fk": "fk_%(table_name)s_%(column_0_N_name)s",
    "pk": "pk_%(table_name)s",
}

metadata = MetaData(naming_convention=NAMES)

users = Table(
    "users",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("created_at", BigInteger, nullable=False),
)
"""People with a name of their own. A guest who never chose one has no row."""

tables = Table(
    "tables",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("maker", String(64), nullable=False),
    Column("created_at", BigInteger, nullable=False),
    # Raised in the commit that deals, lowered some time after the end: what a restart has to look after.
    Column("running", Boolean, nullable=False, index=True),
)
"""Tables. What happened at them is in `table_event`."""

table_event = Table(
    "table_event",
    metadata,
    Column("table_id", String(64), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("version", Integer, nullable=False),
    Column("user", String(64), nullable=False),
    Column("command_id", String(64)),
    Column("event", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    UniqueConstraint("table_id", "user", "command_id"),
    sqlite_with_rowid=False,
)
"""The append-only log, one row for every command that acted: `event` is JSON in the format `version`."""
