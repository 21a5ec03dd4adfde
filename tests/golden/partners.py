"""Ways to go on from a script: players who see everything, or who try to lose in some way."""

from collections.abc import Callable

from tamaya.rules.actions import Action, Clue, DeclineBonus, Discard, Play, UseBonus
from tamaya.rules.legal import legal_actions
from tamaya.rules.score import reachable_stacks
from tamaya.rules.state import State

Partner = Callable[[State], Action]


def _useless(state: State, identity: int) -> bool:
    tables = state.tables
    suit = tables.suit_of(identity)
    return (
        state.played(identity)
        or tables.height_needed[identity] >= reachable_stacks(tables, state.stacks, state.discards)[suit]
    )


def _critical(state: State, identity: int) -> bool:
    last_copy = state.discards.count(identity) == state.tables.copies[identity] - 1
    return last_copy and not _useless(state, identity)


def _first_clue(actions: tuple[Action, ...]) -> Action | None:
    return next((a for a in actions if isinstance(a, Clue)), None)


def open_handed(state: State) -> Action:
    """Plays what fits, discards what is useless, spends clues to wait."""
    actions = legal_actions(state)
    if state.pending is not None:
        return actions[0]
    cards = state.cards
    fitting = [a for a in actions if isinstance(a, Play) and a.card < len(cards) and state.playable(cards[a.card])]
    if fitting:
        return min(fitting, key=lambda a: (state.tables.rank_of(cards[a.card]), a.card))
    discards = [a for a in actions if isinstance(a, Discard)]
    spare = [a for a in discards if _useless(state, cards[a.card])]
    clue = _first_clue(actions)
    if spare and (state.clue_tokens < 5 or clue is None):
        return spare[0]
    if clue is not None and (state.last_turns is not None or state.clue_tokens > 1 or not discards):
        return clue
    return spare[0] if spare else _least_harm(state, discards, clue or actions[0])


def _least_harm(state: State, discards: list[Discard], otherwise: Action) -> Action:
    harmless = [a for a in discards if not _critical(state, state.cards[a.card])]
    if harmless:
        return max(harmless, key=lambda a: state.tables.rank_of(state.cards[a.card]))
    return otherwise if not discards else max(discards, key=lambda a: state.tables.rank_of(state.cards[a.card]))


def declining(state: State) -> Action:
    """Like the open-handed, but takes no bonus."""
    return DeclineBonus() if state.pending is not None else open_handed(state)


def wishing(*wishes: str) -> Partner:
    """Open-handed; of bonuses the first of the wished ones that can be had."""

    def choose(state: State) -> Action:
        if state.pending is None:
            return open_handed(state)
        uses = [a for a in legal_actions(state) if isinstance(a, UseBonus)]
        return next((u for wish in wishes for u in uses if u.bonus.value == wish), DeclineBonus())

    return choose


def burning(state: State) -> Action:
    """Discards what does no harm, clues when tokens are full: gets to the end of the deck."""
    actions = legal_actions(state)
    if state.pending is not None:
        return DeclineBonus()
    discards = [a for a in actions if isinstance(a, Discard)]
    return _least_harm(state, discards, _first_clue(actions) or actions[0])


def clumsy(state: State) -> Action:
    """Plays what doesn't fit."""
    actions = legal_actions(state)
    wrong = [a for a in actions if isinstance(a, Play) and not state.playable(state.cards[a.card])]
    return wrong[0] if wrong else actions[0]


def wasteful(state: State) -> Action:
    """Discards the most needed cards, clues when it can't."""
    actions = legal_actions(state)
    discards = [a for a in actions if isinstance(a, Discard)]
    if not discards:
        return _first_clue(actions) or actions[0]
    return min(discards, key=lambda a: (not _critical(state, state.cards[a.card]), a.card))


def dawdling(state: State) -> Action:
    """Gives clues while there are tokens, then plays or throws away what does least harm."""
    actions = legal_actions(state)
    if state.pending is not None:
        return DeclineBonus()
    fitting = [a for a in actions if isinstance(a, Play) and state.playable(state.cards[a.card])]
    return _first_clue(actions) or (fitting[0] if fitting else burning(state))


PARTNERS: dict[str, Partner] = {
    "open": open_handed,
    "declining": declining,
    "burning": burning,
    "clumsy": clumsy,
    "dawdling": dawdling,
    "wasteful": wasteful,
    "wish mend": wishing("mend"),
    "wish return": wishing("return", "rescue"),
    "wish rescue": wishing("rescue"),
    "wish colour": wishing("colour"),
    "wish rank": wishing("rank"),
}
