"""A move's reason as a message of the catalogues (``reasons-hat.ftl``): ids and numbers, no words.

``slot`` counts from the newest card, which is 1.
"""

from collections.abc import Sequence

from tamaya.bots.partner.board import Board
from tamaya.bots.protocol import Reason


def place(cards: Sequence[int], slot: int) -> dict[str, str | int]:
    """The argument that names a card of one's own."""
    return {"slot": len(cards) - slot}


def face(board: Board, identity: int) -> dict[str, str | int]:
    """The arguments that name a card."""
    tables = board.tables
    return {"suit": tables.variant.suits[tables.suit_of(identity)].id, "rank": tables.rank_of(identity)}


def play(board: Board, cards: Sequence[int], slot: int, mask: int) -> Reason:
    """A card that surely fits."""
    if mask.bit_count() != 1:
        return Reason("reason-hat-play", place(cards, slot))
    return Reason("reason-hat-play-known", {**place(cards, slot), **face(board, mask.bit_length() - 1)})


def risk(cards: Sequence[int], slot: int, chance: float) -> Reason:
    """A card that may fit."""
    return Reason("reason-hat-play-chance", {**place(cards, slot), "percent": round(100 * chance)})


def message(target: int, number: int, capacity: int) -> Reason:
    """A clue that stands for a number."""
    return Reason("reason-hat-clue", {"target": target, "number": number, "most": capacity - 1})


def discard_message(cards: Sequence[int], slot: int) -> Reason:
    """One useless card of several, and which one is a message."""
    return Reason("reason-hat-discard-message", place(cards, slot))


def discard_useless(cards: Sequence[int], slot: int) -> Reason:
    """A useless card."""
    return Reason("reason-hat-discard-useless", place(cards, slot))


def discard_least(cards: Sequence[int], slot: int) -> Reason:
    """The card that will be missed least."""
    return Reason("reason-hat-discard-least", place(cards, slot))


def plain_clue(target: int) -> Reason:
    """A clue that says no more than its words."""
    return Reason("reason-hat-clue-plain", {"target": target})
