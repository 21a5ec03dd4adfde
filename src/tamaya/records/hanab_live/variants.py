"""A :class:`Variant` from the name that hanab.live gives it: ``Rainbow-Ones & Pink (5 Suits)``.

A name says which suits there are and at most one trait of the whole deck (funnels, special ones …). Both end as rows of suit
data, so that the rules play them like any other variant. What isn't a matter of which clue touches which card is refused.
"""

import re
from dataclasses import dataclass, replace
from functools import cache

from tamaya.records.errors import RecordError
from tamaya.records.hanab_live.suits import BASIC_NAMES, FAMILIES, MIXES, SPECIAL_NAMES, SUITS, SuitTraits
from tamaya.rules.suits import RANKS, Suit
from tamaya.rules.variants import AVALANCHE, BLACK_POWDER, HARD, NORMAL, TRICKY, Variant

OURS: dict[str, Variant] = {
    "No Variant": NORMAL,
    "6 Suits": TRICKY,
    "Black (6 Suits)": HARD,
    "Rainbow (6 Suits)": AVALANCHE,
}
"""Their names for variants that are exactly ours: the same cards, clues and points (purple plays the part of white)."""

LOOKALIKES: dict[str, str] = {BLACK_POWDER.id: "White Reversed (6 Suits)"}
"""Ours that theirs can show with the same cards and clues, but counts otherwise."""

PREFIX = "hanab.live: "
"""Begins the id of a variant that only they have a name for."""

IDS: dict[int, str] = {
    0: "No Variant", 1: "6 Suits", 15: "4 Suits", 18: "3 Suits", 2: "Black (6 Suits)", 21: "Black (5 Suits)",
    3: "Rainbow (6 Suits)", 16: "Rainbow (5 Suits)", 17: "Rainbow (4 Suits)", 19: "Rainbow (3 Suits)",
    106: "Pink (6 Suits)", 107: "Pink (5 Suits)", 108: "Pink (4 Suits)", 109: "Pink (3 Suits)",
    13: "White (6 Suits)", 22: "White (5 Suits)", 26: "White (4 Suits)", 27: "White (3 Suits)",
    69: "Brown (6 Suits)", 70: "Brown (5 Suits)", 71: "Brown (4 Suits)", 72: "Brown (3 Suits)",
    176: "Omni (6 Suits)", 177: "Omni (5 Suits)", 178: "Omni (4 Suits)", 179: "Omni (3 Suits)",
    180: "Null (6 Suits)", 181: "Null (5 Suits)", 182: "Null (4 Suits)", 183: "Null (3 Suits)",
    160: "Muddy Rainbow (6 Suits)", 161: "Muddy Rainbow (5 Suits)",
    162: "Muddy Rainbow (4 Suits)", 163: "Muddy Rainbow (3 Suits)",
    164: "Light Pink (6 Suits)", 165: "Light Pink (5 Suits)", 166: "Light Pink (4 Suits)", 167: "Light Pink (3 Suits)",
    1464: "Prism (6 Suits)", 1465: "Prism (5 Suits)", 1466: "Prism (4 Suits)", 1467: "Prism (3 Suits)",
    11: "Dark Rainbow (6 Suits)", 23: "Dark Rainbow (5 Suits)", 137: "Dark Pink (6 Suits)", 138: "Dark Pink (5 Suits)",
    59: "Gray (6 Suits)", 58: "Gray (5 Suits)", 89: "Dark Brown (6 Suits)", 90: "Dark Brown (5 Suits)",
    242: "Dark Omni (6 Suits)", 243: "Dark Omni (5 Suits)", 255: "Dark Null (6 Suits)", 256: "Dark Null (5 Suits)",
    290: "Cocoa Rainbow (6 Suits)", 291: "Cocoa Rainbow (5 Suits)", 292: "Gray Pink (6 Suits)", 293: "Gray Pink (5 Suits)",
    1468: "Dark Prism (6 Suits)", 1469: "Dark Prism (5 Suits)",
}  # fmt: skip
"""Numbers that its links and seeds use for variants; those with one special suit at most."""

MECHANICS: dict[str, str] = {
    "Up or Down": "a firework's direction is chosen in play",
    "Sudoku": "fireworks start at any rank and wrap around",
    "Clue Starved": "a discard gives back half a token",
    "Throw It in a Hole": "cards are played face down",
    "Alternating Clues": "colour and rank clues take turns",
    "Cow & Pig": "a clue doesn't say what it names",
    "Duck": "a clue doesn't say what it names",
}
"""What their names begin with where the variant is more than suits and clues."""

