"""A server of one's own, to be killed and started again on the same data."""

import os
import signal
import subprocess
import sys
from pathlib import Path

from tests.browser.conftest import free_port, wait_for

SERVE = [sys.executable, "-c", "from tamaya.cli.main import main; main()", "serve", "--bot-delay", "0"]


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
