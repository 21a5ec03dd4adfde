"""Seeds, decks, copies, autoreset, refusals: what a batch of games promises. All with one compiled shape."""

import hashlib
import pickle
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any

import numpy as np
import pytest

from tamaya.kernel.errors import IllegalMove, UnfitArray
from tamaya.kernel.games import Games, seed_of
from tamaya.rules.errors import InvalidDeck
from tamaya.rules.options import preset
from tamaya.rules.tables import compile_tables

HLE2 = preset("hle", 2)
DISCARD, PLAY, COLOUR_CLUE = 0, 5, 10


def story(games: Games, steps: int = 60) -> list[str]:
    """Per game a digest of everything that it showed while random moves were played."""
    arrays = games.arrays(observations="uint8")
    digests = [hashlib.sha256() for _ in range(games.batch)]
    for _ in range(steps):
        games.pick(arrays)
        games.step(arrays)
        for game, digest in enumerate(digests):
            for array in (arrays.moves, arrays.rewards, arrays.ended, arrays.legal, arrays.observations):
                digest.update(array[game].tobytes())
    return [digest.hexdigest() for digest in digests]


def story_of_part(first: int) -> list[str]:
    """Two games of a larger batch, told by another process."""
    games = Games(HLE2, 2)
    games.reset(np.array([seed_of(5, first), seed_of(5, first + 1)], np.uint64))
    return story(games)


def test_a_game_depends_on_its_seed_alone() -> None:
    together = story(Games(HLE2, 6, seed=5))
    assert len(set(together)) == 6
    assert story(Games(HLE2, 3, seed=5)) == together[:3]
    backwards = Games(HLE2, 6)
    backwards.reset(np.array([seed_of(5, game) for game in reversed(range(6))], np.uint64))
    assert story(backwards) == together[::-1]
    with ProcessPoolExecutor(2, mp_context=get_context("spawn")) as pool:
        parts = list(pool.map(story_of_part, (0, 2, 4)))
    assert [digest for part in parts for digest in part] == together


def test_the_policy_does_not_move_the_deck() -> None:
    one, other = Games(HLE2, 1, seed=3), Games(HLE2, 1, seed=3)
    arrays = one.arrays()
    for _ in range(10):
        one.pick(arrays)
    for games in (one, other):
        arrays.moves[:] = DISCARD + PLAY
        games.step(arrays)
    differ = [name for name in one.state.dtype.names or () if (one.state[name] != other.state[name]).any()]
    assert differ == ["policy_generator"]


def test_play_random_is_pick_and_step() -> None:
    one, other = Games(HLE2, 4, seed=9), Games(HLE2, 4, seed=9)
    ones, others = one.arrays(observations="uint8"), other.arrays(observations="uint8")
    one.play_random(ones, 50)
    for _ in range(50):
        other.pick(others)
        other.step(others)
    assert one.state.tobytes() == other.state.tobytes()
    assert ones.observations.tobytes() == others.observations.tobytes()


def test_every_seat_starts_where_none_is_named() -> None:
    games = Games(preset("printed", 2), 64)
    assert set(games.state["current"].tolist()) == {0, 1}


def test_chosen_decks() -> None:
    games = Games(HLE2, 2)
    deck = compile_tables(HLE2.variant).deck
    games.reset_to_decks([deck, deck[::-1]])
    assert games.state["hands"][0, 0] == int.from_bytes(bytes(deck[:5]), "little")
    assert games.state["hands"][1, 1] == int.from_bytes(bytes(deck[::-1][5:10]), "little")
    with pytest.raises(InvalidDeck, match="game 1"):
        games.reset_to_decks([deck, [0] * 50])
    with pytest.raises(InvalidDeck, match="2 decks of 50"):
        games.reset_to_decks([deck])


def test_save_load_copy_and_pickle() -> None:
    games = Games(HLE2, 3, seed=1)
    arrays = games.arrays(observations="uint8")
    games.play_random(arrays, 7)
    saved, pickled = games.save(), pickle.dumps(games)
    elsewhere = Games(HLE2, 1)
    elsewhere.load(games.save([2]))
    future = story(games)
    games.load(saved)
    assert story(games) == future
    assert story(pickle.loads(pickled)) == future
    assert story(elsewhere) == future[2:]
    with pytest.raises(ValueError, match="not as many"):
        games.load(saved, [0])


def play_to_the_end(games: Games, **wanted: Any) -> Any:
    """Misplay and misplay until a game has ended."""
    arrays = games.arrays(**wanted)
    games.legal(arrays.legal)
    while not arrays.ended.any():
        games.pick(arrays)
        games.step(arrays)
    return arrays


def test_autoreset_disabled() -> None:
    games = Games(HLE2, 1, seed=2, autoreset="disabled")
    arrays = play_to_the_end(games)
    assert not arrays.legal.any()
    with pytest.raises(IllegalMove) as caught:
        games.step(arrays)
    assert caught.value.code == "game_over"
    games.reset()
    games.legal(arrays.legal)
    assert arrays.legal.any()


def test_autoreset_next_step() -> None:
    games = Games(HLE2, 1, seed=2, autoreset="next_step")
    arrays = play_to_the_end(games, observations="uint8")
    assert games.state["turn"][0] > 0
    arrays.moves[:] = -7  # ignored
    games.step(arrays)
    assert (games.state["turn"][0], arrays.rewards[0], arrays.ended[0]) == (0, 0, False)


