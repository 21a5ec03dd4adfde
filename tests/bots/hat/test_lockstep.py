"""The fast players do move for move what the reference does, in every variant and for every number of players."""

import pytest

from tamaya.bots.hat.fast.table import play_games
from tamaya.bots.hat.hat import Hat
from tamaya.kernel.shape import Shape, shape_of
from tamaya.lab.match import play_match
from tamaya.rules.actions import Clue, ClueKind, Discard, Play
from tamaya.rules.deal import deal
from tamaya.rules.options import Options, preset
from tamaya.rules.state import State


def number_of(state: State, action: object, shape: Shape) -> int:
    """The kernel's number of a move."""
    hand = state.hands[state.current]
    match action:
        case Discard(card):
            return hand.index(card)
        case Play(card):
            return shape.hand + hand.index(card)
        case Clue(target, kind, value):
            offset = (target - state.current) % shape.players - 1
            if kind is ClueKind.COLOUR:
                return 2 * shape.hand + offset * shape.clue_colours + value
            ranks = 2 * shape.hand + (shape.players - 1) * shape.clue_colours
            return ranks + offset * shape.clue_ranks + state.tables.variant.clue_ranks.index(value)
    raise AssertionError(f"{action} is no move of a hat player")


def by_the_reference(options: Options, start: State) -> list[int]:
    states: list[State] = []
    bots = [Hat(seat=seat, seed=0) for seat in range(options.players)]
    match = play_match(start, bots, watch=lambda state, _: states.append(state))
    shape = shape_of(options)
    return [number_of(state, move.decision.action, shape) for state, move in zip(states, match.moves, strict=False)]


@pytest.mark.parametrize(
    ("rules", "players", "variant"),
    [
        pytest.param("hle", 2, "normal", marks=pytest.mark.slow),
        ("hle", 5, "normal"),
        ("printed", 3, "avalanche"),
        pytest.param("hle", 3, "normal", marks=pytest.mark.slow),
        pytest.param("printed", 4, "normal", marks=pytest.mark.slow),
        pytest.param("hle", 4, "black-powder", marks=pytest.mark.slow),
        pytest.param("hle", 6, "tricky", marks=pytest.mark.slow),
        pytest.param("printed", 5, "hard", marks=pytest.mark.slow),
        pytest.param("hle", 2, "avalanche", marks=pytest.mark.slow),
    ],
)
def test_same_game_same_moves(rules: str, players: int, variant: str) -> None:
    options = preset(rules, players, variant, first_player=0)
    starts = [deal(options, seed=f"hat/{game}") for game in range(3)]
    _, moves = play_games(options, [(*start.cards, *start.deck) for start in starts])
    for start, row in zip(starts, moves, strict=True):
        assert by_the_reference(options, start) == [int(move) for move in row if move >= 0]
