"""Backups: a SQLite file with all tables, whatever database they come from and go to, taken while the server runs."""

import os
import sqlite3
import tempfile
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import Connection, Integer, func, insert, inspect, select, text
from sqlalchemy.exc import DBAPIError

from tamaya.server.storage.database import Database, Unreachable
from tamaya.server.storage.migrate import MIGRATIONS, upgrade
from tamaya.server.storage.opening import open_database
from tamaya.server.storage.schema import leases, metadata, workers
from tamaya.server.storage.sqlite import engine_for

CHUNK = 1000
"""Rows that are in memory at a time."""

PASSING = frozenset({workers.name, leases.name})
"""Tables about processes that run now: they mean nothing elsewhere."""


class NoCopy(Exception):
    """It can't be backed up or restored; the message says why. Nothing was changed."""


def back_up(place: Path | str, target: Path) -> dict[str, int]:
    """Write a backup to a new file, readable by its owner only; returns how many rows each table has in it.

    Raises:
        NoCopy: there is such a file already, or no database there, or it is of another version.
        OSError: the file can't be written.
    """
    if isinstance(place, Path) and not place.is_file():
        raise NoCopy(f"there is no database: {place}")
    return _make(target, lambda path: _copy_file(place, path) if isinstance(place, Path) else _dump(place, path))


def restore(backup: Path, place: Path | str) -> dict[str, int]:
    """Bring a backup back: to a new file, or into an empty PostgreSQL database. Returns how many rows each table has now.

    Raises:
        NoCopy: it is no backup, or of a newer program, or there are data already.
        OSError: something can't be read or written.
    """
    if not backup.is_file():
        raise NoCopy(f"there is no such file: {backup}")
    if isinstance(place, Path):
        return _make(place, lambda path: _bring_up_to_date(backup, path))
    with tempfile.TemporaryDirectory() as folder:
        current = Path(folder) / "current.sqlite"
        _bring_up_to_date(backup, current)
        counts = check(current)
        _load(current, place)
    return counts


