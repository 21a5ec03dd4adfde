"""A game at the moment of its end, with what its record doesn't say."""

from dataclasses import dataclass

from tamaya.records.record import Record
from tamaya.rules.state import State
from tamaya.table.state import Mover, Seat, TableState
from tamaya.wire.settings import Settings


@dataclass(frozen=True, slots=True)
class FinishedGame:
    """A game of a table that has just ended.

    Attributes:
        table: where it was played.
        number: as which of its games.
        record: the game, with the names that the players had at its end.
        state: the position in which it ended, the record's last.
        seats: who sat there at the end.
        movers: per action, who made it.
        settings: that it was played by.
    """

    table: str
    number: int
    record: Record
    state: State
    seats: tuple[Seat, ...]
    movers: tuple[Mover, ...]
    settings: Settings


def finished(before: TableState, after: TableState) -> FinishedGame | None:
    """The game that this step ended, if it ended one."""
    if not before.playing or after.playing or after.game is None:
        return None
    game = after.game
    return FinishedGame(after.id, after.number, game.record, game.state, after.seats, game.movers, after.settings)
