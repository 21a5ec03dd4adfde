"""Finding partners: which tables are listed, and the one that fits who asks."""

import asyncio
from collections.abc import Coroutine
from contextlib import suppress
from secrets import token_hex

import msgspec

from tamaya.server.hub import Hub
from tamaya.server.live import LiveTable
from tamaya.server.storage import open_tables
from tamaya.server.storage.failures import StorageFailed
from tamaya.server.storage.open_tables import OpenRow
from tamaya.table.settings import RATED
from tamaya.wire.http import NewTable
from tamaya.wire.meeting import OpenTable, OpenTables
from tamaya.wire.messages import Done, Sit, Start
from tamaya.wire.settings import Settings

MOST = 50
"""Tables that are shown."""

AGAIN = 1000
"""Milliseconds for which a list is good: many ask for it all the time."""

BEAT = 30.0
"""Seconds after which tables with people are said to have them still."""

MANNERS = ("listed", "chat", "spectators", "spectator_delay", "undo", "open_order", "preset")
"""What may be otherwise at a table that fits whoever just wants to play."""

_decode = msgspec.json.Decoder(OpenTable).decode


class Meeting:
    """Keeps the list of open tables true, and finds the table that fits."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._rows: dict[str, OpenRow] = {}
        self._list: OpenTables | None = None
        self._list_at = 0
        self._tasks: set[asyncio.Task[None]] = set()
        self._beat = asyncio.create_task(self._beating())
        hub.noticed = self.notice

    # ------------------------------------------------------------ the list

    def notice(self, table: LiveTable) -> None:
        """A table has changed, or who is there: list it, or no more. Private ones cost nothing."""
        row = row_of(table, self._hub.store.now())
        before = self._rows.get(table.id)
        if row is None:
            # One that was listed by an earlier process has its row still.
            if before is not None or table.authority.state.settings.listed:
                self._rows.pop(table.id, None)
                self._run(self._drop(table.id))
        elif before is None or (before.here, before.info) != (row.here, row.info):
            self._rows[table.id] = row
            self._run(self._put(row))

    async def tables(self) -> OpenTables:
        """The tables that look for players."""
        now = self._hub.store.now()
        if self._list is None or now - self._list_at > AGAIN:
            rows = await self._hub.store.read(lambda connection: open_tables.listed(connection, now, MOST))
            shown = (msgspec.structs.replace(_decode(row.info), here=row.here) for row in rows)
            self._list, self._list_at = OpenTables(tuple(shown)), now
        return self._list

    # ------------------------------------------------------------ the table that fits

    async def match(self, user: str, name: str, players: int, *, rated: bool) -> str:
        """Sit somebody down at an open table that fits, where somebody waits; else at a new one. When it is full, cards are dealt.

        Raises:
            Refused: no such table can be.
        """
        now = self._hub.store.now()
        rows = await self._hub.store.read(lambda connection: open_tables.listed(connection, now, MOST))
        # Where the fewest are missing, a game is nearest.
        for row in sorted(rows, key=lambda row: _decode(row.info).free):
            if not row.here or row.players != players or row.rated != rated:
                continue
            table = await self._hub.table(row.table_id)
            if table is not None and usual(table.authority.state.settings) and await self._sit(table, user, name):
                return table.id
        return await self._hub.create(user, name, NewTable(wanted(players, rated=rated)))

    async def _sit(self, table: LiveTable, user: str, name: str) -> bool:
        state = table.authority.state
        if state.seat_of(user) is None:
            if row_of(table, 0) is None:
                return False
            answer = await table.do(user, name, f"match-{token_hex(8)}", Sit())
            if not isinstance(answer, Done):
                return False
        state = table.authority.state
        if not state.playing and all(not seat.free for seat in state.seats):
            # Nobody has to look for the button. Where it is refused, the host sees why when they press it.
            await self._hub.command(table, state.host, "", f"match-{token_hex(8)}", Start())
        return True

    # ------------------------------------------------------------ writing it down

    async def _put(self, row: OpenRow) -> None:
        await self._hub.store.write(lambda connection: open_tables.put(connection, row))

    async def _drop(self, table_id: str) -> None:
        await self._hub.store.write(lambda connection: open_tables.drop(connection, table_id))

    async def _beating(self) -> None:
        while True:
            await asyncio.sleep(BEAT)
            here = [table_id for table_id, row in self._rows.items() if row.here]
            if here:
                now = self._hub.store.now()
                await self._quietly(self._touch(here, now))

    async def _touch(self, table_ids: list[str], now: int) -> None:
        await self._hub.store.write(lambda connection: open_tables.touch(connection, table_ids, now))

    def _run(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.ensure_future(self._quietly(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _quietly(self, work: Coroutine[None, None, None]) -> None:
        # A list that is a little wrong is put right by the next change.
        with suppress(StorageFailed):
            await work

    def close(self) -> None:
        """Keep no list any more."""
        self._beat.cancel()
        for task in list(self._tasks):
            task.cancel()


def row_of(table: LiveTable, now: int) -> OpenRow | None:
    """How a table is listed; None if it isn't."""
    state = table.authority.state
    settings = state.settings
    free = sum(seat.free for seat in state.seats)
    if not settings.listed or state.closed or state.playing or not free or not any(seat.human for seat in state.seats):
        return None
    here = bool(table.audience.here(state))
    info = OpenTable(
        table=table.id,
        players=settings.players,
        free=free,
        variant=settings.variant,
        preset=settings.preset,
        rated=settings.rated,
        clock=settings.clock,
        names=tuple(seat.name for seat in state.seats if not seat.free),
    )
    return OpenRow(table.id, settings.players, settings.rated, here, msgspec.json.encode(info).decode(), now)


def usual(settings: Settings) -> bool:
    """Whether somebody who just wants to play finds nothing surprising there."""
    manners = {name: getattr(settings, name) for name in MANNERS}
    if settings.rated:
        return settings.variant == RATED.variant
    return settings == msgspec.structs.replace(Settings(players=settings.players), **manners)


def wanted(players: int, *, rated: bool) -> Settings:
    """The settings of a table for whoever comes."""
    base = RATED if rated else Settings()
    return msgspec.structs.replace(base, players=players, listed=True)
