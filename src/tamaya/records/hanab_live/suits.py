"""hanab.live's suits as data: what each does to clues, how many cards it has, which colour names it.

Facts of that server's public variant listing, written down here in our own words.
"""

from dataclasses import dataclass

from tamaya.rules.suits import SINGLE_COPIES, STANDARD_COPIES

REVERSED_COPIES = STANDARD_COPIES[::-1]


@dataclass(frozen=True, slots=True)
class SuitTraits:
    """What sets a suit of theirs apart from a plain one.

    Attributes:
        name: theirs, e.g. ``Muddy Rainbow``.
        colours: the colours that name it; None where the traits below decide.
        every_colour: each colour clue touches it.
        no_colour: no colour clue touches it.
        every_rank: each rank clue touches it.
        no_rank: no rank clue touches it.
        prism: the colour that touches a card follows from its rank.
        single: one card of each rank.
        inverted: played by discarding and discarded by playing, which isn't a matter of clues.
        descending: built from 5 down.
    """

    name: str
    colours: tuple[str, ...] = ()
    every_colour: bool = False
    no_colour: bool = False
    every_rank: bool = False
    no_rank: bool = False
    prism: bool = False
    single: bool = False
    inverted: bool = False
    descending: bool = False

    @property
    def id(self) -> str:
        """Our kind of id.

        >>> SuitTraits("Muddy Rainbow").id
        'muddy-rainbow'
        """
        return self.name.lower().replace(" ", "-")

    @property
    def copies(self) -> tuple[int, ...]:
        """Cards per rank."""
        if self.single:
            return SINGLE_COPIES
        return REVERSED_COPIES if self.descending else STANDARD_COPIES


def _plain(name: str) -> SuitTraits:
    return SuitTraits(name, (name,))


_BASIC = tuple(_plain(name) for name in ("Red", "Yellow", "Green", "Blue", "Purple", "Teal"))

_SPECIAL = (
    SuitTraits("Black", ("Black",), single=True),
    SuitTraits("Rainbow", every_colour=True),
    SuitTraits("Pink", ("Pink",), every_rank=True),
    SuitTraits("White", no_colour=True),
    SuitTraits("Brown", ("Brown",), no_rank=True),
    SuitTraits("Omni", every_colour=True, every_rank=True),
    SuitTraits("Null", no_colour=True, no_rank=True),
    SuitTraits("Muddy Rainbow", every_colour=True, no_rank=True),
    SuitTraits("Light Pink", no_colour=True, every_rank=True),
    SuitTraits("Prism", prism=True),
    SuitTraits("Orange", ("Orange",), inverted=True),
    SuitTraits("Dark Rainbow", every_colour=True, single=True),
    SuitTraits("Dark Pink", ("Pink",), every_rank=True, single=True),
    SuitTraits("Gray", no_colour=True, single=True),
    SuitTraits("Dark Brown", ("Brown",), no_rank=True, single=True),
    SuitTraits("Dark Omni", every_colour=True, every_rank=True, single=True),
    SuitTraits("Dark Null", no_colour=True, no_rank=True, single=True),
    SuitTraits("Cocoa Rainbow", every_colour=True, no_rank=True, single=True),
    SuitTraits("Gray Pink", no_colour=True, every_rank=True, single=True),
    SuitTraits("Dark Prism", prism=True, single=True),
    SuitTraits("Dark Orange", ("Orange",), inverted=True, single=True),
)

_SHADES = (
    SuitTraits("Tomato", ("Red",)),
    SuitTraits("Carrot", ("Red",)),
    SuitTraits("Mahogany", ("Red",)),
    SuitTraits("Emerald", ("Green",)),
    SuitTraits("Olive", ("Green",)),
    SuitTraits("Ice", ("Blue",)),
    SuitTraits("Aqua", ("Blue",)),
    SuitTraits("Sky", ("Blue",)),
    SuitTraits("Berry", ("Blue",)),
    SuitTraits("Navy", ("Blue",)),
    SuitTraits("Ocean", ("Blue",)),
)

