"""The entry points: whole games of hat players. Compiled by ``table``, kept on disk.

As in ``kernel.loops``: ``games`` and ``minds`` have one element per game, ``rules`` and ``lore`` one element in all.
"""

from tamaya.bots.hat.fast.choose import choose
from tamaya.bots.hat.fast.hear import carry_out, look
from tamaya.kernel.codes import RUNNING
from tamaya.kernel.constants import ALL_IDENTITIES, HAND, PLAYERS


def meet(games, rules, minds, lore):
    """Sit down to games that were just dealt."""
    for g in range(len(games)):
        for at in range(PLAYERS * HAND):
            minds[g].known[at] = games[g].cards[at] & ALL_IDENTITIES
        look(games[g], rules[0], minds[g], lore[0])


def play_on(games, rules, minds, lore, turns, moves):
    """Play every game on for so many turns or to its end; ``moves[game, turn]`` is what was done, -1 after the end."""
    for g in range(len(games)):
        for turn in range(turns):
            if games[g].ending == RUNNING:
                move = choose(games[g], rules[0], minds[g], lore[0])
                moves[g, turn] = move
                carry_out(games[g], rules[0], minds[g], lore[0], move)
            else:
                moves[g, turn] = -1
