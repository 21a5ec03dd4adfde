"""One table at one moment: immutable, like a position of the game.

Several copies of a table are made at every move: msgspec makes one in a tenth of the time that :func:`dataclasses.replace` takes. None of
these holds what holds it (``gc=False``): the collector need not look.
"""

from dataclasses import dataclass, field
from typing import Literal

from msgspec import Struct, msgpack

from tamaya.records.record import Record
from tamaya.rules.state import State
from tamaya.table.clock import Clock
from tamaya.table.events import ProposalKind, SameCards
from tamaya.wire.actions import Reason
from tamaya.wire.events import WireEvent
from tamaya.wire.settings import Settings

_pack = msgpack.Encoder().encode
_unpack = msgpack.Decoder(tuple[WireEvent, ...]).decode

BOT_PEOPLE = ("Hoshi", "Nami", "Kaze", "Yuki", "Sora", "Hana")
"""What the bots are called, by seat."""


SHARED = "#"


def guest_at(user: str, seat: int) -> str:
    """Who sits there and shares that person's device.

    >>> guest_at("u1", 2), owner(guest_at("u1", 2)), owner("u1")
    ('u1#2', 'u1', 'u1')
    """
    return f"{user}{SHARED}{seat}"


def owner(user: str) -> str:
    """Whose device somebody plays on: their own, or that of the person whom they share it with."""
    return user.partition(SHARED)[0]


class Seat(Struct, frozen=True, gc=False):
    """A seat: free, a person's, a bot's, or a bot's in place of a person who left.

    Attributes:
        user: the person, None if there is none.
        name: how they are called.
        bot: the kind of bot that plays here, None if the person does.
        away: the person left during the game.
    """

    user: str | None = None
    name: str = ""
    bot: str | None = None
    away: bool = False

    @property
    def free(self) -> bool:
        """Whether anybody may sit down."""
        return self.user is None and self.bot is None

    @property
    def human(self) -> bool:
        """Whether a person sits here now, who can be asked."""
        return self.user is not None and not self.away


class Proposal(Struct, frozen=True, gc=False):
    """Something that waits for everyone's consent; ``waiting`` are the seats that haven't answered.

    Attributes:
        seat: that it is about; who would have to move again after an undo.
        turn: to whose beginning an undo would go back.
    """

    kind: ProposalKind
    user: str
    name: str
    waiting: frozenset[int]
    seat: int | None = None
    bot: str | None = None
    turn: int | None = None


class Mover(Struct, frozen=True, gc=False):
    """Who made a move: the kind of bot, or None for a person; and the bot's reason, which stays secret until the end."""

    bot: str | None = None
    reason: Reason | None = None


PERSON = Mover()
"""Nearly every move of a person is by this one."""


@dataclass(frozen=True, slots=True)
class Game:
    """A game at a table: its record so far, its position, and how the hands lie.

    Attributes:
        state: the position.
        record: from which everything else about the game follows; secret until the end.
        turns: per action of the record, the turn that it belongs to.
        commitment: shown from the start.
        orders: per seat its cards, leftmost first, as their owner laid them.
        slots_left: per card that left a hand, at which place (0 = leftmost) it lay, for its return by undo.
        watchers: people without a seat who have seen hands.
        movers: per action of the record, who made it.
        worked_out: what projections have worked out of this very game, for the next viewer and the next step; empty in a changed copy.
    """

    state: State
    record: Record
    turns: tuple[int, ...]
    commitment: str
    orders: tuple[tuple[int, ...], ...]
    slots_left: dict[int, int] = field(default_factory=dict)
    watchers: frozenset[str] = frozenset()
    movers: tuple[Mover, ...] = ()
    worked_out: dict[object, object] = field(init=False, default_factory=dict, compare=False, repr=False)


class Told(Struct, frozen=True, gc=False):
    """What one number of the log told, whole. Packed it takes a quarter of the memory, and is seldom looked at again.

    Attributes:
        turn: the game's at that moment, None outside a running game.
        packed: the events, as MessagePack.
    """

    seq: int
    turn: int | None
    packed: bytes

    @property
    def events(self) -> tuple[WireEvent, ...]:
        """What was told."""
        return _unpack(self.packed)


def said(seq: int, turn: int | None, events: tuple[WireEvent, ...]) -> Told:
    """Some events, as they are kept.

    >>> from tamaya.wire.events import Turn
    >>> said(3, 0, (Turn(0, 2),)).events
    (Turn(turn=0, seat=2, last_turns=None),)
    """
    return Told(seq, turn, _pack(events))


class TableState(Struct, frozen=True, gc=False):
    """Everything about a table.

    Attributes:
        id: its name in links.
        seq: how many events it has.
        host: a user.
        settings: for the running game, or the next one.
        seats: as many as there are players.
        number: how many games have been dealt.
        game: the running game or the last one.
        proposal: the open one.
        story: what was told, of this game and the last talk before it.
        at: when the last event happened, in milliseconds since 1970.
        turn_at: when the turn began.
        nudged_at: when its player was last reminded.
        clock: of the game, None at tables without one.
        paused: whether the game is paused.
        lesson: the lesson that the first game is.
        same: the cards that the first game is to have, where it isn't dealt as usual; secret.
        daily: whether the first game is the deal of a day.
        closed: whoever keeps order has closed it for good.
    """

    id: str
    seq: int
    host: str
    settings: Settings
    seats: tuple[Seat, ...]
    number: int = 0
    game: Game | None = None
    proposal: Proposal | None = None
    story: tuple[Told, ...] = ()
    at: int = 0
    turn_at: int = 0
    nudged_at: int | None = None
    clock: Clock | None = None
    paused: bool = False
    lesson: str | None = None
    same: SameCards | None = None
    daily: bool = False
    closed: bool = False

    @property
    def phase(self) -> Literal["lobby", "playing", "ended"]:
        """Before the first game, during one, or after it."""
        if self.game is None:
            return "lobby"
        return "ended" if self.game.state.over else "playing"

    @property
    def playing(self) -> bool:
        """Whether a game is on."""
        return self.game is not None and self.game.state.outcome is None

    @property
    def teaching(self) -> bool:
        """Whether this game is a lesson."""
        return self.lesson is not None and self.number == 1

    def seat_of(self, user: str) -> int | None:
        """The seat that is that person's, also while they are away."""
        for at, seat in enumerate(self.seats):
            if seat.user == user:
                return at
        return None

    def sitting(self, user: str) -> int | None:
        """The seat in which that person sits now."""
        for at, seat in enumerate(self.seats):
            if seat.user == user and not seat.away:
                return at
        return None

    @property
    def to_move(self) -> int | None:
        """The seat whose turn it is, where it is a person's and the game isn't paused."""
        if self.game is None or self.game.state.over or self.paused:
            return None
        at = self.game.state.current
        return at if self.seats[at].bot is None else None

    def mover_at(self, turn: int) -> int:
        """The seat whose turn that is (0 = the first) in the game that is on."""
        assert self.game is not None
        first = self.game.state.options.first_player
        assert first is not None
        return (first + turn) % len(self.seats)

    def name_of(self, seat: int) -> str:
        """How whoever plays there is called."""
        return self.seats[seat].name
