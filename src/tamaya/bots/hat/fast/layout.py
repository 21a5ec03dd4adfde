"""Where a table of hat players keeps its numbers: what they all know of a game, and what a variant comes to for them."""

from dataclasses import fields
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tamaya.bots.hat.coding import CODES, reach
from tamaya.bots.hat.habits import Habits
from tamaya.bots.hat.inference import spare_discards
from tamaya.kernel.shape import Shape
from tamaya.rules.options import Options
from tamaya.rules.tables import compile_tables

PUBLIC, OWN = 0, 1
"""Whose count of the unplaced copies: everybody's, or the current player's."""


@cache
def mind_dtype(shape: Shape) -> np.dtype[Any]:
    """What hat players know of one game; the counterpart of ``kernel.layout.game_dtype``. Slots as there: the oldest card first."""
    cards = shape.players * shape.hand
    return np.dtype(
        [
            # Per seat and slot the identities that the card can be, publicly; 0 = no card. The same as ``public.Public.hands``.
            ("known", np.int64, (cards,)),
            # The same after the message that is being worked out, and a copy while a thought is tried.
            ("told", np.int64, (cards,)),
            ("kept", np.int64, (cards,)),
            # The current player's own hand, with what they see taken away.
            ("own", np.int64, (shape.hand,)),
            # Per view (PUBLIC, OWN) and identity: copies whose place isn't known.
            ("left", np.int64, (2, 32)),
            # The same as sets: identities of which at least 1, 2, 3 copies are left, so that a weight is three counts of bits.
            ("layers", np.int64, (2, 3)),
            # What the piles say: identities that fit, that are still of use, and those of which one copy is left.
            ("playable", np.int64),
            ("useful", np.int64),
            ("critical", np.int64),
            # Per seat the probe's slot and the code (an index into CODES), and how many numbers it takes; all are 0 for the giver.
            ("probe", np.int64, (shape.players,)),
            ("code", np.int64, (shape.players,)),
            ("takes", np.int64, (shape.players,)),
            ("capacity", np.int64),
            # A message has no clue with at most this probability.
            ("doubt", np.float64),
            # What will fit, and be of use, at the turn of the receiver whose hand is asked about.
            ("then_playable", np.int64),
            ("then_useful", np.int64),
            # The question being asked: of which slots, with which sets for an answer.
            ("which_block", np.int64),
            ("slots", np.int64, (2 * shape.hand,)),
            ("sets", np.int64, (32,)),
            ("odds", np.float64, (shape.hand,)),
        ],
        align=True,
    )


LORE_DTYPE: np.dtype[Any] = np.dtype(
    [
        ("copies", np.int64, (32,)),
        # Per identity, the height that its firework needs, and the identities of its suit and of its rank.
        ("height", np.int64, (32,)),
        ("suit", np.int64, (32,)),
        ("rank", np.int64, (32,)),
        # ``coding.Reach``; ``beside`` has 0 in ``probes`` after its last group.
        ("hit", np.int64, (2,)),
        ("miss", np.int64, (2,)),
        ("probes", np.int64, (4, 33)),
        ("beside", np.int64, (4, 33)),
        # Per code and touch, the number that a clue stands for; per code, how many numbers.
        ("classes", np.int64, (len(CODES), 4)),
        ("numbers", np.int64, (len(CODES),)),
        ("spare_discards", np.int64),
        # ``habits.Habits``, by the same names.
        ("risk", np.float64),
        ("spare_tokens", np.int64),
        ("doubt", np.float64),
        ("sure", np.float64),
        ("follow", np.float64),
        ("in_sight", np.float64),
        ("dispensable", np.float64),
        ("reserve", np.int64),
        ("deep", np.int64),
        ("shallow", np.int64),
    ],
    align=True,
)


def lore_of(options: Options, habits: Habits) -> NDArray[Any]:
    """One element of ``LORE_DTYPE``."""
    tables = compile_tables(options.variant)
    lore = np.zeros(1, LORE_DTYPE)
    known, every = reach(tables), range(tables.identities)
    lore["copies"][0, : tables.identities] = tables.copies
    lore["height"][0, : tables.identities] = tables.height_needed
    lore["suit"][0, : tables.identities] = [tables.suit_mask[tables.suit_of(i)] for i in every]
    lore["rank"][0, : tables.identities] = [
        sum(1 << j for j in every if tables.rank_of(i) == tables.rank_of(j)) for i in every
    ]
    lore["hit"], lore["miss"] = known.hit, known.miss
    for kinds, groups in enumerate(known.beside):
        for number, (probes, beside) in enumerate(groups):
            lore["probes"][0, kinds, number] = probes
            lore["beside"][0, kinds, number] = beside
    lore["classes"] = CODES
    lore["numbers"] = [max(classes) + 1 for classes in CODES]
    lore["spare_discards"] = spare_discards(options, tables)
    for field in fields(habits):
        lore[field.name] = getattr(habits, field.name)
    return lore
