"""Spectators who see the game late: never a turn too early, and never the face of a card that somebody holds or that is still to come."""

import random
from collections.abc import Iterator

from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace
from tests.property.test_secrecy import PEOPLE, play, settings_of_tables
from tests.table.play import BOTS, Table

from tamaya.client.mirror import Mirror
from tamaya.table.authority import Authority, Change
from tamaya.wire import events as w
from tamaya.wire import messages as m
from tamaya.wire.settings import Settings

LATE = Settings(players=3, spectators="delayed", spectator_delay=8)


def followed(table: Table, user: str = "watcher") -> Iterator[tuple[Change, m.Update | m.Snapshot, m.Snapshot]]:
    """The game once more, step by step: the change, what that spectator is told of it, and what they see who come just then."""
    authority = Authority.replay(table.log[:1], BOTS)
    for entry in table.log[1:]:
        change = authority.accept(entry)
        yield change, change.projection().message(user, user, ()), authority.snapshot(user, user, ())


def looking(table: Table) -> Mirror:
    """Whoever looks on from the table's opening."""
    mirror = Mirror()
    mirror.take(Authority.replay(table.log[:1], BOTS).snapshot("watcher", "watcher", ()))
    return mirror


def faces(game: m.GameInfo) -> dict[int, int]:
    return {card.card: card.identity for hand in game.hands for card in hand if card.identity is not None}


@given(settings=settings_of_tables, seed=st.integers(0, 2**32), steps=st.integers(1, 70), delay=st.integers(6, 30))
def test_no_turn_too_early_and_no_card_that_is_held(settings: Settings, seed: int, steps: int, delay: int) -> None:
    table = play(replace(settings, spectators="delayed", spectator_delay=delay), seed, steps)
    allowed, mirror = -1, looking(table)
    for change, message, snapshot in followed(table):
        mirror.take(message)
        game = change.after.game
        if game is None or game.state.over:
            continue
        allowed = max(allowed, game.state.turn - delay)
        for told in (snapshot.game, mirror.game):
            assert told is None or (told.turn <= allowed and told.legal is None)
            shown = faces(told) if told is not None else {}
            held = {card for hand in game.state.hands for card in hand}
            assert not held & shown.keys()
            assert all(game.state.cards[card] == identity for card, identity in shown.items())
        for events in [message.events if isinstance(message, m.Update) else (), *(x.events for x in snapshot.log)]:
            assert not any(event.turn > allowed for event in events if isinstance(event, w.Turn))
            assert not any(event.identity is not None for event in events if isinstance(event, w.Draw))


@given(seed=st.integers(0, 2**32), steps=st.integers(1, 70))
def test_following_comes_to_what_is_seen_at_once(seed: int, steps: int) -> None:
    table = play(LATE, seed, steps)
    mirror = looking(table)
    for _, message, snapshot in followed(table):
        mirror.take(message)
        assert (mirror.seq, mirror.table, mirror.game) == (snapshot.seq, snapshot.table, snapshot.game)


def test_what_is_shown_is_the_table_so_many_turns_ago() -> None:
    table = Table.open(LATE, PEOPLE[:3])
    table.start()
    table.play_on(random.Random(5), 40)
    past: dict[int, m.GameInfo] = {}
    for change, _, snapshot in followed(table):
        game = change.after.game
        if game is None or game.state.over:
            continue
        authority = Authority(change.after, BOTS)
        then = authority.snapshot("watcher", "watcher", ()).game
        assert then is not None
        past[then.turn] = then
        if game.state.turn >= LATE.spectator_delay:
            shown, was = snapshot.game, past[game.state.turn - LATE.spectator_delay]
            assert shown is not None
            assert (shown.stacks, shown.discards, shown.strikes) == (was.stacks, was.discards, was.strikes)
            assert [[card.card for card in hand] for hand in shown.hands] == [
                [card.card for card in hand] for hand in was.hands
            ]
        else:
            assert snapshot.game is None


def test_the_delay_ends_with_the_game() -> None:
    table = Table.open(LATE, PEOPLE[:3], listeners=["watcher"])
    table.start()
    table.play_on(random.Random(1), 500)
    last = table.told["watcher"][-1]
    assert isinstance(last, m.Snapshot)
    assert last.game is not None
    assert last.game.outcome is not None
    assert len(faces(last.game)) == sum(map(len, last.game.hands))


def test_spectators_hear_one_another_at_once_and_players_late() -> None:
    table = Table.open(LATE, PEOPLE[:3], listeners=["watcher"])
    table.start()

    def heard(user: str) -> list[str | None]:
        log = table.authority.snapshot(user, user, ()).log
        return [event.text for entry in log for event in entry.events if isinstance(event, w.Said)]

    table.play_on(random.Random(1), 3)
    table.do("mai", m.Say("I don't know"))
    table.do("watcher", m.Say("hello"))
    assert heard("watcher") == ["hello"]
    assert heard("mai") == ["I don't know"]
    table.play_on(random.Random(2), LATE.spectator_delay)
    assert heard("watcher") == ["I don't know", "hello"]
    updates = [told for told in table.told["watcher"] if isinstance(told, m.Update)]
    said = [event.text for told in updates for event in told.events if isinstance(event, w.Said)]
    assert said == ["hello", "I don't know"]


def test_who_sees_it_late_may_still_sit_down() -> None:
    table = Table.open(LATE, PEOPLE[:2], listeners=["watcher"])
    table.do("mai", m.AddBot(2, "beginner"))
    table.start()
    assert table.authority.watched("watcher") is None
    table.do("watcher", m.Propose("take", seat=2))
    for person in PEOPLE[:2]:
        table.do(person, m.Answer(True))
    taken = table.told["watcher"][-1]
    assert isinstance(taken, m.Snapshot)
    assert taken.you.seat == 2
    assert taken.game is not None
    assert taken.game.turn == table.position.turn
