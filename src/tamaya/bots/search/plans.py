"""Who searches, when, and what it may cost."""

from tamaya.bots.thought.plan import ThoughtPlan

PLANS = {
    2: ThoughtPlan(seats=1, deck=60, lies=True, rollouts=1600, margin=0.05),
    3: ThoughtPlan(seats=3, deck=16, lies=False, rollouts=1500, slip=0.1),
    4: ThoughtPlan(seats=4, deck=16, lies=False, rollouts=1500, slip=0.1),
    5: ThoughtPlan(seats=5, deck=16, lies=False, rollouts=1500, slip=0.1),
    6: ThoughtPlan(seats=6, deck=16, lies=False, rollouts=1500, slip=0.1),
}
"""By the number of players; ``docs/search.md`` has what was tried."""


def plan_for(players: int) -> ThoughtPlan:
    """The plan for a table of that size."""
    return PLANS[players]
