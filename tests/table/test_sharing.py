"""Several people at one device."""

import pytest
from tests.table.play import Table

from tamaya.rules.legal import legal_actions
from tamaya.table.errors import Refused
from tamaya.table.settings import RATED
from tamaya.wire import messages as m
from tamaya.wire.settings import Settings


def test_people_who_share_a_device_sit_vote_and_leave_together() -> None:
    table = Table.open(Settings(players=4, first_player=0), ["mai", "jonas"], ["mai#2"])
    table.do("mai", m.SeatHere(2, "Lan"))
    table.do("mai#2", m.SeatHere(3, "Ben"))
    assert [seat.user for seat in table.authority.state.seats] == ["mai", "jonas", "mai#2", "mai#3"]
    for user, seat, code in (("eve", 3, "not_seated"), ("jonas", 2, "seat_taken")):
        with pytest.raises(Refused, match=code):
            table.do(user, m.SeatHere(seat, "Eve"))
    with pytest.raises(Refused, match="host_only"):
        table.do("jonas", m.ClearSeat(2))
    with pytest.raises(Refused, match="nobody_there"):
        table.do("mai", m.MakeHost(2))
    table.do("mai", m.ClearSeat(3))
    table.do("mai", m.AddBot(3, "beginner"))
    table.start()
    table.act(legal_actions(table.position)[-1])
    table.do("mai#2", m.Propose("undo"))
    assert table.authority.state.proposal is not None
    assert table.authority.state.proposal.waiting == {1}
    table.do("jonas", m.Answer(yes=True))
    assert table.position.turn == 0
    table.do("jonas", m.Propose("end"))
    table.do("mai", m.Answer(yes=True))
    assert table.position.over


def test_whoever_shared_a_device_and_has_lost_the_seat_sees_nothing() -> None:
    """With a spectator's eyes they would see the hand of whom they shared it with."""
    table = Table.open(Settings(players=2), ["mai"])
    table.do("mai", m.SeatHere(1, "Lan"))
    table.authority.admits("mai#1")
    table.do("mai", m.ClearSeat(1))
    with pytest.raises(Refused, match="not_seated"):
        table.authority.admits("mai#1")


def test_nobody_shares_a_device_at_a_rated_table() -> None:
    table = Table.open(RATED, ["mai"])
    with pytest.raises(Refused, match="rated_accounts"):
        table.do("mai", m.SeatHere(1, "Lan"))
