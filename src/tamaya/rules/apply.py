"""One action: the order within a turn is that of the rules, section 3.

The card moves → token or strike → end test → bonus, if any → end test → draw → the next turn.
"""

from dataclasses import fields
from operator import attrgetter
from typing import Any

from tamaya.rules.actions import Action, Bonus, Clue, ClueKind, DeclineBonus, Discard, Play, UseBonus
from tamaya.rules.chance import draw
from tamaya.rules.events import (
    BonusDeclined,
    BonusEarned,
    BonusLost,
    CardDiscarded,
    CardDrawn,
    CardMisplayed,
    CardPlayed,
    CardRescued,
    CardReturned,
    ClueGiven,
    Event,
    FinalRoundStarted,
    FireworkCompleted,
    GameEnded,
    TokenReturned,
    TurnStarted,
)
from tamaya.rules.legal import CHOICE_BONUSES, bonus_waits, check, legal_actions, touched_cards
from tamaya.rules.options import Bonuses, StopWhenDecided
from tamaya.rules.outcome import Termination
from tamaya.rules.score import outcome, reachable_score, table_score
from tamaya.rules.state import Pending, State


def apply(state: State, action: Action) -> tuple[State, tuple[Event, ...]]:
    """The position after an action of the current player, and what happened. The given state is untouched.

    Raises:
        IllegalAction: the action is not legal now; the error names the rule.

    >>> from tamaya.rules.deal import deal
    >>> from tamaya.rules.options import preset
    >>> from tamaya.rules.tables import compile_tables
    >>> options = preset("hle", players=2)
    >>> state = deal(options, deck=compile_tables(options.variant).deck)
    >>> state, events = apply(state, Play(0))
    >>> state.stacks, [type(event).__name__ for event in events]
    ((1, 0, 0, 0, 0), ['CardPlayed', 'CardDrawn', 'TurnStarted'])
    """
    check(state, action)
    step = _Step(state)
    match action:
        case Play(card):
            _play(step, card)
        case Discard(card):
            _discard(step, card)
        case Clue():
            step.change(clue_tokens=state.clue_tokens - 1)
            _clue(step, action, free=False)
            _end_turn(step)
        case UseBonus():
            step.change(pending=None)
            _use_bonus(step, action)
        case DeclineBonus():
            step.change(pending=None)
            step.tell(BonusDeclined(state.current))
            _draw_and_end_turn(step)
    return step.state, tuple(step.events)


def end_game(state: State, termination: Termination) -> tuple[State, tuple[Event, ...]]:
    """End a running game from outside: a time-out, a vote, a table that was closed. An ended game stays as it is."""
    step = _Step(state)
    if state.outcome is None:
        _end(step, termination)
    return step.state, tuple(step.events)


_fields = attrgetter(*(field.name for field in fields(State)))


class _Step:
    """The state and the story while an action is being carried out.

    The state is a copy that nobody else has yet: it is changed in place until it is handed out, and immutable from then on. To copy
    one at each change took more time than everything else that an action does.
    """

    __slots__ = ("events", "state")

    def __init__(self, state: State) -> None:
        self.state = State(*_fields(state))
        self.events: list[Event] = []

    def change(self, **changes: Any) -> None:
        for name, value in changes.items():
            object.__setattr__(self.state, name, value)

    def tell(self, event: Event) -> None:
        self.events.append(event)


def _play(step: _Step, card: int) -> None:
    if card == len(step.state.cards):  # from the top of the deck, which is then empty
        _draw(step)
    state = step.state
    identity = state.cards[card]
    _take_from_hand(step, card)
    if state.playable(identity):
        height = _raise_stack(step, identity)
        step.tell(CardPlayed(state.current, card, identity, height))
        _after_stacking(step, identity)
    else:
        step.change(strikes=state.strikes + 1, discards=(*state.discards, identity))
        step.tell(CardMisplayed(state.current, card, identity, state.strikes))
        _after_losing(step, identity)


