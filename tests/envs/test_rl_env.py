"""Against HLE's traces, and against HLE itself where it is installed."""

import pickle
import random
from typing import Any

import numpy as np
import pytest
from tests.hle_traces import needs_traces, traces

from tamaya.envs import rl_env
from tamaya.envs.hle_deals import HleDealer
from tamaya.kernel.errors import IllegalMove

COPIES = (3, 2, 2, 2, 1) * 5
SETUPS: list[dict[str, Any]] = [
    *({"players": players, "seed": 100 + players} for players in (2, 3, 4, 5)),
    {"players": 2, "seed": 7, "observation_type": 0},
    {"players": 3, "seed": 8, "observation_type": 2},
    {"players": 2, "seed": 9, "colors": 2, "hand_size": 2, "max_information_tokens": 3, "max_life_tokens": 1},
    {"players": 2, "seed": 9, "colors": 1, "hand_size": 2, "max_information_tokens": 3, "max_life_tokens": 1},
    {
        "players": 2,
        "seed": 5,
        "colors": 3,
        "ranks": 4,
        "hand_size": 3,
        "max_information_tokens": 5,
        "max_life_tokens": 2,
    },
]


@needs_traces
def test_seeded_deals() -> None:
    for game in traces():
        dealt = HleDealer(game["seed"], COPIES).deck()[: len(game["dealt"])]
        assert dealt == game["dealt"]


@needs_traces
def test_a_program_for_hle_sees_what_the_traces_say() -> None:
    for game in traces()[::7]:
        config = {name: game[name] for name in ("players", "seed", "observation_type")}
        env = rl_env.HanabiEnv(config)
        seen, done = env.reset(), False
        for step in game["steps"]:
            assert not done
            mine = seen["player_observations"][step["player"]]
            assert seen["current_player"] == step["player"]
            assert np.packbits(mine["vectorized"]).tobytes().hex() == step["obs"]
            assert mine["legal_moves_as_int"] == step["legal"]
            seen, reward, done, _ = env.step(step["move"])
            assert reward == step["reward"]
        assert done
        assert sum(seen["player_observations"][0]["fireworks"].values()) == sum(game["fireworks"])


@pytest.mark.parametrize("config", SETUPS, ids=str)
def test_the_same_as_hle_where_it_is_installed(config: dict[str, Any]) -> None:
    hle = pytest.importorskip("hanabi_learning_environment.rl_env")
    theirs, ours = hle.HanabiEnv(dict(config)), rl_env.HanabiEnv(config)
    assert theirs.num_moves() == ours.num_moves()
    assert theirs.vectorized_observation_shape() == ours.vectorized_observation_shape()
    chance = random.Random(1)
    for _ in range(6):
        expected, seen, done = theirs.reset(), ours.reset(), False
        while not done:
            same(expected, seen)
            moves = seen["player_observations"][seen["current_player"]]["legal_moves"]
            move = chance.choice(moves)
            expected, reward, over, _ = theirs.step(dict(move))
            seen, our_reward, done, _ = ours.step(move)
            assert (our_reward, done) == (reward, over)


def same(expected: dict[str, Any], seen: dict[str, Any]) -> None:
    assert expected.keys() == seen.keys()
    assert expected["current_player"] == seen["current_player"]
    for theirs, mine in zip(expected["player_observations"], seen["player_observations"], strict=True):
        assert theirs.keys() == mine.keys()
        order = sorted(range(len(theirs["legal_moves"])), key=lambda n: theirs["legal_moves_as_int"][n])
        for name in theirs.keys() - {"pyhanabi", "legal_moves", "legal_moves_as_int"}:
            assert mine[name] == theirs[name], name
        assert mine["legal_moves"] == [theirs["legal_moves"][n] for n in order]
        assert mine["legal_moves_as_int"] == sorted(theirs["legal_moves_as_int"])
        known = [[(k.color(), k.rank()) for k in hand] for hand in theirs["pyhanabi"].card_knowledge()]
        assert [[(k.color(), k.rank()) for k in hand] for hand in mine["pyhanabi"].card_knowledge()] == known


def test_actions_and_refusals() -> None:
    env = rl_env.make("Hanabi-Full", num_players=3)
    env.reset()
    with pytest.raises(IllegalMove, match="tokens"):
        env.step({"action_type": "DISCARD", "card_index": 0})
    with pytest.raises(ValueError, match="no such action"):
        env.step({"action_type": "PLAY", "card_index": 9})
    seen, *_ = env.step(np.int64(5))
    assert seen["current_player"] == 1
    again = pickle.loads(pickle.dumps(env))
    assert (
        again.step(6)[0]["player_observations"][0]["vectorized"]
        == env.step(6)[0]["player_observations"][0]["vectorized"]
    )
    with pytest.raises(ValueError, match="Hanabi-Huge"):
        rl_env.make("Hanabi-Huge")


def test_the_observation_object() -> None:
    env = rl_env.make("Hanabi-Small")
    mine = env.reset()["player_observations"][0]
    observation = mine["pyhanabi"]
    assert not observation.observed_hands()[0][0].valid()
    assert observation.observed_hands()[1][0].to_dict() == mine["observed_hands"][1][0]
    assert observation.card_knowledge()[0][0].color_plausible(1)
    assert observation.card_playable_on_fireworks(0, 0)
    assert (observation.deck_size(), observation.fireworks(), observation.life_tokens()) == (16, [0, 0], 1)
