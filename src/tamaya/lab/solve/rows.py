"""A hash table of rows, to meet every position once. Compiled by ``compiled``.

Constants of the mix: Steele, Lea, Flood, "Fast splittable pseudorandom number generators" (2014).
"""

import numpy as np


def forget(places):
    """Empty the table."""
    for place in range(places.size):
        places[place] = -1


def is_new(rows, at, places):
    """Whether no row that was asked about before equals this one. ``places`` has room for twice as many rows, a power of two."""
    mixed = np.uint64(0)
    for k in range(rows.shape[1]):
        mixed = (mixed ^ np.uint64(rows[at, k])) * np.uint64(0x9E3779B97F4A7C15)
        mixed ^= mixed >> np.uint64(29)
    place = np.int64(mixed) & (places.size - 1)
    while places[place] >= 0:
        if same(rows, places[place], at):
            return False
        place = (place + 1) & (places.size - 1)
    places[place] = at
    return True


def same(rows, one, other):
    """Whether two rows are equal."""
    differing = 0
    for k in range(rows.shape[1]):
        differing |= rows[one, k] ^ rows[other, k]
    return differing == 0
