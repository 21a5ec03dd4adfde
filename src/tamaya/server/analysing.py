"""What the process of the analyses does, beside asking bots: whether a game could be won, and until when."""

from dataclasses import dataclass

from tamaya.records.record import Record
from tamaya.rules.actions import Action


@dataclass(frozen=True, slots=True)
class Found:
    """What the solver says of a game.

    Attributes:
        verdicts: per position, the deal first: the verdict, and why it is lost.
        line: from the last position that is known to be winnable, the moves to a perfect show.
        line_after: how many moves lead to that position; None if there is none.
        lost_by: the move (1 = the first) that lost it, where that is certain.
    """

    verdicts: tuple[tuple[str, str | None], ...]
    line: tuple[Action, ...]
    line_after: int | None
    lost_by: int | None


def verdicts(record: Record) -> Found:
    """Whether every position of a game could still be won."""
    # Compiled code, which the server's own process never loads.
    from tamaya.lab.solve.history import losing_move, moments
    from tamaya.lab.solve.solver import Verdict

    history = moments(record)
    winnable = [at for at, moment in enumerate(history) if moment.solution.verdict is Verdict.WINNABLE]
    last = winnable[-1] if winnable else None
    return Found(
        verdicts=tuple(
            (m.solution.verdict.value, None if m.solution.reason is None else m.solution.reason.value) for m in history
        ),
        line=() if last is None else history[last].solution.line or (),
        line_after=last,
        lost_by=losing_move(history),
    )
