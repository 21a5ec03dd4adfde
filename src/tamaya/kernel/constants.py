"""The constants of a shape, as the compiled sources name them.

The values here are those of the two-player game; they make the sources readable and runnable as plain Python. ``specialise``
compiles each source with the values of the shape that is asked for.
"""

from typing import Any, Final

from tamaya.kernel.lanes import section_store
from tamaya.kernel.shape import ABSENT, Shape


def constants_of(shape: Shape) -> dict[str, Any]:
    """The values for a shape, by the names below."""
    return {
        "PLAYERS": shape.players,
        "HAND": shape.hand,
        "SUITS": shape.suits,
        "RANKS": shape.ranks,
        "CLUE_COLOURS": shape.clue_colours,
        "CLUE_RANKS": shape.clue_ranks,
        "CLUES": shape.clues,
        "IDENTITIES": shape.identities,
        "ALL_IDENTITIES": (1 << shape.identities) - 1,
        "ALL_MARKS": ((1 << shape.clues) - 1) << shape.identities,
        "FIRST_CLUE": 2 * shape.hand,
        "COLOUR_CLUES": (shape.players - 1) * shape.clue_colours,
        "COLOUR_SET": (1 << shape.clue_colours) - 1,
        "MOVES": shape.moves,
        "CARD_LANES": shape.card_lanes,
        "LAST_LANES": shape.last_lanes,
        "HEAD_LANES": 2 * shape.players + 4,
        "NARROW": shape.narrow,
        # In every byte of a hand the bit that only ABSENT has; a hand without cards.
        "ABSENT_MARKS": sum(32 << 8 * slot for slot in range(shape.hand)),
        "NO_CARDS": sum(ABSENT << 8 * slot for slot in range(shape.hand)),
        "NEWEST": 8 * (shape.hand - 1),
        "store_moves": section_store(shape.moves, exact=True),
        # What is left of a section of cards when all full words are written.
        "store_last_hand": section_store((shape.players - 1) * shape.hand * shape.identities % 64, exact=shape.narrow),
        "store_rest_of_hand": section_store(shape.hand * shape.card_lanes % 64, exact=True),
        "store_wide": section_store(64),
        "store_bit": section_store(1, exact=True),
        "store_head": section_store(2 * shape.players + 4, exact=True),
        "store_last": section_store(shape.last_lanes, exact=shape.narrow),
        "store_last_exactly": section_store(shape.last_lanes, exact=True),
    }


_EXAMPLE = constants_of(Shape(players=2, hand=5, suits=5, ranks=5, clue_colours=5, clue_ranks=5))

PLAYERS: Final[int] = _EXAMPLE["PLAYERS"]
HAND: Final[int] = _EXAMPLE["HAND"]
SUITS: Final[int] = _EXAMPLE["SUITS"]
RANKS: Final[int] = _EXAMPLE["RANKS"]
CLUE_COLOURS: Final[int] = _EXAMPLE["CLUE_COLOURS"]
CLUE_RANKS: Final[int] = _EXAMPLE["CLUE_RANKS"]
CLUES: Final[int] = _EXAMPLE["CLUES"]
IDENTITIES: Final[int] = _EXAMPLE["IDENTITIES"]
ALL_IDENTITIES: Final[int] = _EXAMPLE["ALL_IDENTITIES"]
ALL_MARKS: Final[int] = _EXAMPLE["ALL_MARKS"]
FIRST_CLUE: Final[int] = _EXAMPLE["FIRST_CLUE"]
COLOUR_CLUES: Final[int] = _EXAMPLE["COLOUR_CLUES"]
COLOUR_SET: Final[int] = _EXAMPLE["COLOUR_SET"]
MOVES: Final[int] = _EXAMPLE["MOVES"]
CARD_LANES: Final[int] = _EXAMPLE["CARD_LANES"]
LAST_LANES: Final[int] = _EXAMPLE["LAST_LANES"]
HEAD_LANES: Final[int] = _EXAMPLE["HEAD_LANES"]
NARROW: Final[bool] = _EXAMPLE["NARROW"]
ABSENT_MARKS: Final[int] = _EXAMPLE["ABSENT_MARKS"]
NO_CARDS: Final[int] = _EXAMPLE["NO_CARDS"]
NEWEST: Final[int] = _EXAMPLE["NEWEST"]
store_moves = _EXAMPLE["store_moves"]
store_last_hand = _EXAMPLE["store_last_hand"]
store_rest_of_hand = _EXAMPLE["store_rest_of_hand"]
store_wide = _EXAMPLE["store_wide"]
store_bit = _EXAMPLE["store_bit"]
store_head = _EXAMPLE["store_head"]
store_last = _EXAMPLE["store_last"]
store_last_exactly = _EXAMPLE["store_last_exactly"]
