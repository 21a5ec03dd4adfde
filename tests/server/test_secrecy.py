"""Two servers, two decks that differ only in what seat 0 can't see: it is sent the same bytes, through undos, breaks and talk.

So is a spectator of backs, and one who sees the game late. The commitment is apart: it covers the whole deck.
"""

import asyncio
import re
import sqlite3
import time
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

import msgspec
import pytest
from tests.server.running import Running
from websockets.asyncio.client import ClientConnection

from tamaya.client.connection import Connection
from tamaya.client.guest import Guest
from tamaya.client.mirror import Mirror
from tamaya.rules.options import DEFAULT_HAND_SIZE
from tamaya.rules.tables import compile_tables
from tamaya.rules.variants import variant
from tamaya.server.people import SignedCookies
from tamaya.table import events as e
from tamaya.wire import messages as m
from tamaya.wire.actions import WireAction, WireClue, WireDecline, WireDiscard, WirePlay
from tamaya.wire.settings import Settings

STEPS = 60
KEY = bytes(32)
USERS = ("mai", "jonas", "ines", "ada", "hoa")
SETTINGS = [
    Settings(players=2, spectators="backs"),
    Settings(players=3, spectators="backs", variant="black-powder", empty_clues=False, open_order=False),
    Settings(players=4, spectators="backs", variant="avalanche", bonuses="random"),
    Settings(players=5, spectators="delayed", spectator_delay=6),
]

Key = tuple[Any, ...]


@pytest.fixture(scope="module")
def worlds(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Running, Running]]:
    servers = []
    for name in ("one", "other"):
        folder = tmp_path_factory.mktemp(name) / "data"
        folder.mkdir()
        (folder / "key").write_text(KEY.hex())
        servers.append(Running(folder))
    yield servers[0], servers[1]
    for server in servers:
        server.stop()


def deal_into(server: Running, table: str, settings: Settings, deck: Sequence[int]) -> None:
    """Write the log of a table at which a game has just been dealt."""
    events: list[tuple[str, e.TableEvent]] = [("mai", e.Opened(table, "mai", "mai", settings))]
    events += [(user, e.SatDown(seat, user, user)) for seat, user in enumerate(USERS[: settings.players]) if seat]
    events.append(("mai", e.GameStarted(0, tuple(deck), bytes(16).hex(), bytes(16).hex())))
    now = time.time_ns() // 1_000_000
    with sqlite3.connect(server.data / "tamaya.sqlite") as database:
        database.execute("INSERT INTO tables VALUES (?, 'mai', ?, 1)", (table, now))
        for seq, (user, event) in enumerate(events, start=1):
            row = (table, seq, e.EVENT_VERSION, user, None, msgspec.json.encode(event).decode(), now)
            database.execute("INSERT INTO table_event VALUES (?, ?, ?, ?, ?, ?, ?)", row)


def two_decks(settings: Settings, random: Random) -> tuple[list[int], list[int], set[int]]:
    """Two decks for one pair of eyes, and the cards that differ: two of seat 0's own, and the deck's last."""
    deck = list(compile_tables(variant(settings.variant)).deck)
    random.shuffle(deck)
    hand = DEFAULT_HAND_SIZE[settings.players]
    differ = [*random.sample(range(hand), 2), len(deck) - 1]
    other = deck.copy()
    for at, source in zip(differ, [*differ[1:], differ[0]], strict=True):
        other[at] = deck[source]
    return deck, other, set(differ)


class World:
    """One server's side of the game: everyone's connection, and the bare sockets of those who are compared."""

    def __init__(self, server: Running, table: str, players: int) -> None:
        self.server = server
        self.table = table
        self.players: list[Connection] = []
        self.eyes: dict[str, ClientConnection] = {}
        self.seq: dict[str, int] = {}
        self.mirror = Mirror()
        self.at = players + 1

    async def enter(self) -> list[str]:
        for user in USERS[: self.at - 1]:
            self.players.append(await self._guest(user).join(self.table))
            await self._hear(self.players[-1])
        frames = []
        for user in ("mai", "stranger"):
            frames += await self.look(user, None)
        return frames

    async def leave(self) -> None:
        for player in self.players:
            await player.close()
        for socket in self.eyes.values():
            await socket.close()

    async def _hear(self, player: Connection) -> None:
        """Take what came, up to the last step."""
        while player.seq < self.at or (player is self.players[0] and self.mirror.seq < self.at):
            message = await asyncio.wait_for(player.next(), 30)
            if player is self.players[0]:
                self.mirror.take(message)

    @property
    def over(self) -> bool:
        """Whether the game has ended, and everything is open."""
        return self.mirror.game is None or self.mirror.game.outcome is not None

    def _guest(self, user: str) -> Guest:
        return Guest(self.server.url, f"tamaya={SignedCookies(KEY).sign(user)}")

    async def look(self, user: str, since: int | None) -> list[str]:
        """Open a bare socket anew; what it is sent first."""
        if user in self.eyes:
            await self.eyes.pop(user).close()
        self.eyes[user] = await self._guest(user).socket(self.table)
        return await self.frames(user, since)

    async def frames(self, user: str, since: int | None) -> list[str]:
        """What came on a bare socket, up to the answer to a hello."""
        socket = self.eyes[user]
        await socket.send(msgspec.json.encode(m.Hello(m.VERSION, since)).decode())
        frames: list[str] = []
        while not frames or not frames[-1].startswith('{"type":"presence"'):
            frames.append(str(await asyncio.wait_for(socket.recv(), 30)))
            if (seq := re.match(r'{"type":"(?:update|snapshot)",(?:"version":2,)?"seq":(\d+)', frames[-1])) is not None:
                self.seq[user] = int(seq[1])
        return frames

    async def settle(self) -> None:
        """Everyone has heard of the last step."""
        for player in self.players:
            await self._hear(player)


