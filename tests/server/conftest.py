"""One server for all tests that leave it as it was."""

from collections.abc import Iterator

import pytest
from tests.server.running import Running


@pytest.fixture(scope="session")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    server = Running(tmp_path_factory.mktemp("server") / "data")
    yield server
    server.stop()
