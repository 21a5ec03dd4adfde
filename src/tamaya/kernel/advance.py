"""A move with all that surrounds it: is it legal, does a new game begin, what does the next player see. Compiled by ``specialise``."""

import numpy as np

from tamaya.kernel.codes import NEXT_STEP, RUNNING, SAME_STEP
from tamaya.kernel.constants import MOVES, store_moves
from tamaya.kernel.deal import deal_from_generator
from tamaya.kernel.lanes import prefetch
from tamaya.kernel.legal import current_seat
from tamaya.kernel.observe import encode
from tamaya.kernel.turn import take_turn


def first_refused(games, rules, moves):
    """The first game whose move isn't legal, or -1. A game that is about to be dealt anew takes any move."""
    for g in range(len(games)):
        move = moves[g]
        fits = 0 <= move < MOVES and (games[g].legal >> move) & 1
        if not fits and (games[g].ending == RUNNING or rules[0].autoreset != NEXT_STEP):
            return g
    return -1


def advance(game, rules, move, last_observations, g):
    """Move, and deal anew as the autoreset mode has it. Returns the reward and whether this move ended the game."""
    if game.ending != RUNNING:
        deal_from_generator(game, rules)
        return np.float32(0), False
    reward = np.float32(take_turn(game, rules, move))
    ended = game.ending != RUNNING
    if ended and rules.autoreset == SAME_STEP:
        if last_observations is not None:
            encode(game, rules, current_seat(game), last_observations, row_start(last_observations, g))
        deal_from_generator(game, rules)
    return reward, ended


def show(game, rules, legal, observations, g):
    """Write a game's legal moves and what its current seat sees."""
    if legal is not None:
        store_moves(legal, g * MOVES, game.legal)
    if observations is not None:
        if observations.itemsize == 4:  # compiled for floats only: rows of bytes come soon enough without
            prefetch_row(observations, g + 1)
        encode(game, rules, current_seat(game), observations, row_start(observations, g))


def prefetch_row(observations, g):
    """Have the cache ready for a row that is written next: a store that has to wait for its line holds up all after it."""
    row = observations.shape[1] * observations.itemsize
    for byte in range(g * row, (g + 1) * row, 64):
        prefetch(observations, byte)


def row_start(observations, g):
    """The first lane of a row: words of packed observations hold 64."""
    lanes = 64 if observations.itemsize == 8 else 1
    return g * observations.shape[1] * lanes
