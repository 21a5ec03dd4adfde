"""Prove positions lost: let all players hold one hand together, play in any order and as soon as they can. Compiled by ``compiled``.

Whoever loses that loses the game. In it playing at once is never worse, nor is parting with a useless card; only where there is neither
must it be chosen which card with a later copy goes. So it is searched completely, and mostly within a few positions.
"""

from tamaya.kernel.lanes import popcount
from tamaya.lab.solve.bounds import margins
from tamaya.lab.solve.game import CARD_BITS, COUNT_SHIFT, DRAWN, HANDS, LAST_TURNS, LOST, PLAYED, UNDECIDED, WON
from tamaya.lab.solve.moves import playable
from tamaya.lab.solve.rows import forget, is_new


def search_pool(game, start, work):
    """Whether the players would win with one hand together: LOST, WON or UNDECIDED (too many positions); and how many were seen.

    Args:
        game: the game.
        start: the position's row.
        work: see ``PoolWorkspace``.
    """
    rows, waiting = work.rows, work.waiting
    row, capacity = rows[0], start[HANDS] >> COUNT_SHIFT
    row[0], row[1], row[2] = start[PLAYED], start[HANDS] & CARD_BITS, start[DRAWN]
    for player in range(1, game.players):
        row[1] |= start[HANDS + player] & CARD_BITS
        capacity += start[HANDS + player] >> COUNT_SHIFT
    if not settle(game, row, capacity, start[LAST_TURNS], work.scratch):
        return LOST, 1
    if row[2] >= last_choice(game):
        return WON, 1
    forget(work.places)
    is_new(rows, 0, work.places)
    waiting[0], left, seen = 0, 1, 1
    while left:
        left -= 1
        at = waiting[left]
        for card in range(game.suits * game.ranks):
            if not (rows[at, 1] & game.later[rows[at, 2]]) >> card & 1:
                continue
            if seen == waiting.size:
                return UNDECIDED, seen
            row = rows[seen]
            row[0], row[1], row[2] = rows[at, 0], rows[at, 1] & ~(1 << card), rows[at, 2]
            draw_to_pool(game, row)
            if settle(game, row, capacity, 0, work.scratch):
                if row[2] >= last_choice(game):
                    return WON, seen
                if is_new(rows, seen, work.places):
                    waiting[left] = seen
                    left += 1
                    seen += 1
    return LOST, seen


def last_choice(game):
    """How many cards are drawn when nothing more is decided here: all, or, if it may be played from the deck, all but one."""
    return game.deck.size - (1 if game.deck_plays else 0)


def draw_to_pool(game, row):
    """Take the deck's next card, if there is one."""
    if row[2] < game.deck.size:
        row[1] |= 1 << game.deck[row[2]] & ~row[0]
        row[2] += 1


def settle(game, row, capacity, last_turns, scratch):
    """Play and drop useless cards until a choice has to be made or the deck is empty; False if that is lost."""
    while True:
        plays, places = margins(game, row[0], row[1], row[2], capacity, last_turns, scratch)
        if plays < 0 or places < 0:
            return False
        if row[2] >= last_choice(game):
            # All that is missing is in the hands, and there are turns enough for it.
            return True
        now = row[1] & playable(game, row[0])
        if now:
            card = now & -now
            row[0] |= card
            row[1] &= ~card
        elif popcount(row[1]) == capacity:
            return True
        draw_to_pool(game, row)
