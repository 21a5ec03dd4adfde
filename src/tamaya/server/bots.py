"""The processes in which bots think, and how long they seem to."""

import asyncio
import logging
import multiprocessing
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import TypeVar

from tamaya.bots.protocol import Decision
from tamaya.rules.chance import draw
from tamaya.server.thinking import prepare, think
from tamaya.table.authority import BotTurn

log = logging.getLogger(__name__)

Asked = TypeVar("Asked")
Answer = TypeVar("Answer")

TRIES = 3


class NoBots(Exception):
    """The bots' processes die again and again."""


class BotPool:
    """Processes for bots: started when the first one has to move, started again when one died."""

    def __init__(self, workers: int) -> None:
        self._workers = workers
        self._executor: ProcessPoolExecutor | None = None
        self._closed = False

    async def decide(self, turn: BotTurn) -> Decision:
        """Let a bot decide, elsewhere.

        Raises:
            NoBots: its process died, and so did the next ones.
        """
        return await self.run(think, turn)

    async def run(self, work: Callable[[Asked], Answer], asked: Asked) -> Answer:
        """Work something out, elsewhere.

        Raises:
            NoBots: its process died, and so did the next ones.
            asyncio.CancelledError: the processes have been ended.
        """
        for _ in range(TRIES):
            if self._closed:
                raise asyncio.CancelledError
            executor = self._running()
            try:
                return await asyncio.get_running_loop().run_in_executor(executor, work, asked)
            except BrokenProcessPool:
                self._died(executor, work.__name__)
        raise NoBots

    def _died(self, executor: ProcessPoolExecutor, work: str) -> None:
        if self._closed:
            return
        log.warning("a bot's process died", extra={"work": work})
        if self._executor is executor:
            self._executor = None
        executor.shutdown(wait=False)

    def _running(self) -> ProcessPoolExecutor:
        if self._executor is None:
            # Forking a process that has threads and an event loop copies their locks as they are.
            context = multiprocessing.get_context("spawn")
            self._executor = ProcessPoolExecutor(self._workers, mp_context=context, initializer=prepare)
        return self._executor

    def close(self) -> None:
        """End the processes, whatever they are at, and wait until they have: what they share with this one isn't given back before."""
        self._closed = True
        executor, self._executor = self._executor, None
        if executor is None:
            return
        # Until Python 3.14 an executor itself only waits for what they are at, and an analysis takes minutes.
        for process in list(executor._processes.values()):
            process.terminate()
        executor.shutdown(wait=True, cancel_futures=True)


def delay_of(turn: BotTurn, mean: float) -> float:
    """Seconds until a bot's move: between 0.6 and 1.4 of the mean, by turn and seat alone. Cards must not show in it.

    >>> from tamaya.records.record import begin
    >>> from tamaya.rules.deal import deal
    >>> from tamaya.rules.options import Options
    >>> turn = BotTurn("bot:1", 1, "random", 7, 12, begin(deal(Options(2), seed=1)))
    >>> 0.6 <= delay_of(turn, 1.0) <= 1.4
    True
    """
    share = draw(b"bot's delay", str(turn.seat), turn.turn, 1001) / 1000
    return mean * (0.6 + 0.8 * share)
