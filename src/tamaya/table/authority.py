"""The authority over one table: commands in, numbered entries out. No I/O, no clock, no randomness of its own.

The caller keeps the log. A command is proposed, its entry committed, and only then accepted: what was told was committed before.

>>> from tamaya.wire.messages import Sit
>>> from tamaya.wire.settings import Settings
>>> table, log = Authority.open("t1", "u1", "Mai", Settings(players=2), bots=())
>>> entry = table.propose("u2", "Jonas", "c1", Sit(), entropy=b"")
>>> change = table.accept(entry)
>>> table.seq, table.propose("u2", "Jonas", "c1", Sit(), entropy=b"")
(2, 2)
>>> [type(change.projection().message(user, "", ())).__name__ for user in ("u1", "u2")]
['Update', 'Snapshot']
"""

from collections.abc import Collection, Iterable
from dataclasses import dataclass
from hashlib import sha256

from msgspec.structs import replace

from tamaya.records.record import Record, Undone
from tamaya.table import events as e
from tamaya.table.decide import BOT_USER, Request, clean_name, decide
from tamaya.table.done import Done
from tamaya.table.errors import Refused
from tamaya.table.evolve import evolve, opened
from tamaya.table.late import Late, LateProjection, LateStep, is_late
from tamaya.table.project import Projection, at_the_door, clock_info, missed, sight_of, snapshot, watchers
from tamaya.table.settings import check_settings
from tamaya.table.state import SHARED, TableState, owner
from tamaya.wire import messages as m
from tamaya.wire.settings import Settings

CLOCK_USER = "clock"
"""Who makes the entries that nobody asked for."""

STAND_IN = "beginner"
"""The bot that takes the seat of somebody whose time has run out."""


@dataclass(frozen=True, slots=True)
class Change:
    """A step of the table.

    Attributes:
        before: the table before it.
        after: the table after it.
        late: what it changed for spectators who see the table late.
    """

    before: TableState
    after: TableState
    late: LateStep | None = None

    def projection(self, now: int = 0) -> Projection | LateProjection:
        """What people are told of it, clocks as of ``now``."""
        prompt = Projection(self.before, self.after, now)
        if not is_late(self.before) and not is_late(self.after):
            return prompt
        return LateProjection(prompt, self.before, self.after, self.late, now)


@dataclass(frozen=True, slots=True)
class Trace:
    """The table from one moment on, without its game: kept for those who come back.

    Attributes:
        table: who sat where, under which settings, and which game was on.
        taken_back: what had been undone of it.
        watchers: who had seen hands without having a seat.
    """

    table: TableState
    taken_back: tuple[Undone, ...]
    watchers: frozenset[str] | None


@dataclass(frozen=True, slots=True)
class BotTurn:
    """A bot has to move: everything that it takes to make it think elsewhere. Holds secrets; never leaves the server.

    Attributes:
        user: as whom its answer is proposed.
        seat: the bot's.
        bot: its kind.
        seed: of its randomness.
        turn: for :class:`tamaya.wire.messages.Act`.
        record: the game so far, to be replayed into the seat's views.
    """

    user: str
    seat: int
    bot: str
    seed: int
    turn: int
    record: Record


def bot_seed(chance: bytes, seat: int) -> int:
    """The seed of the bot in a seat, from the game's chance."""
    return int.from_bytes(sha256(chance + f"|bot {seat}".encode()).digest()[:6], "big")


