"""A person at a server, without a browser: has a cookie, makes tables, sits down at them."""

import asyncio
import json
from collections.abc import Sequence
from contextlib import suppress
from typing import Any, TypeVar
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tamaya.client.connection import Connection
from tamaya.wire.accounts import Me, NewName
from tamaya.wire.http import Catalogue, NewTable, Problem, TableCreated
from tamaya.wire.settings import Settings

TIMEOUT = 30.0

Body = TypeVar("Body", bound=msgspec.Struct)


class ServerSays(Exception):
    """The server refused a request; ``code`` is the problem's."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


class Guest:
    """Somebody without an account.

    Attributes:
        server: its address, e.g. ``http://localhost:8000``.
        cookie: who one is; keep it to be the same person again.
        user: one's id, seen by everybody.
        name: what one is called.
    """

    def __init__(self, server: str, cookie: str | None = None) -> None:
        self.server = server.rstrip("/")
        self.cookie = cookie
        self.user = ""
        self.name = ""

    @classmethod
    async def arrive(cls, server: str, name: str | None = None, *, cookie: str | None = None) -> "Guest":
        """Visit a server: as somebody new, or again with the cookie of the last time.

        Raises:
            ServerSays: it refused, for example the name.
        """
        guest = cls(server, cookie)
        me = await guest._ask("GET", "/api/me", None, Me)
        if name is not None:
            me = await guest._ask("PUT", "/api/me", NewName(name), Me)
        guest.user, guest.name = me.user, me.name
        return guest

    async def catalogue(self) -> Catalogue:
        """What can be chosen for a table."""
        return await self._ask("GET", "/api/catalogue", None, Catalogue)

    async def create(self, settings: Settings, *, bots: Sequence[str] = (), start: bool = False) -> str:
        """Make a table and sit down at seat 0, with bots in the seats after it; return its id.

        Raises:
            ServerSays: the settings, or a start with free seats.
        """
        wish = NewTable(settings, tuple(bots), start)
        return (await self._ask("POST", "/api/tables", wish, TableCreated)).table

    async def record(self, table: str) -> dict[str, Any]:
        """The record of a table's last game, once it has ended.

        Raises:
            ServerSays: ``game_running``, ``no_game``, ``no_table``.
        """
        answer: dict[str, Any] = json.loads(await self._fetch("GET", f"/api/tables/{table}/record", None))
        return answer

    async def join(self, table: str, *, since: int | None = None, door: bool = False) -> Connection:
        """Open a socket at a table: look, and act if one has a seat. ``since``: the last ``seq`` that one knows, to get only what came after.

        Use it as ``async with await guest.join(table) as connection``. ``door``: look at no hand for now, so as to be able to take a bot's seat.
        """
        connection = Connection(await self.socket(table))
        # A server that has no such table may have said good-bye already: that is read in its turn.
        with suppress(ConnectionClosed):
            await connection.hello(since, door=door)
        return connection

    async def socket(self, table: str) -> ClientConnection:
        """A bare socket at a table, for those who want to say hello themselves."""
        address = f"ws{self.server.removeprefix('http')}/ws/tables/{table}"
        headers = {"Cookie": self.cookie} if self.cookie else {}
        return await connect(address, additional_headers=headers, compression=None, max_size=2**20)

    async def _ask(self, method: str, path: str, body: msgspec.Struct | None, kind: type[Body]) -> Body:
        return msgspec.json.decode(await self._fetch(method, path, body), type=kind)

    async def _fetch(self, method: str, path: str, body: msgspec.Struct | None) -> bytes:
        request = Request(self.server + path, method=method)
        if body is not None:
            request.data = msgspec.json.encode(body)
            request.add_header("Content-Type", "application/json")
        if self.cookie:
            request.add_header("Cookie", self.cookie)
        return await asyncio.to_thread(self._send, request)

    def _send(self, request: Request) -> bytes:
        try:
            with urlopen(request, timeout=TIMEOUT) as answer:
                cookie = answer.headers.get("Set-Cookie")
                if cookie:
                    self.cookie = cookie.partition(";")[0]
                return bytes(answer.read())
        except HTTPError as error:
            raise ServerSays(msgspec.json.decode(error.read(), type=Problem).code) from error
