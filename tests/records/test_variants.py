"""hanab.live's variants by name."""

import pytest

from tamaya.records.codec import find_variant
from tamaya.records.elsewhere import all_variants
from tamaya.records.errors import RecordError
from tamaya.records.hanab_live.variants import IDS, LOOKALIKES, describe, hanab_live_name, variant_from_name
from tamaya.rules.tables import RuleTables, compile_tables
from tamaya.rules.variants import BLACK_POWDER, VARIANTS


def tables(name: str) -> RuleTables:
    return compile_tables(variant_from_name(name))


def touched(name: str, clue: str) -> str:
    """What a clue touches, one word per suit: its ranks."""
    compiled = tables(name)
    colour = not clue.isdigit()
    value = compiled.variant.clue_colours.index(clue) if colour else int(clue)
    mask = compiled.touch_mask(colour, value)
    ranks = range(1, 6)
    return " ".join(
        "".join(str(r) for r in ranks if mask >> compiled.identity(s, r) & 1) or "-" for s in range(compiled.suits)
    )


@pytest.mark.parametrize(
    ("name", "clue", "expected"),
    [
        ("3 Suits", "red", "12345 - -"),
        ("Rainbow (3 Suits)", "red", "12345 - 12345"),
        ("Pink (3 Suits)", "2", "2 2 12345"),
        ("Pink (3 Suits)", "pink", "- - 12345"),
        ("White (3 Suits)", "blue", "- 12345 -"),
        ("Brown (3 Suits)", "2", "2 2 -"),
        ("Omni (3 Suits)", "2", "2 2 12345"),
        ("Null (3 Suits)", "2", "2 2 -"),
        ("Muddy Rainbow (3 Suits)", "blue", "- 12345 12345"),
        ("Light Pink (3 Suits)", "blue", "- 12345 -"),
        ("Prism (3 Suits)", "red", "12345 - 135"),
        ("Prism (4 Suits)", "red", "12345 - - 14"),
        ("Rainbow-Ones (3 Suits)", "red", "12345 1 1"),
        ("Rainbow-Ones & Pink (3 Suits)", "2", "2 2 12345"),
        ("Rainbow-Ones & White (3 Suits)", "red", "12345 1 -"),
        ("Null-Ones & Rainbow (3 Suits)", "red", "2345 - 12345"),
        ("Pink-Fives (3 Suits)", "1", "15 15 15"),
        ("Brown-Ones & Omni (3 Suits)", "2", "2 2 12345"),
        ("Muddy-Rainbow-Ones (3 Suits)", "blue", "1 1 12345"),
        ("Light-Pink-Fives & Prism (3 Suits)", "blue", "- 1234 24"),
        ("Deceptive-Ones (3 Suits)", "3", "3 13 3"),
        ("Deceptive-Fives & Brown (6 Suits)", "1", "15 1 1 1 15 -"),
        ("Odds and Evens (3 Suits)", "1", "135 135 135"),
        ("Odds and Evens & Null (3 Suits)", "2", "24 24 -"),
        ("Funnels (3 Suits)", "3", "123 123 123"),
        ("Chimneys & Brown (3 Suits)", "3", "345 345 -"),
        ("Synesthesia (3 Suits)", "red", "12345 14 14"),
        ("Synesthesia & Brown (3 Suits)", "red", "12345 14 -"),
        ("Color Blind (3 Suits)", "red", "- - -"),
        ("Number Blind (3 Suits)", "1", "- - -"),
        ("Ambiguous (4 Suits)", "red", "12345 12345 - -"),
        ("Very Ambiguous & Black (4 Suits)", "blue", "12345 12345 12345 -"),
        ("Extremely Ambiguous & Black (6 Suits)", "black", "- - - - - 12345"),
        ("Dual-Color (5 Suits)", "red", "12345 - - - 12345"),
        ("Dual-Color & Rainbow (4 Suits)", "red", "12345 12345 - 12345"),
        ("Matryoshka (4 Suits)", "yellow", "- 12345 12345 12345"),
        ("RGB Mix (6 Suits)", "green", "- 12345 12345 12345 - -"),
        ("Ambiguous & Dual-Color Mix", "yellow", "12345 12345 - - 12345 12345"),
    ],
)
def test_touch(name: str, clue: str, expected: str) -> None:
    assert touched(name, clue) == expected


