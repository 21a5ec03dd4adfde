"""Clocks: nothing negative, nothing lost or invented, and what the end of time means."""

from dataclasses import dataclass, field
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule
from tests.table.play import BOTS, ENTROPY, Table

from tamaya.rules.actions import Action, Clue, ClueKind, Play
from tamaya.rules.legal import legal_actions
from tamaya.rules.outcome import Termination
from tamaya.table import events as e
from tamaya.table.authority import Authority
from tamaya.table.clock import BREATH, DAY, SECOND, Clock
from tamaya.table.errors import Refused
from tamaya.table.settings import RATED
from tamaya.wire import events as w
from tamaya.wire import messages as m
from tamaya.wire.actions import to_wire
from tamaya.wire.settings import Settings

FISCHER = Settings(
    players=2, first_player=0, clock="fischer", main_seconds=60, increment_seconds=5, open_order=True, undo=True
)


@dataclass
class Timed(Table):
    """A table with a watch."""

    now: int = 1_000_000
    accounts: frozenset[str] = field(default=frozenset(("mai", "jonas")))

    def do(self, user: str, command: m.Command, *, id: str | None = None, entropy: bytes = ENTROPY) -> Any:
        """The person's command acts now, unless somebody's time has run out before."""
        self.tick()
        entry = self.authority.propose(user, user, id, command, entropy, self.now, self.accounts)
        assert isinstance(entry, e.Entry)
        return self.accept(entry)

    def tick(self) -> None:
        """What is due happens."""
        entry = self.authority.overdue(self.now)
        if entry is not None:
            self.accept(entry)

    def wait(self, seconds: float) -> None:
        """Time goes by."""
        self.now += int(seconds * SECOND)
        self.tick()

    @property
    def clock(self) -> Clock:
        """The clock as of now."""
        assert self.authority.state.clock is not None
        return self.authority.state.clock.at(self.now)

    @property
    def left(self) -> list[float]:
        """Seconds per seat."""
        return [time / SECOND for time in self.clock.left]


def timed(**settings: Any) -> Timed:
    chosen = {name: getattr(FISCHER, name) for name in FISCHER.__struct_fields__} | settings
    table = Timed.open(Settings(**chosen), ["mai", "jonas"])
    assert isinstance(table, Timed)
    table.start()
    return table


def quiet(table: Table) -> Action:
    """A clue while there are tokens, else a discard."""
    return next(action for action in legal_actions(table.position) if not isinstance(action, Play))


def test_thinking_costs_and_a_turn_gives_the_increment() -> None:
    table = timed()
    table.wait(12)
    assert table.left == [48, 60]
    table.act(quiet(table))
    assert table.left == [53, 60]
    table.wait(7)
    table.act(quiet(table))
    assert table.left == [53, 58]


def test_a_turn_has_its_own_time() -> None:
    table = timed(clock="move", move_seconds=30)
    table.wait(29)
    assert table.left == [1, 30]
    table.act(quiet(table))
    assert table.left == [30, 30]


def test_a_day_is_a_day() -> None:
    table = timed(clock="days", turn_days=2)
    assert table.authority.due == table.now + 2 * DAY


def test_running_out_is_told_and_passes_nothing() -> None:
    table = timed()
    table.wait(61)
    assert table.authority.state.story[-1].events == (w.TimeOut(0),)
    assert table.left == [0, 60]
    assert table.authority.due is None
    table.wait(500)
    assert table.left == [0, 60]
    table.act(quiet(table))
    assert table.left == [5, 60]


def test_a_bot_takes_the_seat_and_the_person_comes_back() -> None:
    table = timed(time_out="bot")
    table.wait(61)
    seat = table.authority.state.seats[0]
    assert (seat.bot, seat.user, seat.away) == ("beginner", "mai", True)
    assert table.authority.state.host == "jonas"
    assert table.authority.due is None
    turn = table.authority.bot_turn()
    assert turn is not None
    table.act(quiet(table))
    table.do("mai", m.Sit())
    assert table.authority.state.seats[0].bot is None
    assert table.left == [BREATH / SECOND, 60]


def test_leaving_and_coming_back_makes_no_time() -> None:
    table = timed()
    table.wait(50)
    table.do("mai", m.Stand())
    table.wait(5)
    table.do("mai", m.Sit())
    assert table.left == [5, 60]


def test_a_rated_game_is_lost_by_time() -> None:
    table = Timed.open(RATED.__class__(**{**_fields(RATED), "players": 2}), ["mai", "jonas"])
    assert isinstance(table, Timed)
    table.start()
    slow = table.position.current
    table.wait(301)
    outcome = table.position.outcome
    assert outcome is not None
    assert (outcome.termination, outcome.score) == (Termination.TIMEOUT, 0)
    assert table.game.record.ended is not None
    assert table.game.record.ended.seat == slow
    assert table.authority.due is None


