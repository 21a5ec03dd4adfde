"""Compile the kernel for a shape.

The sources (``chance``, ``deal``, ``legal``, ``turn``, ``observe``, ``advance``, ``loops``) are plain functions that name the shape's sizes as
module constants. Here each is rebuilt with globals of its own, in which those names have the shape's values and the names of other
functions mean their compiled twins, and handed to numba. What numba's disk cache needs, each point learnt the hard way:

- Constants are not part of the cache key: two shapes under one name would load each other's code. The name has the shape in it.
- The key covers the entry point's own file only. The name has a hash of all sources in it.
- A closure over another compiled function never hits the cache; globals do.
- Processes that fill the cache at once can give each other the wrong code: ``cache.LockedCache``.
"""

import hashlib
import inspect
from collections.abc import Callable
from functools import cache, partial
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any

import numba

from tamaya.kernel import advance, chance, codes, constants, deal, lanes, layout, legal, loops, observe, shape, turn
from tamaya.kernel.cache import LockedCache
from tamaya.kernel.constants import constants_of
from tamaya.kernel.shape import Shape

SOURCES: tuple[ModuleType, ...] = (chance, legal, deal, turn, observe, advance, loops)
OTHER_INPUTS: tuple[ModuleType, ...] = (codes, constants, lanes, layout, shape)

type_of: Any = numba.typeof
cache_of: Any = LockedCache
"""numba has no annotations."""

# (The cache is set by `_twin`.) Divisors are constants: Python's check for zero would only cost time to compile.
ENTRY_POINT: dict[str, Any] = {"error_model": "numpy"}
# Helpers are called by compiled code alone; wrappers that make them callable from elsewhere take a quarter of the time to compile.
# Nothing is allocated, so references to arrays need no counting; it would cost an atomic operation per array and call.
HELPER: dict[str, Any] = {"no_cpython_wrapper": True, "no_cfunc_wrapper": True, "error_model": "numpy", "_nrt": False}
# What surrounds every move and what writes the observation become part of the loop over games: a call of ten arguments costs more
# than most of these functions do. The turn itself and the deal stay functions, which keeps compilation short.
INLINED: tuple[ModuleType, ...] = (chance, observe, advance)


class Compiled:
    """The entry points of ``loops`` for one shape, compiled when first called."""

    def __init__(self, shape: Shape) -> None:
        names = compiled(shape)
        self.reset = names["reset"]
        self.reset_to_decks = names["reset_to_decks"]
        self.step = names["step"]
        self.observe = names["observe"]
        self.write_legal = names["write_legal"]
        self.pick = names["pick"]
        self.play_random = names["play_random"]


@cache
def specialise(shape: Shape) -> Compiled:
    """The kernel for a shape; nothing is compiled yet."""
    return Compiled(shape)


def bound(entry_point: Any, *arguments: Any) -> Callable[[], Any]:
    """An entry point with its arguments, to be called often with one small batch.

    numba finds out the types of all arguments at every call, which takes longer than a step. Here that is done once, and the
    compiled function called directly.
    """
    signature = tuple(type_of(argument) for argument in arguments)
    entry_point.compile(signature)
    return partial(entry_point.overloads[signature].entry_point, *arguments)


def compiled(shape: Shape, more: tuple[ModuleType, ...] = (), inputs: tuple[ModuleType, ...] = ()) -> dict[str, Any]:
    """All functions of the kernel for a shape, by name; nothing is compiled yet.

    Args:
        shape: the sizes.
        more: sources of one's own that call the kernel's functions, compiled together with them; the last one has the entry points.
            No two functions may have the same name.
        inputs: modules whose values those sources use.
    """
    names: dict[str, Any] = {}
    for module in (*SOURCES, *more):
        names |= {name: value for name, value in vars(module).items() if not name.startswith("__")}
    names |= constants_of(shape)
    entries = more[-1] if more else loops
    key = f"{shape.key}_{_sources_hash((*SOURCES, *OTHER_INPUTS, *more, *inputs))}"
    for module in (*SOURCES, *more):
        for name, function in _own_functions(module).items():
            flags = ENTRY_POINT if module is entries else HELPER | {"forceinline": module in INLINED}
            names[name] = _twin(function, names, key, flags)
    return names


def _own_functions(module: ModuleType) -> dict[str, FunctionType]:
    return {name: f for name, f in inspect.getmembers(module, inspect.isfunction) if f.__module__ == module.__name__}


def _twin(function: FunctionType, names: dict[str, Any], key: str, flags: dict[str, Any]) -> Any:
    twin = FunctionType(function.__code__, names, function.__name__)
    twin.__qualname__ = f"{function.__name__}_{key}"
    twin.__doc__ = function.__doc__
    twin.__module__ = function.__module__
    compiled = numba.njit(twin, **flags)
    if flags is ENTRY_POINT:
        compiled._cache = cache_of(twin)
    return compiled


@cache
def _sources_hash(modules: tuple[ModuleType, ...]) -> str:
    digest = hashlib.sha256()
    digest.update(Path(__file__).read_bytes())
    for module in modules:
        digest.update(inspect.getsource(module).encode())
    return digest.hexdigest()[:12]
