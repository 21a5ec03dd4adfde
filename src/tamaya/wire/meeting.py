"""The bodies of the HTTP API about finding partners."""

from typing import Annotated

import msgspec

from tamaya.wire.actions import Message, Part


class OpenTable(Part, frozen=True):
    """A table that looks for players.

    ``names``: who sits there, bots too; ``free``: seats; ``here``: whether a person who sits there is connected.
    """

    table: str
    players: int
    free: int
    variant: str
    preset: str
    rated: bool
    clock: str
    names: tuple[str, ...]
    here: bool = False


class OpenTables(Message, frozen=True, tag="open_tables"):
    """``GET /api/tables``: the tables that look for players, those where somebody waits first. Private ones never appear."""

    tables: tuple[OpenTable, ...]


class Match(Message, frozen=True, tag="match"):
    """``POST /api/match``: a seat at a fitting open table, or at a new one; answered with a ``table_created``."""

    players: Annotated[int, msgspec.Meta(ge=2, le=5)]
    rated: bool = False


MeetingBody = OpenTables | Match
