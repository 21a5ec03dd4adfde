"""The one thread that writes. Whatever waits when it comes round goes into one commit."""

import asyncio
import logging
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from queue import SimpleQueue
from threading import Event, Thread
from typing import Any, NamedTuple

from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError

from tamaya.server.metrics import COMMIT, JOBS
from tamaya.server.storage.database import Database, Row
from tamaya.server.storage.failures import note

log = logging.getLogger(__name__)

GROUP = 256
"""The most jobs in one commit."""

PATIENCE = 15.0
"""Seconds that jobs wait for a database that is away."""

PAUSE = 0.1
"""Seconds between two tries; doubled every time, up to the next."""
LONGEST_PAUSE = 2.0


class Job(NamedTuple):
    """Something to write, and the future that waits for it. ``row``: it is an append to the log and nothing else."""

    work: Callable[[Connection], Any]
    done: "asyncio.Future[Any]"
    row: Row | None = None


class Failure(NamedTuple):
    """What a job raised."""

    problem: Exception


class Pauses:
    """Waits between tries, until it has taken too long or shall end."""

    def __init__(self, ending: Event) -> None:
        self._ending = ending
        self._until = time.monotonic() + PATIENCE
        self._next = PAUSE

    def another(self) -> bool:
        """Wait for a while; False if it took too long already."""
        if self._ending.is_set() or time.monotonic() > self._until:
            return False
        self._ending.wait(self._next)
        self._next = min(2 * self._next, LONGEST_PAUSE)
        return True


class Writer:
    """Runs jobs, several in one transaction, and answers after the commit.

    Those that only append to the log go first, in a commit of their own and the short way: else a game that begins or ends anywhere would
    send all that wait the long one. The others follow, in the order in which they came.

    Every job has a savepoint of its own: one that fails takes nothing with it, and whoever waits for it gets its exception. If the commit fails, all of them have failed. While the
    database is away they wait. When it went away in the middle of a commit, it is asked what became of it: no job is done twice.
    """

    def __init__(self, database: Database, loop: asyncio.AbstractEventLoop) -> None:
        self._database = database
        self._loop = loop
        self._queue: SimpleQueue[Job | None] = SimpleQueue()
        self._away = False
        self._ending = Event()
        self._thread = Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()

    def put(self, job: Job) -> "asyncio.Future[Any]":
        """Queue a job; called in the event loop."""
        self._queue.put(job)
        return job.done

    @property
    def healthy(self) -> bool:
        """Whether jobs are being done."""
        return self._thread.is_alive() and not self._away

    def close(self) -> None:
        """Do what waits, then stop; a database that is away isn't waited for."""
        self._ending.set()
        self._queue.put(None)
        self._thread.join()

    def _run(self) -> None:
        stopping = False
        while not stopping:
            jobs, stopping = self._gather()
            appends = [job for job in jobs if job.row is not None]
            for group in (appends, [job for job in jobs if job.row is None]):
                if group:
                    with COMMIT.time():
                        results = self._insist(group)
                    JOBS.inc(len(group))
                    self._answer(group, results)

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

    def _insist(self, jobs: Sequence[Job]) -> Sequence[Any]:
        """Do the jobs, as often as it takes to reach the database."""
        pauses = Pauses(self._ending)
        while True:
            try:
                results = self._do(jobs)
                self._away = False
                return results
            except Exception as problem:
                self._database.forget()
                self._away = self._database.passing(problem)
                if not self._away or not pauses.another():
                    return [Failure(note("commit failed", problem, jobs=len(jobs)))] * len(jobs)
                log.warning("the database is away or busy; trying again", extra={"kind": type(problem).__name__})

    def _do(self, jobs: Sequence[Job]) -> Sequence[Any]:
        rows = [job.row for job in jobs if job.row is not None]
        if not rows:
            return self._transact(jobs)
        try:
            # Done twice it does nothing: the numbers are taken then, and the tables look again at their logs.
            return self._database.append(rows)
        except Exception as problem:
            if self._database.passing(problem):
                raise
            # One of them is no good: the others shall not suffer for it.
            return self._transact(jobs)

    def _transact(self, jobs: Sequence[Job]) -> list[Any]:
        connection = self._database.connection()
        mark = None
        results: list[Any] = []
        transaction = connection.begin()
        try:
            mark = self._database.mark(connection)
            results = [self._attempt(connection, job) for job in jobs]
        except BaseException:
            transaction.close()
            raise
        try:
            transaction.commit()
        except Exception as problem:
            self._database.forget()
            if mark is None or not self._database.passing(problem) or not self._was_committed(mark):
                raise
        return results

    def _was_committed(self, mark: str) -> bool:
        pauses = Pauses(self._ending)
        while True:
            try:
                return self._database.committed(mark)
            except Exception as problem:
                if not self._database.passing(problem) or not pauses.another():
                    raise

    def _attempt(self, connection: Connection, job: Job) -> Any:
        try:
            with connection.begin_nested():
                return job.work(connection)
        except DBAPIError as problem:
            if self._database.passing(problem):
                raise
            return Failure(note("one job of a commit failed", problem))
        except Exception as problem:
            # Its own refusal: whoever asked knows what it means.
            return Failure(problem)

    def _answer(self, jobs: Sequence[Job], results: Sequence[Any]) -> None:
        def deliver() -> None:
            for job, result in zip(jobs, results, strict=True):
                if job.done.done():
                    continue
                if isinstance(result, Failure):
                    job.done.set_exception(result.problem)
                else:
                    job.done.set_result(result)

        try:
            self._loop.call_soon_threadsafe(deliver)
        except RuntimeError:
            # The loop is closed: nobody waits any more.
            return


class Readers:
    """Threads that read, each with a connection of its own."""

    def __init__(self, database: Database, loop: asyncio.AbstractEventLoop, threads: int = 2) -> None:
        self._database = database
        self._loop = loop
        self._ending = Event()
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix="reader")

    def put(self, work: Callable[[Connection], Any]) -> "asyncio.Future[Any]":
        """Queue something to read; called in the event loop."""
        return self._loop.run_in_executor(self._pool, self._insist, work)

    def _insist(self, work: Callable[[Connection], Any]) -> Any:
        pauses = Pauses(self._ending)
        while True:
            try:
                with self._database.reads.connect() as connection:
                    return work(connection)
            except Exception as problem:
                if not self._database.passing(problem):
                    raise
                if not pauses.another():
                    raise note("can't read", problem) from None

    def close(self) -> None:
        """Let the threads go."""
        self._ending.set()
        self._pool.shutdown()
