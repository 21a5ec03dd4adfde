"""The deal of the day: everybody gets the same cards once; how the others did is told to who has ended."""

from datetime import UTC, datetime
from functools import partial
from typing import Literal

from starlette.requests import Request
from starlette.responses import Response

from tamaya.rules.tables import compile_tables
from tamaya.server.asking import answer, asker, hub_of, visitor
from tamaya.server.names import new_table
from tamaya.server.people import guest_name
from tamaya.server.problems import json_response
from tamaya.server.storage import daily as kept
from tamaya.server.storage.failures import StorageFailed
from tamaya.table.daily import SETTINGS
from tamaya.table.settings import options_of
from tamaya.wire.daily import Daily, DailyDay, DailyResult, DailyTable

SECRET_BYTES = 32
BEST = 20
DAYS = 14
"""How many results, and how many days of one's own, are told."""


class Dailies:
    """The handlers."""

    async def today(self, request: Request) -> Response:
        """``GET /api/daily``."""
        hub, found = hub_of(request), await visitor(request)
        day, points = day_of(hub.now()), compile_tables(options_of(SETTINGS).variant).points
        mine = [] if found is None else await hub.store.read(partial(kept.attempts_of, user=found.user, most=DAYS + 1))
        own = next((attempt for attempt in mine if attempt.day == day), None)
        before = tuple(
            DailyDay(each.day, each.score, each.game)
            for each in mine
            if each.day != day and each.score is not None and each.game is not None
        )
        if own is None or own.score is None:
            state: Literal["new", "begun"] = "new" if own is None else "begun"
            return json_response(Daily(day, SETTINGS.players, points, state, before=before))
        best = await hub.store.read(partial(kept.best_of, day=day, most=BEST))
        counts = [0] * (points + 1)
        for score, count in await hub.store.read(partial(kept.counts_of, day=day)):
            counts[score] = count
        results = tuple(
            DailyResult(each.name or guest_name(each.user), each.score or 0, each.user == own.user) for each in best
        )
        told = Daily(day, SETTINGS.players, points, "ended", own.score, own.game, tuple(counts), results, before)
        return json_response(told)

    async def play(self, request: Request) -> Response:
        """``POST /api/daily``: the table at which the asker plays today's deal; always the same one."""
        who, hub = await asker(request), hub_of(request)
        secret = hub.entropy(SECRET_BYTES).hex()
        begin = partial(kept.begin, day=day_of(hub.now()), user=who.user, table_id=new_table(), secret=secret)
        table, secret = await hub.store.write(begin)
        if await hub.table(table) is None:
            try:
                await hub.create_daily(table, who.user, await hub.name_of(who.user), bytes.fromhex(secret))
            except StorageFailed:
                # Asked twice at once, the table is made once.
                if await hub.table(table) is None:
                    raise
        return answer(request, DailyTable(table), who.token, 201)


def day_of(now: int) -> str:
    """The day in UTC of a time in milliseconds since 1970.

    >>> day_of(0)
    '1970-01-01'
    """
    return datetime.fromtimestamp(now / 1000, UTC).strftime("%Y-%m-%d")
