"""Prove positions lost by their last turns: seats and tokens matter there, room in the hands doesn't.

Suppose that by the time when ``t`` cards are drawn all went as well as it can with all hands in one (``pool``): whatever can be played then
is played, all tokens are there, and a card that came from the deck is with whoever needs it. If nevertheless nobody can begin such an ending
and finish it, with hands that hold any number of cards, the position is lost.
"""

from collections.abc import Iterator

import numpy as np
from numpy.typing import NDArray

from tamaya.lab.solve.compiled import compiled
from tamaya.lab.solve.game import CARD_BITS, COUNT_SHIFT, DRAWN, HANDS, LOST, PLAYED, TOKENS, UNDECIDED, Game, Taste
from tamaya.lab.solve.workspace import pool_workspace, workspace

LONGEST = 16
"""Cards in the deck; longer endings prove hardly more and take longer."""
WIDTH = 2000
POSITIONS = 20_000
"""In one ending."""
MOST_POSITIONS = 400_000
"""In all endings together."""
MOST_OUTCOMES = 40
"""Of the common hand, not counting those that others contain."""
CAREFUL = Taste(played=60, token=12, left=0, play=30, most_plays=12, place=30, most_places=4)
"""Of six tried the one that most often finds a line among 40 positions a turn."""
ENDLESS = 1000
"""Cards in an endless hand."""


def ending_is_lost(game: Game, start: NDArray[np.int64]) -> tuple[bool, int]:
    """Whether the position's endings with some number of cards left are lost; also how many positions were seen."""
    seen = 0
    if game.finale:  # no last turns
        return False, seen
    size, now = len(game.deck), int(start[DRAWN])
    for time in range(size - 1, max(now, size - LONGEST) - 1, -1):
        lost = True
        for row in endings(game, start, time):
            lost, some = _is_lost(game, row)
            seen += some
            if not lost:
                break
        if lost:
            return True, seen
        if seen > MOST_POSITIONS:
            break
    return False, seen


def endings(game: Game, start: NDArray[np.int64], time: int) -> Iterator[NDArray[np.int64]]:
    """The best positions that there can be when so many cards are drawn, with endless hands.

    The card that is drawn last isn't played yet, so what is played is what can be with those before it.
    """
    now = int(start[DRAWN])
    if time == now:
        outcomes = [_secured(game, start)]
    else:
        work = pool_workspace(POSITIONS)
        found, _, n = compiled().search_pool(game, start, time - 1, work)
        outcomes = [] if found == LOST else maximal(set(work.secured[:n].tolist()))
        if found == UNDECIDED or len(outcomes) > MOST_OUTCOMES:
            outcomes = [_secured(game, start) | _set_of(game, now, time - 1)]
    for secured in outcomes:
        row = np.zeros_like(start)
        row[PLAYED] = int(start[PLAYED]) if time == now else can_be_played(game, secured)
        row[TOKENS] = game.max_tokens
        row[DRAWN] = time
        anybody = _set_of(game, now, time)
        last = _set_of(game, max(now, time - 1), time)
        for seat in range(game.players):
            cards = (int(start[HANDS + seat]) & CARD_BITS | anybody) & (secured | last) & ~int(row[PLAYED])
            row[HANDS + seat] = cards | ENDLESS << COUNT_SHIFT
        yield row


def can_be_played(game: Game, secured: int) -> int:
    """The cards of a set that are on the fireworks once all that can be played is."""
    played = 0
    for first in range(0, game.suits * game.ranks, game.ranks):
        for card in range(first, first + game.ranks):
            if not secured >> card & 1:
                break
            played |= 1 << card
    return played


def maximal(sets: set[int]) -> list[int]:
    """Those that no other contains.

    >>> sorted(maximal({0b011, 0b001, 0b110}))
    [3, 6]
    """
    largest = sorted(sets, key=int.bit_count, reverse=True)
    found: list[int] = []
    for one in largest:
        if all(one & ~other for other in found):
            found.append(one)
        if len(found) > MOST_OUTCOMES:
            break
    return found


def _is_lost(game: Game, row: NDArray[np.int64]) -> tuple[bool, int]:
    """Whether an ending is lost, whoever begins it."""
    endless = game._replace(endless=True, discard_at_full=True)
    work = workspace(game.players, WIDTH)
    seen = 0
    for seat in range(game.players):
        found, _, some = compiled().search(endless, row, seat, WIDTH, POSITIONS, CAREFUL, work)
        seen += some
        if found != LOST:
            return False, seen
    return True, seen


def _secured(game: Game, row: NDArray[np.int64]) -> int:
    """All cards that are played or held."""
    secured = int(row[PLAYED])
    for seat in range(game.players):
        secured |= int(row[HANDS + seat]) & CARD_BITS
    return secured


def _set_of(game: Game, start: int, stop: int) -> int:
    """The cards of a stretch of the deck."""
    return sum(1 << card for card in set(game.deck[start:stop].tolist()))
