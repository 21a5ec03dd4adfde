"""The WebSocket protocol that uvicorn runs, made lighter: thousands of sockets are open at once, and five messages go out per move."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine, Mapping
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

LIGHT = "tamaya.light"
"""The ASGI extension of a socket's scope: ``send`` sends without waiting, ``leave`` takes what is to be done when the application, and
every wrapper around it, is done."""

SendAtOnce = Callable[[str], bool]
"""Sends a text; False where the socket doesn't take it now, and nothing was sent."""

PIECE = 1024
"""Bytes that are read of a socket before others have their turn. A flood comes 250 KB at a time: thousands of messages."""

_OPEN = asyncio.Event()
_OPEN.set()


class Inbox:
    """What :class:`asyncio.Queue` does, for one reader. One of those weighs 3 KB while it is empty."""

    __slots__ = ("_events", "_more")

    def __init__(self) -> None:
        self._events: list[Any] = []
        self._more: asyncio.Future[None] | None = None

    def put_nowait(self, event: Any) -> None:
        """Add an event."""
        self._events.append(event)
        if self._more is not None and not self._more.done():
            self._more.set_result(None)

    def empty(self) -> bool:
        """Whether none waits."""
        return not self._events

    async def get(self) -> Any:
        """Take the oldest event, as soon as there is one."""
        while not self._events:
            self._more = asyncio.get_running_loop().create_future()
            await self._more
        return self._events.pop(0)


class SocketProtocol(WebSocketsSansIOProtocol):
    """Uvicorn's, and three things more.

    A message can be sent without a task of its own that finds out that it needn't wait; a socket weighs 16 KB less; and whoever floods one
    gets a piece read in each turn of the loop, as everybody.
    """

    # Uvicorn's own attributes, too: in a dictionary, which so many don't share, they would weigh five times as much.
    __slots__ = (
        "_application",
        "_next",
        "_rest",
        "_unread",
        "app",
        "app_state",
        "asgi_version",
        "client",
        "close_sent",
        "close_timeout",
        "close_timer",
        "config",
        "conn",
        "connections",
        "curr_msg_data_type",
        "default_headers",
        "disconnected",
        "frames",
        "handshake_complete",
        "handshake_initiated",
        "initial_response",
        "last_ping_rtt",
        "logger",
        "loop",
        "pending_ping_payload",
        "ping_interval",
        "ping_sent_at",
        "ping_timeout",
        "ping_timer",
        "pong_timer",
        "queue",
        "read_paused",
        "request",
        "response",
        "root_path",
        "scheme",
        "scope",
        "server",
        "tasks",
        "transport",
        "writable",
    )

    def __init__(self, *args: Any, **settings: Any) -> None:
        super().__init__(*args, **settings)
        self.queue = Inbox()  # type: ignore[assignment]
        self._unread = b""
        self._next: asyncio.Handle | None = None
        self._application, self.app = self.app, self._serve
        self._rest: Awaitable[None] | None = None
        # Nearly all are writable nearly always, and share one event that says so.
        self.writable = _OPEN

    async def _serve(self, scope: Any, receive: Any, send: Any) -> None:
        """Run the application, and then what it left to be done without the wrappers around it."""
        await self._application(scope, receive, send)
        del scope, receive, send
        rest, self._rest = self._rest, None
        if rest is not None:
            await rest

    def _leave(self, rest: Awaitable[None]) -> None:
        self._rest = rest

    def data_received(self, data: bytes) -> None:
        """Read what came, a piece at a time; while messages wait for the application, the rest waits too."""
        self._unread += data
        if self.handshake_initiated and not self.handshake_complete:
            # Nobody has been answered yet: whoever talks already waits.
            self.transport.pause_reading()
        elif self._next is None and not self.read_paused:
            self._read_on()

    def _read_on(self) -> None:
        self._next = None
        piece, self._unread = self._unread[:PIECE], self._unread[PIECE:]
        super().data_received(piece)
        if not self._unread:
            return
        if self.close_sent or self.transport.is_closing():
            # Good-bye was said. Whoever sends so much isn't waiting for it.
            self._unread = b""
            self.transport.close()
            return
        self.transport.pause_reading()
        if not self.read_paused:
            self._next = self.loop.call_soon(self._read_on_or_more)

    def _read_on_or_more(self) -> None:
        self._read_on()
        if not self._unread and not self.read_paused and not self.transport.is_closing():
            self.transport.resume_reading()

    async def receive(self) -> Any:
        """The next event; when none waits any more, what came meanwhile is read, and then the socket again."""
        event = await self.queue.get()
        if self.read_paused and self.queue.empty():
            self.read_paused = False
            if not self._unread:
                self.transport.resume_reading()
            elif self._next is None:
                self._next = self.loop.call_soon(self._read_on_or_more)
        return event

    def pause_writing(self) -> None:
        """The socket takes no more for now."""
        self.writable = asyncio.Event()

    def handle_connect(self, event: Request) -> None:
        """Start the application for a socket."""
        super().handle_connect(event)
        if not self.close_sent:
            # Its task runs when this is done.
            self.scope["extensions"][LIGHT] = {"send": self._send_at_once, "leave": self._leave}

    def start_keepalive(self) -> None:
        """The socket is accepted: what the handshake said isn't needed any more."""
        super().start_keepalive()
        del self.request, self.response, self.scope
        # The parser remembers it too: another begins where this one is, after it.
        self.conn.parser = self.conn.parse()
        next(self.conn.parser)
        if self._unread:
            self._next = self.loop.call_soon(self._read_on_or_more)

    def _send_at_once(self, text: str) -> bool:
        if not self.writable.is_set() or self.close_sent or self.disconnected:
            return False
        if self.conn.state is not State.OPEN:
            return False
        self.transport.write(framed(text.encode()))
        return True


def framed(text: bytes) -> bytes:
    r"""A whole text message in one frame (RFC 6455, 5.2), not masked, as a server's are: what websockets makes of it, in a quarter of the time.

    >>> framed(b"hello"), framed(bytes(300))[:4]
    (b'\x81\x05hello', b'\x81~\x01,')
    """
    length = len(text)
    if length < 126:
        return bytes((0x81, length)) + text
    if length < 1 << 16:
        return b"\x81\x7e" + length.to_bytes(2) + text
    return b"\x81\x7f" + length.to_bytes(8) + text


def at_once(scope: Mapping[str, Any]) -> SendAtOnce:
    """How to send at once on a socket; under a server that can't, nothing is."""
    extension = scope.get("extensions", {}).get(LIGHT)
    return _never if extension is None else extension["send"]


async def leave(scope: Mapping[str, Any], rest: Coroutine[Any, Any, None]) -> None:
    """Do something last, outside of the wrappers around an application where that can be: each weighs as long as it waits."""
    extension = scope.get("extensions", {}).get(LIGHT)
    if extension is None:
        await rest
    else:
        extension["leave"](rest)


def _never(_text: str) -> bool:
    return False