def _fields(settings: Settings) -> dict[str, Any]:
    return {name: getattr(settings, name) for name in settings.__struct_fields__}


def test_leaving_a_rated_game_loses_it() -> None:
    table = Timed.open(Settings(**{**_fields(RATED), "players": 2}), ["mai", "jonas"])
    table.start()
    table.do("jonas", m.Stand())
    outcome = table.position.outcome
    assert outcome is not None
    assert (outcome.termination, outcome.score) == (Termination.TERMINATED, 0)


def test_a_rated_game_is_for_people_with_accounts() -> None:
    table = Timed.open(Settings(**{**_fields(RATED), "players": 2}), ["mai"])
    assert isinstance(table, Timed)
    assert refused(table, "mai", m.AddBot(1, "beginner")) == "rated_people"
    table.do("eve", m.Sit())
    assert refused(table, "mai", m.Start()) == "rated_accounts"
    table.accounts = frozenset(("mai", "eve"))
    table.start()
    assert refused(table, "eve", m.Propose("undo")) == "undo_forbidden"


def refused(table: Timed, user: str, command: m.Command) -> str:
    with pytest.raises(Refused) as error:
        table.do(user, command)
    return error.value.code


def test_a_pause_is_by_consent_and_ended_by_anyone() -> None:
    table = timed()
    table.wait(10)
    table.do("mai", m.Propose("pause"))
    table.wait(3)
    table.do("jonas", m.Answer(True))
    table.wait(5000)
    assert table.left == [47, 60]
    assert table.authority.state.paused
    assert refused(table, "mai", m.Act(0, to_wire(quiet(table)))) == "paused"
    told = table.authority.snapshot("mai", "mai", (), table.now)
    assert told.table.paused
    assert told.game is not None
    assert told.game.legal is None
    table.do("jonas", m.Resume())
    table.wait(1)
    assert table.left == [46, 60]
    assert refused(table, "mai", m.Resume()) == "not_paused"


def test_undo_gives_no_thinking_back_and_takes_increments() -> None:
    table = timed()
    table.wait(10)
    table.act(quiet(table))
    assert table.left == [55, 60]
    table.wait(20)
    table.do("mai", m.Propose("undo"))
    table.do("jonas", m.Answer(True))
    assert table.left == [50, 40]
    table.wait(2)
    table.act(quiet(table))
    assert table.left == [53, 40]


def test_who_moves_again_after_an_undo_has_a_breath() -> None:
    table = timed()
    table.wait(58)
    table.act(quiet(table))
    table.do("jonas", m.Propose("undo"))
    table.do("mai", m.Answer(True))
    assert table.left == [BREATH / SECOND, 60]


def test_an_idle_player_is_replaced_by_the_others() -> None:
    table = timed(clock="none")
    wish = m.Propose("substitute", seat=0, bot="beginner")
    assert refused(table, "jonas", wish) == "nobody_left"
    table.now += 5 * 60 * SECOND
    table.do("jonas", wish)
    seat = table.authority.state.seats[0]
    assert (seat.bot, seat.away) == ("beginner", True)
    table.do("mai", m.Sit())
    assert table.authority.state.seats[0].bot is None


def test_moving_answers_the_question_whether_one_is_idle() -> None:
    table = Timed.open(Settings(players=3, first_player=0), ["mai", "jonas", "hoa"])
    assert isinstance(table, Timed)
    table.start()
    table.now += 5 * 60 * SECOND
    table.do("jonas", m.Propose("substitute", seat=0, bot="beginner"))
    assert table.authority.state.proposal is not None
    assert table.authority.state.proposal.waiting == {2}
    table.act(quiet(table))
    assert table.authority.state.proposal is None


def test_a_nudge_now_and_then() -> None:
    table = timed(clock="none")
    assert refused(table, "jonas", m.Nudge()) == "nudge_early"
    table.wait(60)
    assert refused(table, "mai", m.Nudge()) == "nobody_to_nudge"
    table.do("jonas", m.Nudge())
    assert table.authority.state.story[-1].events == (w.Nudged(0, "jonas"),)
    table.wait(599)
    assert refused(table, "jonas", m.Nudge()) == "nudge_early"
    table.wait(1)
    table.do("jonas", m.Nudge())


def test_a_host_who_stays_away_hands_on_between_games() -> None:
    table = Timed.open(Settings(players=2), ["mai", "jonas"])
    assert isinstance(table, Timed)
    assert table.authority.heir((0, 1), table.now) is None
    entry = table.authority.heir((1,), table.now)
    assert entry is not None
    table.accept(entry)
    assert table.authority.state.host == "jonas"
    table.start()
    assert table.authority.heir((0,), table.now) is None


