"""Which commands a table knows again."""

import pytest

from tamaya.table import done
from tamaya.table.done import REMEMBERED, Done


def test_the_last_commands_are_known_however_many_there_were() -> None:
    known = Done()
    for seq in range(5 * REMEMBERED):
        known.add("u", f"c{seq}", seq)
    assert all(known.seq_of("u", f"c{seq}") == seq for seq in range(4 * REMEMBERED, 5 * REMEMBERED))
    assert known.seq_of("u", "c0") is None
    known.clear()
    assert known.seq_of("u", f"c{5 * REMEMBERED - 1}") is None


def test_the_end_of_one_and_the_beginning_of_the_next_are_no_command(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(done, "_short", lambda user, command_id: bytes.fromhex(command_id))
    known = Done()
    known.add("u", "0001010101010101", 1)
    known.add("u", "0101000000000000", 2)
    assert known.seq_of("u", "01" * 8) is None
    known.add("u", "01" * 8, 3)
    assert known.seq_of("u", "01" * 8) == 3
