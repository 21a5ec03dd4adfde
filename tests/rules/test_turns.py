"""Sections 2 and 3 of the rules: the deal and the turn."""

from dataclasses import replace

import pytest
from tests.rules.dealt import after, dealt, events, names, rank, red

from tamaya.rules.actions import Action, Clue, ClueKind, DeclineBonus, Discard, Play
from tamaya.rules.apply import apply
from tamaya.rules.chance import draw, secret_of, shuffled
from tamaya.rules.deal import deal, deal_events
from tamaya.rules.errors import IllegalAction, InvalidDeck, InvalidOptions
from tamaya.rules.events import CardDrawn, CardMisplayed, ClueGiven, FireworkCompleted
from tamaya.rules.legal import legal_actions
from tamaya.rules.options import Bonuses, Options, StopWhenDecided, preset
from tamaya.rules.state import State
from tamaya.rules.tables import compile_tables
from tamaya.rules.variants import AVALANCHE, BLACK_POWDER, HARD, NORMAL, TRICKY

HANDS = "R1 R2 R3 R4 R5 Y1 Y2 G1 B5 W5"


def refused(state: State, action: Action) -> str:
    with pytest.raises(IllegalAction) as caught:
        apply(state, action)
    return caught.value.code


@pytest.mark.parametrize(
    ("variant", "cards", "points"),
    [(NORMAL, 50, 25), (TRICKY, 60, 30), (HARD, 55, 30), (AVALANCHE, 60, 30), (BLACK_POWDER, 60, 25)],
)
def test_cards_and_points(variant, cards, points) -> None:  # type: ignore[no-untyped-def]  # three plain values
    tables = compile_tables(variant)
    assert (len(tables.deck), tables.points) == (cards, points)


def test_deal() -> None:
    state = dealt(HANDS)
    assert state.hands == ((0, 1, 2, 3, 4), (5, 6, 7, 8, 9))
    assert [len(deal(Options(players=n), seed=1).hands[0]) for n in (2, 3, 4, 5, 6)] == [5, 5, 4, 4, 3]
    assert names(deal_events(state)) == ["CardDrawn"] * 10 + ["TurnStarted"]


def test_first_player_is_drawn_from_chance() -> None:
    seats = {deal(Options(players=3), seed=seed).current for seed in range(30)}
    assert seats == {0, 1, 2}
    assert deal(Options(players=3, first_player=2), seed=1).current == 2


def test_whoever_starts_seat_0_is_dealt_first() -> None:
    options = Options(players=2, first_player=1)
    assert deal(options, deck=compile_tables(NORMAL).deck).hands[0] == (0, 1, 2, 3, 4)


@pytest.mark.parametrize(
    ("code", "options"),
    [
        ("players", {"players": 1}),
        ("players", {"players": 7}),
        ("hand_size", {"players": 2, "hand_size": 7}),
        ("max_clue_tokens", {"players": 2, "max_clue_tokens": 0}),
        ("max_clue_tokens", {"players": 2, "max_clue_tokens": 17}),
        ("start_clue_tokens", {"players": 2, "start_clue_tokens": 9}),
        ("strike_limit", {"players": 2, "strike_limit": 0}),
        ("strike_limit", {"players": 2, "strike_limit": 4}),
        ("first_player", {"players": 2, "first_player": 2}),
        ("stop_when_decided", {"players": 2, "stop_when_decided": StopWhenDecided.PUBLIC, "grand_finale": True}),
        ("stop_when_decided", {"players": 2, "stop_when_decided": StopWhenDecided.PUBLIC, "bonuses": Bonuses.TILES}),
    ],
)
def test_options_that_make_no_game(code, options) -> None:  # type: ignore[no-untyped-def]  # plain values
    with pytest.raises(InvalidOptions) as caught:
        Options(**options)
    assert caught.value.code == code


def test_presets() -> None:
    assert preset("printed", 3) == preset("bga", 3) == Options(players=3)
    assert not preset("rnr", 3).empty_clues
    assert preset("hanab-live", 2).stop_when_decided is StopWhenDecided.HANAB_LIVE
    with pytest.raises(InvalidOptions):
        preset("none", 3)
    with pytest.raises(InvalidOptions):
        preset("printed", 3, "none")


def test_decks_that_are_none() -> None:
    for deck in ((), compile_tables(TRICKY).deck, (0,) * 50):
        with pytest.raises(InvalidDeck):
            deal(Options(players=2), deck=deck)
    with pytest.raises(InvalidDeck):
        deal(Options(players=2))
    with pytest.raises(InvalidDeck):
        deal(Options(players=2), seed=1, chance=b"short")


def test_clue_points_at_every_match_and_no_other() -> None:
    told = events(dealt(HANDS), Clue(1, ClueKind.RANK, 1))
    clue = told[0]
    assert isinstance(clue, ClueGiven)
    assert (clue.touched, clue.clue_tokens) == ((5, 7), 7)


