"""Who sees which hands."""

from typing import NamedTuple


class Sight(NamedTuple):
    """What a viewer's eyes reach.

    Attributes:
        seat: the viewer's own seat, or None for a spectator.
        hands: whether the faces of (other) hands are seen. A seat always sees the others'; a spectator where the table allows it.
        door: whether they only stand at the door, and may still take a seat: they don't hear what those say either who see hands.
    """

    seat: int | None
    hands: bool = True
    door: bool = False

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

AT_THE_DOOR = Sight(None, hands=False, door=True)
"""Somebody at a table that shows hands to spectators, who hasn't seen them yet."""
