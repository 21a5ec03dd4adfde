"""The deal of the day: one deck for everybody, one attempt each."""

from typing import Literal

from tamaya.wire.actions import Message, Part


class DailyResult(Part, frozen=True):
    """Somebody's result; ``own``: the asker's."""

    name: str
    score: int
    own: bool = False


class DailyDay(Part, frozen=True):
    """A day on which the asker played, with their score, and the game to look back at."""

    day: str
    score: int
    game: str


class Daily(Message, frozen=True, tag="daily"):
    """``GET /api/daily``: the deal of the day (UTC). ``POST`` there sits one down at it, or at it again.

    ``state``: whether the asker has begun, and ended. Only then: ``score``, ``game``, how many had which score (``counts``, from 0 up)
    and the ``best``. ``before``: the asker's last days.
    """

    day: str
    players: int
    points: int
    state: Literal["new", "begun", "ended"]
    score: int | None = None
    game: str | None = None
    counts: tuple[int, ...] = ()
    best: tuple[DailyResult, ...] = ()
    before: tuple[DailyDay, ...] = ()


class DailyTable(Message, frozen=True, tag="daily_table"):
    """The table at which one plays it."""

    table: str


DailyBody = Daily | DailyTable
