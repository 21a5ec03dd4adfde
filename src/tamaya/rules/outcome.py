"""How a game ended."""

from dataclasses import dataclass
from enum import StrEnum


class Termination(StrEnum):
    """Why it ended."""

    PERFECT = "perfect"
    DECK = "deck"
    STRIKES = "strikes"
    DECIDED = "decided"
    FINALE_LOST = "finale_lost"
    TIMEOUT = "timeout"
    VOTE = "vote"
    TERMINATED = "terminated"


class Grade(StrEnum):
    """What the audience says (rules, section 4)."""

    FAILED = "failed"
    HORRIBLE = "horrible"
    POOR = "poor"
    DECENT = "decent"
    EXCELLENT = "excellent"
    EXTRAORDINARY = "extraordinary"
    LEGENDARY = "legendary"
    DIVINE = "divine"


@dataclass(frozen=True, slots=True)
class Outcome:
    """The end of a game.

    Attributes:
        termination: why it ended.
        score: None with Grand Finale, which has none.
        fireworks_total: what was on the table, whatever the score.
        points: the most there was to reach.
        grade: None where there is none to give (Grand Finale).
        fewest_cards: with Grand Finale, the seats that hold the fewest cards; else empty.
    """

    termination: Termination
    score: int | None
    fireworks_total: int
    points: int
    grade: Grade | None
    fewest_cards: tuple[int, ...] = ()

    @property
    def perfect(self) -> bool:
        """Whether the show was complete."""
        return self.termination is Termination.PERFECT


def grade(score: int, points: int) -> Grade:
    """The words for a score of ``points`` at most (R's scale; other maxima by proportion).

    >>> grade(24, 25).value, grade(25, 25).value, grade(29, 30).value, grade(30, 30).value
    ('extraordinary', 'legendary', 'legendary', 'divine')
    """
    if points == 30 and score >= 25:
        return Grade.DIVINE if score == 30 else Grade.LEGENDARY
    # A maximum of 30 shares the words below 25 with the printed scale; any other is stretched to 25.
    on_scale = score if points in (25, 30) else 25 * score // points
    for most, word in (
        (5, Grade.HORRIBLE),
        (10, Grade.POOR),
        (15, Grade.DECENT),
        (20, Grade.EXCELLENT),
        (24, Grade.EXTRAORDINARY),
    ):
        if on_scale <= most:
            return word
    return Grade.LEGENDARY
