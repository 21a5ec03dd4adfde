"""The example runs from end to end; whether it learns is for its quarter of an hour."""

import importlib.util
import sys
from pathlib import Path
from typing import Any

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
