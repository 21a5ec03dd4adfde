"""Where a searching player keeps its numbers: what it may spend, what it remembers of the game, and a thought's tallies."""

from functools import cache
from typing import Any

import numpy as np

from tamaya.kernel.shape import Shape

BEGIN, FOLLOW, THINK, THINK_ON, PLAY = 0, 1, 2, 3, 4
"""Tasks of ``rounds.attend``."""

MOST_TURNS = 200
"""More than any game without bonuses lasts: every turn but a clue moves a card on, and clues need tokens."""

MOST_HANDS = 1024
"""Own hands that are drawn for a decision; further worlds have the same ones with other decks."""

MOST_WORLDS = 1024
"""Worlds that are listed for a decision."""

MOST_CARDS = 64
"""Room for the cards of a deck, and for the moves of a turn."""

PLAN_DTYPE: np.dtype[Any] = np.dtype(
    [
        # Who searches, as a set of seats; with at most so many cards in the deck.
        ("seats", np.int64),
        ("deck", np.int64),
        # 1: moves that say what isn't so are weighed as well. Two players, of whom one searches; else beliefs would part.
        ("lies", np.int64),
        # How many games are played out for a decision at most.
        ("rollouts", np.int64),
        # How many own hands are tried for a decision until one is found that partners would have treated so, or given up.
        ("tries", np.int64),
        # A move is exchanged for another only if that is better by more than so many standard errors, and by so many points.
        ("errors", np.float64),
        ("margin", np.float64),
        # How likely a partner who searches too isn't held to what the base would have done.
        ("slip", np.float64),
        # ``plan.ThoughtPlan.listed`` and ``content``.
        ("listed", np.int64),
        ("content", np.int64),
    ],
    align=True,
)
"""What search may do. One element in all."""


@cache
def note_dtype(shape: Shape) -> np.dtype[Any]:
    """What is remembered of one turn, besides the game and the mind before it."""
    cards = shape.players * shape.hand
    return np.dtype(
        [
            # Per seat and slot the card's number; -1 = no card.
            ("serials", np.int64, (cards,)),
            ("actor", np.int64),
            ("move", np.int64),
        ],
        align=True,
    )


@cache
def thought_dtype(shape: Shape) -> np.dtype[Any]:
    """One decision."""
    return np.dtype(
        [
            ("generator", np.uint64),
            # The cards that the player doesn't see: their identities, and per slot of the own hand which of them it can be.
            ("unseen", np.int64),
            ("faces", np.int64, (MOST_CARDS,)),
            ("choices", np.int64, (shape.hand * MOST_CARDS,)),
            ("counts", np.int64, (shape.hand,)),
            # Per card of the game: the slot of the own hand that it is in, or -1; its face if it has been seen.
            ("slot_of", np.int64, (MOST_CARDS,)),
            ("face_of", np.int64, (MOST_CARDS,)),
            # The turns on which partners have shown what they make of the own hand, the most telling first.
            ("tests", np.int64, (MOST_TURNS,)),
            ("test_count", np.int64),
            # Hands that were drawn, and the cards in them as a set.
            ("hands", np.int64, (MOST_HANDS,)),
            ("used", np.int64, (MOST_HANDS,)),
            ("hand_count", np.int64),
            ("tried", np.int64),
            # Listed worlds (``listed``): how many there are, -1 if too many; how many of them were looked at, how many fit what
            # partners did, and whether these are all there are. Per hand whether it fits: 0 = not asked yet, 1 = yes, 2 = no.
            ("listed", np.int64),
            ("next", np.int64),
            ("accepted", np.int64),
            ("complete", np.int64),
            ("verdicts", np.int64, (MOST_HANDS,)),
            # Per world the number of its hand, its deck (a byte a card), and what the base's move scores, as far as that is known.
            ("world_hand", np.int64, (MOST_WORLDS,)),
            ("world_deck", np.int64, (MOST_WORLDS,)),
            ("base_scores", np.int64, (MOST_WORLDS,)),
            ("scored", np.int64),
            # The most that can be scored, and how much less the base's move did, in all worlds together.
            ("most", np.int64),
            ("lost", np.float64),
            # Unseen copies that aren't laid down yet, per identity and as a set, while worlds are listed; and which card lies where.
            ("spare", np.int64, (32,)),
            ("at_hand", np.int64),
            ("picks", np.int64, (16,)),
            # The moves that are weighed, the base's first; sums of the differences from the base's score, and of their squares.
            ("moves", np.int64, (MOST_CARDS,)),
            ("alive", np.int64, (MOST_CARDS,)),
            ("sums", np.float64, (MOST_CARDS,)),
            ("squares", np.float64, (MOST_CARDS,)),
            ("ns", np.int64, (MOST_CARDS,)),
            ("move_count", np.int64),
            # How many moves are still in the race, how many worlds and games were played out, and what came of it.
            ("left", np.int64),
            ("worlds", np.int64),
            ("rollouts", np.int64),
            ("best", np.int64),
        ],
        align=True,
    )
