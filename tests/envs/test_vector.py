import pickle

import numpy as np
import pytest

pytest.importorskip("gymnasium")

from gymnasium.vector import AutoresetMode

from tamaya.envs.vector import HanabiVectorEnv
from tamaya.kernel.errors import IllegalMove
from tamaya.kernel.games import Games
from tamaya.rules.options import preset

HLE2 = preset("hle", 2)


def random_actions(observations: dict[str, np.ndarray], chance: np.random.Generator) -> np.ndarray:
    """A legal action each; 0 where there is none."""
    masks = observations["action_mask"]
    return np.array([chance.choice(np.flatnonzero(mask)) if mask.any() else 0 for mask in masks])


@pytest.mark.parametrize("mode", list(AutoresetMode))
def test_spaces_rewards_and_autoreset(mode: AutoresetMode) -> None:
    env = HanabiVectorEnv(HLE2, 8, autoreset_mode=mode, dtype="float32")
    observations, infos = env.reset(seed=4)
    chance, score, ended = np.random.default_rng(1), np.zeros(8), np.zeros(8, bool)
    for _ in range(60):
        if mode is AutoresetMode.DISABLED and ended.any():
            observations, infos = env.reset(options={"reset_mask": ended})
            score[ended] = 0
        assert observations in env.observation_space
        dealing = ended if mode is AutoresetMode.NEXT_STEP else np.zeros(8, bool)
        observations, rewards, ended, truncated, infos = env.step(random_actions(observations, chance))
        assert not truncated.any()
        assert not rewards[dealing].any()
        score = np.where(dealing, 0, score + rewards)
        if mode is AutoresetMode.SAME_STEP and ended.any():
            assert (infos["final_info"]["score"][ended] == score[ended]).all()
            assert infos["final_obs"]["observation"][ended].any(axis=1).all()
            assert (infos["_final_obs"] == ended).all()
            score[ended] = 0
        assert (infos["score"] == score).all()


def test_seeds_and_copies() -> None:
    env, other = HanabiVectorEnv(HLE2, 3), HanabiVectorEnv(HLE2, 3, copy=False)
    first, _ = env.reset(seed=7)
    again, _ = other.reset(seed=7)
    assert (first["observation"] == again["observation"]).all()
    kept = first["observation"].copy()
    env.step(np.full(3, 5))
    other.step(np.full(3, 5))
    assert (first["observation"] == kept).all()
    assert not (again["observation"] == kept).all()
    one_each, _ = env.reset(seed=[1, None, 1])
    assert (one_each["observation"][0] == one_each["observation"][2]).all()
    games = Games(HLE2, 3, seed=7)
    assert (games.state["hands"] == hands_of_env(7)).all()


def hands_of_env(seed: int) -> np.ndarray:
    env = HanabiVectorEnv(HLE2, 3)
    env.reset(seed=seed)
    return env.games.state["hands"]


def test_environments_pickle() -> None:
    env = HanabiVectorEnv(HLE2, 3)
    env.reset(seed=1)
    again = pickle.loads(pickle.dumps(env))
    for e in (env, again):
        e.step([5, 6, 7])
    assert (env.step([5, 5, 5])[0]["observation"] == again.step([5, 5, 5])[0]["observation"]).all()


def test_an_illegal_action_names_its_game() -> None:
    env = HanabiVectorEnv(HLE2, 3)
    env.reset(seed=1)
    with pytest.raises(IllegalMove, match="game 2"):
        env.step([5, 5, 0])


def test_what_is_no_move_and_no_seed_is_refused() -> None:
    env = HanabiVectorEnv(HLE2, 4)
    env.reset(seed=1)
    before = env.games.save()
    with pytest.raises(TypeError, match="float64"):
        env.step([5.9] * 4)
    few: list[int | None] = [1, 2, 3]
    for seeds in (few, [*few, 4, 5]):
        with pytest.raises(ValueError, match="4 games"):
            env.reset(seed=seeds)
    with pytest.raises(ValueError, match="float32"):
        HanabiVectorEnv(HLE2, 4, dtype="packed")  # type: ignore[arg-type]
    assert (env.games.state == before).all()
