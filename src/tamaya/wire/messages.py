"""The messages between the server and anybody, version 2.

A socket at ``/ws/tables/{table}`` carries JSON text frames. The client opens with :class:`Hello`; the server answers with a
:class:`Snapshot`, or with the :class:`Update` messages that the client missed. Every later change of the table is one
:class:`Update` with the next ``seq``. A :class:`Do` is answered by :class:`Done` or :class:`Refused`, after the updates it caused.
"""

from collections.abc import Iterator
from typing import Annotated, Literal, NamedTuple

import msgspec

from tamaya.wire.actions import Message, Part, WireAction, WireClue
from tamaya.wire.clocks import ClockInfo as ClockInfo
from tamaya.wire.clocks import Rated as Rated
from tamaya.wire.clocks import RatedSeat as RatedSeat
from tamaya.wire.clocks import Time as Time
from tamaya.wire.events import BonusName, OutcomeInfo, WireEvent
from tamaya.wire.settings import Settings

VERSION = 2
MAX_TEXT = 300
MAX_NAME = 24

CommandId = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
Seat = Annotated[int, msgspec.Meta(ge=0, le=5)]
BotName = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]


class Sit(Message, frozen=True, tag="sit"):
    """Take a seat, or the lowest free one. During a game: only the seat that one left."""

    seat: Seat | None = None


class Stand(Message, frozen=True, tag="stand"):
    """Leave one's seat. During a game it is kept for coming back."""


class SeatHere(Message, frozen=True, tag="seat_here"):
    """Before a game: somebody who shares one's device takes a free seat. Their eyes are had by :class:`Hello`'s ``seat``."""

    seat: Seat
    name: Annotated[str, msgspec.Meta(min_length=1, max_length=MAX_NAME)]


class AddBot(Message, frozen=True, tag="add_bot"):
    """Host, before a game: a bot takes a free seat."""

    seat: Seat
    bot: BotName


class ClearSeat(Message, frozen=True, tag="clear_seat"):
    """Host, before a game: a seat is freed."""

    seat: Seat


class Configure(Message, frozen=True, tag="configure"):
    """Host, before a game: other settings. With fewer players the seats beyond them must be free."""

    settings: Settings


class Start(Message, frozen=True, tag="start"):
    """Host: deal. Every seat must be taken. After a game: the rematch, with the same seats."""


class Act(Message, frozen=True, tag="act"):
    """One's turn; ``turn`` says which one it was meant for, so that a late one is refused."""

    turn: int
    action: WireAction


class Reorder(Message, frozen=True, tag="reorder"):
    """Lay one's hand in this order, leftmost first."""

    cards: Annotated[tuple[int, ...], msgspec.Meta(max_length=8)]


class Propose(Message, frozen=True, tag="propose"):
    """Ask for everyone's consent.

    ``undo``: take back the last turn (with the bots' turns after it); ``substitute``: a bot (``bot``) takes the seat of one who left;
    ``take``: one without a seat takes a bot's (``seat``); ``end``: end the game; ``pause``: nobody moves and no clock runs until
    somebody at the table resumes. Who is idle can be replaced as well: whose time has run out, or who at a table without a clock
    has let the others wait for five minutes; they aren't asked, and moving answers for them.
    """

    kind: Literal["undo", "substitute", "take", "end", "pause"]
    seat: Seat | None = None
    bot: BotName | None = None


class Answer(Message, frozen=True, tag="answer"):
    """Agree to the open proposal or refuse it. Its proposer refuses to withdraw it."""

    yes: bool


class Resume(Message, frozen=True, tag="resume"):
    """End the pause. Everyone who sits at the table may."""


class Nudge(Message, frozen=True, tag="nudge"):
    """Remind the player whose turn it is: after a minute, and then every ten."""


class Say(Message, frozen=True, tag="say"):
    """Say something, where the table allows free chat."""

    text: Annotated[str, msgspec.Meta(min_length=1, max_length=MAX_TEXT)]


class SayPhrase(Message, frozen=True, tag="phrase"):
    """Say a stock phrase."""

    phrase: str


class MakeHost(Message, frozen=True, tag="make_host"):
    """Host: hand that on to the person in a seat."""

    seat: Seat


class Rename(Message, frozen=True, tag="rename"):
    """Be called otherwise."""

    name: Annotated[str, msgspec.Meta(min_length=1, max_length=MAX_NAME)]


