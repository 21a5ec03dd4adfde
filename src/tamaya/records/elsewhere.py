"""Our variants in words, and what other programs and rule texts call them."""

from dataclasses import dataclass

from tamaya.records.hanab_live.variants import hanab_live_name
from tamaya.rules.tables import compile_tables
from tamaya.rules.variants import VARIANTS, Variant


@dataclass(frozen=True, slots=True)
class VariantInfo:
    """A variant as a list shows it.

    Attributes:
        id: ours.
        about: what it does, in words.
        cards: how many there are.
        points: the most that can be scored.
        elsewhere: what others call it.
        hanab_live: its name there, if it has one.
    """

    id: str
    about: str
    cards: int
    points: int
    elsewhere: tuple[str, ...]
    hanab_live: str | None


_ABOUT = {
    "normal": "five colours, ten cards each",
    "tricky": "multicolour is a sixth colour, ten cards, named like any other",
    "hard": "multicolour is a sixth colour, named like any other, with one card of each rank",
    "avalanche": "ten multicolour cards, which no clue names and every colour clue touches",
    "black-powder": "ten black cards that no colour clue touches, built from 5 to 1; each one missing costs a point",
}

_ELSEWHERE = {
    "normal": ("Board Game Arena: Normal", "hanab.live: No Variant"),
    "tricky": ("Board Game Arena: Tricky", "hanab.live: 6 Suits"),
    "hard": (
        "Board Game Arena: Difficult",
        "Japanese and Russian rule texts: avalanche of colours",
        "hanab.live: Black (6 Suits)",
    ),
    "avalanche": ("Board Game Arena: Avalanche", "hanab.live: Rainbow (6 Suits)"),
    "black-powder": (
        "Board Game Arena: Black Powder",
        "hanab.live: White Reversed (6 Suits), which counts black like the others",
    ),
}


def variant_info(variant: Variant) -> VariantInfo:
    """What there is to say about one of our variants.

    >>> variant_info(VARIANTS["hard"]).cards
    55
    """
    tables = compile_tables(variant)
    return VariantInfo(
        id=variant.id,
        about=_ABOUT[variant.id],
        cards=len(tables.deck),
        points=tables.points,
        elsewhere=_ELSEWHERE[variant.id],
        hanab_live=hanab_live_name(variant),
    )


def all_variants() -> tuple[VariantInfo, ...]:
    """All of ours, in the order of the rules.

    >>> [info.points for info in all_variants()]
    [25, 30, 30, 30, 25]
    """
    return tuple(variant_info(variant) for variant in VARIANTS.values())
