"""The decks that HLE deals from a seed."""

from bisect import bisect_left
from collections.abc import Sequence
from itertools import accumulate

import numpy as np


class HleDealer:
    """HLE's chance: a Mersenne twister that lives as long as the game, so that each episode goes on where the last one stopped.

    Every card is one draw of C++'s ``std::discrete_distribution`` (as in GNU's library) over the kinds of cards that are left.

    >>> HleDealer(1, [3, 2, 2, 2, 1] * 5).deck()[:5]
    [24, 22, 2, 23, 5]
    """

    def __init__(self, seed: int, copies: Sequence[int]) -> None:
        self._twister = np.random.MT19937()
        # The plain seeding of 2002 (C++'s, too); numpy's own constructor hashes the seed first.
        self._twister._legacy_seeding(seed % 2**32)
        self._copies = list(copies)

    def deck(self) -> list[int]:
        """The next episode's whole deck, in the order of drawing. The generator stays where it is: see :meth:`dealt`."""
        state = self._twister.state
        deck = self._draw(sum(self._copies))
        self._twister.state = state
        return deck

    def dealt(self, cards: int) -> None:
        """An episode is over in which so many cards were dealt: the next deck comes after their draws."""
        self._draw(cards)

    def _draw(self, cards: int) -> list[int]:
        left, deck = self._copies.copy(), []
        for _ in range(cards):
            kinds = [kind for kind, copies in enumerate(left) if copies]
            kind = kinds[self._choose([left[k] / sum(left) for k in kinds])]
            left[kind] -= 1
            deck.append(kind)
        return deck

    def _choose(self, weights: list[float]) -> int:
        """An index with those probabilities. A single one takes no draw."""
        if len(weights) < 2:
            return 0
        total = 0.0
        for weight in weights:  # one after the other, as in C++: sum() is more exact
            total += weight
        bounds = list(accumulate(weight / total for weight in weights))
        bounds[-1] = 1.0
        low, high = self._twister.random_raw(2)
        return bisect_left(bounds, (float(low) + float(high) * 2.0**32) / 2.0**64)