def choices(legal: m.Legal) -> dict[Key, WireAction]:
    """The legal actions by what everybody will see of them: for a clue, with the cards that it touches."""
    found: dict[Key, WireAction] = {("play", card): WirePlay(card) for card in legal.plays}
    found |= {("discard", card): WireDiscard(card) for card in legal.discards}
    for clue in legal.each_clue():
        found["clue", clue.target, clue.kind, clue.value, clue.touched] = WireClue(clue.target, clue.kind, clue.value)
    if legal.decline:
        found["decline",] = WireDecline()
    return found


def without_commitment(frames: list[str]) -> list[str]:
    return [re.sub(r'"commitment":"[0-9a-f]{64}"', '"commitment":""', frame) for frame in frames]


async def both(worlds: Sequence[World], seat: int, command: m.Command, command_id: str) -> None:
    answers = await asyncio.gather(*(world.players[seat].do(command, id=command_id) for world in worlds))
    assert answers[0] == answers[1]
    for world, answer in zip(worlds, answers, strict=True):
        assert isinstance(answer, m.Done)
        world.at = answer.seq
        await world.settle()


@pytest.mark.parametrize("settings", SETTINGS, ids=lambda settings: f"{settings.players} {settings.variant}")
async def test_the_same_bytes(worlds: tuple[Running, Running], settings: Settings) -> None:
    random = Random(f"{settings}")
    first, second, hidden = two_decks(settings, random)
    table = f"{settings.players}".ljust(16, "A")
    sides = [World(server, table, settings.players) for server in worlds]
    for world, deck in zip(sides, (first, second), strict=True):
        deal_into(world.server, table, settings, deck)
    told = await asyncio.gather(*(world.enter() for world in sides))
    assert without_commitment(told[0]) == without_commitment(told[1])
    # The others do see a difference: what is compared isn't blind.
    seen = await asyncio.gather(*(world.look("jonas", None) for world in sides))
    assert without_commitment(seen[0]) != without_commitment(seen[1])
    steps = 0
    while steps < STEPS and await step(sides, random, hidden, steps):
        steps += 1
        if sides[0].over:
            break
        for user in ("mai", "stranger"):
            # Now and then the socket breaks, and what was missed comes again; or the whole table.
            since = random.choice([sides[0].seq[user], sides[0].seq[user], None])
            again = random.random() < 0.2
            told = await asyncio.gather(*((world.look if again else world.frames)(user, since) for world in sides))
            assert without_commitment(told[0]) == without_commitment(told[1])
    assert steps > 10
    for world in sides:
        await world.leave()


async def step(sides: Sequence[World], random: Random, hidden: set[int], number: int) -> bool:
    """One command in both worlds; False when what differs is about to be seen."""
    seat = next(at for at, player in enumerate(sides[0].players) if player.legal is not None)
    assert sides[1].players[seat].legal is not None
    players = len(sides[0].players)
    if random.random() < 0.1:
        await both(sides, random.randrange(players), m.Say(f"word {number}"), f"s{number}")
        return True
    if random.random() < 0.1 and number > players:
        await both(sides, seat, m.Propose("undo"), f"u{number}")
        for other in range(players):
            if other != seat:
                await both(sides, other, m.Answer(True), f"a{number}")
        return True
    ours, theirs = (choices(world.players[seat].legal or m.Legal()) for world in sides)
    common = sorted(
        (key for key in ours.keys() & theirs.keys() if seat or key[0] in ("clue", "decline") or key[1] not in hidden),
        key=repr,
    )
    careful = [key for key in common if key[0] != "play" or random.random() < 0.1] or common
    if not careful or sides[0].mirror.game is None or sides[0].mirror.game.deck_left <= 1:
        return False
    action = ours[random.choice(careful)]
    await both(sides, seat, m.Act(sides[0].players[seat].turn, action), f"m{number}")
    return True
