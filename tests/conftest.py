"""What all tests share."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings
from tests.postgres import Postgres, programs

# For the Pythons that tests start: they find the package as pytest does.
SRC = Path(__file__).resolve().parents[1] / "src"
os.environ["PYTHONPATH"] = os.pathsep.join(filter(None, [str(SRC), os.environ.get("PYTHONPATH")]))

# Shared machines stall: slowness isn't a failure. CI tries more, and the same cases each time.
settings.register_profile("local", deadline=None, suppress_health_check=[HealthCheck.too_slow], max_examples=50)
settings.register_profile("ci", parent=settings.get_profile("local"), derandomize=True, max_examples=100)
settings.load_profile("ci" if os.environ.get("CI") else "local")


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL server for all tests of this process."""
    if programs() is None:
        if os.environ.get("CI"):
            pytest.fail("PostgreSQL is not installed: make debian")
        pytest.skip("PostgreSQL is not installed; on Debian: sudo apt install postgresql")
    server = Postgres()
    yield server
    server.remove()
