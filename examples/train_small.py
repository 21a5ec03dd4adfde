"""Learn HLE's Small game (two colours, two players) from nothing, by self-play, in a quarter of an hour on a core or two.

    pip install -e '.[learn]'
    python examples/train_small.py --minutes 15 --plot curve.svg

Proximal policy optimisation. One network plays both seats. The games run in the kernel: a batch is stepped at once, the next players'
observations and legal moves land in arrays that torch reads in place, and games that end are dealt anew in the same step.
"""

import argparse
import csv
import time
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import Tensor, nn

from tamaya.envs.hle_game import CONFIGS, HleGame
from tamaya.kernel.games import Games
from tamaya.rules.options import Options, StrikeoutScore

SMALL = HleGame(**CONFIGS["Hanabi-Small"]).options()
FORGIVING = replace(SMALL, strikeout_score=StrikeoutScore.KEEP)
"""The same game, but a strike doesn't take back what was scored. With one life, beginners who lose all at every mistake learn to do
nothing; so the first part of the training is played like this."""


@dataclass(frozen=True, slots=True)
class Settings:
    """What can be tuned.

    Attributes:
        games: played side by side.
        steps: per game and iteration.
        epochs: passes over an iteration's moves.
        minibatch: moves per gradient step.
        width: of the two hidden layers.
        rate: learning rate at the start; it falls to a tenth.
        entropy: bonus for trying things, at the start; it falls to a tenth.
        discount, trace: of the advantage estimate (GAE).
        clip: how far a probability may move per iteration.
        forgiving: the part of the time in which a strike takes nothing back.
    """

    games: int = 256
    steps: int = 32
    epochs: int = 2
    minibatch: int = 2048
    width: int = 128
    rate: float = 1e-3
    entropy: float = 0.01
    discount: float = 0.995
    trace: float = 0.95
    clip: float = 0.2
    forgiving: float = 0.5


class Player(nn.Module):
    """From an observation to preferences over moves, and to the score that is still expected."""

    def __init__(self, lanes: int, moves: int, width: int) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(lanes, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU())
        self.head = nn.Linear(width, moves + 1)

    def forward(self, observations: Tensor, legal: Tensor) -> tuple[Tensor, Tensor]:
        """Log-probabilities ``(n, moves)``, impossible moves at -1e9, and values ``(n,)``."""
        out = self.head(self.body(observations))
        return torch.log_softmax(out[:, :-1].masked_fill(legal == 0, -1e9), dim=1), out[:, -1]


@dataclass(slots=True)
class Played:
    """An iteration's moves, each tensor ``(steps, games, …)``."""

    observations: Tensor
    legal: Tensor
    moves: Tensor
    chances: Tensor
    values: Tensor
    rewards: Tensor
    ended: Tensor

    @staticmethod
    def empty(steps: int, games: int, lanes: int, moves: int) -> "Played":
        """Room for the moves of an iteration."""
        one = (steps, games)
        return Played(
            observations=torch.zeros((*one, lanes)),
            legal=torch.zeros((*one, moves), dtype=torch.uint8),
            moves=torch.zeros(one, dtype=torch.int64),
            chances=torch.zeros(one),
            values=torch.zeros(one),
            rewards=torch.zeros(one),
            ended=torch.zeros(one),
        )


class Table:
    """Games, and the arrays through which the player sees and moves."""

    def __init__(self, options: Options, games: int, seed: int) -> None:
        self.options = options
        self.games = Games(options, games, seed=seed, autoreset="same_step")
        self.arrays = self.games.arrays(observations="float32")
        self.games.legal(self.arrays.legal)
        self.games.observe(self.arrays.observations)
        # Tensors over the same memory: no copies between the games and the network.
        self.observations = torch.from_numpy(self.arrays.observations)
        self.legal = torch.from_numpy(self.arrays.legal)
        self.scores: list[float] = []

    def step(self, moves: Tensor) -> tuple[Tensor, Tensor]:
        """Make the moves; rewards and whether each game ended. Scores of ended games are kept in ``scores``."""
        before = self.games.state["score"].astype(np.float32)
        self.arrays.moves[:] = moves.numpy()
        self.games.step(self.arrays)
        ended = self.arrays.ended
        self.scores.extend((before + self.arrays.rewards)[ended].tolist())
        return torch.from_numpy(self.arrays.rewards.copy()), torch.from_numpy(ended.astype(np.float32))


@torch.no_grad()
def play(table: Table, player: Player, played: Played) -> Tensor:
    """Fill ``played``, and return what the player expects from where the games are now."""
    for t in range(len(played.moves)):
        played.observations[t], played.legal[t] = table.observations, table.legal
        chances, values = player(table.observations, table.legal)
        moves = torch.multinomial(chances.exp(), 1).squeeze(1)
        played.moves[t], played.values[t] = moves, values
        played.chances[t] = chances.gather(1, moves[:, None]).squeeze(1)
        played.rewards[t], played.ended[t] = table.step(moves)
    values: Tensor = player(table.observations, table.legal)[1]
    return values


def advantages(played: Played, after: Tensor, settings: Settings) -> Tensor:
    """How much better each move went than expected. The next value is another player's: the team shares its rewards."""
    better = torch.zeros_like(played.rewards)
    coming, value = torch.zeros_like(after), after
    for t in reversed(range(len(better))):
        going_on = 1 - played.ended[t]
        surprise = played.rewards[t] + settings.discount * value * going_on - played.values[t]
        coming = surprise + settings.discount * settings.trace * going_on * coming
        better[t], value = coming, played.values[t]
    return better


