"""What the tables wait for, kept in the database: so that a table can sleep for months and its clock still rings."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress

import msgspec

from tamaya.server.storage import clocks
from tamaya.server.storage.clocks import Agenda
from tamaya.server.storage.failures import StorageFailed
from tamaya.server.storage.store import Store
from tamaya.table.state import SHARED, TableState, owner
from tamaya.wire.http import AboutTable

log = logging.getLogger(__name__)

FLUSH = 5.0
"""Seconds between two writings of what has changed: a game costs a row in five seconds, not one a move. A list of one's tables that
another worker gives is that late; after a kill the log says what wasn't written."""

BEAT = 5.0
"""Seconds between two signs of life. A server that is killed loses count of that much at most, in the players' favour."""

ROUND = 20.0
"""Seconds between two looks for sleeping tables whose time comes."""


class Agendas:
    """Writes down what tables wait for, and wakes those that sleep when their time comes."""

    def __init__(self, store: Store, wake: Callable[[str], Awaitable[object]]) -> None:
        self._store = store
        self._now = store.now
        self._wake = wake
        self._changed: dict[str, TableState] = {}
        self._seated: dict[str, Sequence[tuple[str, int]]] = {}
        self._downtimes: list[tuple[int, int]] = []
        self._flushing = asyncio.Lock()
        self._tasks: list[asyncio.Task[None]] = []
        self._soon: asyncio.TimerHandle | None = None
        self._writing: asyncio.Task[None] | None = None
        self._closed = False

    async def start(self) -> None:
        """Find out how long there was no server, and begin to look after sleeping tables."""
        if self._store.database.shared:
            await self._store.synchronise()
        # Of several workers another may have said that it is there, a moment ago.
        least = int(2 * BEAT * 1000) if self._store.database.shared else 0
        now = self._now()
        self._downtimes = await self._store.write(lambda connection: clocks.began(connection, now, least))
        self._tasks.append(asyncio.create_task(self._repeat(BEAT, self._beat)))
        self._tasks.append(asyncio.create_task(self._repeat(ROUND, self._look_round)))

    def note(self, state: TableState) -> None:
        """A table has changed."""
        self._changed[state.id] = state
        if self._soon is None and not self._closed:
            self._soon = asyncio.get_running_loop().call_later(FLUSH, self._begin_flush)

    def _begin_flush(self) -> None:
        self._soon = None
        self._writing = asyncio.create_task(self._write())

    async def _write(self) -> None:
        try:
            await self.flush()
        except StorageFailed:
            log.warning("what tables wait for can't be written down; trying again")
            if self._soon is None and not self._closed:
                self._soon = asyncio.get_running_loop().call_later(BEAT, self._begin_flush)

    def noted(self, table_id: str) -> bool:
        """Whether everything about a table is written down."""
        return table_id not in self._changed and not self._flushing.locked()

    def forget(self, table_id: str) -> None:
        """A table sleeps."""
        self._seated.pop(table_id, None)

    def without_server(self, since: int) -> int:
        """Milliseconds since then in which there was no server."""
        return sum(max(0, ended - max(began, since)) for began, ended in self._downtimes)

    async def flush(self) -> None:
        """Write down what has changed."""
        async with self._flushing:
            if not self._changed:
                return
            states, self._changed = list(self._changed.values()), {}
            rows = [row_of(state) for state in states]
            seats = [(state.id, people) for state in states if (people := _people(state)) != self._seated.get(state.id)]
            try:
                await self._store.write(lambda connection: clocks.note(connection, rows, seats))
            except StorageFailed:
                self._changed = {state.id: state for state in states} | self._changed
                raise
            self._seated.update(seats)

    async def _beat(self) -> None:
        now = self._now()
        await self._store.write(lambda connection: clocks.beat(connection, now))

    async def _look_round(self) -> None:
        until = self._now() + int(2 * ROUND * 1000)
        for table_id in await self._store.read(lambda connection: clocks.due_until(connection, until)):
            await self._wake(table_id)

    async def _repeat(self, every: float, work: Callable[[], Awaitable[None]]) -> None:
        while True:
            try:
                await work()
            except StorageFailed:
                log.warning("the storage can't be asked; trying again")
            except Exception:
                log.exception("looking after sleeping tables failed")
            await asyncio.sleep(every)

    async def close(self) -> None:
        """Write down what there is, and when the server was there last."""
        self._closed = True
        if self._soon is not None:
            self._soon.cancel()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with suppress(StorageFailed):
            await self.flush()
            await self._beat()


def row_of(state: TableState) -> Agenda:
    """What a table waits for."""
    game, at = state.game, state.to_move
    due = None if state.clock is None else state.clock.due
    bot = state.playing and not state.paused and game is not None and state.seats[game.state.current].bot is not None
    return Agenda(
        table_id=state.id,
        seq=state.seq,
        phase=state.phase,
        turn_of=None if at is None else owner(state.seats[at].user or "") or None,
        turn_at=state.turn_at or state.at,
        due=due,
        real_time=state.settings.clock != "days",
        bot_moves=bot,
        updated_at=state.at,
        about=msgspec.json.encode(about(state)).decode(),
    )


def about(state: TableState) -> AboutTable:
    """What a list says of a table."""
    settings = state.settings
    names = tuple(seat.name or None for seat in state.seats)
    current = None if state.game is None or state.game.state.over else state.game.state.current
    return AboutTable(names, settings.variant, settings.clock, settings.rated, current, state.paused)


def _people(state: TableState) -> list[tuple[str, int]]:
    # Nobody waits in a lesson, and it can be begun again: left in the middle, it would only stay in the list.
    if state.teaching:
        return []
    # Who shares a device hears of it through its owner.
    return [(seat.user, at) for at, seat in enumerate(state.seats) if seat.user and SHARED not in seat.user]
