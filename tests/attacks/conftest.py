"""A server to be attacked; those who play at it meanwhile must notice nothing."""

from collections.abc import Iterator

import pytest
from tests.server.running import Running


@pytest.fixture(scope="package")
def besieged(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    server = Running(tmp_path_factory.mktemp("besieged") / "data")
    yield server
    server.stop()
    assert "Traceback" not in server.log.read_text()
