"""What was acknowledged is there after a kill -9, once; bots go on by themselves; a stop says come back."""

import asyncio
import contextlib
import json
import os
import signal
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from tests.server.players import careful
from tests.server.running import Running
from websockets.exceptions import InvalidMessage

from tamaya.client.connection import Closed, Connection
from tamaya.client.guest import Guest
from tamaya.table.events import EVENT_VERSION
from tamaya.wire.messages import Bye, Done, Refusal, Say, Sit, Snapshot, Start
from tamaya.wire.settings import Settings

KILLS = int(os.environ.get("TAMAYA_KILLS", "4"))


@pytest.fixture
def own(tmp_path: Path) -> Iterator[Running]:
    server = Running(tmp_path / "data")
    yield server
    server.stop()


async def snapshot_of(connection: Connection) -> Snapshot:
    while True:
        message = await connection.next()
        if isinstance(message, Snapshot):
            return message


class Player:
    """Plays and talks as fast as it can; remembers what was acknowledged."""

    def __init__(self, guest: Guest, table: str, number: int) -> None:
        self.guest = guest
        self.table = table
        self.random = Random(number)
        self.acknowledged: dict[str, int] = {}
        self.unanswered: str | None = None
        self.said = 0

    async def until_killed(self) -> None:
        # A handshake that is killed is an invalid message.
        with contextlib.suppress(Closed, OSError, EOFError, InvalidMessage):
            async with await self.guest.join(self.table) as connection:
                await snapshot_of(connection)
                await self._say_again(connection)
                while True:
                    await self._say(connection)
                    if connection.legal is not None:
                        await connection.act(careful(connection.legal, self.random))

    async def _say_again(self, connection: Connection) -> None:
        """The command whose answer never came, with the same id."""
        if self.unanswered is not None:
            await self._give(connection, self.unanswered)

    async def _say(self, connection: Connection) -> None:
        self.said += 1
        await self._give(connection, f"{self.guest.user}-{self.said}")

    async def _give(self, connection: Connection, word: str) -> None:
        self.unanswered = word
        answer = await connection.do(Say(word), id=word)
        assert isinstance(answer, Done)
        self.acknowledged[word] = answer.seq
        self.unanswered = None


