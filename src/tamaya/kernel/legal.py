"""Which moves the current seat has, as one word. Compiled by ``specialise``."""

import numpy as np

from tamaya.kernel.constants import (
    ABSENT_MARKS,
    CLUE_COLOURS,
    CLUE_RANKS,
    COLOUR_CLUES,
    COLOUR_SET,
    FIRST_CLUE,
    HAND,
    PLAYERS,
)
from tamaya.kernel.lanes import popcount


def current_seat(game):
    """Whose turn it is, as the one integer type that functions are compiled for; narrow fields would each bring another."""
    return np.int64(game.current)


def seat_after(seat, offset):
    """The seat that many places to the left; ``offset`` is 0 to PLAYERS - 1. A comparison is cheaper than a division."""
    later = seat + offset
    return later - PLAYERS if later >= PLAYERS else later


def legal_moves(game, rules):
    """The set of legal moves: discards by slot, plays by slot, colour clues by offset, rank clues by offset."""
    held = HAND - popcount(game.hands[current_seat(game)] & ABSENT_MARKS)
    slots = (1 << held) - 1
    moves = slots << HAND
    if game.clue_tokens < rules.discard_below:
        moves |= slots
    if game.clue_tokens > 0:
        for offset in range(1, PLAYERS):
            # The sets were made when the hand changed; here they only move into place.
            touch = game.touch[seat_after(current_seat(game), offset)]
            moves |= (touch & COLOUR_SET) << (FIRST_CLUE + (offset - 1) * CLUE_COLOURS)
            moves |= (touch >> CLUE_COLOURS) << (FIRST_CLUE + COLOUR_CLUES + (offset - 1) * CLUE_RANKS)
    return moves
