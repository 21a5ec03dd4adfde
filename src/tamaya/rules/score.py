"""What the fireworks are worth, and what they can still become, from public piles alone."""

from collections.abc import Sequence
from dataclasses import dataclass

from tamaya.rules.options import StrikeoutScore
from tamaya.rules.outcome import Grade, Outcome, Termination, grade
from tamaya.rules.state import State
from tamaya.rules.tables import RuleTables


def table_score(tables: RuleTables, stacks: Sequence[int]) -> int:
    """The points for stacks of those heights; cards missing from a penalty suit cost one each, never below 0."""
    total = 0
    for suit, height in zip(tables.variant.suits, stacks, strict=True):
        total += height - tables.ranks if suit.penalty else height
    return max(0, total)


def reachable_stacks(tables: RuleTables, stacks: Sequence[int], discards: Sequence[int]) -> tuple[int, ...]:
    """How high each firework can still become: it stops below the first card of which every copy lies in the discard pile."""
    fallen = set(discards)
    heights = []
    for line, height in zip(tables.order, stacks, strict=True):
        while height < tables.ranks and not (
            line[height] in fallen and discards.count(line[height]) == tables.copies[line[height]]
        ):
            height += 1
        heights.append(height)
    return tuple(heights)


def reachable_score(state: State) -> int:
    """The most that fireworks and discard pile leave reachable."""
    return table_score(state.tables, reachable_stacks(state.tables, state.stacks, state.discards))


def outcome(state: State, termination: Termination) -> Outcome:
    """The result of a game that ends so (rules, section 4)."""
    tables, options = state.tables, state.options
    total = table_score(tables, state.stacks)
    if options.grand_finale:
        held = [len(hand) for hand in state.hands]
        fewest = tuple(seat for seat, n in enumerate(held) if n == min(held))
        return Outcome(termination, None, total, tables.points, None, fewest)
    if termination in (Termination.TIMEOUT, Termination.VOTE, Termination.TERMINATED):
        return Outcome(termination, 0, total, tables.points, Grade.FAILED)
    if termination is Termination.STRIKES and options.strikeout_score is not StrikeoutScore.KEEP:
        score = 0 if options.strikeout_score is StrikeoutScore.ZERO else -1
        return Outcome(termination, score, total, tables.points, Grade.FAILED)
    return Outcome(termination, total, total, tables.points, grade(total, tables.points))


@dataclass(frozen=True, slots=True)
class PublicFigures:
    """What anybody at the table can count on fireworks and discard pile.

    Attributes:
        score: what the fireworks are worth now.
        reachable: the most that they can still become.
        critical: identities still needed and reachable of which one copy is left outside the discard pile (bits).
        dead: identities that can't be played any more, or are played (bits).
        playable: identities that are the next of their firework (bits).
    """

    score: int
    reachable: int
    critical: int
    dead: int
    playable: int


def public_figures(state: State) -> PublicFigures:
    """The public figures of a position.

    >>> from tamaya.rules.deal import deal
    >>> from tamaya.rules.options import Options
    >>> figures = public_figures(deal(Options(players=2), seed=1))
    >>> figures.reachable, figures.critical.bit_count(), figures.playable.bit_count()
    (25, 5, 5)
    """
    tables = state.tables
    reachable = reachable_stacks(tables, state.stacks, state.discards)
    left = list(tables.copies)
    for identity in state.discards:
        left[identity] -= 1
    crit = dead = playable = 0
    for line, height, most in zip(tables.order, state.stacks, reachable, strict=True):
        for at, identity in enumerate(line):
            if not height <= at < most:
                dead |= 1 << identity
            elif left[identity] == 1:
                crit |= 1 << identity
        if height < most:
            playable |= 1 << line[height]
    return PublicFigures(table_score(tables, state.stacks), table_score(tables, reachable), crit, dead, playable)
