"""Worlds that a seat can't tell from the real one, and what moves are worth in them."""

import random

from hypothesis import given, settings
from hypothesis import strategies as st

from tamaya.bots.protocol import Bot
from tamaya.bots.registry import make_bot
from tamaya.lab.rollouts import drawn_world, worths
from tamaya.records.record import begin, extended, final_state
from tamaya.rules.actions import Action, Clue, ClueKind, Discard, Play
from tamaya.rules.apply import apply
from tamaya.rules.deal import deal
from tamaya.rules.legal import legal_actions
from tamaya.rules.options import Options
from tamaya.rules.tables import compile_tables
from tamaya.rules.variants import NORMAL
from tamaya.view.sight import Sight
from tamaya.view.view import view_of


@settings(max_examples=40, deadline=None)
@given(st.integers(0, 10_000), st.integers(2, 4), st.integers(0, 30))
def test_a_drawn_world_looks_the_same_to_whoever_moves(seed: int, players: int, moves: int) -> None:
    dice = random.Random(seed)
    state = deal(Options(players=players), seed=seed)
    record = begin(state)
    for _ in range(moves):
        action = dice.choice(legal_actions(state))
        after, _ = apply(state, action)
        if after.over:
            break
        state, record = after, extended(record, action)
    sight = Sight(state.current)
    world = drawn_world(record, state, dice)
    assert view_of(final_state(world), sight) == view_of(state, sight)


def test_own_cards_come_as_often_as_they_may() -> None:
    state = deal(Options(players=2, first_player=0), seed=1)
    record = begin(state)
    dice = random.Random(5)
    drawn = [final_state(drawn_world(record, state, dice)).cards[0] for _ in range(4000)]
    tables = compile_tables(NORMAL)
    seen = [state.cards[card] for card in state.hands[1]]
    left = {identity: copies - seen.count(identity) for identity, copies in enumerate(tables.copies)}
    for identity, copies in left.items():
        assert abs(drawn.count(identity) / len(drawn) - copies / sum(left.values())) < 0.02


def test_every_move_is_tried_in_the_same_worlds_and_the_best_comes_first() -> None:
    """Both players hold 1s and know it: to play one is worth more than to throw one away."""
    tables = compile_tables(NORMAL)
    deck = sorted(tables.deck, key=tables.rank_of)
    state = deal(Options(players=2, first_player=0), deck=deck)
    record = begin(state)
    for action in (Clue(1, ClueKind.RANK, 1), Clue(0, ClueKind.RANK, 1)):
        state, _ = apply(state, action)
        record = extended(record, action)

    def beginner(seat: int) -> Bot:
        return make_bot("beginner", seat=seat, seed=1)

    moves: list[Action] = [Play(0), Discard(0)]
    told = worths(record, beginner, worlds=12, seed=1, actions=moves)
    assert told == worths(record, beginner, worlds=12, seed=1, actions=moves)
    assert [worth.action for worth in told] == moves
    lead, error = told[0].lead(told[1])
    assert lead > 0
    assert error >= 0
