"""What is written down of a table: its log is these, numbered. Everything else follows from them by :mod:`tamaya.table.evolve`."""

from typing import Literal

import msgspec

from tamaya.wire.actions import Message, Part, Reason, WireAction
from tamaya.wire.settings import Settings

EVENT_VERSION = 2
"""The version of the events below. A reader of older logs converts them on the way in."""

ProposalKind = Literal["undo", "substitute", "take", "end", "pause"]


class SameCards(Part, frozen=True):
    """The cards of a game that has ended, for the table's first: nobody is told them. ``known``: users who have seen them."""

    first_player: int
    deck: tuple[int, ...]
    chance: str
    known: tuple[str, ...]


class Opened(Message, frozen=True, tag="opened"):
    """A table was made; its maker is the host and sits in seat 0.

    ``lesson``: what its first game teaches; ``same``: what will be dealt in it; ``daily``: it is the deal of a day.
    """

    table: str
    user: str
    name: str
    settings: Settings
    lesson: str | None = None
    same: SameCards | None = None
    daily: bool = False


class SatDown(Message, frozen=True, tag="sat_down"):
    """A person took a seat, or came back to it."""

    seat: int
    user: str
    name: str


class StoodUp(Message, frozen=True, tag="stood_up"):
    """A person left a seat: for good, or during a game until they come back."""

    seat: int


class BotSat(Message, frozen=True, tag="bot_sat"):
    """A bot took a seat."""

    seat: int
    bot: str


class SeatCleared(Message, frozen=True, tag="seat_cleared"):
    """The host freed a seat."""

    seat: int


class SettingsChanged(Message, frozen=True, tag="settings_changed"):
    """The host chose other settings."""

    settings: Settings


class GameStarted(Message, frozen=True, tag="game_started"):
    """The cards were dealt. ``chance`` and ``salt`` are hexadecimal; all of this is secret until the end."""

    first_player: int
    deck: tuple[int, ...]
    chance: str
    salt: str


class Acted(Message, frozen=True, tag="acted"):
    """The current player acted; ``reason``: a bot's own, which is told when the game has ended."""

    seat: int
    action: WireAction
    reason: Reason | None = None


class HandReordered(Message, frozen=True, tag="hand_reordered"):
    """A player laid their hand in another order, leftmost first."""

    seat: int
    cards: tuple[int, ...]


class ProposalMade(Message, frozen=True, tag="proposal_made"):
    """Somebody asked for everyone's consent. Where nobody else has to be asked, it takes effect at once."""

    kind: ProposalKind
    user: str
    name: str
    seat: int | None = None
    bot: str | None = None


class ProposalAnswered(Message, frozen=True, tag="proposal_answered"):
    """Somebody agreed, or refused. The last one to agree makes it take effect."""

    user: str
    yes: bool


class Spoke(Message, frozen=True, tag="spoke"):
    """Somebody said something."""

    user: str
    name: str
    seat: int | None = None
    text: str | None = None
    phrase: str | None = None


class UserRenamed(Message, frozen=True, tag="user_renamed"):
    """Somebody in a seat is called otherwise."""

    user: str
    name: str


class HostMoved(Message, frozen=True, tag="host_moved"):
    """The host handed that on."""

    user: str


class Resumed(Message, frozen=True, tag="resumed"):
    """Somebody ended the pause."""

    seat: int


class Nudged(Message, frozen=True, tag="nudged"):
    """Somebody reminded the player whose turn it is."""

    seat: int
    by: str


class TimedOut(Message, frozen=True, tag="timed_out"):
    """A player's time ran out. ``bot``: the one that takes the seat until they are back, if that is what the table chose."""

    seat: int
    bot: str | None = None


class Held(Message, frozen=True, tag="held"):
    """For so many milliseconds since the last entry there was no server: they aren't charged."""

    milliseconds: int


class HostLost(Message, frozen=True, tag="host_lost"):
    """The host was away for long: another person is it now."""

    user: str


class Closed(Message, frozen=True, tag="closed"):
    """Whoever keeps order closed the table for good."""


class Watched(Message, frozen=True, tag="watched"):
    """Somebody without a seat has seen the hands of this game: they never sit down in it."""

    user: str


TableEvent = (
    Opened
    | SatDown
    | StoodUp
    | BotSat
    | SeatCleared
    | SettingsChanged
    | GameStarted
    | Acted
    | HandReordered
    | ProposalMade
    | ProposalAnswered
    | Spoke
    | UserRenamed
    | HostMoved
    | Resumed
    | Nudged
    | TimedOut
    | Held
    | HostLost
    | Closed
    | Watched
)


class Entry(msgspec.Struct, frozen=True):
    """One row of the log.

    Attributes:
        seq: counts from 1 in each table, without gaps.
        version: of the event.
        user: who did it; ``bot:2`` for the bot in seat 2.
        command_id: the client's id of the command, so that the same one acts once.
        event: what happened.
        at: when, in milliseconds since 1970; never less than that of the entry before.
    """

    seq: int
    version: int
    user: str
    command_id: str | None
    event: TableEvent
    at: int = 0
