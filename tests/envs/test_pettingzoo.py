import warnings

import pytest

pytest.importorskip("pettingzoo")

from pettingzoo.test import api_test, seed_test

from tamaya.envs.aec import HanabiAEC
from tamaya.kernel.errors import IllegalMove
from tamaya.rules.options import preset
from tamaya.rules.tables import compile_tables


def make() -> HanabiAEC:
    return HanabiAEC(preset("hle", 2))


def test_pettingzoo_s_own_tests() -> None:
    with warnings.catch_warnings():
        # Observations with a mask are dictionaries, as in PettingZoo's own classic games.
        warnings.filterwarnings("ignore", "Observation space for each agent probably should be")
        api_test(make(), num_cycles=300)
    seed_test(make, num_cycles=100)


def test_rewards_are_shared_and_add_up_to_the_score() -> None:
    env = make()
    env.reset(seed=3)
    totals = dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, terminated, _, _ = env.last()
        totals[agent] += reward
        mask = observation["action_mask"]
        env.step(None if terminated else int(env.action_space(agent).sample(mask)))
    assert set(totals.values()) == {0.0}  # lost by strikes: all points are gone again
    assert not env.agents


def test_a_chosen_deck_and_an_illegal_action() -> None:
    env = HanabiAEC(preset("hle", 2), render_mode="ansi")
    env.reset(options={"deck": compile_tables(env.options.variant).deck})
    with pytest.raises(IllegalMove, match="tokens"):
        env.step(0)
    assert env.agent_selection == "player_0"
    env.step(5)
    assert env.rewards == {"player_0": 1.0, "player_1": 1.0}
    assert env.render() == "seat 0 plays slot 0; score 1, tokens 8, strikes 0"
