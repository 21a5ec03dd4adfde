"""All tables of this process: found, made, woken after a restart, put to sleep."""

import asyncio
import logging
from asyncio import Future, Task, create_task, gather, get_running_loop, sleep
from collections.abc import Callable, Collection, Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import Protocol

from tamaya.bots.registry import bot_names
from tamaya.lessons.lesson import Lesson
from tamaya.records.record import Record
from tamaya.server.agenda import Agendas
from tamaya.server.audience import Reason
from tamaya.server.bots import BotPool, NoBots, delay_of
from tamaya.server.cluster import Cluster
from tamaya.server.config import Config
from tamaya.server.live import LiveTable
from tamaya.server.names import log_name, new_table
from tamaya.server.notices import Notices
from tamaya.server.outbox import LAST_WORDS
from tamaya.server.peers import Alone, Peers
from tamaya.server.people import guest_name
from tamaya.server.rates import Buckets
from tamaya.server.storage.accounts import claimed
from tamaya.server.storage.clocks import to_wake
from tamaya.server.storage.store import Store
from tamaya.table.again import open_again
from tamaya.table.authority import Authority, BotTurn
from tamaya.table.daily import open_daily
from tamaya.table.decide import ENTROPY_BYTES
from tamaya.table.lesson import open_lesson
from tamaya.table.prepared import SALT_BYTES
from tamaya.table.state import TableState
from tamaya.wire.actions import Reason as MoveReason
from tamaya.wire.actions import to_wire
from tamaya.wire.http import NewTable
from tamaya.wire.messages import Act, AddBot, Command, Done, Refusal, Start
from tamaya.wire.settings import Settings

log = logging.getLogger(__name__)

SOON = 0.5
"""Seconds until a bot that was refused, for a full disk perhaps, tries again; doubled every time, up to the next."""
AT_LAST = 30.0

Entropy = Callable[[int], bytes]
"""So many fresh random bytes."""


class Present(Protocol):
    """A socket, as far as showing its person out goes."""

    person: str
    place: str
    session: str | None
    silenced: bool

    def close(self, reason: Reason) -> None:
        """Say good-bye and close."""


Join = Callable[["Hub"], Cluster]
"""Makes a worker one of several."""


