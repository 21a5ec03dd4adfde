"""A shape: the handful of sizes that the compiled code is specialised for. Everything else is data (``tables.py``).

Players, hand, suits, ranks and clues decide how many words a game has and how often each loop runs; as constants they let the
compiler unroll every loop and fold every position. Two games of one shape share compiled code, whatever their options.
"""

from dataclasses import dataclass

from tamaya.kernel.errors import UnsupportedOptions
from tamaya.rules.options import Bonuses, Options
from tamaya.rules.tables import compile_tables

ABSENT = 63
"""What a hand holds where there is no card: six set bits, so that bit 5 alone tells it from every identity (0..29)."""

MAX_MOVES = 63
"""A legal list is one non-negative 64-bit word."""

DECK_BYTES = 64
"""Room for the largest deck (60 cards)."""


@dataclass(frozen=True, slots=True)
class Shape:
    """Sizes of a game.

    Attributes:
        players: 2 to 6.
        hand: cards per full hand.
        suits: fireworks.
        ranks: cards per firework.
        clue_colours: how many colours can be named.
        clue_ranks: how many ranks can be named.
        narrow: see :func:`shape_of`.
    """

    players: int
    hand: int
    suits: int
    ranks: int
    clue_colours: int
    clue_ranks: int
    narrow: bool = False

    @property
    def identities(self) -> int:
        """Different cards."""
        return self.suits * self.ranks

    @property
    def clues(self) -> int:
        """Clues that can be given to one hand, colours first."""
        return self.clue_colours + self.clue_ranks

    @property
    def moves(self) -> int:
        """Move numbers: discards and plays by slot, then all colour clues, then all rank clues (as in HLE).

        >>> Shape(players=2, hand=5, suits=5, ranks=5, clue_colours=5, clue_ranks=5).moves
        20
        """
        return 2 * self.hand + (self.players - 1) * self.clues

    @property
    def card_lanes(self) -> int:
        """Bits of an observation per card of knowledge: possible identities, clued colours, clued ranks."""
        return self.identities + self.clues

    @property
    def last_lanes(self) -> int:
        """Bits of the last action after actor, kind and target."""
        return self.clues + 2 * self.hand + self.identities + 2

    @property
    def key(self) -> str:
        """Part of the compiled functions' names; differs for every shape."""
        sizes = f"p{self.players}h{self.hand}s{self.suits}r{self.ranks}c{self.clue_colours}n{self.clue_ranks}"
        return sizes + ("narrow" if self.narrow else "")


def shape_of(options: Options) -> Shape:
    """The shape of a game with those options.

    A shape is ``narrow`` where the observation's last sections are shorter than the 64 lanes that one store writes; such games
    (few suits) are encoded by loops, so that nothing is written past a row.

    >>> shape_of(Options(players=5)).key
    'p5h4s5r5c5n5'

    Raises:
        UnsupportedOptions: the kernel doesn't play these; ``option`` says which is at fault.
    """
    tables = compile_tables(options.variant)
    shape = Shape(
        players=options.players,
        hand=options.hand_size,
        suits=tables.suits,
        ranks=tables.ranks,
        clue_colours=len(options.variant.clue_colours),
        clue_ranks=len(options.variant.clue_ranks),
    )
    _refuse_unsupported(options, shape)
    shortest_tail = len(tables.deck) + 2 * shape.players + 4 + shape.last_lanes
    if shape.card_lanes < 32 or shape.hand * shape.card_lanes < 64 or shortest_tail < 64:
        shape = Shape(**{name: getattr(shape, name) for name in Shape.__slots__ if name != "narrow"}, narrow=True)
    return shape


def _refuse_unsupported(options: Options, shape: Shape) -> None:
    if options.bonuses is not Bonuses.OFF:
        raise UnsupportedOptions("bonuses", "a bonus is an action within a turn, which a step can't carry")
    if options.deck_plays:
        raise UnsupportedOptions("deck_plays", "a play from the deck has no move number")
    if shape.moves > MAX_MOVES:
        raise UnsupportedOptions("hand_size", f"{shape.moves} moves; the kernel has room for {MAX_MOVES}")
    if not 1 <= shape.suits <= 6 or not 1 <= shape.ranks <= 5:
        raise UnsupportedOptions("variant", f"{shape.suits} suits of {shape.ranks} ranks; the kernel has 1-6 of 1-5")
    if not shape.clue_colours or not shape.clue_ranks:
        raise UnsupportedOptions("variant", "the kernel needs a colour and a rank that can be named")
    if len(compile_tables(options.variant).deck) > min(60, DECK_BYTES):
        raise UnsupportedOptions("variant", "the kernel has room for 60 cards")
