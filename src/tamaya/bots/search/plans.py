"""Who searches, when, and what it may cost; and how a name says so."""

from dataclasses import dataclass, replace
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tamaya.bots.search.fast.layout import PLAN_DTYPE

STEP = 200
"""With a budget in seconds, so many games are played out between two looks at the clock."""


@dataclass(frozen=True, slots=True)
class SearchPlan:
    """What search may do.

    Attributes:
        seats: how many seats search, from seat 0 on; the others play as the base.
        deck: it searches with at most so many cards in the deck.
        lies: whether moves are weighed that say what isn't so. For two players, of whom one searches.
        rollouts: how many games are played out for a decision at most.
        seconds: how long it may think about a decision; 0 if only ``rollouts`` counts. Moves then depend on the machine.
        errors: another move than the base's must be better by more than so many standard errors of the difference,
        margin: and by more than so many points.
        slip: how likely a partner who searches too isn't held to what the base would have done.
        tries: how many own hands are drawn at most until partners would have treated one as they did.
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

    def with_budget(self, budget: str) -> "SearchPlan":
        """The same with another budget: ``4000`` games played out, or ``0.5s``, for every decision.

        >>> plan_for(2).with_budget("0.5s").seconds, plan_for(2).with_budget("4000").rollouts
        (0.5, 4000)

        Raises:
            ValueError: it is neither.
        """
        if not budget:
            return self
        if budget.endswith("s"):
            seconds = float(budget[:-1])
            if not 0 < seconds <= MOST_SECONDS:
                raise ValueError(f"{budget}: more than 0 and at most {MOST_SECONDS} seconds")
            return replace(self, seconds=seconds, rollouts=0)
        if not 0 <= int(budget) <= MOST_ROLLOUTS:
            raise ValueError(f"{budget}: 0 to {MOST_ROLLOUTS} games for a decision")
        return replace(self, rollouts=int(budget))

    def array(self) -> NDArray[Any]:
        """One element of ``PLAN_DTYPE``."""
        plan = np.zeros(1, PLAN_DTYPE)
        plan["seats"] = (1 << self.seats) - 1
        for name in ("deck", "lies", "rollouts", "errors", "margin", "slip", "tries"):
            plan[name] = getattr(self, name)
        return plan


MOST_SECONDS = 600.0
MOST_ROLLOUTS = 10_000_000

PLANS = {
    2: SearchPlan(seats=1, deck=60, lies=True, rollouts=1600, margin=0.05),
    3: SearchPlan(seats=3, deck=16, lies=False, rollouts=1500, slip=0.1),
    4: SearchPlan(seats=4, deck=16, lies=False, rollouts=1500, slip=0.1),
    5: SearchPlan(seats=5, deck=16, lies=False, rollouts=1500, slip=0.1),
    6: SearchPlan(seats=6, deck=16, lies=False, rollouts=1500, slip=0.1),
}
"""By the number of players; ``docs/search.md`` has what was tried."""


def plan_for(players: int) -> SearchPlan:
    """The plan for a table of that size."""
    return PLANS[players]