Command = (
    Sit
    | Stand
    | SeatHere
    | AddBot
    | ClearSeat
    | Configure
    | Start
    | Act
    | Reorder
    | Propose
    | Answer
    | Resume
    | Nudge
    | Say
    | SayPhrase
    | MakeHost
    | Rename
)


class Hello(Message, frozen=True, tag="hello"):
    """The first message: ``since`` is the last ``seq`` that the client has, if any.

    ``seat``: to see and do what the person there does, who shares one's device (``{user}#{seat}`` is their ``user``). ``door``: where one
    would be shown hands, and might take a bot's seat instead, one is shown backs (:class:`You`'s ``door``) until one says hello without.
    """

    version: int
    since: int | None = None
    seat: Seat | None = None
    door: bool = False


class Do(Message, frozen=True, tag="do"):
    """A command; sent twice with the same id by the same person it acts once."""

    id: CommandId
    command: Command


ClientMessage = Hello | Do


class SuitInfo(Part, frozen=True):
    """A suit: its id, and its ranks in the order in which they are played."""

    id: str
    order: tuple[int, ...]


class VariantInfo(Part, frozen=True):
    """The cards of a game: ``copies`` per identity; ``colours`` and ``ranks`` are what clues can name."""

    id: str
    suits: tuple[SuitInfo, ...]
    colours: tuple[str, ...]
    ranks: tuple[int, ...]
    copies: tuple[int, ...]


class SeatInfo(Part, frozen=True):
    """A seat: free if ``name`` is null. ``away``: its person left during the game and may come back."""

    name: str | None = None
    user: str | None = None
    bot: str | None = None
    away: bool = False


class ProposalInfo(Part, frozen=True):
    """An open proposal: ``waiting`` lists the seats that have still to answer.

    ``seat``: whose seat it is about; of an undo, who has to move again, with ``turn``, to whose beginning (0 = the first) it goes back.
    """

    kind: Literal["undo", "substitute", "take", "end", "pause"]
    user: str
    name: str
    waiting: tuple[int, ...]
    seat: int | None = None
    bot: str | None = None
    turn: int | None = None


class TableInfo(Part, frozen=True):
    """Everything about a table but its game. ``host`` is a user; ``lesson`` is what this game teaches, if it does.

    ``same_cards``: where the cards are those of a game that has ended, the seats of people who have seen them. ``daily``: this game is the
    deal of a day, which everybody plays once. ``begun``: to those who see the table late, that a game is on of which nothing is shown yet.
    """

    id: str
    phase: Literal["lobby", "playing", "ended"]
    host: str
    seats: tuple[SeatInfo, ...]
    settings: Settings
    number: int
    proposal: ProposalInfo | None = None
    paused: bool = False
    lesson: str | None = None
    same_cards: tuple[int, ...] | None = None
    daily: bool = False
    begun: bool = False


class CardInfo(Part, frozen=True):
    """A card in a hand: ``possible`` by clues; bits of ``colours`` and ``ranks`` that touched it."""

    card: int
    possible: int
    colours: int = 0
    ranks: int = 0
    identity: int | None = None


class LegalClue(NamedTuple):
    """A clue that may be given (as in :class:`tamaya.wire.actions.WireClue`), with the cards that it touches."""

    target: int
    kind: Literal["colour", "rank"]
    value: int
    touched: tuple[int, ...]


Touched = tuple[tuple[int, ...] | None, ...]
"""Per clue the cards that it touches, oldest first; null where it may not be given."""


class CluesFor(Part, frozen=True, array_like=True):
    """What may be said to one player, as an array: per clue colour of the variant, and per rank from 1 up, what that touches."""

    target: int
    colours: Touched
    ranks: Touched

    def each(self) -> Iterator[LegalClue]:
        """The clues one by one, colours before ranks."""
        for value, touched in enumerate(self.colours):
            if touched is not None:
                yield LegalClue(self.target, "colour", value, touched)
        for rank, touched in enumerate(self.ranks, start=1):
            if touched is not None:
                yield LegalClue(self.target, "rank", rank, touched)


class LegalBonus(Part, frozen=True):
    """A way to use the bonus that waits; ``touched`` for a free clue."""

    bonus: BonusName
    identity: int | None = None
    clue: WireClue | None = None
    touched: tuple[int, ...] = ()


