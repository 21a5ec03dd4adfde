"""The bodies of the HTTP API, beside the socket."""

from typing import Annotated, Any

import msgspec

from tamaya.wire.accounts import AccountBody
from tamaya.wire.actions import Message, Part
from tamaya.wire.lessons import LessonList, LessonScript
from tamaya.wire.meeting import MeetingBody
from tamaya.wire.messages import BotName
from tamaya.wire.settings import Settings


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


class Problem(Message, frozen=True, tag="problem"):
    """The body of every HTTP error: a code of the catalogues (``error-…``)."""

    code: str


HttpBody = NewTable | TableCreated | Catalogue | LessonList | LessonScript | Problem | AccountBody | MeetingBody
