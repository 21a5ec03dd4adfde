"""Gymnasium: many games at once, for self-play."""

from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import ArrayLike, NDArray

from tamaya.envs.spaces import Kind, check_kind, fresh_seed, observation_space
from tamaya.kernel.games import Games, seed_of
from tamaya.kernel.tables import Encoding
from tamaya.rules.options import Options

Observation = dict[str, NDArray[Any]]


class HanabiVectorEnv(VectorEnv):
    """A vector of games. Each step is one move in each, by whoever's turn it is there, and shows what the next player sees.

    Observations are dictionaries of arrays: ``observation`` ``(num_envs, lanes)`` and ``action_mask`` ``(num_envs, moves)``.
    ``infos`` has ``current_player`` and ``score``, each ``(num_envs,)``; in mode ``SAME_STEP``, when games ended, ``final_obs`` (what
    the player who ended the game saw) and ``final_info`` with the final ``score``, valid where ``_final_obs`` and ``_final_info`` say.

    Args:
        options: of every game.
        num_envs: how many games.
        autoreset_mode: as Gymnasium has it.
        encoding: minimal, card_knowledge or seer.
        dtype: of the observations.
        copy: give every caller arrays of its own. Without, the arrays are those that the next step writes into.

    >>> from tamaya.rules.options import preset
    >>> env = HanabiVectorEnv(preset("hle", players=2), num_envs=4)
    >>> observations, infos = env.reset(seed=1)
    >>> observations, rewards, terminations, truncations, infos = env.step(observations["action_mask"].argmax(axis=1))
    >>> observations["observation"].shape, infos["current_player"].tolist()
    ((4, 658), [1, 1, 1, 1])
    """

    def __init__(
        self,
        options: Options,
        num_envs: int,
        *,
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
        encoding: Encoding | str = Encoding.CARD_KNOWLEDGE,
        dtype: Kind = "uint8",
        copy: bool = True,
    ) -> None:
        check_kind(dtype)
        self.num_envs, self._copy = num_envs, copy
        self.autoreset_mode = AutoresetMode(autoreset_mode)
        self.metadata = {"autoreset_mode": self.autoreset_mode}
        mode = {AutoresetMode.NEXT_STEP: "next_step", AutoresetMode.SAME_STEP: "same_step"}.get(self.autoreset_mode)
        self.games = Games(options, num_envs, seed=fresh_seed(), autoreset=mode or "disabled", encoding=encoding)
        same_step = self.autoreset_mode is AutoresetMode.SAME_STEP
        self._arrays = self.games.arrays(observations=dtype, last_observations=dtype if same_step else None)
        self._stepper = self.games.stepper(self._arrays)
        self.single_observation_space = observation_space(self.games, np.dtype(dtype))
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.single_action_space = spaces.Discrete(self.games.shape.moves)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal all games, or those of ``options["reset_mask"]``. An integer seed is the batch's; a list has one per game."""
        mask = (options or {}).get("reset_mask")
        which = np.arange(self.num_envs) if mask is None else np.flatnonzero(mask)
        if seed is None:
            self.games.reset(games=which)
        else:
            self._reset_seeded(seed, which)
        self.games.legal(self._arrays.legal)
        self.games.observe(self._arrays.observations)
        return self._observed(), self._infos()

    def step(
        self, actions: ArrayLike
    ) -> tuple[Observation, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        """One action in every game.

        Raises:
            IllegalMove: naming game, action and rule; nothing was stepped.
            TypeError: the actions aren't whole numbers.
        """
        before = self.games.state["score"].copy() if self.autoreset_mode is AutoresetMode.SAME_STEP else None
        moves = np.asarray(actions)
        if moves.dtype.kind not in "iu":
            raise TypeError(f"actions are move numbers, not {moves.dtype}")
        self._arrays.moves[:] = moves
        self._stepper.step()
        infos = self._infos()
        ended = self._arrays.ended.copy()
        if before is not None and ended.any():
            seen = self._arrays.last_observations.copy()
            infos["final_obs"] = {"observation": seen, "action_mask": np.zeros(self._arrays.legal.shape, np.int8)}
            infos["final_info"] = {"score": before + self._arrays.rewards.astype(np.int64)}
            infos["_final_obs"] = infos["_final_info"] = ended
        rewards = self._arrays.rewards.astype(np.float64)
        return self._observed(), rewards, ended, np.zeros_like(ended), infos

    def _reset_seeded(self, seed: int | list[int | None], which: NDArray[np.int64]) -> None:
        if isinstance(seed, int):
            self.games.reset(seed, which)
            return
        if len(seed) != self.num_envs:
            raise ValueError(f"{len(seed)} seeds for {self.num_envs} games")
        for game in which:
            named = seed[game]
            self.games.reset(None if named is None else np.array([seed_of(named, 0)], np.uint64), [game])

    def _observed(self) -> Observation:
        # Masks are the same bytes under the type that Gymnasium gives them.
        seen = {"observation": self._arrays.observations, "action_mask": self._arrays.legal.view(np.int8)}
        return {name: array.copy() for name, array in seen.items()} if self._copy else seen

    def _infos(self) -> dict[str, Any]:
        state = self.games.state
        return {"current_player": state["current"].astype(np.int64), "score": state["score"].astype(np.int64)}
