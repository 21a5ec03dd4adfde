"""Positions that a test can name cards in."""

from typing import Any

from tamaya.records.names import card_name
from tamaya.rules.actions import Action, Clue, ClueKind
from tamaya.rules.apply import apply
from tamaya.rules.deal import deal
from tamaya.rules.events import Event
from tamaya.rules.options import Options
from tamaya.rules.state import State
from tamaya.rules.tables import compile_tables
from tamaya.rules.variants import variant


def dealt(top: str, variant_id: str = "normal", **options: Any) -> State:
    """Return a first position whose deck begins with these cards; seat 0 begins. The rest comes sorted."""
    chosen = Options(**{"players": 2, "first_player": 0, "variant": variant(variant_id), **options})
    tables = compile_tables(chosen.variant)
    rest = list(tables.deck)
    first = []
    for name in top.split():
        identity = next(i for i in rest if card_name(tables, i) == name)
        rest.remove(identity)
        first.append(identity)
    return deal(chosen, deck=(*first, *rest))


def after(state: State, *actions: Action) -> State:
    """Return the position after some actions."""
    for action in actions:
        state, _ = apply(state, action)
    return state


def events(state: State, *actions: Action) -> tuple[Event, ...]:
    """Return what the last of some actions brings about."""
    told: tuple[Event, ...] = ()
    for action in actions:
        state, told = apply(state, action)
    return told


def names(told: tuple[Event, ...]) -> list[str]:
    """Return the kinds of events, in order."""
    return [type(event).__name__ for event in told]


def red(seat: int) -> Clue:
    """Return a clue of the first colour."""
    return Clue(seat, ClueKind.COLOUR, 0)


def rank(seat: int, value: int) -> Clue:
    """Return a rank clue."""
    return Clue(seat, ClueKind.RANK, value)
