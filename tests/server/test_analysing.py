"""What another move was worth: both in the same worlds, as far as the player could know."""

from dataclasses import replace

import pytest

from tamaya.records.record import Record, begin, extended, final_state
from tamaya.rules.actions import Clue, Discard, Play
from tamaya.rules.deal import deal
from tamaya.rules.legal import legal_actions
from tamaya.rules.options import Bonuses, Options
from tamaya.rules.score import public_figures
from tamaya.server.analysing import Choice, lead


@pytest.fixture
def brink() -> Record:
    """Two strikes, and nobody knows anything of their cards."""
    record = begin(deal(Options(players=2, first_player=0), seed=1))
    while (state := final_state(record)).strikes < 2:
        hand = state.hands[state.current]
        fitting = public_figures(state).playable
        wrong = next((card for card in hand if not fitting >> state.cards[card] & 1), None)
        record = extended(record, Discard(hand[0]) if wrong is None else Play(wrong))
    return record


@pytest.mark.parametrize("bot", ["club", "search:club@100"])
def test_a_leap_in_the_dark_costs_points_for_sure(brink: Record, bot: str) -> None:
    state = final_state(brink)
    leap = Play(state.hands[state.current][0])
    clue = next(action for action in legal_actions(state) if isinstance(action, Clue))
    worth = lead(Choice(brink, bot, clue, leap))
    assert worth is not None
    points, error = worth
    assert points > 3 * error > 0
    assert lead(Choice(brink, bot, leap, clue)) == (-points, error), "the same worlds"


def test_where_it_cant_be_told_nothing_is_said(brink: Record) -> None:
    moves = tuple(legal_actions(final_state(brink))[:2])
    assert lead(Choice(brink, "search", moves[0], moves[1])) is None, "hat players"
    bonuses = replace(brink, options=replace(brink.options, bonuses=Bonuses.TILES))
    assert lead(Choice(bonuses, "club", moves[0], moves[1])) is None
