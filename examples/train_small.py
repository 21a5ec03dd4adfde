"""Learn HLE's Small game (two colours, two players) from nothing, by self-play, in a quarter of an hour on a core or two.

    pip install -e '.[learn]'
    python examples/train_small.py --minutes 15 --plot curve.svg

Proximal policy optimisation. One network plays both seats. The games run in the kernel: a batch is stepped at once, the next players'
observations and legal moves land in arrays that the program owns, and games that end are dealt anew in the same step.

Three things come on top; the first makes the greatest difference:

- Inferences as inputs. What the player sees is given twice: as HLE encodes it, and as a person would put it (``inferences``): how
  likely each of my cards can be played, whether a clue would touch cards that can. All of it follows from the observation; what a
  clue *means* is for the player to find.
- Forgiveness that fades. The game has one life, and with it go all points. Beginners who feel that at once learn to do nothing; so at
  first the loss isn't felt, then more and more, as it is from ``Settings.forgiving`` on. Scores are always told as they are.
- A critic that sees both hands. It only judges moves while learning; players never see their own cards.
"""

import argparse
import csv
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn

from tamaya.envs.hle_game import CONFIGS, HleGame
from tamaya.kernel.games import Games

SMALL = HleGame(**CONFIGS["Hanabi-Small"]).options()

SUITS, RANKS, HAND = 2, 5, 2
CARDS = SUITS * RANKS
"""Identities, suit by suit: the order of lanes wherever a card is one-hot."""
COPIES = np.tile(np.array([3, 2, 2, 2, 1], np.float32), SUITS)
PILE = np.repeat(np.eye(CARDS, dtype=np.float32), COPIES.astype(int), axis=0)
"""From lanes of the discard pile to how many of each identity are in it."""
CLUES = np.hstack(
    [
        np.repeat(np.eye(SUITS, dtype=np.float32), RANKS, axis=0),
        np.tile(np.eye(RANKS, dtype=np.float32), (SUITS, 1)),
    ]
)
"""Which of the seven clues touch which identity."""


def sections(*widths: int) -> list[slice]:
    """Slices that lie side by side."""
    ends = np.cumsum(widths)
    return [slice(int(end) - width, int(end)) for width, end in zip(widths, ends, strict=True)]


PARTNERS_HAND, _, FIREWORKS, _, DISCARDS, _, KNOWLEDGE = sections(
    HAND * CARDS,
    2 + int(COPIES.sum()) - 2 * HAND,
    CARDS,
    SMALL.max_clue_tokens + SMALL.strike_limit,
    int(COPIES.sum()),
    2 + 4 + 2 + SUITS + RANKS + HAND + HAND + CARDS + 2,
    2 * HAND * (CARDS + SUITS + RANKS),
)
"""Sections of an observation (docs/kernel.md); between them: the deck, the tokens, the last action."""

INFERENCES = HAND * CARDS + 3 * HAND * 3 + 2 * CARDS + 2 * (SUITS + RANKS)
"""How many numbers :func:`inferences` makes."""


def inferences(seen: NDArray[np.float32]) -> NDArray[np.float32]:
    """What follows from observations ``(n, lanes)``, by counting cards; ``(n, INFERENCES)``.

    Probabilities go by clues and by the cards that are seen. They don't know why a clue was given.
    """
    rows = len(seen)
    partners = seen[:, PARTNERS_HAND].reshape(rows, HAND, CARDS)
    tops = seen[:, FIREWORKS].reshape(rows, SUITS, RANKS)
    played = np.flip(np.cumsum(np.flip(tops, 2), 2), 2)  # a firework's highest card, and all below it
    playable = np.concatenate([1 - played[:, :, :1], tops[:, :, :-1]], 2).reshape(rows, CARDS)
    played = played.reshape(rows, CARDS)
    left = COPIES - seen[:, DISCARDS] @ PILE
    critical = ((left == 1) & (played == 0)).astype(np.float32)
    good_for = np.stack([playable, played, critical], 2)

    possible = seen[:, KNOWLEDGE].reshape(rows, 2, HAND, -1)[..., :CARDS]
    unseen = left - played
    mine = likely(possible[:, 0], np.maximum(unseen - partners.sum(1), 0))
    as_partner_sees = likely(possible[:, 1], unseen)

    touched = partners @ CLUES
    can_play = (partners * playable[:, None]).sum(2, keepdims=True)
    each = (
        mine,
        mine @ good_for,
        partners @ good_for,
        as_partner_sees @ good_for,
        playable,
        critical,
        (touched * can_play).sum(1),  # for each clue: cards touched that can be played
        (touched * (1 - can_play)).sum(1),  # and that can't
    )
    return np.concatenate([part.reshape(rows, -1) for part in each], 1)