class Legal(Part, frozen=True):
    """What the viewer may do now, and in ``refusals`` (``play``, ``discard``, ``clue``) the code why a whole kind is not to be had."""

    plays: tuple[int, ...] = ()
    discards: tuple[int, ...] = ()
    clues: tuple[CluesFor, ...] = ()
    bonuses: tuple[LegalBonus, ...] = ()
    decline: bool = False
    refusals: dict[str, str] = msgspec.field(default_factory=dict)

    def each_clue(self) -> tuple[LegalClue, ...]:
        """The clues one by one."""
        return tuple(clue for player in self.clues for clue in player.each())


class Figures(Part, frozen=True, array_like=True):
    """Sums from public piles alone, as an array.

    ``score`` on the table, the most still ``reachable``, and the sets of ``critical``, useless (``dead``) and ``playable`` identities.
    """

    score: int
    reachable: int
    critical: int
    dead: int
    playable: int


class Pending(Part, frozen=True):
    """A bonus that the current player has to use or decline (null: to choose)."""

    bonus: BonusName | None


class GameInfo(Part, frozen=True):
    """A game as its viewer knows it.

    ``hands``: oldest card first; ``orders``: as they lie on the table, leftmost first, only where that is shown to the viewer.
    ``sight``: per card (as text) what it can still be by clues and by what is seen, where that is less than ``possible``.
    """

    number: int
    variant: VariantInfo
    hands: tuple[tuple[CardInfo, ...], ...]
    orders: tuple[tuple[int, ...], ...]
    stacks: tuple[int, ...]
    discards: tuple[int, ...]
    clue_tokens: int
    max_clue_tokens: int
    strikes: int
    strike_limit: int
    deck_left: int
    turn: int
    current: int
    points: int
    figures: Figures
    sight: dict[str, int]
    commitment: str
    last_turns: int | None = None
    tiles_left: int = 0
    pending: Pending | None = None
    outcome: OutcomeInfo | None = None
    clock: ClockInfo | None = None
    legal: Legal | None = None


class LogEntry(Part, frozen=True):
    """What one ``seq`` told."""

    seq: int
    events: tuple[WireEvent, ...]


class You(Part, frozen=True):
    """Who the viewer is. ``door``: they have seen no hand of this game yet, and may take a bot's seat, or say hello to watch."""

    user: str
    name: str
    seat: int | None = None
    door: bool = False


class Snapshot(Message, frozen=True, tag="snapshot"):
    """The whole table, as of ``seq``; ``log`` is what happened in this game (and the last talk), oldest first."""

    version: int
    seq: int
    you: You
    table: TableInfo
    here: tuple[int, ...]
    log: tuple[LogEntry, ...]
    game: GameInfo | None = None


class Update(Message, frozen=True, tag="update"):
    """What changed with ``seq``.

    ``table``, ``game``, ``figures`` and ``clock`` replace what the client has; ``sight`` (card → set) is merged; ``pending`` and ``legal`` are
    as they are now: absent where there is none.
    """

    seq: int
    events: tuple[WireEvent, ...] = ()
    table: TableInfo | None = None
    game: GameInfo | None = None
    figures: Figures | None = None
    sight: dict[str, int] = msgspec.field(default_factory=dict)
    pending: Pending | None = None
    legal: Legal | None = None
    clock: ClockInfo | None = None


class Done(Message, frozen=True, tag="done"):
    """The command with that id is committed, as ``seq``."""

    id: str
    seq: int


class Refusal(Message, frozen=True, tag="refused"):
    """The command with that id was refused and changed nothing; ``rule`` is a section of the rules where one said so."""

    id: str
    code: str
    rule: str | None = None


class Presence(Message, frozen=True, tag="presence"):
    """The seats whose people are connected, and how many spectators there are. Not numbered: only the latest counts."""

    here: tuple[int, ...]
    watching: int = 0


class Fault(Message, frozen=True, tag="fault"):
    """A message that could not be read or was not allowed; it changed nothing."""

    code: str


class Bye(Message, frozen=True, tag="bye"):
    """The server closes the socket: ``restart`` and ``slow`` ask to come back, ``replaced`` and ``gone`` don't."""

    code: Literal["restart", "slow", "replaced", "gone", "version"]


ServerMessage = Snapshot | Update | Done | Refusal | Presence | Time | Rated | Fault | Bye
