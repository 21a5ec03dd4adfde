"""The options of a game and the presets that people know them by."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Any

from tamaya.rules.errors import InvalidOptions
from tamaya.rules.variants import NORMAL, Variant, variant

MIN_PLAYERS, MAX_PLAYERS = 2, 6
MAX_CLUE_TOKENS = 16
DEFAULT_HAND_SIZE: Mapping[int, int] = {2: 5, 3: 5, 4: 4, 5: 4, 6: 3}


class StrikeoutScore(StrEnum):
    """What a game lost by strikes scores (rules, 4.1)."""

    ZERO = "zero"
    KEEP = "keep"
    MINUS_ONE = "minus_one"
    """For research only: tells a strike-out from a show without a card."""


class StopWhenDecided(StrEnum):
    """Whether a game ends once its score can't rise any more (rules, 4)."""

    OFF = "off"
    PUBLIC = "public"
    HANAB_LIVE = "hanab-live"


class Bonuses(StrEnum):
    """How the bonus for a completed firework is found (rules, 6)."""

    OFF = "off"
    TILES = "tiles"
    RANDOM = "random"
    CHOICE = "choice"


@dataclass(frozen=True, slots=True)
class Options:
    """Everything that is fixed when the cards are dealt. The defaults are the printed rules.

    Attributes:
        players: 2 to 6.
        variant: which cards there are and how clues treat them.
        hand_size: cards per hand; by default 5 for 2-3 players, 4 for 4-5, 3 for 6.
        max_clue_tokens: 1 to 16.
        start_clue_tokens: 0 to ``max_clue_tokens``; by default 8, or all where there are fewer.
        strike_limit: the strike that ends the game, 1 to 3.
        first_player: a seat, or None to draw one when dealing.
        empty_clues: whether a clue may touch no card.
        strikeout_score: what a game lost by strikes scores.
        stop_when_decided: whether the game ends when the score is as high as it can get.
        grand_finale: no final round; perfect or lost.
        bonuses: how a completed firework is rewarded.
        discard_at_full: allow a discard with all tokens there (records of other programs only).
        deck_plays: allow to play the deck's last card unseen, without another draw (records of other programs only).

    Raises:
        InvalidOptions: with a code for the option at fault.

    >>> Options(players=4).hand_size
    4
    """

    players: int
    variant: Variant = NORMAL
    hand_size: int = 0
    max_clue_tokens: int = 8
    start_clue_tokens: int = -1
    strike_limit: int = 3
    first_player: int | None = None
    empty_clues: bool = True
    strikeout_score: StrikeoutScore = StrikeoutScore.ZERO
    stop_when_decided: StopWhenDecided = StopWhenDecided.OFF
    grand_finale: bool = False
    bonuses: Bonuses = Bonuses.OFF
    discard_at_full: bool = False
    deck_plays: bool = False

    def __post_init__(self) -> None:
        if not isinstance(self.players, int):
            raise InvalidOptions("players", "2", f"{self.players!r} players; there are 2 to 6")
        if not MIN_PLAYERS <= self.players <= MAX_PLAYERS:
            raise InvalidOptions("players", "2", f"{self.players} players; there are 2 to 6")
        if self.hand_size == 0:
            object.__setattr__(self, "hand_size", DEFAULT_HAND_SIZE[self.players])
        if self.start_clue_tokens == -1:
            object.__setattr__(self, "start_clue_tokens", min(8, self.max_clue_tokens))
        if not 1 <= self.hand_size <= 6:
            raise InvalidOptions("hand_size", "2", f"{self.hand_size} cards in a hand; there are 1 to 6")
        deck = sum(sum(s.copies) for s in self.variant.suits)
        if self.players * self.hand_size >= deck:
            raise InvalidOptions(
                "hand_size", "2", f"{self.players} hands of {self.hand_size} leave no deck of {deck} cards"
            )
        if not 1 <= self.max_clue_tokens <= MAX_CLUE_TOKENS:
            raise InvalidOptions(
                "max_clue_tokens", "2", f"{self.max_clue_tokens} clue tokens at most; there are 1 to 16"
            )
        if not 0 <= self.start_clue_tokens <= self.max_clue_tokens:
            raise InvalidOptions(
                "start_clue_tokens", "2", f"start with {self.start_clue_tokens} of {self.max_clue_tokens} clue tokens"
            )
        if not 1 <= self.strike_limit <= 3:
            raise InvalidOptions("strike_limit", "2", f"a strike limit of {self.strike_limit}; there are 1 to 3")
        if self.first_player is not None and not 0 <= self.first_player < self.players:
            raise InvalidOptions("first_player", "2", f"no seat {self.first_player} among {self.players}")
        if self.stop_when_decided is not StopWhenDecided.OFF and (self.grand_finale or self.bonuses is not Bonuses.OFF):
            raise InvalidOptions("stop_when_decided", "4", "a decided game can't be told with bonuses or Grand Finale")


PRESETS: Mapping[str, Mapping[str, Any]] = {
    "printed": {},
    "bga": {},
    "rnr": {"empty_clues": False},
    "hanab-live": {"empty_clues": False, "stop_when_decided": StopWhenDecided.HANAB_LIVE, "first_player": 0},
    "hle": {"empty_clues": False, "first_player": 0},
}
"""What each preset changes from the printed rules: Printed, Board Game Arena, R&R Games, hanab.live, HLE."""


def preset(name: str, players: int, variant_id: str = "normal", **changes: Any) -> Options:
    """The options of a preset, with changes of one's own.

    >>> preset("hle", players=2).empty_clues
    False
    >>> preset("printed", 3, "avalanche", strike_limit=1).variant.id
    'avalanche'

    Raises:
        InvalidOptions: ``unknown_preset``, ``unknown_variant``, or the code of an option at fault.
    """
    try:
        base = PRESETS[name]
    except KeyError:
        raise InvalidOptions("unknown_preset", "3", f"no preset {name!r}; there are {', '.join(PRESETS)}") from None
    return Options(players=players, variant=variant(variant_id), **{**base, **changes})


def with_first_player(options: Options, seat: int) -> Options:
    """The same options with the first player settled."""
    return replace(options, first_player=seat)
