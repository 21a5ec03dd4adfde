"""The bodies of the HTTP API, beside the socket."""

from typing import Annotated, Any, Literal

import msgspec

from tamaya.wire.accounts import AccountBody
from tamaya.wire.actions import Message, Part
from tamaya.wire.admin import AdminBody
from tamaya.wire.daily import DailyBody
from tamaya.wire.lessons import LessonList, LessonScript
from tamaya.wire.meeting import MeetingBody
from tamaya.wire.messages import BotName
from tamaya.wire.replay import ReplayBody
from tamaya.wire.settings import ClockKind, Settings


class NewTable(Message, frozen=True, tag="new_table"):
    """``POST /api/tables``: its maker takes seat 0, ``bots`` the seats after it; ``start`` deals at once if every seat is taken."""

    settings: Settings
    bots: Annotated[tuple[BotName, ...], msgspec.Meta(max_length=5)] = ()
    start: bool = False


class TableCreated(Message, frozen=True, tag="table_created"):
    """The table's id, which is also its invitation: the page is ``/t/{table}``."""

    table: str


class SuitRow(Part, frozen=True):
    """A suit of a variant: its ranks in playing order, and how many copies each has, from rank 1 up."""

    id: str
    order: tuple[int, ...]
    copies: tuple[int, ...]


class VariantRow(Part, frozen=True):
    """A variant that can be chosen."""

    id: str
    suits: tuple[SuitRow, ...]
    colours: tuple[str, ...]
    cards: int
    points: int


class PresetRow(Part, frozen=True):
    """A preset: what it changes in the default settings."""

    id: str
    settings: dict[str, Any]


class BotRow(Part, frozen=True):
    """A bot that can take a seat. ``level`` and ``convention`` are ids too; not every bot makes sense as a partner ``for_people``."""

    id: str
    level: str
    convention: str
    for_people: bool


class RatedRow(Part, frozen=True):
    """What a rated table is: the settings that are fixed, and of others what can be chosen, the usual last."""

    settings: dict[str, Any]
    choices: dict[str, tuple[Any, ...]]


class Catalogue(Message, frozen=True, tag="catalogue"):
    """``GET /api/catalogue``: what can be chosen. Words for all of it are in the Fluent catalogues."""

    variants: tuple[VariantRow, ...]
    presets: tuple[PresetRow, ...]
    bots: tuple[BotRow, ...]
    phrases: tuple[str, ...]
    rated: RatedRow


Text = Annotated[str, msgspec.Meta(max_length=1000)]
Language = Annotated[str, msgspec.Meta(max_length=16)]


class PushKey(Message, frozen=True, tag="push_key"):
    """``GET /api/push``: the server's public key (base64url), with which a browser subscribes at its maker's push service."""

    key: str


class PushSubscription(Message, frozen=True, tag="push_subscription"):
    """``POST /api/push``: a browser's subscription, as it has it; messages come in that language."""

    endpoint: Text
    p256dh: Annotated[str, msgspec.Meta(max_length=128)]
    auth: Annotated[str, msgspec.Meta(max_length=64)]
    language: Language = "en"


class PushEnd(Message, frozen=True, tag="push_end"):
    """``POST /api/push/end``: that browser isn't told any more."""

    endpoint: Text


class FeedAddress(Message, frozen=True, tag="feed"):
    """``POST /api/me/feed``: a new address of an Atom feed of one's turns, in that language. It is shown this once."""

    language: Language = "en"
    path: str = ""


class AboutTable(Part, frozen=True):
    """What a list says of a table: who sits there (null: a free seat), the cards, the clock, and the seat whose turn it is."""

    names: tuple[str | None, ...]
    variant: str
    clock: ClockKind
    rated: bool
    current: int | None = None
    paused: bool = False


class RatingPoint(Part, frozen=True):
    """A rated game of somebody's: when it ended (milliseconds since 1970), and their rating before and after, in hundredths.

    ``game``: its id, if whoever asks has played in it.
    """

    at: int
    variant: str
    players: int
    score: int
    before: int
    after: int
    game: str | None = None


class PersonRating(Message, frozen=True, tag="person_rating"):
    """``GET /api/people/{user}/rating``: in hundredths, with the last thousand games, oldest first."""

    user: str
    name: str | None
    rating: int
    games: int
    points: tuple[RatingPoint, ...]


class MyTable(Part, frozen=True):
    """A table at which one has a seat. Times are milliseconds from now: since when this turn lasts, and until its time runs out."""

    table: str
    phase: Literal["lobby", "playing", "ended"]
    seat: int
    my_turn: bool
    about: AboutTable
    waiting: int
    left: int | None = None


class MyTables(Message, frozen=True, tag="my_tables"):
    """``GET /api/me/tables``: where one has a seat; first where it is one's turn."""

    tables: tuple[MyTable, ...]


class Problem(Message, frozen=True, tag="problem"):
    """The body of every HTTP error: a code of the catalogues (``error-…``), and what its words need.

    Of a record that can't be read: ``variant``, as the record calls it; ``move``, the first that doesn't fit.
    """

    code: str
    variant: str | None = None
    move: int | None = None


HttpBody = (
    DailyBody
    | NewTable
    | TableCreated
    | Catalogue
    | MyTables
    | PersonRating
    | PushKey
    | PushSubscription
    | PushEnd
    | FeedAddress
    | LessonList
    | LessonScript
    | Problem
    | AccountBody
    | MeetingBody
    | ReplayBody
    | AdminBody
)
