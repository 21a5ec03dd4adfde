"""Every observation, legal list and reward of HLE's traces, from decks and from seeds."""

from collections import Counter
from typing import Any

import numpy as np
import pytest
from tests.hle_traces import needs_traces, traces_of

from tamaya.kernel.arrays import Arrays, unpacked
from tamaya.kernel.games import Games
from tamaya.rules.options import preset
from tamaya.rules.tables import compile_tables

KINDS = [(players, kind) for kind in (1, 0) for players in (2, 3, 4, 5)]


def whole_deck(dealt: list[int], all_cards: tuple[int, ...]) -> list[int]:
    """A trace names the cards that were dealt; the others follow in any order."""
    rest = Counter(all_cards) - Counter(dealt)
    return [*dealt, *rest.elements()]


@needs_traces
@pytest.mark.parametrize(("players", "kind"), KINDS)
def test_traces_bit_for_bit(players: int, kind: int) -> None:
    options = preset("hle", players)
    for game in traces_of(players, kind):
        games = Games(options, 1, autoreset="disabled", encoding=("minimal", "card_knowledge")[kind])
        assert games.observation_lanes == game["obs_bits"]
        games.reset_to_decks([whole_deck(game["dealt"], compile_tables(options.variant).deck)])
        follow(games, game)


def follow(games: Games, game: dict[str, Any]) -> None:
    arrays = games.arrays(observations="uint8")
    floats, words = games.arrays(observations="float32").observations, games.arrays(observations="packed").observations
    games.legal(arrays.legal)
    games.observe(arrays.observations)
    for ply, step in enumerate(game["steps"]):
        assert games.state["current"][0] == step["player"]
        assert np.packbits(arrays.observations[0]).tobytes().hex() == step["obs"], f"ply {ply}"
        same_in_every_kind(games, arrays, floats, words)
        assert np.flatnonzero(arrays.legal[0]).tolist() == step["legal"]
        arrays.moves[0] = step["move"]
        games.step(arrays)
        assert arrays.rewards[0] == step["reward"]
    assert arrays.ended[0]
    assert games.state["score"][0] == game["final_score"]
    assert 3 - games.state["strikes"][0] == game["lives"]


def same_in_every_kind(games: Games, arrays: Arrays, floats: Any, words: Any) -> None:
    floats[:], words[:] = -1, 2**64 - 1
    games.observe(floats)
    games.observe(words)
    assert (floats == arrays.observations).all()
    assert (unpacked(words, games.observation_lanes) == arrays.observations).all()
