"""How a number becomes a clue: every receiver's hand has a probe card, and a clue's class is its kind and whether it touches the probe.

The classes that a giver can count on depend on what is publicly known of the hand. Each receiver takes as many numbers as there are
classes for their hand, and the sum of these is the capacity of a message.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import IntEnum
from functools import cache

from tamaya.bots.hat.public import Hand, Public, chance, union
from tamaya.rules.actions import ClueKind
from tamaya.rules.tables import RuleTables


class Touch(IntEnum):
    """A clue's kind, and whether it touches the probe."""

    RANK_HIT = 0
    COLOUR_HIT = 1
    RANK_MISS = 2
    COLOUR_MISS = 3


CODES: tuple[tuple[int, ...], ...] = (
    (0, 1, 2, 3),
    (0, 1, 2, 2),
    (0, 2, 1, 2),
    (0, 0, 1, 1),
    (0, 1, 0, 1),
    (0, 0, 0, 0),
)
"""Per code, the class of each :class:`Touch`, the codes in the order of preference.

The first two are those of ordinary suits: all four classes, or three where the hand may be all of one colour or one rank. The
others are for suits that no colour touches (black) or that no colour misses (rainbow)."""


Groups = tuple[tuple[int, int], ...]
"""Sets of probes with, for each, the identities that are touched by a clue that misses the probe."""


@dataclass(frozen=True, slots=True)
class Reach:
    """Which cards clues tell apart.

    Attributes:
        hit: per kind (rank, colour), the probes that some clue touches.
        miss: per kind, the probes that some clue misses; where empty clues are allowed, the probe alone decides.
        beside: for clues of no kind, of rank, of colour, of either: what the clues that miss a probe can touch.
    """

    hit: tuple[int, int]
    miss: tuple[int, int]
    beside: tuple[Groups, Groups, Groups, Groups]


@cache
def reach(tables: RuleTables) -> Reach:
    """Compile the touch masks (once per variant)."""
    every = range(tables.identities)
    hit, miss, beside = [], [], []
    for touches in (tables.rank_touch, tables.colour_touch):
        hit.append(sum(1 << i for i in every if any(touched >> i & 1 for touched in touches)))
        miss.append(sum(1 << i for i in every if not all(touched >> i & 1 for touched in touches)))
        beside.append([union(touched for touched in touches if not touched >> i & 1) for i in every])
    by_rank, by_colour = beside
    either = [rank | colour for rank, colour in zip(by_rank, by_colour, strict=True)]
    none = [0] * tables.identities
    return Reach(
        (hit[0], hit[1]), (miss[0], miss[1]), (_groups(none), _groups(by_rank), _groups(by_colour), _groups(either))
    )


def _groups(beside: Sequence[int]) -> Groups:
    return tuple(
        (sum(1 << i for i, b in enumerate(beside) if b == touched), touched) for touched in dict.fromkeys(beside)
    )


@dataclass(frozen=True, slots=True)
class Coding:
    """How numbers are told to one receiver.

    Attributes:
        seat: the receiver.
        probe: the slot of the probe card.
        classes: per :class:`Touch`, the number that such a clue stands for.
        doubt: a clue for one of the numbers is missing with at most this probability.
    """

    seat: int
    probe: int
    classes: tuple[int, ...]
    doubt: float

    @property
    def capacity(self) -> int:
        """How many different numbers can be told."""
        return max(self.classes) + 1

    def number(self, kind: ClueKind, hits_probe: bool) -> int:
        """What a clue stands for."""
        return self.classes[(kind is ClueKind.COLOUR) + 2 * (not hits_probe)]


def coding_for(public: Public, seat: int, *, empty_clues: bool, doubt: float) -> Coding | None:
    """How numbers are told to a receiver; None to a hand without cards.

    Args:
        public: what is known.
        seat: the receiver.
        empty_clues: whether a clue may touch no card.
        doubt: take a code if each of its classes is missing with at most this probability.
    """
    hand = public.hands[seat]
    if not hand:
        return None
    probe = probe_of(public, hand)
    for classes in CODES:
        worst = max(_doubt(public, hand, probe, classes, number, empty_clues) for number in set(classes))
        if worst <= doubt:
            break
    return Coding(seat, probe, classes, worst)


def probe_of(public: Public, hand: Hand) -> int:
    """The slot of which most is unknown, the oldest of equals: a colour and a rank are worth a point each, useless cards none."""
    return max(range(len(hand)), key=lambda slot: (_unknown(public, hand[slot]), -slot))


def _unknown(public: Public, mask: int) -> int:
    if mask.bit_count() <= 1 or public.board.useless(mask):
        return 0
    ranks = public.board.tables.ranks
    first = (mask & -mask).bit_length() - 1
    suit = public.board.tables.suit_mask[first // ranks]
    same_rank = sum(1 << i for i in range(first % ranks, public.board.tables.identities, ranks))
    return 1 + bool(mask & ~suit) + bool(mask & ~same_rank)


def _doubt(public: Public, hand: Hand, probe: int, classes: tuple[int, ...], number: int, empty_clues: bool) -> float:
    """The probability that no clue of this class can be given to the hand."""
    known = reach(public.board.tables)
    sure = 0
    for kind in range(2):
        if classes[kind] == number:
            sure |= known.hit[kind]
        if empty_clues and classes[kind + 2] == number:
            sure |= known.miss[kind]
    total = 0.0
    for probes, beside in known.beside[(classes[2] == number) + 2 * (classes[3] == number)]:
        if hand[probe] & ~sure & probes:
            doubt = chance(hand[probe], hand[probe] & ~sure & probes, public.left)
            for slot, mask in enumerate(hand):
                if slot != probe:
                    doubt *= chance(mask, ~beside, public.left)
            total += doubt
    return total
