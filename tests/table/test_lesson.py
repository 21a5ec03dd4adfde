"""A table for a lesson: at the right turn, and an ordinary table afterwards."""

import pytest

from tamaya.bots.registry import bot_names
from tamaya.lessons.lesson import Lesson
from tamaya.lessons.reading import lessons
from tamaya.table.lesson import open_lesson
from tamaya.table.prepared import SALT_BYTES
from tamaya.table.project import table_info


@pytest.mark.parametrize("taught", lessons(), ids=lambda taught: taught.id)
def test_the_log_leads_to_where_the_pupil_comes_in(taught: Lesson) -> None:
    table, entries = open_lesson("t1", "u1", "Mai", taught, bytes(SALT_BYTES), bot_names())
    assert [entry.seq for entry in entries] == list(range(1, table.seq + 1))
    assert table.state.game is not None
    assert table.state.game.state == taught.states()[taught.begin]
    assert table.state.playing
    assert table_info(table.state).lesson == taught.id
    assert [seat.bot for seat in table.state.seats] == [None] + ["guide"] * (taught.options.players - 1)
    message = table.snapshot("u1", "Mai", (0,))
    assert message.game is not None
    assert all(card.identity is None for card in message.game.hands[0])
