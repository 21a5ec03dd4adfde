"""The table of a day's deal: it is told as that for as long as its first game is."""

from tests.table.play import ENTROPY

from tamaya.bots.registry import bot_names
from tamaya.table.daily import open_daily
from tamaya.table.prepared import SALT_BYTES
from tamaya.table.project import table_info
from tamaya.wire import messages as m


def test_only_the_first_game_is_the_deal_of_the_day() -> None:
    table, _ = open_daily("t1", "u1", "Mai", bytes(32), bytes(SALT_BYTES), bot_names(), now=0)
    assert table_info(table.state).daily
    for command, daily in ((m.Propose("end"), True), (m.Start(), False)):
        entry = table.propose("u1", "Mai", None, command, ENTROPY)
        assert not isinstance(entry, int)
        table.accept(entry)
        assert table_info(table.state).daily is daily
