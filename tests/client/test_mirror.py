"""A client that only assigns what it is told knows the same as one that asks for the whole table."""

from random import Random
from typing import Any

import pytest
from tests.server.players import careful

from tamaya.client.mirror import Mirror, OutOfStep
from tamaya.rules.state import State
from tamaya.table.authority import Authority
from tamaya.wire.actions import WirePlay
from tamaya.wire.messages import Act, Answer, Propose, Reorder, Say, Sit, Stand, Start, Update
from tamaya.wire.settings import Settings

SETTINGS = [
    Settings(players=2),
    Settings(players=3, variant="black-powder", empty_clues=False),
    Settings(players=4, variant="avalanche", bonuses="tiles", open_order=False),
    Settings(players=3, variant="tricky", bonuses="random", spectators="backs"),
    Settings(players=2, bonuses="choice", max_clue_tokens=4, start_clue_tokens=4),
    Settings(players=5, variant="hard", grand_finale=True),
    Settings(players=3, clock="fischer"),
]


def begun(settings: Settings, random: Random) -> Authority:
    table, _ = Authority.open("t", "u0", "Mai", settings, bots=())
    for seat in range(1, settings.players):
        accept(table, f"u{seat}", Sit())
    accept(table, "u0", Start(), random.randbytes(64))
    if (watched := table.watched("somebody else")) is not None:
        table.accept(watched)
    return table


def accept(table: Authority, user: str, command: Any, entropy: bytes = b"") -> Any:
    entry = table.propose(user, "Somebody", None, command, entropy)
    assert not isinstance(entry, int)
    return table.accept(entry)


def fits(state: State, card: int) -> bool:
    identity = state.cards[card]
    return state.stacks[state.tables.suit_of(identity)] == state.tables.height_needed[identity]


def some_command(table: Authority, random: Random) -> tuple[str, Any]:
    game = table.state.game
    assert game is not None
    user = f"u{game.state.current}"
    if random.random() < 0.1:
        return user, Say("hm")
    if random.random() < 0.1 and table.state.settings.players > 2:
        hand = list(game.state.hands[game.state.current])
        random.shuffle(hand)
        return user, Reorder(tuple(hand))
    snapshot = table.snapshot(user, "", ())
    assert snapshot.game is not None
    assert snapshot.game.legal is not None
    fitting = [card for card in snapshot.game.legal.plays if fits(game.state, card)]
    if fitting and random.random() < 0.8:
        # Nobody could know; but fireworks get completed.
        return user, Act(game.state.turn, WirePlay(fitting[0]))
    return user, Act(game.state.turn, careful(snapshot.game.legal, random))


@pytest.mark.parametrize("settings", SETTINGS, ids=lambda s: f"{s.players} {s.variant} {s.bonuses}")
@pytest.mark.parametrize("seed", range(3))
def test_mirror_knows_what_a_snapshot_says(settings: Settings, seed: int) -> None:
    random = Random(seed)
    table = begun(settings, random)
    viewers = [*(f"u{seat}" for seat in range(settings.players)), "somebody else"]
    mirrors = {user: Mirror() for user in viewers}
    for user, mirror in mirrors.items():
        mirror.take(table.snapshot(user, "", ()))
    while table.state.playing:
        change = accept(table, *some_command(table, random))
        for user, mirror in mirrors.items():
            mirror.take(change.projection().message(user, "", ()))
            whole = table.snapshot(user, "", ())
            assert (mirror.seq, mirror.table, mirror.game) == (whole.seq, whole.table, whole.game)


def test_mirror_follows_an_undo() -> None:
    random = Random(5)
    table = begun(Settings(players=2), random)
    mirror = Mirror()
    mirror.take(table.snapshot("u0", "", ()))
    commands = [some_command(table, random), ("u0", Propose("undo")), ("u1", Answer(True))]
    for user, command in commands:
        mirror.take(accept(table, user, command).projection().message("u0", "", ()))
    assert mirror.game == table.snapshot("u0", "", ()).game


@pytest.mark.parametrize("settings", SETTINGS, ids=lambda s: f"{s.players} {s.variant} {s.bonuses}")
def test_mirror_that_was_away_knows_what_a_snapshot_says(settings: Settings) -> None:
    random = Random(9)
    table = begun(settings, random)
    away = [f"u{random.randrange(settings.players)}", "somebody else"]
    mirrors, left = {user: Mirror() for user in away}, table.trace()
    for user, mirror in mirrors.items():
        mirror.take(table.snapshot(user, "", ()))
    while table.state.playing:
        for _ in range(random.randrange(1, 6)):
            if table.state.playing:
                accept(table, *some_command(table, random))
        for user, mirror in mirrors.items():
            updates = table.missed(left, user)
            assert updates is not None
            for update in updates:
                mirror.take(update)
            whole = table.snapshot(user, "", ())
            assert (mirror.seq, mirror.table, mirror.game) == (whole.seq, whole.table, whole.game)
        left = table.trace()
    assert table.missed(left, "u0") == []


def test_who_was_away_gets_the_whole_table_after_an_undo_another_game_or_with_other_eyes() -> None:
    random = Random(5)
    table = begun(Settings(players=2), random)
    start = table.trace()
    accept(table, *some_command(table, random))
    moved = table.trace()
    assert table.missed(start, "u0") is not None
    accept(table, "u0", Propose("undo"))
    accept(table, "u1", Answer(True))
    assert table.missed(moved, "u0") is None
    undone = table.trace()
    accept(table, "u1", Stand())
    assert table.missed(undone, "u1") is None
    assert table.missed(undone, "u0") is not None
    accept(table, "u1", Sit(1))
    accept(table, "u0", Propose("end"))
    accept(table, "u1", Answer(True))
    assert table.missed(undone, "u0") is not None
    accept(table, "u0", Start(), random.randbytes(64))
    assert table.missed(undone, "u0") is None


def test_mirror_notices_a_gap() -> None:
    mirror = Mirror()
    with pytest.raises(OutOfStep):
        mirror.take(Update(7))
