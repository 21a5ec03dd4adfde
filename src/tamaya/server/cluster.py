"""A worker among others over one PostgreSQL.

It says that it is alive, hears which tables moved elsewhere, and looks after the bots and clocks of the tables that it has leases for.
Nothing here has to be right for the logs to be: whoever appends with a number that is taken looks again. Leases only keep two workers
from doing the same work, and hints from finding out late. A worker that isn't sure of its leases any more stops driving by itself.
"""

import asyncio
import logging
from asyncio import Task, create_task
from collections.abc import Collection, Coroutine, Mapping
from time import monotonic
from typing import Any, Protocol

from tamaya.server.bus import Bus
from tamaya.server.live import LiveTable
from tamaya.server.metrics import GAPS, LEASES, OTHERS
from tamaya.server.names import log_name
from tamaya.server.storage import workers
from tamaya.server.storage.failures import StorageFailed
from tamaya.server.storage.store import Store

log = logging.getLogger(__name__)

BATCH = 50
"""Tables that are taken over at once; then others may take some."""

STALE = 3
"""Beats after which it is forgotten who another worker said was there."""


class Tables(Protocol):
    """The tables of this process."""

    @property
    def live(self) -> Mapping[str, LiveTable]:
        """Those in memory, by id."""

    async def table(self, table_id: str) -> LiveTable | None:
        """The table of that id, from memory or from its log; None if there is none."""

    def heard(self, topic: str, about: str, text: str) -> None:
        """Another worker told something that isn't about a table's log."""


