"""Whether each puzzle has exactly one answer: by proof where there is one, else by rollouts of all legal moves.

A proof: the answer keeps a win (with all cards known), every other move is proven to lose it. Else `beginner` plays on in every seat, in
worlds drawn from the pupil's view, and the answer must lead the next best move by more than three standard errors.

    python bench/puzzles.py --worlds 200 --out bench/results/puzzles.json
"""

import argparse
import json
from pathlib import Path

from tamaya.bots.protocol import Bot
from tamaya.bots.registry import make_bot
from tamaya.lab.rollouts import worths
from tamaya.lab.solve.solver import Verdict, solve
from tamaya.lessons.lesson import Lesson
from tamaya.lessons.reading import lessons
from tamaya.records.record import Record, begin, extended
from tamaya.rules.apply import apply
from tamaya.rules.legal import legal_actions
from tamaya.wire.actions import to_wire


def proven(puzzle: Lesson) -> bool:
    """Whether the answer alone keeps a proven win."""
    state, answer = puzzle.states()[puzzle.begin], puzzle.script[puzzle.begin].action
    verdicts = {action: solve(apply(state, action)[0]).verdict for action in legal_actions(state)}
    won = verdicts.pop(answer) is Verdict.WINNABLE
    return won and all(verdict is Verdict.LOST for verdict in verdicts.values())


def record_of(puzzle: Lesson) -> Record:
    """The game up to the question."""
    record = begin(puzzle.states()[0])
    for step in puzzle.script[: puzzle.begin]:
        record = extended(record, step.action)
    return record


def beginner(seat: int) -> Bot:
    """Who plays on."""
    return make_bot("beginner", seat=seat, seed=1)


def judged(puzzle: Lesson, worlds: int, seed: int) -> dict[str, object]:
    """What speaks for the answer."""
    if proven(puzzle):
        return {"by": "proof"}
    best, second, *_ = worths(record_of(puzzle), beginner, worlds=worlds, seed=seed)
    lead, error = best.lead(second)
    return {
        "by": "rollouts",
        "bot": "beginner",
        "worlds": worlds,
        "seed": seed,
        "best": {"action": str(to_wire(best.action)), "mean": round(best.mean, 3)},
        "next": {"action": str(to_wire(second.action)), "mean": round(second.mean, 3)},
        "lead": round(lead, 3),
        "standard_error": round(error, 3),
        "right": best.action == puzzle.script[puzzle.begin].action and lead > 3 * error,
    }


def main() -> None:
    """Judge them all."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--worlds", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path)
    arguments = parser.parse_args()
    puzzles = [puzzle for puzzle in lessons() if puzzle.kind == "puzzle"]
    found = {puzzle.id: judged(puzzle, arguments.worlds, arguments.seed) for puzzle in puzzles}
    text = json.dumps(found, indent=2)
    print(text)
    if arguments.out:
        arguments.out.write_text(text + "\n")


if __name__ == "__main__":
    main()
