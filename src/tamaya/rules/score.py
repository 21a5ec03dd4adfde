"""What the fireworks are worth, and what they can still become, from public piles alone."""

from collections.abc import Sequence

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
    heights = []
    for line, height in zip(tables.order, stacks, strict=True):
        while height < tables.ranks and discards.count(line[height]) < tables.copies[line[height]]:
            height += 1
        heights.append(height)
    return tuple(heights)


def reachable_score(state: State) -> int:
    """The most that fireworks and discard pile leave reachable."""
    return table_score(state.tables, reachable_stacks(state.tables, state.stacks, state.discards))


def critical(state: State, identity: int) -> bool:
    """Whether its firework still needs it, can reach it, and only one copy is left outside the discard pile."""
    tables = state.tables
    suit = tables.suit_of(identity)
    reachable = reachable_stacks(tables, state.stacks, state.discards)[suit]
    needed = state.stacks[suit] <= tables.height_needed[identity] < reachable
    return needed and state.discards.count(identity) == tables.copies[identity] - 1


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