_SPECIAL_RANK = {"Ones": 1, "Fives": 5}
_DECK_TRAITS = frozenset(
    [
        "Critical Fours",
        "Scarce Ones",
        "Odds and Evens",
        "Synesthesia",
        "Funnels",
        "Chimneys",
        "Color Blind",
        "Number Blind",
        "Totally Blind",
        "Color Mute",
        "Number Mute",
    ]
)
_REVERSED = " Reversed"


@dataclass(frozen=True, slots=True)
class Described:
    """What a name comes to.

    Attributes:
        variant: the suits and the clues that touch them.
        refused: why it can't be replayed all the same; empty if it can.
        free_empties: empty clues are legal whatever the options say, because no clue of that kind touches anything.
    """

    variant: Variant
    refused: str = ""
    free_empties: bool = False


def variant_from_name(name: str) -> Variant:
    """The variant that hanab.live calls so, one of our own five where it is the same game.

    >>> variant_from_name("Rainbow (6 Suits)").id
    'avalanche'
    >>> [suit.id for suit in variant_from_name("Pink & White Reversed (5 Suits)").suits]
    ['red', 'green', 'blue', 'pink', 'white-reversed']

    Raises:
        RecordError: ``unknown_variant``, or ``unsupported_variant`` where it is more than suits and clues.
    """
    described = describe(name)
    if described.refused:
        raise RecordError("unsupported_variant", f"{name}: {described.refused}", "options.variant", variant=name)
    return described.variant


def hanab_live_name(variant: Variant) -> str | None:
    """What hanab.live calls a variant; None if it has none that plays and counts the same.

    >>> hanab_live_name(HARD), hanab_live_name(BLACK_POWDER)
    ('Black (6 Suits)', None)
    """
    if variant.id.startswith(PREFIX):
        return variant.id.removeprefix(PREFIX)
    return next((name for name, ours in OURS.items() if ours == variant), None)


@cache
def describe(name: str) -> Described:
    """What a name means, also where it can't be replayed.

    >>> describe("Orange (5 Suits)").refused
    'orange cards are played by discarding them and discarded by playing them'

    Raises:
        RecordError: ``unknown_variant``, ``unsupported_variant`` where not even the cards can be told.
    """
    if name in OURS:
        return Described(OURS[name])
    for start, reason in MECHANICS.items():
        if name.startswith(start):
            raise RecordError("unsupported_variant", f"{name}: {reason}", "options.variant", variant=name)
    trait, suits = _parse(name)
    variant = _compose(name, trait, suits)
    return Described(variant, _refusal(trait, suits), trait.endswith("Blind"))


def _refusal(trait: str, suits: tuple[SuitTraits, ...]) -> str:
    if any(s.inverted for s in suits):
        return "orange cards are played by discarding them and discarded by playing them"
    if trait == "Synesthesia" and any(s.no_colour and not s.no_rank for s in suits):
        return "whether a colourless suit counts by its rank's colour has changed over time"
    return ""


def _parse(name: str) -> tuple[str, tuple[SuitTraits, ...]]:
    """The trait of the whole deck ("" if none) and the suits."""
    if name in MIXES:
        return "", tuple(SUITS[s] for s in MIXES[name])
    match = re.fullmatch(r"(?:(.+) \()?([3-6]) Suits\)?", name)
    if match is None or (match[1] is None) == name.endswith(")"):
        raise _unknown(name)
    count = int(match[2])
    parts = match[1].split(" & ") if match[1] else []
    trait = (
        parts.pop(0) if parts and (parts[0] in _DECK_TRAITS or parts[0] in FAMILIES or _special_rank(parts[0])) else ""
    )
    if parts == ["Reversed"] and not trait:
        plain = tuple(SUITS[s] for s in BASIC_NAMES[count])
        return "", (*plain[:-1], _reverse(plain[-1]))
    specials = tuple(_special_suit(name, part) for part in parts)
    rest = count - len(specials)
    base = FAMILIES.get(trait, BASIC_NAMES)
    if len(specials) > 2 or len(set(specials)) < len(specials) or rest not in base:
        raise _unknown(name)
    return trait, (*(SUITS[s] for s in base[rest]), *specials)


