"""The plain truth about small games: try everything that the rules allow, without any of the solver's ideas."""

from tamaya.rules.actions import Clue
from tamaya.rules.apply import apply
from tamaya.rules.legal import legal_actions
from tamaya.rules.score import reachable_score
from tamaya.rules.state import State
from tamaya.rules.suits import suit
from tamaya.rules.variants import Variant


def small(*copies: tuple[int, ...], downwards: bool = False) -> Variant:
    """A variant with a suit per row of copies; the last one may be built downwards."""
    names = ("red", "blue", "green")[: len(copies)]
    last = len(copies) - 1
    suits = tuple(
        suit(name, copies=c, ascending=not (downwards and at == last))
        for at, (name, c) in enumerate(zip(names, copies, strict=True))
    )
    return Variant("small", suits, names, tuple(range(1, len(copies[0]) + 1)))


class TooLarge(Exception):
    """More positions than a test has time for."""


MOST = 20_000


def winnable(state: State, known: dict[object, bool]) -> bool:
    """Whether some sequence of legal actions leads from here to a perfect show."""
    if state.outcome is not None:
        return state.outcome.perfect
    if reachable_score(state) < state.tables.points:
        return False
    hands = tuple(tuple(sorted(state.cards[card] for card in hand)) for hand in state.hands)
    figures = (state.clue_tokens, state.strikes, state.current, state.last_turns)
    key = (state.stacks, hands, len(state.deck), tuple(sorted(state.discards)), figures)
    if len(known) > MOST:
        raise TooLarge
    if key not in known:
        known[key] = any(winnable(after, known) for after in _next_positions(state))
    return known[key]


def _next_positions(state: State) -> list[State]:
    actions = legal_actions(state)
    clues = [action for action in actions if isinstance(action, Clue)]  # with all known, one is as good as another
    return [apply(state, action)[0] for action in actions if not isinstance(action, Clue) or action == clues[0]]
