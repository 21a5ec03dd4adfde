"""A game that has ended, position by position, as the table told it: what a replay shows. All hands are open."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from tamaya.records.record import Record, Step, branch, extended, replay
from tamaya.rules.actions import Action
from tamaya.table.project import game_info, legal_info, told_move
from tamaya.table.state import Game, Seat, TableState
from tamaya.table.tell import told
from tamaya.view.sight import SPECTATOR, Sight
from tamaya.wire import events as w
from tamaya.wire import messages as m
from tamaya.wire.settings import Settings


@dataclass(frozen=True, slots=True)
class Frames:
    """A whole game.

    Attributes:
        game: the deal. ``sight`` is what each card's owner could tell of it.
        opening: what was told when the cards were dealt.
        steps: an update per move; its number says how many moves have been made. An end from outside is a last one.
        legal: what whoever is to move at the end may do; None where it has ended.
    """

    game: m.GameInfo
    opening: tuple[w.WireEvent, ...]
    steps: tuple[m.Update, ...]
    legal: m.Legal | None


def frames(record: Record, number: int = 1) -> Frames:
    """All positions of a game.

    >>> from tamaya.records.record import begin
    >>> from tamaya.rules.actions import Play
    >>> from tamaya.rules.deal import deal
    >>> from tamaya.rules.options import Options
    >>> shown = frames(extended(begin(deal(Options(players=2, first_player=0), seed=1)), Play(0)))
    >>> [event.card for hand in shown.game.hands for event in hand][:5], [step.seq for step in shown.steps]
    ([0, 1, 2, 3, 4], [1])

    Raises:
        RecordError: it can't be replayed.
    """
    steps = replay(record)
    start = next(steps)
    first = record.options.first_player
    assert first is not None
    opening = (w.Started(number, first), w.Turn(0, first))
    game = _game(record, start)
    updates, end = _updates(game, steps, 0)
    return Frames(_info(record, game, number), opening, updates, legal_info(end.state, Sight(end.state.current)))


def branched(record: Record, after: int, actions: Sequence[Action]) -> Frames:
    """Only the steps of a branch: other actions than those that followed so many of the game's.

    Raises:
        RecordError: ``no_such_action``; ``illegal_action`` with its place in the whole branch.
    """
    other = extended(branch(record, after), *actions)
    steps = list(replay(other))
    game = _game(other, steps[after])
    updates, end = _updates(game, iter(steps[after + 1 :]), after)
    legal = legal_info(end.state, Sight(end.state.current))
    return Frames(_info(other, game, 1), (), updates, legal)


def _updates(game: Game, steps: Iterator[Step], done: int) -> tuple[tuple[m.Update, ...], Game]:
    updates = []
    for seq, step in enumerate(steps, start=done + 1):
        slots = {card: at for hand in game.orders for at, card in enumerate(hand)}
        after = _game(game.record, step)
        updates.append(told_move(seq, told(step.events, step.state, slots), game, after, SPECTATOR))
        game = after
    return tuple(updates), game


def _game(record: Record, step: Step) -> Game:
    """By age, the newest leftmost: how their owners laid their hands isn't part of a record."""
    orders = tuple(hand[::-1] for hand in step.state.hands)
    return Game(step.state, record, turns=(), commitment="", orders=orders)


def _info(record: Record, game: Game, number: int) -> m.GameInfo:
    seats = tuple(Seat(name=name) for name in record.players)
    return game_info(TableState("", 0, "", Settings(), seats, number, game), game, SPECTATOR)
