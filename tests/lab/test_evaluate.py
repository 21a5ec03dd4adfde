"""Evaluations: equal plans give equal figures, and the figures are what they say."""

import pytest

from tamaya.lab.backends import local
from tamaya.lab.evaluate import Result, evaluate
from tamaya.lab.games import Played
from tamaya.lab.plan import Plan
from tamaya.rules.outcome import Termination

PLAN = Plan(("novice", "random"), players=3, games=6, seed=4)


def test_the_same_plan_gives_the_same_games() -> None:
    assert evaluate(PLAN).digest == evaluate(PLAN).digest


def test_another_seed_gives_other_games() -> None:
    assert evaluate(PLAN).digest != evaluate(Plan(("novice", "random"), players=3, games=6, seed=5)).digest


def test_the_number_of_processes_changes_nothing() -> None:
    assert evaluate(PLAN, backend=local(2)).played == evaluate(PLAN).played


def test_figures() -> None:
    ends = [(20, Termination.DECK), (25, Termination.PERFECT), (0, Termination.STRIKES), (15, Termination.DECK)]
    played = tuple(Played(game, score, end, 60, "x") for game, (score, end) in enumerate(ends))
    figures = Result(Plan(("random",), 2, 4), played, 1.5).as_json()
    assert figures["mean"] == 15
    assert figures["se"] == pytest.approx(5.4006, abs=1e-4)
    assert (figures["perfect"], figures["strikeout"]) == (0.25, 0.25)
    assert (figures["games"], figures["moves"], figures["cpu_seconds"]) == (4, 240, 1.5)


def test_grand_finale_counts_all_or_nothing() -> None:
    result = evaluate(Plan(("random",), players=2, games=2, changes={"grand_finale": True}))
    assert result.mean == 0


def test_progress_is_told_to_the_last_game() -> None:
    heard: list[int] = []
    evaluate(PLAN, progress=lambda played: heard.append(len(played)))
    assert heard[-1] == PLAN.games


@pytest.mark.parametrize(("players", "least"), [(2, 18), (3, 18), (4, 18), (5, 17.5)])
def test_the_beginner_is_a_good_partner(players: int, least: float) -> None:
    # Twelve games only, so well below what it reaches: this is for the day on which something breaks.
    result = evaluate(Plan(("beginner",), players=players, games=12))
    assert result.mean >= least
    assert result.share(Termination.STRIKES) <= 1 / 12


def test_a_beginner_among_novices_strikes_out_rarely() -> None:
    result = evaluate(Plan(("beginner", "novice"), players=3, games=12))
    assert result.mean >= 16
    assert result.share(Termination.STRIKES) == 0


@pytest.mark.parametrize(("players", "least"), [(2, 14), (5, 15)])
def test_a_club_player_among_novices_strikes_out_rarely(players: int, least: float) -> None:
    result = evaluate(Plan(("club", "novice"), players=players, games=8))
    assert result.mean >= least
    assert result.share(Termination.STRIKES) == 0