def test_time_without_a_server_is_charged_by_the_calendar_only() -> None:
    table = timed()
    table.wait(10)
    table.now += 3600 * SECOND
    entry = table.authority.held(3600 * SECOND, table.now)
    assert entry is not None
    table.accept(entry)
    table.tick()
    assert table.left == [50, 60]
    days = timed(clock="days", turn_days=1)
    days.now += DAY
    assert days.authority.held(DAY, days.now) is None


def test_messages_say_what_is_left_when_they_are_sent() -> None:
    table = timed()
    change = table.act(quiet(table))
    told = change.projection(table.now + 9 * SECOND).message("jonas", "jonas", ())
    assert isinstance(told, m.Update)
    assert told.clock == m.ClockInfo((65 * SECOND, 51 * SECOND), 1)
    assert table.authority.time("mai", table.now + 100 * SECOND) == m.Time(m.ClockInfo((65 * SECOND, 0), 1))


@given(left=st.lists(st.integers(0, 10**9), min_size=2, max_size=5), times=st.lists(st.integers(0, 10**10)))
def test_looking_at_a_clock_changes_nothing(left: list[int], times: list[int]) -> None:
    clock = Clock(tuple(left), since=0, running=0)
    looked = clock
    for now in sorted(times):
        looked = looked.at(now)
    assert looked.left == clock.at(max(times, default=0)).left
    assert min(looked.left) >= 0


class Keeping(RuleBasedStateMachine):
    """Everything that can happen to a Fischer clock, beside books that are kept by hand."""

    table: Timed
    thought: list[int]
    given: list[int]
    gained: list[list[int]]

    @initialize()
    def begin(self) -> None:
        self.table = timed()
        self.thought = [0, 0]
        self.given = [0, 0]
        self.gained = [[], []]

    def clock(self) -> Clock:
        return self.table.clock

    @rule(milliseconds=st.integers(0, 40_000))
    def think(self, milliseconds: int) -> None:
        before = self.clock()
        running = before.running
        self.table.now += milliseconds
        if running is not None and not before.out:
            self.thought[running] += min(milliseconds, before.left[running])
        self.table.tick()

    @precondition(lambda self: not self.table.position.over and not self.table.authority.state.paused)
    @rule()
    def act(self) -> None:
        state = self.table.position
        action = next((a for a in legal_actions(state) if not isinstance(a, Play)), legal_actions(state)[0])
        self.table.act(action)
        self.gained[state.current].append(state.turn)

    @precondition(lambda self: not self.table.position.over)
    @rule(minutes=st.integers(0, 600))
    def restart(self, minutes: int) -> None:
        down = minutes * 60 * SECOND
        self.table.now += down
        entry = self.table.authority.held(down, self.table.now)
        if entry is not None:
            self.table.accept(entry)
        replayed = Authority.replay(self.table.log, BOTS)
        assert replayed.state == self.table.authority.state
        self.table.authority = replayed

    @precondition(lambda self: not self.table.position.over and self.table.authority.state.proposal is None)
    @rule(kind=st.sampled_from(["pause", "undo"]))
    def agree(self, kind: Any) -> None:
        before = self.clock()
        try:
            self.table.do("mai", m.Propose(kind))
        except Refused:
            return
        self.table.do("jonas", m.Answer(True))
        if kind == "pause":
            return
        turn, current = self.table.position.turn, self.table.position.current
        after = list(before.left)
        for seat in (0, 1):
            undone = [t for t in self.gained[seat] if t >= turn]
            self.gained[seat] = [t for t in self.gained[seat] if t < turn]
            due = after[seat] - 5 * SECOND * len(undone)
            after[seat] = max(due, BREATH if seat == current else 0)
            self.given[seat] += after[seat] - due
        assert list(self.clock().left) == after

    @precondition(lambda self: self.table.authority.state.paused)
    @rule()
    def resume(self) -> None:
        self.table.do("jonas", m.Resume())

    @invariant()
    def nothing_is_negative_lost_or_invented(self) -> None:
        if not hasattr(self, "table"):
            return
        for seat, left in enumerate(self.clock().left):
            assert left >= 0
            books = 60 * SECOND + 5 * SECOND * len(self.gained[seat]) + self.given[seat] - self.thought[seat]
            assert left == books


TestKeeping = Keeping.TestCase


def test_clue_and_play_are_both_turns() -> None:
    table = timed()
    table.act(Clue(1, ClueKind.RANK, 1))
    table.act(Play(table.position.hands[1][0]))
    assert table.left == [65, 65]
