"""A player who thinks ahead, at a live table: until its code is compiled for this size of game, the plain hat player moves.

That takes three quarters of a minute of processor time, once on every machine; nobody should have to wait for it. The hat player is what
its partners take it for anyway.
"""

from collections.abc import Sequence
from functools import lru_cache
from threading import Thread

from tamaya.bots.hat.fast.matches import is_played
from tamaya.bots.hat.hat import Hat
from tamaya.bots.protocol import Decision
from tamaya.bots.thought.fast.memory import Desk, desk_for
from tamaya.bots.thought.thinker import Thinker
from tamaya.rules.events import Event
from tamaya.rules.options import Options
from tamaya.view.view import View

PATIENCE = 1.0
"""Seconds that a move may wait for the code: reading it from the disk takes less."""


class Compiling:
    """Compiles a desk's code in a thread of its own."""

    def __init__(self, desk: Desk) -> None:
        self._thread = Thread(target=desk.compile, daemon=True)
        self._thread.start()

    def ready(self, patience: float) -> bool:
        """Whether it is done, after waiting so many seconds at most."""
        self._thread.join(patience)
        return not self._thread.is_alive()


@lru_cache(maxsize=16)
def compiling(options: Options) -> Compiling:
    """The compilation for games with those options; begun when first asked for."""
    return Compiling(desk_for(options))


class Live:
    """One seat for one game: a :class:`tamaya.bots.thought.thinker.Thinker` as soon as it can."""

    def __init__(self, thinker: Thinker) -> None:
        self.thinker = thinker
        self.hat: Hat | None = Hat(seat=thinker.seat, seed=0)
        self.missed: list[tuple[View, Sequence[Event]]] = []

    def observe(self, view: View, events: Sequence[Event]) -> None:
        """Follow the game; what can't be followed yet is kept."""
        if self.hat is not None:
            self.hat.observe(view, events)
            self.missed.append((view, events))
        else:
            self.thinker.observe(view, events)

    def decide(self, view: View) -> Decision:
        """Choose an action."""
        if self.hat is not None:
            if is_played(view.options) and not compiling(view.options).ready(PATIENCE):
                return self.hat.decide(view)
            for missed, events in self.missed:
                self.thinker.observe(missed, events)
            self.hat, self.missed = None, []
        return self.thinker.decide(view)