def likely(possible: NDArray[np.float32], unseen: NDArray[np.float32]) -> NDArray[np.float32]:
    """How likely a card is each identity, ``(n, HAND, CARDS)``: possible ones, weighed by how many copies weren't seen."""
    weights = possible * unseen[:, None]
    chances: NDArray[np.float32] = weights / np.maximum(weights.sum(2, keepdims=True), 1)
    return chances


@dataclass(frozen=True, slots=True)
class Settings:
    """What can be tuned.

    Attributes:
        games: played side by side.
        steps: per game and iteration.
        epochs: passes over an iteration's moves.
        minibatch: moves per gradient step.
        width: of the hidden layers, two in each network.
        rate: learning rate at the start; it falls to a twentieth.
        entropy: bonus for trying things, at the start; it falls to a tenth.
        discount, trace: of the advantage estimate (GAE).
        clip: how far a probability may move per iteration.
        forgiving: the part of the time in which a strike-out takes back less than all points.
    """

    games: int = 512
    steps: int = 32
    epochs: int = 2
    minibatch: int = 1024
    width: int = 128
    rate: float = 7e-4
    entropy: float = 0.06
    discount: float = 0.99
    trace: float = 0.95
    clip: float = 0.2
    forgiving: float = 0.3


class Table:
    """Games, and what there is to see.

    Attributes:
        seen: lanes of an observation.
        lanes: of what a player knows: the observation, and what follows from it.
        secret: lanes of one's own hand, which the critic sees too.
        legal: of the player whose turn it is, for every game; a tensor over the kernel's array, without a copy.
        scores: of the games that ended.
    """

    def __init__(self, games: int, seed: int) -> None:
        self.games = Games(SMALL, games, seed=seed, autoreset="same_step")
        self.arrays = self.games.arrays(observations="float32")
        self.partners = np.zeros_like(self.arrays.observations)
        self.games.legal(self.arrays.legal)
        self.games.observe(self.arrays.observations)
        self.legal = torch.from_numpy(self.arrays.legal)
        self.seen = self.games.observation_lanes
        self.lanes, self.secret = self.seen + INFERENCES, HAND * CARDS
        self.scores: list[float] = []

    def look(self, out: Tensor) -> None:
        """Write what the players whose turn it is know, and after it their own hands, as their partners see them."""
        view = out.numpy()
        view[:, : self.seen] = self.arrays.observations
        view[:, self.seen : self.lanes] = inferences(self.arrays.observations)
        self.games.observe(self.partners, 1 - self.games.state["current"].astype(np.int64))
        view[:, self.lanes :] = self.partners[:, PARTNERS_HAND]

    def step(self, moves: Tensor) -> tuple[Tensor, Tensor]:
        """Make the moves; rewards and whether each game ended, until the next step."""
        before = self.games.state["score"].astype(np.float32)
        self.arrays.moves[:] = moves.numpy()
        self.games.step(self.arrays)
        ended = self.arrays.ended
        self.scores.extend((before + self.arrays.rewards)[ended].tolist())
        return torch.from_numpy(self.arrays.rewards), torch.from_numpy(ended)


def layers(lanes: int, width: int, out: int, scale: float) -> nn.Sequential:
    """A network with two hidden layers; ``scale`` is that of its first outputs."""
    first, second, last = nn.Linear(lanes, width), nn.Linear(width, width), nn.Linear(width, out)
    for layer, gain in ((first, 2**0.5), (second, 2**0.5), (last, scale)):
        nn.init.orthogonal_(layer.weight, gain)
        nn.init.zeros_(layer.bias)
    return nn.Sequential(first, nn.ReLU(), second, nn.ReLU(), last)


class Player(nn.Module):
    """From what a player knows to preferences over moves; and, for learning, from all hands to the score that is still expected."""

    def __init__(self, lanes: int, secret: int, moves: int, width: int) -> None:
        super().__init__()
        self.lanes = lanes
        self.policy = layers(lanes, width, moves, 0.01)
        self.critic = layers(lanes + secret, width, 1, 1.0)

    def chances(self, views: Tensor, legal: Tensor) -> Tensor:
        """Log-probabilities ``(n, moves)``, impossible moves at -1e9. Own hands, the last lanes of a view, aren't looked at."""
        preferences: Tensor = self.policy(views[:, : self.lanes])
        return torch.log_softmax(preferences.masked_fill(legal == 0, -1e9), dim=1)

    def values(self, views: Tensor) -> Tensor:
        """The points that are still expected, ``(…)``, by somebody who sees both hands."""
        expected: Tensor = self.critic(views)
        return expected.squeeze(-1)


