"""Play the rules and the kernel side by side and compare all that both know."""

import random
from collections.abc import Sequence

import numpy as np

from tamaya.kernel.codes import TERMINATIONS
from tamaya.kernel.games import Games
from tamaya.kernel.moves import clue_of
from tamaya.kernel.shape import ABSENT
from tamaya.rules.actions import Action, Discard, Play
from tamaya.rules.apply import apply
from tamaya.rules.deal import deal
from tamaya.rules.legal import legal_actions
from tamaya.rules.options import Options
from tamaya.rules.outcome import Termination
from tamaya.rules.score import table_score
from tamaya.rules.state import State


def play_side_by_side(options: Options, seeds: Sequence[int]) -> list[Termination]:
    """Games of a named first player, as one batch; returns how they ended.

    With the autoreset mode ``next_step`` a game that has ended can be looked at, and is dealt anew while the others go on.
    """
    states = [deal(options, seed=seed) for seed in seeds]
    games = Games(options, len(seeds), autoreset="next_step")
    games.reset_to_decks([state.cards + state.deck for state in states])
    arrays = games.arrays()
    games.legal(arrays.legal)
    chances = [random.Random(seed) for seed in seeds]
    for game, state in enumerate(states):
        assert_same(games, game, state, arrays.legal[game])
    while any(state.outcome is None for state in states):
        games.pick(arrays)
        running = [game for game, state in enumerate(states) if state.outcome is None]
        before = [value(state) for state in states]
        for game in running:
            action = choose(states[game], chances[game])
            arrays.moves[game] = move_of(games, states[game], action)
            states[game], _ = apply(states[game], action)
        games.step(arrays)
        for game in running:
            assert arrays.rewards[game] == value(states[game]) - before[game]
            assert arrays.ended[game] == states[game].over
            assert_same(games, game, states[game], arrays.legal[game])
    return [state.outcome.termination for state in states if state.outcome]


def choose(state: State, chance: random.Random) -> Action:
    """A legal action: any, or more often than not one that fits, so that games also end well. (It looks at the cards.)"""
    actions = legal_actions(state)
    if chance.random() < 0.2:
        return chance.choice(actions)
    good = [a for a in actions if isinstance(a, Play) and state.playable(state.cards[a.card])]
    spare = [a for a in actions if isinstance(a, Discard) and state.played(state.cards[a.card])]
    safe = [a for a in actions if not isinstance(a, Play)]
    return chance.choice(good or spare or safe or list(actions))


def value(state: State) -> int:
    """What the kernel calls a state's score: a Grand Finale has none, and counts all points or none."""
    if state.outcome is None:
        return table_score(state.tables, state.stacks)
    if state.options.grand_finale:
        return state.tables.points if state.outcome.termination is Termination.PERFECT else 0
    assert state.outcome.score is not None
    return state.outcome.score


def move_of(games: Games, state: State, action: Action) -> int:
    """The number of an action of the current player."""
    match action:
        case Discard(card):
            return state.hands[state.current].index(card)
        case Play(card):
            return games.shape.hand + state.hands[state.current].index(card)
    clues = range(2 * games.shape.hand, games.shape.moves)
    return next(move for move in clues if clue_of(state.options, games.shape, state.current, move) == action)


def assert_same(games: Games, game: int, state: State, legal: np.ndarray) -> None:
    """Everything that both know is equal."""
    row, tables = games.state[game], state.tables
    expected = sorted(move_of(games, state, action) for action in legal_actions(state))
    assert np.flatnonzero(legal).tolist() == expected
    ending = None if state.outcome is None else state.outcome.termination
    assert TERMINATIONS[int(row["ending"])] is ending
    assert row["score"] == value(state)
    counted = ("clue_tokens", "strikes", "turn", "current")
    assert [int(row[name]) for name in counted] == [getattr(state, name) for name in counted]
    assert row["last_turns"] == (-1 if state.last_turns is None else state.last_turns) or state.over
    assert row["deck"][: row["deck_left"]][::-1].tolist() == list(state.deck)
    for identity in range(tables.identities):
        copies = int(row["discards"]) & int(games.rules["discard_field"][0, identity])
        assert copies.bit_count() == state.discards.count(identity)
        assert bool(int(row["missing"]) >> identity & 1) is not state.played(identity)
        assert bool(int(row["playable"]) >> identity & 1) is state.playable(identity)
    for seat in range(state.options.players):
        assert hand_of(games, game, seat) == known_hand(games, state, seat)


def hand_of(games: Games, game: int, seat: int) -> list[tuple[int, int]]:
    """Per slot, the identity and what is known of it."""
    row, size = games.state[game], games.shape.hand
    identities = [int(row["hands"][seat]) >> 8 * slot & ABSENT for slot in range(size)]
    return list(zip(identities, row["cards"][seat * size : (seat + 1) * size].tolist(), strict=True))


def known_hand(games: Games, state: State, seat: int) -> list[tuple[int, int]]:
    """The same from the rules' state."""
    shape = games.shape
    slots = []
    for card in state.hands[seat]:
        marks = state.colours[card] | state.ranks[card] << shape.clue_colours
        slots.append((state.cards[card], state.possible[card] | marks << shape.identities))
    return slots + [(ABSENT, 0)] * (shape.hand - len(slots))
