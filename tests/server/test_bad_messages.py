"""Thousands of messages that make no sense or aren't allowed, while a game goes on: each is answered with a code, none changes anything."""

import asyncio
import json
from collections.abc import Coroutine
from random import Random
from threading import Thread
from typing import Any, TypeVar

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.server.players import careful
from tests.server.running import Running
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from tamaya.client.connection import Connection
from tamaya.client.guest import Guest
from tamaya.client.mirror import Mirror
from tamaya.wire import messages as m
from tamaya.wire.actions import WireClue, WireDecline, WireDiscard, WirePlay, WireUseBonus
from tamaya.wire.settings import Settings

T = TypeVar("T")
ANSWERS = (m.Fault, m.Refusal, m.Done)
decode = msgspec.json.Decoder(m.ServerMessage).decode

# ------------------------------------------------------------ what is sent

integers = st.integers(-(2**40), 2**70)
small = st.integers(-2, 60)
leaves = st.none() | st.booleans() | integers | st.floats(allow_nan=False) | st.text(max_size=12)
documents = st.recursive(
    leaves,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)
clues = st.builds(WireClue, small, st.sampled_from(["colour", "rank"]), small)
wire_actions = (
    st.builds(WirePlay, small)
    | st.builds(WireDiscard, small)
    | clues
    | st.builds(WireUseBonus, st.sampled_from(["token", "mend", "return", "rescue", "colour", "rank"]), small, clues)
    | st.just(WireDecline())
)
seats = st.integers(0, 5)
kinds = st.sampled_from(["undo", "substitute", "take", "end"])
bots = st.sampled_from(["random", "beginner", "nobody"])
# Well formed; but whoever sends them only looks on, at a table without talk.
forbidden = st.one_of(
    st.builds(m.Sit, st.none() | seats),
    st.just(m.Stand()),
    st.builds(m.AddBot, seats, bots),
    st.builds(m.ClearSeat, seats),
    st.builds(m.Configure, st.builds(Settings, players=st.integers(2, 6))),
    st.just(m.Start()),
    st.builds(m.Act, small, wire_actions),
    st.builds(m.Reorder, st.lists(small, max_size=8).map(tuple)),
    st.builds(m.Propose, kinds, st.none() | seats, st.none() | bots),
    st.builds(m.Answer, st.booleans()),
    st.builds(m.Say, st.text(min_size=1, max_size=300)),
    st.builds(m.SayPhrase, st.sampled_from(["hello", "nothing"])),
    st.builds(m.MakeHost, seats),
    st.builds(m.Rename, st.text(min_size=1, max_size=24)),
)
ids = st.text(min_size=1, max_size=64)
commands = st.builds(m.Do, ids, forbidden).map(lambda do: msgspec.json.encode(do).decode())


@st.composite
def broken(draw: st.DrawFn) -> str:
    """A command in which one thing isn't as it should be."""
    document = json.loads(draw(commands))
    place = draw(st.sampled_from([document, document["command"]]))
    key = draw(st.sampled_from(sorted(place)))
    change = draw(st.sampled_from(["drop", "add", "replace"]))
    if change == "drop":
        del place[key]
    elif change == "add":
        place["more"] = draw(leaves)
    else:
        place[key] = draw(documents.filter(lambda value: not isinstance(value, str)))
    return json.dumps(document)


@st.composite
def cut(draw: st.DrawFn) -> str:
    """A command that stops in the middle."""
    text = draw(commands)
    return text[: draw(st.integers(0, len(text) - 1))]


frames: st.SearchStrategy[str | bytes] = st.one_of(
    commands,
    broken(),
    cut(),
    st.text(max_size=80),
    st.binary(max_size=80),
    documents.map(json.dumps),
    st.builds(
        lambda tag, rest: json.dumps({"type": tag, **rest}),
        st.text(max_size=9),
        st.dictionaries(ids, leaves, max_size=3),
    ),
    st.integers(4097, 9000).map(lambda size: '{"type":"do","id":"' + "x" * size + '"}'),
    st.integers(50, 2000).map(lambda depth: "[" * depth),
)

# ------------------------------------------------------------ the game that goes on meanwhile


