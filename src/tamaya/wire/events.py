"""What happened, as one viewer is told: the rules' events with the faces that the viewer sees, and the table's own.

An event is an array: ``["turn",12,3,null]``; the schema names the places. It carries the figures that it changed: a reader assigns
them and computes nothing. ``identity`` is ``suit index * 5 + rank - 1`` (the suits are listed in
:class:`tamaya.wire.messages.VariantInfo`); sets of identities are integers of bits.
"""

from typing import Literal

from tamaya.wire.actions import Part, Row

BonusName = Literal["token", "mend", "return", "rescue", "colour", "rank"]


class Draw(Row, frozen=True, tag="draw"):
    """A card went from the deck to a hand; ``identity`` is null where the viewer doesn't see it."""

    seat: int
    card: int
    deck_left: int
    identity: int | None = None


class Turn(Row, frozen=True, tag="turn"):
    """A turn begins; ``last_turns``: turns left with this one, once the deck is empty."""

    turn: int
    seat: int
    last_turns: int | None = None


class ClueEvent(Row, frozen=True, tag="clue"):
    """A clue. ``marks``: for every card of the target's hand ``[card, possible, colours, ranks]`` as they are now."""

    seat: int
    target: int
    kind: Literal["colour", "rank"]
    value: int
    touched: tuple[int, ...]
    clue_tokens: int
    marks: tuple[tuple[int, int, int, int], ...]
    free: bool = False


class PlayEvent(Row, frozen=True, tag="play"):
    """A card was added to its firework. ``slot``: where it was, 1 = leftmost."""

    seat: int
    card: int
    identity: int
    height: int
    slot: int


class Misplay(Row, frozen=True, tag="misplay"):
    """A card didn't fit and lies in the discard pile."""

    seat: int
    card: int
    identity: int
    strikes: int
    slot: int


class DiscardEvent(Row, frozen=True, tag="discard"):
    """A card was discarded."""

    seat: int
    card: int
    identity: int
    clue_tokens: int
    slot: int


class Completed(Row, frozen=True, tag="completed"):
    """A firework is complete."""

    suit: int
    clue_tokens: int


class BonusTurned(Row, frozen=True, tag="bonus"):
    """A bonus was earned (null: to be chosen); ``waiting`` for the player's decision; so many tiles are still face down."""

    seat: int
    bonus: BonusName | None
    waiting: bool
    tiles_left: int = 0


class TokenBack(Row, frozen=True, tag="token"):
    """A bonus gave a token back, or mended a strike: the figures now."""

    clue_tokens: int
    strikes: int


class Returned(Row, frozen=True, tag="returned"):
    """A card of the discard pile went back into the deck."""

    seat: int
    identity: int
    deck_left: int


class Rescued(Row, frozen=True, tag="rescued"):
    """A card of the discard pile was added to its firework."""

    seat: int
    identity: int
    height: int


class Declined(Row, frozen=True, tag="declined"):
    """A bonus was declined."""

    seat: int


class BonusLostEvent(Row, frozen=True, tag="lost"):
    """A bonus had nothing to act on."""

    seat: int
    bonus: BonusName


class FinalRound(Row, frozen=True, tag="final"):
    """The deck is empty: so many turns are left."""

    turns: int


class OutcomeInfo(Part, frozen=True):
    """How a game ended. ``score`` and ``grade`` are null with Grand Finale."""

    termination: Literal["perfect", "deck", "strikes", "decided", "finale_lost", "timeout", "vote", "terminated"]
    score: int | None
    fireworks_total: int
    points: int
    grade: Literal["failed", "horrible", "poor", "decent", "excellent", "extraordinary", "legendary", "divine"] | None
    fewest_cards: tuple[int, ...] = ()


class Ended(Row, frozen=True, tag="ended"):
    """The end."""

    outcome: OutcomeInfo


class Started(Row, frozen=True, tag="started"):
    """The cards are dealt: game ``number`` of the table, ``first`` begins."""

    number: int
    first: int


class Sat(Row, frozen=True, tag="sat"):
    """Somebody took a seat; ``bot`` names the kind of a bot."""

    seat: int
    name: str
    bot: str | None = None


class Left(Row, frozen=True, tag="left"):
    """Somebody left a seat."""

    seat: int
    name: str


class Reordered(Row, frozen=True, tag="reordered"):
    """A hand lies in this order now, leftmost first."""

    seat: int
    cards: tuple[int, ...]


class Proposed(Row, frozen=True, tag="proposed"):
    """Somebody asks for everyone's consent: see :class:`tamaya.wire.messages.ProposalInfo`. ``user``: who."""

    kind: Literal["undo", "substitute", "take", "end", "pause"]
    name: str
    seat: int | None = None
    user: str | None = None
    turn: int | None = None


class Answered(Row, frozen=True, tag="answered"):
    """Somebody agreed, or refused, which ends the proposal. ``user``: who."""

    name: str
    yes: bool
    user: str | None = None


class Undone(Row, frozen=True, tag="undone"):
    """The game went back to the beginning of that turn."""

    turn: int


class Said(Row, frozen=True, tag="said"):
    """Somebody said something: ``text``, or the id of a stock ``phrase``. ``user``: who, for those who don't want to hear them."""

    name: str
    seat: int | None = None
    text: str | None = None
    phrase: str | None = None
    user: str | None = None


class Renamed(Row, frozen=True, tag="renamed"):
    """Somebody is called otherwise now."""

    old: str
    name: str


class HostChanged(Row, frozen=True, tag="host"):
    """Another person is the host."""

    name: str


class Paused(Row, frozen=True, tag="paused"):
    """The game is paused by everyone's consent."""


class Resumed(Row, frozen=True, tag="resumed"):
    """Somebody ended the pause."""

    name: str


class Nudged(Row, frozen=True, tag="nudged"):
    """Somebody reminded the player in ``seat`` that it is their turn."""

    seat: int
    name: str


class TimeOut(Row, frozen=True, tag="time_out"):
    """A player's time ran out; ``bot`` names the kind of the bot that plays for them until they are back."""

    seat: int
    bot: str | None = None


class Configured(Row, frozen=True, tag="configured"):
    """The host changed the settings."""


WireEvent = (
    Draw
    | Turn
    | ClueEvent
    | PlayEvent
    | Misplay
    | DiscardEvent
    | Completed
    | BonusTurned
    | TokenBack
    | Returned
    | Rescued
    | Declined
    | BonusLostEvent
    | FinalRound
    | Ended
    | Started
    | Sat
    | Left
    | Reordered
    | Proposed
    | Answered
    | Undone
    | Said
    | Renamed
    | HostChanged
    | Paused
    | Resumed
    | Nudged
    | TimeOut
    | Configured
)
