"""Who looks on sees what the table allows, and what they saw is remembered."""

from tests.server.running import Running

from tamaya.client.connection import Connection
from tamaya.client.guest import Guest
from tamaya.wire.actions import WireClue, WireDiscard
from tamaya.wire.events import Draw
from tamaya.wire.messages import (
    Act,
    Answer,
    Bye,
    Configure,
    Done,
    Fault,
    Presence,
    Propose,
    Refusal,
    ServerMessage,
    Sit,
    Snapshot,
    Start,
    TableInfo,
    Time,
    Update,
)
from tamaya.wire.settings import Settings


async def everything(connection: Connection) -> list[ServerMessage]:
    return [message async for message in connection]


async def next_snapshot(connection: Connection) -> Snapshot:
    while True:
        message = await connection.next()
        if isinstance(message, Snapshot):
            return message


async def next_table(connection: Connection) -> TableInfo:
    while True:
        message = await connection.next()
        if isinstance(message, Update) and message.table is not None:
            return message.table


def faces(snapshot: Snapshot) -> set[bool]:
    assert snapshot.game is not None
    return {card.identity is not None for hand in snapshot.game.hands for card in hand}


async def test_hands_or_backs(running: Running) -> None:
    mai, jonas = await Guest.arrive(running.url, "Mai"), await Guest.arrive(running.url, "Jonas")
    for mode, seen in (("hands", {True}), ("backs", {False})):
        settings = Settings(players=2, spectators=mode, first_player=0)  # type: ignore[arg-type]
        table = await mai.create(settings, bots=["random"], start=True)
        async with await jonas.join(table) as connection:
            assert faces(await next_snapshot(connection)) == seen


async def test_whoever_saw_hands_never_sits_behind_them(running: Running) -> None:
    mai, jonas = await Guest.arrive(running.url, "Mai"), await Guest.arrive(running.url, "Jonas")
    table = await mai.create(Settings(players=2, first_player=0), bots=["random"], start=True)
    async with await jonas.join(table) as connection:
        await next_snapshot(connection)
        answer = await connection.do(Propose("take", seat=1))
        assert isinstance(answer, Refusal)
        assert (answer.code, answer.rule) == ("has_seen_hands", "9")


def shows_a_face(message: ServerMessage) -> bool:
    """Whether a message tells what a card is that somebody holds."""
    if not isinstance(message, Snapshot | Update):
        return False
    entries = message.log if isinstance(message, Snapshot) else (message,)
    drawn = (event for entry in entries for event in entry.events if isinstance(event, Draw))
    held = () if message.game is None else (card for hand in message.game.hands for card in hand)
    return any(card.identity is not None for card in (*drawn, *held))


async def test_at_the_door_no_face_is_shown_and_a_seat_may_be_taken(running: Running) -> None:
    mai, jonas = await Guest.arrive(running.url, "Mai"), await Guest.arrive(running.url, "Jonas")
    table = await mai.create(Settings(players=2, first_player=0), bots=["random"], start=True)
    async with await mai.join(table) as host, await jonas.join(table, door=True) as caller:
        first = await next_snapshot(caller)
        assert (first.you.door, first.you.seat, shows_a_face(first)) == (True, None, False)
        heard: list[ServerMessage] = []
        for turn in (0, 2):
            seq = await move(host, turn)
            while caller.seq < seq:
                heard.append(await caller.next())
        # The socket breaks; and a silent one is asked whether it still lives.
        async with await jonas.join(table, since=first.seq, door=True) as again:
            heard.append(await next_snapshot(again))
        await caller.hello(caller.seq, door=True)
        assert isinstance(await caller.do(Propose("take", seat=1)), Done)
        assert isinstance(await host.do(Answer(yes=False)), Done)
        assert isinstance(await caller.do(Propose("take", seat=1)), Done)
        assert isinstance(await host.do(Answer(yes=True)), Done)
        while True:
            message = await caller.next()
            if isinstance(message, Snapshot) and not message.you.door:
                break
            heard.append(message)
        assert any(isinstance(event, Draw) for told in heard if isinstance(told, Update) for event in told.events)
        assert not any(map(shows_a_face, heard))
        assert message.you.seat == 1
        assert message.game is not None
        assert [{card.identity is None for card in hand} for hand in message.game.hands] == [{False}, {True}]


async def test_from_the_door_one_goes_in_to_watch(running: Running) -> None:
    mai, jonas = await Guest.arrive(running.url, "Mai"), await Guest.arrive(running.url, "Jonas")
    table = await mai.create(Settings(players=2, first_player=0), bots=["random"], start=True)
    async with await jonas.join(table, door=True) as caller:
        assert faces(await next_snapshot(caller)) == {False}
        await caller.hello(caller.seq)
        inside = await next_snapshot(caller)
        assert (inside.you.door, faces(inside)) == (False, {True})
        answer = await caller.do(Propose("take", seat=1))
        assert isinstance(answer, Refusal)
        assert answer.code == "has_seen_hands"
    # Who has seen them isn't asked again.
    async with await jonas.join(table, door=True) as caller:
        assert faces(await next_snapshot(caller)) == {True}


async def test_a_second_socket_that_watches_ends_the_standing_at_the_door(running: Running) -> None:
    mai, jonas = await Guest.arrive(running.url, "Mai"), await Guest.arrive(running.url, "Jonas")
    table = await mai.create(Settings(players=2, first_player=0), bots=["random"], start=True)
    async with await jonas.join(table, door=True) as caller:
        assert (await next_snapshot(caller)).you.door
        async with await jonas.join(table) as looking:
            assert faces(await next_snapshot(looking)) == {True}
            told = await next_snapshot(caller)
            assert (told.you.door, faces(told)) == (False, {True})