def _discard(step: _Step, card: int) -> None:
    state = step.state
    identity = state.cards[card]
    _take_from_hand(step, card)
    tokens = min(state.clue_tokens + 1, state.options.max_clue_tokens)
    step.change(clue_tokens=tokens, discards=(*state.discards, identity))
    step.tell(CardDiscarded(state.current, card, identity, tokens))
    _after_losing(step, identity)


def _clue(step: _Step, clue: Clue, *, free: bool) -> None:
    state = step.state
    touched = touched_cards(state, clue)
    by_colour = clue.kind is ClueKind.COLOUR
    mask = state.tables.touch_mask(by_colour, clue.value)
    possible, colours, ranks = list(state.possible), list(state.colours), list(state.ranks)
    for card in state.hands[clue.target]:
        possible[card] &= mask if card in touched else ~mask
    for card in touched:
        if by_colour:
            colours[card] |= 1 << clue.value
        else:
            ranks[card] |= 1 << state.tables.variant.clue_ranks.index(clue.value)
    step.change(possible=tuple(possible), colours=tuple(colours), ranks=tuple(ranks))
    step.tell(ClueGiven(state.current, clue.target, clue.kind, clue.value, touched, state.clue_tokens, free))


def _take_from_hand(step: _Step, card: int) -> None:
    state = step.state
    hand = tuple(c for c in state.hands[state.current] if c != card)
    step.change(hands=(*state.hands[: state.current], hand, *state.hands[state.current + 1 :]))


def _raise_stack(step: _Step, identity: int) -> int:
    suit = step.state.tables.suit_of(identity)
    height = step.state.stacks[suit] + 1
    step.change(stacks=(*step.state.stacks[:suit], height, *step.state.stacks[suit + 1 :]))
    return height


def _after_stacking(step: _Step, identity: int) -> None:
    """A card was added to its firework, from a hand or from the discard pile."""
    state = step.state
    suit = state.tables.suit_of(identity)
    if state.stacks[suit] < state.tables.ranks:
        if not _decided(step):
            _draw_and_end_turn(step)
        return
    bonus = state.options.bonuses is not Bonuses.OFF
    tokens = state.clue_tokens if bonus else min(state.clue_tokens + 1, state.options.max_clue_tokens)
    step.change(clue_tokens=tokens)
    step.tell(FireworkCompleted(suit, tokens))
    if all(height == state.tables.ranks for height in state.stacks):
        _end(step, Termination.PERFECT)
    elif bonus:
        _earn_bonus(step)
    elif not _decided(step):
        _draw_and_end_turn(step)


def _after_losing(step: _Step, identity: int) -> None:
    """A card fell on the discard pile, by discard or misplay."""
    state = step.state
    if state.strikes >= state.options.strike_limit:
        _end(step, Termination.STRIKES)
    elif state.options.grand_finale and _indispensable(state, identity):
        _end(step, Termination.FINALE_LOST)
    elif not _decided(step):
        _draw_and_end_turn(step)


def _indispensable(state: State, identity: int) -> bool:
    """Whether a card on the discard pile is one that its firework hasn't reached and of which no copy is left."""
    return not state.played(identity) and state.discards.count(identity) == state.tables.copies[identity]


def _decided(step: _Step) -> bool:
    """End the game if that is wanted and public piles leave nothing to gain."""
    state = step.state
    if state.last_turns == 1:
        return False  # the last turn: the deck ends the game
    if state.options.stop_when_decided is StopWhenDecided.OFF or table_score(
        state.tables, state.stacks
    ) < reachable_score(state):
        return False
    _end(step, Termination.DECIDED)
    return True


def _earn_bonus(step: _Step) -> None:
    state = step.state
    match state.options.bonuses:
        case Bonuses.CHOICE:
            step.change(pending=Pending(None))
            step.tell(BonusEarned(state.current, None, waiting=True))
            return
        case Bonuses.TILES:
            bonus = state.tiles[0] if state.tiles else Bonus.TOKEN
            step.change(tiles=state.tiles[1:])
        case _:
            # The height of all stacks tells apart two bonuses of one turn (a rescue that completes another firework).
            bonus = CHOICE_BONUSES[draw(state.chance, f"bonus {sum(state.stacks)}", state.turn, len(CHOICE_BONUSES))]
    waiting = bonus_waits(state, bonus)
    step.tell(BonusEarned(state.current, bonus, waiting))
    if waiting:
        step.change(pending=Pending(bonus))
    elif bonus in (Bonus.TOKEN, Bonus.MEND):
        _use_bonus(step, UseBonus(bonus))
    else:
        step.tell(BonusLost(state.current, bonus))
        _draw_and_end_turn(step)


