"""The arrays through which games and their caller speak. The caller owns them; the kernel only writes into them."""

from dataclasses import dataclass
from typing import Any, Literal

import numpy as np
from numpy.typing import NDArray

from tamaya.kernel.errors import UnfitArray

Kind = Literal["uint8", "float32", "packed"]
"""How observations are written: one lane an element, or 64 lanes a ``uint64``, the first in the lowest bit."""

DTYPES: dict[str, type[np.generic]] = {"uint8": np.uint8, "float32": np.float32, "packed": np.uint64}


@dataclass(frozen=True, slots=True, eq=False)
class Arrays:
    """Made and checked by :meth:`tamaya.kernel.games.Games.arrays`. ``B`` games, ``M`` moves, ``N`` lanes of an observation.

    Attributes:
        moves: int64 ``(B,)``, in: the move of every game.
        rewards: float32 ``(B,)``, out: change of the score.
        ended: bool ``(B,)``, out: whether the step ended the game.
        legal: uint8 ``(B, M)``, out: 1 where a move is legal for the next player; None if not wanted.
        observations: out: what the next player sees; uint8 or float32 ``(B, N)``, or uint64 ``(B, ⌈N/64⌉)``; None if not wanted.
        last_observations: the same, out: what the player who ended a game saw then, before the game was dealt anew in the same step;
            rows of other games are left alone; None if not wanted.
        sizes: ``(B, M, N)`` of the games that they were made for: others refuse them.
    """

    moves: NDArray[np.int64]
    rewards: NDArray[np.float32]
    ended: NDArray[np.bool_]
    legal: Any  # NDArray or None: whoever asked for it knows
    observations: Any
    last_observations: Any
    sizes: tuple[int, int, int]

    @property
    def outputs(self) -> tuple[NDArray[Any] | None, ...]:
        """All but the moves, in the order in which compiled code takes them."""
        return self.rewards, self.ended, self.legal, self.observations, self.last_observations


def fit(name: str, given: NDArray[Any] | None, dtype: Any, shape: tuple[int, ...]) -> NDArray[Any]:
    """The given array if it fits, or a new one.

    >>> fit("moves", None, np.int64, (3,))
    array([0, 0, 0])
    >>> fit("moves", np.zeros(4, np.int64), np.int64, (3,))
    Traceback (most recent call last):
    ...
    tamaya.kernel.errors.UnfitArray: moves: need a C-contiguous, writable int64 array of shape (3,), got int64 of shape (4,)

    Raises:
        UnfitArray: compiled code would read or write past it.
    """
    if given is None:
        return np.zeros(shape, dtype)
    if not isinstance(given, np.ndarray):
        raise UnfitArray(f"{name}: need an array, got a {type(given).__name__}")
    fits = given.dtype == dtype and given.shape == shape and given.flags.c_contiguous and given.flags.writeable
    if not fits:
        flaws = [] if given.flags.c_contiguous else ["not contiguous"]
        flaws += [] if given.flags.writeable else ["read-only"]
        raise UnfitArray(
            f"{name}: need a C-contiguous, writable {np.dtype(dtype)} array of shape {shape}, got "
            + ", ".join([f"{given.dtype} of shape {given.shape}", *flaws])
        )
    return given


def observation_array(name: str, given: NDArray[Any] | Kind | None, rows: int, lanes: int) -> NDArray[Any] | None:
    """An observation array: the given one if it fits, a new one of a kind, or none.

    >>> observation_array("observations", "packed", 2, 658).shape
    (2, 11)
    """
    if given is None:
        return None
    kind = given if isinstance(given, str) else next((k for k, d in DTYPES.items() if given.dtype == d), "uint8")
    if kind not in DTYPES:
        raise UnfitArray(f"{name}: no kind {kind!r}; there are {', '.join(DTYPES)}")
    width = -(-lanes // 64) if kind == "packed" else lanes
    return fit(name, None if isinstance(given, str) else given, DTYPES[kind], (rows, width))


def unpacked(packed: NDArray[np.uint64], lanes: int) -> NDArray[np.uint8]:
    """Packed observations as zeros and ones.

    >>> unpacked(np.array([[5]], np.uint64), 4)
    array([[1, 0, 1, 0]], dtype=uint8)
    """
    little = packed.astype("<u8", copy=False)
    return np.unpackbits(little.view(np.uint8), axis=-1, count=lanes, bitorder="little")
