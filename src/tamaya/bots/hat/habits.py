"""The numbers behind a hat player's habits. All at a table must have the same: some of them decide what a message means."""

from dataclasses import dataclass, replace


@dataclass(frozen=True, slots=True)
class Habits:
    """Found by playing 20,000 games a setting with ``fast.table``; ``docs/hat.md`` has the figures.

    Attributes:
        risk: a card that fits or else is useless is played if it fits with more than this probability.
        spare_tokens: with more tokens than this a clue beats a discard that may hurt.
        doubt: a class of clues is counted on if it is missing with at most this probability.
        sure: a discard says that nobody waits for a message if each class was missing with at most this probability.
        follow: how many places in its firework it is worth to a play that the next card is seen in another hand.
        in_sight: how many points of a discard's worth it counts that a copy is seen in another hand.
        dispensable: how many it counts that the card isn't the last of its kind; a place in its firework counts one.
    """

    risk: float = 0.65
    spare_tokens: int = 4
    doubt: float = 0.02
    sure: float = 0.002
    follow: float = 2.0
    in_sight: float = 10.0
    dispensable: float = 40.0


SPARE_TOKENS = {2: 2, 3: 2, 4: 4, 5: 5, 6: 5}
"""By the number of players: the fewer, the less a clue tells."""

FEW = 3
"""To so few players what a discard says is worth more than the harm that a wrong conclusion does."""


def habits_for(players: int) -> Habits:
    """The habits at a table of that size."""
    habits = replace(Habits(), spare_tokens=SPARE_TOKENS[players])
    return replace(habits, sure=habits.doubt) if players <= FEW else habits