@dataclass(slots=True)
class Played:
    """An iteration's moves, each tensor ``(steps, games, …)``; ``views`` has one step more."""

    views: Tensor
    legal: Tensor
    moves: Tensor
    chances: Tensor
    rewards: Tensor
    ended: Tensor

    @staticmethod
    def empty(steps: int, games: int, lanes: int, moves: int) -> "Played":
        """Room for the moves of an iteration."""
        one = (steps, games)
        return Played(
            views=torch.zeros((steps + 1, games, lanes)),
            legal=torch.zeros((*one, moves), dtype=torch.uint8),
            moves=torch.zeros(one, dtype=torch.int64),
            chances=torch.zeros(one),
            rewards=torch.zeros(one),
            ended=torch.zeros(one),
        )


@torch.inference_mode()
def play(table: Table, player: Player, played: Played) -> None:
    """Fill ``played``. Moves are drawn by their probabilities."""
    for t in range(len(played.moves)):
        table.look(played.views[t])
        played.legal[t] = table.legal
        chances = player.chances(played.views[t], table.legal)
        # The least of exponential times at these rates: a draw, and several times faster than multinomial.
        moves = (chances.exp() / torch.empty_like(chances).exponential_()).argmax(1)
        played.moves[t] = moves
        played.chances[t] = chances.gather(1, moves[:, None]).squeeze(1)
        played.rewards[t], played.ended[t] = table.step(moves)
    table.look(played.views[-1])


@torch.inference_mode()
def judge(player: Player, played: Played, settings: Settings, harshness: float) -> tuple[Tensor, Tensor]:
    """How much better each move went than expected, and what the critic should have said.

    The next value is another player's: the team shares its rewards. Only a strike-out's are negative: ``harshness`` is how much of
    them is felt.
    """
    values = player.values(played.views)
    felt = torch.where(played.rewards < 0, harshness * played.rewards, played.rewards)
    better = torch.zeros_like(felt)
    coming = torch.zeros_like(values[0])
    for t in reversed(range(len(better))):
        going_on = 1 - played.ended[t]
        surprise = felt[t] + settings.discount * values[t + 1] * going_on - values[t]
        coming = surprise + settings.discount * settings.trace * going_on * coming
        better[t] = coming
    return better, better + values[:-1]


def improve(
    player: Player,
    optimiser: torch.optim.Optimizer,
    played: Played,
    settings: Settings,
    entropy: float,
    harshness: float,
) -> None:
    """Make the moves that went better more likely, but none much more."""
    better, targets = (each.flatten() for each in judge(player, played, settings, harshness))
    better = (better - better.mean()) / (better.std() + 1e-8)
    views, legal = played.views[:-1].flatten(0, 1), played.legal.flatten(0, 1)
    moves, before = played.moves.flatten(), played.chances.flatten()
    for _ in range(settings.epochs):
        for part in torch.randperm(len(moves)).split(settings.minibatch):
            view = views[part]
            chances = player.chances(view, legal[part])
            ratio = (chances.gather(1, moves[part, None]).squeeze(1) - before[part]).exp()
            clipped = ratio.clamp(1 - settings.clip, 1 + settings.clip)
            policy_loss = -torch.min(ratio * better[part], clipped * better[part]).mean()
            value_loss = (player.values(view) - targets[part]).pow(2).mean()
            disorder = -(chances.exp() * chances).sum(1).mean()
            optimiser.zero_grad()
            (policy_loss + 0.5 * value_loss - entropy * disorder).backward()
            nn.utils.clip_grad_norm_(player.parameters(), 0.5)
            optimiser.step()


@torch.inference_mode()
def mean_score(player: Player, games: int, seed: int) -> tuple[float, float]:
    """Mean score of fresh games, played greedily, and its standard error.

    Only each place's first game counts: so short games don't weigh more.
    """
    table = Table(games, seed)
    views = torch.zeros((games, table.lanes + table.secret))
    scores = np.full(games, np.nan)
    while np.isnan(scores).any():
        table.look(views)
        before = table.games.state["score"].astype(np.float64)
        rewards, ended = table.step(player.chances(views, table.legal).argmax(1))
        first = ended.numpy() & np.isnan(scores)
        scores[first] = (before + rewards.numpy())[first]
    return float(scores.mean()), float(scores.std() / games**0.5)


