"""What people do at a table, and what they may not."""

import random

import msgspec
import pytest
from tests.table.play import BOTS, ENTROPY, Table, refused

from tamaya.records.codec import dumps, loads
from tamaya.records.record import final_state
from tamaya.rules.actions import Clue, ClueKind, Discard, Play
from tamaya.rules.outcome import Termination
from tamaya.table.authority import Authority
from tamaya.table.errors import Refused
from tamaya.table.events import Entry
from tamaya.wire import events as w
from tamaya.wire import messages as m
from tamaya.wire.actions import WirePlay
from tamaya.wire.settings import Settings


def test_host_deals_when_every_seat_is_taken() -> None:
    table = Table.open(Settings(players=3), ["mai", "jonas"])
    assert refused(table, "mai", m.Start()) == "seats_free"
    table.do("mai", m.AddBot(2, "beginner"))
    assert refused(table, "jonas", m.Start()) == "host_only"
    table.start()
    assert table.authority.state.phase == "playing"
    assert table.authority.state.seats[2].bot == "beginner"


def test_a_bot_is_never_called_like_somebody_who_sits_there() -> None:
    table = Table.open(Settings(players=3), ["mai"])
    table.do("mai", m.AddBot(1, "beginner"))
    usual = table.authority.state.seats[1].name
    assert usual
    table.do("mai", m.ClearSeat(1))
    table.do("mai", m.Rename(usual.lower()))
    table.do("mai", m.AddBot(1, "beginner"))
    table.do("mai", m.AddBot(2, "beginner"))
    names = [seat.name for seat in table.authority.state.seats]
    assert usual not in names
    assert len({(name or "").casefold() for name in names}) == 3


def test_same_command_acts_once(table: Table) -> None:
    table.start()
    act = m.Act(0, WirePlay(0))
    change = table.do("mai", act, id="c1")
    assert table.authority.propose("mai", "mai", "c1", act, ENTROPY) == change.after.seq
    assert table.authority.seq == change.after.seq


def test_a_late_move_is_refused_not_played_on_the_wrong_turn(table: Table) -> None:
    table.start()
    assert refused(table, "mai", m.Act(1, WirePlay(0))) == "stale_turn"
    assert refused(table, "jonas", m.Act(0, WirePlay(5))) == "not_your_turn"
    assert refused(table, "eve", m.Act(0, WirePlay(0))) == "not_your_turn"
    assert refused(table, "mai", m.Act(0, WirePlay(7))) == "not_your_card"


def test_illegal_actions_name_the_rule(table: Table) -> None:
    table.start()
    with pytest.raises(Refused) as error:
        table.act(Discard(0))
    assert (error.value.code, error.value.rule) == ("tokens_full", "3 discard")


def test_new_cards_lie_left_and_a_hand_keeps_its_order(table: Table) -> None:
    table.start()
    assert table.game.orders[0] == (4, 3, 2, 1, 0)
    table.do("jonas", m.Reorder((5, 9, 8, 7, 6)))
    table.act(Play(2))
    assert table.game.orders[0] == (10, 4, 3, 1, 0)
    table.act(Play(9))
    assert table.game.orders[1] == (11, 5, 8, 7, 6)
    assert refused(table, "mai", m.Reorder((1, 2, 3))) == "order"


def test_a_private_order_is_its_owners() -> None:
    table = Table.open(Settings(players=2, first_player=0, open_order=False), ["mai", "jonas"])
    table.start()
    table.do("mai", m.Reorder((0, 1, 2, 3, 4)))
    mai, jonas = (table.told[user][-1] for user in ("mai", "jonas"))
    assert isinstance(mai, m.Update)
    assert isinstance(jonas, m.Update)
    assert mai.events == (w.Reordered(0, (0, 1, 2, 3, 4)),)
    assert jonas.events == ()
    game = table.authority.snapshot("jonas", "jonas", ()).game
    assert game is not None
    assert game.orders[0] == (4, 3, 2, 1, 0)


def test_what_was_asked_and_answered_stays_told_after_an_undo(table: Table) -> None:
    table.start()
    table.act(Play(2))
    table.do("mai", m.Propose("undo"))
    table.do("jonas", m.Answer(True))
    told = [event for entry in table.authority.snapshot("mai", "mai", ()).log for event in entry.events]
    asked = [event for event in told if isinstance(event, w.Proposed | w.Answered | w.Undone)]
    assert asked == [w.Proposed("undo", "mai", 0, "mai", 0), w.Answered("jonas", True, "jonas"), w.Undone(0)]
    assert not any(isinstance(event, w.PlayEvent | w.Misplay) for event in told)