async def test_at_the_door_of_one_game_nobody_stands_in_the_next(running: Running) -> None:
    mai, jonas = await Guest.arrive(running.url, "Mai"), await Guest.arrive(running.url, "Jonas")
    table = await mai.create(Settings(players=2, first_player=0), bots=["random"], start=True)
    async with await mai.join(table) as host, await jonas.join(table, door=True) as caller:
        assert (await next_snapshot(caller)).you.door
        assert isinstance(await host.do(Propose("end")), Done)
        assert isinstance(await host.do(Start()), Done)
        # The end opens all hands; what begins then is watched.
        for number in (1, 2):
            told = await next_snapshot(caller)
            assert (told.table.number, told.you.door, faces(told)) == (number, False, {True})


async def test_a_game_begins_before_a_spectators_eyes(running: Running) -> None:
    mai, jonas = await Guest.arrive(running.url, "Mai"), await Guest.arrive(running.url, "Jonas")
    table = await mai.create(Settings(players=2, first_player=0), bots=["random"])
    async with await mai.join(table) as host, await jonas.join(table) as looking:
        lobby = await next_snapshot(looking)
        assert lobby.game is None
        assert isinstance(await host.do(Start()), Done)
        snapshot = await next_snapshot(looking)
        # The deal, and after it that Jonas sees hands.
        assert snapshot.seq == lobby.seq + 2
        assert faces(snapshot) == {True}
        answer = await looking.do(Propose("take", seat=1))
        assert isinstance(answer, Refusal)


async def test_no_spectators(running: Running) -> None:
    mai, jonas = await Guest.arrive(running.url, "Mai"), await Guest.arrive(running.url, "Jonas")
    table = await mai.create(Settings(players=2, spectators="none", first_player=0), bots=["random"], start=True)
    assert await everything(await jonas.join(table)) == [Fault("spectators_forbidden"), Bye("gone")]


async def test_spectators_are_shown_out_when_the_game_begins(running: Running) -> None:
    mai, jonas = await Guest.arrive(running.url, "Mai"), await Guest.arrive(running.url, "Jonas")
    table = await mai.create(Settings(players=2, first_player=0), bots=["random"])
    async with await mai.join(table) as host, await jonas.join(table) as looking:
        await next_snapshot(looking)
        assert isinstance(await host.do(Configure(Settings(players=2, spectators="none"))), Done)
        assert isinstance(await host.do(Start()), Done)
        assert (await everything(looking))[-2:] == [Fault("spectators_forbidden"), Bye("gone")]
        while True:
            message = await host.next()
            if isinstance(message, Presence) and message == Presence((0,), 0):
                break


async def move(player: Connection, turn: int) -> int:
    """Discard, or give a clue where there is no need; return the move's number."""
    while player.turn < turn or player.legal is None:
        await player.next()
    clue = next(iter(player.legal.each_clue()))
    discards = player.legal.discards
    action = WireDiscard(discards[0]) if discards else WireClue(clue.target, clue.kind, clue.value)
    answer = await player.do(Act(turn, action))
    assert isinstance(answer, Done)
    return answer.seq


async def test_spectators_who_see_the_game_late(running: Running) -> None:
    """What they are sent on the way, and anew with every socket, is behind, until the game has ended."""
    mai, hoa, jonas = [await Guest.arrive(running.url, name) for name in ("Mai", "Hoa", "Jonas")]
    settings = Settings(players=2, spectators="delayed", spectator_delay=6, first_player=0, clock="move")
    table = await mai.create(settings)
    async with await mai.join(table) as host, await hoa.join(table) as other, await jonas.join(table) as looking:
        assert isinstance(await other.do(Sit()), Done)
        assert isinstance(await host.do(Start()), Done)
        since = looking.seq
        for turn in range(9):
            seq = await move((host, other)[turn % 2], turn)
            while looking.seq < seq:
                assert not isinstance(await looking.next(), Time)
            async with await jonas.join(table, since=since) as again:
                snapshot = await next_snapshot(again)
                assert (snapshot.seq, snapshot.table.phase) == (seq, "playing" if turn >= 5 else "lobby")
                assert snapshot.table.begun == (turn < 5)
                assert (None if snapshot.game is None else snapshot.game.turn) == (turn - 5 if turn >= 5 else None)
        assert isinstance(await host.do(Propose("end")), Done)
        assert isinstance(await other.do(Answer(yes=True)), Done)
        last = await next_snapshot(looking)
        while last.table.phase != "ended":
            last = await next_snapshot(looking)
        assert faces(last) == {True}


async def test_who_waits_to_see_a_game_late_hears_that_it_has_begun(running: Running) -> None:
    mai, jonas = await Guest.arrive(running.url, "Mai"), await Guest.arrive(running.url, "Jonas")
    settings = Settings(players=2, spectators="delayed", spectator_delay=6, first_player=0)
    table = await mai.create(settings, bots=["random"])
    async with await mai.join(table) as host, await jonas.join(table) as looking:
        assert not (await next_snapshot(looking)).table.begun
        assert isinstance(await host.do(Start()), Done)
        told = await next_table(looking)
        assert (told.phase, told.begun) == ("lobby", True)
        # Whoever plays is told nothing of the kind.
        assert (await next_table(host)).begun is False
        assert isinstance(await host.do(Propose("end")), Done)
        last = await next_snapshot(looking)
        assert (last.table.phase, last.table.begun) == ("ended", False)
        # The next one: the last one is what is shown meanwhile.
        assert isinstance(await host.do(Start()), Done)
        told = await next_table(looking)
        assert (told.phase, told.begun, told.number) == ("ended", True, 1)
