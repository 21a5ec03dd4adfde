"""Tables of hat players, many games at once: the same players as ``hat.Hat``, a thousand times as fast.

One mind serves a whole table: what is public is the same for all, and a private thought lasts one decision.
"""

from collections.abc import Sequence
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tamaya.bots.hat import coding
from tamaya.bots.hat.fast import ask, choose, code, hear, knowledge, layout, turns
from tamaya.bots.hat.habits import Habits, habits_for
from tamaya.kernel.games import Games
from tamaya.kernel.shape import Shape
from tamaya.kernel.specialise import compiled
from tamaya.kernel.tables import Autoreset
from tamaya.rules.options import Options

MOST_TURNS = 200
"""More than any game without bonuses lasts: every turn but a clue moves a card on, and clues need tokens."""


@cache
def _compiled(shape: Shape) -> dict[str, Any]:
    return compiled(shape, (knowledge, ask, code, choose, hear, turns), (layout, coding))


def play_games(
    options: Options, decks: Sequence[Sequence[int]], habits: Habits | None = None
) -> tuple[NDArray[Any], NDArray[np.int64]]:
    """Play games with chosen decks to the end.

    Returns:
        the games' end (``kernel.layout.game_dtype``) and their moves, ``(games, turns)``, -1 after the end.
    """
    games = Games(options, len(decks), autoreset=Autoreset.DISABLED)
    games.reset_to_decks(np.array(decks, np.uint8))
    minds = np.zeros(len(decks), layout.mind_dtype(games.shape))
    lore = layout.lore_of(options, habits or habits_for(options.players))
    moves = np.zeros((len(decks), MOST_TURNS), np.int64)
    entry = _compiled(games.shape)
    entry["meet"](games.state, games.rules, minds, lore)
    entry["play_on"](games.state, games.rules, minds, lore, MOST_TURNS, moves)
    return games.state, moves
