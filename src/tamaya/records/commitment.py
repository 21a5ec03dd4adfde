"""The promise about hidden cards: shown when they are dealt, opened at the end."""

import hashlib
import json
from collections.abc import Sequence

from tamaya.records.record import Record


def commitment(deck: Sequence[int], first_player: int, chance: bytes, salt: bytes) -> str:
    """SHA-256 over a fresh salt, the deck, the first player and the chance, in hexadecimal.

    The text hashed is the salt's bytes followed by compact JSON ``{"deck":[…],"first_player":n,"chance":"hex"}``.

    >>> commitment([0, 1], 0, bytes(16), bytes(16))[:8]
    '6f03a126'
    """
    text = json.dumps({"deck": list(deck), "first_player": first_player, "chance": chance.hex()}, separators=(",", ":"))
    return hashlib.sha256(salt + text.encode()).hexdigest()


def commitment_of(record: Record) -> str | None:
    """What was shown when the record's cards were dealt; None if nothing was."""
    first = record.options.first_player
    if record.salt is None or first is None:
        return None
    return commitment(record.deck, first, record.chance, record.salt)
