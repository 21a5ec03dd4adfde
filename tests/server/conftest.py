"""One server for all tests that leave it as it was; both databases."""

import secrets
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server.running import Running


@pytest.fixture(scope="session")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    server = Running(tmp_path_factory.mktemp("server") / "data")
    yield server
    server.stop()


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.postgres)])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Path | str:
    """An empty database: a file of SQLite, then an address of PostgreSQL. For tests of what must be the same on both."""
    if request.param == "sqlite":
        return tmp_path / "data.sqlite"
    address: str = request.getfixturevalue("postgres").create(f"t{secrets.token_hex(6)}")
    return address
