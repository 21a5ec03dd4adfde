"""The WebSocket protocol under uvicorn: what it does another way, it does as uvicorn's own."""

import asyncio
from typing import Any
from unittest.mock import Mock

import pytest
import uvicorn
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode

from tamaya.server.protocol import Inbox, SocketProtocol, at_once, framed

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


async def test_a_text_is_sent_at_once_while_the_socket_takes_it() -> None:
    scopes: list[Any] = []
    accepted, over = asyncio.Event(), asyncio.Event()

    async def app(scope: Any, receive: Any, send: Any) -> None:
        scopes.append(scope)
        await receive()
        await send({"type": "websocket.accept"})
        accepted.set()
        await over.wait()

    config = uvicorn.Config(app, ws=SocketProtocol, log_config=None)
    config.load()
    protocol = SocketProtocol(config=config, server_state=ServerState(), app_state={})
    transport = Mock()
    transport.is_closing.return_value = False
    transport.get_extra_info.return_value = None
    protocol.connection_made(transport)
    protocol.data_received(HANDSHAKE)
    await accepted.wait()
    send = at_once(scopes[0])
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
    over.set()
    protocol.connection_lost(None)
    assert not send("hello")


@pytest.mark.parametrize("length", [0, 125, 126, 65_535, 65_536])
def test_frames_are_those_of_websockets(length: int) -> None:
    text = length * b"x"
    assert framed(text) == Frame(Opcode.TEXT, text).serialize(mask=False)


def test_a_server_that_cannot_send_at_once_sends_in_its_turn() -> None:
    assert not at_once({"type": "websocket"})("hello")
