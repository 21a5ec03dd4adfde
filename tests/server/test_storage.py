"""The database, the same on SQLite and PostgreSQL: commits, what is refused, the data folder."""

import asyncio
import sqlite3
import stat
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from sqlalchemy import Connection, insert, select

from tamaya.server.folder import DataFolder, FolderInUse
from tamaya.server.storage.database import Unreachable
from tamaya.server.storage.failures import StorageFailed
from tamaya.server.storage.log import UnreadableLog
from tamaya.server.storage.opening import open_database, open_store
from tamaya.server.storage.schema import table_event, users
from tamaya.server.storage.store import Store
from tamaya.table.events import EVENT_VERSION, Entry, Opened, Spoke
from tamaya.wire.settings import Settings

OPENED = Entry(1, EVENT_VERSION, "u", None, Opened("t", "u", "Mai", Settings(players=2)))


def word(seq: int, command_id: str | None = None) -> Entry:
    return Entry(seq, EVENT_VERSION, "u", command_id, Spoke("u", "Mai", 0, text="hello"))


@pytest.fixture
async def store(place: Path | str) -> AsyncIterator[Store]:
    opened = open_store(place)
    await opened.open_table("t", "u", [OPENED], running=False)
    yield opened
    opened.close()


async def test_writes_come_back_in_order(store: Store) -> None:
    entries = [word(seq, f"c{seq}") for seq in range(2, 50)]
    assert all(await asyncio.gather(*(store.append("t", entry) for entry in entries)))
    assert await store.load("t") == [OPENED, *entries]
    assert await store.load("t", after=45) == entries[-4:]
    assert await store.load("another") == []


async def test_what_was_answered_is_there_for_others(store: Store, place: Path | str) -> None:
    await store.append("t", word(2, "a"))
    other = open_store(place)
    assert await other.load("t") == [OPENED, word(2, "a")]
    other.close()


async def test_sqlite_writes_ahead(tmp_path: Path) -> None:
    open_store(tmp_path / "data.sqlite").close()
    with sqlite3.connect(tmp_path / "data.sqlite") as database:
        assert database.execute("PRAGMA journal_mode").fetchone() == ("wal",)


@pytest.mark.parametrize(
    "text", ['say "hi"', "back\\slash\\\\", "{1,2}", "NULL", "花火 'quoted' %s", "line\nbreak\ttab", " "]
)
async def test_words_come_back_as_they_were(store: Store, text: str) -> None:
    said = Entry(2, EVENT_VERSION, "u", text, Spoke("u", text, 0, text=text))
    plain = Entry(3, EVENT_VERSION, "u", None, Spoke("u", "Mai", 0, text="NULL"))
    assert list(await asyncio.gather(store.append("t", said), store.append("t", plain))) == [True, True]
    assert (await store.load("t"))[1:] == [said, plain]


async def test_a_number_or_a_command_is_taken_once(store: Store) -> None:
    answers = await asyncio.gather(
        store.append("t", word(2, "a")),
        store.append("t", word(2, "b")),
        store.append("t", word(3, "a")),
        store.append("t", word(3, "c")),
    )
    assert list(answers) == [True, False, False, True]
    assert [entry.command_id for entry in await store.load("t")] == [None, "a", "c"]


async def test_an_id_that_is_not_to_be_kept_fails_alone_or_is_kept_whole(store: Store) -> None:
    both = (store.append("t", word(2, "a\0b")), store.append("t", word(2, "a")))
    first, second = await asyncio.gather(*both, return_exceptions=True)
    # PostgreSQL keeps no NUL.
    kept = isinstance(first, StorageFailed)
    assert (first, second) == (True, False) or (kept and second is True)
    assert await store.load("t", after=1) == [word(2, "a" if kept else "a\0b")]


async def test_one_that_fails_takes_nothing_with_it(store: Store) -> None:
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


async def test_a_job_that_refuses_undoes_its_own_and_says_why(store: Store) -> None:
    class Taken(Exception):
        pass

    def refuses(connection: Connection) -> None:
        connection.execute(insert(users).values(id="x", name="X", created_at=0))
        raise Taken

    def counts(connection: Connection) -> int:
        return len(connection.execute(select(users)).all())

    answers = await asyncio.gather(
        store.rename("u", "Mai"), store.write(refuses), store.append("t", word(2)), return_exceptions=True
    )
    assert [type(answer) for answer in answers] == [type(None), Taken, bool]
    with pytest.raises(Taken):
        await store.write(refuses)
    assert await store.read(counts) == 1
    assert await store.write(counts) == 1


async def test_readers_only_read(store: Store) -> None:
    with pytest.raises(Exception, match=r"read-?only"):
        await store.read(lambda connection: connection.execute(insert(users).values(id="x", name="X", created_at=0)))


async def test_logs_of_failures_hold_no_decks(store: Store, caplog: pytest.LogCaptureFixture) -> None:
    secret = Entry(1, EVENT_VERSION, "u", None, Spoke("u", "Mai", 0, text="the-deck"))
    assert isinstance((await asyncio.gather(store.append("gone", secret), return_exceptions=True))[0], StorageFailed)
    assert caplog.records
    assert "the-deck" not in caplog.text


@pytest.mark.parametrize("address", ["postgresql://", "mysql://here/there", "postgresql://nobody@127.0.0.1:1/nothing"])
def test_addresses_that_lead_nowhere(address: str) -> None:
    with pytest.raises(Unreachable):
        open_database(address.replace("nobody", "nobody:secret")).upgrade()


async def test_running_tables_are_remembered(store: Store) -> None:
    assert await store.running() == []
    await store.append("t", word(2), starts=True)
    assert await store.running() == ["t"]
    await store.rest("t")
    assert await store.running() == []


async def test_names(store: Store) -> None:
    assert await store.name_of("u") is None
    await store.rename("u", "Mai")
    await store.rename("u", "Mai Lan")
    assert await store.name_of("u") == "Mai Lan"


async def test_a_log_of_the_future_is_not_read(store: Store) -> None:
    await store.append("t", Entry(2, EVENT_VERSION + 1, "u", None, Spoke("u", "Mai")))
    with pytest.raises(UnreadableLog):
        await store.load("t")


@pytest.mark.parametrize("event", ['{"type": "held", "milliseconds": 1, "why": "secret"}', '{"type": "secret"}'])
async def test_what_this_version_does_not_know_of_an_event_is_not_left_out(store: Store, event: str) -> None:
    row = {"table_id": "t", "seq": 2, "version": EVENT_VERSION, "user": "u", "event": event, "at": 0}
    await store.write(lambda connection: connection.execute(insert(table_event), row).rowcount)
    with pytest.raises(UnreadableLog) as unreadable:
        await store.load("t")
    assert "secret" not in str(unreadable.value)


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
    store = open_store(folder.make_database())
    found = modes(tmp_path)
    store.close()
    folder.release()
    assert found == dict.fromkeys(("tamaya.sqlite", "tamaya.sqlite-wal", "tamaya.sqlite-shm"), 0o600)
