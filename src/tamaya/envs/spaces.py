"""What is common to the environments: spaces and seeds."""

from typing import Any, Literal, get_args

import numpy as np
from gymnasium import spaces

from tamaya.kernel.games import Games

Kind = Literal["uint8", "float32"]
"""What observations are made of, as far as spaces can say it. Packed bits are the kernel's own (:mod:`tamaya.kernel.games`)."""


def check_kind(dtype: str) -> None:
    """Refuse what observations can't be made of, before anything is compiled.

    >>> check_kind("packed")
    Traceback (most recent call last):
    ...
    ValueError: no dtype 'packed'; there are uint8, float32
    """
    if dtype not in get_args(Kind):
        raise ValueError(f"no dtype {dtype!r}; there are {', '.join(get_args(Kind))}")


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
