"""A table that is in memory: one command at a time, each committed before anybody hears of it."""

import logging
from asyncio import Future, Task, get_running_loop
from collections.abc import Callable
from functools import partial

from sqlalchemy import Connection

from tamaya.server.alarms import Alarms
from tamaya.server.audience import Audience, Viewer, frame
from tamaya.server.config import Config
from tamaya.server.finished import kept_at_end
from tamaya.server.metrics import FAN_OUT
from tamaya.server.names import log_name
from tamaya.server.peers import Peers
from tamaya.server.rated import rated_end, told
from tamaya.server.steps import ClockStep, CommandStep, FollowStep, Step, WatchStep
from tamaya.server.storage.failures import StorageFailed
from tamaya.server.storage.log import News, UnreadableLog, rest
from tamaya.server.storage.ratings import Kept, game_at, settle
from tamaya.server.storage.store import Store, Work
from tamaya.server.telling import Telling
from tamaya.table.authority import Authority, BotTurn
from tamaya.table.errors import Refused
from tamaya.table.events import Entry, GameStarted
from tamaya.table.state import TableState
from tamaya.wire.actions import Reason
from tamaya.wire.messages import Command, Done, Refusal

log = logging.getLogger(__name__)


Think = Callable[["LiveTable", BotTurn], "Task[None]"]
"""Starts a bot's thinking about a turn at a table."""


def _unawaited(_table: "LiveTable", _before: TableState) -> None:
    """Nobody is told who has to move."""


def _unnoticed(_table: "LiveTable") -> None:
    """Nobody keeps a list."""


