"""What is common to the environments: spaces and seeds."""

from typing import Any

import numpy as np
from gymnasium import spaces

from tamaya.kernel.games import Games


def observation_space(games: Games, dtype: Any) -> spaces.Dict:
    """One player's observation, zeros and ones, with the mask of its legal actions."""
    return spaces.Dict(
        {
            "observation": spaces.Box(0, 1, (games.observation_lanes,), dtype),
            "action_mask": spaces.Box(0, 1, (games.shape.moves,), np.int8),
        }
    )


def fresh_seed() -> int:
    """64 bits from the operating system, for whoever names no seed."""
    return int(np.random.SeedSequence().generate_state(1, np.uint64)[0])
