"""Observations of every kind against a slow encoder that is written from the table in docs/kernel.md, and from the rules' state."""

import random
from collections.abc import Iterable

import numpy as np
import pytest
from tests.lockstep import choose, move_of

from tamaya.kernel.arrays import unpacked
from tamaya.kernel.games import Games
from tamaya.rules.actions import Action, Clue, ClueKind, Discard, Play
from tamaya.rules.apply import apply
from tamaya.rules.deal import deal
from tamaya.rules.legal import touched_cards
from tamaya.rules.options import Options
from tamaya.rules.state import State
from tamaya.rules.variants import VARIANTS


def one_hot(index: int | None, size: int) -> list[int]:
    return [int(n == index) for n in range(size)]


def thermometer(count: int, size: int) -> list[int]:
    return [int(n < count) for n in range(size)]


def members(mask: int, size: int) -> list[int]:
    return [mask >> n & 1 for n in range(size)]


def slow_encoding(state: State, before: State | None, action: Action | None, observer: int) -> list[int]:
    """What a seat sees after ``action`` was taken in the state ``before``."""
    options, tables = state.options, state.tables
    seats = [(observer + offset) % options.players for offset in range(options.players)]
    lanes: list[int] = []
    for seat in seats[1:]:
        for card in padded(state.hands[seat], options.hand_size):
            lanes += one_hot(None if card is None else state.cards[card], tables.identities)
    lanes += [int(len(state.hands[seat]) < options.hand_size) for seat in seats]
    lanes += thermometer(len(state.deck), len(tables.deck) - options.players * options.hand_size)
    tops = {tables.order[suit][height - 1] for suit, height in enumerate(state.stacks) if height}
    lanes += [int(identity in tops) for identity in range(tables.identities)]
    lanes += thermometer(state.clue_tokens, options.max_clue_tokens)
    lanes += thermometer(options.strike_limit - state.strikes, options.strike_limit)
    for identity, copies in enumerate(tables.copies):
        lanes += thermometer(state.discards.count(identity), copies)
    lanes += slow_last_action(state, before, action, observer)
    for seat in seats:
        for card in padded(state.hands[seat], options.hand_size):
            known = (0, 0, 0) if card is None else (state.possible[card], state.colours[card], state.ranks[card])
            sizes = (tables.identities, len(options.variant.clue_colours), len(options.variant.clue_ranks))
            for mask, size in zip(known, sizes, strict=True):
                lanes += members(mask, size)
    return lanes


def padded(hand: tuple[int, ...], size: int) -> Iterable[int | None]:
    return [*hand, *[None] * (size - len(hand))]


def slow_last_action(state: State, before: State | None, action: Action | None, observer: int) -> list[int]:
    options, tables = state.options, state.tables
    variant, hand, players = options.variant, options.hand_size, options.players
    actor = target = kind = colour = rank = slot = identity = None
    touched: list[int] = []
    scored = gained = 0
    if before is not None and action is not None:
        actor = (before.current - observer) % players
        match action:
            case Clue():
                target = (action.target - observer) % players
                by_colour = action.kind is ClueKind.COLOUR
                kind = 2 if by_colour else 3
                colour = action.value if by_colour else None
                rank = None if by_colour else variant.clue_ranks.index(action.value)
                touched = [before.hands[action.target].index(card) for card in touched_cards(before, action)]
            case Play(card) | Discard(card):
                kind = 0 if isinstance(action, Play) else 1
                slot, identity = before.hands[before.current].index(card), before.cards[card]
                scored = int(state.stacks != before.stacks)
                gained = int(kind == 0 and state.clue_tokens > before.clue_tokens)
    return [
        *one_hot(actor, players),
        *one_hot(kind, 4),
        *one_hot(target, players),
        *one_hot(colour, len(variant.clue_colours)),
        *one_hot(rank, len(variant.clue_ranks)),
        *[int(n in touched) for n in range(hand)],
        *one_hot(slot, hand),
        *one_hot(identity, tables.identities),
        scored,
        gained,
    ]


@pytest.mark.parametrize(
    ("players", "variant"), [(2, "normal"), (3, "tricky"), (3, "hard"), (4, "avalanche"), (4, "black-powder")]
)
def test_six_suits_and_all_seats(players: int, variant: str) -> None:
    chance = random.Random(players)
    for seed in range(6):
        options = Options(
            players, VARIANTS[variant], first_player=seed % players, max_clue_tokens=6 + seed, grand_finale=seed == 3
        )
        state, before, action = deal(options, seed=seed), None, None
        games = Games(options, 1, autoreset="disabled")
        games.reset_to_decks([state.cards + state.deck])
        arrays = games.arrays()
        seen = {kind: games.arrays(observations=kind).observations for kind in ("uint8", "float32", "packed")}
        while state.outcome is None:
            observer = chance.randrange(players)
            for array in seen.values():
                games.observe(array, observer)
            expected = np.array(slow_encoding(state, before, action, observer))
            assert (seen["uint8"][0] == expected).all()
            assert (seen["float32"][0] == expected).all()
            assert (unpacked(seen["packed"], games.observation_lanes)[0] == expected).all()
            before, action = state, choose(state, chance)
            arrays.moves[0] = move_of(games, state, action)
            state, _ = apply(state, action)
            games.step(arrays)
