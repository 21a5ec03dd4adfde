"""How many random deals `tamaya solve` decides, and how long it takes.

    python bench/solve.py --players 2 --deals 2000 > bench/results/solve-normal-2p.json

Deal ``g`` is dealt from the seed ``SEED/g``, as `tamaya evaluate` does and as `tamaya solve --seed SEED/g` solves it again. Times are
processor time of one core, the one-time compilation apart.
"""

import argparse
import json
import sys
import time
from collections import Counter
from statistics import mean, median, quantiles
from typing import Any

from tamaya.lab.solve.solver import Solution, Verdict, solve
from tamaya.rules.deal import deal
from tamaya.rules.options import preset


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--variant", default="normal")
    parser.add_argument("--rules", default="hle")
    parser.add_argument("--deals", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=0)
    given = parser.parse_args()
    options = preset(given.rules, given.players, given.variant)
    solve(deal(options, seed="compile"))
    started = time.process_time()
    solved: dict[str, Solution] = {}
    seconds = []
    for number in range(given.deals):
        seed = f"{given.seed}/{number}"
        state = deal(options, seed=seed)
        before = time.process_time()
        solved[seed] = solve(state)
        seconds.append(time.process_time() - before)
    command = f"python bench/solve.py {' '.join(sys.argv[1:])}"
    print(json.dumps({"command": command, **vars(given), **figures(solved, seconds)}, indent=1))
    print(f"{time.process_time() - started:.1f} s", file=sys.stderr)


def figures(solved: dict[str, Solution], seconds: list[float]) -> dict[str, Any]:
    verdicts = Counter(solution.verdict for solution in solved.values())
    reasons = Counter(solution.reason.value for solution in solved.values() if solution.reason)
    milliseconds = [1000 * s for s in seconds]
    return {
        **{verdict.value: verdicts[verdict] / len(solved) for verdict in Verdict},
        "decided": 1 - verdicts[Verdict.UNDECIDED] / len(solved),
        "lost_because": dict(sorted(reasons.items())),
        "lost_seeds": [seed for seed, solution in solved.items() if solution.verdict is Verdict.LOST],
        "undecided_seeds": [seed for seed, solution in solved.items() if solution.verdict is Verdict.UNDECIDED],
        "ms_mean": round(mean(milliseconds), 2),
        "ms_median": round(median(milliseconds), 2),
        "ms_p99": round(quantiles(milliseconds, n=100)[98], 2),
        "ms_max": round(max(milliseconds), 2),
        "deals_over_1s": sum(s > 1 for s in seconds),
    }


if __name__ == "__main__":
    main()
