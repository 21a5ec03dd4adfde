"""Whole games of players who think ahead, for the lab: one memory serves a table, for what is public is the same for all."""

from collections.abc import Sequence

import numpy as np

from tamaya.bots.hat.fast.matches import finished_match, is_played
from tamaya.bots.protocol import Finished
from tamaya.bots.thought.fast.memory import Memory, desk_for
from tamaya.bots.thought.plan import ThoughtPlan
from tamaya.kernel.games import Games
from tamaya.kernel.tables import Autoreset
from tamaya.rules.state import State


def play_matches(starts: Sequence[State], plan: ThoughtPlan) -> list[Finished] | None:
    """Play these deals, which have the same options, to the end; None if the kernel doesn't play them or the plan has a clock."""
    if plan.seconds or not all(is_played(start.options) for start in starts):
        return None
    return [_play(start, plan) for start in starts]


def _play(start: State, plan: ThoughtPlan) -> Finished:
    desk = desk_for(start.options)
    deck = (*start.cards, *start.deck)
    games = Games(start.options, 1, autoreset=Autoreset.DISABLED)
    games.reset_to_decks([deck])
    memory = Memory(desk)
    memory.begin(games.state, np.arange(desk.shape.players * desk.shape.hand))
    for card, identity in enumerate(deck):
        # A face that isn't seen is never looked at: ``worlds.would_have``.
        memory.reveal(card, identity)
    moves = memory.play_on(plan.array())
    return finished_match(start.options, desk.shape, start, memory.game, moves)
