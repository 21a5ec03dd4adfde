"""Hanabot's calibration: a reference bot plays every kind of rated game."""

from collections import Counter
from collections.abc import Callable

from tamaya.lab.evaluate import Result, evaluate
from tamaya.lab.plan import Plan
from tamaya.ratings.calibration import FLOORS
from tamaya.ratings.hanabot import Hanabot, calibrated

PLAYERS = range(2, 6)
"""Rated tables have two to five players."""


def plans(reference: str, games: int, seed: int) -> list[Plan]:
    """What the reference plays: rated games keep to the printed rules.

    >>> len(plans("club", games=100, seed=1))
    12
    """
    return [Plan((reference,), players, games, seed, variant) for variant in FLOORS for players in PLAYERS]


def calibrate(
    reference: str, *, games: int, seed: int, version: int, play: Callable[[Plan], Result] = evaluate
) -> Hanabot:
    """Play all games and make the table.

    Args:
        reference: a human-like bot.
        games: per variant and number of players.
        seed: of the deals.
        version: the table's.
        play: how to play a plan: in how many processes, and who is told.

    >>> calibrate("random", games=1, seed=0, version=0).rating("tricky", 2, 0)
    Decimal('1500.00')
    """
    found = {}
    for plan in plans(reference, games, seed):
        result = play(plan)
        found[plan.variant, plan.players] = (dict(Counter(game.score for game in result.played)), result.digest)
    return calibrated(version, reference, seed, found)
