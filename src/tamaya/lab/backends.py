"""Where shards are played: in this process, in processes of this machine, or on a Ray cluster. The answers are the same."""

import signal
import traceback
from collections import Counter, deque
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Any, Protocol, TypeVar

Item = TypeVar("Item")
Answer = TypeVar("Answer")

TRIES = 3
"""How often a shard is given out, if the workers that have it are lost."""


class ShardFailed(RuntimeError):
    """A shard raised an exception, or lost too many workers."""


class Backend(Protocol):
    """Something that plays shards."""

    def map(self, function: Callable[[Item], Answer], items: Sequence[Item]) -> Iterator[tuple[int, Answer]]:
        """Call the function with every item; the answers come as they are ready, each with its item's place."""


class Inline:
    """One after the other, in this process.

    >>> list(Inline().map(abs, [-1, 2]))
    [(0, 1), (1, 2)]
    """

    def map(self, function: Callable[[Item], Answer], items: Sequence[Item]) -> Iterator[tuple[int, Answer]]:
        """Call the function with every item, in order."""
        for place, item in enumerate(items):
            yield place, function(item)


@dataclass(slots=True)
class _Worker:
    """A process, our end of its pipe, and the place of the shard that it has, or -1."""

    process: BaseProcess
    pipe: Connection
    place: int = -1


class Processes:
    """Processes of this machine. One that dies, for want of memory for instance, loses its own shard only: that is given to another.

    ProcessPoolExecutor would throw away what all the others are doing, too.
    """

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs

    def map(self, function: Callable[[Item], Answer], items: Sequence[Item]) -> Iterator[tuple[int, Answer]]:
        """Call the function with every item.

        Raises:
            ShardFailed: a call raised an exception, or its workers died again and again.
        """
        waiting, lost = deque(range(len(items))), Counter[int]()
        workers: list[_Worker] = []
        try:
            while waiting or any(worker.place >= 0 for worker in workers):
                while waiting and len(workers) < self.jobs:
                    workers.append(_start(function))
                for worker in workers:
                    if worker.place < 0 and waiting:
                        _give(worker, waiting, items)
                for worker in _ready(workers):
                    answer = _hear(worker)
                    if answer is None:
                        workers.remove(worker)
                        _requeue(worker, waiting, lost)
                        continue
                    fine, value = answer
                    if not fine:
                        raise ShardFailed(value)
                    place, worker.place = worker.place, -1
                    yield place, value
        finally:
            for worker in workers:
                worker.pipe.close()
                worker.process.terminate()
                worker.process.join()


def _start(function: Callable[[Any], Any]) -> _Worker:
    # Spawned, not forked: a fork would inherit the others' pipes, and their ends would never be noticed.
    context = get_context("spawn")
    ours, theirs = context.Pipe()
    process = context.Process(target=_work, args=(theirs, function), daemon=True)
    process.start()
    theirs.close()
    return _Worker(process, ours)


def _work(pipe: Connection, function: Callable[[Any], Any]) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for the parent, which then closes the pipe.
    while True:
        try:
            item = pipe.recv()
        except EOFError:
            return
        try:
            answer = (True, function(item))
        except Exception:
            answer = (False, traceback.format_exc())
        pipe.send(answer)


def _give(worker: _Worker, waiting: deque[int], items: Sequence[Any]) -> None:
    worker.place = waiting.popleft()
    with suppress(OSError):  # If it is dead, it will be found so.
        worker.pipe.send(items[worker.place])


def _ready(workers: list[_Worker]) -> list[_Worker]:
    heard = set(wait([thing for worker in workers for thing in (worker.pipe, worker.process.sentinel)]))
    return [worker for worker in workers if worker.pipe in heard or worker.process.sentinel in heard]


def _hear(worker: _Worker) -> tuple[bool, Any] | None:
    """What a worker says; None if it is dead."""
    try:
        if worker.pipe.poll():
            heard: tuple[bool, Any] = worker.pipe.recv()
            return heard
    except (EOFError, OSError):
        pass
    worker.pipe.close()
    worker.process.join()
    return None


def _requeue(worker: _Worker, waiting: deque[int], lost: Counter[int]) -> None:
    if worker.place < 0:
        return
    lost[worker.place] += 1
    if lost[worker.place] >= TRIES:
        raise ShardFailed(
            f"shard {worker.place} lost {TRIES} workers, the last with exit code {worker.process.exitcode}"
        )
    waiting.appendleft(worker.place)


def local(jobs: int) -> Backend:
    """This machine.

    >>> type(local(1)).__name__, type(local(2)).__name__
    ('Inline', 'Processes')
    """
    return Processes(jobs) if jobs > 1 else Inline()
