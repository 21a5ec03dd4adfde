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
        reserve: a message is owed to as many of the next seats as there are tokens above this, and at least to one.
        deep: with more cards than this in the deck a useless card is discarded even when no discard can be spared,
        shallow: and with more than this if at most one other player knows of a playable card.
    """

    risk: float = 0.65
    spare_tokens: int = 4
    doubt: float = 0.02
    sure: float = 0.002
    follow: float = 2.0
    in_sight: float = 10.0
    dispensable: float = 40.0
    reserve: int = 2
    deep: int = 10
    shallow: int = 6


SPARE_TOKENS = {2: 2, 3: 2, 4: 4, 5: 7, 6: 5}
"""By the number of players: the fewer, the less a clue tells."""

FEW = 3
"""To so few players what a discard says is worth more than the harm that a wrong conclusion does, and nobody else will tell what one
player doesn't: all are owed a message."""

NEVER = 99
"""More cards than any deck has."""


def habits_for(players: int) -> Habits:
    """The habits at a table of that size."""
    habits = replace(Habits(), spare_tokens=SPARE_TOKENS[players])
    if players <= FEW:
        return replace(habits, sure=habits.doubt, reserve=-FEW, deep=NEVER, shallow=NEVER)
    return habits
