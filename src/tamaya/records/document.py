"""The JSON document of a record, as it is written: hanab.live's export with one key more.

``players``, ``deck``, ``actions``, ``options`` and ``seed`` are theirs and mean what they mean there; ``tamaya`` is ours and holds
what they can't say. A document without it is one of theirs.
"""

from typing import Annotated, Any

import msgspec

from tamaya.records.errors import RecordError

MAX_BYTES = 4_000_000
VERSION = 1

Index = Annotated[int, msgspec.Meta(ge=0, le=10_000)]
Name = Annotated[str, msgspec.Meta(max_length=200)]


class CardDocument(msgspec.Struct, frozen=True):
    """A card: the suit's index in its variant, and the rank."""

    suitIndex: Annotated[int, msgspec.Meta(ge=-1, le=20)]  # noqa: N815 - theirs
    rank: Annotated[int, msgspec.Meta(ge=-1, le=20)]


class ActionDocument(msgspec.Struct, frozen=True):
    """Their action: 0 play, 1 discard, 2 colour clue, 3 rank clue, 4 ended, 5 ended by vote."""

    type: Annotated[int, msgspec.Meta(ge=0, le=5)]
    target: Annotated[int, msgspec.Meta(ge=-1, le=10_000)]
    value: Annotated[int, msgspec.Meta(ge=-1, le=10_000)] | None = 0


class BonusDocument(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A bonus choice, which their format can't say.

    ``after``: how many of ``actions`` come before it. ``bonus``: which one, or ``decline``. ``card``: taken from the discard pile.
    ``target`` and ``value``: the free clue.
    """

    after: Index
    bonus: str
    card: CardDocument | None = None
    target: Index | None = None
    value: Index | None = None


class UndoneDocument(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Actions that were taken back when ``after`` actions, bonus choices counted, stood."""

    after: Index
    actions: list[ActionDocument]
    bonuses: list[BonusDocument]


class OptionsDocument(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All options of the rules, resolved."""

    hand_size: int
    max_clue_tokens: int
    start_clue_tokens: int
    strike_limit: int
    first_player: int
    empty_clues: bool
    strikeout_score: str
    stop_when_decided: str
    grand_finale: bool
    bonuses: str
    discard_at_full: bool = False
    deck_plays: bool = False


class ResultDocument(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How it ended; checked when read."""

    end: str
    score: int | None
    fireworks_total: int
    points: int
    grade: str | None
    fewest_cards: list[int] = []


class CommitmentDocument(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The promise that was shown when the cards were dealt, and the salt that opens it; checked when read."""

    sha256: Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$")]
    salt: Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{32}$")]


class OwnDocument(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What is ours.

    ``differs``: what hanab.live would show or play otherwise; empty where its part says the whole game.
    ``commitment``: absent where none was shown.
    """

    version: int
    variant: str
    options: OptionsDocument
    chance: Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{32}$")]
    bonuses: list[BonusDocument]
    undone: list[UndoneDocument]
    differs: list[str]
    result: ResultDocument | None
    commitment: CommitmentDocument | None = None


class RecordDocument(msgspec.Struct, frozen=True, omit_defaults=True):
    """The whole document. Keys that aren't named here (``id``, ``notes`` …) tell nothing about the game and are passed over."""

    players: Annotated[list[Name], msgspec.Meta(min_length=2, max_length=6)]
    deck: Annotated[list[CardDocument], msgspec.Meta(max_length=200)]
    actions: Annotated[list[ActionDocument], msgspec.Meta(max_length=2_000)]
    options: dict[str, Any] | None = None
    seed: str | None = None
    variant: str | None = None
    characters: list[Any] | None = None
    tamaya: OwnDocument | None = None


_DECODER = msgspec.json.Decoder(RecordDocument)


def decode(text: bytes | str) -> RecordDocument:
    """The document in a JSON text.

    >>> decode('{"players": ["A", "B"], "deck": [], "actions": [{"type": 0}]}')
    Traceback (most recent call last):
        ...
    tamaya.records.errors.RecordError: Object missing required field `target` - at `$.actions[0]` [malformed]

    Raises:
        RecordError: ``too_large``, ``not_json``, ``malformed``, ``unknown_version``.
    """
    raw = text.encode(errors="surrogatepass") if isinstance(text, str) else text
    if len(raw) > MAX_BYTES:
        raise RecordError("too_large", f"{len(raw)} bytes; a record has at most {MAX_BYTES}")
    try:
        document = _DECODER.decode(raw)
    except msgspec.ValidationError as error:
        raise RecordError("malformed", str(error)) from error
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise RecordError("not_json", str(error)) from error
    if document.tamaya is not None and document.tamaya.version != VERSION:
        raise RecordError("unknown_version", f"version {document.tamaya.version}; this is {VERSION}", "tamaya.version")
    return document


def encode(document: RecordDocument) -> bytes:
    """The document as JSON, the same bytes for the same document, with a line end."""
    return msgspec.json.encode(document) + b"\n"
