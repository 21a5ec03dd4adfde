"""HLE's words for a game, and the options that they come to. HLE counts lives down, the rules count strikes up: converted here."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from tamaya.kernel.tables import Encoding
from tamaya.rules.options import Options
from tamaya.rules.suits import suit
from tamaya.rules.variants import Variant

COLOR_CHARS = "RYGWB"
"""HLE's colours, in the order of its card indices."""

NAMES = ("red", "yellow", "green", "white", "blue")
ENCODINGS = (Encoding.MINIMAL, Encoding.CARD_KNOWLEDGE, Encoding.SEER)
"""By HLE's ``observation_type``."""

CONFIGS: Mapping[str, Mapping[str, int]] = {
    "Hanabi-Full": {},
    "Hanabi-Full-CardKnowledge": {},
    "Hanabi-Full-Minimal": {"observation_type": 0},
    "Hanabi-Small": {"colors": 2, "hand_size": 2, "max_information_tokens": 3, "max_life_tokens": 1},
    "Hanabi-Very-Small": {"colors": 1, "hand_size": 2, "max_information_tokens": 3, "max_life_tokens": 1},
}
"""The names that HLE's ``make`` knows, with what each changes from the full game."""


@dataclass(frozen=True, slots=True)
class HleGame:
    """The parameters of an HLE game, by HLE's names and with its defaults.

    >>> HleGame(**CONFIGS["Hanabi-Small"]).options().strike_limit
    1
    """

    players: int = 2
    colors: int = 5
    ranks: int = 5
    hand_size: int = 0
    max_information_tokens: int = 8
    max_life_tokens: int = 3
    observation_type: int = 1
    seed: int = -1
    random_start_player: bool = False

    @staticmethod
    def from_config(config: Mapping[str, Any]) -> "HleGame":
        """From a configuration as HLE takes it; unknown keys are refused."""
        return HleGame(**config)

    def options(self) -> Options:
        """The rules' options for this game.

        Raises:
            InvalidOptions: the rules have no such game (more than 3 lives, say).
        """
        return Options(
            players=self.players,
            variant=hle_variant(self.colors, self.ranks),
            hand_size=self.hand_size,
            max_clue_tokens=self.max_information_tokens,
            start_clue_tokens=self.max_information_tokens,
            strike_limit=self.max_life_tokens,
            first_player=None if self.random_start_player else 0,
            empty_clues=False,
        )

    @property
    def encoding(self) -> Encoding:
        """What is observed."""
        return ENCODINGS[self.observation_type]


def hle_variant(colors: int, ranks: int) -> Variant:
    """HLE's cards: three of the lowest rank, one of the highest, two of the others.

    >>> [sum(s.copies) for s in hle_variant(2, 5).suits]
    [10, 10]
    >>> hle_variant(1, 1).suits[0].copies
    (3,)
    """
    copies = tuple(3 if r == 1 else 1 if r == ranks else 2 for r in range(1, ranks + 1))
    suits = tuple(suit(name, copies=copies) for name in NAMES[:colors])
    return Variant(f"hle-{colors}x{ranks}", suits, NAMES[:colors], tuple(range(1, ranks + 1)))


def move_to_dict(options: Options, move: int) -> dict[str, Any]:
    """A move number as HLE's action dictionary; ranks count from 0 there.

    >>> move_to_dict(HleGame().options(), 11)
    {'action_type': 'REVEAL_COLOR', 'target_offset': 1, 'color': 'Y'}
    """
    hand, colors = options.hand_size, len(options.variant.clue_colours)
    if move < hand:
        return {"action_type": "DISCARD", "card_index": move}
    if move < 2 * hand:
        return {"action_type": "PLAY", "card_index": move - hand}
    number = move - 2 * hand
    if number < (options.players - 1) * colors:
        offset, color = divmod(number, colors)
        return {"action_type": "REVEAL_COLOR", "target_offset": offset + 1, "color": COLOR_CHARS[color]}
    offset, rank = divmod(number - (options.players - 1) * colors, len(options.variant.clue_ranks))
    return {"action_type": "REVEAL_RANK", "target_offset": offset + 1, "rank": rank}


def move_from_dict(options: Options, action: Mapping[str, Any]) -> int:
    """The move number of an action dictionary.

    >>> options = HleGame(players=5).options()
    >>> all(move_from_dict(options, move_to_dict(options, move)) == move for move in range(48))
    True

    Raises:
        ValueError: no such action in this game.
    """
    try:
        return _MOVES_OF.setdefault(options, _move_table(options))[_key(action)]
    except KeyError:
        raise ValueError(f"no such action in this game: {action}") from None


_MOVES_OF: dict[Options, dict[tuple[Any, ...], int]] = {}


def _move_table(options: Options) -> dict[tuple[Any, ...], int]:
    clues = len(options.variant.clue_colours) + len(options.variant.clue_ranks)
    moves = 2 * options.hand_size + (options.players - 1) * clues
    return {_key(move_to_dict(options, move)): move for move in range(moves)}


def _key(action: Mapping[str, Any]) -> tuple[Any, ...]:
    kind = action["action_type"]
    if kind in ("DISCARD", "PLAY"):
        return kind, action["card_index"]
    return kind, action["target_offset"], action["color" if kind == "REVEAL_COLOR" else "rank"]
