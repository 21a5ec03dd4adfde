"""One's socket at a table."""

import asyncio
import secrets
from collections.abc import AsyncIterator
from types import TracebackType

import msgspec
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from tamaya.wire.actions import WireAction
from tamaya.wire.events import Turn
from tamaya.wire.messages import (
    VERSION,
    Act,
    Bye,
    ClientMessage,
    Command,
    Do,
    Done,
    Fault,
    Hello,
    Legal,
    Refusal,
    ServerMessage,
    Snapshot,
    Update,
)

_decode = msgspec.json.Decoder(ServerMessage).decode


class Closed(Exception):
    """The socket is closed; ``code`` is from the server's good-bye, or None."""

    def __init__(self, code: str | None) -> None:
        super().__init__(code or "no good-bye")
        self.code = code


class Connection:
    """A socket that has said hello. Iterating it gives the server's messages as they come, answers to one's commands apart.

    Attributes:
        seq: the last number that came; give it to :meth:`tamaya.client.guest.Guest.join` after a break.
        seat: one's seat, or None.
        turn: of the game.
        legal: what one may do now, None when it isn't one's turn.
        bye: the code of the server's good-bye, once it came.
        fault: the code of the last fault: what was wrong with a message, or with the table.
        received: how many characters came.
    """

    def __init__(self, socket: ClientConnection) -> None:
        self.seq = 0
        self.seat: int | None = None
        self.turn = 0
        self.legal: Legal | None = None
        self.bye: str | None = None
        self.fault: str | None = None
        self.received = 0
        self._socket = socket
        self._answers: dict[str, asyncio.Future[Done | Refusal]] = {}
        self._messages: asyncio.Queue[ServerMessage | None] = asyncio.Queue()
        self._reader = asyncio.create_task(self._read())

    async def __aenter__(self) -> "Connection":
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    async def close(self) -> None:
        """Close the socket."""
        await self._socket.close()
        await self._reader

    async def hello(self, since: int | None = None, *, door: bool = False) -> None:
        """Say hello, or ask for what came after ``since``; ``door``: without looking at hands, where one may yet take a bot's seat."""
        await self.send(Hello(VERSION, since, door=door))

    async def send(self, message: ClientMessage) -> None:
        """Send a message."""
        await self._socket.send(msgspec.json.encode(message).decode())

    async def do(self, command: Command, *, id: str | None = None) -> Done | Refusal:
        """Give a command and wait for its answer. After a break give it again with the same ``id``: it acts once.

        Raises:
            Closed: before the answer came.
        """
        command_id = id or secrets.token_hex(8)
        answer: asyncio.Future[Done | Refusal] = asyncio.get_running_loop().create_future()
        self._answers[command_id] = answer
        try:
            await self.send(Do(command_id, command))
            return await answer
        except ConnectionClosed:
            raise Closed(self.bye) from None
        finally:
            self._answers.pop(command_id, None)

    async def act(self, action: WireAction) -> Done | Refusal:
        """Take one's turn."""
        return await self.do(Act(self.turn, action))

    @property
    def drained(self) -> bool:
        """Whether every message that came was taken."""
        return self._messages.empty()

    async def next(self) -> ServerMessage:
        """The next message.

        Raises:
            Closed: there is none any more.
        """
        message = await self._messages.get()
        if message is None:
            # For whoever asks again.
            self._messages.put_nowait(None)
            raise Closed(self.bye)
        return message

    async def __aiter__(self) -> AsyncIterator[ServerMessage]:
        """All messages until the socket is closed."""
        try:
            while True:
                yield await self.next()
        except Closed:
            return

    async def _read(self) -> None:
        try:
            async for frame in self._socket:
                self.received += len(frame)
                self._take(_decode(frame))
        except ConnectionClosed:
            pass
        finally:
            for answer in self._answers.values():
                if not answer.done():
                    answer.set_exception(Closed(self.bye))
            self._messages.put_nowait(None)

    def _take(self, message: ServerMessage) -> None:
        if isinstance(message, Done | Refusal):
            answer = self._answers.get(message.id)
            if answer is not None and not answer.done():
                answer.set_result(message)
                return
        elif isinstance(message, Snapshot):
            self._follow_snapshot(message)
        elif isinstance(message, Update):
            self._follow_update(message)
        elif isinstance(message, Bye):
            self.bye = message.code
        elif isinstance(message, Fault):
            self.fault = message.code
        self._messages.put_nowait(message)

    def _follow_snapshot(self, snapshot: Snapshot) -> None:
        self.seq, self.seat = snapshot.seq, snapshot.you.seat
        if snapshot.game is not None:
            self.turn, self.legal = snapshot.game.turn, snapshot.game.legal

    def _follow_update(self, update: Update) -> None:
        self.seq = update.seq
        if update.game is not None:
            self.turn, self.legal = update.game.turn, update.game.legal
            return
        for event in update.events:
            if isinstance(event, Turn):
                self.turn = event.turn
        # Talk between two turns says nothing about what is legal.
        if (
            update.legal is not None
            or update.table is not None
            or any(isinstance(event, Turn) for event in update.events)
        ):
            self.legal = update.legal
