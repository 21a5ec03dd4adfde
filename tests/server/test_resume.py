"""Coming back: what was missed, once, in order; a command sent again acts once."""

import asyncio
from random import Random

from tests.server.players import careful
from tests.server.running import Running

from tamaya.client.connection import Connection
from tamaya.client.guest import Guest
from tamaya.client.mirror import Mirror
from tamaya.wire.messages import Act, Bye, Done, Presence, Refusal, Say, ServerMessage, Sit, Snapshot, Start, Update
from tamaya.wire.settings import Settings


async def until_presence(connection: Connection) -> list[ServerMessage]:
    """The messages that answer a hello; the last one tells who is here."""
    messages = [await connection.next()]
    while not isinstance(messages[-1], Presence):
        messages.append(await connection.next())
    return messages


async def test_missed_updates_come_one_by_one(running: Running) -> None:
    mai, jonas = await Guest.arrive(running.url, "Mai"), await Guest.arrive(running.url, "Jonas")
    table = await mai.create(Settings(players=2))
    mirror = Mirror()
    async with await mai.join(table) as first, await jonas.join(table) as second:
        await second.do(Sit())
        await first.do(Start())
        mirror.take(await first_snapshot(first))
        await drain(first, mirror, until=first.seq)
        known = mirror.seq
        await first.close()
        for word in ("one", "two", "three"):
            assert isinstance(await second.do(Say(word)), Done)
        async with await mai.join(table, since=known) as again:
            missed = await until_presence(again)
            assert [type(message) for message in missed] == [Update, Update, Update, Presence]
            for message in missed:
                mirror.take(message)
            await again.hello()
            whole = await first_snapshot(again)
            assert (whole.seq, whole.table, whole.game) == (mirror.seq, mirror.table, mirror.game)


async def first_snapshot(connection: Connection) -> Snapshot:
    while True:
        message = await connection.next()
        if isinstance(message, Snapshot):
            return message


async def drain(connection: Connection, mirror: Mirror, *, until: int) -> None:
    while mirror.seq < until:
        mirror.take(await connection.next())


async def test_far_behind_or_ahead_gets_the_whole_table(running: Running) -> None:
    mai = await Guest.arrive(running.url, "Mai")
    table = await mai.create(Settings(players=2))
    async with await mai.join(table) as connection:
        for number in range(40):
            await connection.do(Say(f"word {number}"))
    for since in (0, 1, 999, -5, None):
        async with await mai.join(table, since=since) as connection:
            assert isinstance((await until_presence(connection))[0], Snapshot)
    async with await mai.join(table, since=41) as connection:
        assert [type(message) for message in await until_presence(connection)] == [Presence]


async def test_the_same_command_acts_once(running: Running) -> None:
    mai = await Guest.arrive(running.url, "Mai")
    table = await mai.create(Settings(players=2))
    async with await mai.join(table) as one, await mai.join(table) as other:
        first = await one.do(Say("hello"), id="same")
        assert first == await one.do(Say("hello"), id="same") == await other.do(Say("else"), id="same")
        next_one = await one.do(Say("hello"), id="other")
        assert isinstance(first, Done)
        assert isinstance(next_one, Done)
        assert next_one.seq == first.seq + 1


async def test_two_tabs_of_one_person_race(running: Running) -> None:
    """Both play at once: one acts, the other is told that the game has moved on."""
    mai = await Guest.arrive(running.url, "Mai")
    table = await mai.create(Settings(players=2, first_player=0), bots=["novice"], start=True)
    async with await mai.join(table) as one, await mai.join(table) as other:
        await first_snapshot(one)
        await first_snapshot(other)
        assert one.legal is not None
        action = Act(0, careful(one.legal, Random(1)))
        answers = await asyncio.gather(one.do(action), other.do(action))
        assert sorted(type(answer).__name__ for answer in answers) == ["Done", "Refusal"]
        refusal = next(answer for answer in answers if isinstance(answer, Refusal))
        assert refusal.code in ("stale_turn", "not_your_turn")


async def test_everybody_is_told_who_is_here(running: Running) -> None:
    mai, jonas = await Guest.arrive(running.url, "Mai"), await Guest.arrive(running.url, "Jonas")
    table = await mai.create(Settings(players=2))
    async with await mai.join(table) as first:
        assert (await until_presence(first))[-1] == Presence((0,), 0)
        async with await jonas.join(table) as second:
            assert (await until_presence(second))[-1] == Presence((0,), 1)
            assert await first.next() == Presence((0,), 1)
            await second.do(Sit())
            assert isinstance(await first.next(), Update)
            assert await first.next() == Presence((0, 1), 0)
        assert await first.next() == Presence((0,), 0)


async def test_too_many_sockets_of_one_person(running: Running) -> None:
    mai = await Guest.arrive(running.url, "Mai")
    table = await mai.create(Settings(players=2))
    connections = [await mai.join(table) for _ in range(8)]
    for connection in connections:
        await until_presence(connection)
    one_more = await mai.join(table)
    assert [message async for message in one_more][-1] == Bye("gone")
    for connection in connections:
        await connection.close()
