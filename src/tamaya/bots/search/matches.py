"""Whole games of searching players for the lab: one memory serves a table, for what is public is the same for all."""

from collections.abc import Sequence

import numpy as np

from tamaya.bots.hat.fast.matches import finished_match, is_played
from tamaya.bots.protocol import Finished
from tamaya.bots.search.fast.memory import Memory, desk_for
from tamaya.bots.search.plans import SearchPlan, plan_for
from tamaya.bots.search.search import consider
from tamaya.kernel.codes import RUNNING
from tamaya.kernel.games import Games
from tamaya.kernel.tables import Autoreset
from tamaya.rules.state import State


def play_matches(starts: Sequence[State], budget: str = "") -> list[Finished] | None:
    """A :class:`tamaya.bots.protocol.TablePlayer`.

    >>> from tamaya.rules.deal import deal
    >>> from tamaya.rules.options import Options
    >>> play_matches([deal(Options(players=2, grand_finale=True), seed=1)]) is None
    True
    """
    plan = plan_for(starts[0].options.players).with_budget(budget)
    if plan.seconds or not all(is_played(start.options) for start in starts):
        return None
    return [_play(start, plan) for start in starts]


def _play(start: State, plan: SearchPlan) -> Finished:
    desk = desk_for(start.options)
    deck = (*start.cards, *start.deck)
    games = Games(start.options, 1, autoreset=Autoreset.DISABLED)
    games.reset_to_decks([deck])
    arrays, memory, moves = games.arrays(legal=False), Memory(desk), list[int]()
    numbers = np.arange(desk.shape.players * desk.shape.hand)
    drawn = len(numbers)
    memory.begin(games.state, numbers)
    for card, identity in enumerate(deck):
        # A face that isn't seen is never looked at: ``worlds.would_have``.
        memory.reveal(card, identity)
    while games.state["ending"][0] == RUNNING:
        actor = int(games.state["current"][0])
        moves.append(consider(memory, plan).move)
        arrays.moves[0] = moves[-1]
        games.step(arrays)
        if moves[-1] < 2 * desk.shape.hand:
            hand = numbers[actor * desk.shape.hand :][: desk.shape.hand]
            slot = moves[-1] % desk.shape.hand
            hand[slot:-1] = hand[slot + 1 :].copy()
            hand[-1] = drawn if drawn < len(deck) else -1
            drawn += 1
        memory.go_on(moves[-1], games.state, numbers, 1 - actor if desk.shape.players == 2 else -1)
    return finished_match(start.options, desk.shape, start, games.state[0], moves)
