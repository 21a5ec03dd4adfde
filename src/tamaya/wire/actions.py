"""Actions as they travel, and their way to and from the rules' own."""

from functools import lru_cache
from typing import Literal

import msgspec

from tamaya.rules.actions import Action, Bonus, Clue, ClueKind, DeclineBonus, Discard, Play, UseBonus


class Message(msgspec.Struct, frozen=True, gc=False, tag_field="type", omit_defaults=True, forbid_unknown_fields=True):
    """Base of everything on the wire: a JSON object whose ``type`` says which."""


class Part(msgspec.Struct, frozen=True, gc=False, omit_defaults=True, forbid_unknown_fields=True):
    """Base of what only stands inside messages, where its place says what it is."""


class Row(msgspec.Struct, frozen=True, gc=False, tag_field="type", array_like=True, forbid_unknown_fields=True):
    """Base of what travels at every move: a JSON array, first the name of what it is, then its fields in their order."""


class WirePlay(Message, frozen=True, tag="play"):
    """Play a card of one's own."""

    card: int


class WireDiscard(Message, frozen=True, tag="discard"):
    """Discard a card of one's own."""

    card: int


class WireClue(Message, frozen=True, tag="clue"):
    """Give a clue: ``value`` is an index into the game's clue colours, or a rank."""

    target: int
    kind: Literal["colour", "rank"]
    value: int


class WireUseBonus(Message, frozen=True, tag="bonus"):
    """Use a bonus: with the card of the discard pile (its identity) or the free clue that it needs."""

    bonus: Literal["token", "mend", "return", "rescue", "colour", "rank"]
    identity: int | None = None
    clue: WireClue | None = None


class WireDecline(Message, frozen=True, tag="decline"):
    """Decline a bonus."""


class Reason(Part, frozen=True):
    """Why a bot moved so: a message of the catalogues (``reason-…``), with ids and numbers; its seats are ``giver``, ``seat``, ``target``."""

    id: str
    arguments: dict[str, str | int] = msgspec.field(default_factory=dict)


WireAction = WirePlay | WireDiscard | WireClue | WireUseBonus | WireDecline


def to_wire(action: Action) -> WireAction:
    """An action as it travels.

    >>> to_wire(Clue(2, ClueKind.RANK, 5))
    WireClue(target=2, kind='rank', value=5)
    """
    match action:
        case Play(card):
            return WirePlay(card)
        case Discard(card):
            return WireDiscard(card)
        case Clue():
            return _clue_to_wire(action)
        case UseBonus(bonus, identity, clue):
            return WireUseBonus(bonus.value, identity, None if clue is None else _clue_to_wire(clue))
        case DeclineBonus():
            return WireDecline()


def _clue_to_wire(clue: Clue) -> WireClue:
    return WireClue(clue.target, clue.kind.value, clue.value)


@lru_cache(1024)
def from_wire(action: WireAction) -> Action:
    """An action as the rules know it. There are not many different ones: all games share them.

    >>> from_wire(WirePlay(7))
    Play(card=7)
    """
    match action:
        case WirePlay(card):
            return Play(card)
        case WireDiscard(card):
            return Discard(card)
        case WireClue():
            return _clue_from_wire(action)
        case WireUseBonus(bonus=bonus, identity=identity, clue=clue):
            return UseBonus(Bonus(bonus), identity, None if clue is None else _clue_from_wire(clue))
        case WireDecline():
            return DeclineBonus()


def _clue_from_wire(clue: WireClue) -> Clue:
    return Clue(clue.target, ClueKind(clue.kind), clue.value)