def test_undo_by_consent_hides_the_card_again_where_it_lay(table: Table) -> None:
    table.start()
    before = table.position
    table.do("mai", m.Reorder((4, 2, 3, 1, 0)))
    table.act(Play(2))
    table.do("mai", m.Propose("undo"))
    assert refused(table, "mai", m.Answer(True)) == "not_asked"
    table.do("jonas", m.Answer(True))
    assert table.position == before
    assert table.game.orders[0] == (4, 2, 3, 1, 0)
    assert [undone.actions for undone in table.game.record.undone] == [(Play(2),)]
    told = table.told["mai"][-1]
    assert isinstance(told, m.Snapshot)
    assert told.game is not None
    assert all(card.identity is None for card in told.game.hands[0])
    assert not any(isinstance(event, w.PlayEvent | w.Misplay) for entry in told.log for event in entry.events)
    assert any(isinstance(event, w.Undone) for entry in told.log for event in entry.events)


def test_undo_is_refused_by_one_no(table: Table) -> None:
    table.start()
    assert refused(table, "mai", m.Propose("undo")) == "nothing_to_undo"
    table.act(Play(0))
    after = table.position
    table.do("jonas", m.Propose("undo"))
    assert refused(table, "jonas", m.Propose("end")) == "proposal_open"
    table.do("mai", m.Answer(False))
    assert table.authority.state.proposal is None
    assert table.position is after


def test_undo_against_bots_goes_back_to_ones_own_turn() -> None:
    table = Table.open(Settings(players=3, first_player=0), ["mai"])
    table.do("mai", m.AddBot(1, "beginner"))
    table.do("mai", m.AddBot(2, "novice"))
    table.start()
    before = table.position
    table.act(Play(0))
    table.act(Clue(0, ClueKind.RANK, 1))
    table.act(Clue(0, ClueKind.RANK, 2))
    table.do("mai", m.Propose("undo"))
    assert table.position == before


def test_moving_on_lets_an_undo_lapse(table: Table) -> None:
    table.start()
    table.act(Play(0))
    table.do("mai", m.Propose("undo"))
    table.act(Play(5))
    assert table.authority.state.proposal is None
    assert refused(table, "jonas", m.Answer(True)) == "no_proposal"


def test_no_undo_where_the_table_says_so() -> None:
    table = Table.open(Settings(players=2, undo=False), ["mai", "jonas"])
    table.start()
    table.play_on(random.Random(1), 1)
    assert refused(table, "mai", m.Propose("undo")) == "undo_forbidden"


def test_whoever_saw_hands_never_sits_behind_one() -> None:
    table = Table.open(Settings(players=2, first_player=0), ["mai"])
    table.do("mai", m.AddBot(1, "beginner"))
    table.start()
    entry = table.authority.watched("eve")
    assert entry is not None
    table.accept(entry)
    assert table.authority.watched("eve") is None
    assert refused(table, "eve", m.Propose("take", 1)) == "has_seen_hands"
    table.do("newcomer", m.Propose("take", 1))
    table.do("mai", m.Answer(True))
    assert table.authority.state.seats[1].user == "newcomer"
    assert table.authority.state.seats[1].bot is None


def test_spectators_see_what_the_table_says() -> None:
    for mode, faces in (("hands", True), ("backs", False)):
        table = Table.open(Settings(players=2, spectators=mode), ["mai", "jonas"])  # type: ignore[arg-type]
        table.start()
        table.watch("eve")
        game = table.authority.snapshot("eve", "eve", ()).game
        assert game is not None
        assert all((card.identity is not None) is faces for hand in game.hands for card in hand)
        assert game.legal is None
    table = Table.open(Settings(players=2, spectators="none"), ["mai", "jonas"])
    table.authority.admits("eve")
    table.start()
    with pytest.raises(Refused, match="spectators_forbidden"):
        table.authority.admits("eve")


def test_spectators_talk_apart_until_the_end(table: Table) -> None:
    table.listeners.append("caller")
    table.start()
    table.watch("eve")
    table.do("eve", m.Say("Jonas has a five!"))
    player, spectator, caller = (table.told[user][-1] for user in ("mai", "eve", "caller"))
    # Who stands at the door may yet take a seat.
    assert isinstance(caller, m.Update)
    assert caller.events == ()
    assert "five" not in str(table.authority.snapshot("caller", "caller", ()).log)
    assert isinstance(player, m.Update)
    assert isinstance(spectator, m.Update)
    assert player.events == ()
    assert spectator.events == (w.Said("eve", None, "Jonas has a five!", user="eve"),)
    assert not any(
        isinstance(e, w.Said) for entry in table.authority.snapshot("mai", "mai", ()).log for e in entry.events
    )


def test_chat_modes() -> None:
    for mode, say, phrase in (
        ("free", None, None),
        ("phrases", "phrases_only", None),
        ("none", "chat_closed", "chat_closed"),
    ):
        table = Table.open(Settings(players=2, chat=mode), ["mai", "jonas"])  # type: ignore[arg-type]
        for command, code in ((m.Say("hello"), say), (m.SayPhrase("hello"), phrase)):
            if code is None:
                table.do("jonas", command)
            else:
                assert refused(table, "jonas", command) == code
    table = Table.open(Settings(players=2), ["mai", "jonas"])
    assert refused(table, "mai", m.SayPhrase("play your first card")) == "unknown_phrase"
    assert refused(table, "mai", m.Say(" \u202e\u0000 ")) == "empty_text"


