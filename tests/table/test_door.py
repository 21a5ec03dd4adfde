"""Who comes to a running game may be asked first whether they watch or take a bot's seat; until then they see no hand."""

import pytest
from tests.table.play import Table, refused

from tamaya.rules.actions import Play
from tamaya.wire import messages as m
from tamaya.wire.settings import Settings

THREE = Settings(players=3, first_player=0)


def running(*people: str, settings: Settings = THREE, bot: bool = True) -> Table:
    """A game with those people, and a bot in the last seat; nadia comes by its link."""
    table = Table.open(settings, people, listeners=["nadia"])
    if bot:
        table.do(people[0], m.AddBot(len(people), "beginner"))
    table.start()
    return table


def faces(snapshot: m.Snapshot) -> set[bool]:
    assert snapshot.game is not None
    return {card.identity is not None for hand in snapshot.game.hands for card in hand}


def look(table: Table, user: str = "nadia") -> m.Snapshot:
    return table.authority.snapshot(user, user, ())


def test_at_the_door_backs_are_seen_and_inside_hands() -> None:
    table = running("mai", "jonas")
    assert table.authority.asks_at_the_door("nadia")
    assert (look(table).you.door, faces(look(table))) == (True, {False})
    table.act(Play(0))
    assert isinstance(table.told["nadia"][-1], m.Update)
    table.watch("nadia")
    told = table.told["nadia"][-1]
    assert isinstance(told, m.Snapshot)
    assert (told.you.door, faces(told)) == (False, {True})
    # The others are told of nothing.
    assert isinstance(table.told["mai"][-1], m.Update)
    assert not table.authority.asks_at_the_door("nadia")


def test_what_was_missed_is_told_with_the_eyes_of_now() -> None:
    table = running("mai", "jonas")
    trace = table.authority.trace()
    table.act(Play(0))
    at_the_door = table.authority.trace()
    assert table.authority.missed(trace, "nadia") is None
    table.watch("nadia")
    assert not table.authority.follows(at_the_door)
    assert table.authority.missed(at_the_door, "nadia") is None
    assert table.authority.missed(at_the_door, "mai") is not None
    assert table.authority.missed(table.authority.trace(), "nadia") == []


def test_the_end_opens_the_door() -> None:
    table = running("mai", "jonas")
    at_the_door = table.authority.trace()
    table.do("mai", m.Propose("end"))
    table.do("jonas", m.Answer(True))
    told = table.told["nadia"][-1]
    assert isinstance(told, m.Snapshot)
    assert (told.you.door, faces(told)) == (False, {True})
    assert table.authority.missed(at_the_door, "nadia") is None


def test_a_seat_is_taken_from_the_door_by_consent() -> None:
    table = running("mai", "jonas")
    table.do("nadia", m.Propose("take", 2))
    assert look(table).you.door
    table.do("mai", m.Answer(False))
    assert look(table).you.door
    table.do("nadia", m.Propose("take", 2))
    table.do("mai", m.Answer(True))
    table.do("jonas", m.Answer(True))
    told = table.told["nadia"][-1]
    assert isinstance(told, m.Snapshot)
    assert (told.you.seat, told.you.door) == (2, False)
    assert told.game is not None
    assert [{card.identity is None for card in hand} for hand in told.game.hands] == [{False}, {False}, {True}]


def test_who_goes_in_to_watch_has_given_up_the_seat_that_they_asked_for() -> None:
    table = running("mai", "jonas")
    table.do("nadia", m.Propose("take", 2))
    table.do("mai", m.Answer(True))
    table.watch("nadia")
    assert table.authority.state.proposal is None
    assert refused(table, "jonas", m.Answer(True)) == "no_proposal"
    assert refused(table, "nadia", m.Propose("take", 2)) == "has_seen_hands"


def test_whose_seat_is_taken_has_seen_hands() -> None:
    """A bot stands in for jonas, and nadia takes the seat: he knows what the others hold, and sits behind no other of them."""
    table = running("mai", "jonas")
    table.do("jonas", m.Stand())
    table.do("mai", m.Propose("substitute", 1, "beginner"))
    table.do("nadia", m.Propose("take", 1))
    table.do("mai", m.Answer(True))
    assert table.authority.state.seats[1].user == "nadia"
    assert table.authority.watched("jonas") is None
    assert not table.authority.asks_at_the_door("jonas")
    assert refused(table, "jonas", m.Propose("take", 2)) == "has_seen_hands"


@pytest.mark.parametrize(
    "settings", [Settings(players=3, spectators=mode) for mode in ("backs", "delayed")], ids=["backs", "delayed"]
)
def test_where_hands_are_not_shown_nobody_is_asked(settings: Settings) -> None:
    table = running("mai", "jonas", settings=settings)
    assert not table.authority.asks_at_the_door("nadia")
    assert not look(table).you.door


def test_nobody_is_asked_without_a_bot_or_with_a_seat_or_beside_a_player() -> None:
    assert not running("mai", "jonas", settings=Settings(players=2), bot=False).authority.asks_at_the_door("nadia")
    table = running("mai", "jonas")
    for user in ("mai", "mai#1"):
        assert not table.authority.asks_at_the_door(user)


def test_the_bot_plays_on_while_its_seat_is_asked_for() -> None:
    table = running("mai", "jonas")
    table.do("nadia", m.Propose("take", 2))
    for card in (0, 5, 10):
        table.act(Play(card))
    table.do("mai", m.Answer(True))
    table.do("jonas", m.Answer(True))
    assert table.authority.state.seats[2].user == "nadia"
