"""A socket at a table: reads messages one after the other, checks them, and answers each."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

import msgspec

from tamaya.server.audience import Reason
from tamaya.server.hub import Hub
from tamaya.server.live import LiveTable
from tamaya.server.lookalikes import folded, skeleton
from tamaya.server.metrics import DONE, REFUSED
from tamaya.server.names import is_table, log_name
from tamaya.server.outbox import Outbox, Send
from tamaya.server.people import People, Visitor
from tamaya.server.problems import ApiError
from tamaya.server.protocol import SendAtOnce
from tamaya.server.rates import Bucket
from tamaya.server.storage.accounts import taken
from tamaya.server.storage.log import UnreadableLog
from tamaya.table.state import guest_at
from tamaya.wire.messages import (
    VERSION,
    ClientMessage,
    Command,
    Do,
    Done,
    Fault,
    Hello,
    Refusal,
    Rename,
    Say,
    SayPhrase,
)

log = logging.getLogger(__name__)

Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]

_decode = msgspec.json.Decoder(ClientMessage).decode


class BadMessage(Exception):
    """A message that can't be read."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


class Socket:
    """One socket of one person at one table; a :class:`~tamaya.server.audience.Viewer` for it."""

    __slots__ = (
        "_faults",
        "_greeted",
        "_hub",
        "_limits",
        "_outbox",
        "_rate",
        "_table",
        "name",
        "person",
        "place",
        "session",
        "silenced",
        "user",
    )

    def __init__(self, visitor: Visitor, name: str, place: str, outbox: Outbox, table: LiveTable, hub: Hub) -> None:
        self.user = self.person = visitor.user
        self.place = place
        self.session = visitor.digest
        self.silenced = visitor.silenced
        self.name = name
        self._outbox = outbox
        self._table = table
        self._hub = hub
        self._limits = hub.config.limits
        self._rate = Bucket(self._limits.messages)
        self._faults = 0
        self._greeted = False

    # ------------------------------------------------------------ as its table sees it

    def send(self, frame: str) -> None:
        """Send a message as soon as the socket takes it."""
        self._outbox.put(frame)

    def refuse(self, code: str) -> None:
        """Say why there is nothing to see here, and close."""
        self._tell(Fault(code))
        self.close("gone")

    def close(self, reason: Reason) -> None:
        """Say good-bye and close."""
        self._outbox.close(reason)

    # ------------------------------------------------------------ its messages

    async def run(self, receive: Receive) -> None:
        """Read until the socket is closed."""
        deadline = asyncio.get_running_loop().call_later(self._limits.hello_seconds, self._silent)
        self._hub.enter(self)
        try:
            while not self._outbox.closing:
                event = await receive()
                if event["type"] == "websocket.disconnect":
                    return
                await self._take(event)
        finally:
            deadline.cancel()
            self._table.leave(self)
            self._hub.leave(self)

    def _silent(self) -> None:
        if not self._greeted:
            self.refuse("hello_first")

    async def _take(self, event: MutableMapping[str, Any]) -> None:
        try:
            message = self._read(event)
        except BadMessage as bad:
            self._tell(Fault(bad.code))
            self._faults += 1
            if self._faults >= self._limits.bad_messages:
                self.close("gone")
        else:
            self._faults = 0
            if isinstance(message, Do):
                await self._do(message)
                return
            self._hello(message)
        # Nothing was waited for, and the next one may be there already: the others first.
        await asyncio.sleep(0)

    def _read(self, event: MutableMapping[str, Any]) -> ClientMessage:
        if not self._rate.take():
            raise BadMessage("rate_limited")
        text = event.get("text")
        if text is None:
            raise BadMessage("not_text")
        if len(text) > self._limits.message_bytes:
            raise BadMessage("too_large")
        try:
            message = _decode(text)
        except msgspec.ValidationError:
            raise BadMessage("bad_message") from None
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            raise BadMessage("bad_json") from None
        if isinstance(message, Do) and not self._greeted:
            raise BadMessage("hello_first")
        return message

    def _hello(self, hello: Hello) -> None:
        if hello.version != VERSION:
            self.close("version")
            return
        user = self.person if hello.seat is None else guest_at(self.person, hello.seat)
        if self._greeted and user != self.user:
            # Other eyes need a socket of their own.
            self._tell(Fault("bad_message"))
            return
        if hello.seat is not None and self._table.authority.state.seat_of(user) != hello.seat:
            self.refuse("not_seated")
            return
        self.user, self._greeted = user, True
        self._table.join(self, hello.since, door=hello.door)

    async def _do(self, do: Do) -> None:
        refused = await self._forbidden(do.command)
        if refused is not None:
            self._answer(Refusal(do.id, refused))
            return
        # One at a time: whoever sends faster than commands are committed is read more slowly.
        await self._hub.command(self._table, self.user, self.name, do.id, do.command, self._answer)

    def _answer(self, answer: Done | Refusal) -> None:
        (DONE if isinstance(answer, Done) else REFUSED).inc()
        self._tell(answer)

    async def _forbidden(self, command: Command) -> str | None:
        """Why a command isn't even brought before the table, if it isn't."""
        if isinstance(command, Say | SayPhrase):
            if self.silenced:
                return "silenced"
            if self._beside_a_player():
                return "player_beside"
            if not self._hub.talk.take(f"{self.person} {self._table.id}"):
                return "rate_limited"
        if isinstance(command, Rename):
            folds, looks = folded(command.name), skeleton(command.name)
            if await self._hub.store.read(lambda connection: taken(connection, folds, looks, self.person)):
                return "name_taken"
        return None

    def _beside_a_player(self) -> bool:
        """Whether a spectator of a rated game sits where one of its players does: it may be the same person, with a second device."""
        state = self._table.authority.state
        if not state.settings.rated or not state.playing or state.seat_of(self.user) is not None:
            return False
        return any(seat.user is not None and self._hub.is_at(seat.user, self.place) for seat in state.seats)

    def _tell(self, message: msgspec.Struct) -> None:
        self._outbox.put(msgspec.json.encode(message).decode())


async def serve_socket(
    hub: Hub,
    people: People,
    table_id: str,
    cookie: str | None,
    place: str,
    receive: Receive,
    send: Send,
    at_once: SendAtOnce,
) -> None:
    """Serve a socket that may be accepted, to its end."""
    await receive()
    await send({"type": "websocket.accept"})
    outbox = Outbox(send, hub.config.limits, at_once)
    with hub.counted() as counted:
        try:
            try:
                visitor, table = await _find(hub, people, table_id, cookie, counted)
            except ApiError as error:
                outbox.put(msgspec.json.encode(Fault(error.code)).decode())
                outbox.close("gone")
            except UnreadableLog:
                log.warning("a table's log is newer than this program", extra={"table": log_name(table_id)})
                outbox.close("restart")
            else:
                await Socket(visitor, await hub.name_of(visitor.user), place, outbox, table, hub).run(receive)
            if outbox.closing:
                await outbox.wait_closed()
        finally:
            outbox.cancel()


async def _find(
    hub: Hub, people: People, table_id: str, cookie: str | None, counted: bool
) -> tuple[Visitor, LiveTable]:
    """Who it is, and the table for them.

    Raises:
        ApiError: why there is none.
    """
    if not counted:
        raise ApiError("busy")
    visitor = await people.visitor(cookie)
    if visitor is None:
        raise ApiError("no_session")
    table = await hub.table(table_id) if is_table(table_id) else None
    if table is None:
        raise ApiError("no_table")
    return visitor, table
