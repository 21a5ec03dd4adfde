"""Backups: taken while the server writes, brought back to either database, never over something."""

import asyncio
import secrets
import sqlite3
import stat
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select
from tests.postgres import Postgres
from tests.server.earlier import ROWS
from tests.server.running import Running

from tamaya.client.guest import Guest
from tamaya.server.storage.copies import NoCopy, back_up, check, restore
from tamaya.server.storage.migrate import upgrade
from tamaya.server.storage.opening import open_database
from tamaya.server.storage.schema import audit, metadata
from tamaya.server.storage.sqlite import engine_for
from tamaya.wire.messages import Done, Say
from tamaya.wire.settings import Settings


def fill(place: Path | str) -> None:
    """Rows of every kind."""
    database = open_database(place)
    database.upgrade()
    with database.connection() as connection, connection.begin():
        for rows in ROWS.values():
            for table, lines in rows.items():
                connection.execute(metadata.tables[table].insert(), lines)
    database.close()


def content(place: Path | str) -> dict[str, list[Any]]:
    database = open_database(place)
    with database.reads.connect() as connection:
        found = {
            table.name: [tuple(row) for row in connection.execute(select(table).order_by(*table.primary_key))]
            for table in metadata.sorted_tables
            if table.name not in ("workers", "leases")
        }
    database.close()
    return found


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.postgres)])
def elsewhere(request: pytest.FixtureRequest, tmp_path: Path) -> Path | str:
    if request.param == "sqlite":
        return tmp_path / "restored.sqlite"
    server: Postgres = request.getfixturevalue("postgres")
    return server.create(f"r{secrets.token_hex(6)}")


def test_everything_comes_back_on_either_database(place: Path | str, elsewhere: Path | str, tmp_path: Path) -> None:
    fill(place)
    counts = back_up(place, tmp_path / "backup")
    assert stat.S_IMODE((tmp_path / "backup").stat().st_mode) == 0o600
    assert counts["table_event"] == 3
    back = restore(tmp_path / "backup", elsewhere)
    assert back["table_event"] == 3
    assert content(elsewhere) == content(place)
    assert sum(map(len, content(elsewhere).values())) >= 15
    # Numbers that the database gives itself go on.
    database = open_database(elsewhere)
    with database.connection() as connection, connection.begin():
        row = {"at": 0, "actor": "u1", "action": "x", "target": "", "detail": ""}
        connection.execute(audit.insert(), row)
        assert sorted(connection.execute(select(audit.c.id)).scalars()) == [1, 2]
    database.close()


def test_nothing_is_overwritten(place: Path | str, elsewhere: Path | str, tmp_path: Path) -> None:
    fill(place)
    (tmp_path / "precious").write_text("not a backup")
    with pytest.raises(NoCopy, match="already"):
        back_up(place, tmp_path / "precious")
    assert (tmp_path / "precious").read_text() == "not a backup"
    back_up(place, tmp_path / "backup")
    restore(tmp_path / "backup", elsewhere)
    before = content(elsewhere)
    with pytest.raises(NoCopy, match=r"already|isn't empty"):
        restore(tmp_path / "backup", elsewhere)
    assert content(elsewhere) == before
    assert not [path for path in tmp_path.iterdir() if path.name.startswith(".")]


def test_what_is_no_backup(elsewhere: Path | str, tmp_path: Path) -> None:
    (tmp_path / "text").write_text("hello" * 1000)
    with closing(sqlite3.connect(tmp_path / "other")) as other:
        other.execute("CREATE TABLE users (id)")
        other.commit()
    fill(tmp_path / "data.sqlite")
    back_up(tmp_path / "data.sqlite", tmp_path / "newer")
    with closing(sqlite3.connect(tmp_path / "newer")) as newer:
        newer.execute("UPDATE alembic_version SET version_num = '9999'")
        newer.commit()
    torn = tmp_path / "torn"
    back_up(tmp_path / "data.sqlite", torn)
    torn.write_bytes(torn.read_bytes()[:-8192])
    for name in ("nothing", "text", "other", "newer", "torn"):
        with pytest.raises(NoCopy):
            restore(tmp_path / name, elsewhere)
    assert not isinstance(elsewhere, Path) or not elsewhere.exists()


def test_a_backup_of_an_earlier_version_is_brought_up_to_date(elsewhere: Path | str, tmp_path: Path) -> None:
    engine = engine_for(tmp_path / "old.sqlite", writes=True)
    with engine.begin() as connection:
        upgrade(connection, "0001")
        for table in ("users", "tables", "table_event"):
            names = ", ".join(f'"{name}"' for name in ROWS["0001"][table][0])
            marks = ", ".join("?" * len(ROWS["0001"][table][0]))
            lines = [tuple(line.values()) for line in ROWS["0001"][table]]
            connection.exec_driver_sql(f"INSERT INTO {table} ({names}) VALUES ({marks})", lines)
    engine.dispose()
    back_up(tmp_path / "old.sqlite", tmp_path / "backup")
    assert restore(tmp_path / "backup", elsewhere)["table_event"] == 3
    assert len(content(elsewhere)["table_event"]) == 3


async def test_while_the_server_writes(tmp_path: Path) -> None:
    server = Running(tmp_path / "data")
    try:
        mai = await Guest.arrive(server.url, "Mai")
        table = await mai.create(Settings(players=2))
        async with await mai.join(table) as connection:
            acknowledged = 0
            for number in range(6):
                for _ in range(20):
                    answer = await connection.do(Say("hello"))
                    assert isinstance(answer, Done)
                    acknowledged = answer.seq
                writing = asyncio.create_task(connection.do(Say("meanwhile")))
                counts = await asyncio.to_thread(back_up, server.data / "tamaya.sqlite", tmp_path / f"backup-{number}")
                await writing
                assert counts["table_event"] >= acknowledged
                assert check(tmp_path / f"backup-{number}") == counts
    finally:
        server.stop()


def run(*arguments: str) -> "subprocess.CompletedProcess[str]":
    program = [sys.executable, "-c", "from tamaya.cli.main import main; main()", *arguments]
    return subprocess.run(program, capture_output=True, text=True, timeout=60)


def test_the_commands(tmp_path: Path) -> None:
    (tmp_path / "data").mkdir()
    fill(tmp_path / "data" / "tamaya.sqlite")
    file = str(tmp_path / "backup")
    done = run("backup", file, "--data", str(tmp_path / "data"))
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith(f"{file}: 2 tables, 3 events.")
    again = run("backup", file, "--data", str(tmp_path / "data"))
    assert (again.returncode, again.stdout) == (1, "")
    assert again.stderr == f"No backup: there is such a file already: {file}\n"
    back = run("restore", file, "--data", str(tmp_path / "new"))
    assert (back.returncode, back.stdout, back.stderr) == (0, "2 tables and 3 events are back.\n", "")
    assert run("restore", file, "--data", str(tmp_path / "new")).stderr.startswith("Not restored: there is such a file")
    nothing = run("backup", str(tmp_path / "b"), "--data", str(tmp_path / "nowhere"))
    assert nothing.stderr.startswith("No backup: there is no database")
