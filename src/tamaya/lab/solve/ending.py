"""Prove positions lost by their last turns: seats and tokens matter there, room in the hands doesn't.

Suppose that by the time when ``t`` cards are drawn all went as well as it could: everything is played that can have been, all tokens are
there, nothing that was seen has been lost, and a card that came from the deck is with whoever needs it. If nevertheless nobody could begin
such an ending and finish it, with hands that hold any number of cards, the position is lost.
"""

from collections.abc import Iterator

import numpy as np
from numpy.typing import NDArray

from tamaya.lab.solve.compiled import compiled
from tamaya.lab.solve.game import CARD_BITS, COUNT_SHIFT, DRAWN, HANDS, LOST, NEVER, PLAYED, TOKENS, Game
from tamaya.lab.solve.workspace import workspace

LONGEST = 10
"""Cards in the deck; longer endings prove hardly more and take longer."""
WIDTH = 2000
ENDLESS = 1000
"""Cards in an endless hand."""


def ending_is_lost(game: Game, start: NDArray[np.int64]) -> tuple[bool, int]:
    """Whether one of the position's endings is lost whoever begins it; also how many positions were seen."""
    seen = 0
    if game.finale:  # no last turns
        return False, seen
    for endless, row in endings(game, start):
        lost = True
        for seat in range(game.players):
            found, _, some = compiled().search(endless, row, seat, WIDTH, 10 * WIDTH, workspace(game.players, WIDTH))
            seen += some
            if found != LOST:
                lost = False
                break
        if lost:
            return True, seen
    return False, seen


def endings(game: Game, start: NDArray[np.int64]) -> Iterator[tuple[Game, NDArray[np.int64]]]:
    """The endings that begin with 1, 2, … cards left in the deck, as games of their own."""
    endless = game._replace(endless=True, discard_at_full=True)
    ready = ready_times(game, start)
    size, now = len(game.deck), int(start[DRAWN])
    for time in range(size - 1, max(now, size - LONGEST) - 1, -1):
        row = np.zeros_like(start)
        row[PLAYED] = start[PLAYED] | sum(1 << card for card, at in ready.items() if at < time)
        row[TOKENS] = game.max_tokens
        row[DRAWN] = time
        anybody = sum(1 << card for card in set(game.deck[now:time].tolist()))
        for seat in range(game.players):
            cards = (int(start[HANDS + seat]) & CARD_BITS | anybody) & ~int(row[PLAYED])
            row[HANDS + seat] = cards | ENDLESS << COUNT_SHIFT
        yield endless, row


def ready_times(game: Game, row: NDArray[np.int64]) -> dict[int, int]:
    """How many cards must be drawn before a card can be played, by card that isn't played."""
    drawn, played = int(row[DRAWN]), int(row[PLAYED])
    held = 0
    for seat in range(game.players):
        held |= int(row[HANDS + seat]) & CARD_BITS
    times = {}
    for suit in range(game.suits):
        ready = drawn
        for card in range(suit * game.ranks, (suit + 1) * game.ranks):
            if not played >> card & 1:
                seen_at = drawn if held >> card & 1 else int(game.next_at[drawn, card])
                ready = min(NEVER, max(ready, seen_at))
                times[card] = ready
    return times
