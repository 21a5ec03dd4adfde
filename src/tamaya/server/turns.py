"""The tables at which somebody has a seat, and where it is their turn."""

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from tamaya.server.asking import hub_of, visitor
from tamaya.server.hub import Hub
from tamaya.server.problems import json_response
from tamaya.server.storage import clocks
from tamaya.wire.http import AboutTable, MyTable, MyTables

_about = msgspec.json.Decoder(AboutTable).decode


class Turns:
    """The handlers of one's own tables."""

    async def mine(self, request: Request) -> Response:
        """``GET /api/me/tables``: where one has a seat."""
        who = await visitor(request)
        return json_response(MyTables(() if who is None else await my_tables(hub_of(request), who.user)))


async def my_tables(hub: Hub, user: str) -> tuple[MyTable, ...]:
    """Somebody's tables, first where it is their turn."""
    await hub.agendas.flush()
    now = hub.now()
    rows = await hub.store.read(lambda connection: clocks.tables_of(connection, user))
    return tuple(
        MyTable(
            table=row.table_id,
            phase=row.phase,  # type: ignore[arg-type]  # only phases are written
            seat=seat,
            my_turn=row.turn_of == user,
            about=_about(row.about),
            waiting=max(0, now - row.turn_at),
            left=None if row.due is None else max(0, row.due - now),
        )
        for row, seat in rows
    )
