"""What a bot is: something that is given views and events of its own seat, and answers with one of the legal actions."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Protocol

from tamaya.rules.actions import Action
from tamaya.rules.events import Event
from tamaya.rules.outcome import Termination
from tamaya.rules.state import State
from tamaya.view.view import View


@dataclass(frozen=True, slots=True)
class Reason:
    """Why a move was chosen, as a message for the catalogues.

    Attributes:
        id: the message's id, e.g. ``reason-play-certain``.
        arguments: ids and numbers, never words: the catalogues decline them.
    """

    id: str
    arguments: dict[str, str | int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Decision:
    """A bot's move and its reason."""

    action: Action
    reason: Reason


class Bot(Protocol):
    """One bot in one seat for one game.

    The caller calls :meth:`observe` once at the start with the first view and no events, then after every action with the view that
    follows it and the events as that seat may hear of them; and :meth:`decide` when it is the seat's turn, also for a bonus.
    A bot is deterministic: its randomness comes from the seed that it was made with and from nothing else.
    """

    def observe(self, view: View, events: Sequence[Event]) -> None:
        """Take note of what has just happened."""

    def decide(self, view: View) -> Decision:
        """Choose one of ``view.legal``."""


class BotFactory(Protocol):
    """Makes a bot for a seat."""

    def __call__(self, *, seat: int, seed: int) -> Bot:
        """A fresh bot for one game."""


@dataclass(frozen=True, slots=True)
class Finished:
    """A game that a bot played in every seat.

    Attributes:
        actions: from the deal to the end.
        points: the score, or in Grand Finale the points of a perfect show, else 0.
        termination: how it ended.
    """

    actions: tuple[Action, ...]
    points: int
    termination: Termination


class TablePlayer(Protocol):
    """Plays games with one bot in every seat."""

    def __call__(self, starts: Sequence[State]) -> list[Finished] | None:
        """Play these deals, which have the same options, to the end; None if it can't play with such options."""
