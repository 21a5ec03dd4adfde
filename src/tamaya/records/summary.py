"""What a finished or unfinished game came to, in figures."""

from dataclasses import asdict, dataclass
from typing import Any

from tamaya.records.record import Record, final_state
from tamaya.rules.actions import Clue, Discard, Play
from tamaya.rules.score import table_score
from tamaya.rules.state import State


@dataclass(frozen=True, slots=True)
class Summary:
    """The figures of a game.

    Attributes:
        score: the result; while the game is on, what is on the table. A Grand Finale counts all or nothing.
        fireworks_total: what is on the table, whatever the score.
        end: why it ended; None if the record stops in mid-game.
        turns: turns taken.
        strikes: strikes that stand.
        clue_tokens: tokens that are left.
        points: the most there was to reach.
        grade: the audience's word; None where there is none.
    """

    score: int
    fireworks_total: int
    end: str | None
    turns: int
    strikes: int
    clue_tokens: int
    points: int
    grade: str | None

    def as_dict(self) -> dict[str, Any]:
        """For JSON."""
        return asdict(self)


def summary(record: Record) -> Summary:
    """Replay a record and add up.

    >>> from tamaya.records.record import begin
    >>> from tamaya.rules.deal import deal
    >>> from tamaya.rules.options import Options
    >>> summary(begin(deal(Options(players=2), seed=1))).end is None
    True

    Raises:
        RecordError: see :func:`tamaya.records.record.replay`.
    """
    return summary_at(record, final_state(record))


def summary_at(record: Record, state: State) -> Summary:
    """The same for whoever has the record's last position already: to replay it takes about as long as the game took the server."""
    total = table_score(state.tables, state.stacks)
    outcome = state.outcome
    score = total
    if outcome is not None:
        all_or_nothing = outcome.points if outcome.perfect else 0
        score = all_or_nothing if outcome.score is None else outcome.score
    return Summary(
        score=score,
        fireworks_total=total,
        end=None if outcome is None else outcome.termination.value,
        turns=sum(isinstance(action, Play | Discard | Clue) for action in record.actions),
        strikes=state.strikes,
        clue_tokens=state.clue_tokens,
        points=state.tables.points,
        grade=None if outcome is None or outcome.grade is None else outcome.grade.value,
    )
