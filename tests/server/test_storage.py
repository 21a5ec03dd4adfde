"""The database: migrations both ways, commits, what is refused, the data folder."""

import asyncio
import sqlite3
import stat
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import inspect

from tamaya.server.folder import DataFolder, FolderInUse
from tamaya.server.storage.migrate import downgrade, upgrade
from tamaya.server.storage.schema import metadata
from tamaya.server.storage.sqlite import SqliteStore, UnreadableLog, engine_for
from tamaya.server.storage.store import StorageFailed
from tamaya.table.events import EVENT_VERSION, Entry, Opened, Spoke
from tamaya.wire.settings import Settings

OPENED = Entry(1, EVENT_VERSION, "u", None, Opened("t", "u", "Mai", Settings(players=2)))


def word(seq: int, command_id: str | None = None) -> Entry:
    return Entry(seq, EVENT_VERSION, "u", command_id, Spoke("u", "Mai", 0, text="hello"))


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[SqliteStore]:
    opened = SqliteStore(tmp_path / "data.sqlite")
    await opened.open_table("t", "u", [OPENED], running=False)
    yield opened
    opened.close()


def test_migrations_make_the_schema_and_go_back(tmp_path: Path) -> None:
    engine = engine_for(tmp_path / "data.sqlite", writes=True)
    with engine.begin() as connection:
        upgrade(connection)
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    with engine.begin() as connection:
        downgrade(connection, "base")
        assert inspect(connection).get_table_names() == ["alembic_version"]
    with engine.begin() as connection:
        upgrade(connection)


async def test_writes_survive_and_come_back_in_order(store: SqliteStore, tmp_path: Path) -> None:
    entries = [word(seq, f"c{seq}") for seq in range(2, 50)]
    assert all(await asyncio.gather(*(store.append("t", entry) for entry in entries)))
    assert await store.load("t") == [OPENED, *entries]
    with sqlite3.connect(tmp_path / "data.sqlite") as database:
        assert database.execute("PRAGMA journal_mode").fetchone() == ("wal",)


async def test_a_number_or_a_command_is_taken_once(store: SqliteStore) -> None:
    answers = await asyncio.gather(
        store.append("t", word(2, "a")),
        store.append("t", word(2, "b")),
        store.append("t", word(3, "a")),
        store.append("t", word(3, "c")),
    )
    assert list(answers) == [True, False, False, True]
    assert [entry.command_id for entry in await store.load("t")] == [None, "a", "c"]


async def test_one_that_fails_takes_nothing_with_it(store: SqliteStore) -> None:
    answers = await asyncio.gather(
        store.append("t", word(2)),
        store.append("no such table", word(1)),
        store.append("t", word(3)),
        return_exceptions=True,
    )
    assert answers[0] is True
    assert isinstance(answers[1], StorageFailed)
    assert answers[2] is True
    assert len(await store.load("t")) == 3


async def test_running_tables_are_remembered(store: SqliteStore) -> None:
    assert await store.running() == []
    await store.append("t", word(2), starts=True)
    assert await store.running() == ["t"]
    await store.rest("t")
    assert await store.running() == []


async def test_names(store: SqliteStore) -> None:
    assert await store.name_of("u") is None
    await store.rename("u", "Mai")
    await store.rename("u", "Mai Lan")
    assert await store.name_of("u") == "Mai Lan"


async def test_a_log_of_the_future_is_not_read(store: SqliteStore) -> None:
    await store.append("t", Entry(2, EVENT_VERSION + 1, "u", None, Spoke("u", "Mai")))
    with pytest.raises(UnreadableLog):
        await store.load("t")


def test_folder_has_a_key_that_others_cannot_read(tmp_path: Path) -> None:
    folder = DataFolder(tmp_path / "deep" / "data")
    key = folder.key()
    assert len(key) == 32
    assert stat.S_IMODE((folder.path / "key").stat().st_mode) == 0o600
    assert stat.S_IMODE(folder.path.stat().st_mode) == 0o700
    assert folder.key() == key
    with pytest.raises(FolderInUse):
        DataFolder(folder.path)
    folder.release()
    DataFolder(folder.path).release()


def modes(folder: Path) -> dict[str, int]:
    return {path.name: stat.S_IMODE(path.stat().st_mode) for path in folder.glob("tamaya.sqlite*")}


async def test_the_database_cannot_be_read_by_others(tmp_path: Path) -> None:
    folder = DataFolder(tmp_path)
    folder.database.touch(mode=0o644)  # as earlier versions left it
    store = SqliteStore(folder.make_database())
    found = modes(tmp_path)
    store.close()
    folder.release()
    assert found == dict.fromkeys(("tamaya.sqlite", "tamaya.sqlite-wal", "tamaya.sqlite-shm"), 0o600)
