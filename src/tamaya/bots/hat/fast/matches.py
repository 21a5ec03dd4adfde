"""Games that the kernel has played, as the rules tell them, and which it can play."""

from collections.abc import Sequence
from typing import Any

from tamaya.bots.protocol import Finished
from tamaya.kernel.codes import TERMINATIONS
from tamaya.kernel.errors import UnsupportedOptions
from tamaya.kernel.moves import clue_of
from tamaya.kernel.shape import Shape, shape_of
from tamaya.rules.actions import Action, Discard, Play
from tamaya.rules.options import Options
from tamaya.rules.state import State


def is_played(options: Options) -> bool:
    """Whether there are fast players for these options.

    In a Grand Finale a player whose hand is empty may have to give a clue that lies; then beliefs differ from seat to seat, and one
    mind can't serve a table. Cards of more than three copies don't fit into ``layout``'s layers.
    """
    most = max(max(suit.copies) for suit in options.variant.suits)
    if options.grand_finale or most > 3:
        return False
    try:
        shape_of(options)
    except UnsupportedOptions:
        return False
    return True


def finished_match(options: Options, shape: Shape, start: State, game: Any, moves: Sequence[int]) -> Finished:
    """A game that the kernel has played to its end, as the rules tell it."""
    termination = TERMINATIONS[int(game["ending"])]
    assert termination is not None
    return Finished(tuple(_actions(options, shape, start, moves)), int(game["score"]), termination)


def _actions(options: Options, shape: Shape, start: State, moves: Sequence[int]) -> list[Action]:
    """The rules' actions behind move numbers: slots become cards, which are numbered in the order of drawing."""
    hands, drawn = [list(hand) for hand in start.hands], len(start.cards)
    total, seat, actions = drawn + len(start.deck), start.current, list[Action]()
    for move in moves:
        if move >= 2 * shape.hand:
            actions.append(clue_of(options, shape, seat, move))
        else:
            card = hands[seat].pop(move % shape.hand)
            actions.append(Discard(card) if move < shape.hand else Play(card))
            if drawn < total:
                hands[seat].append(drawn)
                drawn += 1
        seat = (seat + 1) % shape.players
    return actions
