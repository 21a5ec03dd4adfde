"""The entry points: loops over games. Compiled by ``specialise``, kept on disk, called by ``games.Games`` with arrays that it checked.

``games`` has one element per game (``layout.game_dtype``), ``rules`` one element in all. An array that isn't wanted is None; numba
compiles such a call without the code for it.
"""

from tamaya.kernel.advance import advance, first_refused, row_start, show
from tamaya.kernel.chance import random_move, seed_generators
from tamaya.kernel.constants import MOVES, store_moves
from tamaya.kernel.deal import deal_chosen, deal_from_generator
from tamaya.kernel.observe import encode


def reset(games, rules, which, seeds):
    """Deal games anew: those of ``which`` (indices). With ``seeds`` (uint64, one per index) their generators start again."""
    for n in range(len(which)):
        if seeds is not None:
            seed_generators(games[which[n]], seeds[n])
        deal_from_generator(games[which[n]], rules[0])


def reset_to_decks(games, rules, which, decks):
    """Deal games anew with chosen decks (uint8, one row per index, in the order of drawing)."""
    for n in range(len(which)):
        deal_chosen(games[which[n]], rules[0], decks, n)


def step(games, rules, moves, rewards, ended, legal, observations, last_observations):
    """One move in every game, then what the next player needs. Returns -1, or the first game whose move is refused: none moved."""
    refused = first_refused(games, rules, moves)
    if refused >= 0:
        return refused
    for g in range(len(games)):
        rewards[g], ended[g] = advance(games[g], rules[0], moves[g], last_observations, g)
        show(games[g], rules[0], legal, observations, g)
    return -1


def observe(games, rules, seats, observations):
    """What one seat per game sees, whoever's turn it is."""
    for g in range(len(games)):
        encode(games[g], rules[0], seats[g], observations, row_start(observations, g))


def write_legal(games, legal):
    """The legal moves of every game, one lane each."""
    for g in range(len(games)):
        store_moves(legal, g * MOVES, games[g].legal)


def pick(games, moves):
    """A uniformly random legal move for every game, from the game's policy generator."""
    for g in range(len(games)):
        moves[g] = random_move(games[g])


def play_random(games, rules, steps, rewards, ended, legal, observations, last_observations):
    """``pick`` and ``step``, so many times over, without leaving compiled code; the arrays hold the last step's results."""
    for _ in range(steps):
        for g in range(len(games)):
            rewards[g], ended[g] = advance(games[g], rules[0], random_move(games[g]), last_observations, g)
            show(games[g], rules[0], legal, observations, g)
