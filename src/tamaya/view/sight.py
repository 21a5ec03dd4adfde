"""Who sees which hands."""

from typing import NamedTuple


class Sight(NamedTuple):
    """What a viewer's eyes reach.

    Attributes:
        seat: the viewer's own seat, or None for a spectator.
        hands: whether the faces of (other) hands are seen. A seat always sees the others'; a spectator where the table allows it.
    """

    seat: int | None
    hands: bool = True

    def sees(self, seat: int) -> bool:
        """Whether the faces of that seat's hand are seen.

        >>> [Sight(1).sees(seat) for seat in range(3)]
        [True, False, True]
        """
        return self.hands and seat != self.seat


SPECTATOR = Sight(None)
"""A spectator at a table that shows hands to spectators."""

SPECTATOR_OF_BACKS = Sight(None, hands=False)
"""A spectator who sees what lies on the table, and backs."""
