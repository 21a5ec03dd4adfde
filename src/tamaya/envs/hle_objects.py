"""The accessors of HLE's ``pyhanabi`` objects, over the dictionaries that ``rl_env`` makes."""

from collections.abc import Mapping, Sequence
from typing import Any

from tamaya.envs.hle_game import COLOR_CHARS

Plausible = Sequence[Sequence[tuple[list[bool], list[bool]]]]


class HanabiCard:
    """A card: colour and rank by number, both -1 where its owner may not see it."""

    def __init__(self, card: Mapping[str, Any]) -> None:
        self._card = dict(card)

    def color(self) -> int:
        """The colour's number, or -1."""
        return -1 if self._card["color"] is None else COLOR_CHARS.index(self._card["color"])

    def rank(self) -> int:
        """The rank from 0, or -1."""
        return int(self._card["rank"])

    def valid(self) -> bool:
        """Whether the card can be seen."""
        return self.rank() >= 0

    def to_dict(self) -> dict[str, Any]:
        """As in ``observed_hands``."""
        return dict(self._card)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, HanabiCard) and self._card == other._card

    def __hash__(self) -> int:
        return hash((self.color(), self.rank()))

    def __str__(self) -> str:
        return f"{self._card['color']}{self.rank() + 1}" if self.valid() else "XX"


class HanabiCardKnowledge:
    """What clues say of a card."""

    def __init__(self, hinted: Mapping[str, Any], plausible: tuple[list[bool], list[bool]]) -> None:
        self._hinted, self._plausible = hinted, plausible

    def color(self) -> int | None:
        """The colour that was named, or None."""
        return None if self._hinted["color"] is None else COLOR_CHARS.index(self._hinted["color"])

    def rank(self) -> int | None:
        """The rank that was named, from 0, or None."""
        rank: int | None = self._hinted["rank"]
        return rank

    def color_plausible(self, color_index: int) -> bool:
        """Whether the card may have that colour."""
        return self._plausible[0][color_index]

    def rank_plausible(self, rank_index: int) -> bool:
        """Whether the card may have that rank, from 0."""
        return self._plausible[1][rank_index]


class Observation:
    """What one player sees; each method answers from the dictionary of the same name."""

    def __init__(self, seen: Mapping[str, Any], plausible: Plausible) -> None:
        self._seen, self._plausible = seen, plausible

    def cur_player_offset(self) -> int:
        """How far to the left the player sits whose turn it is."""
        return int(self._seen["current_player_offset"])

    def num_players(self) -> int:
        """How many play."""
        return int(self._seen["num_players"])

    def observed_hands(self) -> list[list[HanabiCard]]:
        """All hands, the observer's first."""
        return [[HanabiCard(card) for card in hand] for hand in self._seen["observed_hands"]]

    def card_knowledge(self) -> list[list[HanabiCardKnowledge]]:
        """What each player knows of each card, the observer first."""
        hands = zip(self._seen["card_knowledge"], self._plausible, strict=True)
        return [[HanabiCardKnowledge(*card) for card in zip(*hand, strict=True)] for hand in hands]

    def discard_pile(self) -> list[HanabiCard]:
        """In the order in which the cards fell."""
        return [HanabiCard(card) for card in self._seen["discard_pile"]]

    def fireworks(self) -> list[int]:
        """The height of each, by colour."""
        return list(self._seen["fireworks"].values())

    def deck_size(self) -> int:
        """Cards to draw."""
        return int(self._seen["deck_size"])

    def information_tokens(self) -> int:
        """Tokens left."""
        return int(self._seen["information_tokens"])

    def life_tokens(self) -> int:
        """Lives left."""
        return int(self._seen["life_tokens"])

    def legal_moves(self) -> list[dict[str, Any]]:
        """As dictionaries, which ``step`` takes."""
        return list(self._seen["legal_moves"])

    def card_playable_on_fireworks(self, color: int, rank: int) -> bool:
        """Whether that card is the next of its firework."""
        return bool(self._seen["fireworks"][COLOR_CHARS[color]] == rank)
