"""PettingZoo: one game, its players by turns."""

from operator import index
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from tamaya.envs.spaces import Kind, check_kind, fresh_seed, observation_space
from tamaya.kernel.games import Games, seed_of
from tamaya.kernel.moves import described
from tamaya.kernel.tables import Encoding
from tamaya.rules.options import Options


class HanabiAEC(AECEnv):  # type: ignore[misc]
    """Agents ``player_0``, ``player_1``, … Every agent is rewarded with every change of the team's score.

    Observations are dictionaries: ``observation`` (zeros and ones) and ``action_mask`` (all zeros when it isn't the agent's turn).
    An illegal action raises :class:`tamaya.kernel.errors.IllegalMove` and changes nothing.

    >>> from tamaya.rules.options import preset
    >>> env = HanabiAEC(preset("hle", players=2))
    >>> env.reset(seed=1)
    >>> env.step(int(env.observe(env.agent_selection)["action_mask"].argmax()))
    >>> env.agent_selection
    'player_1'
    """

    metadata = {"name": "tamaya_hanabi_v0", "render_modes": ["ansi"], "is_parallelizable": False}  # noqa: RUF012

    def __init__(
        self,
        options: Options,
        *,
        encoding: Encoding | str = Encoding.CARD_KNOWLEDGE,
        dtype: Kind = "uint8",
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        check_kind(dtype)
        self.options, self.render_mode = options, render_mode
        self._games = Games(options, 1, autoreset="disabled", encoding=encoding)
        self._arrays = self._games.arrays()
        self._stepper = self._games.stepper(self._arrays)
        self._seen = np.zeros((1, self._games.observation_lanes), dtype)
        self._last_words = ""
        self.possible_agents = [f"player_{seat}" for seat in range(options.players)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        one = observation_space(self._games, np.dtype(dtype))
        self.observation_spaces = dict.fromkeys(self.possible_agents, one)
        self.action_spaces = {agent: spaces.Discrete(self._games.shape.moves) for agent in self.possible_agents}
        self._games.reset(fresh_seed())

    def observation_space(self, agent: str) -> spaces.Dict:
        """The same for all agents."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """The same for all agents: move numbers."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal. Without a seed the game's generator goes on."""
        self._games.reset(None if seed is None else seed_of(seed, 0))
        if options and "deck" in options:
            self._games.reset_to_decks([options["deck"]])
        self._games.legal(self._arrays.legal)
        self._last_words = ""
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self._to_move()

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent sees, whoever's turn it is."""
        seat = self._seats[agent]
        self._games.observe(self._seen, seat)
        turn = seat == self._games.state["current"][0]
        mask = self._arrays.legal[0].astype(np.int8) if turn else np.zeros(self._games.shape.moves, np.int8)
        return {"observation": self._seen[0].copy(), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Carry out the action of the agent whose turn it is."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        move = index(action)  # type: ignore[arg-type]  # PettingZoo's None is for those who are out, above
        if self.render_mode is not None:
            self._last_words = described(self.options, self._games.shape, self._seats[agent], move)
        self._arrays.moves[0] = move
        self._stepper.step()
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict.fromkeys(self.agents, float(self._arrays.rewards[0]))
        if self._arrays.ended[0]:
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.possible_agents[(self._seats[agent] + 1) % self.options.players]
        else:
            self.agent_selection = self._to_move()
        self._accumulate_rewards()

    def render(self) -> str:
        """The last action and the public counters, in words."""
        game = self._games.state[0]
        return f"{self._last_words or 'dealt'}; score {game['score']}, tokens {game['clue_tokens']}, strikes {game['strikes']}"

    def close(self) -> None:
        """Nothing is held."""

    def _to_move(self) -> str:
        return self.possible_agents[int(self._games.state["current"][0])]