class Cluster:
    """The other workers, for the tables of this one: see :class:`~tamaya.server.peers.Peers`.

    Attributes:
        several: whether others are alive.
    """

    def __init__(self, worker: str, store: Store, bus: Bus, tables: Tables, lease: float) -> None:
        self.several = False
        self._worker = worker
        self._store = store
        store.worker = worker
        self._bus = bus
        self._tables = tables
        self._lease = lease
        self._held: set[str] = set()
        self._good_until = 0.0
        self._others: frozenset[str] = frozenset()
        self._hurry = asyncio.Event()
        self._tasks: set[Task[Any]] = set()
        self._closing = False

    # ------------------------------------------------------------ as its tables see it

    def drives(self, table_id: str) -> bool:
        """Whether this worker is the one that looks after that table's bots and clocks."""
        return table_id in self._held and monotonic() < self._good_until

    def moved(self, table_id: str, seq: int) -> None:
        """Tell the others that this worker appended to a log."""
        if self.several:
            self._bus.tell("moved", table_id, str(seq))

    def awake(self, table_id: str) -> None:
        """A game goes on at a table in memory: this worker looks after it, unless another one does already."""
        if table_id not in self._held and not self._closing:
            self._spawn(self._take([table_id]))

    def asleep(self, table_id: str) -> None:
        """A table left this worker's memory: whoever loads it next looks after it."""
        if table_id in self._held and not self._closing:
            self._held.discard(table_id)
            self._store.write(lambda connection: workers.release(connection, self._worker, table_id))

    def here(self, table_id: str, users: Collection[str]) -> None:
        """Tell the others who looks at a table here."""
        if self.several:
            self._bus.tell("here", table_id, ",".join(sorted(users)))

    def tell(self, topic: str, about: str, text: str = "") -> None:
        """Tell the others something else, which their hubs hear."""
        if self.several:
            self._bus.tell(topic, about, text)

    # ------------------------------------------------------------ its own life

    async def start(self) -> None:
        """Join the others, and take over what nobody looks after."""
        self._bus.start(self._heard, self._hurry.set)
        await self._beat()
        if not self._others:
            await self._store.write(lambda connection: workers.adopt(connection, self._worker))
            await self._look_again()
        self._bus.tell("peers", self._worker)
        self._spawn(self._run())

    async def close(self) -> None:
        """Leave: what this worker looked after is taken over at once. Called when its tables are closed."""
        self._closing = True
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        try:
            await self._store.write(lambda connection: workers.leave(connection, self._worker))
        except StorageFailed:
            # The others wait until the lease has run out.
            log.warning("can't say good-bye to the other workers")
        self._bus.tell("peers", self._worker)
        await self._bus.close()

    async def _run(self) -> None:
        while True:
            try:
                await self._take_over()
                await self._poll()
                async with asyncio.timeout(self._lease / 3):
                    await self._hurry.wait()
            except TimeoutError:
                pass
            except Exception:
                # The database is away, most likely. Whoever drives stops by itself before the lease runs out.
                log.exception("a beat failed")
                await asyncio.sleep(self._lease / 10)
            self._hurry.clear()
            try:
                await self._beat()
            except StorageFailed:
                log.warning("can't say that this worker is alive")

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (problem := task.exception()) is not None:
            log.warning("something about the other workers failed", extra={"kind": type(problem).__name__})

    # ------------------------------------------------------------ leases

    async def _beat(self) -> None:
        """Say that this worker is alive."""
        begun, was_sure = monotonic(), monotonic() < self._good_until
        await self._store.synchronise()
        beat = await self._store.write(
            lambda connection: workers.beat(connection, self._worker, round(1000 * self._lease))
        )
        # Counted from before it was said: this worker stops earlier than the others take over.
        self._good_until = begun + 0.9 * self._lease
        self._others, self.several = beat.others, bool(beat.others)
        OTHERS.set(len(beat.others))
        LEASES.set(len(self._held))
        if not beat.known or not was_sure:
            await self._look_again()
        oldest = monotonic() - STALE * self._lease / 3
        for table in list(self._tables.live.values()):
            if table.audience.forget_elsewhere(self._others, oldest):
                table.tell_presence()
            if self.several and table.needed:
                table.announce()
                if table.id in self._held and table.audience.only_elsewhere:
                    await self._pass_on(table)

    async def _pass_on(self, table: LiveTable) -> None:
        """Leave a table to the worker at which people look at it: one worker is enough for a table."""
        self._held.discard(table.id)
        table.look_after()
        await self._store.write(lambda connection: workers.release(connection, self._worker, table.id))
        self._bus.tell("free", table.id)

    async def _look_again(self) -> None:
        """Find out which leases this worker has."""
        before, self._held = self._held, set(await self._store.read(lambda c: workers.held(c, self._worker)))
        for table_id in before | self._held:
            await self._look_after(table_id)

    async def _take_over(self) -> None:
        """Take the leases of workers that died, and those of tables in memory that nobody has."""
        playing = [
            table.id
            for table in self._tables.live.values()
            if table.id not in self._held and table.authority.state.playing
        ]
        await self._take(playing)
        while orphans := await self._store.read(lambda connection: workers.orphans(connection, BATCH)):
            await self._take(orphans)

    async def _take(self, wanted: list[str]) -> None:
        if not wanted:
            return
        mine = await self._store.write(lambda connection: workers.claim(connection, self._worker, wanted))
        for table_id in mine:
            if table_id not in self._held:
                self._held.add(table_id)
                await self._look_after(table_id)

    async def _look_after(self, table_id: str) -> None:
        """See to a table's bots and clocks, if this worker drives it, or leave them to another."""
        try:
            table = self._tables.live.get(table_id)
            if table is None and table_id in self._held:
                table = await self._tables.table(table_id)
            if table is not None:
                table.hear(None)
                table.look_after()
        except Exception:
            # One table that can't be read must not keep the others asleep.
            log.exception("a table can't be read", extra={"table": log_name(table_id)})

    # ------------------------------------------------------------ logs that moved elsewhere

    async def _poll(self) -> None:
        """Look for logs that moved without a hint."""
        wanted = list(self._tables.live)
        if not self.several or not wanted:
            return
        latest = await self._store.read(lambda connection: workers.latest(connection, wanted))
        for table_id, seq in latest.items():
            table = self._tables.live.get(table_id)
            if table is not None and table.hear(seq):
                GAPS.inc()

    def _heard(self, worker: str, topic: str, about: str, text: str) -> None:
        if topic == "peers":
            self._hurry.set()
        elif topic not in ("moved", "here", "free"):
            self._tables.heard(topic, about, text)
        elif (table := self._tables.live.get(about)) is not None:
            if topic == "moved":
                table.hear(int(text))
            elif topic == "free":
                if not table.audience.empty and table.authority.state.playing:
                    self.awake(about)
            else:
                table.audience.elsewhere(worker, frozenset(filter(None, text.split(","))), monotonic())
                table.tell_presence()
