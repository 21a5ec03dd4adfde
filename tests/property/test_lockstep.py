"""The specification and its fast twin agree on everything, in every variant and option that the kernel accepts."""

import random
from dataclasses import fields
from typing import Any

import pytest

from tamaya.kernel.errors import UnsupportedOptions
from tamaya.kernel.games import Games
from tamaya.kernel.shape import shape_of
from tamaya.rules.options import Bonuses, Options, StopWhenDecided, StrikeoutScore
from tamaya.rules.outcome import Termination
from tamaya.rules.suits import suit
from tamaya.rules.variants import FIVE_COLOURS, FIVE_SUITS, VARIANTS, Variant

BATCH, OPTION_SETS = 8, 6

FEW_SUITS = {n: Variant(f"{n} suits", FIVE_SUITS[:n], FIVE_COLOURS[:n]) for n in range(1, 5)}
ODD_SUITS = Variant(
    "odd suits",
    (suit("pink", ranks={r: range(1, 6) for r in range(1, 6)}), suit("brown", ascending=False), *FIVE_SUITS[:3]),
    ("pink", "brown", *FIVE_COLOURS[:3]),
)

# One row per compiled shape; every variant, 1 to 6 suits, 2 to 6 players, hands of usual and unusual sizes.
SHAPES: list[tuple[int, int, list[Variant]]] = [
    (2, 5, [VARIANTS["normal"], ODD_SUITS]),
    (3, 5, [VARIANTS["tricky"], VARIANTS["hard"]]),
    (4, 4, [VARIANTS["avalanche"], VARIANTS["black-powder"]]),
    (5, 4, [VARIANTS["normal"]]),
    (6, 3, [VARIANTS["avalanche"], VARIANTS["black-powder"]]),
    (2, 2, [FEW_SUITS[1]]),
    (2, 3, [FEW_SUITS[2]]),
    (3, 6, [FEW_SUITS[3]]),
    (4, 3, [FEW_SUITS[4]]),
]


def random_options(players: int, hand: int, variant: Variant, chance: random.Random) -> Options:
    """Any options that the kernel accepts."""
    most = chance.choice((1, 3, 8, 8, 16))
    finale = chance.random() < 0.25
    return Options(
        players=players,
        variant=variant,
        hand_size=hand,
        max_clue_tokens=most,
        start_clue_tokens=chance.randint(0, most),
        strike_limit=chance.randint(1, 3),
        first_player=chance.randrange(players),
        empty_clues=chance.random() < 0.5,
        strikeout_score=chance.choice(list(StrikeoutScore)),
        stop_when_decided=StopWhenDecided.OFF if finale else chance.choice(list(StopWhenDecided)),
        grand_finale=finale,
        discard_at_full=chance.random() < 0.2,
    )


@pytest.mark.parametrize(
    ("players", "hand", "variants"), SHAPES, ids=lambda x: str(x) if isinstance(x, int) else x[0].id
)
def test_lockstep(players: int, hand: int, variants: list[Variant]) -> None:
    from tests.lockstep import play_side_by_side

    chance = random.Random(players * 100 + hand)
    endings: set[Termination] = set()
    for variant in variants:
        for _ in range(OPTION_SETS):
            options = random_options(players, hand, variant, chance)
            endings |= set(play_side_by_side(options, [chance.getrandbits(32) for _ in range(BATCH)]))
    assert len(endings) >= 2


REFUSED: list[tuple[str, dict[str, Any]]] = [
    *(("bonuses", {"players": 3, "bonuses": mode}) for mode in Bonuses if mode is not Bonuses.OFF),
    ("deck_plays", {"players": 2, "deck_plays": True}),
    ("hand_size", {"players": 6, "hand_size": 5, "variant": VARIANTS["tricky"]}),
    ("variant", {"players": 2, "variant": Variant("seven", tuple(suit(str(n)) for n in range(7)), FIVE_COLOURS)}),
    ("variant", {"players": 2, "variant": Variant("blind", FIVE_SUITS, ())}),
    (
        "variant",
        {
            "players": 2,
            "variant": Variant("thick", tuple(suit(c, copies=(4,) * 5) for c in FIVE_COLOURS), FIVE_COLOURS),
        },
    ),
]


@pytest.mark.parametrize(("option", "given"), REFUSED, ids=lambda x: x if isinstance(x, str) else "")
def test_the_other_options_are_refused(option: str, given: dict[str, Any]) -> None:
    with pytest.raises(UnsupportedOptions) as caught:
        Games(Options(**given), 1)
    assert caught.value.option == option


def test_every_option_is_played_or_refused() -> None:
    # A new option of the rules belongs into `random_options` or into `REFUSED`.
    played = {
        "players",
        "variant",
        "hand_size",
        "max_clue_tokens",
        "start_clue_tokens",
        "strike_limit",
        "first_player",
        "empty_clues",
        "strikeout_score",
        "stop_when_decided",
        "grand_finale",
        "discard_at_full",
    }
    assert {field.name for field in fields(Options)} == played | {"bonuses", "deck_plays"}


def test_nothing_else_is_refused() -> None:
    for players in range(2, 7):
        for variant in (*VARIANTS.values(), *FEW_SUITS.values()):
            for hand in range(1, 7):
                deck = sum(sum(s.copies) for s in variant.suits)
                moves = 2 * hand + (players - 1) * (len(variant.clue_colours) + 5)
                if players * hand < deck and moves <= 63:
                    shape_of(Options(players=players, variant=variant, hand_size=hand))