def _unknown(name: str) -> RecordError:
    known = name[:80]
    return RecordError("unknown_variant", f"no variant is called {known!r}", "options.variant", variant=known)


def _reverse(suit: SuitTraits) -> SuitTraits:
    return replace(suit, name=suit.name + _REVERSED, descending=True)


def _special_suit(name: str, part: str) -> SuitTraits:
    plain = part.removesuffix(_REVERSED)
    if plain not in SPECIAL_NAMES:
        raise _unknown(name)
    return _reverse(SUITS[plain]) if part.endswith(_REVERSED) else SUITS[plain]


def _special_rank(trait: str) -> tuple[SuitTraits | None, int] | None:
    """``Muddy-Rainbow-Ones``: whose traits a rank has, None for ``Deceptive-Ones``, and the rank."""
    suit, _, ranks = trait.rpartition("-")
    rank = _SPECIAL_RANK.get(ranks)
    if rank is None:
        return None
    if suit == "Deceptive":
        return None, rank
    traits = SUITS.get(suit.replace("-", " "))
    if traits is None or traits.name not in SPECIAL_NAMES or traits.single or traits.prism or traits.inverted:
        return None
    return traits, rank


def _compose(name: str, trait: str, suits: tuple[SuitTraits, ...]) -> Variant:
    colours = tuple(dict.fromkeys(c.lower() for s in suits if not s.every_colour for c in s.colours))
    clue_ranks = _clue_ranks(trait)
    rows = tuple(
        Suit(
            id=s.id,
            copies=_copies(trait, s),
            colours=tuple(frozenset(_touching_colours(trait, s, rank, colours)) for rank in RANKS),
            ranks=tuple(frozenset(_touching_ranks(trait, s, index, rank, clue_ranks)) for rank in RANKS),
            ascending=not s.descending,
        )
        for index, s in enumerate(suits)
    )
    nameable = () if trait == "Color Mute" else colours
    return Variant(PREFIX + name, rows, nameable, () if trait in ("Number Mute", "Synesthesia") else clue_ranks)


def _clue_ranks(trait: str) -> tuple[int, ...]:
    if trait == "Odds and Evens":
        return (1, 2)
    special = _special_rank(trait)
    if special is not None and (special[0] is None or special[0].every_rank or special[0].no_rank):
        return tuple(rank for rank in RANKS if rank != special[1])
    return RANKS


def _copies(trait: str, suit: SuitTraits) -> tuple[int, ...]:
    copies = list(suit.copies)
    if trait == "Critical Fours":
        copies[3] = 1
    if trait == "Scarce Ones":
        copies[0] = max(1, copies[0] - 1)
    return tuple(copies)


def _touching_colours(trait: str, suit: SuitTraits, rank: int, colours: tuple[str, ...]) -> tuple[str, ...]:
    if trait in ("Color Blind", "Totally Blind") or suit.no_colour:
        return ()
    if suit.every_colour:
        return colours
    special = _special_rank(trait)
    if special is not None and special[0] is not None and special[1] == rank:
        if special[0].every_colour:
            return colours
        if special[0].no_colour:
            return ()
    by_rank = (colours[(rank - 1) % len(colours)],) if colours else ()
    if suit.prism:
        return by_rank
    own = tuple(c.lower() for c in suit.colours)
    return own + by_rank if trait == "Synesthesia" and not suit.no_rank else own


def _touching_ranks(
    trait: str, suit: SuitTraits, index: int, rank: int, clue_ranks: tuple[int, ...]
) -> tuple[int, ...]:
    if trait in ("Number Blind", "Totally Blind") or (suit.no_rank and not suit.every_rank):
        return ()
    if suit.every_rank:
        return clue_ranks
    if trait == "Funnels":
        return tuple(clue for clue in clue_ranks if rank <= clue)
    if trait == "Chimneys":
        return tuple(clue for clue in clue_ranks if rank >= clue)
    if trait == "Odds and Evens":
        return (2 - rank % 2,)
    special = _special_rank(trait)
    if special is not None and special[1] == rank:
        if special[0] is None:
            return (clue_ranks[index % len(clue_ranks)],)
        if special[0].every_rank:
            return clue_ranks
        if special[0].no_rank:
            return ()
    return (rank,)
