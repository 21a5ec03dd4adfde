"""A player who thinks ahead behind the ordinary protocol: it decides from its own view alone."""

import time
from collections.abc import Callable, Sequence

from tamaya.bots.hat.choice import Chooser
from tamaya.bots.hat.fast.matches import is_played
from tamaya.bots.hat.hat import Hat, book_of
from tamaya.bots.hat.public import position
from tamaya.bots.protocol import Decision, Reason
from tamaya.bots.thought.fast.memory import Found, Memory, desk_for
from tamaya.bots.thought.plan import STEP, ThoughtPlan
from tamaya.bots.thought.seen import (
    Turn,
    card_numbers,
    faces_that_fit,
    game_seen,
    move_number,
    number_of_turn,
)
from tamaya.rules.events import ClueGiven, Event
from tamaya.view.view import View


class Thinker:
    """One seat for one game: a hat player who, where the plan says so, first plays the rest of the game out.

    It draws its lots from what it sees, so that no seed is needed. Games that the kernel doesn't play (bonuses, Grand Finale) it plays
    as the plain hat player.

    Args:
        seat: where it sits.
        plan_for: the plan by the number of players.
    """

    def __init__(self, *, seat: int, plan_for: Callable[[int], ThoughtPlan]) -> None:
        self.seat = seat
        self.plan_for = plan_for
        self.hat = Hat(seat=seat, seed=0)
        self._before: View | None = None
        self._memory: Memory | None = None

    @property
    def memory(self) -> Memory | None:
        """What it remembers of the game; None before it has seen any, and in games that the kernel doesn't play."""
        return self._memory

    def observe(self, view: View, events: Sequence[Event]) -> None:
        """Follow the game."""
        if not is_played(view.options):
            self.hat.observe(view, events)
            return
        desk = desk_for(view.options)
        game, numbers = game_seen(view, desk.shape, desk.rules[0]), card_numbers(view, desk.shape)
        turn = next((event for event in events if isinstance(event, Turn)), None)
        if self._before is None or self._memory is None or turn is None:
            self._memory = Memory(desk)
            self._memory.begin(game, numbers)
        else:
            move = number_of_turn(turn, self._before, desk.shape)
            if not isinstance(turn, ClueGiven):
                self._memory.reveal(turn.card, turn.identity)
            elif turn.target == self.seat:
                self._memory.game["hands"][self.seat] = faces_that_fit(self._before, turn, desk.shape)
            self._memory.go_on(move, game, numbers, listener_of(view.options.players, self.seat, turn))
        self._before = view

    def decide(self, view: View) -> Decision:
        """Choose an action."""
        if not is_played(view.options):
            return self.hat.decide(view)
        if self._memory is None:
            self.observe(view, ())
        assert self._memory is not None
        found = consider(self._memory, self.plan_for(view.options.players))
        shape = self._memory.desk.shape
        action = next(legal.action for legal in view.legal if move_number(legal.action, view, shape) == found.move)
        if found.move != found.usual:
            return Decision(action, _ahead(found))
        usual = self._usual(view)
        return usual if usual.action == action else Decision(action, Reason("reason-search-usual"))

    def _usual(self, view: View) -> Decision:
        """The hat player's decision, with its reason."""
        assert self._memory is not None
        known = (int(mask) for mask in self._memory.mind["known"])
        notes = {card: mask for card, mask in zip(self._memory.serials.tolist(), known, strict=True) if card >= 0}
        public = position(view, notes)
        faces = {
            seat: [card.identity for card in hand if card.identity is not None]
            for seat, hand in enumerate(view.hands)
            if seat != self.seat
        }
        return Chooser(view, public, book_of(view, public), faces).choose()


def listener_of(players: int, seat: int, turn: Turn) -> int:
    """Whose hand is read from a message, and not from the faces that this seat sees.

    Of two players a searching one may say what isn't so, and both know what the other then believes. Among more nobody does, and
    only one's own number can't be worked out.
    """
    if players == 2:
        return 1 - turn.seat
    return seat if turn.seat != seat else -1


def consider(memory: Memory, plan: ThoughtPlan) -> Found:
    """Think within the budget."""
    if not plan.seconds:
        return memory.consider(plan.array())
    array, end = plan.array(), time.perf_counter() + plan.seconds
    found = memory.consider(array)
    while found.undecided and time.perf_counter() < end:
        array["rollouts"] += STEP
        found = memory.consider(array, more=True)
    return found


def _ahead(found: Found) -> Reason:
    gain = max(1, round(100 * found.gain))
    return Reason("reason-search-ahead", {"games": found.worlds, "gain": gain})
