"""Hanabot, the opponent of rated games: its ratings are data with a version, ``hanabot.json`` beside this file."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from decimal import Decimal
from functools import cache
from importlib.resources import files
from typing import Any

from tamaya.ratings.calibration import FLOORS, classes, ratings_of


class NotRated(ValueError):
    """Games of this variant with this many players aren't rated."""


@dataclass(frozen=True, slots=True)
class Cell:
    """One variant and number of players.

    Attributes:
        scores: of the reference's games: how many ended with each score.
        digest: the hash of all their moves.
        ratings: per class of scores, the one below the floor first.
    """

    scores: Mapping[int, int]
    digest: str
    ratings: Mapping[int, Decimal]


@dataclass(frozen=True, slots=True)
class Hanabot:
    """A calibrated table.

    Attributes:
        version: goes up with every calibration that is put into use; a rated game keeps the version it was rated with.
        reference: the bot whose scores it comes from.
        seed: of its games.
        cells: by variant and number of players.
    """

    version: int
    reference: str
    seed: int
    cells: Mapping[tuple[str, int], Cell]

    def rating(self, variant_id: str, players: int, score: int) -> Decimal:
        """Hanabot's rating against a show that ended with this score; a lost game counts as 0.

        >>> table = hanabot()
        >>> table.rating("normal", 3, 0) == table.rating("normal", 3, 17) < table.rating("normal", 3, 18)
        True

        Raises:
            NotRated: other variants and numbers of players aren't rated.
        """
        cell = self.cells.get((variant_id, players))
        if cell is None:
            raise NotRated(f"{variant_id} with {players} players isn't rated")
        steps = classes(variant_id)
        return cell.ratings[min(max(score, steps[0]), steps[-1])]


@cache
def hanabot() -> Hanabot:
    """The table in use.

    >>> sorted({variant_id for variant_id, _ in hanabot().cells})
    ['avalanche', 'normal', 'tricky']
    """
    return read_table(files("tamaya.ratings").joinpath("hanabot.json").read_text("utf-8"))


def read_table(text: str) -> Hanabot:
    """Read what :func:`write_table` wrote."""
    document = json.loads(text)
    cells = {}
    for cell in document["cells"]:
        scores = {int(score): games for score, games in cell["scores"].items()}
        ratings = {int(score): Decimal(rating) for score, rating in cell["ratings"].items()}
        cells[cell["variant"], cell["players"]] = Cell(scores, cell["digest"], ratings)
    return Hanabot(document["version"], document["reference"], document["seed"], cells)


def write_table(table: Hanabot, command: str) -> str:
    """A table as JSON: one line per cell, with the distribution it came from and the command that made it."""
    cells = []
    for (variant_id, players), cell in table.cells.items():
        document: dict[str, Any] = {
            "variant": variant_id,
            "players": players,
            "games": sum(cell.scores.values()),
            "floor": FLOORS[variant_id],
            "digest": cell.digest,
            "scores": {str(score): games for score, games in sorted(cell.scores.items())},
            "ratings": {str(score): str(rating) for score, rating in cell.ratings.items()},
        }
        cells.append("    " + json.dumps(document))
    head = {"version": table.version, "reference": table.reference, "seed": table.seed, "command": command}
    lines = [f"  {json.dumps(name)}: {json.dumps(value)}," for name, value in head.items()]
    return "\n".join(["{", *lines, '  "cells": [', ",\n".join(cells), "  ]", "}", ""])


def calibrated(
    version: int, reference: str, seed: int, games: Mapping[tuple[str, int], tuple[Mapping[int, int], str]]
) -> Hanabot:
    """A table from score distributions and digests."""
    cells = {
        (variant_id, players): Cell(scores, digest, ratings_of(scores, variant_id))
        for (variant_id, players), (scores, digest) in games.items()
    }
    return Hanabot(version, reference, seed, cells)
