"""What a table has to know of the other workers that serve it too."""

from collections.abc import Collection
from typing import Protocol


class Peers(Protocol):
    """The other workers. Nothing here waits.

    Attributes:
        several: whether others may append to the same logs.
    """

    several: bool

    def drives(self, table_id: str) -> bool:
        """Whether this worker is the one that looks after that table's bots and clocks."""

    def moved(self, table_id: str, seq: int) -> None:
        """Tell the others that this worker appended to a log."""

    def awake(self, table_id: str) -> None:
        """A game goes on at a table in memory: somebody has to look after it."""

    def asleep(self, table_id: str) -> None:
        """A table left this worker's memory."""

    def here(self, table_id: str, users: Collection[str]) -> None:
        """Tell the others who looks at a table here."""

    def tell(self, topic: str, about: str, text: str = "") -> None:
        """Tell the others something else, which their hubs hear."""


class Alone:
    """There are no others."""

    several = False

    def drives(self, _table_id: str) -> bool:
        """It always is."""
        return True

    def moved(self, table_id: str, seq: int) -> None:
        """Nobody has to know."""

    def awake(self, table_id: str) -> None:
        """This one does."""

    def asleep(self, table_id: str) -> None:
        """Nobody has to know."""

    def here(self, table_id: str, users: Collection[str]) -> None:
        """Nobody has to know."""

    def tell(self, topic: str, about: str, text: str = "") -> None:
        """Nobody has to know."""
