"""The example runs from end to end; whether it learns is for its quarter of an hour."""

import importlib.util
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

torch = pytest.importorskip("torch", reason="the extra `learn` is not installed")
EXAMPLE = Path(__file__).resolve().parents[2] / "examples" / "train_small.py"


def example() -> Any:
    spec = importlib.util.spec_from_file_location("train_small", EXAMPLE)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["train_small"] = module  # its dataclasses look themselves up there
    spec.loader.exec_module(module)
    return module


def test_a_few_seconds_of_training() -> None:
    train_small = example()
    settings = train_small.Settings(games=32, steps=8, minibatch=64, width=16)
    player, _ = train_small.train(0.03, 1, settings)
    mean, error = train_small.mean_score(player, 20, 2)
    assert 0 <= mean <= 10
    assert error >= 0


def test_players_do_not_see_their_own_cards() -> None:
    train_small = example()
    table = train_small.Table(games=2, seed=1)
    # Player 0 holds the first two cards of the deck: both white ones, or one of them and the last card.
    deck = [0, 0, *range(1, 10), 0, 1, 2, 3, 5, 5, 6, 7, 8]
    other = [0, 8, *deck[2:-1], 0]
    table.games.reset_to_decks(np.array([deck, other], np.uint8))
    table.games.observe(table.arrays.observations)
    views = torch.zeros((2, table.lanes + table.secret))
    table.look(views)
    known, hands = views[:, : table.lanes], views[:, table.lanes :]
    assert torch.equal(known[0], known[1])
    assert [np.flatnonzero(hand).tolist() for hand in hands.numpy()] == [[0, 10], [0, 18]]


def test_inferences_count_cards() -> None:
    train_small = example()
    table = train_small.Table(games=1, seed=1)
    table.games.reset_to_decks(np.array([[0, 1, 0, 5, 0, 1, 2, 2, 3, 3, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9]], np.uint8))
    table.games.observe(table.arrays.observations)
    likely, good_for, partners = np.split(train_small.inferences(table.arrays.observations)[0], [20, 26])[:3]
    # The partner holds a one of each suit. Of the 18 other cards two ones of each are left.
    assert likely.reshape(2, 10)[0] * 18 == pytest.approx([2, 2, 2, 2, 1] * 2)
    assert good_for.reshape(2, 3) * 18 == pytest.approx(np.array([[4, 0, 2]] * 2))
    assert partners[:6].reshape(2, 3).tolist() == [[1, 0, 0]] * 2