def test_end_by_vote(table: Table) -> None:
    table.start()
    table.do("mai", m.Propose("end"))
    table.do("jonas", m.Answer(True))
    outcome = table.position.outcome
    assert outcome is not None
    assert (outcome.termination, outcome.score) == (Termination.VOTE, 0)


def test_rematch_keeps_the_seats_and_deals_anew(table: Table) -> None:
    table.start()
    rng = random.Random(3)
    while not table.position.over:
        table.play_on(rng, 100)
    first = table.game.commitment
    phases = [table.authority.state.phase]
    table.start(entropy=bytes(64))
    phases.append(table.authority.state.phase)
    assert phases == ["ended", "playing"]
    assert table.authority.state.number == 2
    assert [seat.name for seat in table.authority.state.seats] == ["mai", "jonas"]
    assert table.game.commitment != first


def test_the_end_opens_every_hand(table: Table) -> None:
    table.start()
    rng = random.Random(3)
    while not table.position.over:
        table.play_on(rng, 100)
    told = table.told["mai"][-1]
    assert isinstance(told, m.Update)
    assert told.game is not None
    assert told.game.outcome is not None
    assert all(card.identity is not None for hand in told.game.hands for card in hand)


def test_host_hands_on_and_a_leaving_host_too(table: Table) -> None:
    assert refused(table, "jonas", m.MakeHost(1)) == "host_only"
    table.do("mai", m.MakeHost(1))
    assert table.authority.state.host == "jonas"
    table.do("jonas", m.Stand())
    assert table.authority.state.host == "mai"


def test_seats_before_the_game(table: Table) -> None:
    assert refused(table, "eve", m.Sit()) == "table_full"
    assert refused(table, "eve", m.Sit(0)) == "seat_taken"
    assert refused(table, "eve", m.Sit(5)) == "seat_unknown"
    assert refused(table, "mai", m.AddBot(1, "beginner")) == "seat_taken"
    table.do("mai", m.ClearSeat(1))
    assert refused(table, "mai", m.ClearSeat(1)) == "seat_free"
    assert refused(table, "mai", m.AddBot(1, "hal")) == "unknown_bot"
    table.do("mai", m.Sit(1))
    assert [seat.user for seat in table.authority.state.seats] == [None, "mai"]


def test_settings_change_between_games_only(table: Table) -> None:
    assert refused(table, "jonas", m.Configure(Settings(players=3))) == "host_only"
    table.do("mai", m.Configure(Settings(players=3, variant="avalanche")))
    assert len(table.authority.state.seats) == 3
    assert refused(table, "mai", m.Configure(Settings(players=2, variant="plaid"))) == "unknown_variant"
    table.do("eve", m.Sit())
    assert refused(table, "mai", m.Configure(Settings(players=2))) == "seats_taken"
    table.start()
    assert refused(table, "mai", m.Configure(Settings(players=3))) == "game_running"


def test_names_are_cleaned(table: Table) -> None:
    table.do("mai", m.Rename("  Mai\u202e\n Lan "))
    assert table.authority.state.seats[0].name == "Mai Lan"
    assert refused(table, "mai", m.Rename("\u200b")) == "empty_name"
    assert refused(table, "eve", m.Rename("Eve")) == "not_seated"


def test_the_record_is_opened_at_the_end(table: Table) -> None:
    with pytest.raises(Refused, match="no_game"):
        table.authority.record()
    table.start()
    with pytest.raises(Refused, match="game_running"):
        table.authority.record()
    table.act(Play(0))
    table.do("mai", m.Propose("undo"))
    table.do("jonas", m.Answer(True))
    rng = random.Random(3)
    while not table.position.over:
        table.play_on(rng, 100)
    record = loads(dumps(table.authority.record()))
    assert final_state(record) == table.position
    assert record.players == ("mai", "jonas")
    assert [undone.actions for undone in record.undone] == [(Play(0),)]


def test_the_record_names_those_who_played(table: Table) -> None:
    table.start()
    table.do("jonas", m.Rename("Jonas Berg"))
    rng = random.Random(3)
    while not table.position.over:
        table.play_on(rng, 100)
    table.do("jonas", m.Stand())
    table.do("eve", m.Sit())
    assert table.authority.record().players == ("mai", "Jonas Berg")


def test_a_log_leads_to_the_same_table(table: Table) -> None:
    table.start()
    table.play_on(random.Random(5), 20)
    table.do("jonas", m.Say("hm"))
    encoded = [msgspec.json.encode(entry) for entry in table.log]
    again = Authority.replay((msgspec.json.decode(line, type=Entry) for line in encoded), BOTS)
    assert again.state == table.authority.state


def test_a_log_with_a_gap_is_refused(table: Table) -> None:
    with pytest.raises(ValueError, match="a log begins with"):
        Authority.replay(table.log[1:], BOTS)
    table.start()
    with pytest.raises(ValueError, match="entry 3 after 1"):
        Authority.replay([table.log[0], table.log[2]], BOTS)
