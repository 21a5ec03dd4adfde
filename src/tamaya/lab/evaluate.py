"""How well bots play: many games from numbered deals, and what came of them."""

import gc
import hashlib
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tamaya.lab.backends import Backend, Inline
from tamaya.lab.games import Played, play_game, play_tables
from tamaya.lab.plan import Plan
from tamaya.lab.shards import Keep, shards_of
from tamaya.rules.outcome import Termination


@dataclass(frozen=True, slots=True)
class Result:
    """What an evaluation found.

    Attributes:
        plan: what was evaluated.
        played: every game, by number.
        cpu_seconds: processor time of all games together.
    """

    plan: Plan
    played: tuple[Played, ...]
    cpu_seconds: float

    @property
    def mean(self) -> float:
        """The mean score."""
        return sum(p.score for p in self.played) / len(self.played)

    @property
    def se(self) -> float:
        """The standard error of the mean; 0 for a single game."""
        n = len(self.played)
        if n < 2:
            return 0.0
        variance = sum((p.score - self.mean) ** 2 for p in self.played) / (n - 1)
        return float((variance / n) ** 0.5)

    @property
    def digest(self) -> str:
        """A hash of all moves of all games: equal for equal plans and equal code."""
        return hashlib.sha256("".join(p.digest for p in self.played).encode()).hexdigest()[:16]

    def share(self, termination: Termination) -> float:
        """The share of games that ended so."""
        return sum(p.termination is termination for p in self.played) / len(self.played)

    def as_json(self) -> dict[str, Any]:
        """The figures, with all that is needed to get them again."""
        plan = self.plan
        return {
            "bots": list(plan.bots),
            "players": plan.players,
            "variant": plan.variant,
            "rules": plan.rules,
            **({"options": {name: str(value) for name, value in plan.changes.items()}} if plan.changes else {}),
            "seed": plan.seed,
            "games": len(self.played),
            "mean": round(self.mean, 4),
            "se": round(self.se, 4),
            "perfect": self.share(Termination.PERFECT),
            "strikeout": self.share(Termination.STRIKES),
            "scores": {str(score): n for score, n in sorted(Counter(p.score for p in self.played).items())},
            "moves": sum(p.moves for p in self.played),
            "cpu_seconds": round(self.cpu_seconds, 3),
            "digest": self.digest,
        }


Shard = tuple[tuple[Played, ...], float]
"""Some of a plan's games, and the processor time they took in seconds."""


def play_shard(job: tuple[Plan, range]) -> Shard:
    """Play some of a plan's games."""
    plan, games = job
    started = time.process_time()
    with rare_collections():
        played = play_tables(plan, games) or tuple(play_game(plan, game) for game in games)
    return played, time.process_time() - started


@contextmanager
def rare_collections() -> Iterator[None]:
    """Look for garbage in circles a hundred times less often: a game makes much and leaves little of it, and looking took a twentieth."""
    before = gc.get_threshold()
    gc.set_threshold(100 * before[0], *before[1:])
    try:
        yield
    finally:
        gc.set_threshold(*before)


def evaluate(
    plan: Plan,
    *,
    backend: Backend | None = None,
    keep: Path | None = None,
    progress: Callable[[Sequence[Played]], None] = lambda _: None,
) -> Result:
    """Play all games of a plan.

    Args:
        plan: what to play.
        backend: where to play; the result is the same everywhere. By default in this process.
        keep: a folder for finished shards. What lies there already isn't played again.
        progress: told of all games so far whenever there are more.

    Raises:
        ShardFailed: a game raised an exception.

    >>> evaluate(Plan(("random",), players=2, games=2)).as_json()["strikeout"]
    1.0
    """
    shards = shards_of(plan.games)
    kept = Keep(keep, plan) if keep is not None else None
    done = {games: _read(document) for games, document in kept.read(shards)} if kept else {}
    played = [game for some, _ in done.values() for game in some]
    seconds = sum(took for _, took in done.values())
    if played:
        progress(played)
    missing = [games for games in shards if games not in done]
    for place, (some, took) in (backend or Inline()).map(play_shard, [(plan, games) for games in missing]):
        if kept:
            kept.write(missing[place], _write((some, took)))
        played += some
        seconds += took
        progress(played)
    return Result(plan, tuple(sorted(played, key=lambda p: p.game)), seconds)


def _write(shard: Shard) -> dict[str, Any]:
    played, seconds = shard
    games = [[p.game, p.score, p.termination.value, p.moves, p.digest] for p in played]
    return {"cpu_seconds": seconds, "games": games}


def _read(document: dict[str, Any]) -> Shard:
    played = tuple(Played(game, score, Termination(end), *rest) for game, score, end, *rest in document["games"])
    return played, document["cpu_seconds"]
