"""Several workers over one PostgreSQL, and players who don't let go: what the tests about many processes share."""

import asyncio
import contextlib
import json
import re
import shutil
import sys
from collections.abc import Awaitable, Sequence
from pathlib import Path
from random import Random
from typing import Protocol

import psycopg
from tests.postgres import Postgres
from tests.server.players import careful
from tests.server.running import Running
from websockets.exceptions import InvalidMessage

from tamaya.client.connection import Closed, Connection
from tamaya.client.guest import Guest
from tamaya.wire.messages import Done, Refusal, Say, Snapshot, Start


class Worker(Running):
    """One worker; all of a fleet have the same key, so that who is known to one is known to all."""

    def __init__(self, data: Path, database: str, **wish: float) -> None:
        self._wish = {"badness": 0, "skew": 0, "lease": 2, "delay": 0, **wish}
        self._database = database
        super().__init__(data)

    def command(self) -> list[str]:
        wish = {**self._wish, "data": str(self.data), "port": self.port, "database": self._database}
        return [sys.executable, "-m", "tests.cluster.worker", json.dumps(wish)]


class Fleet:
    """Workers over one database."""

    def __init__(self, folder: Path, server: Postgres, name: str) -> None:
        self.folder = folder
        self.server = server
        self.name = name
        self.address = server.create(name)
        self.workers: list[Worker] = []

    def add(self, **wish: float) -> Worker:
        """One more worker."""
        data = self.folder / f"worker-{len(self.workers)}"
        if self.workers:
            data.mkdir(mode=0o700)
            shutil.copy2(self.workers[0].data / "key", data / "key")
        worker = Worker(data, self.address, **wish)
        self.workers.append(worker)
        return worker

    def stop(self) -> None:
        """End them all."""
        for worker in self.workers:
            worker.stop()

    def events(self, table: str) -> list[tuple[int, str, str | None, str]]:
        """A table's log, from the database: number, who, command, event."""
        with psycopg.connect(self.address) as connection:
            query = 'SELECT seq, "user", command_id, event FROM table_event WHERE table_id = %s ORDER BY seq'
            return connection.execute(query, (table,)).fetchall()


class Reachable(Protocol):
    """Something that serves."""

    @property
    def url(self) -> str:
        """Where."""


class Player:
    """A person who plays and talks, comes back whatever happens, and remembers what was acknowledged.

    Attributes:
        done: the numbers of acknowledged commands, by their id.
        last: the last whole table that came.
    """

    def __init__(
        self, guest: Guest, workers: Sequence[Reachable], table: str, number: int, pause: float = 0.01
    ) -> None:
        self.guest = guest
        self.table = table
        self.done: dict[str, int] = {}
        self.last: Snapshot | None = None
        self.playing = True
        self._workers = workers
        self._at = number % len(workers)
        self._random = Random(number)
        self._pause = pause
        self._said = 0
        self._open: tuple[str, Say] | None = None

    async def play(self) -> None:
        """Play until told to stop; a worker that is gone, also in the middle of a greeting, is left for the next."""
        while self.playing:
            with contextlib.suppress(Closed, OSError, EOFError, TimeoutError, InvalidMessage):
                await self._visit()
            if self.playing:
                self._at = (self._at + 1) % len(self._workers)
                await asyncio.sleep(0.1)

    async def look(self) -> Snapshot:
        """The whole table, as one's worker shows it now."""
        self.guest.server = self._workers[self._at].url
        async with await self.guest.join(self.table) as connection:
            return await snapshot_of(connection)

    async def _visit(self) -> None:
        self.guest.server = self._workers[self._at].url
        connection = await asyncio.wait_for(self.guest.join(self.table), 5)
        try:
            self.last = await snapshot_of(connection)
            if self._open is not None:
                # Its answer never came: once more, with the same id.
                await self._give(connection, *self._open)
            while self.playing:
                await self._say(connection)
                await self._move(connection)
                await asyncio.sleep(self._pause)
        finally:
            # One whose worker was killed doesn't answer.
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(connection.close(), 1)

    async def _say(self, connection: Connection) -> None:
        self._said += 1
        word = f"{self.guest.user}-{self._said}"
        await self._give(connection, word, Say(word))

    async def _give(self, connection: Connection, word: str, command: Say) -> None:
        self._open = (word, command)
        answer = await asyncio.wait_for(connection.do(command, id=word), 30)
        if isinstance(answer, Done):
            self.done[word] = answer.seq
            self._open = None
        else:
            assert answer.code in ("storage", "restart", "internal"), answer
            raise EOFError

    async def _move(self, connection: Connection) -> None:
        while not connection.drained:
            message = await connection.next()
            game = getattr(message, "game", None)
            if game is not None and game.outcome is not None and connection.seat == 0:
                await self._answered(connection.do(Start()))
        if connection.legal is not None:
            await self._answered(connection.act(careful(connection.legal, self._random)))

    async def _answered(self, asked: Awaitable[Done | Refusal]) -> None:
        answer = await asyncio.wait_for(asked, 30)
        if isinstance(answer, Refusal) and answer.code in ("storage", "restart"):
            raise EOFError


async def snapshot_of(connection: Connection) -> Snapshot:
    """The whole table, when it comes."""
    async with asyncio.timeout(30):
        while True:
            message = await connection.next()
            if isinstance(message, Snapshot):
                return message


def public(snapshot: Snapshot) -> str:
    """What everyone sees alike of a table."""
    log = re.sub(r"(Draw\([^)]*identity=)\w+", r"\1", str(snapshot.log))
    game = snapshot.game
    seen = game and (game.number, game.stacks, game.discards, game.clue_tokens, game.strikes, game.deck_left, game.turn)
    return f"{snapshot.table} {log} {seen}"


async def agree(fleet: Fleet, players: list[Player]) -> None:
    """Everyone ends at the same number and the same public state, whichever worker shows it; the log has each command once."""
    for player in players:
        player.playing = False
    # A bot may still have a move to make.
    await asyncio.sleep(2)
    events = fleet.events(players[0].table)
    # A worker that missed a hint finds out when it is asked, or with its next beat.
    shown = [await player.look() for player in players]
    assert {snapshot.seq for snapshot in shown} == {len(events)} == {events[-1][0]}
    assert len({public(snapshot) for snapshot in shown}) == 1, "not all see the same"
    numbers: dict[str, list[int]] = {}
    for seq, _, command_id, _ in events:
        if command_id is not None:
            numbers.setdefault(command_id, []).append(seq)
    assert all(len(seqs) == 1 for seqs in numbers.values())
    for player in players:
        assert player.done
        for word, seq in player.done.items():
            assert numbers[word] == [seq]
