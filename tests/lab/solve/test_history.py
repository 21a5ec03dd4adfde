"""A recorded game turn by turn: verdicts hang together, and a losing move is named only where it is proven."""

from random import Random

from tamaya.lab.solve.history import losing_move, moments
from tamaya.lab.solve.solver import Solution, Verdict, solve
from tamaya.records.record import Record, begin, extended
from tamaya.rules.actions import Play
from tamaya.rules.apply import apply
from tamaya.rules.deal import deal
from tamaya.rules.legal import legal_actions
from tamaya.rules.options import preset
from tamaya.rules.state import State

ORDER = [Verdict.WINNABLE, Verdict.UNDECIDED, Verdict.LOST]


def random_game(seed: int, good_moves: int) -> Record:
    """A game that begins with moves of a winning line and goes on at random, without plays: so it is lost long before its end."""
    rng = Random(seed)
    state = deal(preset("hle", 3), seed=seed)
    record = begin(state)
    for action in (solve(state).line or ())[:good_moves]:
        state, _ = apply(state, action)
        record = extended(record, action)
    while not state.over:
        action = rng.choice([action for action in legal_actions(state) if not isinstance(action, Play)])
        state, _ = apply(state, action)
        record = extended(record, action)
    return record


def test_verdicts_never_get_better() -> None:
    for seed in range(4):
        verdicts = [moment.solution.verdict for moment in moments(random_game(seed, 10 * seed))]
        assert verdicts == sorted(verdicts, key=ORDER.index)
        assert verdicts[-1] is Verdict.LOST


def test_halving_finds_what_looking_everywhere_finds() -> None:
    history = moments(random_game(9, 20))
    for moment in history:
        assert moment.solution.verdict is solve(moment.state).verdict


def test_lines_lead_from_their_own_position_to_the_end() -> None:
    for moment in moments(random_game(2, 30)):
        state = moment.state
        for action in moment.solution.line or ():
            state, _ = apply(state, action)
        perfect = state.outcome is not None and state.outcome.perfect
        assert perfect == (moment.solution.verdict is Verdict.WINNABLE)


def test_the_losing_move() -> None:
    history = moments(random_game(4, 20))
    at = losing_move(history)
    assert at is not None
    assert history[at - 1].solution.verdict is Verdict.WINNABLE
    assert history[at].solution.verdict is Verdict.LOST


def test_no_losing_move_without_proof() -> None:
    def hesitant(state: State) -> Solution:
        solution = solve(state)
        doubtful = solution.verdict is Verdict.LOST and not state.over
        return Solution(Verdict.UNDECIDED) if doubtful else solution

    history = moments(random_game(4, 20), hesitant)
    verdicts = [moment.solution.verdict for moment in history]
    assert verdicts == sorted(verdicts, key=ORDER.index)
    assert Verdict.UNDECIDED in verdicts
    assert losing_move(history) is None


def test_doubts_are_filled_in_from_both_sides() -> None:
    def doubting_at_even_turns(state: State) -> Solution:
        return Solution(Verdict.UNDECIDED) if state.turn % 2 == 0 and not state.over else solve(state)

    verdicts = [moment.solution.verdict for moment in moments(random_game(4, 20), doubting_at_even_turns)]
    assert verdicts == sorted(verdicts, key=ORDER.index)
    assert verdicts.count(Verdict.UNDECIDED) <= 1
