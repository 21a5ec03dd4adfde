"""How fast the kernel is here: what `tamaya bench kernel` prints."""

import time
from collections.abc import Callable
from typing import Any

import numpy as np

from tamaya.kernel.games import Games
from tamaya.rules.options import Options


def measure(options: Options, batch: int, seconds: float, started: float) -> dict[str, Any]:
    """Random play on one core: every step is a uniformly random legal move with its deals, end test, reset and legal mask.

    Args:
        options: of the games.
        batch: how many games, stepped side by side.
        seconds: for each of the two measurements.
        started: ``time.perf_counter()`` from before numba was imported; the compilation counts from there.

    Returns:
        ``steps_per_s`` with the legal mask, ``steps_per_s_observed`` with uint8 observations too (each the median of several runs),
        ``batch``, ``compile_s`` (until the first step was made, numba's import included) and ``bytes_per_game``.
    """
    games = Games(options, batch, seed=1)
    plain, observed = games.arrays(), games.arrays(observations="uint8")
    games.play_random(observed, 1)
    compile_s = time.perf_counter() - started
    games.play_random(plain, 1)
    return {
        "steps_per_s": round(_rate(lambda steps: games.play_random(plain, steps), batch, seconds)),
        "steps_per_s_observed": round(_rate(lambda steps: games.play_random(observed, steps), batch, seconds)),
        "batch": batch,
        "compile_s": round(compile_s, 2),
        "bytes_per_game": games.state.itemsize,
    }


def _rate(run: Callable[[int], None], batch: int, seconds: float, runs: int = 9) -> float:
    """Steps a second, the median of several runs that take so long together."""
    steps = 1
    while (took := _timed(run, steps)) < seconds / runs / 2:
        steps *= 2
    steps = max(1, int(steps * seconds / runs / took))
    return float(np.median([steps * batch / _timed(run, steps) for _ in range(runs)]))


def _timed(run: Callable[[int], None], steps: int) -> float:
    """Seconds of one core's time: what other programs take away doesn't count."""
    start = time.process_time()
    run(steps)
    return time.process_time() - start
