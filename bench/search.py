"""The searching players' figures, beside their base on the same decks: one JSON line per evaluation, added to a file.

Finished shards are kept, and the same command goes on where it was stopped.

    python bench/search.py --players 2 --games 400 --keep build/lab --out bench/results/search.jsonl
    python bench/search.py --players 3 5 --games 300 --budgets 400 1600 6400 --keep build/lab --out bench/results/search-budgets.jsonl \
        --plot docs/images/search-budgets.svg
"""

import argparse
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from tamaya.lab.backends import local
from tamaya.lab.evaluate import Result, evaluate
from tamaya.lab.plan import Plan

BASE = "hat"
"""What a searching player is compared with. (It searches over the plain hat player, which doesn't think its end out.)"""


def compared(result: Result, base: Result) -> dict[str, Any]:
    """A result with its base's mean and the mean of the games' differences."""
    gains = [mine.score - its.score for mine, its in zip(result.played, base.played, strict=True)]
    mean = sum(gains) / len(gains)
    variance = sum((gain - mean) ** 2 for gain in gains) / max(1, len(gains) - 1)
    figures = result.as_json()
    return {
        **figures,
        "base_mean": round(base.mean, 4),
        "gain": round(mean, 4),
        "gain_se": round((variance / len(gains)) ** 0.5, 4),
        "ms_per_move": round(1000 * result.cpu_seconds / figures["moves"], 2),
    }


def plot(rows: Sequence[dict[str, Any]], path: Path) -> None:
    """Gains over budgets as a picture, a line for every number of players."""
    import matplotlib as mpl

    mpl.use("Agg")
    mpl.rcParams["svg.hashsalt"] = "tamaya"
    from matplotlib import pyplot as plt

    figure, axes = plt.subplots(figsize=(7, 4), layout="constrained")
    budgets = [int(row["bots"][0].partition("@")[2]) for row in rows]
    for players in sorted({row["players"] for row in rows}):
        curve = [
            (x, row["gain"], row["gain_se"]) for x, row in zip(budgets, rows, strict=True) if row["players"] == players
        ]
        axes.errorbar(*zip(*curve, strict=True), marker="o", capsize=3, label=f"{players} players")
    axes.set(
        xscale="log", ylim=(0, None), xlabel="games played out for a move, at most", ylabel="points gained over hat"
    )
    axes.set_xticks(sorted(set(budgets)), labels=[f"{budget:,}" for budget in sorted(set(budgets))])
    axes.minorticks_off()
    axes.legend(loc="lower right")
    figure.savefig(path, metadata={"Date": None} if path.suffix == ".svg" else None)


def main() -> None:
    """Play and note."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--players", type=int, nargs="+", default=[2, 3, 4, 5])
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--budgets", nargs="+", default=[""], help="as in search@BUDGET; by default the plan's own")
    parser.add_argument("--variant", default="normal")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--keep", type=Path, help="a folder for finished shards")
    parser.add_argument("--out", type=Path, required=True, help="the file that lines are added to")
    parser.add_argument(
        "--plot", type=Path, help="draw what is in that file, as SVG or PNG; needs matplotlib and budgets in games"
    )
    chosen = parser.parse_args()

    def played(name: str, players: int) -> Result:
        plan = Plan((name,), players, chosen.games, chosen.seed, chosen.variant, "hle")
        return evaluate(plan, backend=local(chosen.jobs), keep=chosen.keep)

    for players in chosen.players:
        base = played(BASE, players)
        for budget in chosen.budgets:
            result = played(f"search@{budget}" if budget else "search", players)
            line = json.dumps(compared(result, base))
            with chosen.out.open("a") as out:
                out.write(line + "\n")
            print(line, flush=True)
    if chosen.plot:
        plot([json.loads(line) for line in chosen.out.read_text().splitlines()], chosen.plot)


if __name__ == "__main__":
    main()