def test_clue_says_no_of_the_others() -> None:
    state = after(dealt(HANDS), Clue(1, ClueKind.COLOUR, 1))
    yellow = state.tables.colour_touch[1]
    assert [state.possible[card] & yellow != 0 for card in range(5, 10)] == [True, True, False, False, False]


def test_clue_refusals() -> None:
    state = dealt(HANDS)
    assert refused(state, red(0)) == "clue_target"
    assert refused(state, red(2)) == "clue_target"
    assert refused(state, rank(1, 6)) == "clue_value"
    assert refused(state, Clue(1, ClueKind.COLOUR, 5)) == "clue_value"
    assert refused(dealt(HANDS, start_clue_tokens=0), red(1)) == "no_clue_tokens"
    assert refused(dealt(HANDS, empty_clues=False), red(1)) == "empty_clue"
    assert events(state, red(1))[0] == ClueGiven(0, 1, ClueKind.COLOUR, 0, (), 7)


def test_multicolour_cannot_be_named_in_avalanche() -> None:
    state = dealt("R1 R2 R3 R4 R5 M1 Y2 G1 B5 W5", "avalanche")
    assert refused(state, Clue(1, ClueKind.COLOUR, 5)) == "clue_value"
    assert all(
        5 in clue.touched
        for colour in range(5)
        for clue in events(state, Clue(1, ClueKind.COLOUR, colour))
        if isinstance(clue, ClueGiven)
    )


def test_marks_in_avalanche() -> None:
    state = dealt("R1 R2 R3 R4 R5 M1 Y2 G1 B5 W5", "avalanche")
    marked = after(state, Clue(1, ClueKind.COLOUR, 1), rank(0, 1), Clue(1, ClueKind.COLOUR, 2))
    multicolour, yellow = marked.tables.suit_mask[5], marked.tables.suit_mask[1]
    assert marked.possible[5] == multicolour  # touched by two colours
    assert marked.possible[6] == yellow  # touched by one, missed by another


def test_discard() -> None:
    state = dealt(HANDS, start_clue_tokens=3)
    reached = after(state, Discard(4))
    assert (reached.clue_tokens, reached.discards, reached.hands[0]) == (4, (4,), (0, 1, 2, 3, 10))
    assert refused(dealt(HANDS), Discard(4)) == "tokens_full"
    assert after(dealt(HANDS, discard_at_full=True), Discard(4)).clue_tokens == 8
    assert refused(state, Discard(5)) == "not_your_card"


def test_play_and_misplay() -> None:
    state = dealt(HANDS)
    assert names(events(state, Play(0))) == ["CardPlayed", "CardDrawn", "TurnStarted"]
    told = events(state, Play(1))
    assert isinstance(told[0], CardMisplayed)
    assert told[0].strikes == 1
    assert after(state, Play(1)).clue_tokens == 8
    assert refused(state, Play(10)) == "not_your_card"


def test_completing_a_firework_returns_a_token_even_with_the_last_card() -> None:
    state = replace(dealt("R5 Y2 R3 R4 R2 Y1"), stacks=(4, 5, 5, 5, 5), clue_tokens=2)
    told = events(state, Play(0))
    assert names(told) == ["CardPlayed", "FireworkCompleted", "GameEnded"]
    assert told[1] == FireworkCompleted(0, 3)
    assert after(replace(state, clue_tokens=8), Play(0)).clue_tokens == 8


def test_black_is_built_downwards() -> None:
    state = dealt("K5 K4 K1 R4 R2 Y1", "black-powder")
    assert refused(state, Play(7)) == "not_your_card"
    reached = after(state, Play(0), rank(0, 1), Play(1))
    assert reached.stacks[5] == 2
    assert after(state, Play(2)).strikes == 1
    done = replace(state, stacks=(0, 0, 0, 0, 0, 4), clue_tokens=0)
    assert after(done, Play(2)).clue_tokens == 1


def test_deck_play() -> None:
    state = replace(dealt(HANDS, deck_plays=True), deck=(0,))
    assert Play(10) in legal_actions(state)
    told = events(state, Play(10))
    assert names(told) == ["CardDrawn", "CardPlayed", "FinalRoundStarted", "TurnStarted"]
    assert isinstance(told[0], CardDrawn)
    assert told[0].deck_left == 0
    reached = after(state, Play(10))
    assert (reached.hands[0], reached.stacks[0], reached.last_turns) == ((0, 1, 2, 3, 4), 1, 2)
    assert refused(replace(state, deck=(0, 1)), Play(10)) == "not_your_card"
    assert refused(state, Discard(10)) == "not_your_card"
    assert refused(replace(dealt(HANDS), deck=(0,)), Play(10)) == "not_your_card"


def test_nothing_to_decline() -> None:
    assert refused(dealt(HANDS), DeclineBonus()) == "no_bonus"


def test_chance_is_the_same_again() -> None:
    assert draw(b"c" * 16, "bonus", 3, 5) == draw(b"c" * 16, "bonus", 3, 5)
    assert {draw(b"c" * 16, "bonus", turn, 5) for turn in range(60)} == set(range(5))
    assert shuffled(range(9), secret_of(1), "a") != shuffled(range(9), secret_of(1), "b")
