"""The cards of a finished game once more, at a table for friends: as they were, told to nobody, unrated."""

import msgspec
import pytest
from tests.table.play import ENTROPY

from tamaya.bots.registry import bot_names
from tamaya.records.record import Record, begin
from tamaya.rules.deal import deal
from tamaya.rules.options import Options
from tamaya.table.again import open_again
from tamaya.table.authority import Authority
from tamaya.table.errors import Refused
from tamaya.table.prepared import SALT_BYTES
from tamaya.table.project import table_info
from tamaya.table.settings import RATED
from tamaya.wire import messages as m
from tamaya.wire.settings import Settings


def ended(seed: int = 1) -> Record:
    return begin(deal(Options(players=2, first_player=1), seed=seed))


def waiting(record: Record, known: tuple[str, ...] = ()) -> Authority:
    table, _ = open_again("t1", "u1", "Mai", record, None, known, (), bytes(SALT_BYTES), bot_names())
    return table


def do(table: Authority, user: str, command: m.Command) -> None:
    entry = table.propose(user, user, None, command, ENTROPY)
    assert not isinstance(entry, int)
    table.accept(entry)


def test_friends_come_first_and_get_the_same_cards() -> None:
    record = ended()
    table = waiting(record)
    assert table.state.phase == "lobby"
    do(table, "u2", m.Sit())
    do(table, "u1", m.Start())
    assert table.state.game is not None
    assert (table.state.game.record.deck, table.state.game.record.chance) == (record.deck, record.chance)
    assert table.state.game.state.current == 1


def test_nobody_is_told_the_cards() -> None:
    told = [msgspec.json.encode(waiting(ended(seed)).snapshot("u1", "Mai", (0,))) for seed in (1, 2)]
    assert told[0] == told[1]


def test_who_has_seen_them_is_told() -> None:
    table = waiting(ended(), known=("u2",))
    do(table, "u3", m.Sit())
    assert table_info(table.state).same_cards == (0,)
    do(table, "u3", m.Stand())
    do(table, "u2", m.Sit())
    assert table_info(table.state).same_cards == (0, 1)


def test_the_next_game_is_dealt_as_usual() -> None:
    table = waiting(ended())
    do(table, "u2", m.Sit())
    do(table, "u1", m.Start())
    do(table, "u1", m.Propose("end"))
    do(table, "u2", m.Answer(True))
    do(table, "u1", m.Start())
    assert table.state.game is not None
    assert table.state.game.record.deck != ended().deck
    assert table_info(table.state).same_cards is None


def test_it_counts_for_no_rating() -> None:
    with pytest.raises(Refused, match="same_cards"):
        do(waiting(ended()), "u1", m.Configure(msgspec.structs.replace(RATED, players=2)))


def test_its_rules_stay_and_the_rest_may_change() -> None:
    table = waiting(ended())
    with pytest.raises(Refused, match="same_cards"):
        do(table, "u1", m.Configure(Settings(players=3)))
    do(table, "u1", m.Configure(Settings(players=2, chat="none")))
    assert table.state.settings.chat == "none"
