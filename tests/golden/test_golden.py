"""Whole games as text: any change of the rules shows here as a change of a story."""

import pytest
from tests.golden.features import required, shown
from tests.golden.scripts import cases, path, play, text

CASES = cases()


@pytest.mark.parametrize("name", CASES)
def test_game_goes_as_told(name: str) -> None:
    assert path(name).is_file(), f"write it: python -m tests.golden ({name})"
    assert text(name) == path(name).read_text("utf-8")


def test_no_playthrough_is_left_over() -> None:
    assert {file.stem for file in path("").parent.glob("*.txt")} == set(CASES)


def test_every_variant_end_bonus_and_option_has_one() -> None:
    found = set().union(*(shown(play(case)) for case in CASES.values()))
    found |= {f"preset {case.get('preset', 'printed')}" for case in CASES.values()}
    assert required() - found == set()


def test_worked_example() -> None:
    # The rule text: two cards are red, one is a 1, a token is left for C, and two misplays stand.
    told = path("worked-example").read_text("utf-8")
    assert "A clues B: red, slots 1 (R2), 5 (R4)" in told
    assert "B clues C: 1, slot 5 (B1)" in told or "B clues C: 1, slot" in told
    assert "B plays R4 from slot 5: a misplay, strike 2" in told
    assert told.index("strike 2") < told.index("C clues B: white")
