"""Migrations: both ways, with data of every earlier version in the tables, on both databases."""

from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, MetaData, inspect, select
from sqlalchemy.exc import IntegrityError
from tests.server.earlier import ROWS

from tamaya.server.storage.migrate import MIGRATIONS, downgrade, upgrade
from tamaya.server.storage.opening import open_database
from tamaya.server.storage.schema import metadata

REVISIONS = [script.revision for script in ScriptDirectory(str(MIGRATIONS)).walk_revisions()][::-1]

Rows = dict[str, list[dict[str, Any]]]


def tables_of(connection: Connection) -> MetaData:
    """The tables as they are now."""
    found = MetaData()
    found.reflect(connection)
    return found


def fill(connection: Connection, rows: Rows) -> None:
    found = tables_of(connection)
    for table, lines in rows.items():
        connection.execute(found.tables[table].insert(), lines)


def content(connection: Connection, rows: Rows) -> Rows:
    """What the tables hold now in the columns that the rows have, in the rows' order."""
    found = tables_of(connection)
    kept: Rows = {}
    for table, lines in rows.items():
        columns = [found.tables[table].columns[name] for name in lines[0]]
        key = found.tables[table].primary_key.columns
        kept[table] = [dict(row._mapping) for row in connection.execute(select(*columns).order_by(*key))]
    return kept


@pytest.fixture
def connection(place: Path | str) -> Any:
    database = open_database(place)
    yield database.connection()
    database.close()


def test_the_migrations_make_the_schema(connection: Connection) -> None:
    with connection.begin():
        upgrade(connection)
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    with connection.begin():
        downgrade(connection, "base")
        assert inspect(connection).get_table_names() == ["alembic_version"]
    with connection.begin():
        upgrade(connection)


@pytest.mark.parametrize("revision", REVISIONS)
def test_data_of_an_earlier_version_survive_both_ways(connection: Connection, revision: str) -> None:
    assert revision in ROWS, "tests/server/earlier.py has no data of that version"
    upto = REVISIONS[: REVISIONS.index(revision) + 1]
    expected: Rows = {}
    for step in upto:
        with connection.begin():
            upgrade(connection, step)
            fill(connection, ROWS[step])
        for table, lines in ROWS[step].items():
            assert table not in expected, "one version's rows per table"
            expected[table] = lines
    with connection.begin():
        upgrade(connection)
        assert content(connection, expected) == expected
    with connection.begin():
        downgrade(connection, revision)
        assert content(connection, expected) == expected


def test_foreign_keys_hold_after_all_migrations(connection: Connection) -> None:
    with connection.begin():
        upgrade(connection)
        into = tables_of(connection).tables["table_event"].insert()
    orphan = {**ROWS["0001"]["table_event"][0], "table_id": "nowhere"}
    with connection.begin(), pytest.raises(IntegrityError):
        connection.execute(into, [orphan])
