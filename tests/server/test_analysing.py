"""What another move was worth: both in the same worlds, as far as the player could know."""

from dataclasses import replace

import pytest

from tamaya.bots.registry import make_bot
from tamaya.lab.match import play_match
from tamaya.records.record import Record, begin, branch, extended, final_state
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
    assert worth.points > 3 * worth.error > 0
    assert (worth.bot, worth.worlds) == ("club", 16)
    assert lead(Choice(brink, bot, leap, clue)) == replace(worth, points=-worth.points), "the same worlds"


@pytest.mark.parametrize("players", [2, 3])
def test_hat_players_weigh_moves_in_worlds_that_fit_what_was_said(players: int) -> None:
    start = deal(Options(players=players, first_player=0), seed=7)
    match = play_match(start, [make_bot("hat", seat=seat, seed=1) for seat in range(players)])
    record = extended(begin(start), *(move.decision.action for move in match.moves))
    gained, told = 0.0, 0
    for turn in range(4, len(match.moves) - players, 12):
        before, would = branch(record, turn), match.moves[turn].decision.action
        state = final_state(before)
        discards = [action for action in legal_actions(state) if isinstance(action, Discard) and action != would]
        if not discards:
            continue
        for bot in ("hat", "search"):
            found = lead(Choice(before, bot, would, discards[-1]))
            assert found is not None
            assert (found.bot, found.worlds) == ("hat", 256)
            assert 0 <= found.error < 0.5
            back = lead(Choice(before, bot, discards[-1], would))
            assert back is not None
            assert back.points == pytest.approx(-found.points)
            assert back.error == pytest.approx(found.error)
            gained, told = gained + found.points, told + 1
    assert told
    assert gained > 0, "what hat players do is worth more than a newest card thrown away"


def test_hat_players_have_no_worlds_where_others_played() -> None:
    start = deal(Options(players=3, first_player=0), seed=7)
    match = play_match(start, [make_bot("club", seat=seat, seed=1) for seat in range(3)])
    record = extended(begin(start), *(move.decision.action for move in match.moves[:30]))
    first, second = list(legal_actions(final_state(record)))[:2]
    assert lead(Choice(record, "hat", first, second)) is None


def test_where_it_cant_be_told_nothing_is_said(brink: Record) -> None:
    moves = tuple(legal_actions(final_state(brink))[:2])
    bonuses = replace(brink, options=replace(brink.options, bonuses=Bonuses.TILES))
    for bot in ("club", "hat"):
        assert lead(Choice(bonuses, bot, moves[0], moves[1])) is None
    assert lead(Choice(brink, "novice", moves[0], moves[1])) is None
