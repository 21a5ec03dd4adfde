"""The solver against decks whose answer is plain, and against the rules played out completely."""

from random import Random
from typing import Any

import numpy as np
import pytest
from tests.lab.solve.exhaustive import TooLarge, small, winnable

from tamaya.lab.solve.compiled import compiled
from tamaya.lab.solve.ending import CAREFUL, ending_is_lost
from tamaya.lab.solve.game import LOST, WON, game_of, row_of
from tamaya.lab.solve.solver import Reason, Verdict, solve
from tamaya.lab.solve.workspace import pool_workspace, workspace
from tamaya.rules.actions import Action
from tamaya.rules.apply import apply
from tamaya.rules.deal import deal
from tamaya.rules.legal import legal_actions
from tamaya.rules.options import Bonuses, Options, preset
from tamaya.rules.state import State
from tamaya.rules.tables import compile_tables
from tamaya.rules.variants import NORMAL, VARIANTS

TABLES = compile_tables(NORMAL)
BY_RANK = sorted(TABLES.deck, key=TABLES.rank_of)


def after(state: State, line: tuple[Action, ...]) -> State:
    for action in line:
        state, _ = apply(state, action)
    return state


def is_perfect(state: State) -> bool:
    return state.outcome is not None and state.outcome.perfect


def test_ones_first_is_winnable() -> None:
    start = deal(Options(players=3), deck=BY_RANK)
    solution = solve(start)
    assert solution.verdict is Verdict.WINNABLE
    assert solution.line is not None
    assert is_perfect(after(start, solution.line))


def test_all_ones_at_the_bottom_is_lost() -> None:
    solution = solve(deal(Options(players=2), deck=BY_RANK[::-1]))
    assert (solution.verdict, solution.reason) == (Verdict.LOST, Reason.TURNS)


def test_hands_full_of_what_must_be_kept_are_lost() -> None:
    # Two players are dealt all fives and, of every suit, the fours and threes; the ones come late, but not too late for the turns.
    late = sorted(TABLES.deck, key=lambda i: (TABLES.rank_of(i) < 3, -TABLES.rank_of(i)))
    solution = solve(deal(Options(players=2), deck=late))
    assert solution.verdict is Verdict.LOST


def test_a_last_card_that_another_must_follow_is_lost() -> None:
    # The only 2 of a suit of single cards is drawn last: whoever has it plays the game's last turn, and the 3 comes no more.
    hard = compile_tables(VARIANTS["hard"])
    two = hard.identity(5, 2)
    deck = [i for i in sorted(hard.deck, key=hard.rank_of) if i != two] + [two]
    solution = solve(deal(preset("hle", 4, "hard"), deck=deck))
    assert (solution.verdict, solution.reason) == (Verdict.LOST, Reason.ENDING)


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("variant", list(VARIANTS))
def test_every_line_is_a_game_by_the_rules(players: int, variant: str) -> None:
    for number in range(3):
        start = deal(preset("hle", players, variant), seed=f"line {number}")
        solution = solve(start)
        if solution.line is not None:
            assert is_perfect(after(start, solution.line))


def test_from_the_middle_of_a_game() -> None:
    start = deal(preset("printed", 4), seed=3)
    line = solve(start).line
    assert line is not None
    for played in (1, 20, len(line) - 2, len(line)):
        middle = after(start, line[:played])
        rest = solve(middle).line
        assert rest is not None
        assert is_perfect(after(middle, rest))


@pytest.mark.parametrize(
    "changes",
    [
        {"hand_size": 2},
        {"max_clue_tokens": 2},
        {"start_clue_tokens": 0},
        {"strike_limit": 1},
        {"grand_finale": True},
        {"bonuses": Bonuses.TILES},
        {"bonuses": Bonuses.CHOICE},
        {"deck_plays": True},
        {"discard_at_full": True},
    ],
    ids=str,
)
def test_options_are_kept(changes: dict[str, Any]) -> None:
    for number in range(3):
        start = deal(preset("rnr", 3, **changes), seed=f"option {number}")
        solution = solve(start)
        if solution.line is not None:
            assert is_perfect(after(start, solution.line))
        else:
            assert changes == {"hand_size": 2}


