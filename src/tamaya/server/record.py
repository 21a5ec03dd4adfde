"""The record of a table's last game, once it has ended."""

from itertools import pairwise

from tamaya.records.codec import dumps
from tamaya.records.record import EndedEarly, Record, Undone
from tamaya.rules.actions import Action
from tamaya.rules.outcome import Termination
from tamaya.table.state import Game, TableState


def record_of(table: TableState, game: Game) -> bytes:
    """The record as JSON. It shows the deck: for games that have ended only."""
    outcome = game.state.outcome
    if outcome is None:
        raise ValueError("the game is still on")
    voted = outcome.termination is Termination.VOTE
    return dumps(
        Record(
            options=game.state.options,
            deck=game.deck,
            chance=game.state.chance,
            actions=tuple(action for _, action in game.actions),
            players=tuple(seat.name for seat in table.seats),
            ended=EndedEarly(Termination.VOTE) if voted else None,
            undone=_undone(game),
        )
    )


def _undone(game: Game) -> tuple[Undone, ...]:
    """What was taken back: a run of turns that doesn't fall is one undo; it lies after the actions of the turns before it."""
    runs: list[list[tuple[int, Action]]] = []
    for before, this in pairwise([(-1, None), *game.taken_back]):
        assert this[1] is not None
        if not runs or this[0] < before[0]:
            runs.append([])
        runs[-1].append((this[0], this[1]))
    return tuple(
        Undone(sum(turn < run[0][0] for turn, _ in game.actions), tuple(action for _, action in run)) for run in runs
    )
