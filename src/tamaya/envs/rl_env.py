"""HLE's ``rl_env``: a program written for it runs after changing its import.

    from tamaya.envs import rl_env
    env = rl_env.make("Hanabi-Full", num_players=2)

The same configuration, the same keys, the same encoding bit for bit, the same deals from a seed. Not copied: an illegal action is a
Python error instead of the end of the process, numpy integers are actions, environments pickle, nothing is dealt and nothing is
legal after the end. ``observation["pyhanabi"]`` has the accessors of HLE's observation object but no ``last_moves``.
"""

from collections.abc import Mapping
from operator import index
from typing import Any, SupportsIndex

import numpy as np

from tamaya.envs.hle_deals import HleDealer
from tamaya.envs.hle_game import COLOR_CHARS, CONFIGS, HleGame, move_from_dict, move_to_dict
from tamaya.envs.hle_objects import Observation
from tamaya.kernel.games import Games
from tamaya.kernel.shape import ABSENT
from tamaya.rules.tables import compile_tables

Card = dict[str, Any]


class HanabiEnv:
    """One game with HLE's interface.

    Args:
        config: as for HLE: players, colors, ranks, hand_size, max_information_tokens, max_life_tokens, observation_type, seed,
            random_start_player. Without a seed (or with -1) the deals come from the operating system.

    >>> env = make("Hanabi-Small", num_players=2)
    >>> observation = env.reset()
    >>> observation["player_observations"][0]["information_tokens"]
    3
    >>> observation, reward, done, info = env.step({"action_type": "REVEAL_RANK", "target_offset": 1, "rank": next(
    ...     move["rank"] for move in observation["player_observations"][0]["legal_moves"] if "rank" in move)})
    >>> observation["current_player"], reward, done
    (1, 0, False)
    """

    def __init__(self, config: Mapping[str, Any]) -> None:
        self.game = HleGame.from_config(config)
        self.players = self.game.players
        self._options = self.game.options()
        self._games = Games(self._options, 1, autoreset="disabled", encoding=self.game.encoding)
        self._arrays = self._games.arrays()
        self._seen = np.zeros((1, self._games.observation_lanes), np.uint8)
        self._discards: list[int] = []
        copies = compile_tables(self._options.variant).copies
        self._dealer = HleDealer(self.game.seed, copies) if self.game.seed >= 0 else None
        if self._dealer is None:
            self._games.reset(int(np.random.SeedSequence().generate_state(1, np.uint64)[0]))
        self._deals = 0

    def reset(self) -> dict[str, Any]:
        """Deal, and return what all players see, under ``player_observations`` and ``current_player``."""
        if self._dealer is None:
            self._games.reset()
        else:
            if self._deals:
                self._dealer.dealt(self._cards_dealt())
            self._games.reset_to_decks([self._dealer.deck()])
        self._deals += 1
        self._discards = []
        self._games.legal(self._arrays.legal)
        return self._all_players()

    def step(self, action: Mapping[str, Any] | SupportsIndex) -> tuple[dict[str, Any], int, bool, dict[str, Any]]:
        """Carry out an action, a dictionary or a move number; returns observation, reward, whether the game is over, and ``{}``.

        Raises:
            IllegalMove: the action isn't legal; the game is as it was.
            ValueError: there is no such action.
            TypeError: it is neither a dictionary nor a whole number.
        """
        move = move_from_dict(self._options, action) if isinstance(action, Mapping) else index(action)
        lost = self._would_be_lost(move)
        self._arrays.moves[0] = move
        self._games.step(self._arrays)
        if lost is not None:
            self._discards.append(lost)
        return self._all_players(), int(self._arrays.rewards[0]), bool(self._arrays.ended[0]), {}

    def vectorized_observation_shape(self) -> list[int]:
        """The shape of a ``vectorized`` observation."""
        return [self._games.observation_lanes]

    def num_moves(self) -> int:
        """How many move numbers there are, legal or not."""
        return self._games.shape.moves

    def _would_be_lost(self, move: int) -> int | None:
        """The identity that a move puts on the discard pile: the kernel counts the pile, HLE lists it in order."""
        game, hand = self._games.state[0], self._options.hand_size
        if not 0 <= move < 2 * hand:
            return None
        card = int(game["hands"][game["current"]]) >> 8 * (move % hand) & ABSENT
        return None if move >= hand and int(game["playable"]) >> card & 1 else card

    def _cards_dealt(self) -> int:
        """In the episode that is over. HLE's loop deals the card that follows the last action even if that ended the game."""
        game = self._games.state[0]
        size = int(self._games.rules["deck_size"][0])
        after_the_end = bool(game["ending"]) and game["deck_left"] > 0 and game["last_kind"] < 2
        return size - int(game["deck_left"]) + after_the_end

    def _all_players(self) -> dict[str, Any]:
        current = self._current_player()
        return {
            "player_observations": [self._one_player(seat, current) for seat in range(self.players)],
            "current_player": current,
        }

    def _current_player(self) -> int:
        game = self._games.state[0]
        # The rules leave an ended game with the player who ended it, HLE with the next.
        return int(game["last_actor"] + 1) % self.players if game["ending"] else int(game["current"])

    def _one_player(self, seat: int, current: int) -> dict[str, Any]:
        game = self._games.state[0]
        legal = np.flatnonzero(self._arrays.legal[0]).tolist() if seat == current else []
        self._games.observe(self._seen, seat)
        tops = [
            int(game["tops"]) >> color * self.game.ranks & (1 << self.game.ranks) - 1
            for color in range(self.game.colors)
        ]
        observation: dict[str, Any] = {
            "current_player": current,
            "current_player_offset": (current - seat) % self.players,
            "life_tokens": self.game.max_life_tokens - int(game["strikes"]),
            "information_tokens": int(game["clue_tokens"]),
            "num_players": self.players,
            "deck_size": int(game["deck_left"]),
            "fireworks": {COLOR_CHARS[color]: top.bit_length() for color, top in enumerate(tops)},
            "legal_moves": [move_to_dict(self._options, move) for move in legal],
            "legal_moves_as_int": legal,
            "observed_hands": [self._hand(seat, offset) for offset in range(self.players)],
            "discard_pile": [self._card(card) for card in self._discards],
            "card_knowledge": [self._knowledge(seat, offset) for offset in range(self.players)],
            "vectorized": self._seen[0].tolist(),
        }
        observation["pyhanabi"] = Observation(observation, self._plausible(seat))
        return observation

    def _card(self, identity: int) -> Card:
        return {"color": COLOR_CHARS[identity // self.game.ranks], "rank": identity % self.game.ranks}

    def _identities(self, seat: int, offset: int) -> list[int]:
        hand = int(self._games.state["hands"][0, (seat + offset) % self.players])
        slots = [hand >> 8 * slot & ABSENT for slot in range(self._options.hand_size)]
        return [identity for identity in slots if identity != ABSENT]

    def _hand(self, seat: int, offset: int) -> list[Card]:
        hidden = offset == 0 and self.game.observation_type < 2
        cards = self._identities(seat, offset)
        return [{"color": None, "rank": -1} if hidden else self._card(card) for card in cards]

    def _known(self, seat: int, offset: int) -> list[int]:
        """What clues say of each card in a hand, in the kernel's layout: possible, clued colours, clued ranks."""
        first = (seat + offset) % self.players * self._options.hand_size
        count = len(self._identities(seat, offset))
        return [int(word) for word in self._games.state["cards"][0, first : first + count]]

    def _knowledge(self, seat: int, offset: int) -> list[Card]:
        return [self._hinted(word) for word in self._known(seat, offset)]

    def _hinted(self, word: int) -> Card:
        marks = word >> self._games.shape.identities
        color = marks & (1 << self.game.colors) - 1
        rank = marks >> self.game.colors
        shown = self.game.observation_type > 0
        return {
            "color": COLOR_CHARS[color.bit_length() - 1] if shown and color else None,
            "rank": rank.bit_length() - 1 if shown and rank else None,
        }

    def _plausible(self, seat: int) -> list[list[tuple[list[bool], list[bool]]]]:
        """Per player and card, which colours and which ranks clues leave open."""
        colors, ranks = range(self.game.colors), range(self.game.ranks)

        def open_to(word: int) -> tuple[list[bool], list[bool]]:
            if self.game.observation_type == 0:
                return [True for _ in colors], [True for _ in ranks]
            at = [[word >> color * self.game.ranks + rank & 1 for rank in ranks] for color in colors]
            return [any(row) for row in at], [any(row[rank] for row in at) for rank in ranks]

        return [[open_to(word) for word in self._known(seat, offset)] for offset in range(self.players)]


def make(environment_name: str = "Hanabi-Full", num_players: int = 2, pyhanabi_path: str | None = None) -> HanabiEnv:  # noqa: ARG001
    """An environment by HLE's name for it; ``pyhanabi_path`` is taken and not needed.

    Raises:
        ValueError: there is no environment of that name.
    """
    if environment_name not in CONFIGS:
        raise ValueError(f"unknown environment {environment_name}; there are {', '.join(CONFIGS)}")
    return HanabiEnv({"players": num_players, **CONFIGS[environment_name]})


class Agent:
    """What HLE's agents derive from: ``act`` returns an action for the player whose turn it is, None for the others."""

    def __init__(self, config: Mapping[str, Any], *args: Any, **kwargs: Any) -> None:
        raise NotImplementedError

    def reset(self, config: Mapping[str, Any]) -> None:
        """Start anew."""
        raise NotImplementedError

    def act(self, observation: Mapping[str, Any]) -> Any:
        """Choose an action for one of ``player_observations``."""
        raise NotImplementedError
