"""The 40 games that HLE itself played, where the shared data is at hand."""

import gzip
import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest

TRACES = Path(__file__).resolve().parents[2] / "shared" / "hle" / "traces.json.gz"
needs_traces = pytest.mark.skipif(
    not TRACES.is_file(), reason="HLE's traces are not beside this repository (../shared/hle)"
)


@cache
def traces() -> list[dict[str, Any]]:
    """Every game: players, seed, observation_type, dealt, steps, final_score, lives, fireworks."""
    with gzip.open(TRACES) as file:
        games: list[dict[str, Any]] = json.load(file)
    return games


def traces_of(players: int, observation_type: int) -> list[dict[str, Any]]:
    """The games of one kind."""
    return [g for g in traces() if (g["players"], g["observation_type"]) == (players, observation_type)]
