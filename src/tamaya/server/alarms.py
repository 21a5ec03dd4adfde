"""What happens at a table when time goes by, without anybody asking."""

from asyncio import TimerHandle, get_running_loop
from collections.abc import Callable
from typing import Protocol

from tamaya.server.audience import Audience
from tamaya.server.steps import ClockStep, Step
from tamaya.table.authority import Authority
from tamaya.table.events import Entry

AGAIN = 2.0
"""Seconds until something due is tried again that couldn't be committed."""

LONGEST = 24 * 3600.0
"""Seconds that a timer waits at most: a loop's can't wait for months."""


class Watched(Protocol):
    """A table in memory, as its alarms know it."""

    authority: Authority
    audience: Audience
    closed: bool

    @property
    def driven(self) -> bool:
        """Whether this worker looks after it."""

    def queue(self, step: Step) -> None:
        """Let a step wait for its turn."""


class Alarms:
    """The alarms of one table: when its running time runs out, and when a host has been away for long."""

    __slots__ = ("_alarm", "_at", "_host", "_host_away", "_now", "_table", "_without_server")

    def __init__(self, table: Watched, now: Callable[[], int], host_away: float) -> None:
        self._table = table
        self._now = now
        self._host_away = host_away
        self._alarm: TimerHandle | None = None
        self._at: int | None = None
        self._host: TimerHandle | None = None
        self._without_server: Callable[[int], int] = lambda _since: 0

    def set(self) -> None:
        """See to it that what is due happens, when it is."""
        due = self._due()
        if due == self._at and due is not None and self._now() < due:
            return
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        self._at = due
        if due is not None:
            wait = min(max(0, due - self._now()) / 1000, LONGEST)
            self._alarm = get_running_loop().call_later(wait, self._ring)

    def set_again(self) -> None:
        """What is due couldn't be written down: try again in a moment."""
        get_running_loop().call_later(AGAIN, self._try_again)

    def cancel(self) -> None:
        """Ring no more."""
        for alarm in (self._alarm, self._host):
            if alarm is not None:
                alarm.cancel()

    def owed(self) -> ClockStep | None:
        """What has to be written down before anybody's command: time to be given back, or that somebody's has run out."""
        if self._held(self._table.authority) is not None:
            return ClockStep(self._held)
        due = self._table.authority.due
        if due is None or self._now() < due:
            return None
        return ClockStep(lambda authority: authority.overdue(self._now()))

    def hold(self, without_server: Callable[[int], int]) -> bool:
        """See to it that nobody is charged for the time since the last entry in which there was no server; return whether any was."""
        self._without_server = without_server
        owed = self._held(self._table.authority) is not None
        if owed:
            self._table.queue(ClockStep(self._held))
        return owed

    def _held(self, authority: Authority) -> Entry | None:
        return authority.held(self._without_server(authority.state.at), self._now())

    def look_for_a_host(self) -> None:
        """Give a host who went away some minutes to come back."""
        table = self._table
        missed = not table.closed and table.authority.heir(table.audience.here(table.authority.state), 0) is not None
        if not missed and self._host is not None:
            self._host.cancel()
            self._host = None
        elif missed and self._host is None:
            self._host = get_running_loop().call_later(self._host_away, self._hand_on)

    def _due(self) -> int | None:
        """When this worker has to do something at the table."""
        return self._table.authority.due if not self._table.closed and self._table.driven else None

    def _ring(self) -> None:
        self._at = None
        owed = None if self._due() is None else self.owed()
        if owed is not None:
            self._table.queue(owed)
        else:
            self.set()

    def _try_again(self) -> None:
        if not self.hold(self._without_server):
            self.set()

    def _hand_on(self) -> None:
        self._host = None
        here = self._table.audience.here
        self._table.queue(ClockStep(lambda authority: authority.heir(here(authority.state), self._now())))
