"""What the server asks of a database. SQLite answers in :mod:`tamaya.server.storage.sqlite`."""

from asyncio import Future
from collections.abc import Sequence
from typing import Protocol

from tamaya.table.events import Entry


class StorageFailed(Exception):
    """The database could not do it (a full disk, for example); nothing was changed."""


class Store(Protocol):
    """Tables, their events and people's names. Every future is done in the event loop, after the commit where there is one."""

    def open_table(self, table_id: str, maker: str, entries: Sequence[Entry], *, running: bool) -> "Future[None]":
        """Keep a new table with its first entries, all in one commit. ``running``: they begin a game."""

    def append(self, table_id: str, entry: Entry, *, starts: bool = False) -> "Future[bool]":
        """Append one entry; False if that number is already taken. ``starts``: it begins a game."""

    def load(self, table_id: str) -> "Future[list[Entry]]":
        """All entries of a table, in order; empty if there is no such table."""

    def running(self) -> "Future[list[str]]":
        """The tables at which a game may be going on."""

    def rest(self, table_id: str) -> "Future[None]":
        """Note that no game is going on at a table."""

    def name_of(self, user: str) -> "Future[str | None]":
        """The name that a person chose."""

    def rename(self, user: str, name: str) -> "Future[None]":
        """Keep the name that a person chose."""

    def healthy(self) -> bool:
        """Whether commands can be committed at all."""

    def close(self) -> None:
        """Finish what waits, then let go of the database."""
