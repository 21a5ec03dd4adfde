"""What one move is worth against another to somebody among hat players: both are played out in the same worlds.

The worlds are those of a thought: own hands that hat messages leave and that partners would have treated as they did.
"""

from dataclasses import replace

from tamaya.bots.thought.fast.layout import THINK_ON
from tamaya.bots.thought.fast.memory import Memory
from tamaya.bots.thought.plan import ThoughtPlan
from tamaya.bots.thought.seen import move_number
from tamaya.rules.actions import Action
from tamaya.view.view import View

CHUNK = 8
"""Worlds at a time, as thoughts go about it."""

MOST_DECK = 64
"""More than any deck has."""


def compared(
    memory: Memory, view: View, plan: ThoughtPlan, moves: tuple[Action, Action], worlds: int
) -> tuple[float, float] | None:
    """By how many points the first move comes out ahead of the second, and the standard error of that.

    Args:
        memory: the current player's, who has seen the game so far.
        view: theirs.
        plan: how partners play; what it allows the player isn't looked at.
        moves: the two.
        worlds: how many, a multiple of 8.

    Returns:
        None where there is no world: nobody who plays by these conventions would have done what was done.
    """
    desk = memory.desk
    # Every move is listed, so that hands are made ready, and nothing is played out yet.
    seats = max(plan.seats, view.current + 1)
    anything = replace(plan, seats=seats, deck=MOST_DECK, lies=True, rollouts=0, seconds=0.0, listed=0)
    array = anything.array()
    if not memory.consider(array).undecided:
        return None
    thought = desk.thought
    thought["moves"][0, :2] = [move_number(move, view, desk.shape) for move in moves]
    thought["move_count"] = 2
    for name in ("sums", "squares", "ns"):
        thought[name][0, :2] = 0
    for chunk in range(1, worlds // CHUNK + 1):
        # Neither is given up, however far it is behind.
        thought["alive"][0, :2] = 1
        thought["left"] = 2
        array["rollouts"] = 2 * CHUNK * chunk
        desk.attend(THINK_ON, memory, -1, array)
        if thought["worlds"][0] < CHUNK * chunk:
            return None
    count = int(thought["ns"][0, 1])
    mean, square = float(thought["sums"][0, 1]) / count, float(thought["squares"][0, 1]) / count
    return 0.0 - mean, (max(0.0, square - mean * mean) / (count - 1)) ** 0.5