def improve(
    player: Player, optimiser: torch.optim.Optimizer, played: Played, better: Tensor, settings: Settings, entropy: float
) -> None:
    """Make the moves that went better more likely, but none much more."""
    flat = {
        name: getattr(played, name).flatten(0, 1) for name in ("observations", "legal", "moves", "chances", "values")
    }
    gains, targets = better.flatten(), (better + played.values).flatten()
    gains = (gains - gains.mean()) / (gains.std() + 1e-8)
    for _ in range(settings.epochs):
        for part in torch.randperm(len(gains)).split(settings.minibatch):
            chances, values = player(flat["observations"][part], flat["legal"][part])
            ratio = (chances.gather(1, flat["moves"][part, None]).squeeze(1) - flat["chances"][part]).exp()
            clipped = ratio.clamp(1 - settings.clip, 1 + settings.clip)
            policy_loss = -torch.min(ratio * gains[part], clipped * gains[part]).mean()
            value_loss = (values - targets[part]).pow(2).mean()
            disorder = -(chances.exp() * chances).sum(1).mean()
            optimiser.zero_grad()
            (policy_loss + 0.25 * value_loss - entropy * disorder).backward()
            nn.utils.clip_grad_norm_(player.parameters(), 0.5)
            optimiser.step()


@torch.no_grad()
def mean_score(player: Player, games: int, seed: int) -> tuple[float, float]:
    """Mean score of fresh games, played greedily, and its standard error. Each table's first game counts, so short games don't weigh more."""
    kernel = Games(SMALL, games, seed=seed, autoreset="disabled")
    arrays = kernel.arrays(observations="float32")
    while (kernel.state["ending"] == 0).any():
        kernel.legal(arrays.legal)
        kernel.observe(arrays.observations)
        chances, _ = player(torch.from_numpy(arrays.observations), torch.from_numpy(arrays.legal))
        running = np.flatnonzero(kernel.state["ending"] == 0)
        part = Games(SMALL, len(running), autoreset="disabled")
        part.load(kernel.save(running))
        step = part.arrays()
        step.moves[:] = chances.argmax(1).numpy()[running]
        part.step(step)
        kernel.load(part.save(), running)
    scores = kernel.state["score"].astype(float)
    return float(scores.mean()), float(scores.std() / games**0.5)


def train(minutes: float, seed: int, settings: Settings) -> tuple[Player, list[dict[str, Any]]]:
    """Train for so long; the player and its learning curve."""
    torch.manual_seed(seed)
    table = Table(FORGIVING, settings.games, seed)
    lanes, moves = table.games.observation_lanes, table.games.shape.moves
    player = Player(lanes, moves, settings.width)
    optimiser = torch.optim.Adam(player.parameters(), lr=settings.rate, eps=1e-5)
    played = Played.empty(settings.steps, settings.games, lanes, moves)
    start, curve, steps = time.monotonic(), [], 0
    while (gone := (time.monotonic() - start) / 60) < minutes:
        left = max(0.1, 1 - gone / minutes)
        if table.options is FORGIVING and gone > settings.forgiving * minutes:
            table = Table(SMALL, settings.games, seed + 1)
        optimiser.param_groups[0]["lr"] = settings.rate * left
        after = play(table, player, played)
        improve(player, optimiser, played, advantages(played, after, settings), settings, settings.entropy * left)
        steps += played.moves.numel()
        if len(table.scores) >= 5000:
            curve.append({"minutes": round(gone, 3), "steps": steps, "score": round(float(np.mean(table.scores)), 3)})
            table.scores.clear()
            print(f"{gone:5.1f} min  {steps / 1e6:6.2f}M steps  mean score {curve[-1]['score']:.2f}", flush=True)
    return player, curve


def plot(curve: list[dict[str, Any]], final: tuple[float, float], path: Path) -> None:
    """The learning curve as a picture."""
    import matplotlib as mpl

    mpl.use("Agg")
    mpl.rcParams["svg.hashsalt"] = "tamaya"
    from matplotlib import pyplot as plt

    figure, axes = plt.subplots(figsize=(7, 4), layout="constrained")
    axes.plot(
        [row["minutes"] for row in curve],
        [row["score"] for row in curve],
        color="#c2410c",
        label="while learning (moves drawn)",
    )
    axes.axhline(
        final[0], color="#1d4ed8", linestyle="--", label=f"at the end (best moves): {final[0]:.2f} ± {final[1]:.2f}"
    )
    axes.axhline(7, color="#737373", linewidth=0.8, linestyle=":", label="7 of 10")
    axes.set(
        xlabel="minutes",
        ylabel="mean score",
        ylim=(0, 10),
        title="HLE's Small game, two players, from nothing",
    )
    axes.legend(loc="lower right")
    figure.savefig(path, metadata={"Date": None} if path.suffix == ".svg" else None)


def main() -> None:
    """Train, report, draw."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--minutes", type=float, default=15)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--threads", type=int, default=1, help="more wait for each other more than they help: the network is small"
    )
    parser.add_argument("--plot", type=Path)
    parser.add_argument("--curve", type=Path, help="the learning curve as CSV")
    parser.add_argument("--save", type=Path, help="the network's weights")
    given = parser.parse_args()
    torch.set_num_threads(given.threads)
    player, curve = train(given.minutes, given.seed, Settings())
    final = mean_score(player, 5000, given.seed + 1)
    print(f"5000 fresh games: {final[0]:.3f} ± {final[1]:.3f} of 10")
    if given.curve:
        with given.curve.open("w", newline="") as file:
            writer = csv.DictWriter(file, ("minutes", "steps", "score"))
            writer.writeheader()
            writer.writerows(curve)
    if given.plot:
        plot(curve, final, given.plot)
    if given.save:
        torch.save(player.state_dict(), given.save)


if __name__ == "__main__":
    main()
