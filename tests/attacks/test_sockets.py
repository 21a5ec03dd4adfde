"""Generated attacks on sockets: nonsense, floods, giants, slow readers, foreign pages, tables that aren't one's own.

Two people play at the same server all the while. None of it may end the server, reach them, or tell what isn't one's to know.
"""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from http.client import HTTPConnection
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.server.players import careful, outcome_of
from tests.server.running import Running
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tamaya.client.connection import Connection
from tamaya.client.guest import Guest
from tamaya.wire.messages import VERSION, Done, Sit, Start
from tamaya.wire.settings import Settings

HELLO = json.dumps({"type": "hello", "version": VERSION})

MOVES = 6
"""So many moves do the two who play make after an attack has begun: nobody holds them up for good. How fast is bench/'s business."""


class Moves:
    """Counts moves, and says when there were enough."""

    def __init__(self) -> None:
        self._left = 0
        self._enough = asyncio.Event()

    def made(self) -> None:
        self._left -= 1
        if self._left == 0:
            self._enough.set()

    async def more(self, count: int) -> None:
        self._left = count
        async with asyncio.timeout(60):
            await self._enough.wait()


@asynccontextmanager
async def bystanders(besieged: Running) -> AsyncIterator[None]:
    """Two people at a table, taking turns game after game; in the end they must still go on."""
    mai, jonas = await Guest.arrive(besieged.url, "Mai"), await Guest.arrive(besieged.url, "Jonas")
    table = await mai.create(Settings(players=2))
    moves = Moves()
    async with await mai.join(table) as one, await jonas.join(table) as two:
        await two.do(Sit())
        await one.do(Start())

        async def play(connection: Connection, random: Random) -> None:
            while True:
                message = await connection.next()
                if connection is one and outcome_of(message) is not None:
                    await one.do(Start())
                if connection.legal is not None:
                    answer = await connection.act(careful(connection.legal, random))
                    assert isinstance(answer, Done) or answer.code == "stale_turn"
                    moves.made()

        tasks = [asyncio.create_task(play(one, Random(1))), asyncio.create_task(play(two, Random(2)))]
        try:
            yield
            await moves.more(MOVES)
        finally:
            for task in tasks:
                task.cancel()
            for task in tasks:
                with suppress(asyncio.CancelledError, ConnectionClosed):
                    await task


async def socket_of(besieged: Running, table: str, guest: Guest | None = None, **headers: str) -> ClientConnection:
    sent = {**({"Cookie": guest.cookie} if guest and guest.cookie else {}), **headers}
    return await connect(f"ws{besieged.url.removeprefix('http')}/ws/tables/{table}", additional_headers=sent)


async def frames(socket: ClientConnection, most: int = 500) -> list[str]:
    """What comes until the socket is quiet or closed."""
    got: list[str] = []
    with suppress(ConnectionClosed, TimeoutError):
        while len(got) < most:
            async with asyncio.timeout(0.5):
                got.append(str(await socket.recv()))
    return got


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=40),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=12), inner, max_size=4),
    max_leaves=12,
)
COMMANDS = st.fixed_dictionaries(
    {
        "type": st.sampled_from(
            ["sit", "stand", "start", "act", "say", "configure", "propose", "answer", "make_host", "reorder"]
        ),
    },
    optional={
        "seat": st.integers(-3, 9) | JSON,
        "turn": st.integers(-1, 3),
        "action": JSON,
        "text": st.text(max_size=400),
        "settings": JSON,
        "kind": st.sampled_from(["undo", "end", "take", "nonsense"]),
        "yes": st.booleans(),
        "cards": st.lists(st.integers(-2, 99), max_size=10),
    },
)
FRAMES = st.one_of(
    st.binary(max_size=200),
    st.text(max_size=200),
    JSON.map(lambda value: json.dumps(value)),
    st.builds(lambda command: json.dumps({"type": "do", "id": "x", "command": command}), COMMANDS),
    st.builds(
        lambda since: json.dumps({"type": "hello", "version": VERSION, "since": since}), st.integers(-5, 10**12) | JSON
    ),
    st.just(HELLO),
    st.just("[" * 3_000),
)


@settings(max_examples=25, deadline=None, suppress_health_check=list(HealthCheck), database=None, derandomize=True)
@given(st.lists(FRAMES, min_size=1, max_size=12))
def test_nonsense_is_answered_and_harms_nobody(besieged: Running, sent: list[str | bytes]) -> None:
    async def attack() -> None:
        guest = await Guest.arrive(besieged.url)
        table = await guest.create(Settings(players=2))
        async with await socket_of(besieged, table, guest) as socket:
            with suppress(ConnectionClosed):
                for frame in sent:
                    await socket.send(frame)
                # Whoever is still there is served still.
                await socket.send(HELLO)
            for text in await frames(socket):
                message = json.loads(text)
                assert message["type"] in {"snapshot", "update", "done", "refused", "presence", "fault", "bye", "time"}
                assert message.get("code") != "internal"

    asyncio.run(attack())


