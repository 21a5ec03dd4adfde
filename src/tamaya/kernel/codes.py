"""Small numbers that stand for words inside the arrays."""

from typing import Final

from tamaya.rules.outcome import Termination

# How a game ended.
RUNNING: Final = 0
PERFECT: Final = 1
DECK: Final = 2
STRIKES: Final = 3
DECIDED: Final = 4
FINALE_LOST: Final = 5

TERMINATIONS: Final[dict[int, Termination | None]] = {
    RUNNING: None,
    PERFECT: Termination.PERFECT,
    DECK: Termination.DECK,
    STRIKES: Termination.STRIKES,
    DECIDED: Termination.DECIDED,
    FINALE_LOST: Termination.FINALE_LOST,
}

# Kinds of the last action, in the order of HLE's encoding.
PLAY: Final = 0
DISCARD: Final = 1
COLOUR_CLUE: Final = 2
RANK_CLUE: Final = 3

NO_SEAT: Final = -1
"""No first player named; no clue target; nothing has happened yet."""

# When a game that has ended starts anew (Gymnasium's AutoresetMode).
NEXT_STEP: Final = 0
SAME_STEP: Final = 1
DISABLED: Final = 2

# tamaya.rules.options.StopWhenDecided.
STOP_OFF: Final = 0
STOP_PUBLIC: Final = 1
STOP_HANAB_LIVE: Final = 2

KEEP_SCORE: Final = 99
"""In place of a strike-out's score: the fireworks count."""
