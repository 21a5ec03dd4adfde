"""The HTTP API: who one is, what can be chosen, a new table, the record of a game that has ended."""

from functools import cache, partial
from ipaddress import ip_address, ip_network

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from tamaya.lessons.lesson import Lesson
from tamaya.lessons.reading import UnknownLesson, lesson
from tamaya.records.codec import dumps
from tamaya.records.summary import summary
from tamaya.server.asking import answer, asker, body, hub_of, me_of, own_token
from tamaya.server.catalogue import catalogue
from tamaya.server.config import Config
from tamaya.server.files import game_name, kept_as
from tamaya.server.lessons import lesson_list, lesson_script
from tamaya.server.live import LiveTable
from tamaya.server.lookalikes import folded, skeleton
from tamaya.server.meeting import Meeting
from tamaya.server.metrics import exposed
from tamaya.server.names import is_table
from tamaya.server.problems import ApiError, json_response
from tamaya.server.rates import Buckets
from tamaya.server.storage import accounts
from tamaya.server.storage.games import find_at
from tamaya.table.decide import clean_name
from tamaya.table.errors import Refused
from tamaya.wire.accounts import NewName
from tamaya.wire.http import NewTable, TableCreated
from tamaya.wire.meeting import Match
from tamaya.wire.openapi import openapi


class Api:
    """The handlers; each takes a request and gives its answer."""

    def __init__(self, config: Config) -> None:
        self._tables = Buckets(config.limits.tables)
        self._measuring = [ip_network(network) for network in config.metrics_from]

    async def me(self, request: Request) -> Response:
        """``GET /api/me``: who the visitor is; a new one gets a cookie, a known one has it for another year."""
        who = await asker(request)
        return answer(request, await me_of(request, who.user), who.token or own_token(request))

    async def rename(self, request: Request) -> Response:
        """``PUT /api/me``: a name for new tables. Nobody can be called like somebody whose name is theirs."""
        wish = await body(request, NewName)
        who = await asker(request)
        name, store = clean_name(wish.name), hub_of(request).store
        forms, now = (folded(name), skeleton(name)), store.now()
        if not await store.write(lambda connection: accounts.rename(connection, who.user, name, *forms, now)):
            raise ApiError("name_taken")
        return answer(request, await me_of(request, who.user), who.token)

    async def catalogue(self, _request: Request) -> Response:
        """``GET /api/catalogue``: what can be chosen."""
        return json_response(catalogue(), headers={"Cache-Control": "no-cache"})

    async def create(self, request: Request) -> Response:
        """``POST /api/tables``: a table, with bots in it and cards dealt if wished."""
        wish = await body(request, NewTable)
        who, hub = await asker(request), hub_of(request)
        if not self._tables.take(who.user):
            raise ApiError("rate_limited")
        table = await hub.create(who.user, await hub.name_of(who.user), wish)
        return answer(request, TableCreated(table), who.token, 201)

    async def lessons(self, _request: Request) -> Response:
        """``GET /api/lessons``: what can be learnt."""
        return json_response(lesson_list(), headers={"Cache-Control": "no-cache"})

    async def lesson(self, request: Request) -> Response:
        """``GET /api/lessons/{lesson}``: what its pupil is told and asked."""
        return json_response(lesson_script(_lesson(request).id), headers={"Cache-Control": "no-cache"})

    async def take_lesson(self, request: Request) -> Response:
        """``POST /api/lessons/{lesson}``: a table for it."""
        taught = _lesson(request)
        who, hub = await asker(request), hub_of(request)
        if not self._tables.take(who.user):
            raise ApiError("rate_limited")
        table = await hub.create_lesson(who.user, await hub.name_of(who.user), taught)
        return answer(request, TableCreated(table), who.token, 201)

    async def tables(self, request: Request) -> Response:
        """``GET /api/tables``: the tables that look for players."""
        return json_response(await _meeting(request).tables())

    async def match(self, request: Request) -> Response:
        """``POST /api/match``: a seat at a fitting open table, or at a new one."""
        wish = await body(request, Match)
        who, hub = await asker(request), hub_of(request)
        if not self._tables.take(who.user):
            raise ApiError("rate_limited")
        if wish.rated and not await hub.store.read(lambda connection: accounts.claimed(connection, [who.user])):
            raise ApiError("not_claimed")
        name = await hub.name_of(who.user)
        table = await _meeting(request).match(who.user, name, wish.players, rated=wish.rated)
        return answer(request, TableCreated(table), who.token, 201)

    async def record(self, request: Request) -> Response:
        """``GET /api/tables/{table}/record``: the last game's record, once it has ended."""
        table_id = request.path_params["table"]
        table = await hub_of(request).table(table_id) if is_table(table_id) else None
        if table is None:
            raise ApiError("no_table")
        try:
            record = table.authority.record()
        except Refused as refused:
            raise ApiError(refused.code) from refused
        name = game_name(await self._ended_at(request, table), record.players, summary(record).score)
        return Response(dumps(record), headers=kept_as(f"{name}.json"), media_type="application/json")

    async def _ended_at(self, request: Request, table: LiveTable) -> int:
        """When a table's last game ended (ms); of a lesson, which isn't kept: now."""
        hub, number = hub_of(request), table.authority.state.number
        row = await hub.store.read(partial(find_at, table_id=table.id, number=number))
        return hub.now() if row is None else row.ended_at

    async def openapi(self, _request: Request) -> Response:
        """``GET /api/openapi.json``: all of this as a document."""
        return Response(_document(), headers={"Cache-Control": "no-cache"}, media_type="application/json")

    async def health(self, request: Request) -> Response:
        """``GET /healthz``: 200 while commands can be committed."""
        healthy = hub_of(request).store.healthy()
        text = "ok\n" if healthy else "the storage has stopped\n"
        return Response(text, 200 if healthy else 503, headers={"Cache-Control": "no-store"}, media_type="text/plain")

    async def metrics(self, request: Request) -> Response:
        """``GET /metrics``: this worker's figures for Prometheus, for whoever asks from this machine or a network that may."""
        if not self._may_measure(request):
            raise ApiError("not_found")
        return Response(exposed(), headers={"Cache-Control": "no-store"}, media_type="text/plain; version=0.0.4")

    def _may_measure(self, request: Request) -> bool:
        try:
            asker = ip_address(request.client.host if request.client else "")
        except ValueError:
            return False
        return asker.is_loopback or any(asker in network for network in self._measuring)


def _lesson(request: Request) -> Lesson:
    try:
        return lesson(request.path_params["lesson"])
    except UnknownLesson:
        raise ApiError("no_lesson") from None


def _meeting(request: Request) -> Meeting:
    meeting = request.app.state.meeting
    assert isinstance(meeting, Meeting)
    return meeting


@cache
def _document() -> bytes:
    return msgspec.json.encode(openapi())
