"""What a variant comes to once compiled: bitmasks over card identities. Both ``rules/`` and ``kernel/`` play from these.

A card identity is ``suit index * ranks + (rank - 1)``. A set of identities is an int with one bit each. A card's knowledge is
one such set: a clue ANDs it with the clue's touch mask, or with the complement for the cards that it misses.
"""

from dataclasses import dataclass
from functools import cache

from tamaya.rules.variants import Variant


@dataclass(frozen=True, slots=True)
class RuleTables:
    """A compiled variant.

    Attributes:
        variant: where it came from.
        suits: how many suits.
        ranks: how many ranks (5).
        identities: ``suits * ranks``.
        copies: per identity, cards in the deck.
        all_mask: the set of all identities that have a copy.
        colour_touch: per clue colour, the identities that it touches.
        rank_touch: per clue rank (in the order of ``variant.clue_ranks``), the identities that it touches.
        touched_by: per identity, the clue colours and the places of the clue ranks that touch it.
        suit_mask: per suit, its identities.
        order: per suit, its identities in the order in which they are played.
        next_after: per suit, for each height of its stack 0..ranks, the identity that goes on it, or -1 when complete.
        height_needed: per identity, the height that its stack has just before it is played.
        deck: all cards, sorted by suit and rank.
        points: the most that the fireworks can show.
    """

    variant: Variant
    suits: int
    ranks: int
    identities: int
    copies: tuple[int, ...]
    all_mask: int
    colour_touch: tuple[int, ...]
    rank_touch: tuple[int, ...]
    touched_by: tuple[tuple[tuple[int, ...], tuple[int, ...]], ...]
    suit_mask: tuple[int, ...]
    order: tuple[tuple[int, ...], ...]
    next_after: tuple[tuple[int, ...], ...]
    height_needed: tuple[int, ...]
    deck: tuple[int, ...]
    points: int

    def suit_of(self, identity: int) -> int:
        """The suit's index."""
        return identity // self.ranks

    def rank_of(self, identity: int) -> int:
        """The rank, from 1."""
        return identity % self.ranks + 1

    def identity(self, suit: int, rank: int) -> int:
        """The identity of a suit's index and a rank.

        >>> from tamaya.rules.variants import NORMAL
        >>> compile_tables(NORMAL).identity(1, 3)
        7
        """
        return suit * self.ranks + rank - 1

    def name(self, identity: int) -> str:
        """For people who read tests and logs: ``red 1``."""
        return f"{self.variant.suits[self.suit_of(identity)].id} {self.rank_of(identity)}"

    def touch_mask(self, colour: bool, value: int) -> int:
        """The identities that a clue touches: ``value`` is a colour's index, or a rank."""
        return self.colour_touch[value] if colour else self.rank_touch[self.variant.clue_ranks.index(value)]


@cache
def compile_tables(variant: Variant) -> RuleTables:
    """Compile a variant (once per variant).

    >>> from tamaya.rules.variants import BLACK_POWDER
    >>> tables = compile_tables(BLACK_POWDER)
    >>> tables.name(tables.next_after[5][0]), tables.points, len(tables.deck)
    ('black 5', 25, 60)
    """
    suits = variant.suits
    ranks = len(suits[0].copies)
    rows = [(s, r) for s in range(len(suits)) for r in range(1, ranks + 1)]
    copies = tuple(suits[s].copies[r - 1] for s, r in rows)
    order = tuple(tuple(s * ranks + r - 1 for r in suit.order) for s, suit in enumerate(suits))
    height_needed = [0] * len(rows)
    for line in order:
        for height, identity in enumerate(line):
            height_needed[identity] = height
    colour_touch = tuple(
        sum(1 << i for i, (s, r) in enumerate(rows) if c in suits[s].colours[r - 1]) for c in variant.clue_colours
    )
    rank_touch = tuple(
        sum(1 << i for i, (s, r) in enumerate(rows) if k in suits[s].ranks[r - 1]) for k in variant.clue_ranks
    )
    return RuleTables(
        variant=variant,
        suits=len(suits),
        ranks=ranks,
        identities=len(rows),
        copies=copies,
        all_mask=sum(1 << i for i, n in enumerate(copies) if n),
        colour_touch=colour_touch,
        rank_touch=rank_touch,
        touched_by=tuple((_members(colour_touch, i), _members(rank_touch, i)) for i in range(len(rows))),
        suit_mask=tuple(((1 << ranks) - 1) << (s * ranks) for s in range(len(suits))),
        order=order,
        next_after=tuple((*line, -1) for line in order),
        height_needed=tuple(height_needed),
        deck=tuple(i for i, n in enumerate(copies) for _ in range(n)),
        points=sum(ranks for suit in suits if not suit.penalty),
    )


def _members(masks: tuple[int, ...], identity: int) -> tuple[int, ...]:
    return tuple(at for at, mask in enumerate(masks) if mask >> identity & 1)
