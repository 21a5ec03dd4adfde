"""hanab.live's replay links: a whole game in one address."""

import re
from dataclasses import dataclass

from tamaya.records.document import ActionDocument, RecordDocument
from tamaya.records.errors import RecordError
from tamaya.records.fitting import Fitted
from tamaya.records.hanab_live.actions import write_deck
from tamaya.records.hanab_live.reading import PRESET, read_hanab_live
from tamaya.records.hanab_live.seed import variant_from_number
from tamaya.records.hanab_live.variants import IDS, hanab_live_name
from tamaya.records.hanab_live.writing import to_hanab_live
from tamaya.records.record import Record
from tamaya.rules.tables import compile_tables

ALPHABET = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"
"""A character's place is its value; 62 of them."""

PATHS = ("replay-json", "shared-replay-json")
_NUMBERED = re.compile(r"hanab\.live/(shared-)?replay/")
"""An address that only names a game there."""
_HYPHEN_EVERY = 20
_NO_ACTIONS = "00"


@dataclass(frozen=True, slots=True)
class Link:
    """What a link holds.

    Attributes:
        players: how many.
        variant: the variant's number there.
        cards: suit index and rank, in the order of drawing.
        actions: type, target, and the value or None.
        turn: where the link points to, from 1; None for the start.
    """

    players: int
    variant: int
    cards: tuple[tuple[int, int], ...]
    actions: tuple[tuple[int, int, int | None], ...]
    turn: int | None = None


def encode_link(link: Link) -> str:
    """The part of an address after ``replay-json/``.

    >>> encode_link(Link(2, 0, ((0, 1), (4, 5)), ((0, 1, None), (3, 0, 5))))
    '215ay,03abBa,0'

    Raises:
        RecordError: ``not_expressible``, if a number has no character.
    """
    ranks = [rank for _, rank in link.cards]
    lowest, highest = min(ranks, default=1), max(ranks, default=1)
    width = highest - lowest + 1
    text = f"{link.players}{lowest}{highest}" + "".join(
        _character(suit * width + rank - lowest) for suit, rank in link.cards
    )
    types = [kind for kind, _, _ in link.actions]
    if types:
        low, high = min(types), max(types)
        text += f",{low}{high}" + "".join(
            _character((0 if value is None else value + 1) * (high - low + 1) + kind - low) + _character(target)
            for kind, target, value in link.actions
        )
    else:
        text += "," + _NO_ACTIONS
    text += f",{link.variant}"
    hyphened = "-".join(text[at : at + _HYPHEN_EVERY] for at in range(0, len(text), _HYPHEN_EVERY))
    return hyphened + (f"#{link.turn}" if link.turn is not None else "")


def decode_link(text: str) -> Link:
    """Read a link, whole or from ``replay-json/`` on.

    >>> decode_link("https://hanab.live/shared-replay-json/215ay,03abBa,0#7").turn
    7

    Raises:
        RecordError: ``link``, ``numbered_link`` where it only names a game.
    """
    if _NUMBERED.search(text):
        raise RecordError(
            "numbered_link", "this link only names a game on hanab.live; only replay-json links hold the game itself"
        )
    address, _, turn = text.strip().partition("#")
    plain = address.rstrip("/").rsplit("/", 1)[-1].replace("-", "")
    match = re.fullmatch(r"([2-6])([0-9])([0-9])([a-zA-Z0-9]*),([0-9])([0-9])([a-zA-Z0-9]*),([0-9]{1,6})", plain)
    if match is None or (turn and not re.fullmatch(r"[0-9]{1,6}", turn)):
        raise RecordError("link", "not a replay link")
    lowest, highest, low, high = (int(match[i]) for i in (2, 3, 5, 6))
    width, kinds = highest - lowest + 1, high - low + 1
    moves = [ALPHABET.index(c) for c in match[7]]
    if width < 1 or kinds < 1 or len(moves) % 2:
        raise RecordError("link", "its parts don't fit together")
    numbers = [ALPHABET.index(c) for c in match[4]]
    actions = tuple(
        (number % kinds + low, target, number // kinds - 1 if number // kinds else None)
        for number, target in zip(moves[::2], moves[1::2], strict=True)
    )
    cards = tuple((number // width, number % width + lowest) for number in numbers)
    return Link(int(match[1]), int(match[8]), cards, actions, int(turn) if turn else None)


def is_link(text: str) -> bool:
    """Whether a text is meant as a replay link.

    >>> is_link("https://hanab.live/replay-json/215ay,00,0"), is_link("replay.json")
    (True, False)
    """
    return any(f"{path}/" in text for path in PATHS) or _NUMBERED.search(text) is not None


def to_link(record: Record, turn: int | None = None) -> str:
    """A game as a link; names and options aren't in it.

    Raises:
        RecordError: ``not_expressible``.
    """
    document = to_hanab_live(record)
    if (document.options or {}).keys() - {"variant", "emptyClues"}:
        raise RecordError("not_expressible", "a link has no room for options", "options")
    name = hanab_live_name(record.options.variant)
    number = next((number for number, known in IDS.items() if known == name), None)
    if number is None:
        raise RecordError("not_expressible", "the variant's number isn't known here", "options.variant")
    actions = tuple((a.type, a.target, None if a.type < 2 else a.value) for a in document.actions)
    cards = tuple((card.suitIndex, card.rank) for card in document.deck)
    return encode_link(Link(record.options.players, number, cards, actions, turn))


def from_link(text: str, rules: str = PRESET) -> Fitted:
    """The game in a link. Its players have no names.

    Raises:
        RecordError: ``link``, ``numbered_link``, ``unknown_variant``, or whatever is wrong with the game.
    """
    link = decode_link(text)
    variant = variant_from_number(link.variant)
    tables = compile_tables(variant)
    if any(not (0 <= suit < tables.suits and 1 <= rank <= tables.ranks) for suit, rank in link.cards):
        raise RecordError("deck", "the variant has no such card", "deck")
    deck = write_deck(tables, [tables.identity(*card) for card in link.cards])
    actions = [ActionDocument(kind, target, value) for kind, target, value in link.actions]
    name = hanab_live_name(variant)
    return read_hanab_live(RecordDocument(list("ABCDEF"[: link.players]), deck, actions, {"variant": name}), rules)


def _character(number: int) -> str:
    if not 0 <= number < len(ALPHABET):
        raise RecordError("not_expressible", f"a link has no character for {number}")
    return ALPHABET[number]
