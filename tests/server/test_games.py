"""Whole games over real sockets."""

import asyncio
import json
from random import Random

import pytest
from tests.server.players import play
from tests.server.running import Running

from tamaya.client.connection import Connection
from tamaya.client.guest import Guest, ServerSays
from tamaya.records.codec import loads
from tamaya.wire.messages import Answer, Command, Done, Propose, Sit, Snapshot, Start
from tamaya.wire.settings import Settings


@pytest.mark.parametrize("players", [2, 3, 5])
async def test_one_person_and_bots(running: Running, players: int) -> None:
    guest = await Guest.arrive(running.url, "Mai")
    table = await guest.create(Settings(players=players), bots=["random"] * (players - 1), start=True)
    with pytest.raises(ServerSays, match="game_running"):
        await guest.record(table)
    async with await guest.join(table) as connection:
        outcome = await play(connection, Random(players))
    assert outcome is not None
    record = await guest.record(table)
    assert record["tamaya"]["result"]["fireworks_total"] == outcome.fireworks_total
    assert record["players"][0] == "Mai"


async def test_two_people_and_a_bot(running: Running) -> None:
    host, friend = await Guest.arrive(running.url, "Mai"), await Guest.arrive(running.url, "Jonas")
    table = await host.create(Settings(players=3, bonuses="choice"), bots=["beginner"])
    async with await host.join(table) as first, await friend.join(table) as second:
        assert isinstance(await second.do(Sit()), Done)
        assert isinstance(await first.do(Start()), Done)
        ends = await asyncio.gather(play(first, Random(1)), play(second, Random(2)))
        assert ends[0] == ends[1] is not None
        assert first.seq == second.seq
    assert loads(json.dumps(await friend.record(table))).players[:2] == ("Mai", "Nami")


async def test_snapshot_says_who_one_is(running: Running) -> None:
    guest = await Guest.arrive(running.url, "Mai")
    table = await guest.create(Settings(players=2))
    async with await guest.join(table) as connection:
        snapshot = await connection.next()
    assert isinstance(snapshot, Snapshot)
    assert (snapshot.you.name, snapshot.you.seat, snapshot.here) == ("Mai", 0, (0,))


async def all_done(*commands: tuple[Connection, Command]) -> None:
    for connection, command in commands:
        assert isinstance(await connection.do(command), Done)


async def test_a_record_tells_of_undos_and_of_an_end_by_vote(running: Running) -> None:
    host, friend = await Guest.arrive(running.url, "Mai"), await Guest.arrive(running.url, "Jonas")
    table = await host.create(Settings(players=2, first_player=0))
    async with await host.join(table) as first, await friend.join(table) as second:
        await all_done((second, Sit()), (first, Start()))
        await play(first, Random(3), turns=1)
        await all_done((first, Propose("undo")), (second, Answer(True)))
        await play(first, Random(4), turns=1)
        await all_done((first, Propose("end")), (second, Answer(True)))
    record = loads(json.dumps(await friend.record(table)))
    assert record.ended is not None
    assert record.ended.termination.value == "vote"
    assert [(undone.after, len(undone.actions)) for undone in record.undone] == [(1, 1)]
    assert len(record.actions) == 1
