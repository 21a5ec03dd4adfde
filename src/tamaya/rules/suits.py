"""A suit is data: per rank, how many copies and which clues touch it; and its direction.

A new family of suits (pink, omni, prism, reversed, …) is a further row built with :func:`suit`, never further code.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

RANKS = (1, 2, 3, 4, 5)
STANDARD_COPIES = (3, 2, 2, 2, 1)
SINGLE_COPIES = (1, 1, 1, 1, 1)
BLACK_POWDER_COPIES = (1, 2, 2, 2, 3)


@dataclass(frozen=True, slots=True)
class Suit:
    """One suit of a variant.

    Attributes:
        id: e.g. ``red``; names the suit in records, catalogues and pictures.
        copies: per rank from 1 up, how many cards.
        colours: per rank from 1 up, the colour clues that touch the card.
        ranks: per rank from 1 up, the rank clues that touch the card.
        ascending: built from 1 up; False: from the highest rank down.
        penalty: its cards give no points, each missing one costs one (black powder).
    """

    id: str
    copies: tuple[int, ...]
    colours: tuple[frozenset[str], ...]
    ranks: tuple[frozenset[int], ...]
    ascending: bool = True
    penalty: bool = False

    @property
    def order(self) -> tuple[int, ...]:
        """The ranks in the order in which they are played.

        >>> suit("black", ascending=False).order
        (5, 4, 3, 2, 1)
        """
        upwards = tuple(range(1, len(self.copies) + 1))
        return upwards if self.ascending else upwards[::-1]


def suit(
    id: str,
    *,
    copies: tuple[int, ...] = STANDARD_COPIES,
    colours: Iterable[str] | Mapping[int, Iterable[str]] | None = None,
    ranks: Mapping[int, Iterable[int]] | None = None,
    ascending: bool = True,
    penalty: bool = False,
) -> Suit:
    """A row of suit data with the usual defaults.

    Args:
        id: the suit's name.
        copies: cards per rank, from 1 up.
        colours: colour clues that touch every card of it, or per rank where they differ; by default its own name.
        ranks: rank clues that touch it, for the ranks where that isn't just the rank itself.
        ascending: see :class:`Suit`.
        penalty: see :class:`Suit`.

    >>> suit("red").colours[0]
    frozenset({'red'})
    >>> [len(r) for r in suit("omni", colours=["red", "blue"], ranks={r: RANKS for r in RANKS}).ranks]
    [5, 5, 5, 5, 5]
    """
    every = range(1, len(copies) + 1)
    by_rank = (
        colours if isinstance(colours, Mapping) else dict.fromkeys(every, (id,) if colours is None else tuple(colours))
    )
    special = ranks or {}
    return Suit(
        id=id,
        copies=copies,
        colours=tuple(frozenset(by_rank[r]) for r in every),
        ranks=tuple(frozenset(special.get(r, (r,))) for r in every),
        ascending=ascending,
        penalty=penalty,
    )
