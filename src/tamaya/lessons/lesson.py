"""What a lesson is: a game from a chosen deck whose first moves are written down, and what is told along the way.

A puzzle is the same thing with one step: the moves that led there, a question, and the one answer.
"""

from dataclasses import dataclass
from typing import Literal

from tamaya.rules.actions import Action
from tamaya.rules.apply import apply
from tamaya.rules.deal import deal
from tamaya.rules.options import Options
from tamaya.rules.state import State

PUPIL = 0
"""The seat of who learns; the guide and its friends sit in the others."""

Kind = Literal["lesson", "puzzle"]
Place = Literal["own", "partner", "tokens", "strikes", "fireworks", "deck", "pile", "cards"]


@dataclass(frozen=True, slots=True)
class Pointer:
    """What a text is about, to be marked on the screen.

    Attributes:
        at: where to look.
        cards: with ``cards``, the ids of those meant.
    """

    at: Place
    cards: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Telling:
    """Something to be read before a move: the key of its message (``lesson-FIRST-KEY``), and what it is about."""

    key: str
    pointer: Pointer | None = None


@dataclass(frozen=True, slots=True)
class Step:
    """A turn of the script.

    Attributes:
        action: what is done; of the pupil it is asked, a guide does it.
        tells: what is told before it; only the pupil is told anything.
    """

    action: Action
    tells: tuple[Telling, ...] = ()


@dataclass(frozen=True, slots=True)
class Lesson:
    """A lesson or a puzzle.

    Attributes:
        id: names it in links and messages.
        kind: a puzzle asks for one move and doesn't say which.
        options: of its game; the pupil sits in seat 0.
        deck: card identities in the order of drawing.
        begin: how many steps have been done when the pupil comes.
        script: the steps from the deal on.
        farewell: what is told when the script ends; from there on the game is free.
    """

    id: str
    kind: Kind
    options: Options
    deck: tuple[int, ...]
    begin: int
    script: tuple[Step, ...]
    farewell: tuple[Telling, ...]

    def states(self) -> tuple[State, ...]:
        """The positions of the script: one before each step, and the one after the last.

        Raises:
            IllegalAction: the script breaks the rules.
        """
        states = [deal(self.options, deck=self.deck)]
        for step in self.script:
            state, _ = apply(states[-1], step.action)
            states.append(state)
        return tuple(states)