def test_with_bonuses_nothing_is_proven() -> None:
    start = deal(Options(players=2, bonuses=Bonuses.CHOICE), deck=BY_RANK[::-1])
    assert solve(start, attempts=[(10, CAREFUL)]).verdict is Verdict.UNDECIDED


def test_a_game_that_is_over() -> None:
    state = deal(Options(players=2, strike_limit=1), deck=BY_RANK[::-1])
    state, _ = apply(state, legal_actions(state)[0])
    assert solve(state).reason is Reason.OVER


SMALL = (
    small((2, 2, 1), (2, 2, 1)),
    small((3, 2, 1), (2, 2, 2), downwards=True),
    small((1, 1, 1), (2, 2, 1)),
    small((2, 1), (2, 1), (2, 2)),
    small((1, 1, 1, 1), (2, 1, 1, 1)),
)


def some_position(rng: Random) -> State:
    """A small game with any options, up to two random moves in."""
    variant, players = rng.choice(SMALL), rng.choice((2, 2, 3, 4))
    cards = len(compile_tables(variant).deck)
    most = rng.choice((1, 2, 3, 8))
    options = Options(
        players=players,
        variant=variant,
        hand_size=min(rng.choice((1, 2, 2, 3)), (cards - 1) // players),
        max_clue_tokens=most,
        start_clue_tokens=rng.randint(0, most),
        strike_limit=rng.choice((1, 2, 3)),
        grand_finale=rng.random() < 0.15,
        discard_at_full=rng.random() < 0.1,
        deck_plays=rng.random() < 0.15,
        empty_clues=rng.random() < 0.5,
    )
    state = deal(options, seed=rng.getrandbits(64))
    for _ in range(rng.choice((0, 0, 0, 1, 2))):
        state, _ = apply(state, rng.choice(legal_actions(state)))
        if state.over:
            return some_position(rng)
    return state


@pytest.mark.parametrize("seed", range(40))
def test_small_games_agree_with_trying_everything(seed: int) -> None:
    state = some_position(Random(seed))
    try:
        truth = winnable(state, {})
    except TooLarge:
        pytest.skip("too large to try everything")
    solution = solve(state)
    assert solution.verdict is (Verdict.WINNABLE if truth else Verdict.LOST)
    # Each proof by itself: none may call a winnable position lost.
    game, row = game_of(state), row_of(state)
    pool, _, _ = compiled().search_pool(game, row, len(game.deck), pool_workspace(1000))
    ending, _ = ending_is_lost(game, row)
    whole, _, _ = compiled().search(game, row, state.current, 1440, 10**6, CAREFUL, workspace(game.players, 1440))
    assert whole == (WON if truth else LOST)
    assert not (truth and (pool == LOST or ending))


def test_what_a_winning_line_passes_is_never_called_lost() -> None:
    """Soundness on whole games: each position of a winning line must pass every proof."""
    for players in (2, 4):
        state = deal(preset("hle", players, "hard"), seed=f"sound {players}")
        line = solve(state).line
        assert line is not None
        for action in line:
            game, row = game_of(state), row_of(state)
            assert compiled().search_pool(game, row, len(game.deck), pool_workspace(1000))[0] != LOST
            assert not ending_is_lost(game, row)[0]
            assert solve(state, attempts=[(1, CAREFUL)]).verdict is not Verdict.LOST
            state, _ = apply(state, action)
        assert is_perfect(state)


def test_rows_of_a_position() -> None:
    state = deal(Options(players=2), deck=BY_RANK)
    assert np.array_equal(row_of(state)[:5], [0, 8, 0, 0, 0])