class LiveTable:
    """One table, its viewers and what waits to be done at it.

    Everything here runs in the event loop and awaits nothing: steps wait in a queue while an entry is being committed. So no slow
    reader and no slow disk can hold a table's lock; there is none.

    Attributes:
        awaited: told of every step that this process made, with what was before.
        noticed: told of every change, and of who comes and goes.
        outgrown: told when a newer program has written to the log what this one can't read; lets go of the table.
        alarms: what happens when time goes by.
    """

    def __init__(
        self,
        authority: Authority,
        store: Store,
        config: Config,
        entropy: Callable[[], bytes],
        think: Think,
        now: Callable[[], int],
        peers: Peers,
        changed: Callable[[TableState], None] = lambda _: None,
    ) -> None:
        self.authority = authority
        self.audience = Audience()
        self.id = authority.state.id
        self.closed = False
        self._store = store
        self._entropy = entropy
        self._think = think
        self._now = now
        self._peers = peers
        self._changed = changed
        self._limits = config.limits
        self._steps: list[Step] = []
        self._committing = False
        self._telling = Telling(authority, self.audience, config.limits.missed, now, self._hold_back)
        self._turn: BotTurn | None = None
        self._thinking: Task[None] | None = None
        self.awaited: Callable[[LiveTable, TableState], None] = _unawaited
        self.noticed: Callable[[LiveTable], None] = _unnoticed
        self.outgrown: Callable[[LiveTable], None] = LiveTable.close
        self.alarms = Alarms(self, now, config.limits.host_away_seconds)

    # ------------------------------------------------------------ what is asked

    def do(
        self,
        user: str,
        name: str,
        command_id: str,
        command: Command,
        *,
        only_at: BotTurn | None = None,
        accounts: frozenset[str] = frozenset(),
        reason: Reason | None = None,
        tell: Callable[[Done | Refusal], None] | None = None,
    ) -> "Future[Done | Refusal]":
        """Carry out a command in its turn; the answer comes after the viewers were told.

        Args:
            only_at: a bot's answer counts only while its question stands.
            accounts: those at the table who have an account, for the start of a rated game.
            reason: a bot's, for its move.
            tell: called with the answer at once, while the loop's round lasts in which the viewers are told: a socket sends both in one go.
        """
        answer: Future[Done | Refusal] = get_running_loop().create_future()
        step = CommandStep(
            user, name, command_id, command, self._entropy, self._now, answer, only_at, accounts, reason, tell
        )
        self.queue(step)
        return answer

    def join(self, viewer: Viewer, since: int | None, *, door: bool = False) -> None:
        """Show the table to a viewer, as soon as nothing is being committed and it is written down that they see hands, unless at the ``door``."""
        if viewer in self.audience:
            if not door and self.authority.watched(viewer.user) is not None:
                # They have stood at the door, and come in to watch.
                self.audience.hold_back(viewer.user)
                self.queue(WatchStep(viewer.user, self._now))
                return
            self._telling.catch_up(viewer, since)
            self._telling.tell_time(viewer)
            viewer.send(frame(self.audience.presence(self.authority.state)))
            return
        if self.audience.count(viewer.user) >= self._limits.sockets_per_person:
            viewer.refuse("too_many_sockets")
            return
        self.audience.wait(viewer, since)
        if self._peers.several or (since is not None and since > self.authority.seq):
            # They may come from another worker, and know more than this one.
            self.queue(FollowStep(None))
        self.queue(WatchStep(viewer.user, self._now, door))

    def leave(self, viewer: Viewer) -> None:
        """Forget a viewer."""
        self.audience.remove(viewer)
        self.tell_presence()

    @property
    def needed(self) -> bool:
        """Whether somebody looks at the table here, or it is driven from here. If not, whoever comes reads the log first."""
        return not self.audience.empty or self._peers.drives(self.id)

    def hear(self, seq: int | None) -> bool:
        """Somebody says that the log goes up to that number, or perhaps further than is known here; return whether that is news."""
        news = self.needed and (seq is None or seq > self.authority.seq)
        if news and not self.closed and not any(isinstance(step, FollowStep) for step in self._steps):
            self.queue(FollowStep(seq))
        return news

    @property
    def idle(self) -> bool:
        """Whether nothing is lost when the table leaves memory."""
        return self.audience.empty and not self._committing and not self._steps and self._thinking is None

    def close(self) -> None:
        """Take no more steps; viewers are told to come back."""
        self.closed = True
        if self._thinking is not None:
            self._thinking.cancel()
        self.alarms.cancel()
        while self._steps:
            self._refuse(self._steps.pop(0), "restart")
        for viewer in self.audience.everyone():
            viewer.close("restart")

    # ------------------------------------------------------------ one step after the other

    def queue(self, step: Step) -> None:
        """Let a step wait for its turn."""
        if self.closed:
            self._refuse(step, "restart")
            return
        self._steps.append(step)
        self._go_on()

    def _go_on(self) -> None:
        while self._steps and not self._committing:
            if isinstance(self._steps[0], CommandStep) and (owed := self.alarms.owed()) is not None:
                # Whoever is late is late, also when their move is faster than the alarm.
                self._steps.insert(0, owed)
            step = self._steps.pop(0)
            if isinstance(step, FollowStep):
                if step.seq is None or step.seq > self.authority.seq:
                    self._follow(step)
                continue
            try:
                entry = step.entry(self.authority)
                also = None if entry is None else self._with_it(entry)
            except Refused as refused:
                self._refuse(step, refused.code, refused.rule)
            except Exception:
                log.exception("a table failed", extra={"table": log_name(self.id)})
                self._refuse(step, "internal")
            else:
                if entry is None:
                    self._finish(step)
                else:
                    self._commit(step, entry, also)

    def _with_it(self, entry: Entry) -> "Work[None] | None":
        """What to write in the commit of an entry that ends a game: the game, what it moves if it was rated, and that the table rests."""
        change = self.authority.preview(entry)
        keep, end = kept_at_end(change), rated_end(change, entry.at)
        if keep is None:
            return None

        def work(connection: Connection) -> None:
            rest(connection, self.id)
            keep(connection)
            if end is not None:
                settle(connection, end)

        return work

    def _commit(self, step: Step, entry: Entry, also: "Work[None] | None") -> None:
        self._committing = True
        appended = self._store.append(self.id, entry, starts=isinstance(entry.event, GameStarted), also=also)
        appended.add_done_callback(partial(self._committed, step, entry))

    def _committed(self, step: Step, entry: Entry, committed: "Future[bool]") -> None:
        self._committing = False
        try:
            fresh = committed.result()
        except StorageFailed:
            # Where the answer was lost with the database, the entry may be there after all.
            self._refuse(step, "storage")
            self._steps.append(FollowStep(None))
        else:
            if fresh:
                before = self.authority.state
                self._accept(entry)
                self.awaited(self, before)
                if self.audience.known_elsewhere:
                    self._peers.moved(self.id, entry.seq)
                if isinstance(entry.event, GameStarted):
                    self._peers.awake(self.id)
                if isinstance(step, CommandStep):
                    step.acted_as = entry.seq
                self._finish(step)
            else:
                # Somebody else appended to this log, or the command acted so long ago that only the database knows.
                self._follow(step)
        self._go_on()

    def _follow(self, step: Step) -> None:
        """Take over what was appended elsewhere, then go on with the step."""
        self._committing = True
        command = (step.user, step.command_id) if isinstance(step, CommandStep) else None
        self._store.news(self.id, self.authority.seq, command).add_done_callback(partial(self._followed, step))

    def _followed(self, step: Step, loaded: "Future[News]") -> None:
        self._committing = False
        try:
            news = loaded.result()
            for entry in news.entries:
                self._accept(entry)
            if news.entries and self.authority.seq < news.entries[-1].seq:
                raise ValueError("the log doesn't go on from here")
        except StorageFailed:
            self._refuse(step, "storage")
        except UnreadableLog:
            # A newer program is at work, and this one is about to be replaced: whoever is here comes back to that.
            log.warning("a table's log is newer than this program", extra={"table": log_name(self.id)})
            self._refuse(step, "restart")
            self.outgrown(self)
        except Exception:
            log.exception("a table can't be read", extra={"table": log_name(self.id)})
            self._refuse(step, "internal")
        else:
            if isinstance(step, CommandStep):
                step.acted_as = news.acted_as or 0
            if not isinstance(step, FollowStep):
                self._steps.insert(0, step)
        self._go_on()

    def _accept(self, entry: Entry) -> None:
        try:
            change = self.authority.accept(entry)
        except Exception:
            # Written down, yet not to be told: the next start would fail in the same way, so say it loudly.
            log.exception("an entry can't be replayed", extra={"table": log_name(self.id), "seq": entry.seq})
            return
        with FAN_OUT.time():
            self._telling.tell(change)
            self.tell_presence()
        self._changed(change.after)
        if change.before.playing and not change.after.playing:
            self.look_for_a_rating()
        self.look_after()
        self.noticed(self)

    def _finish(self, step: Step) -> None:
        if isinstance(step, WatchStep):
            self._let_in(step.user)
        elif isinstance(step, CommandStep):
            step.finish()

    def _refuse(self, step: Step, code: str, rule: str | None = None) -> None:
        if isinstance(step, CommandStep):
            step.refuse(code, rule)
            return
        if isinstance(step, ClockStep):
            # It couldn't be written down, nor can what waits behind it. It is still due.
            self.alarms.set_again()
            if self._steps and isinstance(self._steps[0], CommandStep):
                self._refuse(self._steps.pop(0), code)
            return
        if isinstance(step, FollowStep):
            return
        # What they would see can't be written down just now: they may try again.
        for viewer in self.audience.give_up(step.user):
            viewer.close("restart")

    # ------------------------------------------------------------ what is told

    def _hold_back(self, user: str) -> None:
        """A spectator is about to see hands of a game: first it is written down that they do, then they see them."""
        self.audience.hold_back(user)
        self._steps.append(WatchStep(user, self._now))

    def _let_in(self, user: str) -> None:
        fresh = self.audience.admit(user)
        for viewer, since in fresh:
            self._telling.catch_up(viewer, since)
            if since is not None:
                self._telling.tell_time(viewer)
        if not self.tell_presence():
            now = frame(self.audience.presence(self.authority.state))
            for viewer, _ in fresh:
                viewer.send(now)

    def look_for_a_rating(self) -> None:
        """Tell what the game moved, if it was rated and has ended."""
        state = self.authority.state
        if state.phase != "ended" or not state.settings.rated:
            return
        read = self._store.read(lambda connection: game_at(connection, self.id, state.number))
        read.add_done_callback(self._was_rated)

    def _was_rated(self, read: "Future[Kept | None]") -> None:
        try:
            kept = read.result()
        except StorageFailed:
            return
        if kept is None or self.closed:
            return
        self._telling.tell_rated(told(kept))

    def tell_presence(self) -> bool:
        """Tell everyone who is here, if that isn't what they know; return whether it was told."""
        self.alarms.look_for_a_host()
        news = self.audience.news(self.authority.state)
        if news is None:
            return False
        self.announce()
        self._telling.everyone(news)
        self.noticed(self)
        return True

    def announce(self) -> None:
        """Tell the other workers who is here."""
        self._peers.here(self.id, self.audience.users())

    # ------------------------------------------------------------ without being asked

    @property
    def driven(self) -> bool:
        """Whether this worker looks after the table's bots and clocks."""
        return self._peers.drives(self.id)

    def look_after(self) -> None:
        """See to what happens without anybody asking, or leave it to the worker that drives the table."""
        self.look_after_bots()
        self.alarms.set()

    def look_after_bots(self) -> None:
        """Let the bot think whose turn it is, unless it does already; stop one whose turn is gone."""
        turn = None if self.closed or not self.driven else self.authority.bot_turn()
        if turn == self._turn and self._thinking is not None:
            return
        if self._thinking is not None:
            self._thinking.cancel()
            self._thinking = None
        self._turn = turn
        if turn is not None:
            task = self._thinking = self._think(self, turn)
            task.add_done_callback(self._thought)

    def _thought(self, task: "Task[None]") -> None:
        if task is self._thinking:
            self._thinking = None
