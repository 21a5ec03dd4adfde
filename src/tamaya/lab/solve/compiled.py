"""Hand the solver's sources to numba.

As in ``kernel.specialise``, and for the same reason: numba's disk cache looks at the entry point's own file only. So each source function
is rebuilt with a hash of all sources in its name, and with globals in which the names of the others mean their compiled twins.
"""

import hashlib
import inspect
from functools import cache
from pathlib import Path
from types import FunctionType, ModuleType, SimpleNamespace
from typing import Any

import numba

from tamaya.kernel import lanes
from tamaya.kernel.cache import LockedCache
from tamaya.lab.solve import beam, bounds, game, moves, pool, rows

SOURCES: tuple[ModuleType, ...] = (rows, bounds, moves, beam, pool)
ENTRIES = ("search", "search_pool")
cache_of: Any = LockedCache
ENTRY_POINT: dict[str, Any] = {"error_model": "numpy"}  # `_twin` sets the cache
# Without the wrappers that would make them callable from elsewhere, and without counting references (nothing is allocated), helpers
# compile faster.
HELPER: dict[str, Any] = {"no_cpython_wrapper": True, "no_cfunc_wrapper": True, "error_model": "numpy", "_nrt": False}


@cache
def compiled() -> SimpleNamespace:
    """The entry points; they are compiled, or loaded from the cache, when first called."""
    names: dict[str, Any] = {}
    for module in SOURCES:
        names |= {name: value for name, value in vars(module).items() if not name.startswith("__")}
    for module in SOURCES:
        for name, function in inspect.getmembers(module, inspect.isfunction):
            if function.__module__ == module.__name__:
                names[name] = _twin(function, names)
    return SimpleNamespace(**{name: names[name] for name in ENTRIES})


def _twin(function: FunctionType, names: dict[str, Any]) -> Any:
    twin = FunctionType(function.__code__, names, function.__name__)
    twin.__qualname__ = f"{function.__name__}_{_sources_hash()}"
    twin.__module__ = function.__module__
    if function.__name__ not in ENTRIES:
        return numba.njit(twin, **HELPER)
    entry = numba.njit(twin, **ENTRY_POINT)
    entry._cache = cache_of(twin)
    return entry


@cache
def _sources_hash() -> str:
    digest = hashlib.sha256(Path(__file__).read_bytes())
    for module in (*SOURCES, game, lanes):
        digest.update(inspect.getsource(module).encode())
    return digest.hexdigest()[:12]
