"""From the scores of a reference bot to Hanabot's ratings (rules, section 7)."""

import math
from collections.abc import Mapping
from decimal import ROUND_HALF_EVEN, Decimal

from tamaya.rules.tables import compile_tables
from tamaya.rules.variants import variant

R0 = 1500
"""Hanabot's rating at the reference's median, for every number of players; also everybody's rating at the start."""

LEAST_RISE = Decimal(1)
"""By how much a better score must be rated higher, where the games don't tell."""

FLOORS: Mapping[str, int] = {"normal": 18, "tricky": 21, "avalanche": 21}
"""Per rated variant the lowest score with a class of its own; everything below is one class."""

HUNDREDTH = Decimal("0.01")


def classes(variant_id: str) -> range:
    """The classes of scores of a variant, worst first; the first stands for all scores below its floor.

    >>> classes("normal")
    range(17, 26)
    """
    return range(FLOORS[variant_id] - 1, compile_tables(variant(variant_id)).points + 1)


def ratings_of(scores: Mapping[int, int], variant_id: str) -> dict[int, Decimal]:
    """Hanabot's rating per class of scores.

    The mid-rank percentile ``F(s) = P(S < s) + P(S = s) / 2``, clamped to ``[1/2N, 1 - 1/2N]``, as a rating:
    ``R0 + 400·log10(F / (1 - F))``, in hundredths; then every class is lifted to at least :data:`LEAST_RISE` above the one below it.

    Args:
        scores: how many games ended with each score; lost games count as 0.
        variant_id: one of :data:`FLOORS`.

    >>> ratings = ratings_of({0: 1, 20: 2, 25: 1}, "normal")
    >>> ratings[20], ratings[17] < ratings[18] < ratings[25]
    (Decimal('1500.00'), True)

    Raises:
        ValueError: there is no game, or a score that the variant doesn't have.
    """
    steps = classes(variant_id)
    counts = dict.fromkeys(steps, 0)
    for score, games in scores.items():
        if not 0 <= score <= steps[-1] or games < 0:
            raise ValueError(f"{games} games with a score of {score} in {variant_id}")
        counts[max(score, steps[0])] += games
    total = sum(counts.values())
    if not total:
        raise ValueError("no games to calibrate by")
    ratings: dict[int, Decimal] = {}
    below = 0
    for step, games in counts.items():
        share = min(max((below + games / 2) / total, 1 / (2 * total)), 1 - 1 / (2 * total))
        rating = Decimal(R0 + 400 * math.log10(share / (1 - share))).quantize(HUNDREDTH, ROUND_HALF_EVEN)
        if ratings:
            rating = max(rating, ratings[step - 1] + LEAST_RISE)
        ratings[step] = rating
        below += games
    return ratings
