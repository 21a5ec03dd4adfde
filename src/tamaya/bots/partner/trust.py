"""What partners have shown of themselves in this game. Nothing is taken for granted of anybody."""

from collections import Counter
from dataclasses import dataclass

ENOUGH = 2
"""Clues that kept to the convention, before somebody's next one is taken to ask for a blind play."""

RELAPSE = 3
"""Clues that keep to the convention which make up for one that didn't."""


@dataclass(frozen=True, slots=True)
class Trust:
    """What one player may count on.

    Attributes:
        doubted: seats whose clues mean their words only, because they were misread before.
        gives: seats whose clues may ask this player for a blind play.
        answers: seats that have shown that they know finesses, by an answer or by one of their own.
        expects: pairs of a giver and a seat that may answer that giver's finesse.
    """

    doubted: frozenset[int] = frozenset()
    gives: frozenset[int] = frozenset()
    answers: frozenset[int] = frozenset()
    expects: frozenset[tuple[int, int]] = frozenset()


STRANGERS = Trust()
"""What one may count on at the start: nothing."""


class Ledger:
    """What one player has seen of everyone's habits.

    >>> ledger = Ledger(me=0)
    >>> for target in (2, 2):
    ...     ledger.clued(giver=1, target=target, kept=True)
    >>> ledger.trust(players=3).gives
    frozenset({1})
    >>> ledger.failed(giver=1, card_was_blind=True)
    >>> ledger.trust(players=3).gives
    frozenset()
    """

    def __init__(self, me: int, *, agreed: bool = False) -> None:
        self.me = me
        self.agreed = agreed
        self._kept: Counter[int] = Counter()
        self._kept_to: Counter[tuple[int, int]] = Counter()
        self._broken: Counter[int] = Counter()
        self._fitted: Counter[int] = Counter()
        self._failed: Counter[int] = Counter()
        self._finessed: set[int] = set()
        self._misled: set[int] = set()
        self._answered: set[int] = set()
        self._refused: set[int] = set()
        self._convinced: dict[int, list[int]] = {}
        """Per giver, the seats that have seen that the giver's clues to others keep to the convention."""
        self._trust: Trust | None = None

    def clued(self, *, giver: int, target: int, kept: bool) -> None:
        """A clue to another player was, or wasn't, what the convention would have it mean."""
        self._trust = None
        self._convinced.pop(giver, None)
        if kept:
            self._kept[giver] += 1
            self._kept_to[giver, target] += 1
        else:
            self._broken[giver] += 1

    def fitted(self, giver: int) -> None:
        """A card played because of that player's clue fitted."""
        self._trust = None
        self._convinced.pop(giver, None)
        self._fitted[giver] += 1

    def failed(self, giver: int, *, card_was_blind: bool = False) -> None:
        """A card played because of that player's clue was an error."""
        self._trust = None
        self._failed[giver] += 1
        if card_was_blind:
            self._misled.add(giver)

    def answered(self, giver: int, seat: int) -> None:
        """A player played the card for which a finesse asked, and it fitted."""
        self._trust = None
        self._answered.add(seat)
        self._finessed.add(giver)

    def refused(self, seat: int) -> None:
        """A player who was expected to answer a finesse did something else."""
        self._trust = None
        self._refused.add(seat)

    def doubted(self) -> frozenset[int]:
        """The seats by whose clues more than one card in three was played in error: they may never have heard of conventions."""
        return frozenset(giver for giver, failed in self._failed.items() if 2 * failed > self._fitted[giver])

    def _convinced_of(self, giver: int, players: int) -> list[int]:
        convinced = self._convinced.get(giver)
        if convinced is None:
            kept = self._kept.get(giver, 0) - ENOUGH - RELAPSE * self._broken.get(giver, 0)
            margins = [kept - self._kept_to.get((giver, eyes), 0) for eyes in range(players)]
            margins[self.me] += self._fitted.get(giver, 0)
            convinced = self._convinced[giver] = [eyes for eyes, margin in enumerate(margins) if margin >= 0]
        return convinced

    def trust(self, players: int, *, finesses: bool = True) -> Trust:
        """What this player may count on now."""
        if self._trust is None:
            self._trust = self._sum_up(players, finesses)
        return self._trust

    def _sum_up(self, players: int, finesses: bool) -> Trust:
        doubted = self.doubted()
        if not finesses:
            return Trust(doubted) if doubted else STRANGERS
        gives: set[int] = set()
        expects: set[tuple[int, int]] = set()
        for giver in range(players):
            if giver in doubted or giver in self._misled:
                continue
            known = self.agreed or giver in self._finessed or giver in self._answered
            for seat in range(players) if known else self._convinced_of(giver, players):
                if seat == giver:
                    continue
                if seat == self.me:
                    gives.add(giver)
                elif seat not in self._refused:
                    expects.add((giver, seat))
        answers = frozenset(range(players)) if self.agreed else frozenset(self._answered | self._finessed)
        return Trust(doubted, frozenset(gives), answers - self._refused, frozenset(expects))
