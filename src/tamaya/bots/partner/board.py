"""What the piles say about every card: which fit now, which are still needed, which are the last of their kind."""

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
        second: the useful ones that go on top of those.
        useful: those that their firework still needs and can reach.
        critical: the useful ones of which one copy is left outside the discard pile.
        spent: those of which every copy is on a firework or in the discard pile.
        reachable: the most points that the piles leave.
        after: per identity, the one that goes on top of it, as a set; empty for a firework's last.
    """

    tables: RuleTables
    stacks: tuple[int, ...]
    gone: tuple[int, ...]
    playable: int
    second: int
    useful: int
    critical: int
    spent: int
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


MOST_LATELY = 64
"""How many boards are kept for who asks next."""

_lately: dict[tuple[int, tuple[int, ...], tuple[int, ...]], Board] = {}


def read_board(tables: RuleTables, stacks: tuple[int, ...], discards: tuple[int, ...]) -> Board:
    """Read the piles.

    >>> from tamaya.rules.tables import compile_tables
    >>> from tamaya.rules.variants import NORMAL
    >>> board = read_board(compile_tables(NORMAL), (0, 0, 0, 0, 0), (2,))
    >>> [i for i in range(5) if board.critical >> i & 1]
    [2, 4]
    """
    # All partners of a table ask in turn. Hashing the tables themselves would take half as long as reading the piles anew.
    key = (id(tables), stacks, discards)
    board = _lately.get(key)
    if board is None or board.tables is not tables:
        if len(_lately) >= MOST_LATELY:
            _lately.clear()
        board = _lately[key] = _read_board(tables, stacks, discards)
    return board


def _read_board(tables: RuleTables, stacks: tuple[int, ...], discards: tuple[int, ...]) -> Board:
    gone = [0] * tables.identities
    for identity in discards:
        gone[identity] += 1
    playable = second = useful = critical = 0
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
        if height + 1 < top:
            second |= 1 << line[height + 1]
        for identity in line[:height]:
            gone[identity] += 1
    suits = tables.variant.suits
    points = sum(top - tables.ranks if suit.penalty else top for suit, top in zip(suits, reachable, strict=True))
    spent = 0
    for identity, (n, most) in enumerate(zip(gone, tables.copies, strict=True)):
        if n >= most:
            spent |= 1 << identity
    return Board(tables, stacks, tuple(gone), playable, second, useful, critical, spent, max(0, points), tuple(after))
