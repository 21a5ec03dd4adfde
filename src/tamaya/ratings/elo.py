"""How a rated game moves ratings (rules, section 7): the show draws against Hanabot."""

from collections.abc import Sequence
from decimal import ROUND_HALF_EVEN, Decimal
from fractions import Fraction

from tamaya.ratings.calibration import HUNDREDTH, R0, classes
from tamaya.ratings.hanabot import Hanabot, hanabot

START = Decimal(R0)
"""A new player's rating."""

K = 32
"""The most that one game moves a rating."""


def expected(team: float, opponent: float) -> float:
    """The share of a game that a team of this rating may expect against such an opponent.

    >>> expected(1500, 1500), round(expected(1900, 1500), 4)
    (0.5, 0.9091)
    """
    return float(1 / (1 + 10 ** ((opponent - team) / 400)))


def change(ratings: Sequence[Decimal], variant_id: str, score: int, table: Hanabot | None = None) -> Decimal:
    """By how much every member's rating moves, in hundredths.

    Args:
        ratings: of all members; the team's is their mean, unrounded.
        variant_id: ``normal``, ``tricky`` or ``avalanche``.
        score: what the show counts; a strike-out, a time-out and leaving count as 0.
        table: another table than the one in use, for a game rated earlier.

    >>> change([START, START], "normal", 0) < 0 < change([START, START], "normal", 25)
    True

    Raises:
        NotRated: games of this variant with this many players aren't rated.
    """
    opponent = (table or hanabot()).rating(variant_id, len(ratings), score)
    team = sum(map(Fraction, ratings), Fraction()) / len(ratings)
    share = expected(float(team), float(opponent))
    moved = K * (0.5 - share)
    if moved < 0 and score == classes(variant_id)[-1]:
        # A perfect show never lowers a rating: it counts as a win.
        moved = K * (1 - share)
    return Decimal(moved).quantize(HUNDREDTH, ROUND_HALF_EVEN)


def rated(ratings: Sequence[Decimal], variant_id: str, score: int, table: Hanabot | None = None) -> tuple[Decimal, ...]:
    """The members' ratings after the game, in the same order.

    >>> before = (Decimal("1500.00"), Decimal("1620.50"))
    >>> after = rated(before, "normal", 25)
    >>> after[0] - before[0] == after[1] - before[1]
    True
    """
    moved = change(ratings, variant_id, score, table)
    return tuple(rating + moved for rating in ratings)
