"""Where a game's numbers lie: two structured dtypes, one per game and one per set of options. Each field is documented here once.

Sets are words: a set of identities has bit ``suit * ranks + rank - 1``, a set of clues has the clue colours first, then the clue
ranks, a set of moves has bit ``move number``.
"""

from functools import cache
from typing import Any

import numpy as np

from tamaya.kernel.shape import DECK_BYTES, Shape


@cache
def game_dtype(shape: Shape) -> np.dtype[Any]:
    """One game. 256 bytes for two players and five suits, 384 for five players.

    >>> game_dtype(Shape(players=5, hand=4, suits=5, ranks=5, clue_colours=5, clue_ranks=5)).itemsize
    384
    """
    return np.dtype(
        [
            # Per seat: one byte per slot, oldest card first, the identity or ABSENT.
            ("hands", np.int64, (shape.players,)),
            # Per seat: the clues that may be given to that hand, kept up to date so that legality needs no loop over clues.
            ("touch", np.int64, (shape.players,)),
            # Per seat and slot, in the observation's own layout: possible identities, then clues that touched the card. 0 = absent.
            ("cards", np.int64, (shape.players * shape.hand,)),
            # Identities that are still missing from the fireworks.
            ("missing", np.int64),
            # Identities that fit on a firework now.
            ("playable", np.int64),
            # Identities on top of the fireworks.
            ("tops", np.int64),
            # The discard pile in the observation's layout: per identity as many bits as it has copies, filled from below.
            ("discards", np.int64),
            # The legal moves of the current seat; none once the game has ended.
            ("legal", np.int64),
            # The last action in the observation's layout, from the clue's colour on (actor, kind and target are apart).
            ("last_detail", np.int64),
            # splitmix64 states: one for deals, another for random policies, so that a policy's draws don't move the deck.
            ("deal_generator", np.uint64),
            ("policy_generator", np.uint64),
            # The cards still in the deck are deck[:deck_left].
            ("deck", np.uint8, (DECK_BYTES,)),
            # Unsigned where that is all there is: an index that can't be negative needs no test for it.
            ("turn", np.int32),
            ("deck_left", np.uint8),
            # 1: draw from the end of ``deck`` in order (a chosen deck); 0: draw anywhere, which shuffles as it goes.
            ("chosen_deck", np.uint8),
            ("clue_tokens", np.uint8),
            ("strikes", np.uint8),
            ("score", np.int8),
            ("current", np.uint8),
            # Turns left, the current one included, once the deck is empty; -1 before.
            ("last_turns", np.int8),
            # How the game ended (codes.py); RUNNING while it goes on.
            ("ending", np.uint8),
            ("last_actor", np.int8),
            ("last_target", np.int8),
            # PLAY, DISCARD, COLOUR_CLUE, RANK_CLUE (codes.py) or NO_SEAT before the first action.
            ("last_kind", np.int8),
        ],
        align=True,
    )


RULES_DTYPE: np.dtype[Any] = np.dtype(
    [
        # Per clue, the identities that it touches; per identity (and ABSENT), the clues that touch it.
        ("touched_by", np.int64, (16,)),
        ("clues_of", np.int16, (64,)),
        # Per clue move (less FIRST_CLUE), how many seats to the left the target sits, and the clue: cheaper than divisions.
        ("target_of_move", np.int8, (64,)),
        ("clue_of_move", np.int8, (64,)),
        # Per identity, the set of the one that goes on it, or of the one it goes on; 0 at the ends of a firework.
        ("next_card", np.int64, (32,)),
        ("previous_card", np.int64, (32,)),
        # Per identity, its bits in the discard pile's word, and the lowest of them.
        ("discard_field", np.int64, (32,)),
        ("discard_first", np.int64, (32,)),
        # Per identity, what its holder knows of a card just drawn: all identities are possible; a seer knows it (as in HLE).
        ("fresh_card", np.int64, (64,)),
        # The first card of every firework.
        ("first_cards", np.int64),
        # Clues that any hand with a card may be given although they touch nothing: all of them, or none.
        ("empty_clues", np.int64),
        # Per suit, its identities in the order in which they are played, one suit after the other.
        ("order", np.int8, (32,)),
        ("deck", np.uint8, (DECK_BYTES,)),
        ("deck_size", np.int8),
        ("max_clue_tokens", np.int8),
        ("start_clue_tokens", np.int8),
        # Discards are legal below this number of tokens.
        ("discard_below", np.int8),
        ("strike_limit", np.int8),
        # The seat that starts, or -1 to draw one for each game.
        ("first_player", np.int8),
        # Score of a game lost by strikes, or KEEP_SCORE.
        ("strikeout_score", np.int8),
        # Cards of suits whose missing cards cost points.
        ("penalty", np.int8),
        ("points", np.int8),
        # STOP_OFF, STOP_PUBLIC or STOP_HANAB_LIVE.
        ("stop_when_decided", np.int8),
        ("grand_finale", np.int8),
        # NEXT_STEP, SAME_STEP or DISABLED.
        ("autoreset", np.int8),
        # 1: observations have the section with what every player knows.
        ("with_knowledge", np.int8),
        # Lanes of an observation.
        ("observation_lanes", np.int16),
    ],
    align=True,
)