def train(
    minutes: float, seed: int, settings: Settings, clock: Callable[[], float] = time.monotonic
) -> tuple[Player, list[dict[str, Any]]]:
    """Train for so long by that clock; the player and its learning curve."""
    start, curve, steps = clock(), [], 0
    torch.manual_seed(seed)
    table = Table(settings.games, seed)
    moves = table.games.shape.moves
    player = Player(table.lanes, table.secret, moves, settings.width)
    optimiser = torch.optim.Adam(player.parameters(), lr=settings.rate, eps=1e-5)
    played = Played.empty(settings.steps, settings.games, table.lanes + table.secret, moves)
    while (gone := (clock() - start) / 60) < minutes:
        part = gone / minutes
        optimiser.param_groups[0]["lr"] = settings.rate * max(1 - part, 0.05)
        play(table, player, played)
        improve(
            player,
            optimiser,
            played,
            settings,
            entropy=settings.entropy * (1 - 0.9 * part),
            harshness=min(1.0, part / settings.forgiving),
        )
        steps += played.moves.numel()
        if len(table.scores) >= 20_000:
            row = {
                "minutes": round(gone, 3),
                "steps": steps,
                "score": round(float(np.mean(table.scores)), 3),
                "greedy": round(mean_score(player, 1000, seed + 10)[0], 3),
            }
            curve.append(row)
            table.scores.clear()
            print(
                f"{gone:5.1f} min  {steps / 1e6:6.2f}M moves  mean score: moves drawn {row['score']:.2f},"
                f" best moves {row['greedy']:.2f}",
                flush=True,
            )
    return player, curve


def plot(curve: list[dict[str, Any]], final: tuple[float, float], path: Path, unit: str) -> None:
    """The learning curve as a picture."""
    import matplotlib as mpl

    mpl.use("Agg")
    mpl.rcParams["svg.hashsalt"] = "tamaya"
    from matplotlib import pyplot as plt

    minutes = [row["minutes"] for row in curve]
    figure, axes = plt.subplots(figsize=(7, 4), layout="constrained")
    axes.plot(minutes, [row["score"] for row in curve], color="#c2410c", label="while learning (moves drawn)")
    axes.plot(minutes, [row["greedy"] for row in curve], color="#1d4ed8", label="best moves")
    axes.axhline(
        final[0], color="#1d4ed8", linewidth=0.8, linestyle="--", label=f"at the end: {final[0]:.2f} ± {final[1]:.2f}"
    )
    axes.axhline(7, color="#737373", linewidth=0.8, linestyle=":", label="7 of 10")
    axes.set(
        xlabel=unit,
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
    parser.add_argument(
        "--clock",
        choices=("wall", "cpu"),
        default="wall",
        help="what minutes are counted by; cpu, this process's own time on all cores, is fair on a busy machine",
    )
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--threads", type=int, default=1, help="more wait for each other more than they help: the network is small"
    )
    parser.add_argument("--plot", type=Path)
    parser.add_argument("--curve", type=Path, help="the learning curve as CSV")
    parser.add_argument("--save", type=Path, help="the network's weights")
    given = parser.parse_args()
    torch.set_num_threads(given.threads)
    wall, cpu = time.monotonic(), time.process_time()
    player, curve = train(
        given.minutes, given.seed, Settings(), time.process_time if given.clock == "cpu" else time.monotonic
    )
    print(f"trained for {time.monotonic() - wall:.0f} s, {time.process_time() - cpu:.0f} s of processor time")
    final = mean_score(player, 10_000, given.seed + 100)
    print(f"10,000 fresh games: {final[0]:.3f} ± {final[1]:.3f} of 10")
    if given.curve:
        with given.curve.open("w", newline="") as file:
            writer = csv.DictWriter(file, ("minutes", "steps", "score", "greedy"), lineterminator="\n")
            writer.writeheader()
            writer.writerows(curve)
    if given.plot:
        plot(curve, final, given.plot, "minutes of processor time" if given.clock == "cpu" else "minutes")
    if given.save:
        torch.save(player.state_dict(), given.save)


if __name__ == "__main__":
    main()
