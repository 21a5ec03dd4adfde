"""Arrays for the searches to work with, made once and used again."""

from functools import cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from tamaya.lab.solve.game import HANDS

MOST_TURNS = 250
MOST_MOVES = 32
MOST_CARDS = 128
GRADES = 4096
CHILDREN = 8
"""New positions per kept one for which there is room; on average there are about 5."""

Words = NDArray[np.int64]
Numbers = NDArray[np.int32]


class Workspace(NamedTuple):
    """For ``search``.

    Attributes:
        kept: the positions of this turn.
        new: those of the next.
        grades: how promising the new ones are.
        new_parents: by new one, the kept one that it came from.
        new_moves: and the move.
        parents: by turn and position, the position of the turn before.
        moves: by turn and position, the move that led there.
        places: hash table over ``new``.
        counts: by grade, how many.
        found: the moves of a position.
        scratch: for ``margins``.
        line: the result.
    """

    kept: Words
    new: Words
    grades: Words
    new_parents: Numbers
    new_moves: Numbers
    parents: Numbers
    moves: Numbers
    places: Words
    counts: Words
    found: Words
    scratch: Words
    line: Words


class PoolWorkspace(NamedTuple):
    """For ``search_pool``: positions as (played, held, drawn), those that wait, a hash table, outcomes, and for ``margins``."""

    rows: Words
    waiting: Words
    places: Words
    secured: Words
    scratch: Words


@cache
def workspace(players: int, width: int) -> Workspace:
    """Room for a width."""
    room, words = width * CHILDREN + MOST_MOVES, HANDS + players
    return Workspace(
        kept=np.empty((width, words), np.int64),
        new=np.empty((room, words), np.int64),
        grades=np.empty(room, np.int64),
        new_parents=np.empty(room, np.int32),
        new_moves=np.empty(room, np.int32),
        parents=np.empty((MOST_TURNS, width), np.int32),
        moves=np.empty((MOST_TURNS, width), np.int32),
        places=np.empty(1 << (2 * room).bit_length(), np.int64),
        counts=np.empty(GRADES, np.int64),
        found=np.empty(MOST_MOVES, np.int64),
        scratch=np.zeros((2, MOST_CARDS), np.int64),
        line=np.empty(MOST_TURNS, np.int64),
    )


@cache
def pool_workspace(positions: int) -> PoolWorkspace:
    """Room for so many positions."""
    return PoolWorkspace(
        rows=np.empty((positions, 3), np.int64),
        waiting=np.empty(positions, np.int64),
        places=np.empty(1 << (2 * positions).bit_length(), np.int64),
        secured=np.empty(positions, np.int64),
        scratch=np.zeros((2, MOST_CARDS), np.int64),
    )
