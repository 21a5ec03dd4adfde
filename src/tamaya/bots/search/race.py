"""Moves that run against the usual one in the same worlds: ``fast/think.py`` once more, for bases that aren't compiled."""

from dataclasses import dataclass, field

from tamaya.bots.thought.fast.think import CHUNK, CLEARLY, FIRST_LOOK
from tamaya.bots.thought.plan import ThoughtPlan


@dataclass(slots=True)
class Runner:
    """A move's differences from the usual one's score: how many, their sum, and the sum of their squares."""

    worlds: int = 0
    total: float = 0.0
    squares: float = 0.0

    def add(self, gain: float) -> None:
        """One more world."""
        self.worlds += 1
        self.total += gain
        self.squares += gain * gain

    @property
    def mean(self) -> float:
        """By how much the move was better than the usual one."""
        return self.total / self.worlds

    @property
    def error(self) -> float:
        """The standard error of that."""
        return float((max(0.0, self.squares / self.worlds - self.mean**2) / (self.worlds - 1)) ** 0.5)


@dataclass(slots=True)
class Race:
    """The moves other than the usual one that are still in the race, by their places.

    >>> from tamaya.bots.search.plans import plan_for
    >>> race = Race(plan_for(2), runners={1: Runner(), 2: Runner()})
    >>> for world in range(40):
    ...     race.add({1: 1.0 if world % 2 else 0.0, 2: -1.0})
    >>> sorted(race.runners), race.best()
    ([1], 1)
    """

    plan: ThoughtPlan
    runners: dict[int, Runner]
    worlds: int = 0
    over: bool = field(default=False)

    def add(self, gains: dict[int, float]) -> None:
        """What each got in one more world; now and then the hopeless are given up."""
        self.worlds += 1
        for place, runner in self.runners.items():
            runner.add(gains[place])
        if self.worlds % CHUNK == 0:
            self._drop()

    def _drop(self) -> None:
        few, plan = self.worlds < FIRST_LOOK, self.plan
        errors = 2.0 if few else 1.0
        ahead = max([0.0, *(r.mean - errors * r.error for r in self.runners.values())])
        clear = not few and any(
            r.mean > max(plan.margin, (plan.errors + CLEARLY) * r.error) for r in self.runners.values()
        )
        for place, runner in list(self.runners.items()):
            most = runner.mean + errors * runner.error
            if most < ahead or (most <= plan.margin and (runner.squares > 0 or not few)):
                del self.runners[place]
        self.over = not self.runners or (len(self.runners) == 1 and clear)

    def best(self) -> int:
        """The place of the move that is surely better than the usual one, or 0."""
        better = [
            (runner.mean, -place)
            for place, runner in self.runners.items()
            if runner.worlds > 1 and runner.mean > max(self.plan.margin, self.plan.errors * runner.error)
        ]
        return -max(better)[1] if better else 0
