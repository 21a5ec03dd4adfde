"""What the piles say about every card: which fit now, which are still needed, which are the last of their kind."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from tamaya.rules.score import reachable_stacks
from tamaya.rules.tables import RuleTables


@dataclass(frozen=True, slots=True)
class Board:
    """Facts that everyone reads off the fireworks and the discard pile. Sets of identities are ints with one bit each.

    Attributes:
        tables: the compiled variant.
        stacks: per suit, the height of its firework.
        gone: per identity, the copies on fireworks and in the discard pile.
        playable: the identities that fit now.
        useful: those that their firework still needs and can reach.
        critical: the useful ones of which one copy is left outside the discard pile.
        reachable: the most points that the piles leave.
        after: per identity, the one that goes on top of it, as a set; empty for a firework's last.
    """

    tables: RuleTables
    stacks: tuple[int, ...]
    gone: tuple[int, ...]
    playable: int
    useful: int
    critical: int
    reachable: int
    after: tuple[int, ...]

    def fits(self, mask: int) -> bool:
        """Whether a card that is surely in the set surely fits.

        >>> from tamaya.rules.tables import compile_tables
        >>> from tamaya.rules.variants import NORMAL
        >>> board = read_board(compile_tables(NORMAL), (1, 0, 0, 0, 0), ())
        >>> board.fits(0b00010), board.fits(0b00110)
        (True, False)
        """
        return bool(mask) and not mask & ~self.playable

    def useless(self, mask: int) -> bool:
        """Whether a card that is surely in the set can do no good any more."""
        return not mask & self.useful


def read_board(tables: RuleTables, stacks: tuple[int, ...], discards: Sequence[int]) -> Board:
    """Read the piles.

    >>> from tamaya.rules.tables import compile_tables
    >>> from tamaya.rules.variants import NORMAL
    >>> board = read_board(compile_tables(NORMAL), (0, 0, 0, 0, 0), (2,))
    >>> [i for i in range(5) if board.critical >> i & 1]
    [2, 4]
    """
    gone = [0] * tables.identities
    for identity in discards:
        gone[identity] += 1
    playable = useful = critical = 0
    reachable = reachable_stacks(tables, stacks, discards)
    after = [0] * tables.identities
    for line, height, top in zip(tables.order, stacks, reachable, strict=True):
        for lower, upper in pairwise(line):
            after[lower] = 1 << upper
        for identity in line[height:top]:
            useful |= 1 << identity
            if gone[identity] == tables.copies[identity] - 1:
                critical |= 1 << identity
        if height < top:
            playable |= 1 << line[height]
        for identity in line[:height]:
            gone[identity] += 1
    suits = tables.variant.suits
    points = sum(top - tables.ranks if suit.penalty else top for suit, top in zip(suits, reachable, strict=True))
    return Board(tables, stacks, tuple(gone), playable, useful, critical, max(0, points), tuple(after))
