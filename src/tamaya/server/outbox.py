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
from tamaya.wire.messages import Bye

Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]

CODES: dict[Reason, int] = {"restart": 1012, "slow": 1013, "replaced": 4001, "gone": 4004, "version": 4005}
"""The codes with which a socket is closed after its :class:`~tamaya.wire.messages.Bye`."""

LAST_WORDS = 3.0
"""Seconds that a reader has for the last messages."""


class Outbox:
    """A queue of frames and the task that sends them."""

    def __init__(self, send: Send, limits: Limits) -> None:
        self._send = send
        self._most_frames = limits.outbox_messages
        self._most_bytes = limits.outbox_bytes
        self._frames: deque[str] = deque()
        self._bytes = 0
        # While nothing waits. An event would do the same and weigh as much as a full queue.
        self._more: asyncio.Future[None] | None = None
        self._closing: Reason | None = None
        self._task = asyncio.create_task(self._run())

    @property
    def closing(self) -> bool:
        """Whether good-bye was said."""
        return self._closing is not None

    def put(self, frame: str) -> None:
        """Send a frame in its turn. Too many waiting: the reader is told to come back, when it can read."""
        if self._closing is not None:
            return
        self._frames.append(frame)
        self._bytes += len(frame)
        if len(self._frames) > self._most_frames or self._bytes > self._most_bytes:
            self._frames.clear()
            self.close("slow")
            SLOW.inc()
            return
        self._stir()

    def close(self, reason: Reason) -> None:
        """Send what waits, good-bye and nothing more; a reader that doesn't take it is cut off."""
        if self._closing is not None:
            return
        self._frames.append(msgspec.json.encode(Bye(reason)).decode())
        self._closing = reason
        self._stir()
        asyncio.get_running_loop().call_later(LAST_WORDS, self._task.cancel)

    async def wait_closed(self) -> None:
        """Return when everything was sent that will be."""
        with contextlib.suppress(asyncio.CancelledError):
            await asyncio.shield(self._task)

    def cancel(self) -> None:
        """Send nothing more: the socket is gone."""
        self._task.cancel()

    def _stir(self) -> None:
        if self._more is not None and not self._more.done():
            self._more.set_result(None)

    async def _run(self) -> None:
        frames = self._frames
        try:
            while True:
                while frames:
                    frame = frames.popleft()
                    self._bytes -= len(frame)
                    await self._send({"type": "websocket.send", "text": frame})
                if self._closing is not None:
                    await self._send({"type": "websocket.close", "code": CODES[self._closing]})
                    return
                self._more = asyncio.get_running_loop().create_future()
                await self._more
        except (OSError, RuntimeError):
            # The socket is closed; its reader learns that too.
            return
