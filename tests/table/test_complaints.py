"""What people complain of elsewhere, at the table. The whole list, with the tests of each: docs/complaints.md."""

import random

import pytest
from tests.table.play import Table
from tests.table.test_clock import quiet, timed

from tamaya.rules.actions import Play
from tamaya.rules.legal import legal_actions
from tamaya.rules.variants import VARIANTS
from tamaya.table.errors import Refused
from tamaya.wire import messages as m
from tamaya.wire.settings import Settings

PEOPLE = ("mai", "jonas")


def hands(table: Table, user: str) -> list[list[int | None]]:
    """What a reload shows of every hand: identities, None for a back."""
    game = table.authority.snapshot(user, user, ()).game
    assert game is not None
    return [[card.identity for card in hand] for hand in game.hands]


def only_backs_of_ones_own(table: Table) -> None:
    for seat, user in enumerate(PEOPLE):
        shown = hands(table, user)
        assert set(shown[seat]) == {None}
        assert None not in shown[1 - seat]


def take_back(table: Table) -> None:
    asker, other = (PEOPLE[table.position.current], PEOPLE[1 - table.position.current])
    table.do(asker, m.Propose("undo"))
    table.do(other, m.Answer(True))


def test_own_cards_stay_hidden_after_undo_and_reload() -> None:
    table = Table.open(Settings(players=2, first_player=0, undo=True), PEOPLE)
    table.start()
    rng = random.Random(5)
    for _ in range(12):
        table.play_on(rng, 2)
        take_back(table)
        only_backs_of_ones_own(table)
        table.play_on(rng, 1)


def test_a_rolled_back_hand_is_hidden_again() -> None:
    """The card that was played lay open; taken back, it is a back again, and so is whatever was drawn for it."""
    table = Table.open(Settings(players=2, first_player=0, undo=True), PEOPLE)
    table.start()
    card = table.position.hands[0][2]
    table.act(Play(card))
    assert table.told["mai"][-1] != table.told["jonas"][-1]
    take_back(table)
    assert table.position.hands[0][2] == card
    only_backs_of_ones_own(table)
    told = table.told["mai"][-1]
    assert isinstance(told, m.Snapshot)
    assert told.game is not None
    assert all(shown.identity is None for shown in told.game.hands[0])


def test_pausing_makes_no_clock_negative() -> None:
    table = timed()
    for turn in range(6):
        table.wait(4)
        table.do("mai", m.Propose("pause"))
        table.do("jonas", m.Answer(True))
        table.wait(100_000)
        assert min(table.left) >= 0
        table.do(PEOPLE[turn % 2], m.Resume())
        assert min(table.left) >= 0
        table.act(quiet(table))
    # Only the thinking was charged.
    assert table.left == [60 + 3 * (5 - 4), 60 + 3 * (5 - 4)]


def test_no_points_are_counted_after_the_third_strike() -> None:
    table = Table.open(Settings(players=2, first_player=0), PEOPLE)
    table.start()
    rng = random.Random(1)
    table.play_on(rng, 8)
    assert table.position.strikes == 0
    while not table.position.over:
        state = table.position
        bad = [card for card in state.hands[state.current] if not state.playable(state.cards[card])]
        table.act(Play(bad[0]))
    outcome = table.position.outcome
    assert outcome is not None
    assert sum(table.position.stacks) > 0
    assert (outcome.termination.value, outcome.score) == ("strikes", 0)
    with pytest.raises(Refused) as error:
        table.act(Play(table.position.hands[table.position.current][0]))
    assert error.value.code == "no_game"


@pytest.mark.parametrize("variant", [each for each in VARIANTS if each != "normal"])
def test_hints_suggest_no_impossible_colour(variant: str) -> None:
    """Every clue that is offered may be given, and no card is ever told to be what it cannot be."""
    table = Table.open(Settings(players=2, first_player=0, variant=variant), PEOPLE)
    table.start()
    rng = random.Random(7)
    while not table.position.over:
        state = table.position
        told = table.authority.snapshot(PEOPLE[state.current], "", ()).game
        assert told is not None
        assert told.legal is not None
        for clue in told.legal.each_clue():
            touch = state.tables.touch_mask(clue.kind == "colour", clue.value)
            assert clue.kind == "rank" or clue.value < len(state.tables.colour_touch)
            assert list(clue.touched) == [c for c in state.hands[clue.target] if touch >> state.cards[c] & 1]
        for hand in state.hands:
            for card in hand:
                assert state.possible[card] >> state.cards[card] & 1
        table.act(rng.choice(legal_actions(state)))
