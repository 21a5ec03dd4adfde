"""From bits to lanes: an observation section is a word, and its bits become numbers, 64 at a time, by one vector instruction.

A loop over bits costs 20 times as much. LLVM has a type for it: a 64-bit word *is* a vector of 64 one-bit lanes, and widening that
vector gives 64 bytes (or 64 floats), which one store writes. It compiles to mask registers on AVX-512 and to shuffles elsewhere.

A store may write more lanes than its section has: the next section overwrites them. The last sections are stored ``exact``.
"""

from functools import cache
from typing import Any

from llvmlite import ir
from numba import types
from numba.core import cgutils
from numba.extending import intrinsic

BYTE, FLOAT, WORD = ir.IntType(8), ir.FloatType(), ir.IntType(64)


def compiled_only(typing: Any) -> Any:
    """Numba's ``intrinsic``; what it makes has another signature than the function that describes it."""
    return intrinsic(typing)


@compiled_only
def popcount(_typing_context: Any, _word: Any) -> Any:
    """How many bits of a word are set: one instruction."""

    def codegen(_context: Any, builder: Any, _signature: Any, args: Any) -> Any:
        return builder.ctpop(args[0])

    return types.int64(types.int64), codegen


@compiled_only
def prefetch(_typing_context: Any, array: Any, _byte: Any) -> Any:
    """Ask for the cache line at a byte of an array, to be written soon. A hint: past the array's end it does nothing."""

    def codegen(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        data = builder.bitcast(context.make_array(signature.args[0])(context, builder, args[0]).data, BYTE.as_pointer())
        place = builder.gep(data, [args[1]], source_etype=BYTE)
        number = ir.IntType(32)
        kind = ir.FunctionType(ir.VoidType(), [place.type, number, number, number])
        hint = cgutils.get_or_insert_function(builder.module, kind, "llvm.prefetch.p0")  # type: ignore[no-untyped-call]
        for_writing, keep, of_data = number(1), number(3), number(1)
        builder.call(hint, [place, for_writing, keep, of_data])
        return context.get_dummy_value()

    return types.void(array, types.int64), codegen


@cache
def section_store(width: int, exact: bool = False) -> Any:
    """A function ``store(array, lane, word)`` for compiled code, which writes the low ``width`` bits of a word.

    Args:
        width: 0 to 64 lanes.
        exact: write no lane past ``width``. Otherwise up to 64 lanes are written, and the caller sees to it that those past
            ``width`` are within the array and overwritten later.

    The array is C-contiguous and taken as flat: ``uint8`` and ``float32`` hold one lane an element, ``uint64`` holds 64 lanes an
    element, the first lane in the lowest bit. ``word`` has no bits set past ``width``. Lanes of packed arrays are written in
    ascending order, the first one of a row at the start of a word.
    """

    @compiled_only
    def store(_typing_context: Any, array: Any, _lane: Any, _word: Any) -> Any:
        def codegen(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            if width == 0:
                return context.get_dummy_value()
            data = context.make_array(signature.args[0])(context, builder, args[0]).data
            if array.dtype == types.uint8:
                _store_lanes(builder, data, args[1], args[2], BYTE, width if exact else _rounded(width, 32))
            elif array.dtype == types.float32:
                _store_lanes(builder, data, args[1], args[2], FLOAT, width if exact else _rounded(width, 16))
            else:
                _store_packed(builder, data, args[1], args[2], width)
            return context.get_dummy_value()

        return types.void(array, types.int64, types.int64), codegen

    return store


def _rounded(width: int, vector: int) -> int:
    """Lanes of whole vectors: 32 bytes or 16 floats. Writing few lanes past a section keeps the bytes written low."""
    return -(-width // vector) * vector


def _store_lanes(builder: Any, data: Any, lane: Any, word: Any, element: Any, lanes: int) -> None:
    bits = builder.bitcast(word, ir.VectorType(ir.IntType(1), 64))
    if lanes < 64:
        kept = ir.Constant(ir.VectorType(ir.IntType(32), lanes), list(range(lanes)))
        bits = builder.shuffle_vector(bits, ir.Constant(bits.type, ir.Undefined), kept)
    wide = ir.VectorType(element, lanes)
    one = ir.Constant(element, 1.0 if element is FLOAT else 1)
    numbers = builder.select(bits, ir.Constant(wide, [one] * lanes), ir.Constant(wide, None))
    place = builder.gep(data, [lane], source_etype=element)
    builder.store(numbers, builder.bitcast(place, wide.as_pointer()), align=4 if element is FLOAT else 1)


def _store_packed(builder: Any, data: Any, lane: Any, word: Any, width: int) -> None:
    """Or the bits into the word where they begin; give what doesn't fit to the next word, which nothing has been written to yet."""
    shift = builder.and_(lane, WORD(63))
    place = builder.gep(data, [builder.lshr(lane, WORD(6))], source_etype=WORD)
    before = builder.select(builder.icmp_unsigned("==", shift, WORD(0)), WORD(0), builder.load(place))
    builder.store(builder.or_(before, builder.shl(word, shift)), place)
    with builder.if_then(builder.icmp_unsigned(">", builder.add(shift, WORD(width)), WORD(64))):
        # The word was shifted, so this shift is below 64.
        rest = builder.lshr(word, builder.sub(WORD(64), shift))
        builder.store(rest, builder.gep(place, [WORD(1)], source_etype=WORD))
