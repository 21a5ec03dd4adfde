"""Random numbers: splitmix64, one state word per game and purpose, so that a game depends on its own seed and nothing else.

Compiled by ``specialise``. Source of the constants: Steele, Lea, Flood, "Fast splittable pseudorandom number generators" (2014).
"""

import numpy as np

from tamaya.kernel.lanes import popcount

GAMMA = np.uint64(0x9E3779B97F4A7C15)
MIX_1 = np.uint64(0xBF58476D1CE4E5B9)
MIX_2 = np.uint64(0x94D049BB133111EB)
POLICY_STREAM = np.uint64(0x5851F42D4C957F2D)
"""Sets a game's policy generator apart from its deal generator."""
SHIFT_30, SHIFT_27, SHIFT_31, SHIFT_32 = np.uint64(30), np.uint64(27), np.uint64(31), np.uint64(32)


def mixed(word):
    """splitmix64's output function: every bit of the result depends on every bit of the word."""
    word = (word ^ (word >> SHIFT_30)) * MIX_1
    word = (word ^ (word >> SHIFT_27)) * MIX_2
    return word ^ (word >> SHIFT_31)


def scaled(word, below):
    """A number in range(below) from the upper half of a random word, without a division. For 60 cards the bias is below 2e-8."""
    return (np.int64(word >> SHIFT_32) * below) >> 32


def seed_generators(game, seed):
    """Start a game's two streams from one 64-bit seed."""
    game.deal_generator = mixed(seed + GAMMA)
    game.policy_generator = mixed(game.deal_generator ^ POLICY_STREAM)


def draw_for_deal(game, below):
    """A number in range(below) from the deal's stream."""
    game.deal_generator = game.deal_generator + GAMMA
    return scaled(mixed(game.deal_generator), below)


def draw_for_policy(game, below):
    """A number in range(below) from the policy's stream."""
    game.policy_generator = game.policy_generator + GAMMA
    return scaled(mixed(game.policy_generator), below)


def nth_set_bit(word, n):
    """The position of the n-th set bit, from 0: halve the word six times, each time keep the half that has it.

    Arithmetic in place of branches: a random policy's branches would be mispredicted half of the time.
    """
    position = 0
    for half in (32, 16, 8, 4, 2, 1):
        in_lower = popcount(word & ((1 << half) - 1))
        upper = 1 if n >= in_lower else 0
        n -= in_lower * upper
        word >>= half * upper
        position += half * upper
    return position


def random_move(game):
    """A uniformly random legal move of a game that goes on; 0 for one that has ended."""
    choices = popcount(game.legal)
    if choices == 0:
        return 0
    return nth_set_bit(game.legal, draw_for_policy(game, choices))
