"""Somebody who doesn't read: the others don't notice, and the server keeps little for them."""

import asyncio
import socket
import time

import msgspec
from tests.server.running import Running
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tamaya.client.connection import Connection
from tamaya.client.guest import Guest
from tamaya.wire.messages import VERSION, Done, Hello, Presence, Say
from tamaya.wire.settings import Settings

HELLO = msgspec.json.encode(Hello(VERSION)).decode()


async def test_a_reader_who_stalls_is_let_go(running: Running) -> None:
    mai, sleepy = await Guest.arrive(running.url, "Mai"), await Guest.arrive(running.url, "Sleepy")
    table = await mai.create(Settings(players=2))
    stalled = await narrow_socket(running, table, sleepy)
    async with await mai.join(table) as connection:
        for _ in range(40):
            await connection.do(Say("x" * 300))
        # Every hello asks for all of that again.
        asking = asyncio.create_task(ask_and_never_read(stalled))
        slowest = 0.0
        while await presence(connection) != Presence((0,), 0):
            began = time.perf_counter()
            assert isinstance(await connection.do(Say("still quick?")), Done)
            slowest = max(slowest, time.perf_counter() - began)
        assert slowest < 3
        asking.cancel()
    await stalled.close()


async def narrow_socket(running: Running, table: str, guest: Guest) -> ClientConnection:
    """A socket whose other side is soon full."""
    narrow = socket.socket()
    narrow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    narrow.connect(("127.0.0.1", running.port))
    narrow.setblocking(False)
    address = f"ws://127.0.0.1:{running.port}/ws/tables/{table}"
    cookie = {"Cookie": str(guest.cookie)}
    stalled = await connect(
        address, sock=narrow, additional_headers=cookie, compression=None, max_queue=1, close_timeout=1
    )
    await stalled.send(HELLO)
    return stalled


async def ask_and_never_read(stalled: ClientConnection) -> None:
    try:
        for _ in range(5000):
            await stalled.send(HELLO)
    except ConnectionClosed:
        pass


async def presence(connection: Connection) -> Presence:
    """Who is here now."""
    await connection.hello(connection.seq)
    told = None
    while told is None or not connection.drained:
        message = await connection.next()
        told = message if isinstance(message, Presence) else told
    return told
