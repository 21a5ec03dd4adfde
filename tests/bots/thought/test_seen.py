"""A view as the kernel's game."""

import numpy as np
import pytest

from tamaya.bots.hat.hat import Hat
from tamaya.bots.thought.seen import card_numbers, game_seen, move_number
from tamaya.kernel.games import Games
from tamaya.kernel.shape import shape_of
from tamaya.kernel.tables import Autoreset, Encoding, rules_array
from tamaya.lab.match import play_match
from tamaya.rules.deal import deal
from tamaya.rules.options import preset
from tamaya.rules.state import State
from tamaya.view.sight import Sight
from tamaya.view.view import view_of

HIDDEN = {"deck", "deal_generator", "policy_generator", "last_actor", "last_target", "last_kind", "last_detail"}
"""What a view has no business to say, and the last action, which nothing here reads."""


@pytest.mark.parametrize(("players", "variant"), [(2, "normal"), (5, "tricky"), (4, "black-powder")])
def test_a_view_as_the_kernels_game(players: int, variant: str) -> None:
    options = preset("hle", players, variant)
    start, states = deal(options, seed="seen"), list[State]()
    bots = [Hat(seat=seat, seed=0) for seat in range(players)]
    match = play_match(start, bots, watch=lambda state, _: states.append(state))
    shape = shape_of(options)
    rules = rules_array(options, shape, Autoreset.DISABLED, Encoding.MINIMAL)[0]
    games = Games(options, 1, autoreset=Autoreset.DISABLED)
    games.reset_to_decks([(*start.cards, *start.deck)])
    arrays = games.arrays(legal=False)
    for state, move in zip(states, match.moves, strict=False):
        for seat in range(players):
            view = view_of(state, Sight(seat))
            seen, true = game_seen(view, shape, rules)[0], games.state[0]
            for name in set(true.dtype.names) - HIDDEN - {"hands", "touch", "legal"}:
                np.testing.assert_array_equal(seen[name], true[name], err_msg=name)
            others = np.arange(players) != seat
            for name in ("hands", "touch"):
                np.testing.assert_array_equal(seen[name][others], true[name][others], err_msg=name)
            assert seen["legal"] == (true["legal"] if seat == state.current else 0)
            assert [card for card in card_numbers(view, shape) if card >= 0] == [
                c for hand in state.hands for c in hand
            ]
        view = view_of(state, Sight(state.current))
        arrays.moves[0] = move_number(move.decision.action, view, shape)
        games.step(arrays)