def check(path: Path) -> dict[str, int]:
    """Look whether a file is whole; returns how many rows each of its tables has.

    Raises:
        NoCopy: it isn't.
    """
    try:
        with closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True)) as file:
            if file.execute("PRAGMA integrity_check").fetchall() != [("ok",)]:
                raise NoCopy(f"{path} is damaged")
            if file.execute("PRAGMA foreign_key_check").fetchall():
                raise NoCopy(f"{path} is not whole: rows are missing that others need")
            known = {name for (name,) in file.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")}
            return {
                table.name: file.execute(f'SELECT count(*) FROM "{table.name}"').fetchone()[0]
                for table in metadata.sorted_tables
                if table.name in known
            }
    except sqlite3.DatabaseError as error:
        raise NoCopy(f"{path} is no backup: {error}") from None


# ------------------------------------------------------------------- files


def _make(target: Path, write: Callable[[Path], None]) -> dict[str, int]:
    """Let a file be written beside its place, checked, and put there if nothing is."""
    if target.exists():
        raise NoCopy(f"there is such a file already: {target}")
    handle, name = tempfile.mkstemp(prefix=f".{target.name}.", dir=target.parent)
    os.close(handle)
    unfinished = Path(name)
    try:
        write(unfinished)
        with closing(sqlite3.connect(unfinished)) as file:
            # One file, without a log beside it.
            file.execute("PRAGMA journal_mode=DELETE")
        counts = check(unfinished)
        with unfinished.open("rb") as file:
            os.fsync(file.fileno())
        try:
            # Unlike renaming this never takes another file's place.
            os.link(unfinished, target)
        except FileExistsError:
            raise NoCopy(f"there is such a file already: {target}") from None
    finally:
        for path in target.parent.glob(f"{unfinished.name}*"):
            path.unlink()
    folder = os.open(target.parent, os.O_RDONLY)
    try:
        os.fsync(folder)
    finally:
        os.close(folder)
    return counts


def _copy_file(source: Path, target: Path) -> None:
    with closing(sqlite3.connect(f"file:{source}?mode=ro", uri=True)) as old, closing(sqlite3.connect(target)) as new:
        old.backup(new)


def _bring_up_to_date(backup: Path, target: Path) -> None:
    check(backup)
    _copy_file(backup, target)
    engine = engine_for(target, writes=True)
    try:
        with engine.begin() as connection:
            if _revision(connection) is None:
                raise NoCopy(f"{backup} is no backup of Tamaya")
            upgrade(connection)
    except CommandError:
        raise NoCopy(f"{backup} was made by a newer version of Tamaya") from None
    finally:
        engine.dispose()


def _revision(connection: Connection) -> str | None:
    if not inspect(connection).has_table("alembic_version"):
        return None
    found = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return None if found is None else str(found)


# ------------------------------------------------------------------- PostgreSQL


def _dump(address: str, target: Path) -> None:
    database = open_database(address)
    engine = engine_for(target, writes=True)
    try:
        with database.reads.connect() as source, engine.connect() as file:
            newest = ScriptDirectory(str(MIGRATIONS)).get_current_head()
            if (found := _revision(source)) != newest:
                raise NoCopy(
                    f"the database is of version {found}, this program of {newest}: start the server once first"
                )
            with file.begin():
                upgrade(file)
                copy_rows(source, file)
    except DBAPIError as error:
        raise NoCopy(f"can't read the database: {' '.join(str(error.orig).split())}") from None
    finally:
        engine.dispose()
        database.close()


def _load(backup: Path, address: str) -> None:
    database = open_database(address)
    engine = engine_for(backup, writes=False)
    try:
        _must_be_empty(database)
        database.upgrade()
        with engine.connect() as file, database.connection() as target, target.begin():
            copied = copy_rows(file, target)
            _go_on_counting(target)
            kept = {name: count for name, count in _counts(target).items() if name in copied}
            if kept != copied:
                raise NoCopy("not every row arrived; nothing was changed")
    except Unreachable as error:
        raise NoCopy(str(error)) from None
    except DBAPIError as error:
        raise NoCopy(f"can't write to the database: {' '.join(str(error.orig).split())}") from None
    finally:
        engine.dispose()
        database.close()


def _must_be_empty(database: Database) -> None:
    with database.reads.connect() as connection:
        if any(_counts(connection).values()):
            raise NoCopy("the database isn't empty")


def _counts(connection: Connection) -> dict[str, int]:
    known = set(inspect(connection).get_table_names())
    return {
        table.name: connection.execute(select(func.count()).select_from(table)).scalar_one()
        for table in metadata.sorted_tables
        if table.name in known
    }


def copy_rows(source: Connection, target: Connection) -> dict[str, int]:
    """Copy all rows from one database to another of the same version; returns how many of each table."""
    copied = {}
    for table in metadata.sorted_tables:
        if table.name in PASSING:
            continue
        copied[table.name] = 0
        with source.execution_options(yield_per=CHUNK).execute(select(table)) as rows:
            for chunk in rows.mappings().partitions():
                target.execute(insert(table), [dict(row) for row in chunk])
                copied[table.name] += len(chunk)
    return copied


def _go_on_counting(connection: Connection) -> None:
    """Numbers that PostgreSQL gives itself begin after those that were brought along."""
    for table in metadata.sorted_tables:
        for column in table.primary_key:
            if not isinstance(column.type, Integer) or column is not table.autoincrement_column:
                continue
            sequence = connection.execute(
                text("SELECT pg_get_serial_sequence(:table, :column)"), {"table": table.name, "column": column.name}
            ).scalar()
            last = connection.execute(select(func.max(column))).scalar()
            if sequence is not None and last is not None:
                connection.execute(text("SELECT setval(:sequence, :last)"), {"sequence": sequence, "last": last})