class Hub:
    """The tables, the bots and the storage of one worker.

    Attributes:
        live: the tables in memory, by id.
        sockets: how many are open.
        entropy: gives so many fresh random bytes.
    """

    def __init__(self, config: Config, store: Store, entropy: Entropy, join: Join | None = None) -> None:
        self.config = config
        self.store = store
        self.cluster = None if join is None else join(self)
        self._peers: Peers = self.cluster or Alone()
        self.talk = Buckets(config.limits.talk)
        self.sockets = 0
        self._alone = asyncio.Event()
        self._alone.set()
        self.entropy = entropy
        self.now = store.now
        self.agendas = Agendas(store, self.table)
        self.bots = BotPool(config.bot_workers)
        self.analysts = BotPool(1)
        self.live: dict[str, LiveTable] = {}
        self._by_user: dict[str, set[Present]] = {}
        self.noticed: Callable[[LiveTable], None] | None = None
        self.notices: Notices | None = None
        self._loading: dict[str, Future[LiveTable | None]] = {}
        self._tasks: set[Task[None]] = set()
        self._closed = False

    # ------------------------------------------------------------ people

    async def name_of(self, user: str) -> str:
        """What a person is called where they haven't sat down yet."""
        return await self.store.name_of(user) or guest_name(user)

    @contextmanager
    def counted(self) -> Iterator[bool]:
        """Count a socket while it is open; False if there are too many."""
        self.sockets += 1
        self._alone.clear()
        try:
            yield self.sockets <= self.config.limits.sockets and not self._closed
        finally:
            self.sockets -= 1
            if not self.sockets:
                self._alone.set()

    def enter(self, socket: Present) -> None:
        """Know a socket by its person, so that they can be shown out."""
        self._by_user.setdefault(socket.person, set()).add(socket)

    def leave(self, socket: Present) -> None:
        """Forget a socket."""
        others = self._by_user.get(socket.person, set())
        others.discard(socket)
        if not others:
            self._by_user.pop(socket.person, None)

    def is_at(self, user: str, place: str) -> bool:
        """Whether somebody is connected from there."""
        return any(socket.place == place for socket in self._by_user.get(user, ()))

    def dismiss(self, user: str, session: str | None) -> None:
        """Close somebody's sockets, or those of one session, at every worker; who may, comes back."""
        self._show_out(user, session)
        self._peers.tell("dismiss", f"{user}:{session or ''}")

    def _show_out(self, user: str, session: str | None) -> None:
        for socket in list(self._by_user.get(user, ())):
            if session is None or socket.session == session:
                socket.close("restart")

    # ------------------------------------------------------------ tables

    async def create(self, user: str, name: str, wish: NewTable) -> str:
        """Make a table as wished and return its id; all of it is one commit.

        Raises:
            Refused: that is no table, or not one to start.
        """
        table_id = new_table()
        authority, entries = Authority.open(table_id, user, name, wish.settings, bot_names(), self.now())
        commands: list[Command] = [AddBot(seat, bot) for seat, bot in enumerate(wish.bots, start=1)]
        if wish.start:
            commands.append(Start())
        for command in commands:
            entry = authority.propose(user, name, None, command, self._random(), self.now())
            assert not isinstance(entry, int)
            authority.accept(entry)
            entries.append(entry)
        await self.store.open_table(table_id, user, entries, running=authority.state.playing)
        self._keep(authority)
        log.info("table made", extra={"table": log_name(table_id), "players": wish.settings.players})
        return table_id

    async def create_again(
        self,
        user: str,
        name: str,
        record: Record,
        settings: Settings | None,
        known: Collection[str],
        partners: Sequence[str],
    ) -> str:
        """Make a table for a finished game's cards and return its id; all of it is one commit. As :func:`tamaya.table.again.open_again`.

        Raises:
            Refused: ``record_unsupported``.
        """
        table_id, salt = new_table(), self.entropy(SALT_BYTES)
        authority, entries = open_again(
            table_id, user, name, record, settings, known, partners, salt, bot_names(), self.now()
        )
        await self.store.open_table(table_id, user, entries, running=authority.state.playing)
        self._keep(authority)
        return table_id

    async def create_lesson(self, user: str, name: str, lesson: Lesson) -> str:
        """Make a table at which a lesson goes on and return its id; all of it is one commit."""
        table_id = new_table()
        salt = self.entropy(SALT_BYTES)
        authority, entries = open_lesson(table_id, user, name, lesson, salt, bot_names(), self.now())
        await self.store.open_table(table_id, user, entries, running=True)
        self._keep(authority)
        return table_id

    async def create_daily(self, table_id: str, user: str, name: str, secret: bytes) -> None:
        """Make the table at which somebody plays the deal of a day; all of it is one commit."""
        authority, entries = open_daily(table_id, user, name, secret, self.entropy(SALT_BYTES), bot_names(), self.now())
        await self.store.open_table(table_id, user, entries, running=True)
        self._keep(authority)

    async def command(
        self,
        table: LiveTable,
        user: str,
        name: str,
        command_id: str,
        command: Command,
        tell: Callable[[Done | Refusal], None] | None = None,
    ) -> Done | Refusal:
        """Bring a person's command before a table, with what only the database knows of people. ``tell`` as in :meth:`LiveTable.do`."""
        accounts: frozenset[str] = frozenset()
        if isinstance(command, Start) and table.authority.state.settings.rated:
            users = [seat.user for seat in table.authority.state.seats if seat.user is not None]
            accounts = await self.store.read(lambda connection: claimed(connection, users))
        return await table.do(user, name, command_id, command, accounts=accounts, tell=tell)

    async def table(self, table_id: str) -> LiveTable | None:
        """The table of that id, from memory or from its log; None if there is none."""
        table = self.live.get(table_id)
        if table is not None:
            return table
        loading = self._loading.get(table_id)
        if loading is None:
            loading = self._loading[table_id] = asyncio.ensure_future(self._load(table_id))
            loading.add_done_callback(lambda _: self._loading.pop(table_id, None))
        return await asyncio.shield(loading)

    async def _load(self, table_id: str) -> LiveTable | None:
        entries = await self.store.load(table_id)
        if not entries:
            return None
        # A table of many games takes a while: the others don't wait for it.
        return self._keep(await asyncio.to_thread(Authority.replay, entries, bot_names()))

    def forget(self, table_id: str) -> None:
        """Let a table leave every worker's memory: its log has changed. Its viewers come back."""
        self._drop(table_id)
        self._peers.tell("forget", table_id)

    def _let_go(self, table: LiveTable) -> None:
        self._drop(table.id)

    def _drop(self, table_id: str) -> None:
        table = self.live.pop(table_id, None)
        if table is not None:
            table.close()

    def _keep(self, authority: Authority) -> LiveTable:
        table = LiveTable(
            authority, self.store, self.config, self._random, self._think, self.now, self._peers, self.agendas.note
        )
        self.live[table.id] = table
        table.awaited = self._awaited
        table.outgrown = self._let_go
        if not table.alarms.hold(self.agendas.without_server):
            # Else what is known of the table is still without the time that is given back, and is noted with it in a moment.
            self.agendas.note(authority.state)
        table.look_for_a_rating()
        if authority.state.playing:
            self._peers.awake(table.id)
        table.look_after()
        if self.noticed is not None:
            table.noticed = self.noticed
            table.noticed(table)
        self._let_sleep_later(table)
        return table

    def _awaited(self, table: LiveTable, before: TableState) -> None:
        """Tell whoever has to move at a table now and isn't there."""
        after = table.authority.state
        seat = after.to_move
        nudged = after.nudged_at is not None and after.nudged_at != before.nudged_at
        if self.notices is None or seat is None or after.teaching or seat in table.audience.here(after):
            return
        user = after.seats[seat].user
        if user is not None and (nudged or after.turn_at != before.turn_at or before.to_move != seat):
            self.notices.turn(user, table.id, nudged=nudged)

    def _random(self) -> bytes:
        return self.entropy(ENTROPY_BYTES)

    def _let_sleep_later(self, table: LiveTable) -> None:
        get_running_loop().call_later(self.config.limits.idle_seconds, self._let_sleep, table)

    def _let_sleep(self, table: LiveTable) -> None:
        if table.closed:
            return
        if table.idle and self.agendas.noted(table.id):
            table.close()
            self.live.pop(table.id, None)
            self.agendas.forget(table.id)
            self._peers.asleep(table.id)
        else:
            self._let_sleep_later(table)

    async def wake(self) -> None:
        """After a start: load the tables where a bot has to move, and those whose last moves weren't noted. The others sleep on."""
        await self.agendas.start()
        if self.cluster is not None:
            await self.cluster.start()
            return
        for table_id in await self.store.read(to_wake):
            try:
                table = await self.table(table_id)
                if table is None:
                    continue
                if not table.authority.state.playing:
                    await self.store.rest(table_id)
            except Exception:
                # One table that can't be read must not keep the others asleep.
                log.exception("a table can't be read", extra={"table": log_name(table_id)})

    def heard(self, topic: str, about: str, _text: str) -> None:
        """Another worker told something that isn't about where a table's log goes up to."""
        if topic == "dismiss":
            user, _, session = about.partition(":")
            self._show_out(user, session or None)
        elif topic == "forget":
            self._drop(about)

    # ------------------------------------------------------------ bots

    def _think(self, table: LiveTable, turn: BotTurn) -> Task[None]:
        task = create_task(self._bot_moves(table, turn))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def _bot_moves(self, table: LiveTable, turn: BotTurn) -> None:
        """Let a bot think for as long as it seems to, then propose its move until it is taken or the turn is gone."""
        pause = SOON
        command_id = f"{turn.turn}-{table.authority.seq}"
        while True:
            try:
                decision, _ = await gather(self.bots.decide(turn), sleep(delay_of(turn, self.config.bot_delay)))
            except NoBots:
                log.error("no process for bots stays alive")
            else:
                act = Act(turn.turn, to_wire(decision.action))
                reason = MoveReason(decision.reason.id, decision.reason.arguments)
                answer = await table.do(turn.user, "", command_id, act, only_at=turn, reason=reason)
                if isinstance(answer, Done) or answer.code not in ("storage", "internal"):
                    return
            await sleep(pause)
            pause = min(2 * pause, AT_LAST)

    # ------------------------------------------------------------ the end

    async def farewell(self) -> None:
        """Tell everyone to come back, and take no more commands."""
        self._closed = True
        for table in self.live.values():
            table.close()
        # Their outboxes send it.
        with suppress(TimeoutError):
            async with asyncio.timeout(LAST_WORDS):
                await self._alone.wait()

    async def close(self) -> None:
        """Let go of everything; what was being committed will be."""
        if not self._closed:
            await self.farewell()
        for task in list(self._tasks):
            task.cancel()
        for pool in (self.bots, self.analysts):
            await asyncio.to_thread(pool.close)
        await self.agendas.close()
        if self.notices is not None:
            await self.notices.close()
        if self.cluster is not None:
            await self.cluster.close()
        await asyncio.to_thread(self.store.close)
