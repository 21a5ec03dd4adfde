"""A table that is ready for a game."""

import pytest
from tests.table.play import Table

from tamaya.wire.settings import Settings


@pytest.fixture
def table() -> Table:
    """Mai and Jonas, in the middle of nothing yet."""
    return Table.open(Settings(players=2, first_player=0), ["mai", "jonas"], listeners=["eve"])