def test_autoreset_same_step() -> None:
    games, watched = Games(HLE2, 1, seed=2), Games(HLE2, 1, seed=2, autoreset="disabled")
    arrays = play_to_the_end(games, observations="uint8", last_observations="uint8")
    expected = play_to_the_end(watched, observations="uint8")
    assert games.state["turn"][0] == 0
    assert (arrays.last_observations == expected.observations).all()
    assert arrays.rewards[0] == expected.rewards[0]
    watched.reset()
    watched.observe(expected.observations)
    assert (arrays.observations == expected.observations).all()


@pytest.mark.parametrize(
    ("move", "code", "words"),
    [
        (DISCARD, "tokens_full", "game 1: seat 0 discards slot 0"),
        (99, "unknown_move", "game 1: no such move"),
        (-1, "unknown_move", "moves are 0 to 19"),
        (COLOUR_CLUE + 1, "empty_clue", "game 1: seat 0 clues yellow to seat 1"),
    ],
)
def test_an_illegal_move_is_refused_and_nothing_is_stepped(move: int, code: str, words: str) -> None:
    games = Games(HLE2, 3)
    # All cards of seat 1 are red, green or blue.
    deck = [*range(5), 0, 0, 1, 10, 15]
    rest = list(compile_tables(HLE2.variant).deck)
    for card in deck:
        rest.remove(card)
    games.reset_to_decks([deck + rest] * 3)
    arrays = games.arrays(observations="uint8")
    before = games.state.tobytes()
    arrays.moves[:] = [PLAY, move, PLAY]
    with pytest.raises(IllegalMove, match=words) as caught:
        games.step(arrays)
    assert (caught.value.game, caught.value.move, caught.value.code) == (1, move, code)
    assert games.state.tobytes() == before
    assert not arrays.observations.any()


def test_no_clue_without_tokens_and_no_card_without_cards() -> None:
    games = Games(HLE2, 1)
    arrays = games.arrays()
    for move, field, value, code in (
        (COLOUR_CLUE, "clue_tokens", 0, "no_clue_tokens"),
        (PLAY + 4, "hands", games.state["hands"][0] | 63 << 32, "not_your_card"),
        (COLOUR_CLUE, "hands", int.from_bytes(bytes([63] * 5), "little"), "clue_no_cards"),
    ):
        saved = games.save()
        games.state[field], games.state["legal"] = value, 0
        arrays.moves[:] = move
        with pytest.raises(IllegalMove) as caught:
            games.step(arrays)
        assert caught.value.code == code
        games.load(saved)


@pytest.mark.parametrize(
    "wanted",
    [
        {"moves": np.zeros(3, np.int32)},
        {"rewards": np.zeros(4, np.float32)},
        {"legal": np.zeros((20, 3), np.uint8).T},
        {"observations": np.zeros((3, 657), np.uint8)},
        {"observations": np.zeros((3, 658), np.float64)},
        {"observations": "bits"},
    ],
)
def test_arrays_that_do_not_fit_are_refused(wanted: dict[str, Any]) -> None:
    with pytest.raises(UnfitArray, match=next(iter(wanted))):
        Games(HLE2, 3).arrays(**wanted)


def test_arguments_are_checked() -> None:
    games = Games(HLE2, 2)
    with pytest.raises(IndexError):
        games.reset(games=[2])
    with pytest.raises(ValueError, match="1 seeds for 2 games"):
        games.reset([1])
    with pytest.raises(ValueError, match="seats"):
        games.observe(np.zeros((2, 658), np.uint8), [0, 2])
    with pytest.raises(ValueError, match="at least one"):
        Games(HLE2, 0)


def test_arrays_of_other_games_are_refused() -> None:
    small, big = Games(HLE2, 4), Games(HLE2, 4096)
    arrays = small.arrays(observations="uint8")
    before = big.save()
    for use in (big.pick, big.step, big.stepper, lambda given: big.play_random(given, 3)):
        with pytest.raises(UnfitArray, match="4096"):
            use(arrays)
    assert (big.state == before).all()
    small.play_random(arrays, 3)


def test_games_are_named_by_number_or_mask() -> None:
    games = Games(HLE2, 4, seed=1)
    before = games.save()
    games.reset(99, np.array([True, False, True, False]))
    assert (games.state == before).tolist() == [False, True, False, True]
    games.load(before)
    for wrong in ([1.7], [2, 2], [4], [True, False]):
        with pytest.raises(IndexError):
            games.reset(5, wrong)
    assert (games.state == before).all()


def test_what_is_wrong_with_an_array_is_said() -> None:
    games = Games(HLE2, 4)
    frozen = np.zeros(4, np.int64)
    frozen.flags.writeable = False
    with pytest.raises(UnfitArray, match="read-only"):
        games.arrays(moves=frozen)
    with pytest.raises(UnfitArray, match="not contiguous"):
        games.arrays(moves=np.zeros(8, np.int64)[::2])
    with pytest.raises(UnfitArray, match="list"):
        games.arrays(moves=[0, 0, 0, 0])  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="same_step"):
        Games(HLE2, 4, autoreset="sometimes")
