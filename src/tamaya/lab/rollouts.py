"""What each move is worth to somebody who sees no more than their seat does: worlds drawn from the view, each played to its end."""

import copy
import math
import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from tamaya.bots.protocol import Bot
from tamaya.records.record import Record, branch, final_state, replay
from tamaya.rules.actions import Action
from tamaya.rules.apply import apply
from tamaya.rules.legal import legal_actions
from tamaya.rules.state import State
from tamaya.view.sight import Sight
from tamaya.view.view import event_for, view_of

Seats = Callable[[int], Bot]
"""Makes the bot of a seat."""


@dataclass(frozen=True, slots=True)
class Worth:
    """A move's scores, one for each world, in the same order for every move."""

    action: Action
    scores: tuple[int, ...]

    @property
    def mean(self) -> float:
        """Points."""
        return sum(self.scores) / len(self.scores)

    def lead(self, other: "Worth") -> tuple[float, float]:
        """By how many points it leads another, and the standard error of that, world by world.

        >>> Worth("a", (3, 5, 4)).lead(Worth("b", (2, 5, 3)))
        (0.666..., 0.333...)
        """
        gaps = [mine - theirs for mine, theirs in zip(self.scores, other.scores, strict=True)]
        mean = sum(gaps) / len(gaps)
        variance = sum((gap - mean) ** 2 for gap in gaps) / max(1, len(gaps) - 1)
        return mean, math.sqrt(variance / len(gaps))


def drawn_world(record: Record, state: State, dice: random.Random) -> Record:
    """The game as it may be for all that the current player knows: own cards and deck drawn anew, every draw as likely as any.

    Args:
        record: the game so far, without bonuses that were drawn by lot.
        state: its position.
        dice: the randomness.
    """
    hand = state.hands[state.current]
    pool = [state.cards[card] for card in hand] + list(state.deck)
    while True:
        rest, faces, likely = list(pool), {}, 1.0
        for card in hand:
            fitting = [identity for identity in rest if state.possible[card] >> identity & 1]
            at_most = sum(1 for identity in pool if state.possible[card] >> identity & 1)
            if not fitting:
                break
            # Drawn one after the other, worlds with fewer ways to go on would come too often: they are kept less often.
            likely *= len(fitting) / at_most
            faces[card] = dice.choice(fitting)
            rest.remove(faces[card])
        if len(faces) == len(hand) and dice.random() < likely:
            break
    dice.shuffle(rest)
    seen = [faces.get(card, identity) for card, identity in enumerate(state.cards)]
    return replace(record, deck=(*seen, *rest))


def worths(
    record: Record, seats: Seats, *, worlds: int, seed: int, actions: Sequence[Action] | None = None
) -> tuple[Worth, ...]:
    """What each move is worth if everybody goes on as the bots do; the best first.

    Args:
        record: the game so far; whose turn it is sees no more than their view.
        seats: the bots.
        worlds: how many worlds are drawn; every move is tried in each.
        seed: of the worlds.
        actions: the moves to try; all legal ones if not given.
    """
    state, dice = final_state(record), random.Random(seed)
    tried = tuple(legal_actions(state)) if actions is None else tuple(actions)
    scores: list[list[int]] = [[] for _ in tried]
    for _ in range(worlds):
        world = drawn_world(record, state, dice)
        bots = _followed(world, seats)
        now = final_state(world)
        for action, column in zip(tried, scores, strict=True):
            column.append(_played_out(now, action, copy.deepcopy(bots)))
    found = [Worth(action, tuple(column)) for action, column in zip(tried, scores, strict=True)]
    return tuple(sorted(found, key=lambda worth: -worth.mean))


def _followed(record: Record, seats: Seats) -> list[Bot]:
    """The bots, after they have seen the game so far."""
    players = record.options.players
    bots = [seats(seat) for seat in range(players)]
    for step in replay(branch(record, len(record.actions))):
        events = () if step.action is None else step.events
        for seat, bot in enumerate(bots):
            bot.observe(view_of(step.state, Sight(seat)), [event_for(event, Sight(seat)) for event in events])
    return bots


def _played_out(state: State, action: Action, bots: list[Bot]) -> int:
    while True:
        state, events = apply(state, action)
        if state.outcome is not None:
            return state.outcome.score or 0
        for seat, bot in enumerate(bots):
            bot.observe(view_of(state, Sight(seat)), [event_for(event, Sight(seat)) for event in events])
        action = bots[state.current].decide(view_of(state, Sight(state.current))).action