async def test_floods_slow_nobody_else(besieged: Running) -> None:
    guest = await Guest.arrive(besieged.url)
    table = await guest.create(Settings(players=2))
    say = json.dumps({"type": "do", "id": "f", "command": {"type": "say", "text": "x" * 300}})

    async def flood() -> None:
        async with await socket_of(besieged, table, guest) as socket:
            with suppress(ConnectionClosed):
                await socket.send(HELLO)
                for _ in range(2_000):
                    await socket.send(say)

    async with bystanders(besieged):
        await asyncio.gather(*(flood() for _ in range(4)))


async def test_slow_readers_slow_nobody_else(besieged: Running) -> None:
    guest = await Guest.arrive(besieged.url)
    table = await guest.create(Settings(players=2))
    sockets = [await socket_of(besieged, table, guest) for _ in range(6)]
    async with bystanders(besieged):
        for socket in sockets:
            # Asks for everything again and again, and reads nothing.
            socket.transport.pause_reading()
            with suppress(ConnectionClosed, TimeoutError):
                async with asyncio.timeout(2):
                    for _ in range(300):
                        await socket.send(HELLO)
    for socket in sockets:
        socket.transport.abort()


@pytest.mark.parametrize("size", [5_000, 40_000, 2_000_000])
async def test_giants_end_their_own_socket_at_most(besieged: Running, size: int) -> None:
    guest = await Guest.arrive(besieged.url)
    table = await guest.create(Settings(players=2))
    async with bystanders(besieged), await socket_of(besieged, table, guest) as socket:
        with suppress(ConnectionClosed):
            await socket.send(HELLO)
            await socket.send("x" * size)
        answers = await frames(socket)
        if size < 16 * 1024:
            assert any('"too_large"' in answer for answer in answers)
        else:
            await socket.wait_closed()
            assert socket.close_code == 1009


@pytest.mark.parametrize("size", [40_000, 8_000_000])
@pytest.mark.parametrize("line", ["GET /?{} HTTP/1.1\r\nHost: a\r\n\r\n", "GET / HTTP/1.1\r\nHost: a\r\nX: {}\r\n\r\n"])
async def test_a_giant_head_is_not_kept(besieged: Running, line: str, size: int) -> None:
    reader, writer = await asyncio.open_connection("127.0.0.1", besieged.port)
    async with bystanders(besieged):
        with suppress(ConnectionError):
            writer.write(line.format("x" * size).encode())
            await writer.drain()
        answer = b""
        with suppress(ConnectionError):
            answer = await reader.read()
        # Who goes on sending may find the connection reset before the answer.
        assert answer.startswith(b"HTTP/1.1 400 ") or (size > 1_000_000 and not answer)
    writer.close()


def test_a_head_as_large_as_cookies_get_is_answered(besieged: Running) -> None:
    connection = HTTPConnection("127.0.0.1", besieged.port)
    for _ in range(3):
        connection.request("GET", "/healthz", headers={"Cookie": f"a={'x' * 20_000}"})
        answer = connection.getresponse()
        assert answer.status == 200
        answer.read()
    connection.close()


@pytest.mark.parametrize("origin", ["https://elsewhere.example", "null", "http://127.0.0.1:1", "file://"])
async def test_pages_from_elsewhere_get_no_socket(besieged: Running, origin: str) -> None:
    guest = await Guest.arrive(besieged.url)
    table = await guest.create(Settings(players=2))
    with pytest.raises(InvalidStatus, match="403"):
        await socket_of(besieged, table, guest, Origin=origin)


async def test_nobody_gets_in_without_a_cookie_of_ours(besieged: Running) -> None:
    guest = await Guest.arrive(besieged.url)
    table = await guest.create(Settings(players=2))
    stranger = Guest(besieged.url)
    for forged in (None, "tamaya=", f"tamaya={guest.user}", f"tamaya={guest.user}.{'A' * 43}", "tamaya=" + "A" * 43):
        stranger.cookie = forged
        async with await socket_of(besieged, table, stranger) as socket:
            assert [json.loads(text).get("code") for text in await frames(socket)] == ["no_session", "gone"]


async def test_probing_finds_no_table_and_no_hands(besieged: Running) -> None:
    host, probe = await Guest.arrive(besieged.url, "Mai"), await Guest.arrive(besieged.url, "Probe")
    table = await host.create(Settings(players=2, spectators="none"), bots=["random"])
    async with await host.join(table) as connection:
        assert isinstance(await connection.do(Start()), Done)
        # With the link, at a table without spectators: refused, and told nothing.
        async with await socket_of(besieged, table, probe) as socket:
            await socket.send(HELLO)
            told = await frames(socket)
            assert [json.loads(text).get("code") for text in told] == ["spectators_forbidden", "gone"]
        # Without it: near misses are no tables, and look like any other.
        for other in (table[:-1] + ("A" if table[-1] != "A" else "B"), table.swapcase(), table + "A", "..%2f" + table):
            with suppress(InvalidStatus):
                async with await socket_of(besieged, other, probe) as socket:
                    assert [json.loads(text).get("code") for text in await frames(socket)] == ["no_table", "gone"]