_MIXED = (
    SuitTraits("Tangerine", ("Red", "Yellow")),
    SuitTraits("Peach", ("Red", "Yellow")),
    SuitTraits("Violet", ("Red", "Blue")),
    SuitTraits("Orchid", ("Red", "Blue")),
    SuitTraits("Maroon", ("Red", "Black")),
    SuitTraits("Jade", ("Yellow", "Blue")),
    SuitTraits("Forest", ("Yellow", "Blue")),
    SuitTraits("Lime", ("Yellow", "Blue")),
    SuitTraits("Tan", ("Yellow", "Black")),
    SuitTraits("Cobalt", ("Blue", "Black")),
    SuitTraits("Chartreuse", ("Yellow", "Green")),
    SuitTraits("Cyan", ("Green", "Blue")),
    SuitTraits("Gold", ("Red", "Green")),
    SuitTraits("Indigo", ("Blue", "Purple")),
    SuitTraits("Cardinal", ("Purple", "Red")),
    SuitTraits("Geas", ("Red", "Yellow", "Green")),
    SuitTraits("Beatnik", ("Red", "Yellow", "Green", "Blue")),
    SuitTraits("Plum", ("Red", "Yellow", "Green", "Blue", "Purple")),
    SuitTraits("Taupe", ("Red", "Yellow", "Green", "Blue", "Purple", "Teal")),
)

SUITS: dict[str, SuitTraits] = {traits.name: traits for traits in (*_BASIC, *_SPECIAL, *_SHADES, *_MIXED)}
"""Every suit by name."""

SPECIAL_NAMES = frozenset(traits.name for traits in _SPECIAL)
"""The suits that can be added to others by name."""

BASIC_NAMES: dict[int, tuple[str, ...]] = {
    1: ("Red",),
    2: ("Red", "Blue"),
    3: ("Red", "Green", "Blue"),
    4: ("Red", "Yellow", "Green", "Blue"),
    5: ("Red", "Yellow", "Green", "Blue", "Purple"),
    6: ("Red", "Yellow", "Green", "Blue", "Purple", "Teal"),
}
"""Which plain suits a variant has that needs so many."""

FAMILIES: dict[str, dict[int, tuple[str, ...]]] = {
    "Ambiguous": {
        2: ("Tomato", "Mahogany"),
        4: ("Tomato", "Mahogany", "Sky", "Navy"),
        6: ("Tomato", "Mahogany", "Emerald", "Olive", "Sky", "Navy"),
    },
    "Very Ambiguous": {
        3: ("Sky", "Berry", "Navy"),
        6: ("Tomato", "Carrot", "Mahogany", "Sky", "Berry", "Navy"),
    },
    "Extremely Ambiguous": {
        4: ("Ice", "Aqua", "Sky", "Berry"),
        5: ("Ice", "Aqua", "Sky", "Berry", "Navy"),
        6: ("Ice", "Aqua", "Sky", "Berry", "Navy", "Ocean"),
    },
    "Dual-Color": {
        3: ("Tangerine", "Violet", "Jade"),
        5: ("Tangerine", "Chartreuse", "Cyan", "Indigo", "Cardinal"),
        6: ("Tangerine", "Violet", "Maroon", "Jade", "Tan", "Cobalt"),
    },
    "Matryoshka": {n: ("Red", "Tangerine", "Geas", "Beatnik", "Plum", "Taupe")[:n] for n in range(2, 7)},
}
"""Families that bring suits of their own instead of the plain ones, by how many they bring."""

MIXES: dict[str, tuple[str, ...]] = {
    "Special Mix (5 Suits)": ("Black", "Rainbow", "Pink", "White", "Brown"),
    "Special Mix (6 Suits)": ("Black", "Rainbow", "Pink", "White", "Brown", "Null"),
    "Ambiguous Mix": ("Tomato", "Mahogany", "Sky", "Navy", "Black", "White"),
    "Dual-Color Mix": ("Tangerine", "Violet", "Jade", "Black", "Rainbow", "White"),
    "Ambiguous & Dual-Color Mix": ("Peach", "Tangerine", "Orchid", "Violet", "Lime", "Forest"),
    "Candy Corn Mix (5 Suits)": ("Red", "Tangerine", "Yellow", "White", "Brown"),
    "Candy Corn Mix (6 Suits)": ("Red", "Tangerine", "Yellow", "White", "Brown", "Cocoa Rainbow"),
    "Holiday Mix (5 Suits)": ("Dark Pink", "Green", "White", "Sky", "Navy"),
    "Holiday Mix (6 Suits)": ("Light Pink", "Red", "Green", "White", "Sky", "Navy"),
    "Valentine Mix (5 Suits)": ("Red", "Pink", "White", "Light Pink", "Cocoa Rainbow"),
    "Valentine Mix (6 Suits)": ("Red", "Pink", "White", "Light Pink", "Cocoa Rainbow", "Null"),
    "RGB Mix (6 Suits)": ("Red", "Gold", "Green", "Cyan", "Blue", "Violet"),
}
"""Variants whose suits don't follow from their name."""