async def test_kill_in_mid_game_again_and_again(own: Running) -> None:
    guests = [await Guest.arrive(own.url, f"P{number}") for number in range(4)]
    tables = []
    for host, friend in (guests[:2], guests[2:]):
        table = await host.create(Settings(players=3), bots=["novice"])
        tables.append(table)
        async with await friend.join(table) as second, await host.join(table) as first:
            assert isinstance(await second.do(Sit()), Done)
            assert isinstance(await first.do(Start()), Done)
    players = [Player(guest, tables[number // 2], number) for number, guest in enumerate(guests)]
    for _ in range(KILLS):
        tasks = [asyncio.create_task(player.until_killed()) for player in players]
        await asyncio.sleep(0.5)
        own.kill()
        await asyncio.gather(*tasks)
        await asyncio.to_thread(own.start)
    said = await everything_said(own, players)
    for player in players:
        assert len(player.acknowledged) > KILLS
        for word, seq in player.acknowledged.items():
            assert said[player.table][word] == [seq]
    with sqlite3.connect(own.data / "tamaya.sqlite") as database:
        assert database.execute("PRAGMA integrity_check").fetchone() == ("ok",)


async def everything_said(own: Running, players: list[Player]) -> dict[str, dict[str, list[int]]]:
    """Per table and word the numbers under which it was said, from the database."""
    said: dict[str, dict[str, list[int]]] = {player.table: {} for player in players}
    query = "SELECT table_id, seq, command_id FROM table_event WHERE event LIKE '%\"spoke\"%'"
    with sqlite3.connect(own.data / "tamaya.sqlite") as database:
        for table, seq, word in database.execute(query):
            said[table].setdefault(word, []).append(seq)
    return said


async def test_restart_brings_a_table_back_to_the_same_number(own: Running) -> None:
    guest = await Guest.arrive(own.url, "Mai")
    table = await guest.create(Settings(players=2, first_player=0), bots=["novice"], start=True)
    async with await guest.join(table) as connection:
        before = await snapshot_of(connection)
    own.kill()
    own.start()
    async with await guest.join(table) as connection:
        after = await snapshot_of(connection)
    assert (after.seq, after.table, after.game, after.log) == (before.seq, before.table, before.game, before.log)


async def test_what_a_newer_program_wrote_is_left_to_it(own: Running) -> None:
    """A rolling update: an older worker meets what it doesn't know. It guesses nothing, writes nothing and sends people on."""
    guest = await Guest.arrive(own.url, "Mai")
    table = await guest.create(Settings(players=2, first_player=0))
    async with await guest.join(table) as connection:
        seq = (await snapshot_of(connection)).seq
        event = json.dumps({"type": "spoke", "user": guest.user, "name": "Mai", "text": "hello", "volume": 11})
        with sqlite3.connect(own.data / "tamaya.sqlite", timeout=20) as database:
            row = (table, seq + 1, EVENT_VERSION, guest.user, None, event, time.time_ns() // 1_000_000)
            database.execute("INSERT INTO table_event VALUES (?, ?, ?, ?, ?, ?, ?)", row)
        answer = await connection.do(Say("is anybody here?"))
        assert isinstance(answer, Refusal)
        assert answer.code == "restart"
        assert await farewell(connection) == "restart"
    # So it goes at this worker until it is replaced.
    assert await farewell(await guest.join(table)) == "restart"
    with sqlite3.connect(own.data / "tamaya.sqlite", timeout=20) as database:
        kept = database.execute("SELECT event FROM table_event WHERE table_id = ? AND seq > ?", (table, seq)).fetchall()
        assert kept == [(event,)]
        # The worker that knows it, in a word.
        database.execute("UPDATE table_event SET event = json_remove(event, '$.volume') WHERE seq = ?", (seq + 1,))
    async with await guest.join(table) as connection:
        assert (await snapshot_of(connection)).seq == seq + 1
        assert isinstance(await connection.do(Say("now")), Done)


async def farewell(connection: Connection) -> str | None:
    async for _ in connection:
        pass
    return connection.bye


async def test_bots_go_on_after_a_restart(tmp_path: Path) -> None:
    server = Running(tmp_path / "data", bot_delay=1.0)
    try:
        guest = await Guest.arrive(server.url, "Mai")
        table = await guest.create(Settings(players=3, first_player=1), bots=["novice", "novice"], start=True)
        server.kill()
        server.start()
        # Nobody looks on meanwhile.
        deadline = asyncio.get_running_loop().time() + 30
        while count_events(server) < 6:
            assert asyncio.get_running_loop().time() < deadline
            await asyncio.sleep(0.1)
        async with await guest.join(table) as connection:
            snapshot = await snapshot_of(connection)
        assert snapshot.game is not None
        assert snapshot.game.turn == 2
        assert snapshot.game.current == 0
    finally:
        server.stop()


def count_events(server: Running) -> int:
    with sqlite3.connect(server.data / "tamaya.sqlite") as database:
        count: int = database.execute("SELECT count(*) FROM table_event").fetchone()[0]
    return count


@pytest.mark.parametrize("by", [signal.SIGTERM, signal.SIGHUP])
async def test_stop_tells_to_come_back(own: Running, by: signal.Signals) -> None:
    guest = await Guest.arrive(own.url, "Mai")
    table = await guest.create(Settings(players=2))
    connection = await guest.join(table)
    await snapshot_of(connection)
    stopping = asyncio.create_task(asyncio.to_thread(own.stop, by))
    assert [message async for message in connection][-1] == Bye("restart")
    assert await stopping in (0, -15)
    own.start()
    async with await guest.join(table) as connection:
        assert (await snapshot_of(connection)).you.name == "Mai"


async def test_a_bot_process_that_dies_is_replaced(own: Running) -> None:
    guest = await Guest.arrive(own.url, "Mai")
    table = await guest.create(Settings(players=2, first_player=1), bots=["novice"], start=True)
    async with await guest.join(table) as connection:
        for _ in range(3):
            while connection.legal is None:
                await connection.next()
            for child in children(own.pid):
                os.kill(child, signal.SIGKILL)
            assert isinstance(await connection.act(careful(connection.legal, Random(1))), Done)
            connection.legal = None
        while connection.legal is None:
            await asyncio.wait_for(connection.next(), 10)


def children(pid: int) -> list[int]:
    """The processes that a process started."""
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


async def test_no_process_is_left_after_a_kill(own: Running) -> None:
    guest = await Guest.arrive(own.url, "Mai")
    table = await guest.create(Settings(players=2, first_player=1), bots=["random"], start=True)
    async with await guest.join(table) as connection:
        while connection.legal is None:
            await connection.next()
    left = children(own.pid)
    assert left
    own.kill()
    for _ in range(100):
        if not any(running(child) for child in left):
            break
        await asyncio.sleep(0.05)
    assert not any(running(child) for child in left)
    own.start()


def running(pid: int) -> bool:
    """Whether a process does anything still."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except (FileNotFoundError, ProcessLookupError):
        return False
