"""What a discard says although nothing was said."""

from dataclasses import replace

import pytest

from tamaya.bots.hat.inference import nobody_waits, seats_owed
from tamaya.bots.hat.message import codebook
from tamaya.bots.hat.public import position
from tamaya.rules.deal import deal
from tamaya.rules.options import Options
from tamaya.view.sight import Sight
from tamaya.view.view import View, view_of


def with_tokens(players: int, tokens: int) -> View:
    return replace(view_of(deal(Options(players=players, first_player=0), seed=1), Sight(0)), clue_tokens=tokens)


@pytest.mark.parametrize(
    ("players", "tokens", "owed"),
    [
        (5, 8, [1, 2, 3, 4]),
        (5, 5, [1, 2, 3]),
        (5, 3, [1]),
        (5, 1, [1]),
        (4, 4, [1, 2]),
        # Of so few nobody else would tell it in time.
        (3, 1, [1, 2]),
        (2, 1, [1]),
    ],
)
def test_with_few_tokens_a_message_is_owed_to_the_next_seats_only(players: int, tokens: int, owed: list[int]) -> None:
    view = with_tokens(players, tokens)
    assert seats_owed(view, position(view, {})) == owed


def test_in_the_final_round_a_message_is_owed_to_whoever_has_a_turn() -> None:
    view = replace(with_tokens(5, 1), deck_left=0, last_turns=4)
    assert seats_owed(view, position(view, {})) == [1, 2, 3]


def test_a_discard_says_that_those_who_are_owed_a_message_hold_nothing_that_fits() -> None:
    view = with_tokens(5, 4)
    public = position(view, {})
    book = codebook(public, 0, empty_clues=True, doubt=0.002)
    heard = nobody_waits(view, public, book)
    for seat in (1, 2):
        assert not any(mask & public.board.playable for mask in heard.hands[seat])
    assert heard.hands[3:] == public.hands[3:]
    assert heard.hands[0] == public.hands[0]
