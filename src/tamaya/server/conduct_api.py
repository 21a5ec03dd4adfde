"""The HTTP API about conduct: whom one doesn't want to hear, and what somebody did."""

import msgspec
from sqlalchemy import Connection
from starlette.requests import Request
from starlette.responses import Response

from tamaya.server.asking import answer, body, hub_of, known, me_of, one_of
from tamaya.server.config import Limits
from tamaya.server.live import LiveTable
from tamaya.server.names import is_table
from tamaya.server.order import Order
from tamaya.server.people import guest_name
from tamaya.server.problems import ApiError
from tamaya.server.rates import Buckets
from tamaya.server.storage import accounts, conduct, names
from tamaya.table.decide import clean_text
from tamaya.table.state import owner
from tamaya.wire import accounts as w
from tamaya.wire.admin import AdminCommand
from tamaya.wire.events import Said

CONTEXT = 30
"""Things said that are kept with a report."""


class ConductApi:
    """The handlers; each takes a request and gives its answer."""

    def __init__(self, limits: Limits) -> None:
        self._reports = Buckets(limits.reports)

    async def mute(self, request: Request) -> Response:
        """``PUT /api/me/muted``: hear somebody no more, or again. What they say isn't shown to this person, on any device."""
        wish = await body(request, w.Mute)
        who, store = await known(request), hub_of(request).store
        now = store.now()

        def write(connection: Connection) -> bool:
            if not wish.muted:
                conduct.unmute(connection, who.user, wish.user)
                return True
            name = names.name_of(connection, wish.user) or guest_name(wish.user)
            return conduct.mute(connection, who.user, wish.user, name, now)

        if not await store.write(write):
            raise ApiError("too_many_muted")
        return answer(request, await me_of(request, who.user))

    async def report(self, request: Request) -> Response:
        """``POST /api/reports``: somebody at a table behaves badly; kept with what the reporter could read there."""
        wish = await body(request, w.Report)
        who, hub = await known(request), hub_of(request)
        reason = clean_text(wish.reason)
        if not reason:
            raise ApiError("empty_text")
        table = await hub.table(wish.table) if is_table(wish.table) else None
        if table is None:
            raise ApiError("no_table")
        said = _heard_by(table, who.user)
        name = _name_there(table, said, wish.user)
        if name is None or wish.user == who.user:
            raise ApiError("nobody_there")
        if not self._reports.take(who.user):
            raise ApiError("rate_limited")
        context, now = msgspec.json.encode(said).decode(), hub.store.now()
        await hub.store.write(
            lambda connection: conduct.keep_report(
                connection, who.user, owner(wish.user), name, wish.table, reason, context, now
            )
        )
        return answer(request, w.Ok(), status=201)

    async def admin(self, request: Request) -> Response:
        """``POST /api/admin``: keep order, for accounts that may."""
        command = await one_of(request, AdminCommand)
        who, order = await known(request), request.app.state.order
        assert isinstance(order, Order)
        row = await hub_of(request).store.read(lambda connection: accounts.find(connection, who.user))
        if row is None or not row.admin:
            raise ApiError("admin_only")
        return answer(request, await order.run(who.user, command))


def _heard_by(table: LiveTable, user: str) -> list[Said]:
    """The last things said that this person may read."""
    log = table.authority.snapshot(user, "", ()).log
    return [event for entry in log for event in entry.events if isinstance(event, Said)][-CONTEXT:]


def _name_there(table: LiveTable, said: list[Said], user: str) -> str | None:
    """What somebody is called at a table, if they sit there or have spoken."""
    seats = (seat.name for seat in table.authority.state.seats if seat.user == user)
    return next(seats, None) or next((event.name for event in reversed(said) if event.user == user), None)
