"""What can be said of a finished game without searching: how risky each move was for who made it, pace and efficiency.

The risk is exact: every way in which the copies that the player hadn't seen can lie in their own hand, as its clues allow, is as likely.
Pace and efficiency as hanab.live's players use the words: https://hanabi.github.io/extras/efficiency
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from itertools import pairwise

from tamaya.records.record import Record, Step, replay
from tamaya.rules.actions import Clue, Discard, Play, UseBonus
from tamaya.rules.score import PublicFigures, public_figures
from tamaya.rules.state import State
from tamaya.view.empathy import identities, seen_counts
from tamaya.view.sight import Sight
from tamaya.view.view import view_of


@dataclass(frozen=True, slots=True)
class Risk:
    """How a move looked to who made it.

    Attributes:
        fits: the chance that the played card fitted; None if none was played.
        last: the chance that the discarded card was the last copy of one that is still needed; None if none was discarded.
    """

    fits: float | None = None
    last: float | None = None


@dataclass(frozen=True, slots=True)
class Review:
    """A game's figures.

    Attributes:
        risks: per action.
        score: per position, the deal first: what is on the table.
        reachable: the most that the piles leave reachable.
        pace: how many turns can still be spent on something else than a play of a new card, if all that is reachable is to be reached;
            None once it is over.
        efficiency: cards that are played, or clued and still needed, per clue given; None before the first.
    """

    risks: tuple[Risk, ...]
    score: tuple[int, ...]
    reachable: tuple[int, ...]
    pace: tuple[int | None, ...]
    efficiency: tuple[float | None, ...]


def review(record: Record) -> Review:
    """The figures of a game, turn by turn.

    >>> from tamaya.records.record import begin, extended
    >>> from tamaya.rules.actions import Play
    >>> from tamaya.rules.deal import deal
    >>> from tamaya.rules.options import Options
    >>> found = review(extended(begin(deal(Options(players=2, first_player=0), seed=1)), Play(0)))
    >>> 0.2 < found.risks[0].fits < 0.5, found.pace[0], found.efficiency
    (True, 17, (None, None))

    Raises:
        RecordError: it can't be replayed.
    """
    steps = tuple(replay(record))
    figures = [public_figures(step.state) for step in steps]
    return Review(
        risks=risks(steps),
        score=tuple(f.score for f in figures),
        reachable=tuple(f.reachable for f in figures),
        pace=tuple(pace(f, step.state) for f, step in zip(figures, steps, strict=True)),
        efficiency=_efficiency(steps),
    )


def risks(steps: Sequence[Step]) -> tuple[Risk, ...]:
    """How each move after the first of these positions looked to who made it."""
    return tuple(_risk(before.state, after) for before, after in pairwise(steps))


def _risk(state: State, step: Step) -> Risk:
    match step.action:
        case Play(card) if card in state.hands[state.current]:
            return Risk(fits=chance(state, card, public_figures(state).playable))
        case Discard(card) if card in state.hands[state.current]:
            return Risk(last=chance(state, card, public_figures(state).critical))
    return Risk()


def chance(state: State, card: int, among: int) -> float:
    """The chance that one of the current player's own cards is in a set of identities, given all that they know and see."""
    view = view_of(state, Sight(state.current))
    hand = view.hands[state.current]
    seen = seen_counts(view, (seat for seat in range(len(view.hands)) if seat != state.current))
    unseen = tuple(most - n for most, n in zip(state.tables.copies, seen, strict=True))
    masks = [held.possible for held in hand]
    at = next(place for place, held in enumerate(hand) if held.card == card)
    ways = _ways(unseen, masks)
    return _ways(unseen, [*masks[:at], masks[at] & among, *masks[at + 1 :]]) / ways if ways else 0.0


def _ways(unseen: tuple[int, ...], masks: Sequence[int]) -> int:
    """In how many ways copies that are told apart can lie so that every card is one of its mask."""
    places = [sum(1 << at for at, mask in enumerate(masks) if mask >> identity & 1) for identity in range(len(unseen))]

    @cache
    def ways(identity: int, open_places: int) -> int:
        if not open_places:
            return 1
        if identity == len(unseen):
            return 0
        total = 0
        # Every set of the open places where this identity may lie, as far as its copies go.
        may = taken = places[identity] & open_places
        while True:
            count = taken.bit_count()
            if count <= unseen[identity]:
                orders = 1
                for copy in range(count):
                    orders *= unseen[identity] - copy
                total += orders * ways(identity + 1, open_places & ~taken)
            if not taken:
                return total
            taken = (taken - 1) & may

    return ways(0, (1 << len(masks)) - 1)


def pace(figures: PublicFigures, state: State) -> int | None:
    """How many turns can still be spent on something else than a play of a new card, if all that is reachable is to be reached.

    ``figures`` are the position's own. None once it is over.
    """
    if state.over:
        return None
    turns = len(state.deck) + state.options.players if state.last_turns is None else state.last_turns
    return figures.score + turns - figures.reachable


def _efficiency(steps: Sequence[Step]) -> tuple[float | None, ...]:
    clues, found = 0, []
    for step in steps:
        clues += isinstance(step.action, Clue) or (isinstance(step.action, UseBonus) and step.action.clue is not None)
        found.append(round(_gotten(step.state) / clues, 3) if clues else None)
    return tuple(found)


def _gotten(state: State) -> int:
    """Cards that are played, and those still needed of which a clued copy is in a hand; each identity once."""
    dead = public_figures(state).dead
    clued = 0
    for card in (card for hand in state.hands for card in hand):
        if state.colours[card] or state.ranks[card]:
            clued |= 1 << state.cards[card]
    return sum(state.stacks) + len(identities(clued & ~dead))