class Siege:
    """A game of two people, and a third who throws things at it. Lives in a thread's event loop, for Hypothesis knows no async."""

    def __init__(self, url: str) -> None:
        self.loop = asyncio.new_event_loop()
        Thread(target=self.loop.run_forever, daemon=True).start()
        self.random = Random(1)
        self.url = url
        self.moves = 0
        self.run(self._begin())

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(60)

    async def _begin(self) -> None:
        self.guests = [await Guest.arrive(self.url, name) for name in ("Mai", "Jonas", "Mallory")]
        mai, jonas, mallory = self.guests
        self.table = await mai.create(Settings(players=2, chat="none"))
        self.players = [await mai.join(self.table), await jonas.join(self.table)]
        self.mirrors = [Mirror(), Mirror()]
        assert isinstance(await self.players[1].do(m.Sit()), m.Done)
        assert isinstance(await self.players[0].do(m.Start()), m.Done)
        self.attacker = await self._attack(mallory)

    async def _attack(self, mallory: Guest) -> ClientConnection:
        socket = await mallory.socket(self.table)
        await socket.send(msgspec.json.encode(m.Hello(m.VERSION)).decode())
        while not isinstance(decode(await socket.recv()), m.Presence):
            pass
        return socket

    async def throw(self, things: list[str | bytes]) -> list[m.ServerMessage]:
        """Send it all; return the answers, which must be as many."""
        for thing in things:
            await self.attacker.send(thing)
        answers: list[m.ServerMessage] = []
        while len(answers) < len(things):
            message = decode(await asyncio.wait_for(self.attacker.recv(), 30))
            if isinstance(message, ANSWERS):
                answers.append(message)
        return answers

    async def move(self) -> None:
        """The game goes on by exactly one number; a new one is dealt when it has ended."""
        for player, mirror in zip(self.players, self.mirrors, strict=True):
            await self._catch_up(player, mirror)
        game = self.mirrors[0].game
        assert game is not None
        before = self.mirrors[0].seq
        if game.outcome is not None:
            answer = await self.players[0].do(m.Start())
        else:
            player = self.players[game.current]
            assert player.legal is not None
            answer = await player.act(careful(player.legal, self.random))
        assert isinstance(answer, m.Done)
        # A new deal is followed by the note that Mallory sees hands.
        assert answer.seq == before + 1
        self.moves += 1

    async def _catch_up(self, player: Connection, mirror: Mirror) -> None:
        await player.hello(mirror.seq or None)
        while True:
            message = await player.next()
            if not isinstance(message, m.Update) or message.seq > mirror.seq:
                mirror.take(message)
            if isinstance(message, m.Presence) and mirror.seq == player.seq:
                return


@pytest.fixture(scope="module")
def siege(running: Running) -> Siege:
    return Siege(running.url)


# The sockets' masks come from `random`, in the thread of the siege.
@pytest.mark.filterwarnings("ignore:Do not use the `random` module")
@settings(max_examples=100)
@given(things=st.lists(frames, min_size=20, max_size=60))
def test_bad_messages_change_nothing(siege: Siege, things: list[str | bytes]) -> None:
    answers = siege.run(siege.throw(things))
    assert not [answer for answer in answers if isinstance(answer, m.Done)]
    assert not [answer for answer in answers if getattr(answer, "code", "") == "internal"]
    siege.run(siege.move())


@settings(max_examples=20)
@given(version=integers.filter(lambda version: version != m.VERSION))
def test_unknown_versions_are_sent_away(siege: Siege, version: int) -> None:
    async def visit() -> m.ServerMessage:
        socket = await siege.guests[2].socket(siege.table)
        await socket.send(json.dumps({"type": "hello", "version": version}))
        message = decode(await socket.recv())
        await socket.close()
        return message

    assert siege.run(visit()) == m.Bye("version")
    siege.run(siege.move())


@pytest.mark.parametrize("size", [16 * 1024 + 1, 500_000])
def test_oversized_frames_close_their_socket_only(siege: Siege, size: int) -> None:
    async def visit() -> int | None:
        socket = await siege.guests[2].socket(siege.table)
        await socket.send("x" * size)
        try:
            while True:
                await socket.recv()
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else None

    assert siege.run(visit()) in (1009, None)
    siege.run(siege.move())


async def test_out_of_turn_and_stale_moves(running: Running) -> None:
    mai, jonas = await Guest.arrive(running.url, "Mai"), await Guest.arrive(running.url, "Jonas")
    table = await mai.create(Settings(players=2, first_player=0))
    async with await mai.join(table) as first, await jonas.join(table) as second:
        await second.do(m.Sit())
        await first.do(m.Start())
        for turn in (-1, 0, 1, 7):
            assert await second.do(m.Act(turn, WirePlay(5)), id=f"t{turn}") == m.Refusal(
                f"t{turn}", "not_your_turn", "3"
            )
        assert await first.do(m.Act(1, WirePlay(0)), id="x") == m.Refusal("x", "stale_turn", "3")
        assert await first.do(m.Act(0, WirePlay(5)), id="y") == m.Refusal("y", "not_your_card", "3")


@pytest.mark.parametrize("cookie", [None, "tamaya=", "tamaya=0123456789abcdef.forged", "tamaya=x" * 400, "other=1"])
async def test_sockets_of_nobody(running: Running, cookie: str | None) -> None:
    mai = await Guest.arrive(running.url, "Mai")
    table = await mai.create(Settings(players=2))
    nobody = Guest(running.url, cookie)
    async with await nobody.join(table) as connection:
        assert [message async for message in connection] == [m.Fault("no_session"), m.Bye("gone")]


@pytest.mark.parametrize("table", ["AAAAAAAAAAAAAAAA", "short", "..%00", "x" * 300])
async def test_tables_that_are_not(running: Running, table: str) -> None:
    mai = await Guest.arrive(running.url, "Mai")
    async with await mai.join(table) as connection:
        assert [message async for message in connection] == [m.Fault("no_table"), m.Bye("gone")]


async def test_a_command_before_hello(running: Running) -> None:
    mai = await Guest.arrive(running.url, "Mai")
    socket = await mai.socket(await mai.create(Settings(players=2)))
    await socket.send(msgspec.json.encode(m.Do("1", m.Stand())).decode())
    assert decode(await socket.recv()) == m.Fault("hello_first")
    await socket.close()
