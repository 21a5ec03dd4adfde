"""What holds in every game, whatever the options."""

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise, product
from random import Random

import pytest
from hypothesis import given, settings
from tests.property.games import options, play_out, seeds, tempers

from tamaya.rules.actions import Action, Bonus, Clue, ClueKind, DeclineBonus, Discard, Play, UseBonus
from tamaya.rules.apply import apply
from tamaya.rules.deal import deal
from tamaya.rules.errors import IllegalAction
from tamaya.rules.legal import legal_actions
from tamaya.rules.options import Bonuses, Options, StrikeoutScore
from tamaya.rules.outcome import Grade, Termination, grade
from tamaya.rules.score import reachable_score, table_score
from tamaya.rules.state import State


@given(options(), seeds, tempers)
def test_invariants(options: Options, seed: int, temper: str) -> None:
    game = play_out(options, seed, temper)
    for state, _ in game:
        cards_are_conserved(state)
        figures_are_within_bounds(state)
        knowledge_is_true(state)
    for (before, _), (after, action) in pairwise(game):
        turns_go_round(before, after, action)


def cards_are_conserved(state: State) -> None:
    tables = state.tables
    held = [state.cards[card] for hand in state.hands for card in hand]
    shown = [i for line, height in zip(tables.order, state.stacks, strict=True) for i in line[:height]]
    assert sorted([*held, *shown, *state.discards, *state.deck]) == list(tables.deck)
    in_hand = Counter(card for hand in state.hands for card in hand)
    assert all(count == 1 for count in in_hand.values())
    assert all(list(hand) == sorted(hand) for hand in state.hands)
    assert len(state.cards) == len(state.possible) == len(state.colours) == len(state.ranks)


def figures_are_within_bounds(state: State) -> None:
    options = state.options
    assert 0 <= state.clue_tokens <= options.max_clue_tokens
    assert 0 <= state.strikes <= options.strike_limit
    assert (state.strikes == options.strike_limit) <= state.over
    assert all(len(hand) <= options.hand_size for hand in state.hands)
    assert 0 <= table_score(state.tables, state.stacks) <= reachable_score(state) <= state.tables.points
    assert (state.last_turns is None) or (not state.deck and 0 < state.last_turns <= options.players)
    if not state.over:
        assert legal_actions(state)
        assert (state.pending is None) or options.bonuses is not Bonuses.OFF
        # Hands are full until the deck is empty.
        owing = [s for s, hand in enumerate(state.hands) if len(hand) < options.hand_size]
        assert not state.deck or owing in ([], [state.current] if state.pending else [])


def knowledge_is_true(state: State) -> None:
    for card, identity in enumerate(state.cards):
        assert state.possible[card] >> identity & 1
        assert state.possible[card] & ~state.tables.all_mask == 0


def turns_go_round(before: State, after: State, action: Action | None) -> None:
    if after.over or after.pending is not None:
        assert after.turn - before.turn in (0, 1)
    else:
        assert after.turn == before.turn + 1
        assert after.current == (before.current + 1) % before.options.players
    assert all(x <= y for x, y in zip(before.stacks, after.stacks, strict=True))


@given(options(grand_finale=False), seeds, tempers)
def test_everyone_has_exactly_one_turn_after_the_last_draw(options: Options, seed: int, temper: str) -> None:
    game = [state for state, _ in play_out(options, seed, temper)]
    end = game[-1].outcome
    assert end is not None
    empty = [state for state in game if not state.deck and not state.over and state.pending is None]
    turns = len(empty)
    if end.termination is Termination.DECK:
        assert turns == options.players
        first = empty[0].current
        assert [state.current for state in empty] == [(first + i) % options.players for i in range(options.players)]
    else:
        assert turns <= options.players


@given(options(), seeds, tempers)
def test_result(options: Options, seed: int, temper: str) -> None:
    state = play_out(options, seed, temper)[-1][0]
    end = state.outcome
    assert end is not None
    total = table_score(state.tables, state.stacks)
    assert end.fireworks_total == total
    assert end.perfect == (total == state.tables.points and all(h == state.tables.ranks for h in state.stacks))
    if options.grand_finale:
        assert end.score is None
        assert end.grade is None
        fewest = min(map(len, state.hands))
        assert {len(state.hands[seat]) for seat in end.fewest_cards} == {fewest}
    elif end.termination is Termination.STRIKES and options.strikeout_score is not StrikeoutScore.KEEP:
        assert end.score == (0 if options.strikeout_score is StrikeoutScore.ZERO else -1)
        assert end.grade is Grade.FAILED
    else:
        assert end.score == total
        assert end.grade is grade(total, end.points)
    if end.termination is Termination.DECIDED:
        assert options.stop_when_decided.value != "off"


def constructible(state: State) -> Iterator[Action]:
    """Everything that could be written down as an action, and a little beyond."""
    seats, variant = range(-1, state.options.players + 1), state.tables.variant
    clues = [
        Clue(seat, kind, value)
        for seat, kind in product(seats, ClueKind)
        for value in range(-1, max(len(variant.clue_colours), 6) + 1)
    ]
    cards = range(-1, len(state.cards) + 2)
    yield from (kind(card) for kind in (Play, Discard) for card in cards)
    yield from clues
    yield DeclineBonus()
    for bonus in Bonus:
        yield UseBonus(bonus)
        yield from (UseBonus(bonus, identity=i) for i in range(-1, state.tables.identities + 1))
        yield from (UseBonus(bonus, clue=clue) for clue in clues)
        yield UseBonus(bonus, identity=0, clue=clues[0])


@settings(max_examples=25)
@given(options(), seeds, tempers)
def test_legal_actions_apply_and_all_others_are_refused(options: Options, seed: int, temper: str) -> None:
    game = [state for state, _ in play_out(options, seed, temper)]
    pending = [state for state in game if state.pending is not None][:2]
    for state in [*Random(seed).sample(game, min(2, len(game))), *pending, game[-1]]:
        legal = legal_actions(state)
        assert len(set(legal)) == len(legal)
        everything = set(constructible(state))
        assert set(legal) <= everything
        for action in everything:
            if action in legal:
                after, events = apply(state, action)
                assert after != state
                assert events
            else:
                before = hash(state)
                with pytest.raises(IllegalAction) as refused:
                    apply(state, action)
                assert hash(state) == before
                assert refused.value.code
                assert refused.value.rule


@given(options(), seeds)
def test_a_seed_always_deals_the_same(options: Options, seed: int) -> None:
    state = deal(options, seed=seed)
    assert state == deal(options, seed=seed)
    assert state == deal(state.options, deck=state.cards + state.deck, chance=state.chance)
