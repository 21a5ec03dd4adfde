"""The HTTP API: who one is, what can be chosen, a new table, the record of a game that has ended."""

from typing import TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from tamaya.records.codec import dumps
from tamaya.server.catalogue import catalogue
from tamaya.server.config import Limits
from tamaya.server.hub import Hub
from tamaya.server.names import is_table
from tamaya.server.people import Sessions, new_user
from tamaya.server.problems import ApiError, json_response
from tamaya.server.rates import Buckets
from tamaya.table.decide import clean_name
from tamaya.table.errors import Refused
from tamaya.wire.http import Me, NewName, NewTable, TableCreated

Body = TypeVar("Body", bound=msgspec.Struct)


class Api:
    """The handlers; each takes a request and gives its answer."""

    def __init__(self, sessions: Sessions, limits: Limits) -> None:
        self._sessions = sessions
        self._tables = Buckets(limits.tables)

    async def me(self, request: Request) -> Response:
        """``GET /api/me``: who the visitor is; a new one gets a cookie, a known one has it for another year."""
        user = self._visitor(request) or new_user()
        return self._greet(request, user, Me(user, await _hub(request).name_of(user)))

    async def rename(self, request: Request) -> Response:
        """``PUT /api/me``: a name for new tables."""
        wish = await _body(request, NewName)
        user = self._visitor(request) or new_user()
        name = clean_name(wish.name)
        await _hub(request).store.rename(user, name)
        return self._greet(request, user, Me(user, name))

    async def catalogue(self, _request: Request) -> Response:
        """``GET /api/catalogue``: what can be chosen."""
        return json_response(catalogue(), headers={"Cache-Control": "no-cache"})

    async def create(self, request: Request) -> Response:
        """``POST /api/tables``: a table, with bots in it and cards dealt if wished."""
        wish = await _body(request, NewTable)
        user = self._visitor(request) or new_user()
        if not self._tables.take(user):
            raise ApiError("rate_limited")
        table = await _hub(request).create(user, await _hub(request).name_of(user), wish)
        return self._greet(request, user, TableCreated(table), 201)

    async def record(self, request: Request) -> Response:
        """``GET /api/tables/{table}/record``: the last game's record, once it has ended."""
        table_id = request.path_params["table"]
        table = await _hub(request).table(table_id) if is_table(table_id) else None
        if table is None:
            raise ApiError("no_table")
        try:
            record = table.authority.record()
        except Refused as refused:
            raise ApiError(refused.code) from refused
        headers = {"Cache-Control": "no-store", "Content-Disposition": 'attachment; filename="hanabi.json"'}
        return Response(dumps(record), headers=headers, media_type="application/json")

    async def health(self, request: Request) -> Response:
        """``GET /healthz``: 200 while commands can be committed."""
        healthy = _hub(request).store.healthy()
        text = "ok\n" if healthy else "the storage has stopped\n"
        return Response(text, 200 if healthy else 503, headers={"Cache-Control": "no-store"}, media_type="text/plain")

    def _visitor(self, request: Request) -> str | None:
        return self._sessions.visitor(request.headers.get("cookie"))

    def _greet(self, request: Request, user: str, body: msgspec.Struct, status: int = 200) -> Response:
        cookie = self._sessions.cookie(user, secure=request.url.scheme == "https")
        return json_response(body, status, {"Set-Cookie": cookie})


def _hub(request: Request) -> Hub:
    hub = request.app.state.hub
    assert isinstance(hub, Hub)
    return hub


async def _body(request: Request, kind: type[Body]) -> Body:
    try:
        return msgspec.json.decode(await request.body(), type=kind)
    except msgspec.ValidationError:
        raise ApiError("bad_message") from None
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        raise ApiError("bad_json") from None
