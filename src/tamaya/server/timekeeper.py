"""What time it is for clocks: it never jumps, whatever happens to the machine's time of day while the server runs."""

import time


class Timekeeper:
    """Milliseconds since 1970: the machine's time of day when the server started, and what has gone by since.

    >>> keeper = Timekeeper(start=1_000)
    >>> keeper.now() >= 1_000
    True
    """

    def __init__(self, start: int | None = None) -> None:
        self._start = wall() if start is None else start
        self._began = time.monotonic_ns()

    def now(self) -> int:
        """The time."""
        return self._start + (time.monotonic_ns() - self._began) // 1_000_000


def wall() -> int:
    """The machine's time of day, in milliseconds since 1970."""
    return time.time_ns() // 1_000_000
