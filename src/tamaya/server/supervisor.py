"""The process that listens for several workers: starts them, hands connections to them, replaces those that end."""

import asyncio
import logging
import os
import signal
import socket
import subprocess
import sys
from asyncio import Task, create_task
from collections.abc import Callable, Coroutine
from typing import Any

from tamaya.server.door import READY, choose, destination, first_line, hand_over, meant

log = logging.getLogger(__name__)

DOOR = "TAMAYA_DOOR"
"""The environment variable that tells a worker which of its files its connections come through."""

STOP = 20.0
"""Seconds that a worker has to stop; then it is killed."""

START = 60.0
"""Seconds that a worker has to start."""

SOON, AT_LAST = 0.5, 30.0
"""Seconds until a worker that ended by itself is started again: at first, and after many times."""


class StartFailed(Exception):
    """The first workers ended before they took connections; they have said why."""


class Worker:
    """A process."""

    def __init__(self) -> None:
        ours, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        with theirs:
            self.process = subprocess.Popen(
                [sys.executable, *sys.orig_argv[1:]],
                env={**os.environ, DOOR: str(theirs.fileno())},
                pass_fds=[theirs.fileno()],
                stdout=subprocess.DEVNULL,
            )
        ours.setblocking(False)
        self.door = ours

    async def ready(self) -> bool:
        """Wait until it takes connections; False if it ends or takes too long instead."""
        try:
            async with asyncio.timeout(START):
                return await asyncio.get_running_loop().sock_recv(self.door, 16) == READY
        except (OSError, TimeoutError):
            return False

    async def stop(self) -> None:
        """Let it tell its visitors to come back, and end."""
        self.process.terminate()
        for _ in range(int(STOP / 0.05)):
            if self.process.poll() is not None:
                break
            await asyncio.sleep(0.05)
        else:
            log.warning("a worker didn't stop in time")
            self.process.kill()
        self.door.close()
        await asyncio.to_thread(self.process.wait)


class Supervisor:
    """Listens, and keeps so many workers."""

    def __init__(self, listener: socket.socket, count: int, ready: Callable[[], None]) -> None:
        self._listener = listener
        self._count = count
        self._ready = ready
        self._slots: dict[int, Worker] = {}
        self._some = asyncio.Event()
        self._ending = asyncio.Event()
        self._renewing = asyncio.Lock()
        self._tasks: set[Task[Any]] = set()

    async def run(self) -> None:
        """Serve until SIGINT or SIGTERM; SIGHUP replaces the workers one after the other.

        Raises:
            StartFailed: no worker could start.
        """
        loop = asyncio.get_running_loop()
        for stop in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(stop, self._ending.set)
        if not sys.stdin or not sys.stdin.isatty():
            # From a terminal it means that the terminal is gone.
            loop.add_signal_handler(signal.SIGHUP, lambda: self._spawn(self._renew()))
        first = [Worker() for _ in range(self._count)]
        if not all(await asyncio.gather(*(worker.ready() for worker in first))):
            await asyncio.gather(*(worker.stop() for worker in first))
            raise StartFailed
        for slot, worker in enumerate(first):
            self._install(slot, worker)
        accepting = create_task(self._accept())
        self._ready()
        await self._ending.wait()
        accepting.cancel()
        self._listener.close()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*(worker.stop() for worker in self._slots.values()))

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # ------------------------------------------------------------ workers

    def _install(self, slot: int, worker: Worker) -> None:
        self._slots[slot] = worker
        self._some.set()
        self._spawn(self._watch(slot, worker))

    async def _watch(self, slot: int, worker: Worker) -> None:
        """Replace a worker that ends by itself."""
        await asyncio.to_thread(worker.process.wait)
        if self._slots.get(slot) is not worker or self._ending.is_set():
            return
        log.error("a worker ended", extra={"code": worker.process.returncode})
        del self._slots[slot]
        worker.door.close()
        if not self._slots:
            self._some.clear()
        pause = SOON
        while not self._ending.is_set():
            fresh = Worker()
            if await fresh.ready():
                self._install(slot, fresh)
                return
            await fresh.stop()
            await asyncio.sleep(pause)
            pause = min(2 * pause, AT_LAST)

    async def _renew(self) -> None:
        """Replace the workers one after the other, by what the program and its settings are now; the new one comes first."""
        async with self._renewing:
            for slot in range(self._count):
                fresh = Worker()
                if not await fresh.ready():
                    # Whatever is wrong with the new ones, the old ones go on.
                    log.error("a new worker doesn't start; keeping the others")
                    await fresh.stop()
                    return
                old = self._slots.get(slot)
                self._install(slot, fresh)
                if old is not None:
                    await old.stop()

    # ------------------------------------------------------------ connections

    async def _accept(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            try:
                connection, address = await loop.sock_accept(self._listener)
            except OSError:
                # Too many files: some will be closed.
                await asyncio.sleep(0.1)
                continue
            self._spawn(self._show_in(connection, address[0]))

    async def _show_in(self, connection: socket.socket, client: str) -> None:
        with connection:
            try:
                line = await first_line(connection)
                await self._some.wait()
                slot = meant(line)
                if slot not in self._slots:
                    slot = choose(destination(line, client), list(self._slots))
                hand_over(self._slots[slot].door, connection)
            except (OSError, TimeoutError):
                # Gone, or too slow; or its worker is just ending: they come again.
                return
