"""The WebSocket protocol under uvicorn: what it does another way, it does as uvicorn's own."""

import asyncio
from typing import Any
from unittest.mock import Mock

import pytest
import uvicorn
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode

from tamaya.server.protocol import PIECE, Inbox, SocketProtocol, at_once, framed, leave

HANDSHAKE = (
    b"GET /ws HTTP/1.1\r\nHost: example\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
HELLO = b"\x81\x05hello"
"""A text frame."""


async def test_an_inbox_gives_in_order_and_waits() -> None:
    inbox = Inbox()
    inbox.put_nowait(1)
    inbox.put_nowait(2)
    assert [await inbox.get(), inbox.empty(), await inbox.get(), inbox.empty()] == [1, False, 2, True]
    later = asyncio.ensure_future(inbox.get())
    await asyncio.sleep(0)
    assert not later.done()
    inbox.put_nowait(3)
    assert await later == 3


class Peer:
    """A socket of an application that waits to be told to take events."""

    def __init__(self, app: Any = None) -> None:
        self.scope: Any = None
        self.receive: Any = None
        self.accepted, self.over = asyncio.Event(), asyncio.Event()
        config = uvicorn.Config(app or self._app, interface="asgi3", ws=SocketProtocol, log_config=None)
        config.load()
        self.protocol = SocketProtocol(config=config, server_state=ServerState(), app_state={})
        self.transport = Mock()
        self.transport.is_closing.return_value = False
        self.transport.get_extra_info.return_value = None

    async def connect(self) -> None:
        self.protocol.connection_made(self.transport)
        self.protocol.data_received(HANDSHAKE)
        await self.accepted.wait()

    async def _app(self, scope: Any, receive: Any, send: Any) -> None:
        self.scope, self.receive = scope, receive
        await receive()
        await send({"type": "websocket.accept"})
        self.accepted.set()
        await self.over.wait()


async def test_a_text_is_sent_at_once_while_the_socket_takes_it() -> None:
    peer = Peer()
    await peer.connect()
    protocol, transport = peer.protocol, peer.transport
    send = at_once(peer.scope)
    assert send("hello")
    assert transport.write.call_args.args == (HELLO,)
    protocol.pause_writing()
    assert not send("hello")
    waiting = asyncio.ensure_future(protocol.send({"type": "websocket.send", "text": "hello"}))
    await asyncio.sleep(0)
    assert not waiting.done()
    protocol.resume_writing()
    await waiting
    assert send("hello")
    peer.over.set()
    protocol.connection_lost(None)
    assert not send("hello")


async def test_a_flood_is_read_in_pieces_and_whole() -> None:
    peer = Peer()
    await peer.connect()
    texts = [f"{number}".encode() for number in range(20_000)]
    flood = b"".join(Frame(Opcode.TEXT, text).serialize(mask=True) for text in texts)
    peer.protocol.data_received(flood)
    assert peer.transport.pause_reading.called
    assert not peer.transport.resume_reading.called
    most = 0
    got: list[bytes] = []
    while len(got) < len(texts):
        event = await asyncio.wait_for(peer.receive(), 5)
        got.append(event["text"].encode())
        waiting = 0
        while not peer.protocol.queue.empty():
            got.append((await peer.receive())["text"].encode())
            waiting += 1
        most = max(most, waiting)
    assert got == texts
    assert most < PIECE / 6, "no more than fit into a piece"
    await asyncio.sleep(0)
    assert peer.transport.resume_reading.call_count == 1
    peer.over.set()


async def test_a_flood_is_not_read_after_good_bye() -> None:
    peer = Peer()
    await peer.connect()
    await peer.protocol.send({"type": "websocket.close", "code": 1000})
    assert not peer.transport.close.called
    peer.protocol.data_received(1_000 * Frame(Opcode.TEXT, b"x").serialize(mask=True))
    assert peer.transport.close.called
    assert peer.protocol.queue.empty() or (await peer.receive())["type"] == "websocket.disconnect"
    peer.over.set()


async def test_pings_are_read_in_pieces_too() -> None:
    peer = Peer()
    await peer.connect()
    answered = peer.transport.write.call_count
    pings = 1_000 * Frame(Opcode.PING, b"").serialize(mask=True)
    peer.protocol.data_received(pings)
    assert peer.transport.write.call_count - answered <= PIECE / 6, "no more than fit into a piece"
    for _ in range(len(pings) // PIECE + 1):
        await asyncio.sleep(0)
    pongs = b"".join(call.args[0] for call in peer.transport.write.call_args_list[answered:])
    assert pongs == 1_000 * Frame(Opcode.PONG, b"").serialize(mask=False)
    assert peer.transport.resume_reading.called
    peer.over.set()


@pytest.mark.parametrize("length", [0, 125, 126, 65_535, 65_536])
def test_frames_are_those_of_websockets(length: int) -> None:
    text = length * b"x"
    assert framed(text) == Frame(Opcode.TEXT, text).serialize(mask=False)


def test_a_server_that_cannot_send_at_once_sends_in_its_turn() -> None:
    assert not at_once({"type": "websocket"})("hello")


async def test_who_talks_before_the_answer_to_the_handshake_is_heard_after_it() -> None:
    peer = Peer()
    peer.protocol.connection_made(peer.transport)
    peer.protocol.data_received(HANDSHAKE)
    frame = Frame(Opcode.TEXT, b"early").serialize(mask=True)
    # A part of one, too, must come whole.
    peer.protocol.data_received(frame[:4])
    peer.protocol.data_received(frame[4:] + frame)
    assert peer.transport.pause_reading.called
    await peer.accepted.wait()
    assert [(await peer.receive())["text"] for _ in range(2)] == ["early", "early"]
    assert peer.transport.resume_reading.called
    peer.over.set()


async def test_what_is_left_to_be_done_is_done_without_the_wrappers_around_the_application() -> None:
    unwrapped, over = asyncio.Event(), asyncio.Event()

    async def wrapped(scope: Any, receive: Any, send: Any) -> None:
        async def rest() -> None:
            await receive()
            await send({"type": "websocket.accept"})
            await over.wait()

        await leave(scope, rest())
        unwrapped.set()

    peer = Peer(wrapped)
    peer.protocol.connection_made(peer.transport)
    peer.protocol.data_received(HANDSHAKE)
    await unwrapped.wait()
    assert not peer.transport.close.called
    assert not over.is_set()
    over.set()
    await asyncio.gather(*peer.protocol.tasks)
    assert b"101" in peer.transport.write.call_args_list[0].args[0]
    assert peer.transport.close.called


async def test_a_server_that_is_not_light_does_the_rest_within() -> None:
    done = asyncio.Event()

    async def rest() -> None:
        done.set()

    await leave({"type": "websocket"}, rest())
    assert done.is_set()


async def test_beside_many_floods_a_message_waits_for_a_piece_of_each_a_few_times() -> None:
    """The bound of docs/server.md, in turns of the loop and bytes: how long those take is the machine's."""
    floods, turns = [Peer(takes_all) for _ in range(10)], 0
    quiet = Peer()
    for peer in (*floods, quiet):
        peer.protocol.connection_made(peer.transport)
        peer.protocol.data_received(HANDSHAKE)
    await quiet.accepted.wait()
    frame = Frame(Opcode.TEXT, b"{}").serialize(mask=True)
    much = 20_000 * frame
    for peer in floods:
        peer.protocol.data_received(much)
    await asyncio.sleep(0)
    before = [len(peer.protocol._unread) for peer in floods]
    quiet.protocol.data_received(frame)
    receiving = asyncio.ensure_future(quiet.receive())
    while not receiving.done():
        await asyncio.sleep(0)
        turns += 1
    assert turns <= 3
    for peer, unread in zip(floods, before, strict=True):
        assert unread - len(peer.protocol._unread) <= turns * PIECE
        for task in peer.protocol.tasks:
            task.cancel()
    quiet.over.set()


async def takes_all(_scope: Any, receive: Any, send: Any) -> None:
    """An application that carries out one message after the other, each in a turn of the loop, as a table's sockets do."""
    await receive()
    await send({"type": "websocket.accept"})
    while True:
        await receive()
        await asyncio.sleep(0)
