"""One game between bots, played by the rules' specification."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from tamaya.bots.protocol import Bot, Decision
from tamaya.rules.apply import apply
from tamaya.rules.deal import deal_events
from tamaya.rules.errors import IllegalAction
from tamaya.rules.events import Event
from tamaya.rules.outcome import Outcome
from tamaya.rules.state import State
from tamaya.view.sight import Sight
from tamaya.view.view import View, event_for, seat_views


class IllegalDecision(Exception):
    """A bot chose what isn't legal; the text says which, when and why not."""


@dataclass(frozen=True, slots=True)
class Move:
    """What a seat did and why."""

    seat: int
    decision: Decision


@dataclass(frozen=True, slots=True)
class Match:
    """A game that was played to its end.

    Attributes:
        start: the deal.
        end: the last position.
        moves: everything in between.
    """

    start: State
    end: State
    moves: tuple[Move, ...]

    @property
    def outcome(self) -> Outcome:
        """How it ended."""
        assert self.end.outcome is not None
        return self.end.outcome


def play_match(
    start: State, bots: Sequence[Bot], watch: Callable[[State, Sequence[Event]], None] | None = None
) -> Match:
    """Let bots play from a deal to the end; each is shown its own seat's view and nothing else.

    Args:
        start: a state fresh from ``deal``.
        bots: one per seat.
        watch: called with every new position and the events that led to it.

    >>> from tamaya.bots.registry import make_bot
    >>> from tamaya.rules.deal import deal
    >>> from tamaya.rules.options import Options
    >>> match = play_match(deal(Options(players=2), seed=1), [make_bot("random", seat=s, seed=1) for s in range(2)])
    >>> match.outcome.termination.value
    'strikes'

    Raises:
        IllegalDecision: a bot chose what isn't legal.
    """
    sights = [Sight(seat) for seat in range(len(bots))]
    state, moves = start, []

    def show(events: Sequence[Event]) -> View:
        views = seat_views(state)
        for bot, sight, view in zip(bots, sights, views, strict=True):
            bot.observe(view, [event_for(event, sight) for event in events])
        return views[state.current]

    view = show(())
    if watch:
        watch(state, deal_events(state))
    while state.outcome is None:
        seat = state.current
        decision = bots[seat].decide(view)
        if not isinstance(decision, Decision):
            raise IllegalDecision(f"seat {seat}, turn {state.turn}: {decision!r} is no Decision")
        try:
            state, events = apply(state, decision.action)
        except IllegalAction as problem:
            raise IllegalDecision(f"seat {seat}, turn {state.turn}: {decision.action}: {problem}") from problem
        moves.append(Move(seat, decision))
        view = show(events)
        if watch:
            watch(state, events)
    return Match(start, state, tuple(moves))
