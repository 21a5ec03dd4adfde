"""Datasets: every row's record replays to its score; what is there isn't made again."""

from dataclasses import replace
from pathlib import Path

import pytest

pytest.importorskip("pyarrow")
import pyarrow.parquet as pq

from tamaya.lab.dataset import OtherPlan, write_dataset
from tamaya.lab.evaluate import evaluate
from tamaya.lab.plan import Plan
from tamaya.lab.shards import SIZE
from tamaya.records.codec import loads
from tamaya.records.record import final_state

PLAN = Plan(("novice", "random"), players=3, games=SIZE + 1, seed=2)


def test_a_row_is_a_game(tmp_path: Path) -> None:
    assert write_dataset(PLAN, tmp_path) == PLAN.games
    rows = pq.read_table(tmp_path).sort_by("game").to_pylist()
    result = evaluate(PLAN)
    assert [(row["game"], row["score"], row["digest"]) for row in rows] == [
        (p.game, p.score, p.digest) for p in result.played
    ]
    for row in rows:
        record = loads(row["record"])
        outcome = final_state(record).outcome
        assert outcome is not None
        assert (outcome.score, outcome.termination.value) == (row["score"], row["termination"])
        assert list(record.players) == row["bots"]
        assert len(row["decisions"]) == len(record.actions)


def test_what_is_there_is_not_made_again(tmp_path: Path) -> None:
    write_dataset(replace(PLAN, games=SIZE), tmp_path)
    old = {path.name: path.stat().st_mtime_ns for path in tmp_path.glob("*.parquet")}
    write_dataset(PLAN, tmp_path)
    new = {path.name: path.stat().st_mtime_ns for path in tmp_path.glob("*.parquet")}
    assert len(new) == 2
    assert old.items() <= new.items()


def test_a_folder_holds_one_dataset(tmp_path: Path) -> None:
    write_dataset(replace(PLAN, games=1), tmp_path)
    with pytest.raises(OtherPlan):
        write_dataset(replace(PLAN, games=1, seed=3), tmp_path)
