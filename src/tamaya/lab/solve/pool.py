"""Prove positions lost: let all players hold one hand together, play in any order and as soon as they can. Compiled by ``compiled``.

Whoever loses that loses the game. In it playing at once is never worse, nor is parting with a useless card; only where there is neither
must it be chosen which card with a later copy goes. So it is searched completely, and mostly within a few positions.
"""

from tamaya.kernel.lanes import popcount
from tamaya.lab.solve.bounds import margins
from tamaya.lab.solve.game import CARD_BITS, COUNT_SHIFT, DRAWN, HANDS, LAST_TURNS, LOST, PLAYED, UNDECIDED, WON
from tamaya.lab.solve.moves import playable
from tamaya.lab.solve.rows import forget, is_new


def search_pool(game, start, stop, work):
    """What can come of the common hand by the time when ``stop`` cards are drawn.

    Args:
        game: the game.
        start: the position's row.
        stop: the deck's size, to know whether the players would win; or less.
        work: see ``PoolWorkspace``; for an earlier stop the outcomes are left in ``work.secured``, each as the set of cards that are played
            or held then. Whatever can be had in the real game by then is part of one of them.

    Returns:
        LOST, WON (to the deck's end, or up to ``stop``) or UNDECIDED (too many); how many positions were seen; how many outcomes.
    """
    rows, waiting = work.rows, work.waiting
    end = min(
        stop, game.deck.size - (1 if game.deck_plays else 0)
    )  # nothing is decided by whether the last card is drawn
    row, capacity = rows[0], start[HANDS] >> COUNT_SHIFT
    row[0], row[1], row[2] = start[PLAYED], start[HANDS] & CARD_BITS, start[DRAWN]
    for player in range(1, game.players):
        row[1] |= start[HANDS + player] & CARD_BITS
        capacity += start[HANDS + player] >> COUNT_SHIFT
    if not settle(game, row, capacity, start[LAST_TURNS], end, work.scratch):
        return LOST, 1, 0
    if row[2] >= end:
        work.secured[0] = row[0] | row[1]
        return WON, 1, 1
    forget(work.places)
    is_new(rows, 0, work.places)
    waiting[0], left, seen, outcomes = 0, 1, 1, 0
    while left:
        left -= 1
        at = waiting[left]
        for card in range(game.suits * game.ranks):
            if not (rows[at, 1] & game.later[rows[at, 2]]) >> card & 1:
                continue
            if seen == waiting.size or outcomes == work.secured.size:
                return UNDECIDED, seen, outcomes
            row = rows[seen]
            row[0], row[1], row[2] = rows[at, 0], rows[at, 1] & ~(1 << card), rows[at, 2]
            draw_to_pool(game, row)
            if not settle(game, row, capacity, 0, end, work.scratch):
                continue
            if row[2] < end:
                if is_new(rows, seen, work.places):
                    waiting[left] = seen
                    left += 1
                    seen += 1
                continue
            work.secured[outcomes] = row[0] | row[1]
            outcomes += 1
            if stop == game.deck.size:
                return WON, seen, outcomes
    return WON if outcomes else LOST, seen, outcomes


def draw_to_pool(game, row):
    """Take the deck's next card, if there is one."""
    if row[2] < game.deck.size:
        row[1] |= 1 << game.deck[row[2]] & ~row[0]
        row[2] += 1


def settle(game, row, capacity, last_turns, end, scratch):
    """Play and drop useless cards until a choice has to be made or ``end`` cards are drawn; False if that is lost."""
    while True:
        plays, places = margins(game, row[0], row[1], row[2], capacity, last_turns, scratch)
        if plays < 0 or places < 0:
            return False
        if row[2] >= end:
            # At the deck's end: all that is missing is in the hands, and there are turns enough for it.
            return True
        now = row[1] & playable(game, row[0])
        if now:
            card = now & -now
            row[0] |= card
            row[1] &= ~card
        elif popcount(row[1]) == capacity:
            return True
        draw_to_pool(game, row)
