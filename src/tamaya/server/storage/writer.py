"""The one thread that writes. Whatever waits when it comes round goes into one commit."""

import asyncio
import logging
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from queue import SimpleQueue
from threading import Thread
from typing import Any, NamedTuple

from sqlalchemy import Connection, Engine

from tamaya.server.storage.store import StorageFailed

log = logging.getLogger(__name__)

GROUP = 256
"""The most jobs in one commit."""


class Job(NamedTuple):
    """Something to write, and the future that waits for it."""

    work: Callable[[Connection], Any]
    done: "asyncio.Future[Any]"


class Writer:
    """Runs jobs in the order in which they came, several in one transaction, and answers after the commit.

    Every job has a savepoint of its own: one that fails takes nothing with it. If the commit fails, all of them have failed.
    """

    def __init__(self, engine: Engine, loop: asyncio.AbstractEventLoop) -> None:
        self._engine = engine
        self._loop = loop
        self._queue: SimpleQueue[Job | None] = SimpleQueue()
        self._thread = Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()

    def put(self, work: Callable[[Connection], Any]) -> "asyncio.Future[Any]":
        """Queue a job; called in the event loop."""
        done = self._loop.create_future()
        self._queue.put(Job(work, done))
        return done

    @property
    def alive(self) -> bool:
        """Whether jobs are still being done."""
        return self._thread.is_alive()

    def close(self) -> None:
        """Do what waits, then stop."""
        self._queue.put(None)
        self._thread.join()

    def _run(self) -> None:
        stopping = False
        with self._engine.connect() as connection:
            while not stopping:
                jobs, stopping = self._gather()
                if jobs:
                    self._answer(jobs, self._commit(connection, jobs))

    def _gather(self) -> tuple[list[Job], bool]:
        """Wait for a job; take along all others that are there."""
        jobs: list[Job] = []
        job = self._queue.get()
        while job is not None:
            jobs.append(job)
            if len(jobs) >= GROUP or self._queue.empty():
                return jobs, False
            job = self._queue.get()
        return jobs, True

    def _commit(self, connection: Connection, jobs: Sequence[Job]) -> list[Any]:
        try:
            with connection.begin():
                return [self._attempt(connection, job, alone=len(jobs) == 1) for job in jobs]
        except Exception as problem:
            log.exception("commit failed", extra={"jobs": len(jobs)})
            return [StorageFailed(str(type(problem).__name__))] * len(jobs)

    def _attempt(self, connection: Connection, job: Job, *, alone: bool) -> Any:
        if alone:
            # Its savepoint would be the transaction itself.
            return job.work(connection)
        try:
            with connection.begin_nested():
                return job.work(connection)
        except Exception as problem:
            log.exception("one job of a commit failed")
            return StorageFailed(str(type(problem).__name__))

    def _answer(self, jobs: Sequence[Job], results: Sequence[Any]) -> None:
        def deliver() -> None:
            for job, result in zip(jobs, results, strict=True):
                if job.done.done():
                    continue
                if isinstance(result, Exception):
                    job.done.set_exception(result)
                else:
                    job.done.set_result(result)

        try:
            self._loop.call_soon_threadsafe(deliver)
        except RuntimeError:
            # The loop is closed: nobody waits any more.
            return


class Readers:
    """Threads that read, each with a connection of its own."""

    def __init__(self, engine: Engine, loop: asyncio.AbstractEventLoop, threads: int = 2) -> None:
        self._engine = engine
        self._loop = loop
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix="reader")

    def put(self, work: Callable[[Connection], Any]) -> "asyncio.Future[Any]":
        """Queue something to read; called in the event loop."""

        def run() -> Any:
            with self._engine.connect() as connection:
                return work(connection)

        return self._loop.run_in_executor(self._pool, run)

    def close(self) -> None:
        """Let the threads go."""
        self._pool.shutdown()
