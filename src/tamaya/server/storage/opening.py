"""Opens the storage by its address."""

from pathlib import Path

from tamaya.server.storage.database import Database
from tamaya.server.storage.sqlite import SqliteDatabase
from tamaya.server.storage.store import Store


def open_database(place: Path | str) -> Database:
    """The database at a place: a file's path, or ``postgresql://…``.

    Raises:
        Unreachable: that is no address.
        MissingDriver: PostgreSQL's driver isn't installed.
    """
    if isinstance(place, Path):
        return SqliteDatabase(place)
    try:
        from tamaya.server.storage.postgres import PostgresDatabase
    except ImportError as error:
        raise MissingDriver("PostgreSQL needs its driver: pip install 'tamaya[postgres]'") from error
    return PostgresDatabase(place)


class MissingDriver(Exception):
    """The extra ``postgres`` isn't installed."""


def open_store(place: Path | str) -> Store:
    """The store at a place, brought up to date. Called within a running event loop."""
    return Store(open_database(place))
