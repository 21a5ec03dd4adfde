"""A recorded game, turn by turn: until when it could still have been won."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from tamaya.lab.solve.solver import Reason, Solution, Verdict, solve
from tamaya.records.record import Record, Step, replay
from tamaya.rules.actions import Action
from tamaya.rules.state import State


@dataclass(frozen=True, slots=True)
class Moment:
    """One position of a game and what is known of it.

    Attributes:
        action: what led here; None for the deal and for an end from outside.
        state: the position.
        solution: winnable, lost or undecided.
    """

    action: Action | None
    state: State
    solution: Solution


def moments(record: Record, solver: Callable[[State], Solution] = solve) -> tuple[Moment, ...]:
    """Every position of a game with its verdict, the deal first.

    What is winnable was so before, by the moves that were made; what is lost stays lost. So where both ends of a stretch have the same
    verdict nothing between is searched.

    >>> from tamaya.records.record import begin
    >>> from tamaya.rules.deal import deal
    >>> from tamaya.rules.options import Options
    >>> [moment.solution.verdict.value for moment in moments(begin(deal(Options(players=3), seed=1)))]
    ['winnable']

    Raises:
        RecordError: see :func:`tamaya.records.record.replay`.
    """
    steps = tuple(replay(record))
    solutions = _Stretch(steps, solver).solutions()
    return tuple(Moment(s.action, s.state, solution) for s, solution in zip(steps, solutions, strict=True))


def losing_move(history: Sequence[Moment]) -> int | None:
    """The place of the move that lost the game: before it, winnable; after it, proven lost. None where that can't be said."""
    for at in range(1, len(history)):
        before, after = history[at - 1].solution.verdict, history[at].solution.verdict
        if before is Verdict.WINNABLE and after is Verdict.LOST and history[at].action is not None:
            return at
    return None


class _Stretch:
    """Fills in verdicts by halving."""

    def __init__(self, steps: Sequence[Step], solver: Callable[[State], Solution]) -> None:
        self.steps = steps
        self.solver = solver
        self.found: list[Solution | None] = [None] * len(steps)

    def solutions(self) -> list[Solution]:
        self.look(0, len(self.steps))
        return [solution for solution in self.found if solution is not None]

    def look(self, start: int, stop: int) -> None:
        """Decide ``steps[start:stop]``; what lies before isn't proven lost, and what lies behind isn't known to be winnable."""
        while start < stop:
            middle = (start + stop) // 2
            solution = self.solver(self.steps[middle].state)
            self.found[middle] = solution
            match solution.verdict:
                case Verdict.WINNABLE:
                    self.winnable_before(middle)
                    start = middle + 1
                case Verdict.LOST:
                    self.lost_after(middle)
                    stop = middle
                case _:
                    self.look(middle + 1, stop)
                    # What was found behind may have decided this one and those before it.
                    later = self.found[middle]
                    if later is not None and later.verdict is Verdict.WINNABLE:
                        return
                    stop = middle

    def winnable_before(self, at: int) -> None:
        """The moves that were made lead to this position, and its line from there on."""
        solution = self.found[at]
        for earlier in range(at - 1, -1, -1):
            known = self.found[earlier]
            if known is not None and known.verdict is Verdict.WINNABLE:
                return
            action = self.steps[earlier + 1].action
            assert solution is not None
            assert solution.line is not None
            assert action is not None
            solution = Solution(Verdict.WINNABLE, (action, *solution.line))
            self.found[earlier] = solution

    def lost_after(self, at: int) -> None:
        """A lost position stays lost, for the same reason until the game is over."""
        solution = self.found[at]
        assert solution is not None
        for later in range(at + 1, len(self.found)):
            known = self.found[later]
            if known is not None and known.verdict is Verdict.LOST:
                return
            over = self.steps[later].state.over
            self.found[later] = Solution(Verdict.LOST, reason=Reason.OVER if over else solution.reason)
