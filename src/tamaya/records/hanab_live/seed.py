"""The deck that hanab.live deals for a seed, e.g. ``p3v0s1``.

The seed's CRC-64 seeds Go's classic generator, which shuffles the sorted deck. That generator starts from 607 numbers which are
themselves 7.8 · 10¹² steps of it; they are found here by jumping ahead instead of being stored.
"""

import re
from functools import cache

from tamaya.records.errors import RecordError
from tamaya.records.hanab_live.variants import IDS, variant_from_name
from tamaya.rules.tables import compile_tables
from tamaya.rules.variants import Variant

_LENGTH, _TAP = 607, 273
_WORD = (1 << 64) - 1
_STEPS = 7_800_000_000_000
_CRC_POLYNOMIAL = 0xC96C5795D7870F42
_LEHMER, _MERSENNE = 48271, (1 << 31) - 1


def deck_from_seed(seed: str, variant: Variant | None = None) -> tuple[int, ...]:
    """The identities in the order in which that server draws them.

    Args:
        seed: ``p{players}v{variant's number}s{anything}``; a leading ``legacy-x-`` is dropped.
        variant: whose cards; by default the one that the seed names.

    >>> from tamaya.rules.variants import NORMAL
    >>> deck_from_seed("p2v0s1")[:3] == deck_from_seed("p2v0s1", NORMAL)[:3]
    True

    Raises:
        RecordError: ``seed``, or a code of the variant's.
    """
    plain = re.sub(r"^legacy-[^-]+-", "", seed)
    match = re.match(r"p[2-6]v(\d{1,6})s", plain)
    if match is None:
        raise RecordError("seed", "not a seed of the form p3v0s1", "seed")
    if variant is None:
        variant = variant_from_number(int(match[1]))
    random = GoRandom(signed(crc64(plain.encode())))
    deck = list(compile_tables(variant).deck)
    for i in range(len(deck)):
        j = random.below(i + 1)
        deck[i], deck[j] = deck[j], deck[i]
    return tuple(deck)


def variant_from_number(number: int) -> Variant:
    """The variant that their links and seeds call by a number.

    >>> variant_from_number(1).id
    'tricky'

    Raises:
        RecordError: ``unknown_variant``.
    """
    if number not in IDS:
        raise RecordError(
            "unknown_variant", f"variant number {number} isn't known here", "variant", variant=f"#{number}"
        )
    return variant_from_name(IDS[number])


def crc64(data: bytes) -> int:
    """CRC-64/ECMA, reflected.

    >>> hex(crc64(b"123456789"))
    '0x995dc9bbdf1939fa'
    """
    crc = _WORD
    for byte in data:
        crc ^= byte
        for _ in range(8):
            crc = (crc >> 1) ^ (_CRC_POLYNOMIAL if crc & 1 else 0)
    return crc ^ _WORD


def signed(word: int) -> int:
    """64 bits read as a signed number.

    >>> signed(2**64 - 1)
    -1
    """
    return word - (1 << 64) if word >> 63 else word


class GoRandom:
    """Go's additive lagged-Fibonacci generator (``math/rand``).

    >>> GoRandom(1).below(100), GoRandom(1).below(100)
    (81, 81)
    """

    def __init__(self, seed: int) -> None:
        self._numbers = [mine ^ start for mine, start in zip(_seeded(seed), _start_table(), strict=True)]
        self._tap, self._feed = 0, _LENGTH - _TAP

    def word(self) -> int:
        """The next 64 bits."""
        self._tap = (self._tap - 1) % _LENGTH
        self._feed = (self._feed - 1) % _LENGTH
        number = (self._numbers[self._feed] + self._numbers[self._tap]) & _WORD
        self._numbers[self._feed] = number
        return number

    def below(self, n: int) -> int:
        """A number in ``range(n)``, for n below 2³¹."""
        if n & (n - 1) == 0:
            return self._31_bits() & (n - 1)
        most = (1 << 31) - 1 - (1 << 31) % n
        while (number := self._31_bits()) > most:
            pass
        return number % n

    def _31_bits(self) -> int:
        return (self.word() & (_WORD >> 1)) >> 32


def _seeded(seed: int) -> list[int]:
    """607 words from a seed: three draws of a Lehmer generator each."""
    x = seed % _MERSENNE or 89_482_311
    for _ in range(20):
        x = x * _LEHMER % _MERSENNE
    words = []
    for _ in range(_LENGTH):
        word = 0
        for shift in (40, 20, 0):
            x = x * _LEHMER % _MERSENNE
            word ^= x << shift
        words.append(word & _WORD)
    return words


@cache
def _start_table() -> tuple[int, ...]:
    """The 607 words that every seed is mixed with: the generator's own state, seeded with 1, after ``_STEPS`` steps.

    Step n writes y(n) = y(n - 607) + y(n - 273) to place (334 - n) mod 607. So the state is 607 neighbours of one sequence, and
    y(M + i) is the sum over j of c(j) · y(i + j), where the c are the coefficients of x^M modulo x^607 - x^334 - 1.
    """
    x = 1
    for _ in range(20):
        x = x * _LEHMER % _MERSENNE
    places = []
    for _ in range(_LENGTH):
        word = 0
        for shift in (20, 10, 0):
            x = x * _LEHMER % _MERSENNE
            word ^= x << shift
        places.append(word)
    feed = _LENGTH - _TAP
    sequence = [places[(feed - n) % _LENGTH] for n in range(1 - _LENGTH, 1)]
    for n in range(_LENGTH, 2 * _LENGTH):
        sequence.append((sequence[n - _LENGTH] + sequence[n - _TAP]) & _WORD)
    jump = _power_of_x(_STEPS)
    # Reversing one factor turns the sums above into a product's coefficients.
    product = _product(jump[::-1], sequence)
    later = product[_LENGTH - 1 : 2 * _LENGTH - 1]
    table = [0] * _LENGTH
    for n, word in enumerate(later, start=_STEPS + 1 - _LENGTH):
        table[(feed - n) % _LENGTH] = word
    return tuple(table)


def _power_of_x(exponent: int) -> list[int]:
    """A power of x, modulo x^607 - x^334 - 1 and 2^64, lowest coefficient first."""
    power = [1] + [0] * (_LENGTH - 1)
    for bit in f"{exponent:b}":
        power = _reduced(_product(power, power))
        if bit == "1":
            power = _reduced([0, *power])
    return power


def _reduced(polynomial: list[int]) -> list[int]:
    rest = polynomial.copy()
    for degree in range(len(rest) - 1, _LENGTH - 1, -1):
        rest[degree - _LENGTH] += rest[degree]
        rest[degree - _TAP] += rest[degree]
    return [number & _WORD for number in rest[:_LENGTH]]


def _product(one: list[int], other: list[int]) -> list[int]:
    """Multiply polynomials by multiplying two long numbers: 20 bytes a coefficient leave room for every sum."""
    room = 20
    long = _joined(one, room) * _joined(other, room)
    terms = len(one) + len(other) - 1
    raw = long.to_bytes(room * (terms + 1), "little")
    return [int.from_bytes(raw[at : at + 8], "little") for at in range(0, room * terms, room)]


def _joined(numbers: list[int], room: int) -> int:
    return int.from_bytes(b"".join(number.to_bytes(room, "little") for number in numbers), "little")
