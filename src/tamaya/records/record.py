"""A game's record: what has to be kept to have the whole game again. Replaying it is applying its actions."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from tamaya.records.errors import RecordError
from tamaya.rules.actions import Action
from tamaya.rules.apply import apply, end_game
from tamaya.rules.deal import deal, deal_events
from tamaya.rules.errors import RulesError
from tamaya.rules.events import Event
from tamaya.rules.options import Options
from tamaya.rules.outcome import Termination
from tamaya.rules.state import State

FROM_OUTSIDE = (Termination.TIMEOUT, Termination.VOTE, Termination.TERMINATED)
"""Ends that don't follow from the actions."""


@dataclass(frozen=True, slots=True)
class EndedEarly:
    """An end from outside, after the last action.

    Attributes:
        termination: one of ``FROM_OUTSIDE``.
        seat: whose clock ran out or who closed the table, if anybody.
    """

    termination: Termination
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class Undone:
    """Actions that were taken back by consent.

    Attributes:
        after: how many actions of the record stood when these were taken back.
        actions: what was taken back, in the order in which it had been done.
    """

    after: int
    actions: tuple[Action, ...]


@dataclass(frozen=True, slots=True)
class Record:
    """A game, finished or not.

    Attributes:
        options: resolved: the first player is a seat.
        deck: all card identities in the order of drawing, as first shuffled.
        chance: 16 bytes from which bonuses and places of returned cards were drawn.
        actions: everything that stood in the end; bonus choices are actions too.
        players: a name per seat.
        ended: an end from outside, if there was one.
        undone: what was taken back on the way.
        salt: of the commitment that was shown when the cards were dealt; None where there was none.
    """

    options: Options
    deck: tuple[int, ...]
    chance: bytes
    actions: tuple[Action, ...]
    players: tuple[str, ...]
    ended: EndedEarly | None = None
    undone: tuple[Undone, ...] = ()
    salt: bytes | None = None


@dataclass(frozen=True, slots=True)
class Step:
    """One position of a replay.

    Attributes:
        action: what led here; None for the deal and for an end from outside.
        state: the position.
        events: what happened on the way.
    """

    action: Action | None
    state: State
    events: tuple[Event, ...]


def begin(state: State, players: Sequence[str] = (), *, salt: bytes | None = None) -> Record:
    """The record of a game that has just been dealt; without names the players are called A to F.

    >>> record = begin(deal(Options(players=3, first_player=0), seed=7))
    >>> record.players, len(record.deck)
    (('A', 'B', 'C'), 50)
    """
    names = tuple(players) or tuple("ABCDEF"[: state.options.players])
    return Record(state.options, state.cards + state.deck, state.chance, (), names, salt=salt)


def extended(record: Record, *actions: Action) -> Record:
    """The record with more actions, unchecked."""
    return Record(
        options=record.options,
        deck=record.deck,
        chance=record.chance,
        actions=record.actions + actions,
        players=record.players,
        ended=record.ended,
        undone=record.undone,
        salt=record.salt,
    )


def replay(record: Record) -> Iterator[Step]:
    """Every position of a game, the deal first.

    >>> from tamaya.rules.legal import legal_actions
    >>> state = deal(Options(players=2, first_player=0), seed=7)
    >>> record = extended(begin(state), legal_actions(state)[0])
    >>> [step.state.turn for step in replay(record)]
    [0, 1]

    Raises:
        RecordError: ``deck``, or ``illegal_action`` with the action's place in the record.
    """
    try:
        state = deal(record.options, deck=record.deck, chance=record.chance)
    except RulesError as error:
        raise RecordError(error.code, str(error), "deck") from error
    yield Step(None, state, deal_events(state))
    for index, action in enumerate(record.actions):
        try:
            state, events = apply(state, action)
        except RulesError as error:
            raise RecordError("illegal_action", str(error), f"actions[{index}]") from error
        yield Step(action, state, events)
    if record.ended is not None:
        if state.over:
            raise RecordError("already_over", "the game had ended before it was ended from outside", "actions")
        state, events = end_game(state, record.ended.termination)
        yield Step(None, state, events)


def final_state(record: Record) -> State:
    """The last position of a record.

    Raises:
        RecordError: see :func:`replay`.
    """
    *_, last = replay(record)
    return last.state


def branch(record: Record, actions: int) -> Record:
    """The same game up to so many actions, to take some back or to try others: same deck, same chance.

    >>> record = begin(deal(Options(players=2), seed=1))
    >>> branch(record, 0) == record
    True

    Raises:
        RecordError: ``no_such_action``, if there aren't so many.
    """
    if not 0 <= actions <= len(record.actions):
        raise RecordError("no_such_action", f"{actions} actions of {len(record.actions)}", "actions")
    undone = tuple(taken for taken in record.undone if taken.after <= actions)
    return replace(record, actions=record.actions[:actions], ended=None, undone=undone)


def take_back(record: Record, actions: int) -> Record:
    """Undo: the record keeps what was taken back.

    Raises:
        RecordError: ``no_such_action``.
    """
    before = branch(record, actions)
    taken = Undone(len(record.actions), record.actions[actions:])
    return replace(before, undone=(*record.undone, taken))


def last_turn_start(record: Record) -> int:
    """How many actions there were before the last turn began: a bonus belongs to the turn that earned it.

    Raises:
        RecordError: ``no_such_action``, if nothing has been done yet.
    """
    starts = [
        count for count, step in enumerate(replay(branch(record, len(record.actions)))) if step.state.pending is None
    ]
    earlier = [count for count in starts if count < len(record.actions)]
    if not earlier:
        raise RecordError("no_such_action", "nothing has been done yet", "actions")
    return earlier[-1]