class Authority:
    """One table."""

    def __init__(self, state: TableState, bots: Collection[str]) -> None:
        self.state = state
        self._bots = bots
        self._done = Done()
        self._previewed: tuple[e.Entry, Change] | None = None
        self._late: Late | None = None

    @property
    def seq(self) -> int:
        """How many entries the table's log has."""
        return self.state.seq

    @classmethod
    def open(
        cls, table_id: str, user: str, name: str, settings: Settings, bots: Collection[str], now: int = 0
    ) -> tuple["Authority", list[e.Entry]]:
        """A new table; its maker sits in seat 0. Returns it with the log so far, to be committed.

        Raises:
            Refused: the settings don't make a game.
        """
        check_settings(settings)
        event = e.Opened(table_id, user, clean_name(name), settings)
        return cls(opened(event, now), bots), [e.Entry(1, e.EVENT_VERSION, user, None, event, now)]

    @classmethod
    def replay(cls, entries: Iterable[e.Entry], bots: Collection[str]) -> "Authority":
        """The table that a log leads to.

        Raises:
            ValueError: the log doesn't begin with the table's opening, or a number is missing.
        """
        rest = iter(entries)
        first = next(rest, None)
        if first is None or not isinstance(first.event, e.Opened):
            raise ValueError("a log begins with the opening of its table")
        table = cls(opened(first.event, first.at), bots)
        for entry in rest:
            table.accept(entry)
        return table

    def propose(
        self,
        user: str,
        name: str,
        command_id: str | None,
        command: m.Command,
        entropy: bytes,
        now: int = 0,
        accounts: Collection[str] = (),
    ) -> e.Entry | int:
        """The entry that the command makes, to be committed; or the number under which this very command acted before.

        Args:
            user: who asks; ``bot:2`` for the bot in seat 2.
            name: how they are called elsewhere; their seat's name goes first.
            command_id: the client's id, None for commands that can't come twice.
            command: what they ask.
            entropy: 64 fresh random bytes for a deal; else not looked at.
            now: the time, in milliseconds since 1970.
            accounts: those at the table who have an account, for the start of a rated game.

        Raises:
            Refused: nothing changes.
        """
        if command_id is not None and (known := self._done.seq_of(user, command_id)) is not None:
            return known
        request = Request(user, name, entropy, self._bots, max(now, self.state.at), accounts)
        return self._entry(user, command_id, decide(self.state, request, command), now)

    def _entry(self, user: str, command_id: str | None, event: e.TableEvent, now: int) -> e.Entry:
        return e.Entry(self.seq + 1, e.EVENT_VERSION, user, command_id, event, max(now, self.state.at))

    @property
    def due(self) -> int | None:
        """When somebody's time will have run out, in milliseconds since 1970; None while no clock runs."""
        return None if self.state.clock is None else self.state.clock.due

    def overdue(self, now: int) -> e.Entry | None:
        """The entry to commit first, if somebody's time has run out."""
        table, due = self.state, self.due
        if due is None or now < due:
            return None
        assert table.clock is not None
        assert table.clock.running is not None
        takes_over = table.settings.time_out == "bot" and not table.settings.rated and STAND_IN in self._bots
        bot = STAND_IN if takes_over else None
        return self._entry(CLOCK_USER, None, e.TimedOut(table.clock.running, bot), now)

    def held(self, milliseconds: int, now: int) -> e.Entry | None:
        """The entry to commit after a time without a server, if a clock runs that isn't charged for it."""
        if self.due is None or self.state.settings.clock == "days" or milliseconds <= 0:
            return None
        return self._entry(CLOCK_USER, None, e.Held(milliseconds), now)

    def heir(self, here: Collection[int], now: int) -> e.Entry | None:
        """The entry that hands a host's part on who has been away for long: to the first person who is here, between games."""
        table = self.state
        seat = table.sitting(table.host)
        if table.playing or (seat is not None and seat in here):
            return None
        user = next((table.seats[at].user for at in sorted(here) if table.seats[at].human), None)
        return None if user is None else self._entry(CLOCK_USER, None, e.HostLost(user), now)

    def preview(self, entry: e.Entry) -> Change:
        """What that entry, the next one, will change; nothing is changed yet, and accepting it won't work it out again."""
        if self._previewed is None or self._previewed[0] is not entry or self._previewed[1].before is not self.state:
            self._previewed = (entry, Change(self.state, evolve(self.state, entry.event, entry.at)))
        return self._previewed[1]

    def accept(self, entry: e.Entry) -> Change:
        """Take the next entry, which must be committed.

        Raises:
            ValueError: it isn't the next one.
        """
        if entry.seq != self.seq + 1:
            raise ValueError(f"entry {entry.seq} after {self.seq}")
        change = self.preview(entry)
        self.state = change.after
        self._previewed = None
        if entry.command_id is not None:
            self._done.add(entry.user, entry.command_id, entry.seq)
        if self._late is None and not is_late(change.after):
            return change
        return Change(change.before, change.after, self._seen_late(change))

    def _seen_late(self, change: Change) -> LateStep | None:
        """The step for those who see the table late; None where that has come to its end."""
        if not is_late(change.after):
            self._late = None
            return None
        if self._late is None:
            self._late = Late(change.before)
        return self._late.follow(change.after)

    def _late_for(self, user: str) -> Late | None:
        """The table as that person sees it, if they see it late."""
        return None if self.state.seat_of(user) is not None else self._late

    def trace(self) -> Trace:
        """What to keep of this moment for :meth:`missed`, while :meth:`follows`."""
        bare = replace(self.state, game=None, proposal=None, story=())
        return Trace(bare, self._taken_back, watchers(self.state))

    def follows(self, trace: Trace) -> bool:
        """Whether a trace is still good for this moment: nobody sat down, left or came in since, the same game is on, and nothing was undone."""
        then, now = trace.table, self.state
        same = then.seats is now.seats and then.settings is now.settings and then.number == now.number
        return same and trace.taken_back is self._taken_back and trace.watchers is watchers(self.state)

    def missed(self, trace: Trace, user: str, now: int = 0, *, since: int | None = None) -> list[m.Update] | None:
        """What happened since then, a number at a time, for one person; the last one tells what the table and the game have become.

        None where it takes a snapshot to tell: another game, an undo, other eyes, or eyes that see the table late. ``since``: a later
        number, for which the trace was still good.
        """
        if self._late_for(user) is not None:
            return None
        then, state = trace.table, self.state
        watched = user in (trace.watchers or ()) or state.seat_of(user) is not None
        if state.game is not None and state.settings.spectators == "hands" and not watched:
            # A trace has no game, and so doesn't tell whether they stood at the door then.
            return None
        same_eyes = then.sitting(user) == state.sitting(user) and sight_of(then, user) == sight_of(state, user)
        if not same_eyes or then.number != state.number or trace.taken_back is not self._taken_back:
            return None
        return missed(state, then.seq if since is None else since, user, now)

    @property
    def _taken_back(self) -> tuple[Undone, ...]:
        return () if self.state.game is None else self.state.game.record.undone

    def snapshot(self, user: str, name: str, here: tuple[int, ...], now: int = 0) -> m.Snapshot:
        """The table as that person may know it, its clock as of ``now``; ``here`` lists the seats whose people are connected."""
        late = self._late_for(user)
        return snapshot(self.state, user, name, here, now) if late is None else late.shown.snapshot(user, name, here)

    def time(self, user: str, now: int) -> m.Time | None:
        """The clock as of ``now``, for one person; None where none runs, or they see the table late."""
        clock = self.state.clock if self._late_for(user) is None else None
        info = clock_info(clock, now) if clock is not None and clock.running is not None else None
        return None if info is None else m.Time(info)

    def admits(self, user: str) -> None:
        """Whether that person may look at the table now.

        Raises:
            Refused: ``spectators_forbidden``, ``table_closed``, or ``not_seated`` for somebody who shared a device and has lost their seat: with
                a spectator's eyes they would see the hand of whom they shared it with.
        """
        if SHARED in user and self.state.seat_of(user) is None:
            raise Refused("not_seated")
        if self.state.closed:
            raise Refused("table_closed")
        if self.state.playing and self.state.settings.spectators == "none" and self.state.seat_of(user) is None:
            raise Refused("spectators_forbidden")

    def closing(self, user: str, now: int = 0) -> e.Entry | None:
        """The entry to commit to close the table for good, by whoever keeps order; None if it is closed."""
        if self.state.closed:
            return None
        return self._entry(user, None, e.Closed(), now)

    def watched(self, user: str, now: int = 0) -> e.Entry | None:
        """The entry to commit before that person, who has no seat, is shown the hands of the running game; None if there is no need."""
        return self._entry(user, None, e.Watched(user), now) if at_the_door(self.state, user) else None

    def asks_at_the_door(self, user: str) -> bool:
        """Whether that person, before they are shown hands, may be asked whether they would rather take a bot's seat."""
        state = self.state
        if (
            not at_the_door(state, user)
            or state.settings.rated
            or state.teaching
            or (state.daily and state.number == 1)
        ):
            return False
        # Who shares a device with a player has seen what they see.
        beside = any(seat.user is not None and owner(seat.user) == owner(user) for seat in state.seats)
        return not beside and any(seat.bot is not None for seat in state.seats)

    def bot_turn(self) -> BotTurn | None:
        """The bot that has to move now."""
        table, game = self.state, self.state.game
        if game is None or game.state.over or table.paused:
            return None
        at = game.state.current
        bot = table.seats[at].bot
        if bot is None:
            return None
        return BotTurn(f"{BOT_USER}{at}", at, bot, bot_seed(game.state.chance, at), game.state.turn, game.record)

    def record(self) -> Record:
        """The record of the game, to be opened once it has ended, with the names that people had then.

        Raises:
            Refused: ``game_running`` or ``no_game``.
        """
        game = self.state.game
        if game is None:
            raise Refused("no_game")
        if not game.state.over:
            raise Refused("game_running")
        return game.record
