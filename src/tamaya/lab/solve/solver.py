"""Was it winnable? With all cards known: a line to the perfect show, a proof that there is none, or neither.

Sources: the beam over (fireworks, hands, tokens, strikes, deck) and the impossibility bound that earlier solvers of this kind use; the
common hand (``pool``), the endings (``ending``) and the proof by a search that dropped nothing are ours. docs/solve.md explains them.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum

import numpy as np
from numpy.typing import NDArray

from tamaya.lab.solve.bounds import margins
from tamaya.lab.solve.compiled import compiled
from tamaya.lab.solve.ending import CAREFUL, ending_is_lost
from tamaya.lab.solve.game import (
    CARD_BITS,
    COUNT_SHIFT,
    DRAWN,
    HANDS,
    LAST_TURNS,
    LOST,
    PLAYED,
    UNDECIDED,
    WON,
    Game,
    Taste,
    game_of,
    row_of,
)
from tamaya.lab.solve.line import follow
from tamaya.lab.solve.workspace import MOST_CARDS, pool_workspace, workspace
from tamaya.rules.actions import Action, DeclineBonus
from tamaya.rules.apply import apply
from tamaya.rules.options import Bonuses
from tamaya.rules.state import State

BOLD = Taste(played=60, token=6, left=20, play=30, most_plays=3, place=10, most_places=2)
"""Finds some of the lines that ``CAREFUL`` misses."""
ATTEMPTS = ((40, CAREFUL), (240, CAREFUL), (1440, CAREFUL), (1440, BOLD), (8000, CAREFUL))
"""How many positions of a turn are kept, and which; tried one after the other."""
MOST_POSITIONS = 1_000_000
"""Seen in one search: up to a second."""
POOL_POSITIONS = 20_000
_margins: Callable[..., tuple[int, int]] = margins
CORRECTIONS = 12
"""How often a line is looked for anew from where a bonus changed something."""


class Verdict(StrEnum):
    """What can be said of a position."""

    WINNABLE = "winnable"
    LOST = "lost"
    UNDECIDED = "undecided"


class Reason(StrEnum):
    """Why a position is lost."""

    OVER = "over"
    """The game has ended without a perfect show."""
    GONE = "gone"
    """Every copy of a card that is needed is gone."""
    TURNS = "turns"
    """Even with endless hands and instant play there are too few turns after the cards come."""
    HANDS = "hands"
    """The hands fill with cards that must be kept and can't be played."""
    POOL = "pool"
    """Even with all hands together and no turn order: hands or turns don't suffice, whatever is discarded."""
    ENDING = "ending"
    """Even if all goes well before, the last turns come to the wrong seats."""
    SEARCHED = "searched"
    """All lines were tried."""


@dataclass(frozen=True, slots=True)
class Solution:
    """The answer for one position.

    Attributes:
        verdict: winnable, lost or undecided.
        line: for winnable, the actions to a perfect show, replayed by the rules; empty if it is complete already.
        reason: for lost.
        positions: how many were looked at.
    """

    verdict: Verdict
    line: tuple[Action, ...] | None = None
    reason: Reason | None = None
    positions: int = 0


def solve(state: State, *, attempts: Sequence[tuple[int, Taste]] = ATTEMPTS, most: int = MOST_POSITIONS) -> Solution:
    """Decide whether the players could still reach a perfect show if they saw all cards.

    With bonuses only lines are looked for (that decline what can be declined): nothing is proven lost.

    Args:
        state: any position.
        attempts: positions of a turn that are kept, and which, from search to search.
        most: positions that a search may see, about.

    >>> from tamaya.rules.deal import deal
    >>> from tamaya.rules.options import preset
    >>> solution = solve(deal(preset("hle", players=3), seed=1))
    >>> solution.verdict.value, len(solution.line) > 25
    ('winnable', True)
    """
    if state.outcome is not None:
        perfect = state.outcome.perfect
        return Solution(Verdict.WINNABLE, ()) if perfect else Solution(Verdict.LOST, reason=Reason.OVER)
    if state.options.bonuses is not Bonuses.OFF:
        return _solve_with_bonuses(state, attempts, most)
    game, row = game_of(state), row_of(state)
    reason = _bound(game, row)
    if reason is not None:
        return Solution(Verdict.LOST, reason=reason, positions=1)
    found, seen, _ = compiled().search_pool(game, row, len(game.deck), pool_workspace(POOL_POSITIONS))
    if found == LOST:
        return Solution(Verdict.LOST, reason=Reason.POOL, positions=seen)
    for attempt, (width, taste) in enumerate(attempts):
        solution = _search(state, game, row, (width, taste), most)
        seen += solution.positions
        if solution.verdict is not Verdict.UNDECIDED:
            return replace(solution, positions=seen)
        if attempt == 0:
            lost, some = ending_is_lost(game, row)
            seen += some
            if lost:
                return Solution(Verdict.LOST, reason=Reason.ENDING, positions=seen)
    return Solution(Verdict.UNDECIDED, positions=seen)


def _bound(game: Game, row: NDArray[np.int64]) -> Reason | None:
    """What the bounds say of the position itself."""
    hands = [int(word) for word in row[HANDS:]]
    held, capacity = 0, sum(word >> COUNT_SHIFT for word in hands)
    for word in hands:
        held |= word & CARD_BITS
    drawn = int(row[DRAWN])
    if game.every_card & ~(int(row[PLAYED]) | held | int(game.later[drawn])):
        return Reason.GONE
    scratch = np.zeros((2, MOST_CARDS), np.int64)
    plays, places = _margins(game, int(row[PLAYED]), held, drawn, capacity, int(row[LAST_TURNS]), scratch)
    return Reason.TURNS if plays < 0 else Reason.HANDS if places < 0 else None


def _search(state: State, game: Game, row: NDArray[np.int64], attempt: tuple[int, Taste], most: int) -> Solution:
    """One search; its line is played out by the rules."""
    width, taste = attempt
    work = workspace(game.players, width)
    found, length, seen = compiled().search(game, row, state.current, width, most, taste, work)
    if found == LOST:
        return Solution(Verdict.LOST, reason=Reason.SEARCHED, positions=seen)
    if found == WON:
        line, end = follow(state, work.line[:length].tolist())
        if end.outcome is not None and end.outcome.perfect:
            return Solution(Verdict.WINNABLE, line, positions=seen)
    return Solution(Verdict.UNDECIDED, positions=seen)


def _solve_with_bonuses(state: State, attempts: Sequence[tuple[int, Taste]], most: int) -> Solution:
    """Look for a line as if a completed firework gave nothing; where a bonus changed something, look again from there."""
    line: tuple[Action, ...] = ()
    seen = 0
    for _ in range(CORRECTIONS):
        if state.pending is not None:
            state, _ = apply(state, DeclineBonus())
            line = (*line, DeclineBonus())
        if state.outcome is not None:
            break
        game, row = game_of(state), row_of(state)
        for width, taste in attempts:
            work = workspace(game.players, width)
            found, length, some = compiled().search(game, row, state.current, width, most, taste, work)
            seen += some
            if found != UNDECIDED:
                break
        if found != WON:
            break
        more, state = follow(state, work.line[:length].tolist())
        line = (*line, *more)
        if not more:
            break
    if state.outcome is not None and state.outcome.perfect:
        return Solution(Verdict.WINNABLE, line, positions=seen)
    return Solution(Verdict.UNDECIDED, positions=seen)
