"""Search all positions turn by turn, keeping the most promising ones of each turn. Compiled by ``compiled``.

If never one had to be dropped, the search was complete: no line found means that there is none.
"""

import numpy as np

from tamaya.kernel.lanes import popcount
from tamaya.lab.solve.bounds import margins
from tamaya.lab.solve.game import CARD_BITS, COUNT_SHIFT, DRAWN, HANDS, LAST_TURNS, LOST, PLAYED, TOKENS, UNDECIDED, WON
from tamaya.lab.solve.moves import list_moves, make_move
from tamaya.lab.solve.rows import forget, is_new


def search(game, start, seat, width, most, taste, work):
    """Look for a line to a perfect show.

    Args:
        game: the game.
        start: the position's row.
        seat: whose turn it is.
        width: how many positions of a turn are kept.
        most: how many positions may be seen, about.
        taste: what makes a position promising, see ``game.Taste``.
        work: arrays to work with, see ``Workspace``; the line's moves are left in ``work.line``.

    Returns:
        LOST, WON or UNDECIDED; how many moves the line has; how many positions were seen.
    """
    copy_row(start, work.kept[0])
    n, seen, complete = 1, 1, True
    for turn in range(work.line.size):
        forget(work.places)
        made = expand(game, n, seat, turn, taste, work)
        if made < 0:
            return WON, turn + 1, seen
        complete = complete and made < work.grades.size
        seen += made
        least = least_kept(work, made, width)
        complete = complete and least < 0
        n = keep(work, turn, made, least, width)
        if n == 0:
            return LOST if complete else UNDECIDED, 0, seen
        if seen > most:
            break
        seat = (seat + 1) % game.players
    return UNDECIDED, 0, seen


def expand(game, n, seat, turn, taste, work):
    """Make the next positions of the kept ones; returns how many, or -1 if one is the perfect show."""
    made, room = 0, work.grades.size
    for at in range(n):
        row = work.kept[at]
        for k in range(list_moves(game, row, seat, work.found)):
            if made == room:
                return made
            move, new = work.found[k], work.new[made]
            make_move(game, row, seat, move, new)
            if new[PLAYED] == game.every_card:
                write_line(work, turn, at, move)
                return -1
            if row[LAST_TURNS] == 1:
                continue
            work.grades[made] = grade(game, new, taste, work.scratch)
            if work.grades[made] >= 0 and is_new(work.new, made, work.places):
                work.new_parents[made], work.new_moves[made] = at, move
                made += 1
    return made


def grade(game, row, taste, scratch):
    """How promising a position is, from 0; -1 if it is lost for certain."""
    held, capacity = np.int64(0), np.int64(0)
    for player in range(game.players):
        held |= row[HANDS + player] & CARD_BITS
        capacity += row[HANDS + player] >> COUNT_SHIFT
    plays, places = margins(game, row[PLAYED], held, row[DRAWN], capacity, row[LAST_TURNS], scratch)
    if plays < 0 or places < 0:
        return np.int64(-1)
    value = taste.played * popcount(row[PLAYED]) + taste.token * row[TOKENS]
    value += taste.left * (game.deck.size - row[DRAWN])
    return value + taste.play * min(plays, taste.most_plays) + taste.place * min(places, taste.most_places)


def least_kept(work, made, width):
    """The lowest grade that is kept so that ``width`` are; -1 if all are."""
    if made <= width:
        return -1
    counts = work.counts
    for value in range(counts.size):
        counts[value] = 0
    for at in range(made):
        counts[min(work.grades[at], counts.size - 1)] += 1
    total, least = 0, counts.size
    while total < width:
        least -= 1
        total += counts[least]
    return least


def keep(work, turn, made, least, width):
    """Move the positions of at least that grade to the kept ones; returns how many."""
    n = 0
    for at in range(made):
        if n < width and work.grades[at] >= least:
            copy_row(work.new[at], work.kept[n])
            work.parents[turn, n], work.moves[turn, n] = work.new_parents[at], work.new_moves[at]
            n += 1
    return n


def copy_row(row, other):
    """Copy a position."""
    for word in range(row.size):
        other[word] = row[word]


def write_line(work, turn, at, last):
    """Write the moves from the start to a move of a kept position."""
    work.line[turn] = last
    for before in range(turn - 1, -1, -1):
        work.line[before] = work.moves[before, at]
        at = work.parents[before, at]
