"""Who plays well with whom: every pair of bots at one table."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from tamaya.lab.evaluate import Result, evaluate
from tamaya.lab.plan import Plan


@dataclass(frozen=True, slots=True)
class Matrix:
    """All pairs of some bots, each bot with itself included.

    Attributes:
        bots: in the order of rows and columns.
        results: per pair ``(row, column)`` with ``row <= column``; the seats take the two in turn, so that the order doesn't matter.
    """

    bots: tuple[str, ...]
    results: dict[tuple[int, int], Result]

    def at(self, row: int, column: int) -> Result:
        """What came of a pair."""
        return self.results[min(row, column), max(row, column)]

    def as_json(self) -> dict[str, Any]:
        """The mean scores as a matrix, and the figures of every pair."""
        n = range(len(self.bots))
        return {
            "bots": list(self.bots),
            "mean": [[round(self.at(row, column).mean, 4) for column in n] for row in n],
            "se": [[round(self.at(row, column).se, 4) for column in n] for row in n],
            "pairs": [result.as_json() for result in self.results.values()],
        }


def cross_play(bots: Sequence[str], plan: Plan, *, play: Callable[[Plan], Result] = evaluate) -> Matrix:
    """Play every pair on the same deals.

    Args:
        bots: names or ``module:factory``, each once.
        plan: everything but the bots.
        play: how to play a plan: in how many processes, and who is told.

    >>> matrix = cross_play(["random", "novice"], Plan((), players=2, games=1))
    >>> len(matrix.results), matrix.at(1, 0) is matrix.at(0, 1)
    (3, True)
    """
    results = {}
    for row, one in enumerate(bots):
        for column in range(row, len(bots)):
            names = (one,) if row == column else (one, bots[column])
            pair = Plan(names, plan.players, plan.games, plan.seed, plan.variant, plan.rules, plan.changes)
            results[row, column] = play(pair)
    return Matrix(tuple(bots), results)
