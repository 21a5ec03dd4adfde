"""What a player can do. Commands name cards, never slots: a slot moves, a card doesn't."""

from dataclasses import dataclass
from enum import StrEnum


class Bonus(StrEnum):
    """The brilliant bonuses (rules, section 6). ``TOKEN`` is the tile that B's five don't have."""

    TOKEN = "token"
    MEND = "mend"
    RETURN = "return"
    RESCUE = "rescue"
    COLOUR = "colour"
    RANK = "rank"


class ClueKind(StrEnum):
    """What a clue names."""

    COLOUR = "colour"
    RANK = "rank"


@dataclass(frozen=True, slots=True)
class Play:
    """Turn up a card of one's own and put it on its firework."""

    card: int


@dataclass(frozen=True, slots=True)
class Discard:
    """Put a card of one's own on the discard pile for a clue token."""

    card: int


@dataclass(frozen=True, slots=True)
class Clue:
    """Tell another seat about its hand.

    Attributes:
        target: the seat.
        kind: colour or rank.
        value: an index into the variant's ``clue_colours``, or a rank.
    """

    target: int
    kind: ClueKind
    value: int


@dataclass(frozen=True, slots=True)
class UseBonus:
    """Take a bonus that one has earned.

    Attributes:
        bonus: the one offered; with ``bonuses=choice`` one of the five.
        identity: which card of the discard pile, for ``RETURN`` and ``RESCUE``.
        clue: the free clue, for ``COLOUR`` and ``RANK``.
    """

    bonus: Bonus
    identity: int | None = None
    clue: Clue | None = None


@dataclass(frozen=True, slots=True)
class DeclineBonus:
    """Take nothing."""


Action = Play | Discard | Clue | UseBonus | DeclineBonus
