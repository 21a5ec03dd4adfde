"""Shards are played by processes; one that dies loses its own shard only."""

import os
import signal
import time
from pathlib import Path

import pytest

from tamaya.lab.backends import TRIES, Inline, Processes, ShardFailed


def work(job: tuple[str, int]) -> int:
    """Note that the shard was begun; the third kills its worker the first time, once others are at work."""
    folder, number = job
    with (Path(folder) / "begun").open("a") as log:
        log.write(f"{number}\n")
    if number == 3 and not (Path(folder) / "died").exists():
        (Path(folder) / "died").touch()
        os.kill(os.getpid(), signal.SIGKILL)
    time.sleep(0.02)
    return number * number


def die(_: int) -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def stumble(_: int) -> None:
    raise ValueError("a hole in the road")


def test_answers_carry_their_places(tmp_path: Path) -> None:
    jobs = [(str(tmp_path), number) for number in (5, 6, 7)]
    assert sorted(Processes(2).map(work, jobs)) == list(Inline().map(work, jobs)) == [(0, 25), (1, 36), (2, 49)]


def test_a_killed_worker_loses_its_own_shard_only(tmp_path: Path) -> None:
    jobs = [(str(tmp_path), number) for number in range(8)]
    assert sorted(Processes(2).map(work, jobs)) == [(number, number * number) for number in range(8)]
    begun = sorted((tmp_path / "begun").read_text().split())
    assert begun == ["0", "1", "2", "3", "3", "4", "5", "6", "7"]


def test_a_shard_that_kills_every_worker_is_given_up() -> None:
    with pytest.raises(ShardFailed, match=f"lost {TRIES} workers"):
        list(Processes(2).map(die, [1]))


def test_an_exception_is_told_with_its_place_in_the_code() -> None:
    with pytest.raises(ShardFailed, match="a hole in the road"):
        list(Processes(2).map(stumble, [1, 2]))
