"""A show draws against Hanabot; a perfect one never lowers a rating."""

from decimal import Decimal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tamaya.ratings.calibration import FLOORS, R0, ratings_of
from tamaya.ratings.elo import START, K, change, expected, rated
from tamaya.ratings.hanabot import Cell, Hanabot, hanabot
from tamaya.rules.tables import compile_tables
from tamaya.rules.variants import variant

variants = st.sampled_from(sorted(FLOORS))
teams = st.lists(st.decimals(0, 4000, places=2), min_size=2, max_size=5)


def most(variant_id: str) -> int:
    return compile_tables(variant(variant_id)).points


def table(rating: str) -> Hanabot:
    """A table in which Hanabot has this rating for normal games of two."""
    cell = Cell({}, "", dict.fromkeys(range(17, 26), Decimal(rating)))
    return Hanabot(0, "", 0, {("normal", 2): cell})


def test_everyone_starts_where_hanabot_has_its_median() -> None:
    assert START == R0 == 1500


@given(variants, teams, st.integers(0, 30))
def test_a_better_score_never_pays_less(variant_id: str, team: list[Decimal], score: int) -> None:
    score = min(score, most(variant_id) - 1)
    assert change(team, variant_id, score) <= change(team, variant_id, score + 1)


@given(variants, teams)
def test_a_perfect_show_never_lowers_a_rating(variant_id: str, team: list[Decimal]) -> None:
    assert change(team, variant_id, most(variant_id)) >= 0


@given(variants, teams, st.integers(0, 30))
def test_every_member_moves_by_the_same_hundredths(variant_id: str, team: list[Decimal], score: int) -> None:
    score = min(score, most(variant_id))
    moves = {after - before for before, after in zip(team, rated(team, variant_id, score), strict=True)}
    assert len(moves) == 1
    moved = moves.pop()
    assert moved == moved.quantize(Decimal("0.01"))
    assert abs(moved) <= K


@given(variants, st.integers(2, 5), st.integers(0, 20))
def test_scores_below_the_floor_are_one_class(variant_id: str, players: int, score: int) -> None:
    team = [START] * players
    assert change(team, variant_id, min(score, FLOORS[variant_id] - 1)) == change(team, variant_id, 0)


def test_a_draw_between_equals_moves_nothing() -> None:
    assert change([START, START], "normal", 20, table("1500.00")) == 0


def test_a_draw_against_a_stronger_opponent() -> None:
    # E = 1/11, so 32 · (1/2 - 1/11) = 13.0909…
    assert change([START, START], "normal", 20, table("1900.00")) == Decimal("13.09")
    assert change([START, START], "normal", 20, table("1100.00")) == Decimal("-13.09")


def test_a_perfect_show_against_a_weaker_opponent_is_a_win() -> None:
    # E = 10/11, so 32 · (1 - 10/11) = 2.909…
    assert change([START, START], "normal", 25, table("1100.00")) == Decimal("2.91")
    assert change([START, START], "normal", 25, table("1900.00")) == Decimal("13.09")


def test_the_team_has_the_unrounded_mean() -> None:
    team = [Decimal("1500.00"), Decimal("1500.01")]
    expectation = expected(1500.005, 1900)
    assert change(team, "normal", 20, table("1900.00")) == round(Decimal(K * (0.5 - expectation)), 2)


@pytest.mark.parametrize(("moved", "rounded"), [(0.125, "0.12"), (0.375, "0.38"), (-0.125, "-0.12")])
def test_halves_are_rounded_to_even(moved: float, rounded: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tamaya.ratings.elo.expected", lambda team, opponent: 0.5 - moved / K)
    assert change([START, START], "normal", 20) == Decimal(rounded)


def test_an_ordinary_show_is_about_par() -> None:
    # Half of the reference's shows are rated above 1500, half below.
    for (variant_id, _), cell in hanabot().cells.items():
        games = sum(cell.scores.values())
        ratings = ratings_of(cell.scores, variant_id)
        floor = FLOORS[variant_id] - 1
        better = sum(n for score, n in cell.scores.items() if ratings[max(score, floor)] > R0)
        assert 0.2 < better / games < 0.8
