"""What waits to be sent on a socket: bounded, so that a reader who doesn't read costs little and holds up nobody."""

import asyncio
import contextlib
from collections import deque
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

import msgspec

from tamaya.server.audience import Reason
from tamaya.server.config import Limits
from tamaya.server.metrics import SLOW
from tamaya.server.protocol import SendAtOnce
from tamaya.wire.messages import Bye

Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]

CODES: dict[Reason, int] = {"restart": 1012, "slow": 1013, "replaced": 4001, "gone": 4004, "version": 4005}
"""The codes with which a socket is closed after its :class:`~tamaya.wire.messages.Bye`."""

LAST_WORDS = 3.0
"""Seconds that a reader has for the last messages."""


class Outbox:
    """Sends frames in their turn: at once where the socket takes them, else a task sends what waits.

    Args:
        send: the socket's, of ASGI.
        limits: how much may wait.
        at_once: sends a frame without waiting, if the socket takes it now.
    """

    __slots__ = ("_at_once", "_bytes", "_closing", "_frames", "_most_bytes", "_most_frames", "_send", "_task")

    def __init__(self, send: Send, limits: Limits, at_once: SendAtOnce) -> None:
        self._send = send
        self._at_once = at_once
        self._most_frames = limits.outbox_messages
        self._most_bytes = limits.outbox_bytes
        self._frames: deque[str] | None = None
        self._bytes = 0
        self._closing: Reason | None = None
        self._task: asyncio.Task[None] | None = None

    @property
    def closing(self) -> bool:
        """Whether good-bye was said."""
        return self._closing is not None

    def put(self, frame: str) -> None:
        """Send a frame in its turn. Too many waiting: the reader is told to come back, when it can read."""
        if self._closing is not None or (self._task is None and self._at_once(frame)):
            return
        frames = self._waiting()
        frames.append(frame)
        self._bytes += len(frame)
        if len(frames) > self._most_frames or self._bytes > self._most_bytes:
            frames.clear()
            self.close("slow")
            SLOW.inc()

    def close(self, reason: Reason) -> None:
        """Send what waits, good-bye and nothing more; a reader that doesn't take it is cut off."""
        if self._closing is not None:
            return
        self._waiting().append(msgspec.json.encode(Bye(reason)).decode())
        self._closing = reason
        asyncio.get_running_loop().call_later(LAST_WORDS, self.cancel)

    async def wait_closed(self) -> None:
        """Return when everything was sent that will be."""
        if self._task is not None:
            with contextlib.suppress(asyncio.CancelledError):
                await asyncio.shield(self._task)

    def cancel(self) -> None:
        """Send nothing more: the socket is gone."""
        if self._task is not None:
            self._task.cancel()

    def _waiting(self) -> deque[str]:
        """The frames that wait, and somebody to send them. Most sockets never have any: an empty queue would weigh as much as a full one."""
        if self._task is None or self._frames is None:
            self._frames, self._bytes = deque(), 0
            self._task = asyncio.create_task(self._run(self._frames))
        return self._frames

    async def _run(self, frames: deque[str]) -> None:
        try:
            while frames:
                frame = frames.popleft()
                self._bytes -= len(frame)
                await self._send({"type": "websocket.send", "text": frame})
            if self._closing is not None:
                await self._send({"type": "websocket.close", "code": CODES[self._closing]})
        except (OSError, RuntimeError):
            # The socket is closed; its reader learns that too.
            return
        finally:
            self._task = self._frames = None
