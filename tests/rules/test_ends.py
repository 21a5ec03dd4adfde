"""Section 4 of the rules: the end, the score, the words."""

from dataclasses import replace

import pytest
from tests.rules.dealt import after, dealt, events, names, rank

from tamaya.rules.actions import Clue, ClueKind, Discard, Play
from tamaya.rules.apply import apply, end_game
from tamaya.rules.errors import IllegalAction
from tamaya.rules.options import Bonuses, StopWhenDecided, StrikeoutScore
from tamaya.rules.outcome import Grade, Outcome, Termination, grade
from tamaya.rules.score import outcome, reachable_score, table_score
from tamaya.rules.state import State

HANDS = "R1 R2 R3 R4 R5 Y1 Y2 G1 B5 W5"


def end(state: State) -> Outcome:
    assert state.outcome is not None
    return state.outcome


def test_third_strike_ends_at_once() -> None:
    state = replace(dealt(HANDS), strikes=2, stacks=(0, 3, 0, 0, 0))
    told = events(state, Play(1))
    assert names(told) == ["CardMisplayed", "GameEnded"]
    assert end(after(state, Play(1))) == Outcome(Termination.STRIKES, 0, 3, 25, Grade.FAILED)


def test_strikeout_scores() -> None:
    for kind, score, word in (("keep", 3, Grade.HORRIBLE), ("zero", 0, Grade.FAILED), ("minus_one", -1, Grade.FAILED)):
        state = replace(dealt(HANDS, strikeout_score=StrikeoutScore(kind)), strikes=2, stacks=(0, 3, 0, 0, 0))
        assert (end(after(state, Play(1))).score, end(after(state, Play(1))).grade) == (score, word)


def test_final_round() -> None:
    state = replace(dealt(HANDS, players=3), deck=(0,))
    reached = after(state, Play(0))
    assert (reached.last_turns, reached.current) == (3, 1)
    reached = after(reached, rank(2, 1), rank(0, 1))
    assert (reached.last_turns, reached.current) == (1, 0)
    reached = after(reached, Play(1))
    assert end(reached).termination is Termination.DECK
    assert len(reached.hands[0]) == 4


def test_nothing_is_done_after_the_end() -> None:
    over, told = end_game(dealt(HANDS), Termination.VOTE)
    assert names(told) == ["GameEnded"]
    assert end_game(over, Termination.TIMEOUT) == (over, ())
    with pytest.raises(IllegalAction) as caught:
        apply(over, Play(0))
    assert caught.value.code == "game_over"


@pytest.mark.parametrize("termination", [Termination.TIMEOUT, Termination.VOTE, Termination.TERMINATED])
def test_an_end_from_outside_scores_nothing(termination: Termination) -> None:
    state = replace(dealt(HANDS), stacks=(3, 0, 0, 0, 0))
    assert outcome(state, termination) == Outcome(termination, 0, 3, 25, Grade.FAILED)


def test_missing_black_cards_cost_points() -> None:
    state = dealt(HANDS, "black-powder")
    assert table_score(state.tables, (5, 5, 5, 5, 5, 5)) == 25
    assert table_score(state.tables, (5, 5, 5, 5, 5, 2)) == 22
    assert table_score(state.tables, (1, 1, 0, 0, 0, 0)) == 0


def test_reachable() -> None:
    state = dealt(HANDS)
    assert reachable_score(replace(state, discards=(3, 3))) == 23
    assert reachable_score(replace(state, discards=(0, 0, 0))) == 20
    assert reachable_score(replace(state, discards=(4,), stacks=(4, 0, 0, 0, 0))) == 24


def test_decided_in_public() -> None:
    stacks = (3, 5, 5, 5, 5)
    state = replace(dealt(HANDS, stop_when_decided=StopWhenDecided.PUBLIC), stacks=stacks, clue_tokens=2, discards=(3,))
    assert end(after(state, Discard(3))).termination is Termination.DECIDED
    assert end(after(state, Discard(3))).score == 23
    off = replace(state, options=replace(state.options, stop_when_decided=StopWhenDecided.OFF))
    assert not after(off, Discard(3)).over


def test_last_turn_is_the_decks_end_even_if_decided() -> None:
    options = {"stop_when_decided": StopWhenDecided.PUBLIC}
    state = replace(
        dealt(HANDS, **options), stacks=(3, 5, 5, 5, 5), deck=(), last_turns=1, discards=(3,), clue_tokens=2
    )
    assert end(after(state, Discard(3))).termination is Termination.DECK


def test_decided_in_hands() -> None:
    state = replace(
        dealt(HANDS, stop_when_decided=StopWhenDecided.HANAB_LIVE), stacks=(1, 2, 1, 0, 0), deck=(), last_turns=2
    )
    # Seat 1, whose turn is the last, can play nothing; only seat 0 could have gone on.
    reached = after(state, Clue(1, ClueKind.COLOUR, 0))
    assert end(reached).termination is Termination.DECIDED
    assert not after(replace(state, stacks=(1, 1, 1, 0, 0)), Clue(1, ClueKind.COLOUR, 0)).over


def test_finale_has_no_final_round_and_hands_shrink() -> None:
    state = replace(dealt(HANDS, grand_finale=True), deck=(0,), stacks=(0, 0, 1, 0, 0))
    reached = after(state, Play(0), Play(5))
    assert (reached.last_turns, len(reached.hands[1]), reached.over) == (None, 4, False)


def test_finale_is_lost_with_an_indispensable_card() -> None:
    state = replace(dealt(HANDS, grand_finale=True), clue_tokens=2)
    lost = end(after(state, Discard(4)))
    assert lost == Outcome(Termination.FINALE_LOST, None, 0, 25, None, (0,))
    assert not after(state, Discard(3)).over
    assert end(after(replace(state, discards=(3,)), Discard(3))).termination is Termination.FINALE_LOST
    # A card that its firework has passed is none.
    assert not after(replace(state, stacks=(5, 0, 0, 0, 0)), Discard(4)).over
    # The strike limit is named first.
    assert end(after(replace(state, strikes=2), Play(4))).termination is Termination.STRIKES


def test_finale_is_lost_without_a_legal_action() -> None:
    state = dealt(HANDS, grand_finale=True)
    state = replace(state, deck=(), hands=((0,), ()), clue_tokens=0)
    lost = end(after(state, Play(0)))
    assert (lost.termination, lost.fewest_cards) == (Termination.FINALE_LOST, (0, 1))


def test_finale_cannot_be_softened_by_a_bonus() -> None:
    state = replace(dealt(HANDS, grand_finale=True, bonuses=Bonuses.CHOICE), clue_tokens=2)
    assert end(after(state, Discard(4))).termination is Termination.FINALE_LOST


@pytest.mark.parametrize(
    ("points", "words"),
    [
        (25, {0: "horrible", 5: "horrible", 6: "poor", 10: "poor", 11: "decent", 16: "excellent", 21: "extraordinary"}),
        (25, {24: "extraordinary", 25: "legendary"}),
        (30, {0: "horrible", 24: "extraordinary", 25: "legendary", 29: "legendary", 30: "divine"}),
        (20, {20: "legendary", 19: "extraordinary", 16: "excellent", 4: "horrible", 5: "poor"}),
    ],
)
def test_grades(points: int, words: dict[int, str]) -> None:
    assert {score: grade(score, points).value for score in words} == words
