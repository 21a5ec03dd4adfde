"""The same games on a Ray cluster of this machine."""

import os
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

pytest.importorskip("ray")
import ray

from tamaya.lab.backends import ShardFailed
from tamaya.lab.evaluate import evaluate
from tamaya.lab.on_ray import OnRay
from tamaya.lab.plan import Plan

pytestmark = [pytest.mark.cluster, pytest.mark.slow]

PLAN = Plan(("novice",), players=2, games=40, seed=5)


@pytest.fixture(scope="module")
def cluster() -> Iterator[OnRay]:
    yield OnRay()
    ray.shutdown()


def test_the_same_seeds_give_the_same_digest(cluster: OnRay) -> None:
    assert evaluate(PLAN, backend=cluster).digest == evaluate(PLAN).digest


def test_a_killed_worker_loses_its_own_shard_only(cluster: OnRay, tmp_path: Path) -> None:
    def work(number: int) -> int:
        with (tmp_path / "begun").open("a") as log:
            log.write(f"{number}\n")
        if number == 3 and not (tmp_path / "died").exists():
            (tmp_path / "died").touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return number * number

    assert sorted(cluster.map(work, range(6))) == [(number, number * number) for number in range(6)]
    assert sorted((tmp_path / "begun").read_text().split()) == ["0", "1", "2", "3", "3", "4", "5"]


def test_an_exception_is_told(cluster: OnRay) -> None:
    def stumble(_: int) -> None:
        raise ValueError("a hole in the road")

    with pytest.raises(ShardFailed, match="a hole in the road"):
        list(cluster.map(stumble, [1]))
