"""Who thinks ahead, when, and what it may cost."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any, TypeVar

import numpy as np
from numpy.typing import NDArray

from tamaya.bots.thought.fast.layout import PLAN_DTYPE

Number = TypeVar("Number", int, float)

STEP = 200
"""With a budget in seconds, so many games are played out between two looks at the clock."""


@dataclass(frozen=True, slots=True)
class ThoughtPlan:
    """How a player may think a move over.

    Attributes:
        seats: how many seats think ahead, from seat 0 on; the others play as the base.
        deck: they do with at most so many cards in the deck.
        lies: whether moves are weighed that say what isn't so. For two players, of whom one searches.
        rollouts: how many games are played out for a decision at most.
        seconds: how long it may think about a decision; 0 if only ``rollouts`` counts. Moves then depend on the machine.
        errors: another move than the base's must be better by more than so many standard errors of the difference,
        margin: and by more than so many points.
        slip: how likely a partner who thinks ahead too isn't held to what the base would have done.
        tries: how many own hands are drawn at most until partners would have treated one as they did.
        listed: worlds are listed, cards in the deck and all, if there are at most so many; and if more are drawn, then so many. With at
            most eight cards in the deck. 0: they are drawn without end, and their decks shuffled by the kernel.
        content: with listed worlds, a thought ends if the base's move gets all that can be got in each of so many worlds.
    """

    seats: int
    deck: int
    lies: bool
    rollouts: int
    seconds: float = 0.0
    errors: float = 2.0
    margin: float = 0.02
    slip: float = 1.0
    tries: int = 200
    listed: int = 0
    content: int = 0

    def with_budget(self, budget: str) -> "ThoughtPlan":
        """The same with another budget: ``4000`` games played out, or ``0.5s``, for every decision.

        >>> plan = ThoughtPlan(seats=2, deck=9, lies=False, rollouts=100)
        >>> plan.with_budget("0.5s").seconds, plan.with_budget("4000").rollouts
        (0.5, 4000)

        Raises:
            ValueError: it is neither.
        """
        if not budget:
            return self
        if budget.endswith("s"):
            seconds = _number(float, budget[:-1], budget)
            if not 0 < seconds <= MOST_SECONDS:
                raise ValueError(f"{budget}: more than 0 and at most {MOST_SECONDS} seconds")
            return replace(self, seconds=seconds, rollouts=0)
        rollouts = _number(int, budget, budget)
        if not 0 <= rollouts <= MOST_ROLLOUTS:
            raise ValueError(f"{budget}: 0 to {MOST_ROLLOUTS} games for a decision")
        return replace(self, rollouts=rollouts)

    def array(self) -> NDArray[Any]:
        """One element of ``PLAN_DTYPE``."""
        plan = np.zeros(1, PLAN_DTYPE)
        plan["seats"] = (1 << self.seats) - 1
        for name in ("deck", "lies", "rollouts", "errors", "margin", "slip", "tries", "listed", "content"):
            plan[name] = getattr(self, name)
        return plan


MOST_SECONDS = 600.0
MOST_ROLLOUTS = 10_000_000


def _number(kind: Callable[[str], Number], digits: str, budget: str) -> Number:
    try:
        return kind(digits)
    except ValueError:
        raise ValueError(f"{budget}: a budget is a number of games, as in @4000, or of seconds, as in @0.5s") from None
