"""Hanabot's ratings follow from scores as the rules say."""

import math
from decimal import Decimal
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tamaya.ratings.calibration import FLOORS, LEAST_RISE, classes, ratings_of
from tamaya.ratings.hanabot import NotRated, hanabot, read_table, write_table

distributions = st.sampled_from(sorted(FLOORS)).flatmap(
    lambda variant: st.tuples(
        st.just(variant),
        st.dictionaries(st.integers(0, classes(variant)[-1]), st.integers(0, 500), min_size=1).filter(
            lambda scores: sum(scores.values()) > 0
        ),
    )
)


@given(distributions)
def test_a_better_score_is_rated_higher(drawn: tuple[str, dict[int, int]]) -> None:
    variant, scores = drawn
    ratings = list(ratings_of(scores, variant).values())
    assert all(after - before >= LEAST_RISE for before, after in pairwise(ratings))


@given(distributions)
def test_a_score_that_was_seen_is_never_rated_below_its_percentile(drawn: tuple[str, dict[int, int]]) -> None:
    variant, scores = drawn
    total, floor = sum(scores.values()), classes(variant)[0]
    for step, rating in ratings_of(scores, variant).items():
        below = sum(games for score, games in scores.items() if max(score, floor) < step)
        here = sum(games for score, games in scores.items() if max(score, floor) == step)
        share = min(max((below + here / 2) / total, 0.5 / total), 1 - 0.5 / total)
        assert float(rating) >= 1500 + 400 * math.log10(share / (1 - share)) - 0.006


def test_by_hand() -> None:
    # 10 games: 2 below the floor, 6 at 20, 2 perfect.
    ratings = ratings_of({0: 1, 17: 1, 20: 6, 25: 2}, "normal")
    assert ratings[17] == Decimal("1118.30")  # F = 0.1
    assert ratings[18] == Decimal("1259.18")  # F = 0.2: nobody scored it, all of the floor lie below
    assert ratings[19] == Decimal("1260.18")  # the same F, lifted
    assert ratings[20] == Decimal("1500.00")  # F = 0.5
    assert ratings[21] == Decimal("1740.82")  # F = 0.8
    assert ratings[25] == Decimal("1881.70")  # F = 0.9


def test_the_ends_are_clamped() -> None:
    ratings = ratings_of({25: 100}, "normal")
    assert ratings[17] == Decimal("580.46")  # F = 1/200
    assert ratings[25] == Decimal("1500.00")


@pytest.mark.parametrize("scores", [{}, {26: 1}, {-1: 1}, {20: -1}, {20: 0}])
def test_what_cannot_be_is_refused(scores: dict[int, int]) -> None:
    with pytest.raises(ValueError, match="games"):
        ratings_of(scores, "normal")


def test_the_table_in_use_follows_from_its_scores() -> None:
    table = hanabot()
    assert set(table.cells) == {(variant, players) for variant in FLOORS for players in range(2, 6)}
    for (variant, _), cell in table.cells.items():
        assert cell.ratings == ratings_of(cell.scores, variant)


def test_a_table_is_written_and_read_again() -> None:
    assert read_table(write_table(hanabot(), "tamaya calibrate")) == hanabot()


@pytest.mark.parametrize(("variant", "players"), [("hard", 3), ("black-powder", 2), ("normal", 6), ("nothing", 2)])
def test_other_games_are_not_rated(variant: str, players: int) -> None:
    with pytest.raises(NotRated):
        hanabot().rating(variant, players, 20)
