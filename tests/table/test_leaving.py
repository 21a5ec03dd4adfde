"""A seat that its person leaves during the game, and comes back to."""

from tests.table.play import Table, refused

from tamaya.rules.actions import Play
from tamaya.wire import messages as m
from tamaya.wire.actions import WirePlay
from tamaya.wire.settings import Settings


def test_leaving_keeps_the_seat_and_coming_back_takes_it(table: Table) -> None:
    table.start()
    table.do("jonas", m.Stand())
    assert [seat.away for seat in table.authority.state.seats] == [False, True]
    assert refused(table, "eve", m.Sit(1)) == "game_running"
    table.do("jonas", m.Sit())
    assert [seat.away for seat in table.authority.state.seats] == [False, False]
    snapshot = table.told["jonas"][-1]
    assert isinstance(snapshot, m.Snapshot)
    assert snapshot.you.seat == 1
    assert snapshot.game is not None
    assert all(card.identity is None for card in snapshot.game.hands[1])


def test_who_left_in_their_own_turn_has_nothing_to_do_until_they_are_back(table: Table) -> None:
    table.start()
    table.act(Play(0))

    def legal() -> m.Legal | None:
        told = table.told["jonas"][-1]
        assert isinstance(told, m.Snapshot)
        assert told.game is not None
        return told.game.legal

    table.do("jonas", m.Stand())
    assert legal() is None
    assert refused(table, "jonas", m.Act(1, WirePlay(5))) == "not_your_turn"
    table.do("jonas", m.Sit())
    assert legal() is not None


def test_who_left_still_sees_no_more_than_from_the_seat(table: Table) -> None:
    table.start()
    table.do("jonas", m.Stand())
    game = table.authority.snapshot("jonas", "jonas", ()).game
    assert game is not None
    assert all(card.identity is None for card in game.hands[1])


def test_a_bot_takes_a_leavers_seat_by_consent(table: Table) -> None:
    table.start()
    table.act(Play(0))
    table.do("jonas", m.Stand())
    assert table.authority.bot_turn() is None
    assert refused(table, "mai", m.Propose("substitute", 0, "beginner")) == "nobody_left"
    assert refused(table, "mai", m.Propose("substitute", 1, "hal")) == "unknown_bot"
    table.do("mai", m.Propose("substitute", 1, "beginner"))
    turn = table.authority.bot_turn()
    assert turn is not None
    assert (turn.seat, turn.bot) == (1, "beginner")
    table.act(Play(5))
    table.do("jonas", m.Sit())
    assert table.authority.state.seats[1].bot is None


def test_whose_move_is_to_be_taken_back_may_come_back_and_be_asked_no_less() -> None:
    table = Table.open(Settings(players=3, first_player=2), ["mai", "jonas", "hoa"])
    table.start()
    table.act(Play(10))
    table.do("hoa", m.Stand())
    table.do("mai", m.Propose("undo"))
    proposal = table.authority.snapshot("jonas", "jonas", ()).table.proposal
    assert proposal is not None
    assert (proposal.seat, proposal.turn, proposal.waiting) == (2, 0, (1,))
    table.do("hoa", m.Sit())
    table.do("jonas", m.Answer(True))
    assert table.authority.state.game is not None
    assert table.authority.state.game.state.turn == 0


def test_who_comes_back_keeps_the_seat_that_was_asked_for() -> None:
    table = Table.open(Settings(players=3, first_player=2), ["mai", "jonas", "hoa"])
    table.start()
    table.do("hoa", m.Stand())
    table.do("mai", m.Propose("substitute", 2, "beginner"))
    table.do("hoa", m.Sit())
    assert refused(table, "jonas", m.Answer(True)) == "no_proposal"
    assert table.authority.state.seats[2].bot is None
    table.act(Play(10))