def _use_bonus(step: _Step, use: UseBonus) -> None:
    state = step.state
    match use.bonus:
        case Bonus.TOKEN | Bonus.MEND:
            strikes = max(0, state.strikes - 1) if use.bonus is Bonus.MEND else state.strikes
            tokens = min(state.clue_tokens + 1, state.options.max_clue_tokens)
            step.change(clue_tokens=tokens, strikes=strikes)
            step.tell(TokenReturned(tokens, strikes))
        case Bonus.COLOUR | Bonus.RANK:
            assert use.clue is not None
            _clue(step, use.clue, free=True)
        case Bonus.RETURN if state.deck:
            assert use.identity is not None
            _return_to_deck(step, use.identity)
        case Bonus.RETURN | Bonus.RESCUE:
            assert use.identity is not None
            _take_from_discards(step, use.identity)
            step.tell(CardRescued(state.current, use.identity, _raise_stack(step, use.identity)))
            _after_stacking(step, use.identity)
            return
    _draw_and_end_turn(step)


def _take_from_discards(step: _Step, identity: int) -> None:
    pile = step.state.discards
    at = pile.index(identity)
    step.change(discards=pile[:at] + pile[at + 1 :])


def _return_to_deck(step: _Step, identity: int) -> None:
    _take_from_discards(step, identity)
    state = step.state
    place = draw(state.chance, "return", state.turn, len(state.deck) + 1)
    step.change(deck=(*state.deck[:place], identity, *state.deck[place:]))
    step.tell(CardReturned(state.current, identity, len(state.deck)))


def _draw_and_end_turn(step: _Step) -> None:
    _draw(step)
    _end_turn(step)


def _draw(step: _Step) -> None:
    state = step.state
    if state.deck:
        card, identity, tables = len(state.cards), state.deck[0], state.tables
        hand = (*state.hands[state.current], card)
        step.change(
            deck=state.deck[1:],
            cards=(*state.cards, identity),
            hands=(*state.hands[: state.current], hand, *state.hands[state.current + 1 :]),
            possible=(*state.possible, tables.all_mask),
            colours=(*state.colours, 0),
            ranks=(*state.ranks, 0),
        )
        step.tell(CardDrawn(state.current, card, identity, len(state.deck)))


def _end_turn(step: _Step) -> None:
    state = step.state
    last_turns = state.last_turns
    if last_turns is not None:
        last_turns -= 1
        if last_turns == 0:
            _end(step, Termination.DECK)
            return
    elif not state.deck and not state.options.grand_finale:
        last_turns = state.options.players
        step.tell(FinalRoundStarted(last_turns))
    step.change(turn=state.turn + 1, current=(state.current + 1) % state.options.players, last_turns=last_turns)
    if _nothing_left_in_hands(step.state):
        _end(step, Termination.DECIDED)
        return
    step.tell(TurnStarted(step.state.turn, step.state.current, last_turns))
    if state.options.grand_finale and not legal_actions(step.state):
        _end(step, Termination.FINALE_LOST)


def _nothing_left_in_hands(state: State) -> bool:
    """hanab.live's second early end: in the final round, no hand that still has a turn holds a playable card."""
    if state.options.stop_when_decided is not StopWhenDecided.HANAB_LIVE or state.last_turns is None:
        return False
    seats = [(state.current + offset) % state.options.players for offset in range(state.last_turns)]
    return not any(state.playable(state.cards[card]) for seat in seats for card in state.hands[seat])


def _end(step: _Step, termination: Termination) -> None:
    result = outcome(step.state, termination)
    step.change(outcome=result, pending=None)
    step.tell(GameEnded(result))
