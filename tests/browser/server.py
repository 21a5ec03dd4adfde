"""A server of one's own, to be killed and started again on the same data."""

import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest

SERVE = [sys.executable, "-c", "from tamaya.cli.main import main; main()", "serve", "--bot-delay", "0"]


START = 20.0
"""Seconds that a server may take to answer."""


def free_port() -> int:
    """Return a port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
    return port


def wait_for(port: int, process: subprocess.Popen[bytes]) -> None:
    """Return when a server answers on the port: connections are taken sooner, before its database is ready."""
    deadline = time.monotonic() + START
    while time.monotonic() < deadline:
        if process.poll() is not None:
            pytest.fail(f"the server left with code {process.returncode}")
        try:
            httpx.get(f"http://127.0.0.1:{port}/healthz", timeout=START)
        except httpx.TransportError:
            time.sleep(0.05)
        else:
            return
    pytest.fail(f"no server within {START} s")


class Server:
    """`tamaya serve` on a free port, with bots that answer at once."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start, or start again."""
        command = [*SERVE, "--port", str(self.port), "--data", str(self.folder)]
        self._process = subprocess.Popen(command, cwd=self.folder)
        wait_for(self.port, self._process)

    def kill(self) -> None:
        """Like a power cut."""
        assert self._process is not None
        os.kill(self._process.pid, signal.SIGKILL)
        self._process.wait()

    def stop(self) -> None:
        """Stop in an orderly way."""
        if self._process is not None and self._process.poll() is None:
            self._process.terminate()
            self._process.wait(timeout=20)
