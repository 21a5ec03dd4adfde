"""The Starlette application: what is answered where."""

import asyncio
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.datastructures import Headers
from starlette.middleware import Middleware
from starlette.routing import Route
from starlette.types import ASGIApp, Receive, Scope, Send

from tamaya.server.account_api import AccountApi
from tamaya.server.api import Api
from tamaya.server.conduct_api import ConductApi
from tamaya.server.config import Config
from tamaya.server.console import Console, path_in
from tamaya.server.daily import Dailies
from tamaya.server.folder import DataFolder
from tamaya.server.game_routes import game_routes
from tamaya.server.guard import Guard
from tamaya.server.hub import Entropy, Hub
from tamaya.server.joining import OpenBus, one_of_several, open_bus
from tamaya.server.meeting import Meeting
from tamaya.server.metrics import HEALTHY, SOCKETS, TABLES
from tamaya.server.notices import Notices
from tamaya.server.notices_api import NoticeApi
from tamaya.server.order import Order
from tamaya.server.pages import Pages
from tamaya.server.people import People, place_of
from tamaya.server.problems import HANDLERS
from tamaya.server.protocol import at_once, leave
from tamaya.server.ratings_api import PersonPages
from tamaya.server.sockets import serve_socket
from tamaya.server.storage.opening import open_store
from tamaya.server.turns import Turns
from tamaya.server.webpush import Vapid

SOCKETS_AT = "/ws/tables/"


class Door:
    """Middleware that serves ``/ws/tables/{table}`` itself: every wrapper around a socket costs time for each message, and memory."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one socket, or pass on."""
        table = scope.get("path", "").removeprefix(SOCKETS_AT)
        if scope["type"] != "websocket" or table == scope["path"] or "/" in table:
            await self._app(scope, receive, send)
            return
        state, cookie = scope["app"].state, Headers(scope=scope).get("cookie")
        client = scope.get("client")
        place = place_of(client[0] if client else "")
        await leave(scope, serve_socket(state.hub, state.people, table, cookie, place, receive, send, at_once(scope)))


def create_app(
    config: Config, folder: DataFolder, *, entropy: Entropy = os.urandom, bus: OpenBus = open_bus
) -> Starlette:
    """The application; it opens the storage when it starts.

    Args:
        config: how it is run.
        folder: its data folder, which the caller holds.
        entropy: where decks come from. Only tests give another one; no flag does.
        bus: how workers hear of each other. Only tests give another one.
    """
    key = folder.key()
    api, own, conduct = Api(config), AccountApi(config.limits), ConductApi(config.limits)
    turns, daily, telling = Turns(), Dailies(), NoticeApi(config.limits)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        hub = Hub(config, open_store(config.database or folder.make_database()), entropy, one_of_several(config, bus))
        app.state.hub = hub
        app.state.meeting = Meeting(hub)
        app.state.order = order = Order(hub)
        console = await Console.open(path_in(folder.path), order)
        watching = asyncio.create_task(order.watch())
        app.state.people = People(hub.store, key, config.limits)
        TABLES.set_function(lambda: len(hub.live))
        SOCKETS.set_function(lambda: hub.sockets)
        HEALTHY.set_function(hub.store.healthy)
        hub.notices = Notices(hub.store, Vapid(key, config.contact), config.limits, anywhere=config.push_anywhere)
        await hub.wake()
        yield
        watching.cancel()
        if console is not None:
            console.close()
        app.state.meeting.close()
        own.close()
        await hub.close()

    return Starlette(
        routes=[
            Route("/healthz", api.health),
            Route("/metrics", api.metrics),
            # Of one worker among several: whoever listens sends it there.
            Route("/metrics/{worker:int}", api.metrics),
            Route("/api/openapi.json", api.openapi),
            Route("/api/me", api.me),
            Route("/api/me", api.rename, methods=["PUT"]),
            Route("/api/me/preferences", own.preferences, methods=["PUT"]),
            Route("/api/me/muted", conduct.mute, methods=["PUT"]),
            Route("/api/reports", conduct.report, methods=["POST"]),
            Route("/api/admin", conduct.admin, methods=["POST"]),
            Route("/api/me/export", own.export),
            Route("/api/account", own.account),
            Route("/api/account", own.claim, methods=["POST"]),
            Route("/api/account/password", own.password, methods=["PUT"]),
            Route("/api/account/codes", own.codes, methods=["POST"]),
            Route("/api/account/removal", own.removal, methods=["POST"]),
            Route("/api/session", own.sign_in, methods=["POST"]),
            Route("/api/session/recovery", own.recovery, methods=["POST"]),
            Route("/api/session/end", own.sign_out, methods=["POST"]),
            Route("/api/me/tables", turns.mine),
            Route("/api/me/feed", telling.new_feed, methods=["POST"]),
            Route("/api/push", telling.key),
            Route("/api/push", telling.subscribe, methods=["POST"]),
            Route("/api/push/end", telling.unsubscribe, methods=["POST"]),
            Route("/feeds/{token}", telling.feed),
            Route("/api/people/{user}/rating", PersonPages().rating),
            Route("/api/catalogue", api.catalogue),
            Route("/api/tables", api.tables),
            Route("/api/tables", api.create, methods=["POST"]),
            Route("/api/lessons", api.lessons),
            Route("/api/lessons/{lesson}", api.lesson),
            Route("/api/lessons/{lesson}", api.take_lesson, methods=["POST"]),
            Route("/api/daily", daily.today),
            Route("/api/daily", daily.play, methods=["POST"]),
            Route("/api/match", api.match, methods=["POST"]),
            Route("/api/tables/{table}/record", api.record),
            *game_routes(config.limits),
            # The client's own addresses: it finds out itself what they mean.
            Route("/{path:path}", Pages().serve),
        ],
        middleware=[Middleware(Guard, config=config), Middleware(Door)],
        exception_handlers=dict(HANDLERS),
        lifespan=lifespan,
    )
