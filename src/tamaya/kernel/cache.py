"""numba's disk cache, for many processes at once."""

import contextlib
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from numba.core.caching import FunctionCache


class LockedCache(FunctionCache):
    """The cache of one compiled function, read and written by one process at a time.

    numba adds an entry by reading the index, choosing a file name that is free in it, and writing both. Two processes that compile
    the same function for different arrays can choose the same name: then one's index points to the other's code.
    """

    def load_overload(self, sig: Any, target_context: Any) -> Any:
        """The compiled code for a signature, or None."""
        with self._alone():
            return super().load_overload(sig, target_context)  # type: ignore[no-untyped-call]

    def save_overload(self, sig: Any, data: Any) -> None:
        """Keep compiled code."""
        with self._alone():
            super().save_overload(sig, data)  # type: ignore[no-untyped-call]

    @contextlib.contextmanager
    def _alone(self) -> Iterator[None]:
        if sys.platform == "win32":  # no such locks: there the first step of a shape is for one process alone
            yield
            return
        import fcntl

        folder = Path(self.cache_path)
        folder.mkdir(parents=True, exist_ok=True)
        with (folder / "kernel.lock").open("a") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)  # until the file is closed
            yield
