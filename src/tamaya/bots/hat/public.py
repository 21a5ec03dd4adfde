"""Public knowledge: what everybody at the table knows alike, whatever hands they see.

For every card in a hand a set of identities that it can still be. It starts from what clues say (``CardView.possible``), and hat
messages narrow it further. Everything that a message means is computed from this and from nothing else, so that all read it alike.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import reduce
from operator import or_

from tamaya.bots.partner.board import Board, read_board
from tamaya.view.empathy import identities
from tamaya.view.view import View

Hand = tuple[int, ...]
"""Sets of identities, one per card, oldest card first."""


@dataclass(frozen=True, slots=True)
class Public:
    """One moment's public knowledge.

    Attributes:
        board: what fireworks and discard pile say.
        hands: per seat and card, the identities that it can be.
        left: per identity, the copies whose place isn't publicly known. The cards that aren't publicly known are drawn from these.
    """

    board: Board
    hands: tuple[Hand, ...]
    left: tuple[int, ...]

    def knows_playable(self, seat: int) -> bool:
        """Whether that seat publicly has a card that surely fits."""
        return any(self.board.fits(mask) for mask in self.hands[seat])


def read_public(view: View, notes: Mapping[int, int], board: Board) -> Public:
    """Public knowledge of a position.

    Args:
        view: any seat's; its faces aren't looked at.
        notes: per card id, the identities that hat messages left.
        board: the position's piles.
    """
    hands = [
        [notes.get(card.card, card.possible) & card.possible or card.possible for card in hand] for hand in view.hands
    ]
    left = [copies - gone for copies, gone in zip(view.tables.copies, board.gone, strict=True)]
    flat = [mask for hand in hands for mask in hand]
    settle(flat, left)
    masks = iter(flat)
    return Public(board, tuple(tuple(next(masks) for _ in hand) for hand in hands), tuple(left))


def settle(masks: list[int], left: list[int]) -> None:
    """Let known cards narrow the others, in place, until nothing changes any more.

    A card that can be only one thing is as good as seen: its copy leaves ``left``; and where no copy is left, no other card can be it.

    >>> masks, left = [0b01, 0b11, 0b110], [1, 1, 2]
    >>> settle(masks, left)
    >>> masks, left
    ([1, 2, 4], [0, 0, 1])
    """
    known = [False] * len(masks)
    found = True
    while found:
        found = False
        gone = sum(1 << identity for identity, copies in enumerate(left) if copies <= 0)
        for at, mask in enumerate(masks):
            if known[at]:
                continue
            # Partners who don't play this way can make beliefs contradict each other; then the older belief stands.
            masks[at] = mask & ~gone or mask
            if masks[at].bit_count() == 1:
                known[at] = found = True
                left[masks[at].bit_length() - 1] -= 1


def union(masks: Iterable[int]) -> int:
    """All members of some sets.

    >>> union([0b01, 0b10])
    3
    """
    return reduce(or_, masks, 0)


def weight(mask: int, left: Sequence[int]) -> int:
    """How many unplaced copies a set of identities has.

    >>> weight(0b101, (3, 2, 2))
    5
    """
    return sum(max(0, left[identity]) for identity in identities(mask))


def chance(mask: int, wanted: int, left: Sequence[int]) -> float:
    """How likely a card that is in ``mask`` is one of those wanted.

    >>> chance(0b11, 0b01, (3, 2)), chance(0b01, 0b01, (0, 0))
    (0.6, 1.0)
    """
    if not mask & wanted:
        return 0.0
    if not mask & ~wanted:
        return 1.0
    total = weight(mask, left)
    return weight(mask & wanted, left) / total if total else 0.0


def mean(mask: int, left: Sequence[int], value: Callable[[int], float]) -> float:
    """The expected value of a card that is in ``mask``."""
    members = identities(mask)
    if len(members) == 1:
        return value(members[0])
    total = weight(mask, left)
    return sum(max(0, left[identity]) * value(identity) for identity in members) / total if total else 0.0


def position(view: View, notes: Mapping[int, int]) -> Public:
    """Public knowledge of a view, its piles read as well."""
    return read_public(view, notes, read_board(view.tables, view.stacks, view.discards))