def test_special_ranks_take_their_clue_away() -> None:
    assert tables("Pink-Ones (3 Suits)").variant.clue_ranks == (2, 3, 4, 5)
    assert tables("Brown-Fives (3 Suits)").variant.clue_ranks == (1, 2, 3, 4)
    assert tables("Rainbow-Ones (3 Suits)").variant.clue_ranks == (1, 2, 3, 4, 5)
    assert tables("Number Mute (3 Suits)").variant.clue_ranks == ()
    assert tables("Color Mute (3 Suits)").variant.clue_colours == ()


def test_copies_and_directions() -> None:
    assert tables("Critical Fours (3 Suits)").copies[:5] == (3, 2, 2, 1, 1)
    assert tables("Scarce Ones (3 Suits)").copies[:5] == (2, 2, 2, 2, 1)
    assert tables("Gray (5 Suits)").copies[20:] == (1, 1, 1, 1, 1)
    reversed_last = tables("Reversed (5 Suits)")
    assert reversed_last.copies[20:] == (1, 2, 2, 2, 3)
    assert [suit.ascending for suit in reversed_last.variant.suits] == [True] * 4 + [False]
    both = variant_from_name("White Reversed & Rainbow (5 Suits)").suits
    assert [(suit.id, suit.ascending) for suit in both[3:]] == [("white-reversed", False), ("rainbow", True)]


def test_ours_are_theirs_exactly() -> None:
    assert {v.id: hanab_live_name(v) for v in VARIANTS.values()} == {
        "normal": "No Variant",
        "tricky": "6 Suits",
        "hard": "Black (6 Suits)",
        "avalanche": "Rainbow (6 Suits)",
        "black-powder": None,
    }


def test_black_powder_looks_like_one_of_theirs() -> None:
    ours, theirs = compile_tables(BLACK_POWDER), tables(LOOKALIKES["black-powder"])
    assert ours.copies == theirs.copies
    assert ours.order == theirs.order
    assert ours.colour_touch == theirs.colour_touch
    assert ours.rank_touch == theirs.rank_touch
    assert ours.points != theirs.points


@pytest.mark.parametrize(
    "name",
    [
        "Up or Down (5 Suits)",
        "Sudoku & Pink (4 Suits)",
        "Clue Starved (6 Suits)",
        "Throw It in a Hole (5 Suits)",
        "Alternating Clues & White (5 Suits)",
        "Cow & Pig (5 Suits)",
        "Duck (5 Suits)",
        "Pink & Orange (4 Suits)",
        "Chimneys & Dark Orange (5 Suits)",
        "Synesthesia & White (5 Suits)",
    ],
)
def test_more_than_suits_and_clues_is_refused(name: str) -> None:
    with pytest.raises(RecordError) as refused:
        variant_from_name(name)
    assert refused.value.code == "unsupported_variant"


@pytest.mark.parametrize(
    "name",
    [
        "",
        "7 Suits",
        "(5 Suits)",
        "5 Suits)",
        "Rainbow",
        "Rainbow (5 Suits",
        "Sour (5 Suits)",
        "Red & Blue (5 Suits)",
        "Black-Ones (5 Suits)",
        "Rainbow & Rainbow (5 Suits)",
        "Ambiguous (5 Suits)",
        "Rainbow & Pink & White (6 Suits)",
        "rainbow (5 suits)",
        "Rainbow (5 Suits) ",
        "Ambiguous & Ambiguous (6 Suits)",
        "2 Suits",
        "Pink-Twos (5 Suits)",
    ],
)
def test_unknown_names(name: str) -> None:
    with pytest.raises(RecordError) as refused:
        describe(name)
    assert refused.value.code == "unknown_variant"


@pytest.mark.parametrize("name", IDS.values())
def test_numbered_variants_can_be_had(name: str) -> None:
    assert tables(name).points == 5 * len(variant_from_name(name).suits)
    assert find_variant(variant_from_name(name).id) == variant_from_name(name)


def test_list_of_ours() -> None:
    assert [info.id for info in all_variants()] == list(VARIANTS)
    assert all(info.hanab_live is None or variant_from_name(info.hanab_live).id == info.id for info in all_variants())
