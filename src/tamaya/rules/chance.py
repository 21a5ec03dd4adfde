"""Chance that is the same again on replay: every draw is a hash of a secret, the turn and what it is for."""

import hashlib
from collections.abc import Sequence

CHANCE_BYTES = 16


def draw(chance: bytes, purpose: str, turn: int, below: int) -> int:
    """A number in ``range(below)``, the same for the same arguments. 64 bits of hash: the bias is below 2⁻⁵⁸ for a deck's sizes.

    >>> draw(bytes(16), "first player", 0, 1)
    0
    """
    text = chance + f"|{purpose}|{turn}".encode()
    return int.from_bytes(hashlib.sha256(text).digest()[:8], "big") % below


def shuffled(cards: Sequence[int], secret: bytes, purpose: str) -> tuple[int, ...]:
    """The cards in an order drawn from ``secret`` (Fisher-Yates over a SHAKE-256 stream, 64 bits a swap).

    >>> sorted(shuffled(range(5), b"secret", "deck"))
    [0, 1, 2, 3, 4]
    """
    pile = list(cards)
    stream = hashlib.shake_256(secret + b"|" + purpose.encode()).digest(8 * len(pile))
    for i in range(len(pile) - 1, 0, -1):
        j = int.from_bytes(stream[8 * i : 8 * i + 8], "big") % (i + 1)
        pile[i], pile[j] = pile[j], pile[i]
    return tuple(pile)


def secret_of(seed: int | str | bytes) -> bytes:
    """32 bytes from whatever a person calls a seed.

    >>> secret_of("summer") == secret_of(b"summer")
    True
    """
    raw = seed if isinstance(seed, bytes) else str(seed).encode()
    return hashlib.sha256(b"tamaya seed|" + raw).digest()
