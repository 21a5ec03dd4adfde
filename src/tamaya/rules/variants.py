"""The colour variants (rules, section 5), as data."""

from dataclasses import dataclass

from tamaya.rules.errors import InvalidOptions
from tamaya.rules.suits import BLACK_POWDER_COPIES, RANKS, SINGLE_COPIES, Suit, suit


@dataclass(frozen=True, slots=True)
class Variant:
    """Which suits are in the deck and which clues can be named.

    Attributes:
        id: names the variant in records, links and catalogues.
        suits: in the order of the table, the records and the identities.
        clue_colours: the colours that a clue can name; a colour clue's value is an index into it.
        clue_ranks: the ranks that a clue can name.
    """

    id: str
    suits: tuple[Suit, ...]
    clue_colours: tuple[str, ...]
    clue_ranks: tuple[int, ...] = RANKS


FIVE_COLOURS = ("red", "yellow", "green", "blue", "white")
FIVE_SUITS = tuple(suit(colour) for colour in FIVE_COLOURS)
SIX_COLOURS = (*FIVE_COLOURS, "multicolour")

NORMAL = Variant("normal", FIVE_SUITS, FIVE_COLOURS)
TRICKY = Variant("tricky", (*FIVE_SUITS, suit("multicolour")), SIX_COLOURS)
HARD = Variant("hard", (*FIVE_SUITS, suit("multicolour", copies=SINGLE_COPIES)), SIX_COLOURS)
AVALANCHE = Variant("avalanche", (*FIVE_SUITS, suit("multicolour", colours=FIVE_COLOURS)), FIVE_COLOURS)
BLACK_POWDER = Variant(
    "black-powder",
    (*FIVE_SUITS, suit("black", copies=BLACK_POWDER_COPIES, colours=(), ascending=False, penalty=True)),
    FIVE_COLOURS,
)

VARIANTS: dict[str, Variant] = {v.id: v for v in (NORMAL, TRICKY, HARD, AVALANCHE, BLACK_POWDER)}


def variant(id: str) -> Variant:
    """The variant of that name.

    >>> len(variant("hard").suits)
    6

    Raises:
        InvalidOptions: ``unknown_variant``.
    """
    try:
        return VARIANTS[id]
    except KeyError:
        raise InvalidOptions("unknown_variant", "5", f"no variant {id!r}; there are {', '.join(VARIANTS)}") from None
