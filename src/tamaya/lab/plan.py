"""What to evaluate."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True, slots=True)
class Plan:
    """What to evaluate. Equal plans give equal games on every machine.

    Attributes:
        bots: names or ``module:factory``; the seats take them in turn, and the turn moves on by one seat from game to game.
        players: how many seats.
        games: how many games.
        seed: numbers the deals: game ``g`` is dealt from ``SEED/g``.
        variant: the colour variant.
        rules: a preset of the rules.
        changes: options that differ from the preset's.
    """

    bots: tuple[str, ...]
    players: int
    games: int
    seed: int = 0
    variant: str = "normal"
    rules: str = "printed"
    changes: Mapping[str, Any] = field(default_factory=dict)

    def seats(self, game: int) -> tuple[str, ...]:
        """Which bot sits where in that game.

        >>> Plan(("a", "b"), players=3, games=2).seats(0), Plan(("a", "b"), players=3, games=2).seats(1)
        (('a', 'b', 'a'), ('b', 'a', 'b'))
        """
        return tuple(self.bots[(seat + game) % len(self.bots)] for seat in range(self.players))
