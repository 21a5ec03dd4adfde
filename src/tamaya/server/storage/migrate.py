"""Brings a database up to date, when the server starts."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection

MIGRATIONS = Path(__file__).resolve().parents[1] / "migrations"


def configuration(connection: Connection) -> Config:
    """Alembic's configuration, for a connection whose transaction the caller began and will end."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    return config


def upgrade(connection: Connection, revision: str = "head") -> None:
    """Carry out the migrations that are missing, up to ``revision``."""
    command.upgrade(configuration(connection), revision)


def downgrade(connection: Connection, revision: str) -> None:
    """Take migrations back, down to ``revision``; ``base`` leaves nothing."""
    command.downgrade(configuration(connection), revision)
