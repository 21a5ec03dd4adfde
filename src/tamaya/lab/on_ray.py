"""Shards on a Ray cluster (extra ``cluster``). Every node needs this package, in the same version."""

import os
from collections.abc import Callable, Iterator, Sequence

import ray

from tamaya.lab.backends import TRIES, Answer, Item, ShardFailed

AHEAD = 4
"""Shards given out per processor, so that nobody waits for the next."""


class OnRay:
    """A cluster. A worker or node that dies loses its own shards only: Ray gives them to others."""

    def __init__(self, address: str | None = None) -> None:
        """Join a cluster.

        Args:
            address: ``auto``, ``HOST:PORT`` or ``ray://HOST:PORT``; None starts one on this machine.
        """
        if not ray.is_initialized():
            os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
            ray.init(address=address or "local", log_to_driver=False, include_dashboard=False if not address else None)

    def map(self, function: Callable[[Item], Answer], items: Sequence[Item]) -> Iterator[tuple[int, Answer]]:
        """Call the function with every item.

        Raises:
            ShardFailed: a call raised an exception, or its workers died again and again.
        """
        task = ray.remote(num_cpus=1, max_retries=TRIES - 1)(function)
        waiting = iter(enumerate(items))
        most = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        out = {
            task.remote(item): place for place, item in (pair for _, pair in zip(range(most), waiting, strict=False))
        }
        while out:
            done, _ = ray.wait(list(out), num_returns=1)
            try:
                answer = ray.get(done[0])
            except ray.exceptions.RayError as problem:
                raise ShardFailed(str(problem)) from problem
            yield out.pop(done[0]), answer
            following = next(waiting, None)
            if following is not None:
                out[task.remote(following[1])] = following[0]
