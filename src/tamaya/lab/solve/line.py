"""From the solver's moves to actions at the table, checked by the rules."""

from collections.abc import Sequence

from tamaya.lab.solve.game import CLUE, DECK_PLAY, DISCARD, PASS, USELESS, card_of, kind_and_card
from tamaya.rules.actions import Action, Clue, DeclineBonus, Discard, Play
from tamaya.rules.apply import apply
from tamaya.rules.errors import IllegalAction
from tamaya.rules.legal import legal_actions, touched_cards
from tamaya.rules.state import State


def follow(state: State, moves: Sequence[int]) -> tuple[tuple[Action, ...], State]:
    """Play moves out by the rules, as far as they go: until the end, or until a move is refused.

    Returns:
        The actions, and the position after them. A bonus that waits is declined.
    """
    actions: list[Action] = []
    for move in moves:
        try:
            action = action_for(state, move)
            if action is None:
                break
            state, _ = apply(state, action)
        except IllegalAction:
            break
        actions.append(action)
        if state.pending is not None:
            state, _ = apply(state, DeclineBonus())
            actions.append(DeclineBonus())
        if state.over:
            break
    return tuple(actions), state


def action_for(state: State, move: int) -> Action | None:
    """A move as an action of the current player; None if there is none."""
    kind, card = kind_and_card(move)
    if kind == CLUE:
        return some_clue(state)
    if kind == PASS:
        return some_pass(state)
    if kind == DECK_PLAY:
        return Play(len(state.cards))
    found = useless_card(state) if card == USELESS else held_card(state, card)
    if found is None:
        return None
    return Discard(found) if kind == DISCARD else Play(found)


def held_card(state: State, card: int) -> int | None:
    """The current player's oldest card of that kind."""
    hand = state.hands[state.current]
    return next((held for held in hand if card_of(state.tables, state.cards[held]) == card), None)


def useless_card(state: State) -> int | None:
    """The current player's oldest card that is played already, or of which they hold another copy."""
    hand = state.hands[state.current]
    held = [state.cards[card] for card in hand]
    for card in hand:
        identity = state.cards[card]
        if state.played(identity) or (held.count(identity) > 1 and not state.playable(identity)):
            return card
    return next((card for card in hand if held.count(state.cards[card]) > 1), None)


def some_clue(state: State) -> Clue | None:
    """A legal clue, one that touches a card if there is one."""
    clues = [action for action in legal_actions(state) if isinstance(action, Clue)]
    return next((clue for clue in clues if touched_cards(state, clue)), clues[0] if clues else None)


def some_pass(state: State) -> Action | None:
    """Anything legal in the final round that plays no card: a clue, else a discard, else a misplay."""
    clue = some_clue(state)
    if clue is not None:
        return clue
    for action in reversed(legal_actions(state)):  # discards stand behind plays
        match action:
            case Discard():
                return action
            case Play(card) if card < len(state.cards) and not state.playable(state.cards[card]):
                return action
    return None
